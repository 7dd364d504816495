"""The store: tables, seats, actions and uploaded replays, on SQLite or PostgreSQL, with the same statements.

Actions are only ever added. An undo is a separate row, so that `n` never falls and nothing confirmed is lost.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from meadowmarket.core.rng import check_seed
from meadowmarket.server.http.refusal import damaged_table
from meadowmarket.server.storage.action_writer import ADD_ACTIONS, ActionWriter, Fence
from meadowmarket.server.storage.database import CONNECTIONS, Database
from meadowmarket.server.storage.migrations import upgrade
from meadowmarket.server.storage.records import ABANDONED, PLAYING, WAITING, ActionRow, SeatRecord, TableRecord
from meadowmarket.server.storage.schema import ACTIONS, NOTIFICATION_CHANNEL, REPLAYS, SEATS, TABLES

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The form of an id; anything else never reaches the database."""

REVISIONS = """
SELECT t.id, coalesce((SELECT max(n) FROM actions WHERE table_id = t.id), 0),
    md5(concat_ws('|', t.state, t.title, t.next, t.talk,
        (SELECT string_agg(s::text, '|' ORDER BY s.seat) FROM seats s WHERE s.table_id = t.id))),
    EXISTS (SELECT 1 FROM leases JOIN processes ON name = process
        WHERE table_id = t.id AND expires > clock_timestamp())
FROM tables t WHERE t.id = ANY($1::text[])
"""


class Revision(NamedTuple):
    """How far a stored table is; `fingerprint` changes whenever its seats, title or state do."""

    table: str
    n: int
    fingerprint: str
    has_owner: bool


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        self.engine = Database(address, connections)
        self.is_sqlite = self.engine.is_sqlite
        self._writer = ActionWriter(self.engine)

    @property
    def channel(self) -> str:
        """The channel of PostgreSQL on which processes notify each other; empty until the store is open."""
        return self._writer.channel

    async def open(self) -> None:
        """Migrate the database to the newest version; several processes at once wait for each other."""
        async with self.engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7236145)"))
            await connection.run_sync(upgrade)
            self._writer.channel = str(await connection.scalar(sql.select(NOTIFICATION_CHANNEL.c.name)))

    async def close(self) -> None:
        """Store what is waiting, then close all connections."""
        await self._writer.finish()
        await self.engine.dispose()

    # -- tables and seats

    async def add_table(self, record: TableRecord, rows: Sequence[ActionRow] = ()) -> None:
        """Store a new table with its seats, and what was played before it was opened."""
        actions = [{"table_id": record.id, "time": record.created, **row.__dict__} for row in rows]
        async with self.engine.begin() as connection:
            await _insert_table(connection, record)
            if actions:
                await connection.execute(ADD_ACTIONS, actions)

    async def table(self, table: str) -> TableRecord | None:
        """Return a table with its seats, or None; raise DamagedTable if its row makes no sense."""
        if not ID.fullmatch(table):
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(sql.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(sql.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            seats = [SeatRecord(**{k: v for k, v in one.items() if k != "table_id"}) for one in found.mappings()]
        return _record(dict(row), seats)

    async def change_table(self, table: str, **values: object) -> None:
        """Change fields of a table."""
        async with self.engine.begin() as connection:
            await connection.execute(_update_table(table, **values))

    async def change_seat(self, table: str, seat: int, only_if: str = "", **values: object) -> bool:
        """Change a seat, if it is of the kind `only_if`; return whether it did."""
        where = [SEATS.c.table_id == table, SEATS.c.seat == seat]
        if only_if:
            where.append(SEATS.c.kind == only_if)
        async with self.engine.begin() as connection:
            done = await connection.execute(sql.update(SEATS).where(*where).values(**values))
            await connection.execute(_update_table(table))
        return bool(done.rowcount)

    async def abandon(self, table: str) -> None:
        """End a table that is not over."""
        async with self.engine.begin() as connection:
            where = TABLES.c.state.in_((WAITING, PLAYING))
            await connection.execute(_update_table(table, state=ABANDONED).where(where))

    async def add_rematch(self, old: str, record: TableRecord) -> str:
        """Store the rematch of a table, unless it has one already; return the id of the one it has."""
        async with self.engine.begin() as connection:
            where = (TABLES.c.id == old, TABLES.c.next.is_(None))
            done = await connection.execute(sql.update(TABLES).where(*where).values(next=record.id))
            if done.rowcount:
                await _insert_table(connection, record)
                return record.id
            found = await connection.scalar(sql.select(TABLES.c.next).where(TABLES.c.id == old))
        return str(found)

    # -- actions

    async def add_actions(self, table: str, rows: Sequence[ActionRow], state: str, fence: Fence | None = None) -> None:
        """Add actions and the table's new state; raise Conflict, and add nothing, if one of them is there.

        With a fence it raises LeaseLost, and adds nothing, if the lease is not held any more.
        """
        await self._writer.add(table, rows, state, fence)

    async def revisions(self, tables: Sequence[str]) -> list[Revision]:
        """Return how far some tables are; with PostgreSQL only."""
        return [Revision(*row) for row in await self.engine.execute_alone(REVISIONS, list(tables))]

    async def actions(self, table: str, after: int = 0) -> list[ActionRow]:
        """Return the actions after the n-th, in order."""
        c = ACTIONS.c
        query = sql.select(c.n, c.seat, c.notation, c.is_undo, c.checksum, c.failure)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(c.table_id == table, c.n > after).order_by(c.n))
            return [ActionRow(*row) for row in rows]

    # -- replays

    async def add_replay(self, replay: str, text: str) -> None:
        """Store an uploaded replay."""
        async with self.engine.begin() as connection:
            await connection.execute(sql.insert(REPLAYS).values(id=replay, text=text, created=time.time()))

    async def replay(self, replay: str) -> str | None:
        """Return the text of an uploaded replay."""
        if not ID.fullmatch(replay):
            return None
        async with self.engine.connect() as connection:
            found = await connection.scalar(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == replay))
        return None if found is None else str(found)


async def _insert_table(connection: AsyncConnection, record: TableRecord) -> None:
    await connection.execute(sql.insert(TABLES).values(**record.as_row()))
    await connection.execute(sql.insert(SEATS), [seat.as_row(record.id) for seat in record.seats])


def _record(row: dict[str, Any], seats: list[SeatRecord]) -> TableRecord:
    secret_seed = row.pop("secret_seed")
    try:
        row["settings"] = msgspec.json.decode(row["settings"], type=dict[str, str])
        row["seed"] = check_seed(int(secret_seed or row["seed"]))
    except (TypeError, ValueError) as error:  # msgspec's errors are ValueErrors
        raise damaged_table(str(row["id"])) from error
    if [seat.seat for seat in seats] != list(range(int(row["players"]))):
        raise damaged_table(str(row["id"]))
    return TableRecord(**row, seats=seats)


def _update_table(table: str, **values: object) -> sql.Update:
    return sql.update(TABLES).where(TABLES.c.id == table).values(changed=time.time(), **values)
