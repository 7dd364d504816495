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

from meadowmarket.core.rng import new_secret_seed
from meadowmarket.server.settings import Settings, StorageSettings
from meadowmarket.server.storage.migrations import configuration
from meadowmarket.server.storage.records import ActionRow, SeatRecord, TableRecord
from meadowmarket.server.storage.schema import METADATA
from meadowmarket.server.storage.store import Store

SEATS = [SeatRecord(seat, "person", "Anna", "", "") for seat in range(2)]


def differences(connection: sql.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_up_from_nothing_twice(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    make: Callable[[], str] = request.getfixturevalue("postgres") if kind == "postgresql" else lambda: ""

    async def run() -> None:
        for _ in range(2):
            store = Store(settings.storage.address)
            await store.open()
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
            await store.close()

    settings = Settings(StorageSettings(tmp_path, make()))
    asyncio.run(run())


def test_actions_from_before_failures_were_noted(tmp_path: Path) -> None:
    table = ("t", "toy", 3, "short", "{}", 2, "own", 1, "", "playing", "", None, 0.0, 0.0)
    action = ("t", 1, 0, "bid 3", False, "00000000", 0.0)

    async def run() -> list[ActionRow]:
        store = Store(StorageSettings(tmp_path).address)
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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_from_before_secret_seeds(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    make: Callable[[], str] = request.getfixturevalue("postgres") if kind == "postgresql" else lambda: ""
    settings = Settings(StorageSettings(tmp_path, make()))
    row = {"id": "old", "game": "toy", "rules_version": 3, "ruleset": "short", "settings": "{}", "players": 2}
    row |= {"pack_digest": "own", "seed": 2**31 - 1, "title": "", "state": "playing", "invite_hash": ""}
    row |= {"next": None, "created": 0.0, "changed": 0.0}

    async def run() -> list[TableRecord | None]:
        store = Store(settings.storage.address)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda one: command.upgrade(configuration(one), "0002"))
            names = ", ".join(row)
            values = ", ".join(f":{name}" for name in row)
            await connection.execute(sql.text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
            for seat in range(2):
                place = {"table_id": "old", "seat": seat, "kind": "person", "name": "", "bot": "", "secret_hash": ""}
                fields = ", ".join(f":{name}" for name in place)
                statement = f"INSERT INTO seats VALUES ({fields}, false, false)"
                await connection.execute(sql.text(statement), place)
        await store.open()
        old = await store.table("old")
        assert old is not None
        fresh = TableRecord(**{**old.__dict__, "id": "new", "seed": new_secret_seed(), "seats": SEATS})
        await store.add_table(fresh)
        found = [old, await store.table("new")]
        await store.close()
        assert found[1] == fresh
        return found

    old, new = asyncio.run(run())
    assert old is not None
    assert new is not None
    assert (old.seed, old.is_practice) == (2**31 - 1, True)
    assert (new.seed >= 2**128, new.is_practice) == (True, False)
