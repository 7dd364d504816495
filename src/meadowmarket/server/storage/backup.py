"""Backups: all tables and replays in one file, from and to either kind of database, while the server runs.

The file is an SQLite database with the schema of the store. Restoring only adds: existing tables stay as they are, so
their players notice nothing.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.server.settings import StorageSettings
from meadowmarket.server.storage.schema import ACTIONS, REPLAYS, REVIEWS, SEATS, TABLES, TALK
from meadowmarket.server.storage.store import Store

KEPT = (TABLES, SEATS, ACTIONS, TALK, REPLAYS, REVIEWS)
"""The tables that a backup holds, in an order in which none refers to a later one."""
ALWAYS_KEPT = (TABLES, SEATS, ACTIONS, REPLAYS)
"""The tables that backups of all versions hold."""
BATCH = 500


@dataclass(frozen=True)
class Contents:
    """How much a backup holds, or how much was restored."""

    tables: int
    replays: int


async def back_up(storage: StorageSettings, path: Path) -> Contents:
    """Write a backup; raise BadSetup if the file exists already, or there is nothing to back up."""
    if path.exists():
        raise BadSetup(Message("backup-exists", {"file": str(path)}))
    if not storage.is_shared and not (storage.folder / "tables.sqlite").is_file():
        raise BadSetup(Message("backup-no-database", {"folder": str(storage.folder)}))
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.part")
    draft.unlink(missing_ok=True)
    try:
        if storage.is_shared:
            await _dump(storage, draft)
        else:
            _copy(storage.folder / "tables.sqlite", draft)
        found = await _count(draft)
        draft.replace(path)  # whole, or not at all
    finally:
        draft.unlink(missing_ok=True)
    return found


async def restore(storage: StorageSettings, path: Path) -> Contents:
    """Add what a backup holds and the database lacks; raise BadSetup if it is no backup."""
    _check(path)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        storage.folder.mkdir(parents=True, exist_ok=True)
        async with _opened(_address(copy), path) as source, _opened(storage.address) as target:
            return await _add(source, target)


@asynccontextmanager
async def _opened(address: str, shown: Path | None = None) -> AsyncIterator[Store]:
    """Open a database and migrate it; `shown` is the file to name if that fails."""
    store = Store(address)
    try:
        await store.open()
        yield store
    except CommandError as error:  # its form is of a later version
        raise BadSetup(Message("backup-too-new", {"file": str(shown)})) from error
    finally:
        await store.close()


def _address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def _copy(database: Path, draft: Path) -> None:
    """Copy a database that is in use, by SQLite's backup function: a plain copy would miss what is in its journal."""
    source = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(draft)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")


async def _dump(storage: StorageSettings, draft: Path) -> None:
    """Write one consistent snapshot of PostgreSQL."""
    async with (
        _opened(storage.address) as source,
        _opened(_address(draft)) as target,
        source.engine.connect() as reader,
        target.engine.begin() as writer,
    ):
        reader = await reader.execution_options(isolation_level="REPEATABLE READ")
        for table in KEPT:
            result = await reader.stream(sql.select(table))
            async for rows in result.mappings().partitions(BATCH):
                await writer.execute(sql.insert(table), [dict(row) for row in rows])
    with closing(sqlite3.connect(draft)) as database:
        database.execute("PRAGMA journal_mode=DELETE")


async def _add(source: Store, target: Store) -> Contents:
    tables = await _missing(source, target, TABLES)
    replays = await _missing(source, target, REPLAYS)
    async with source.engine.connect() as reader:
        for one in tables:
            # Each table is added whole, or not at all; between two of them the server gets its turn.
            async with target.engine.begin() as writer:
                await _add_rows(reader, writer, TABLES, TABLES.c.id == one)
                for part in (SEATS, ACTIONS, TALK):
                    await _add_rows(reader, writer, part, part.c.table_id == one)
                await _add_review(reader, writer, one)
        for one in replays:
            async with target.engine.begin() as writer:
                await _add_rows(reader, writer, REPLAYS, REPLAYS.c.id == one)
                await _add_review(reader, writer, one)
    return Contents(len(tables), len(replays))


async def _missing(source: Store, target: Store, table: sql.Table) -> Sequence[str]:
    async with source.engine.connect() as reader, target.engine.connect() as other:
        there = set(await other.scalars(sql.select(table.c.id)))
        return [one for one in await reader.scalars(sql.select(table.c.id)) if one not in there]


async def _add_rows(
    reader: AsyncConnection, writer: AsyncConnection, table: sql.Table, which: sql.ColumnElement[bool]
) -> None:
    rows = [dict(row) for row in (await reader.execute(sql.select(table).where(which))).mappings()]
    if rows:
        await writer.execute(sql.insert(table), rows)


async def _add_review(reader: AsyncConnection, writer: AsyncConnection, replay: str) -> None:
    """Add the review of a replay; one that was left over from a deleted replay gives way."""
    await writer.execute(sql.delete(REVIEWS).where(REVIEWS.c.id == replay))
    await _add_rows(reader, writer, REVIEWS, REVIEWS.c.id == replay)


def _check(path: Path) -> None:
    """Raise BadSetup if a file is not a valid backup."""
    names: set[Any] = set()
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            is_sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        is_sound = False
    if not is_sound or not {table.name for table in ALWAYS_KEPT} <= names:
        raise BadSetup(Message("backup-damaged", {"file": str(path)}))


async def _count(path: Path) -> Contents:
    _check(path)
    with closing(sqlite3.connect(path)) as database:
        counts = [database.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0] for table in (TABLES, REPLAYS)]
    return Contents(*counts)
