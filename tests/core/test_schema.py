"""The declared fields of a state: saved, restored and checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadowmarket.core.api import Json
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.schema import Field, Schema, counters, flag, items, number, numbers, piles


class Farm:
    """Any object: a schema sets its attributes."""

    coins: int
    is_closed: bool
    cards: tuple[int, ...]
    goods: list[int]
    later: list[tuple[int, ...]]


SCHEMA = Schema(
    number("coins", least=0, most=9),
    flag("is_closed"),
    numbers("cards", most=3),
    counters("goods", length=2),
    piles("later", length=1),
)
SAVED: dict[str, Json] = {"coins": 4, "is_closed": 1, "cards": [1, 3], "goods": [0, 7], "later": [[5, 6]]}


def test_what_is_saved_can_be_restored() -> None:
    farm = Farm()
    SCHEMA.restore(farm, SAVED)
    assert (farm.coins, farm.is_closed, farm.cards, farm.goods, farm.later) == (4, True, (1, 3), [0, 7], [(5, 6)])
    assert SCHEMA.save(farm) == SAVED


@pytest.mark.parametrize(
    ("name", "value", "place", "expected"),
    [
        ("coins", "4", "farm.coins", "number"),
        ("coins", True, "farm.coins", "number"),
        ("coins", 10, "farm.coins", "0…9"),
        ("is_closed", 2, "farm.is_closed", "0…1"),
        ("cards", 1, "farm.cards", "list"),
        ("cards", [4], "farm.cards", "3"),
        ("goods", [1], "farm.goods", "2 numbers"),
        ("goods", [1, None], "farm.goods", "number"),
        ("later", [[1], [2]], "farm.later", "1"),
        ("later", [1], "farm.later", "list"),
    ],
)
def test_damage_is_named_with_its_place(name: str, value: Json, place: str, expected: str) -> None:
    with pytest.raises(CorruptReplay) as caught:
        SCHEMA.restore(Farm(), {**SAVED, name: value}, "farm")
    assert caught.value.message.args["place"] == place
    assert expected in str(caught.value.message.args["expected"])


def test_a_missing_field_and_no_object_are_damage() -> None:
    with pytest.raises(CorruptReplay) as caught:
        SCHEMA.restore(Farm(), {})
    assert caught.value.message.args["place"] == "fields.coins"
    with pytest.raises(CorruptReplay):
        SCHEMA.restore(Farm(), [])


def test_items_have_a_length() -> None:
    assert items([1, 2], "farms", 2) == [1, 2]
    with pytest.raises(CorruptReplay):
        items([1, 2], "farms", 3)


@pytest.mark.parametrize("declare", [number, flag, numbers, counters, piles])
def test_a_field_has_one_name(declare: Callable[[str], Field]) -> None:
    assert declare("coins").name == "coins"
