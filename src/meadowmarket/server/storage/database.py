"""The pool of connections to SQLite or PostgreSQL. It recovers from a restart of PostgreSQL by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadowmarket.core.messages import Message
from meadowmarket.server.http.refusal import Refusal

CONNECTIONS: Final = 8
"""The most connections of a process to PostgreSQL, besides its link."""
AWAY_SECONDS: Final = 10.0
"""Seconds to wait for a database that is away, as when it restarts."""
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
SERVER_SETTINGS: Final = {
    "application_name": "meadowmarket",
    # A process that freezes within a transaction must not hold up the others.
    "idle_in_transaction_session_timeout": "5000",
    # Short statements: compiling them costs more than it saves.
    "jit": "off",
}
AWAY: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,  # PostgreSQL has just ended the connection, which is not closed yet
)


class DatabaseAway(Refusal):
    """The database can't be reached, or has closed the connection: it is unknown whether a write was done."""

    def __init__(self) -> None:
        super().__init__(503, Message("server-busy"))


def is_away(error: BaseException | None) -> bool:
    """Whether an error means that PostgreSQL is not there, or not there any more."""
    while error is not None:
        if isinstance(error, DBAPIError):
            if error.connection_invalidated:
                return True
            error = error.orig
        elif isinstance(error, AWAY) or (isinstance(error, asyncpg.InterfaceError) and "closed" in str(error)):
            return True
        else:
            error = error.__cause__
    return False


class Database:
    """The pool of one process. It hands out working connections, or raises DatabaseAway."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        self.is_sqlite = address.startswith("sqlite")
        self._engine = _sqlite_engine(address) if self.is_sqlite else _postgresql_engine(address, connections)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for reading."""
        connection = await self._open()
        try:
            yield connection
        except Exception as error:
            self._check(error)
            raise
        finally:
            await connection.close()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection for one transaction: it is done whole, or not at all."""
        async with self.connect() as connection, connection.begin():
            yield connection

    async def execute_alone(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run one PostgreSQL statement that is a transaction by itself: one round trip, never left half done."""
        async with self.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            return [tuple(row) for row in await alone.exec_driver_sql(statement, values)]

    async def dispose(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def _open(self) -> AsyncConnection:
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + AWAY_SECONDS, 0.05
        while True:
            try:
                return await self._engine.connect()
            except Exception as error:
                if self.is_sqlite or not is_away(error):
                    raise
                if loop.time() > deadline:
                    raise DatabaseAway from error
            await asyncio.sleep(pause)
            pause = min(1.0, 2 * pause)

    def _check(self, error: Exception) -> None:
        if not self.is_sqlite and not isinstance(error, Refusal) and is_away(error):
            raise DatabaseAway from error


def _sqlite_engine(address: str) -> AsyncEngine:
    # SQLite has one writer at a time: a second connection would only wait for the first.
    engine = create_async_engine(address, pool_size=1, max_overflow=0)
    sql.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _postgresql_engine(address: str, connections: int) -> AsyncEngine:
    options = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS, "server_settings": SERVER_SETTINGS}
    engine = create_async_engine(address, pool_size=connections, max_overflow=0, connect_args=options)
    sql.event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _check_open(connection: Any, _record: object, _proxy: object) -> None:
    """Drop the pool's connections when PostgreSQL has closed one; asking it each time would cost a round trip."""
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: a confirmed move survives a power cut, too.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
