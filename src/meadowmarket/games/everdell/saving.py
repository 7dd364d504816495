"""A state as plain data, and back."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.api import Game, Json
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.frames import Frame
from meadowmarket.core.schema import corrupt
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import EVENTS, MEADOW_PLACES, PLACES
from meadowmarket.games.everdell.player_area import City
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.view.memory import Memory


def plain(numbers: Sequence[int]) -> Json:
    """Copies numbers into a list of data."""
    listed: list[Json] = []
    listed.extend(numbers)
    return listed


def save_state(state: EverdellState) -> dict[str, Json]:
    """Returns the fields of a state; what follows from the cards of a city is left out."""
    cities: list[Json] = [_save_city(city) for city in state.cities]
    return {
        "cities": cities,
        "pile": plain(state.pile),
        "discards": plain(state.discards),
        "meadow": plain(state.meadow),
        "forest": plain(state.forest),
        "on_place": plain(state.on_place),
        "table_events": plain(state.table_events),
        "event_owner": plain(state.event_owner),
        "event_worker": plain(state.event_worker),
        "event_goods": plain(state.event_goods),
        "aside": plain(state.aside),
        "aside_seat": state.aside_seat,
        "playing": state.playing,
        "played": state.played,
        "first": state.first,
        "blocked": state.blocked,
        "is_new_season": int(state.is_new_season),
    }


def _save_city(city: City) -> Json:
    return {
        "kinds": plain(city.kinds),
        "marks": plain(city.marks),
        "resources": plain(city.resources),
        "hand": plain(city.hand),
        "under": plain(city.under),
        "prisoners": plain(city.prisoners),
        "points": city.points,
        "free": city.free,
        "total": city.total,
        "permanent": city.permanent,
        "stray": city.stray,
        "season": city.season,
        "passed": int(city.passed),
    }


def _corrupt(place: str, found: object) -> CorruptReplay:
    return corrupt(f"fields.{place}", str(found), "State.fields")


def _number(fields: dict[str, Json], name: str) -> int:
    value = fields.get(name)
    if not isinstance(value, int):
        raise _corrupt(name, value)
    return int(value)


def _numbers(fields: dict[str, Json], name: str, length: int = -1) -> list[int]:
    value = fields.get(name)
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise _corrupt(name, value)
    numbers: list[int] = []
    for item in value:
        if not isinstance(item, int):
            raise _corrupt(name, item)
        numbers.append(int(item))
    return numbers


def _kinds(fields: dict[str, Json], name: str, game_data: GameData, least: int = 0) -> list[int]:
    kinds = _numbers(fields, name)
    for kind in kinds:
        if not least <= kind < game_data.kinds:
            raise _corrupt(name, kind)
    return kinds


def restore_state(
    game: Game, game_data: GameData, stack: list[Frame], rng: int, count: int, floor: int, fields: dict[str, Json]
) -> EverdellState:
    """Builds a state from its fields; raises CorruptReplay if they do not fit."""
    saved = fields.get("cities")
    if not isinstance(saved, list) or len(saved) != max(2, game_data.players):
        raise _corrupt("cities", saved)
    meadow = _kinds(fields, "meadow", game_data, -1)
    if len(meadow) != MEADOW_PLACES:
        raise _corrupt("meadow", meadow)
    return EverdellState(
        game=game,
        game_data=game_data,
        stack=stack,
        rng=rng,
        count=count,
        floor=floor,
        cities=[_restore_city(game_data, city) for city in saved],
        pile=_kinds(fields, "pile", game_data),
        discards=_kinds(fields, "discards", game_data),
        meadow=meadow,
        forest=_numbers(fields, "forest"),
        on_place=_numbers(fields, "on_place", PLACES),
        table_events=_numbers(fields, "table_events"),
        event_owner=tuple(_numbers(fields, "event_owner", EVENTS)),
        event_worker=tuple(_numbers(fields, "event_worker", EVENTS)),
        event_goods=tuple(_numbers(fields, "event_goods", EVENTS)),
        aside=_kinds(fields, "aside", game_data),
        aside_seat=_number(fields, "aside_seat"),
        playing=_number(fields, "playing"),
        played=_number(fields, "played"),
        first=_number(fields, "first"),
        blocked=_number(fields, "blocked"),
        is_new_season=_number(fields, "is_new_season") != 0,
        memory=Memory.empty(max(2, game_data.players)),
    )


def _restore_city(game_data: GameData, saved: Json) -> City:
    if not isinstance(saved, dict):
        raise _corrupt("cities", saved)
    city = City.empty(game_data, 0)
    kinds = _kinds(saved, "kinds", game_data)
    marks = _numbers(saved, "marks", len(kinds))
    for slot, kind in enumerate(kinds):
        city.add(game_data, kind, marks[slot])
    city.resources = _numbers(saved, "resources", 4)
    city.hand = _kinds(saved, "hand", game_data)
    city.under = tuple(_numbers(saved, "under"))
    city.prisoners = tuple(_kinds(saved, "prisoners", game_data))
    city.points = _number(saved, "points")
    city.free = _number(saved, "free")
    city.total = _number(saved, "total")
    city.permanent = _number(saved, "permanent")
    city.stray = _number(saved, "stray")
    city.season = _number(saved, "season")
    city.passed = _number(saved, "passed") != 0
    return city


def save_memory(state: EverdellState) -> dict[str, Json]:
    """Returns what seats know of hidden cards; nothing where nobody knows anything."""
    memory = state.memory
    discards = list(memory.discards)
    while discards and not discards[-1]:
        discards.pop()
    hands: list[Json] = [plain(hand) for hand in memory.hands]
    under: list[Json] = [plain(seats) for seats in memory.under]
    if not discards and not memory.returned and not any(memory.hands) and not any(memory.under):
        return {}
    return {
        "discards": plain(discards),
        "hands": hands,
        "under": under,
        "returned": plain(memory.returned),
        "drawn": plain(memory.drawn),
    }


def restore_memory(state: EverdellState, saved: dict[str, Json]) -> None:
    """Gives a state what `save_memory` returned; raises CorruptReplay if it does not fit."""
    count = len(state.cities)
    state.memory = Memory(
        tuple(_numbers(saved, "discards")),
        _of_seats(saved, "hands", count),
        _of_seats(saved, "under", count),
        tuple(_numbers(saved, "returned")),
        tuple(_numbers(saved, "drawn", count)),
    )


def _of_seats(saved: dict[str, Json], name: str, count: int) -> tuple[tuple[int, ...], ...]:
    value = saved.get(name)
    if not isinstance(value, list) or len(value) != count:
        raise _corrupt(name, value)
    return tuple([tuple(_numbers({name: item}, name)) for item in value])
