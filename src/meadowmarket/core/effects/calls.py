"""Calls: the effects that the data of a game name, as plain objects.

>>> bread = Call("gain", goods=((2, "bread"),))
>>> [call.name for call in walk([Call("both", calls=(bread, Call("rest")))])]
['both', 'gain', 'rest']
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell

Goods = tuple[tuple[int, str], ...]
"""Goods, each with its number: `2*silver+olive` is `((2, "silver"), (1, "olive"))`."""

MOST_GOODS: Final = 9


@final
@dataclass(frozen=True)
class Call:
    """One effect: its name, its words and numbers in the order they are written, its goods, and the calls inside it."""

    name: str
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    goods: Goods = ()
    calls: tuple[Call, ...] = ()

    @property
    def n(self) -> int:
        """The first number, or 0 if there is none."""
        return self.numbers[0] if self.numbers else 0


@final
class Parts:
    """The parts of a call: collected while it is read, taken one after the other while it is written."""

    def __init__(self, ids: Collection[str] | None = None) -> None:
        self.ids: Final = ids
        """The ids that a call may name; None: any."""
        self.words: list[str] = []
        self.numbers: list[int] = []
        self.goods: list[tuple[int, str]] = []
        self.calls: list[Call] = []

    def call(self, name: str) -> Call:
        """Return the call made of these parts."""
        return Call(name, tuple(self.words), tuple(self.numbers), tuple(self.goods), tuple(self.calls))


def parts_of(call: Call) -> Parts:
    """Return the parts of a call, to be written."""
    parts = Parts()
    parts.words += call.words
    parts.numbers += call.numbers
    parts.goods += call.goods
    parts.calls += call.calls
    return parts


def walk(calls: Sequence[Call]) -> list[Call]:
    """List calls and all calls inside them."""
    found: list[Call] = []
    for call in calls:
        found.append(call)
        found += walk(call.calls)
    return found


def counted(item: Cell, most: int = MOST_GOODS) -> tuple[int, Cell]:
    """Read a word with an optional number before it, `2*silver`; return the number and the cell of the word."""
    star = item.text.find("*")
    n = item.part(0, star).integer(1, most) if star >= 0 else 1
    return n, item.part(star + 1, len(item.text))


def format_counted(n: int, word: str) -> str:
    """Write a counted word in its shortest form, the inverse of `counted`.

    >>> format_counted(1, "olive"), format_counted(2, "silver")
    ('olive', '2*silver')
    """
    return word if n == 1 else f"{n}*{word}"


def format_goods(goods: Sequence[tuple[int, str]]) -> str:
    """Write goods as `2*silver+olive`."""
    return "+".join([format_counted(n, name) for n, name in goods])
