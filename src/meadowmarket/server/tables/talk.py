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
        hub.hear_talk = self.read

    async def enter(self, connection: TableConnection) -> None:
        """Show someone who comes what was said before."""
        await self.read(connection.room)
        connection.show_talk()

    async def say(self, connection: TableConnection, said: Say) -> None:
        """Say something; raise Refusal, and say nothing, if that is not allowed here or too much."""
        room = connection.room
        text = seats.clean(said.text, LONGEST)
        if bool(said.phrase) == bool(text):
            raise Refusal(400, Message("talk-nothing"))
        if said.phrase and said.phrase not in PHRASES:
            allowed = ", ".join(PHRASES)
            raise Refusal(400, Message("no-such-phrase", {"found": said.phrase, "allowed": allowed}))
        if not room.live.record.talk:
            raise Refusal(409, Message("talk-is-off"))
        if not connection.talk_bucket.take():
            raise Refusal(429, Message("talk-too-fast"))
        await self._store.add(room.id, connection.seat, said.phrase, text)
        await self.read(room)
        self._hub.notifier.send(Talked(table=room.id, by=self._hub.notifier.name))

    async def read(self, room: OpenTable) -> None:
        """Read what was said since, here or in another process, and show it."""
        async with room.talk_lock:
            after = room.talk[-1].number if room.talk else 0
            room.talk = [*room.talk, *await self._store.lines(room.id, after)]
        for connection in room.connections:
            connection.show_talk()
