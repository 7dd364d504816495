"""The kinds of parameters that a call can have: each reads its text into the parts of the call, and writes it back.

A game adds its own kinds as subclasses of `Parameter`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.csv_tables import Cell, read_all
from meadowmarket.core.effects.calls import Parts, counted, format_counted, format_goods


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """A parameter of a call. `label` is what signatures call it; only the last ones can be optional."""

    def __init__(self, label: str, is_optional: bool = False) -> None:
        self.label: Final = label
        self.is_optional: Final = is_optional

    def read(self, cell: Cell, parts: Parts) -> None:
        """Read a text and add what it says to the parts of its call; raise BadCardPack if it is wrong."""
        raise NotImplementedError

    def write(self, parts: Parts) -> str:
        """Take what this parameter has added from the parts, and write it; nothing: it was left out."""
        raise NotImplementedError


@final
class Number(Parameter):
    """A whole number of a range."""

    def __init__(self, label: str, least: int, most: int, is_optional: bool = False) -> None:
        super().__init__(label, is_optional)
        self.least: Final = least
        self.most: Final = most

    def read(self, cell: Cell, parts: Parts) -> None:
        parts.numbers.append(cell.integer(self.least, self.most))

    def write(self, parts: Parts) -> str:
        return str(parts.numbers.pop(0)) if parts.numbers else ""


@final
class NumberOrAll(Parameter):
    """A whole number from 1, or `all`, which stands for a number that the game chooses."""

    def __init__(self, label: str, most: int, all_is: int) -> None:
        super().__init__(label)
        self.most: Final = most
        self.all_is: Final = all_is

    def read(self, cell: Cell, parts: Parts) -> None:
        parts.numbers.append(self.all_is if cell.text == "all" else cell.integer(1, self.most))

    def write(self, parts: Parts) -> str:
        n = parts.numbers.pop(0)
        return "all" if n == self.all_is else str(n)


@final
class Word(Parameter):
    """One of some words."""

    def __init__(self, label: str, words: Sequence[str], is_optional: bool = False) -> None:
        super().__init__(label, is_optional)
        self.words: Final = words

    def read(self, cell: Cell, parts: Parts) -> None:
        parts.words.append(cell.one_of(self.words))

    def write(self, parts: Parts) -> str:
        return parts.words.pop(0) if parts.words else ""


@final
class FixedWord(Parameter):
    """A word that is always the same; the call does not keep it."""

    def read(self, cell: Cell, parts: Parts) -> None:
        cell.one_of((self.label,))

    def write(self, parts: Parts) -> str:
        return self.label


@final
class CountedWord(Parameter):
    """One of some words with an optional number before it: `2*card`."""

    def __init__(self, label: str, words: Sequence[str]) -> None:
        super().__init__(label)
        self.words: Final = words

    def read(self, cell: Cell, parts: Parts) -> None:
        n, word = counted(cell)
        parts.numbers.append(n)
        parts.words.append(word.one_of(self.words))

    def write(self, parts: Parts) -> str:
        return format_counted(parts.numbers.pop(0), parts.words.pop(0))


@final
class Id(Parameter):
    """The id of a row, such as a card: one of those that may be named."""

    def read(self, cell: Cell, parts: Parts) -> None:
        parts.words.append(cell.name() if parts.ids is None else cell.one_of(parts.ids))

    def write(self, parts: Parts) -> str:
        return parts.words.pop(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class GoodsList(Parameter):
    """Goods joined by plus signs, each with an optional number before it: `2*silver+olive`. A call has one list."""

    def __init__(self, label: str, names: Sequence[str]) -> None:
        super().__init__(label)
        self.names: Final = names

    def read(self, cell: Cell, parts: Parts) -> None:
        parts.goods += self.goods(cell)

    def goods(self, cell: Cell) -> tuple[tuple[int, str], ...]:
        """Read goods by themselves, or as a parameter."""
        return read_all(cell.items("+") or [cell], self.good)

    def good(self, item: Cell) -> tuple[int, str]:
        """Read one good with its number."""
        n, name = counted(item)
        return n, name.one_of(self.names)

    def write(self, parts: Parts) -> str:
        return format_goods(parts.goods)


@final
class InnerCall(Parameter):
    """A call inside the call: the language reads and writes it."""

    def __init__(self) -> None:
        super().__init__("call")


@final
class InnerCalls(Parameter):
    """Two or more calls inside the call, the last of its parameters: the language reads and writes them."""

    def __init__(self) -> None:
        super().__init__("call,call,…")
