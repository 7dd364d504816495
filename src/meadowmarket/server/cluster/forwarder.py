"""Commands of seats that are connected elsewhere: a process sends them to the one that owns the table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server.chronicle import message_of, plain
from meadowmarket.server.cluster.notifier import LONGEST, Answered, Notifier, Requested
from meadowmarket.server.refusal import Refusal
from meadowmarket.server.seats import new_id
from meadowmarket.server.store import ActionRow
from meadowmarket.server.tables import LiveTable, StaleView

ANSWER_SECONDS: Final = 1.0
"""After this a command is sent again, to whoever owns the table then. A second time it does nothing: it names its n."""


class Command(msgspec.Struct, frozen=True):
    """What a seat wants: an action, or (None) its last choice back. `n` is what it has seen."""

    seat: int
    n: int
    action: str | None

    def carry_out(self, live: LiveTable) -> list[ActionRow]:
        """Change a table; raise StaleView or IllegalAction, and change nothing, if it can't be."""
        if self.action is None:
            return live.undo(self.seat, self.n)
        return live.play(self.seat, self.action, self.n)


class Forwarder:
    """Sends commands to the owners of tables and waits for what they say."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._waiting: dict[str, asyncio.Future[Answered | None]] = {}

    async def forward(self, table: str, owner: str, command: Command) -> bool:
        """Have the owner carry out a command; raise what it raised. Return False if it did not answer, or can't."""
        request = new_id()
        waiting = self._waiting[request] = asyncio.get_running_loop().create_future()
        sent = Requested(table=table, by=self._notifier.name, to=owner, id=request, **msgspec.structs.asdict(command))
        self._notifier.send(sent)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await waiting
        except TimeoutError:
            return False
        finally:
            del self._waiting[request]
        return answer is None or _check(answer)

    def settle(self, request: str, answer: Answered | None) -> None:
        """Take in an answer; None is for what was done."""
        waiting = self._waiting.get(request)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

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
        """Tell the process that sent a request that the table is not this process's."""
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
