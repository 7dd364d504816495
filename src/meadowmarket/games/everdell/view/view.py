"""The view: what a seat may see (EV-2.6, EV-6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.api import Json
from meadowmarket.core.codec import saved_name
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import FIRST_FOREST, HAVEN, JOURNEY_5, NONE, PLACES, RESOURCES, SEASONS
from meadowmarket.games.everdell.player_area import OCCUPIED, City, first_worker, goods_of, points_of, second_worker
from meadowmarket.games.everdell.rules.solo import rugwort_points
from meadowmarket.games.everdell.state import EverdellState


def view_of(state: EverdellState, seat: int) -> dict[str, Json]:
    """Return what a seat (or NONE, a spectator) may see."""
    game_data = state.game_data
    cities: list[Json] = [_city(state, owner, seat) for owner in range(len(state.cities))]
    events: list[Json] = [_event(state, event, seat) for event in state.table_events]
    to_act: list[Json] = []
    to_act.extend(state.seats_to_act())
    view: dict[str, Json] = {
        "seat": seat,
        "players": game_data.players,
        "first": state.first,
        "to_act": to_act,
        "asks": saved_name(type(state.stack[-1])) if state.stack else None,
        "count": state.actions_played,
        "floor": state.undo_floor,
        "meadow": [_name(game_data, kind) for kind in state.meadow],
        "pile": len(state.pile),
        "discards": len(state.discards),
        "basic": _places(state, range(FIRST_FOREST)),
        "forest": _places(state, state.forest),
        "haven": _places(state, (HAVEN,)),
        "journey": _places(state, range(JOURNEY_5, PLACES)),
        "events": events,
        "playing": _name(game_data, state.playing),
        "aside": _names(game_data, state.aside) if state.aside_seat in (NONE, seat) else len(state.aside),
        "cities": cities,
    }
    if game_data.players == 1:
        points: dict[str, Json] = {}
        points.update(rugwort_points(state))
        view["solo_year"] = game_data.solo_year
        view["blocked"] = state.blocked
        view["rugwort"] = points
    return view


def _name(game_data: GameData, kind: int) -> Json:
    return None if kind == NONE else game_data.pack.cards[kind].id


def _names(game_data: GameData, kinds: Sequence[int]) -> Json:
    return [_name(game_data, kind) for kind in kinds]


def _places(state: EverdellState, places: Sequence[int]) -> Json:
    shown: list[Json] = []
    for place in places:
        workers: list[Json] = []
        for seat in range(len(state.cities)):
            workers.extend([seat] * state.workers_on(place, seat))
        shown.append({"place": state.game_data.pack.locations[place].id, "workers": workers})
    return shown


def _event(state: EverdellState, event: int, seat: int) -> Json:
    owner = state.event_owner[event]
    goods = state.event_goods[event]
    under = [entry & 255 for entry in state.cities[owner].under if entry >> 8 == event] if owner != NONE else []
    return {
        "event": state.game_data.pack.events[event].id,
        "owner": None if owner == NONE else owner,
        "worker": bool(state.event_worker[event]),
        "goods": {RESOURCES[i]: goods >> (8 * i) & 255 for i in range(4)},
        # Face down: only the owner may look (EV-2.6).
        "under": _names(state.game_data, under) if owner == seat else len(under),
    }


def _city(state: EverdellState, owner: int, seat: int) -> Json:
    game_data = state.game_data
    city = state.cities[owner]
    cards: list[Json] = [_card(game_data, city, slot) for slot in range(len(city.kinds))]
    return {
        "cards": cards,
        "spaces": city.spaces(),
        "prisoners": _names(game_data, city.prisoners),
        "resources": {RESOURCES[i]: city.resources[i] for i in range(4)},
        "points": city.points,
        "hand": _names(game_data, city.hand) if owner == seat else len(city.hand),
        "workers": city.free,
        "workers_total": city.total,
        "workers_lost_or_permanent": city.permanent,
        "workers_on_gone_cards": city.stray,
        "season": SEASONS[city.season],
        "passed": city.passed,
    }


def _card(game_data: GameData, city: City, slot: int) -> Json:
    mark = city.marks[slot]
    workers: list[Json] = []
    workers.extend(worker for worker in (first_worker(mark), second_worker(mark)) if worker != NONE)
    return {
        "card": _name(game_data, city.kinds[slot]),
        "occupied": bool(mark & OCCUPIED),
        "workers": workers,
        "points": points_of(mark),
        "goods": {RESOURCES[i]: goods_of(mark, i) for i in range(4)},
    }
