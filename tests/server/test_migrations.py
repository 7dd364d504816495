"""The forms of the database: up from nothing, and the newest is what the store expects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meadowmarket.server.migrations import configuration
from meadowmarket.server.settings import Settings
from meadowmarket.server.store import METADATA, ActionRow, Store


def differences(connection: sql.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_up_from_nothing_twice(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    make: Callable[[], str] = request.getfixturevalue("postgres") if kind == "postgresql" else lambda: ""

    async def run() -> None:
        for _ in range(2):
            store = Store(settings.database_address)
            await store.open()
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
            await store.close()

    settings = Settings(data=tmp_path, database=make())
    asyncio.run(run())


def test_actions_from_before_failures_were_noted(tmp_path: Path) -> None:
    table = ("t", "toy", 3, "short", "{}", 2, "own", 1, "", "playing", "", None, 0.0, 0.0)
    action = ("t", 1, 0, "bid 3", False, "00000000", 0.0)

    async def run() -> list[ActionRow]:
        store = Store(Settings(data=tmp_path).database_address)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda one: command.upgrade(configuration(one), "0001"))
            for name, row in (("tables", table), ("actions", action)):
                values = ", ".join(f":{i}" for i in range(len(row)))
                statement = sql.text(f"INSERT INTO {name} VALUES ({values})")
                await connection.execute(statement, {str(i): value for i, value in enumerate(row)})
        await store.open()
        await store.add_actions("t", [ActionRow(2, 1, "bid 4", False, "00000001", "failure-silent")], "playing")
        rows = await store.actions("t")
        await store.close()
        return rows

    assert [row.failure for row in asyncio.run(run())] == ["", "failure-silent"]
