"""Schemas: each field of a state is declared once, for saving, restoring and checking.

>>> class Purse:
...     coins: int
...     cards: tuple[int, ...]
>>> schema = Schema(number("coins", least=0), numbers("cards", most=9))
>>> purse = Purse()
>>> schema.restore(purse, {"coins": 3, "cards": [1, 2]})
>>> purse.cards, schema.save(purse)
((1, 2), {'coins': 3, 'cards': [1, 2]})
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from meadowmarket.core.api import Json
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.messages import Message, shortened

# What a field holds.
_NUMBER: Final = 0
_FLAG: Final = 1  # saved as 0 or 1
_TUPLE: Final = 2
_LIST: Final = 3
_LIST_OF_TUPLES: Final = 4

ANY: Final = -1
"""No fixed length."""
LEAST: Final = -(1 << 62)
MOST: Final = 1 << 62


def corrupt(place: str, found: object, expected: str) -> CorruptReplay:
    """Return the error for a place in saved data."""
    shown = found if isinstance(found, str) else repr(found)
    return CorruptReplay(Message("corrupt-state", {"place": place, "found": shortened(shown), "expected": expected}))


@final
class Field:
    """One field: its name in saved data and in the object, what it holds, and which values are allowed."""

    def __init__(self, name: str, holds: int, length: int, least: int, most: int) -> None:
        self.name: Final = name
        self.holds: Final = holds
        self.length: Final = length
        self.least: Final = least
        self.most: Final = most

    def save(self, value: object) -> Json:
        """Return a value as plain data."""
        if isinstance(value, int):
            return int(value)
        assert isinstance(value, (list, tuple)), self.name
        saved: list[Json] = [self.save(item) for item in value]
        return saved

    def restore(self, data: Json, place: str) -> object:
        """Return the value of plain data; raise CorruptReplay, naming the place, if it is not allowed."""
        if self.holds == _NUMBER:
            return self._number(data, place)
        if self.holds == _FLAG:
            return self._number(data, place) != 0
        if self.holds == _LIST_OF_TUPLES:
            return [tuple(self._numbers(item, place)) for item in items(data, place, self.length)]
        found = self._numbers(data, place)
        if self.length not in (ANY, len(found)):
            raise corrupt(place, found, f"{self.length} numbers")
        return tuple(found) if self.holds == _TUPLE else found

    def _number(self, data: Json, place: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            raise corrupt(place, data, "number")
        if not self.least <= data <= self.most:
            raise corrupt(place, data, f"{self.least}…{self.most}")
        return data

    def _numbers(self, data: Json, place: str) -> list[int]:
        return [self._number(item, place) for item in items(data, place)]


def number(name: str, least: int = LEAST, most: int = MOST) -> Field:
    """Declare a number."""
    return Field(name, _NUMBER, ANY, least, most)


def flag(name: str) -> Field:
    """Declare a truth value, which is saved as 0 or 1."""
    return Field(name, _FLAG, ANY, 0, 1)


def numbers(name: str, length: int = ANY, least: int = LEAST, most: int = MOST) -> Field:
    """Declare a tuple of numbers, which clones share."""
    return Field(name, _TUPLE, length, least, most)


def counters(name: str, length: int = ANY, least: int = LEAST, most: int = MOST) -> Field:
    """Declare a list of numbers that each clone copies."""
    return Field(name, _LIST, length, least, most)


def piles(name: str, length: int = ANY, least: int = LEAST, most: int = MOST) -> Field:
    """Declare a list of tuples of numbers."""
    return Field(name, _LIST_OF_TUPLES, length, least, most)


@final
class Schema:
    """The fields of one class of objects."""

    def __init__(self, *fields: Field) -> None:
        self.fields: Final[Sequence[Field]] = fields

    def save(self, saved: object) -> dict[str, Json]:
        """Return the fields of an object as plain data."""
        return {field.name: field.save(getattr(saved, field.name)) for field in self.fields}

    def restore(self, restored: object, data: Json, place: str = "fields") -> None:
        """Set the fields of an object from plain data; raise CorruptReplay, naming the place, if they do not fit.

        Keys that no field has are left alone: an object may save more than its schema.
        """
        if not isinstance(data, dict):
            raise corrupt(place, data, "object")
        for field in self.fields:
            where = f"{place}.{field.name}"
            if field.name not in data:
                raise corrupt(where, "", field.name)
            setattr(restored, field.name, field.restore(data[field.name], where))


def items(data: Json, place: str, length: int = ANY) -> list[Json]:
    """Return saved data that is a list; raise CorruptReplay if it is something else, or has another length."""
    if not isinstance(data, list):
        raise corrupt(place, data, "list")
    if length not in (ANY, len(data)):
        raise corrupt(place, len(data), str(length))
    return data
