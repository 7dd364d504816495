"""A table and its connections, in one process."""

from __future__ import annotations

import asyncio
import time

from meadowmarket.core.api import NOBODY
from meadowmarket.server.http.rate_limits import Bucket
from meadowmarket.server.localizer import known
from meadowmarket.server.messages.parts import TalkLine
from meadowmarket.server.messages.socket import Seats, ServerMessage, Talk, encode
from meadowmarket.server.tables.presence import Presence
from meadowmarket.server.tables.table import LiveTable

MOST_PENDING = 50
LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 5
"""How many lines per second one connection may say, and how many at once."""


class TableConnection:
    """One connection: its seat and language, what it has been sent, and what is still to be sent.

    A view is made only when it can be sent, so a slow reader gets fewer views, never an outdated one.
    """

    def __init__(self, open_table: OpenTable, seat: int, language: str, known_n: int | None, address: str = "") -> None:
        self.open_table = open_table
        self.seat = seat
        self.address = address
        self.language = known(language)
        self.known = known_n
        self._proof = open_table.proof(seat)
        self._messages: list[ServerMessage] = []
        self._wants_view = True
        self._wants_seats = False
        self._wants_talk = False
        self._talk_known = 0
        self.talk_bucket = Bucket(LINES_PER_SECOND, LINES_AT_ONCE)
        self._has_news = asyncio.Event()
        self._has_news.set()

    def queue(self, message: ServerMessage) -> None:
        """Queue a message to be sent; the queue of a slow reader is limited."""
        if len(self._messages) < MOST_PENDING:
            self._messages.append(message)
        self._has_news.set()

    def show(self) -> None:
        """Queue a fresh view, after the messages that wait."""
        self._wants_view = True
        self._has_news.set()

    def show_seats(self) -> None:
        """Queue the seats to be sent."""
        self._wants_seats = True
        self._has_news.set()

    def show_talk(self) -> None:
        """Queue what was said since the last time."""
        self._wants_talk = True
        self._has_news.set()

    def change_language(self, language: str) -> None:
        """Change the language: everything is sent again."""
        self.language = known(language)
        self.known = None
        self.show()

    @property
    def holds_seat(self) -> bool:
        """Whether the seat still belongs to the secret that this connection came with."""
        return self._proof == self.open_table.proof(self.seat)

    async def take(self) -> list[bytes]:
        """Wait until there is something to send, and return it."""
        await self._has_news.wait()
        self._has_news.clear()
        pending, self._messages = self._messages, []
        wants_view, self._wants_view = self._wants_view, False
        wants_seats, self._wants_seats = self._wants_seats, False
        found = [encode(message) for message in pending]
        if wants_view or wants_seats:
            # Under the lock nothing is seen that is not stored yet.
            async with self.open_table.lock:
                if (
                    not self.open_table.is_broken and not self.open_table.is_deleted and self.holds_seat
                ):  # else everyone is woken when it is mended
                    found.append(self._view() if wants_view else self._seats())
        return [*found, *self._new_talk()]

    def _new_talk(self) -> list[bytes]:
        wants_talk, self._wants_talk = self._wants_talk, False
        lines = [line for line in self.open_table.talk if line.number > self._talk_known] if wants_talk else []
        if not lines or self.open_table.is_deleted or not self.holds_seat:
            return []
        self._talk_known = lines[-1].number
        return [encode(Talk(lines))]

    def _view(self) -> bytes:
        live = self.open_table.live
        view = live.view(self.seat, self.known, live.localizer(self.language), self.open_table.presence)
        self.known = live.n
        return encode(view)

    def _seats(self) -> bytes:
        live = self.open_table.live
        seats = live.seats(live.localizer(self.language), self.open_table.presence)
        return encode(Seats(live.record.title, live.state, seats, live.record.next, live.record.talk))


class OpenTable:
    """A table in memory. `lock` is its queue: it is held to play or to look, first come, first served."""

    def __init__(self, live: LiveTable, gone_seconds: int) -> None:
        self.live = live
        self.presence = Presence(gone_seconds, self._proofs())
        self.lock = asyncio.Lock()
        self.connections: set[TableConnection] = set()
        self.bots: asyncio.Task[None] | None = None
        self.hints: dict[int, asyncio.Task[None]] = {}
        """By seat: the hint that was asked for last; it may still be in progress."""
        self.is_broken = False
        """Whether memory holds something that could not be stored."""
        self.is_deleted = False
        self.talk: list[TalkLine] = []
        """What was said, as far as this process has read it."""
        self.talk_lock = asyncio.Lock()
        self.address = ""
        """The address that the work of its bots is counted for: that of the opener, or else of the first visitor."""
        self.used = time.monotonic()
        self.fingerprint = ""
        """The stored fingerprint of seats, title and state, when this process last compared it."""
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """By process: when it last reported, and the seats that are connected there."""

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.live.record.id

    @property
    def is_watched(self) -> bool:
        """Whether anyone looks at the table, in any process."""
        return bool(self.connections or self.elsewhere)

    def proof(self, seat: int) -> str:
        """Return what is stored of the secret that proves a seat now; spectators need none."""
        return "" if seat == NOBODY else self.live.record.seats[seat].secret_hash

    def _proofs(self) -> list[str]:
        return [seat.secret_hash for seat in self.live.record.seats]

    def connected_here(self) -> set[int]:
        """List the seats that someone is connected as in this process."""
        return {connection.seat for connection in self.connections if connection.seat >= 0 and connection.holds_seat}

    def show_all(self) -> None:
        """Send everyone what is new."""
        self.used = time.monotonic()
        for connection in self.connections:
            connection.show()

    def show_seats(self) -> None:
        """Send everyone who sits where."""
        elsewhere = {seat for _, seats in self.elsewhere.values() for seat in seats}
        self.presence.update(elsewhere | self.connected_here(), self._proofs())
        for connection in self.connections:
            connection.show_seats()
