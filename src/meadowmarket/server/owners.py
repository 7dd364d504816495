"""Which process decides at a table. With SQLite there is one process; with PostgreSQL an advisory lock says which."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOGGER = logging.getLogger(__name__)


class Owners:
    """The locks of this process, all on one connection: when that is lost, so are they, and others may take over."""

    def __init__(self, engine: AsyncEngine | None) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._mine: set[str] = set()
        self._turn = asyncio.Lock()

    def owns(self, table: str) -> bool:
        """Says whether this process decides at a table."""
        return self._engine is None or table in self._mine

    async def acquire(self, table: str) -> bool:
        """Tries to become the owner of a table; says whether this process is it now."""
        if self.owns(table):
            return True
        if await self._ask("SELECT pg_try_advisory_lock(:key)", table):
            self._mine.add(table)
        return table in self._mine

    async def release(self, table: str) -> None:
        """Lets others decide at a table."""
        if table in self._mine:
            self._mine.discard(table)
            await self._ask("SELECT pg_advisory_unlock(:key)", table)

    async def check(self) -> None:
        """Notices when the connection, and with it all locks, was lost."""
        if self._engine is not None and self._connection is not None:
            await self._ask("SELECT CAST(:key AS bigint) IS NOT NULL", "")

    async def close(self) -> None:
        """Gives everything back."""
        self._mine.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            # The connection must not live on in the pool, for its locks would, too.
            await connection.invalidate()
            await connection.close()

    async def _ask(self, statement: str, table: str) -> bool:
        assert self._engine is not None
        async with self._turn:
            try:
                if self._connection is None:
                    fresh = await self._engine.connect()
                    self._connection = await fresh.execution_options(isolation_level="AUTOCOMMIT")
                return bool(await self._connection.scalar(sql.text(statement), {"key": _key(table)}))
            except (SQLAlchemyError, OSError):
                LOGGER.warning("the connection that holds the tables' locks was lost")
                self._mine.clear()
                lost, self._connection = self._connection, None
                if lost is not None:
                    await lost.invalidate()
                return False


def _key(table: str) -> int:
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
