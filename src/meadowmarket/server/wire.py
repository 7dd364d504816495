"""How processes that share a database hear of each other: small notes on Litestar's Channels.

A note says which table, and its `n`; whoever cares reads the rest from the store. PostgreSQL carries no long notes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from meadowmarket.server.settings import Settings

LOGGER = logging.getLogger(__name__)
CHANNEL = "meadowmarket"
LONGEST = 7000
"""Bytes; with more than 8,000 PostgreSQL refuses."""


class Note(msgspec.Struct, frozen=True):
    """What happened to a table: `moved`, `seats`, `mail`, `answer` or `presence`."""

    what: str
    table: str
    n: int
    by: str
    seats: list[int] = []


def make_channels(settings: Settings) -> ChannelsPlugin:
    """Makes the plugin: over PostgreSQL where processes share it, else within this process."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if settings.is_shared:
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        backend = AsyncPgChannelsBackend(settings.database)
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Wire:
    """Sends and hears notes; a process alone sends none."""

    def __init__(self, channels: ChannelsPlugin, is_shared: bool, name: str) -> None:
        self._channels = channels
        self._is_shared = is_shared
        self.name = name
        self._listener: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def send(self, what: str, table: str, n: int, seats: list[int] | None = None) -> None:
        """Sends a note soon. One that gets lost is made up for by the others' regular look at the store."""
        if self._is_shared:
            task = asyncio.create_task(self._send(Note(what, table, n, self.name, seats or [])))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, note: Note) -> None:
        data = msgspec.json.encode(note)
        if len(data) > LONGEST:
            LOGGER.error("a note of %d bytes was not sent", len(data))
            return
        try:
            # Not through the plugin's queue: its task ends for good at the first error.
            await self._channels.wait_published(data, CHANNEL)
        except Exception:  # the database may be away for a while
            LOGGER.exception("a note was not sent")

    def listen(self, hear: Callable[[Note], Awaitable[None]]) -> None:
        """Begins to hear the notes of the other processes."""
        if self._is_shared:
            self._listener = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Callable[[Note], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    note = msgspec.json.decode(data, type=Note)
                    if note.by != self.name:
                        await hear(note)
                except Exception:  # one bad note must not end the hearing
                    LOGGER.exception("a note could not be followed")

    async def close(self) -> None:
        """Stops hearing."""
        if self._listener:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
