"""Notifications between processes that share a database, by PostgreSQL's NOTIFY.

Stored changes are announced in the transaction that stores them, so a move costs one transaction, and nothing is
announced that isn't stored. Everything else goes over the link, in batches. Notifications may get lost, so every
process polls the database now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from meadowmarket.server.cluster.link import Link
from meadowmarket.server.storage.database import DatabaseAway
from meadowmarket.server.storage.records import ActionRow

LOGGER = logging.getLogger(__name__)
LONGEST: Final = 7000
"""Bytes; with 8,000 or more PostgreSQL refuses."""
SEND: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"


class Notification(msgspec.Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """A notification about a table from the process `by`."""

    table: str
    by: str


class Moved(Notification, frozen=True):
    """The table is now at `n`. `rows` is what was added, or None if too long: then it is in the database."""

    n: int
    rows: list[ActionRow] | None = None
    answers: str = ""
    """The id of the request that this was done for."""


class SeatsChanged(Notification, frozen=True):
    """Something about the table other than the game has changed."""


class Talked(Notification, frozen=True):
    """Someone has said something; the text is in the database."""


class PresenceChanged(Notification, frozen=True, tag="PresenceTold"):
    """The seats that are connected at this process. Its tag is what earlier versions call it."""

    seats: list[int]


class Requested(Notification, frozen=True):
    """A command for the process that owns the table."""

    to: str
    id: str
    seat: int
    n: int
    action: str | None = None


class Answered(Notification, frozen=True):
    """The answer to a request that was not carried out: a stale view, another owner, or a message that says why."""

    id: str
    is_stale: bool = False
    is_elsewhere: bool = False
    refused: msgspec.Raw = msgspec.Raw(b"null")


AnyNotification = Moved | SeatsChanged | Talked | PresenceChanged | Requested | Answered
DECODER: Final = msgspec.json.Decoder(AnyNotification)


class NotificationListener(Protocol):
    """A listener for the notifications of other processes."""

    def receive(self, notification: AnyNotification) -> None:
        """Handle a notification."""

    def reconnected(self) -> None:
        """Look for what may have been missed while the link was lost."""


class Notifier:
    """The sending and receiving of notifications; a single process (without a link) does neither."""

    def __init__(self, link: Link | None, name: str) -> None:
        self.name = name
        self._link = link
        self._channel = ""
        self._pending: list[str] = []
        self._sender: asyncio.Task[None] | None = None

    async def open(self, channel: str, listener: NotificationListener) -> None:
        """Begin to receive the other processes on a channel of PostgreSQL."""
        self._channel = channel
        if self._link is not None:
            await self._link.open(
                channel, lambda payload: self._receive(payload, listener.receive), listener.reconnected
            )

    def payload(self, moved: Moved) -> str:
        """Return the notification to store with the rows; empty for a single process."""
        if self._link is None:
            return ""
        data = msgspec.json.encode(moved)
        if len(data) > LONGEST:
            data = msgspec.json.encode(msgspec.structs.replace(moved, rows=None))
        return data.decode()

    def send(self, notification: AnyNotification) -> None:
        """Send a notification soon, together with the others that wait."""
        if self._link is None:
            return
        data = msgspec.json.encode(notification)
        if len(data) > LONGEST:
            LOGGER.error("a notification of %d bytes was not sent", len(data))
            return
        self._pending.append(data.decode())
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        assert self._link is not None
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._link.fetch(SEND, self._channel, batch)
            except DatabaseAway:
                LOGGER.warning("%d notifications were not sent: the database is away", len(batch))
            except Exception:
                LOGGER.exception("%d notifications were not sent", len(batch))

    def _receive(self, payload: str, receive: Callable[[AnyNotification], None]) -> None:
        try:
            notification = DECODER.decode(payload)
            if notification.by != self.name:
                receive(notification)
        except Exception:  # one bad notification must not end the listening
            LOGGER.exception("a notification could not be followed")

    async def close(self) -> None:
        """Stop."""
        if self._sender is not None:
            with suppress(asyncio.CancelledError):
                await self._sender
        if self._link is not None:
            await self._link.close()
