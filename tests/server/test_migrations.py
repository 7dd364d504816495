"""The forms of the database: up from nothing, and the newest is what the store expects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meadowmarket.server.settings import Settings
from meadowmarket.server.store import METADATA, Store


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
