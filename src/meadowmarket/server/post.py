"""Orders between processes: one that does not own a table leaves a letter for the one that does."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.server.chronicle import message_of, plain
from meadowmarket.server.refusal import Refusal
from meadowmarket.server.seats import new_id
from meadowmarket.server.store import ActionRow, Store
from meadowmarket.server.tables import LiveTable, StaleView
from meadowmarket.server.wire import Wire

LOOK_SECONDS = 0.5
PATIENCE = 10.0


class Order(msgspec.Struct, frozen=True):
    """What a seat wants: an action, or (None) its last choice back. `n` is what it has seen."""

    seat: int
    n: int
    action: str | None

    def obey(self, live: LiveTable) -> list[ActionRow]:
        """Does it."""
        if self.action is None:
            return live.undo(self.seat, self.n)
        return live.play(self.seat, self.action, self.n)


class Answer(msgspec.Struct, frozen=True):
    """How an order went: done, or stale, or refused with a message."""

    is_stale: bool = False
    refused: list[Any] | None = None

    def check(self) -> None:
        """Raises what the owner raised."""
        if self.is_stale:
            raise StaleView
        if self.refused is not None:
            raise IllegalAction(message_of(self.refused))


class Post:
    """Sends orders to the owners of tables, and answers those that came."""

    def __init__(self, store: Store, wire: Wire) -> None:
        self._store = store
        self._wire = wire
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)

    async def forward(self, table: str, n: int, order: Order, own: Callable[[], Awaitable[bool]]) -> bool:
        """Has the owner carry out an order; raises what it raises.

        Returns False when there is no owner any more, and this process has become it.
        """
        mail = new_id()
        heard = asyncio.Event()
        self._waiting[table].add(heard)
        try:
            await self._store.post(mail, table, msgspec.json.encode(order).decode())
            self._wire.send("mail", table, n)
            deadline = asyncio.get_running_loop().time() + PATIENCE
            while asyncio.get_running_loop().time() < deadline:
                heard.clear()
                found = await self._store.answer_to(mail)
                if found is not None:
                    msgspec.json.decode(found, type=Answer).check()
                    return True
                try:
                    await asyncio.wait_for(heard.wait(), LOOK_SECONDS)
                except TimeoutError:
                    if await own() and await self._store.withdraw(mail):
                        return False
        finally:
            self._waiting[table].discard(heard)
            if not self._waiting[table]:
                del self._waiting[table]
        raise Refusal(503, Message("server-busy"))

    def heard(self, table: str) -> None:
        """An owner has answered something about a table."""
        for event in self._waiting.get(table, ()):
            event.set()

    async def answer_all(self, table: str, do: Callable[[Order], Awaitable[None]], n: Callable[[], int]) -> None:
        """Carries out the orders that wait for the owner of a table."""
        for mail, request in await self._store.unanswered(table):
            answer = Answer()
            try:
                await do(msgspec.json.decode(request, type=Order))
            except StaleView:
                answer = Answer(is_stale=True)
            except MeadowMarketError as error:
                answer = Answer(refused=plain(error.message))
            await self._store.answer(mail, msgspec.json.encode(answer).decode())
            self._wire.send("answer", table, n())
