"""The fields of a state: each is declared once, copied by a clone, saved, restored and checked."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import cast

import pytest

from meadowmarket.core.api import Json
from meadowmarket.core.codec import checksum, dumps, encode, loads
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.schema import Schema
from meadowmarket.games.lagranja.player_area import FARM_SCHEMA
from meadowmarket.games.lagranja.state import DICE_MEMORY, PILES_MEMORY, STATE_SCHEMA
from tests.games.lagranja.position import Position, set_up

FOLDER = Path("src/meadowmarket/games/lagranja")
FARM_DERIVED = {"lasting"}
STATE_DERIVED = {"game_data"}
STATE_NESTED = {"farms"}


def declared(file: str, name: str) -> set[str]:
    """List the attributes that a class declares, from its source: the compiled class does not tell them."""
    tree = ast.parse((FOLDER / file).read_text())
    cls = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    targets = [node.target for node in cls.body if isinstance(node, ast.AnnAssign)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def names(schema: Schema) -> set[str]:
    return {field.name for field in schema.fields}


FARM = declared("player_area.py", "Farm")
STATE = declared("state.py", "LaGranjaState")


def test_every_attribute_of_a_farm_is_saved_or_derived() -> None:
    assert names(FARM_SCHEMA) | FARM_DERIVED == FARM
    assert not names(FARM_SCHEMA) & FARM_DERIVED


def test_every_attribute_of_a_state_is_saved_remembered_or_derived() -> None:
    remembered = names(PILES_MEMORY) | names(DICE_MEMORY)
    assert names(STATE_SCHEMA) | remembered | STATE_NESTED | STATE_DERIVED == STATE
    assert not names(STATE_SCHEMA) & (remembered | STATE_DERIVED)


@pytest.mark.parametrize("name", sorted(FARM))
def test_a_clone_has_every_attribute_of_a_farm(name: str) -> None:
    position = Position(players=2).helper(1, "mason").extension(1, 3).barrow(1, 7).fields(1, olive=2).give(1, silver=4)
    farm, copy = position.state.farms[1], position.state.clone().farms[1]
    assert getattr(copy, name) == getattr(farm, name)
    if isinstance(getattr(farm, name), list):
        assert getattr(copy, name) is not getattr(farm, name)


@pytest.mark.parametrize("name", sorted(STATE - STATE_NESTED))
def test_a_clone_has_every_attribute_of_a_state(name: str) -> None:
    state = set_up(3).finish_round().state
    copy = state.clone()
    assert getattr(copy, name) == getattr(state, name)
    is_shared = name in ("later_roofs", "taken_dice")  # never changed, only replaced
    if isinstance(getattr(state, name), list) and not is_shared:
        assert getattr(copy, name) is not getattr(state, name)


def damaged(path: list[str | int], value: Json) -> CorruptReplay:
    """Restore a state with one changed place, and return the error."""
    game = set_up(2).game
    fields = encode(set_up(2).state)["fields"]
    assert isinstance(fields, dict)
    at = cast("dict[str | int, Json]", fields)
    for key in path[:-1]:
        at = cast("dict[str | int, Json]", at[key])
    at[path[-1]] = value
    with pytest.raises(CorruptReplay) as caught:
        game.restore([], 1, 0, 0, fields)
    return caught.value


@pytest.mark.parametrize(
    ("path", "value", "place", "expected"),
    [
        (["round"], "one", "fields.round", "number"),
        (["phase"], 4, "fields.phase", "0…3"),
        (["dice"], [1, 2], "fields.dice", "6 numbers"),
        (["later_roofs"], 7, "fields.later_roofs", "list"),
        (["farms"], [], "fields.farms", "2"),
        (["farms", 1], 7, "fields.farms[1]", "object"),
        (["farms", 1, "rows"], [0], "fields.farms[1].rows", "6 numbers"),
        (["farms", 0, "used"], [3], "fields.farms[0].used", "0…2"),
        (["farms", 0, "helpers"], [999], "fields.farms[0].helpers", "0…71"),
        (["farms", 0, "extensions"], [-1], "fields.farms[0].extensions", ""),
    ],
)
def test_damage_is_named_with_its_place(path: list[str | int], value: Json, place: str, expected: str) -> None:
    args = damaged(path, value).message.args
    assert args["place"] == place
    assert expected in str(args["expected"])


def test_a_memory_of_another_length_is_damage() -> None:
    state = set_up(2).state
    with pytest.raises(CorruptReplay) as caught:
        state.restore_memory({"pile_of": [1]})
    assert caught.value.message.args["place"] == "memory.pile_of"


def test_dice_remembered_of_another_number_of_seats_are_damage() -> None:
    state = set_up(2).state
    with pytest.raises(CorruptReplay) as caught:
        state.restore_memory({"taken_dice": [[1]]})
    assert caught.value.message.args["place"] == "memory.taken_dice"


def test_dice_taken_are_saved_and_no_part_of_the_checksum() -> None:
    position = set_up(2)
    state = position.state
    before = checksum(state)
    state.note_die(1, 4)
    state.note_die(1, 2)
    assert state.taken_dice == [(), (4, 2)]
    assert checksum(state) == before
    restored = loads(position.game, dumps(state.clone()))
    assert dumps(restored) == dumps(state)


def test_what_is_remembered_is_saved_beside_the_fields() -> None:
    position = set_up(2)
    state = position.state
    state.pile_of = (1, *state.pile_of[1:])
    assert b'"memory":{"pile_of":[1,0' in dumps(state)
    restored = loads(position.game, dumps(state.clone()))
    assert dumps(restored) == dumps(state)
