"""A fair queue: it decides whose work comes next when there is too much to do at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from meadowmarket.core.messages import Message
from meadowmarket.server.http.refusal import Refusal

T = TypeVar("T")


class Requester(NamedTuple):
    """Who asks for some work: an address, one of its tables, and whether anyone looks at that table now."""

    address: str
    table: str
    is_watched: Callable[[], bool] = lambda: True


class Busy(Refusal):
    """The queue is full: no more work is accepted."""

    def __init__(self) -> None:
        super().__init__(503, Message("server-busy"))


class FairQueue(Generic[T]):
    """Turns between addresses and, within an address, between its tables.

    However many tables one visitor has, another visitor waits for at most one piece of that visitor's work. Tables that
    nobody looks at come last.
    """

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        # In the order of their turns: addresses, their tables, and what waits there.
        self._waiting: dict[str, dict[str, deque[tuple[Requester, T]]]] = {}
        self._counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def add(self, requester: Requester, work: T) -> None:
        """Add work at the end of its table's line; raise Busy if too much waits already."""
        count = self._counts.get(requester.address, 0)
        if len(self) >= self._most or count >= self._most_per_address:
            raise Busy
        self._waiting.setdefault(requester.address, {}).setdefault(requester.table, deque()).append((requester, work))
        self._counts[requester.address] = count + 1

    def take(self) -> T | None:
        """Remove and return the work whose turn it is, or None."""
        requester = self._next()
        if requester is None:
            return None
        tables = self._waiting.pop(requester.address)
        line = tables.pop(requester.table)
        _, work = line.popleft()
        if line:
            tables[requester.table] = line  # at the end: the other tables come first
        if tables:
            self._waiting[requester.address] = tables
        self._count_down(requester.address)
        return work

    def remove(self, requester: Requester, work: T) -> None:
        """Remove work that nobody waits for any more."""
        tables = self._waiting.get(requester.address, {})
        line = tables.get(requester.table, deque())
        for place, (_, found) in enumerate(line):
            if found is work:
                del line[place]
                self._count_down(requester.address)
                break
        if requester.table in tables and not line:
            del tables[requester.table]
        if requester.address in self._waiting and not tables:
            del self._waiting[requester.address]

    def _next(self) -> Requester | None:
        first: Requester | None = None
        for tables in self._waiting.values():
            for line in tables.values():
                requester = line[0][0]
                if requester.is_watched():
                    return requester
                first = first or requester
        return first

    def _count_down(self, address: str) -> None:
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
