"""Writing actions to the database, with the additions of several tables in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from meadowmarket.server.storage.database import AWAY_SECONDS, Database, DatabaseAway
from meadowmarket.server.storage.records import ABANDONED, ActionRow
from meadowmarket.server.storage.schema import ACTIONS, TABLES

ADD_ACTIONS = sql.insert(ACTIONS)
TOUCH_TABLES = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("which"), TABLES.c.state != ABANDONED)
    .values(changed=sql.bindparam("now"), state=sql.bindparam("becomes"))
)
ADD_FENCED = """
WITH wanted AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS w (table_id, becomes, note)),
mine AS (
    SELECT wanted.* FROM wanted JOIN leases USING (table_id) JOIN processes ON processes.name = leases.process
    WHERE leases.process = $4 AND processes.expires > clock_timestamp()
),
added AS (
    INSERT INTO actions (table_id, n, seat, notation, is_undo, checksum, time, failure)
    SELECT a.table_id, a.n, a.seat, a.notation, a.is_undo, a.checksum, $5, a.failure
    FROM unnest($6::text[], $7::int[], $8::int[], $9::text[], $10::bool[], $11::text[], $12::text[])
        AS a (table_id, n, seat, notation, is_undo, checksum, failure)
    JOIN mine USING (table_id)
),
touched AS (
    UPDATE tables SET changed = $5, state = mine.becomes FROM mine WHERE id = mine.table_id AND state <> 'abandoned'
)
SELECT table_id, pg_notify($13, note) FROM mine
"""
"""Adds actions where the lease is still held, and tells the other processes, in one statement and so in one
transaction: a process that freezes can't leave it half done."""


class Conflict(Exception):
    """Someone else has already written this `n`: the table in memory is out of date."""


class LeaseLost(Exception):
    """The lease is lost: another process may decide at the table now."""


class Fence(NamedTuple):
    """The lease under which a process writes, and the notification that goes with it."""

    holder: str
    note: str


@dataclass
class Addition:
    """Rows that one table adds, their lease, and who waits for them."""

    table: str
    rows: Sequence[ActionRow]
    state: str
    fence: Fence | None
    done: asyncio.Future[None]

    def succeed(self) -> None:
        """Report that it is stored."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """Report why it is not stored."""
        if not self.done.done():
            self.done.set_exception(error)


class ActionWriter:
    """A writer that batches: while one transaction runs, additions gather for the next."""

    def __init__(self, engine: Database) -> None:
        self.engine = engine
        self.channel = ""
        """The channel of PostgreSQL that notifies other processes; set when the store is open."""
        self._pending: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    async def finish(self) -> None:
        """Wait until everything that was added is stored."""
        if self._writer is not None:
            await self._writer

    async def add(self, table: str, rows: Sequence[ActionRow], state: str, fence: Fence | None = None) -> None:
        """Add actions and the table's new state; raise Conflict, and add nothing, if one of them is there.

        With a fence it raises LeaseLost, and adds nothing, if the lease is not held any more. What several tables add
        while one transaction is on its way goes together into the next: a commit costs the same for one as for many.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(Addition(table, rows, state, fence, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            # A holder's name changes with its lease; those who wait may have been there before.
            for fence in {one.fence and one.fence.holder for one in batch}:
                await self._write_batch([one for one in batch if (one.fence and one.fence.holder) == fence])

    async def _write_batch(self, batch: Sequence[Addition]) -> None:
        try:
            await self._write_patiently(batch)
        except IntegrityError:
            if len(batch) == 1:
                batch[0].fail(Conflict(batch[0].table))
            else:
                for one in batch:
                    await self._write_batch([one])
        except Exception as error:  # those who wait for it must hear of it
            for one in batch:
                one.fail(error)

    async def _write_patiently(self, batch: Sequence[Addition]) -> None:
        """Write; try once more if the database was away. If the first try was stored, the second is a conflict."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + AWAY_SECONDS
        while True:
            try:
                return await self._write_together(batch)
            except DatabaseAway:
                if loop.time() > deadline:
                    raise
            await asyncio.sleep(0.1)

    async def _write_together(self, batch: Sequence[Addition]) -> None:
        if batch[0].fence is not None:
            written = await self._write_fenced(batch, batch[0].fence.holder)
        else:
            await self._write_plainly(batch)
            written = {one.table for one in batch}
        for one in batch:
            if one.table in written:
                one.succeed()
            else:
                one.fail(LeaseLost(one.table))

    async def _write_fenced(self, batch: Sequence[Addition], holder: str) -> set[str]:
        rows = [(one.table, row) for one in batch for row in one.rows]
        found = await self.engine.execute_alone(
            ADD_FENCED,
            [one.table for one in batch],
            [one.state for one in batch],
            [one.fence.note for one in batch if one.fence],
            holder,
            time.time(),
            [table for table, _ in rows],
            [row.n for _, row in rows],
            [row.seat for _, row in rows],
            [row.notation for _, row in rows],
            [row.is_undo for _, row in rows],
            [row.checksum for _, row in rows],
            [row.failure for _, row in rows],
            self.channel,
        )
        return {str(row[0]) for row in found}

    async def _write_plainly(self, batch: Sequence[Addition]) -> None:
        now = time.time()
        rows = [{"table_id": one.table, "time": now, **row.__dict__} for one in batch for row in one.rows]
        touched = [{"which": one.table, "now": now, "becomes": one.state} for one in batch]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(ADD_ACTIONS, rows)
            await connection.execute(TOUCH_TABLES, touched)
