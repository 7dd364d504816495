"""Forwarding of commands to the process that owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server.cluster.notifier import LONGEST, Answered, Notifier, Requested
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.storage.records import ActionRow
from meadowmarket.server.tables.event_log import message_of, plain
from meadowmarket.server.tables.seats import new_id
from meadowmarket.server.tables.table import LiveTable, StaleView

ANSWER_SECONDS: Final = 1.5
"""After this a command is sent again, to the owner of the table then. It names its n, so it is never done twice."""


class Command(msgspec.Struct, frozen=True):
    """What a seat wants: an action, or an undo (None). `n` is the last step it has seen."""

    seat: int
    n: int
    action: str | None

    def carry_out(self, live: LiveTable) -> list[ActionRow]:
        """Change a table; raise StaleView or IllegalAction, and change nothing, if it can't be."""
        if self.action is None:
            return live.undo(self.seat, self.n)
        return live.play(self.seat, self.action, self.n)


class Request:
    """A command in transit; it keeps its id when it is sent again."""

    def __init__(self, notifier: Notifier, table: str, command: Command) -> None:
        self.id = new_id()
        self._notifier = notifier
        self._table = table
        self._command = command
        self._answer = asyncio.get_running_loop().create_future()

    def resolve(self, answer: Answered | None) -> None:
        """Accept an answer; None means that it was done. The first answer counts."""
        if not self._answer.done():
            self._answer.set_result(answer)

    async def send(self, owner: str) -> bool:
        """Have the owner carry it out; raise what it raised. Return False if it did not answer, or can't."""
        fields = msgspec.structs.asdict(self._command)
        self._notifier.send(Requested(table=self._table, by=self._notifier.name, to=owner, id=self.id, **fields))
        await asyncio.wait([self._answer], timeout=ANSWER_SECONDS)
        return self.is_done()

    def is_done(self) -> bool:
        """Whether an owner has carried it out, now or when it was sent before; raise what it raised."""
        if not self._answer.done():
            return False
        answer: Answered | None = self._answer.result()
        if answer is None or _check(answer):
            return True
        self._answer = asyncio.get_running_loop().create_future()
        return False


class Forwarder:
    """The commands that this process has sent to other owners, and its answers to theirs."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._waiting: dict[str, Request] = {}

    @contextmanager
    def request(self, table: str, command: Command) -> Iterator[Request]:
        """Wait for the answers to a command."""
        request = Request(self._notifier, table, command)
        self._waiting[request.id] = request
        try:
            yield request
        finally:
            del self._waiting[request.id]

    def resolve(self, request: str, answer: Answered | None) -> None:
        """Accept an answer; None means that it was done."""
        if waiting := self._waiting.get(request):
            waiting.resolve(answer)

    def answer(self, requested: Requested, error: Exception) -> None:
        """Tell the process that sent a request why it was not carried out."""
        reason = plain(error.message) if isinstance(error, MeadowMarketError) else None
        if reason is not None and len(msgspec.json.encode(reason)) > LONGEST // 2:
            reason = plain(Message("server-error"))
        answered = Answered(
            table=requested.table,
            by=self._notifier.name,
            id=requested.id,
            is_stale=isinstance(error, StaleView),
            refused=msgspec.Raw(msgspec.json.encode(reason)),
        )
        self._notifier.send(answered)

    def decline(self, requested: Requested) -> None:
        """Tell the process that sent a request that this process does not own the table."""
        name = self._notifier.name
        self._notifier.send(Answered(table=requested.table, by=name, id=requested.id, is_elsewhere=True))


def _check(answer: Answered) -> bool:
    if answer.is_stale:
        raise StaleView
    reason: list[Any] | None = msgspec.json.decode(answer.refused)
    if reason is not None:
        raise IllegalAction(message_of(reason))
    if not answer.is_elsewhere:
        raise Refusal(503, Message("server-busy"))
    return False
