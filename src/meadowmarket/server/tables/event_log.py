"""The event log of a table, action by action; old actions are compressed to save memory."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from meadowmarket.core.messages import Args, Event, Message
from meadowmarket.core.table import HistoryEntry

CHUNK = 16
"""Actions that are compressed together."""

LoggedAction = tuple[int, bool, list[Event], Message | None]
"""Who acted, whether there was a choice, what happened, and in which part of the game."""


class EventLog:
    """The events of all actions so far. Chunks that no undo can reach are compressed."""

    def __init__(self) -> None:
        self._old: list[bytes] = []
        self._recent: list[LoggedAction] = []

    def __len__(self) -> int:
        return len(self._old) * CHUNK + len(self._recent)

    def add(self, entries: Sequence[HistoryEntry], floor: int) -> None:
        """Add what was played, and take the events from the entries, which no longer need them."""
        for entry in entries:
            self._recent.append((entry.seat, entry.forced, list(entry.events), entry.stage))
            entry.events.clear()
        while len(self._recent) > 2 * CHUNK and (len(self._old) + 1) * CHUNK <= floor:
            self._old.append(_packed(self._recent[:CHUNK]))
            del self._recent[:CHUNK]

    def cut(self, length: int) -> None:
        """Forget what an undo took back."""
        del self._recent[length - len(self._old) * CHUNK :]

    def since(self, step: int) -> list[LoggedAction]:
        """List what happened after a step; the caller leaves out what a seat may not see."""
        first = step // CHUNK
        if first >= len(self._old):
            return self._recent[step - len(self._old) * CHUNK :]
        found = [action for chunk in self._old[first:] for action in _unpacked(chunk)]
        return found[step - first * CHUNK :] + self._recent


def _packed(actions: Sequence[LoggedAction]) -> bytes:
    packed = [
        (
            seat,
            forced,
            [(event.seat, event.audience, plain(event.message)) for event in events],
            None if stage is None else plain(stage),
        )
        for seat, forced, events, stage in actions
    ]
    return zlib.compress(msgspec.msgpack.encode(packed))


def _unpacked(chunk: bytes) -> list[LoggedAction]:
    packed = msgspec.msgpack.decode(zlib.decompress(chunk))
    return [
        (
            seat,
            forced,
            [Event(by, message_of(message), audience) for by, audience, message in events],
            None if stage is None else message_of(stage),
        )
        for seat, forced, events, stage in packed
    ]


def plain(message: Message) -> list[Any]:
    """Return a message as plain data."""
    args = {name: plain(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return [message.key, args]


def message_of(data: list[Any]) -> Message:
    """Return the message that `plain` gave."""
    args: Args = {name: message_of(value) if isinstance(value, list) else value for name, value in data[1].items()}
    return Message(data[0], args)
