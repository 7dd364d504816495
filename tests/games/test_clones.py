"""A clone has every declared field of a state and of what players own, and shares no list with it."""

from __future__ import annotations

from typing import Any

import pytest

from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng
from meadowmarket.core.schema import Schema
from meadowmarket.games import open_game
from meadowmarket.games.everdell.player_area import city_schema
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.state import state_schema as everdell_schema
from meadowmarket.games.lagranja.player_area import FARM_SCHEMA
from meadowmarket.games.lagranja.state import STATE_SCHEMA, LaGranjaState
from meadowmarket.games.template import BOX as TEMPLATE
from meadowmarket.games.template.state import TemplateState
from meadowmarket.games.template.state import state_schema as template_schema

GAMES = ("everdell", "lagranja", "template")
OTHER = 7
"""What no field holds by itself."""
SHARED = {"everdell": ("forest", "table_events")}
"""Lists that nobody changes once the game is set up."""


def game_of(name: str) -> Game:
    return TEMPLATE.open(2) if name == "template" else open_game(name, 2)


def parts(state: State) -> list[tuple[Any, Schema]]:
    """List a state and what its players own, with what is saved of each."""
    if isinstance(state, LaGranjaState):
        return [(state, STATE_SCHEMA), *[(farm, FARM_SCHEMA) for farm in state.farms]]
    if isinstance(state, EverdellState):
        kinds = state.game_data.kinds
        return [(state, everdell_schema(kinds)), *[(city, city_schema(kinds)) for city in state.cities]]
    assert isinstance(state, TemplateState)
    return [(state, template_schema(state.game_data.players))]


def changed(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + OTHER
    return type(value)([*value, *value[:1]] if value and isinstance(value[0], tuple) else [*value, OTHER])


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_has_every_field(name: str) -> None:
    state = game_of(name).new(1)
    play_some(state, Rng(1), 9)
    for owner, schema in parts(state):
        for field in schema.fields:
            setattr(owner, field.name, changed(getattr(owner, field.name)))
    for (owner, schema), (copied, _) in zip(parts(state), parts(state.clone()), strict=True):
        for field in schema.fields:
            assert getattr(copied, field.name) == getattr(owner, field.name), field.name


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_shares_no_list_that_changes(name: str) -> None:
    state = game_of(name).new(1)
    play_some(state, Rng(1), 9)
    before = state.fields()
    copy = state.clone()
    for owner, schema in parts(copy):
        for field in schema.fields:
            value = getattr(owner, field.name)
            if field.name in SHARED.get(name, ()):
                continue
            if isinstance(value, list) and all(isinstance(item, int) for item in value):
                value.append(OTHER)
    assert state.fields() == before
