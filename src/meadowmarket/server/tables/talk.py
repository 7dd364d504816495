"""Table talk: what players say, as phrases that each reads in their own language, or as text."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.server.cluster.notifier import Talked
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.messages.socket import Say
from meadowmarket.server.storage.talk import TalkStore
from meadowmarket.server.tables import seats
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.open_table import OpenTable, TableConnection

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "thanks",
    "nice-move",
    "oops",
    "well-played",
    "goodbye",
)
"""What can be said with one click; the page has a text `web-phrase-…` for each."""
LONGEST: Final = 200


class TableTalk:
    """Table talk that is stored, then shown to everyone at the table, in all processes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = TalkStore(hub.store)
        hub.read_talk = self.read

    async def enter(self, connection: TableConnection) -> None:
        """Send earlier lines to a new connection."""
        await self.read(connection.open_table)
        connection.show_talk()

    async def say(self, connection: TableConnection, message: Say) -> None:
        """Say something; raise Refusal, and say nothing, if that is not allowed here or too much."""
        open_table = connection.open_table
        text = seats.clean(message.text, LONGEST)
        if bool(message.phrase) == bool(text):
            raise Refusal(400, Message("talk-nothing"))
        if message.phrase and message.phrase not in PHRASES:
            allowed = ", ".join(PHRASES)
            raise Refusal(400, Message("no-such-phrase", {"found": message.phrase, "allowed": allowed}))
        if not open_table.live.record.talk:
            raise Refusal(409, Message("talk-is-off"))
        if not connection.talk_bucket.take():
            raise Refusal(429, Message("talk-too-fast"))
        await self._store.add(open_table.id, connection.seat, message.phrase, text)
        await self.read(open_table)
        self._hub.notifier.send(Talked(table=open_table.id, by=self._hub.notifier.name))

    async def read(self, open_table: OpenTable) -> None:
        """Read what was said since, here or in another process, and show it."""
        async with open_table.talk_lock:
            after = open_table.talk[-1].number if open_table.talk else 0
            open_table.talk = [*open_table.talk, *await self._store.lines(open_table.id, after)]
        for connection in open_table.connections:
            connection.show_talk()
