"""Saved states: each field is declared once, and what is saved comes back."""

from __future__ import annotations

from typing import Any

import pytest

from meadowmarket.core.api import Json, State
from meadowmarket.core.codec import decode, dumps, encode, loads
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.frames import Decision
from meadowmarket.core.schema import Schema
from meadowmarket.games.everdell.player_area import DERIVED, city_schema
from meadowmarket.games.everdell.state import MEMORY, EverdellState, state_schema
from tests.games.everdell.position import everdell, position


def test_every_question_has_the_fields_that_it_names() -> None:
    """The codec reads them by name, and gives them back to the constructor in their order."""
    for cls in everdell(2).frame_types():
        assert issubclass(cls, Decision)
        numbers = range(len(cls.FIELDS))
        asked = cls(*numbers)
        assert [getattr(asked, name) for name in cls.FIELDS] == list(numbers), cls.__name__


def attributes(thing: object) -> set[str]:
    """List the data of an object, in the compiled build too."""
    found = [name for name in dir(thing) if not name.startswith("_")]
    return {name for name in found if not callable(getattr(thing, name))}


def declared(schema: Schema) -> set[str]:
    """List the fields of a schema."""
    return {field.name for field in schema.fields}


def test_every_attribute_of_a_state_and_a_city_is_saved_or_derived() -> None:
    state = everdell(2).new(1)
    kinds = state.game_data.kinds
    assert attributes(state.cities[0]) == declared(city_schema(kinds)) | set(DERIVED)
    of_the_core = attributes(State(state.game, [], 0, 0, 0)) - {"SAVED_AS"}
    kept_apart = {"game_data", "cities", *MEMORY}
    assert attributes(state) - of_the_core == declared(state_schema(kinds)) | kept_apart


def test_what_is_derived_comes_back() -> None:
    """A copy that was saved, and one that was cloned, are the same city in every attribute."""
    cards = ["farm occupied", "inn worker=1", "wife", "husband", "wanderer", "storehouse twig=2", "dungeon"]
    table = position(players=2, city=cards, prisoners=["ranger"], hand=["king"], resources="2 twig", points=3)
    city = table.state.cities[0]
    restored = loads(table.game, dumps(table.state))
    assert isinstance(restored, EverdellState)
    for other in (restored.cities[0], city.clone()):
        assert {name: getattr(other, name) for name in attributes(city)} == {
            name: getattr(city, name) for name in attributes(city)
        }


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("pile", 0), 999, "fields.pile"),
        (("meadow",), [0, 1], "fields.meadow"),
        (("event_owner", 0), "x", "fields.event_owner"),
        (("playing",), None, "fields.playing"),
        (("cities",), [], "fields.cities"),
        (("cities", 1), 7, "fields.cities.1"),
        (("cities", 0, "hand", 0), -1, "fields.cities.0.hand"),
        (("cities", 0, "marks"), [1], "fields.cities.0.marks"),
        (("cities", 0, "resources"), [1], "fields.cities.0.resources"),
        (("cities", 0, "passed"), 2, "fields.cities.0.passed"),
    ],
)
def test_damage_is_named_with_its_place(path: tuple[str | int, ...], value: Json, place: str) -> None:
    game = everdell(2)
    data = encode(game.new(1))
    inner: Any = data["fields"]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(CorruptReplay) as caught:
        decode(game, data)
    assert caught.value.message.args["place"] == place
