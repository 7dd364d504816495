"""Leases: which process decides at a table.

A process keeps one row with a time of expiry, and one row per table that it owns. All times are PostgreSQL's: the
clocks of the machines that serve may differ. A process that stops renewing, because it froze or died, loses all its
tables at once; the next process that asks for a table takes it over. Every write checks the lease in its own
transaction (`Store`), so nothing depends on a process noticing in time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from meadowmarket.server.cluster.link import Link
from meadowmarket.server.storage.database import DatabaseAway

LOGGER = logging.getLogger(__name__)
LEASE_SECONDS: Final = 6.0
RENEW_SECONDS: Final = 1.5

REGISTER: Final = """
WITH alive AS (SELECT name FROM processes WHERE expires > clock_timestamp()),
dead AS (
    DELETE FROM processes WHERE name IN
        (SELECT name FROM processes WHERE expires <= clock_timestamp() FOR UPDATE SKIP LOCKED)
),
orphans AS (
    DELETE FROM leases WHERE table_id IN
        (SELECT table_id FROM leases WHERE process NOT IN (SELECT name FROM alive) FOR UPDATE SKIP LOCKED)
)
INSERT INTO processes (name, expires) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
ON CONFLICT (name) DO UPDATE SET expires = excluded.expires
"""
RENEW: Final = """
UPDATE processes SET expires = clock_timestamp() + make_interval(secs => $2)
WHERE name = $1 AND expires > clock_timestamp() RETURNING name
"""
ACQUIRE: Final = """
WITH alive AS (SELECT name FROM processes WHERE expires > clock_timestamp()),
taken AS (
    INSERT INTO leases (table_id, process) SELECT $1::text, name FROM alive WHERE name = $2
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
    WHERE leases.process = excluded.process OR leases.process NOT IN (SELECT name FROM alive)
    RETURNING process
)
SELECT process, TRUE FROM taken
UNION ALL SELECT process, FALSE FROM leases WHERE table_id = $1::text AND NOT EXISTS (SELECT 1 FROM taken)
"""
RELEASE: Final = "DELETE FROM leases WHERE table_id = $1 AND process = $2"
LEAVE: Final = """
WITH tables AS (DELETE FROM leases WHERE process = $1) DELETE FROM processes WHERE name = $1
"""


class Leases:
    """The tables of this process. Without a link (SQLite) it is the only process and owns all tables."""

    def __init__(self, link: Link | None, name: str) -> None:
        self._link = link
        self._name = name
        self._term = 0
        self._until = 0.0
        self._mine: set[str] = set()
        self._others: dict[str, str] = {}
        self._turn = asyncio.Lock()
        self._renewer: asyncio.Task[None] | None = None

    @property
    def holder(self) -> str:
        """Return the name under which this process holds its leases; one that lost them takes a new name."""
        return f"{self._name}.{self._term}"

    def owns(self, table: str) -> bool:
        """Whether this process decides at a table, as far as it knows."""
        return self._link is None or (table in self._mine and time.monotonic() < self._until)

    def owner(self, table: str) -> str:
        """Return the holder that decided at a table when this process last asked; empty if it is not known."""
        return self._others.get(table, "")

    async def open(self) -> None:
        """Begin to renew."""
        if self._link is not None:
            await self.renew()
            self._renewer = asyncio.create_task(self._keep_renewing())

    async def acquire(self, table: str) -> bool:
        """Try to become the owner of a table; return whether this process owns it now."""
        if self.owns(table):
            return True
        assert self._link is not None
        for _ in range(2):
            if time.monotonic() >= self._until:
                await self.renew()
            holder = self.holder
            found = await self._link.fetch(ACQUIRE, table, holder)
            if not found:
                return False  # someone takes it at this moment
            owner, is_taken = found[0]
            if is_taken and holder == self.holder:
                self._mine.add(table)
                self._others.pop(table, None)
                return True
            if owner != holder:
                self._others[table] = owner
                return False
            self._until = 0.0  # PostgreSQL says that it has expired
        return False

    def forget(self, table: str) -> None:
        """Forget who decides at a table, so that the next call asks again."""
        self._mine.discard(table)
        self._others.pop(table, None)

    def forget_own(self, table: str) -> None:
        """Note that another process has decided at a table."""
        self._mine.discard(table)

    async def release(self, table: str) -> None:
        """Let others decide at a table."""
        was_mine = table in self._mine
        self.forget(table)
        if was_mine and self._link is not None:
            await self._link.fetch(RELEASE, table, self.holder)

    async def renew(self) -> None:
        """Renew the lease; a process whose lease has expired starts again under a new name, without tables."""
        assert self._link is not None
        async with self._turn:
            asked = time.monotonic()
            if not self._term or not await self._link.fetch(RENEW, self.holder, LEASE_SECONDS):
                if self._mine:
                    LOGGER.warning("the leases of %d tables have expired", len(self._mine))
                self._mine.clear()
                self._term += 1
                await self._link.fetch(REGISTER, self.holder, LEASE_SECONDS)
            self._until = asked + LEASE_SECONDS

    async def close(self) -> None:
        """Give all tables back."""
        if self._renewer is not None:
            self._renewer.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewer
        self._mine.clear()
        if self._link is not None and self._term:
            with suppress(DatabaseAway):
                await self._link.fetch(LEAVE, self.holder)

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.renew()
            except DatabaseAway:
                LOGGER.warning("the leases could not be renewed")
            except Exception:
                LOGGER.exception("the leases could not be renewed")
