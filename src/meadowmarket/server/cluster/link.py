"""The one connection that a process uses to exchange notifications and to keep its leases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from meadowmarket.server.storage.database import AWAY_SECONDS, CONNECT_SECONDS, SERVER_SETTINGS, DatabaseAway, is_away

Connection = Any  # asyncpg has no types
LOGGER = logging.getLogger(__name__)
ANSWER_SECONDS: Final = 5.0
"""After this the connection counts as lost: PostgreSQL, or the way to it, hangs."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 1.0


class Link:
    """A connection that stays open and is reopened, with growing pauses, whenever it is lost.

    Nothing sent over it must be durable: whatever a crash of PostgreSQL loses is sent, or leased, again. So it doesn't
    wait for the disk.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._is_open = asyncio.Event()
        self._is_lost = asyncio.Event()
        self._turn = asyncio.Lock()
        self._reconnecter: asyncio.Task[None] | None = None
        self._channel = ""
        self._receive: Callable[[str], None] = lambda payload: None
        self._on_reopened: Callable[[], None] = lambda: None

    async def open(self, channel: str, receive: Callable[[str], None], reopened: Callable[[], None]) -> None:
        """Connect and begin to listen; `reopened` is called when notifications may have been missed."""
        self._channel, self._receive, self._on_reopened = channel, receive, reopened
        await self._connect()
        self._reconnecter = asyncio.create_task(self._keep_open())

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Run one statement that may be run twice; raise DatabaseAway if the connection is lost and not back soon."""
        try:
            async with asyncio.timeout(AWAY_SECONDS):
                while True:
                    await self._is_open.wait()
                    async with self._turn:
                        with suppress(DatabaseAway):
                            return await self._fetch(statement, *values)
        except TimeoutError as error:
            raise DatabaseAway from error

    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        connection = self._connection
        if connection is None:
            raise DatabaseAway
        try:
            return list(await connection.fetch(statement, *values, timeout=ANSWER_SECONDS))
        except Exception as error:
            if not is_away(error):
                raise
            self._lose(connection)
            raise DatabaseAway from error

    async def close(self) -> None:
        """Close the connection."""
        if self._reconnecter is not None:
            self._reconnecter.cancel()
            with suppress(asyncio.CancelledError):
                await self._reconnecter
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1.0)

    async def _connect(self) -> None:
        settings = {**SERVER_SETTINGS, "synchronous_commit": "off"}
        connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS, server_settings=settings)
        connection.add_termination_listener(lambda _: self._lose(connection))
        await connection.add_listener(
            self._channel, lambda _connection, _pid, _channel, payload: self._receive(str(payload))
        )
        self._connection = connection
        self._is_lost.clear()
        self._is_open.set()

    def _lose(self, lost: Connection) -> None:
        current = self._connection
        if current is None or current is not lost:
            return  # an older one
        self._connection = None
        self._is_open.clear()
        self._is_lost.set()
        if not current.is_closed():
            current.terminate()

    async def _keep_open(self) -> None:
        while True:
            await self._is_lost.wait()
            LOGGER.warning("the link to PostgreSQL was lost")
            await self._reconnect()
            LOGGER.warning("the link to PostgreSQL is back")
            self._on_reopened()

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._connect()
                return
            except Exception as error:
                if not is_away(error):
                    LOGGER.exception("the link to PostgreSQL could not be opened")
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
