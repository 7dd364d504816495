"""The view: what a seat may see (EV-2.6, EV-6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.core.codec import saved_name
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import (
    AUTUMN,
    CITY_SPACES,
    COLOURS,
    HAND_LIMIT,
    NONE,
    PLACES,
    RESOURCES,
    SEASONS,
    SUMMER,
)
from meadowmarket.games.everdell.pack.language import resources
from meadowmarket.games.everdell.player_area import OCCUPIED, City, first_worker, goods_of, points_of, second_worker
from meadowmarket.games.everdell.rules.scoring import event_points
from meadowmarket.games.everdell.rules.solo import rugwort_points
from meadowmarket.games.everdell.rules.turns import NEW_WORKERS, SUMMER_CARDS
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.view.plays import plays_of
from meadowmarket.games.everdell.view.previews import card_offer, offer, spots_on_card, spots_on_place


def view_of(state: EverdellState, seat: int) -> dict[str, Json]:
    """Return what a seat (or NOBODY, a spectator) may see."""
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
        "actions_played": state.actions_played,
        "undo_floor": state.undo_floor,
        "hand_limit": HAND_LIMIT,
        "city_spaces": CITY_SPACES,
        "meadow": [_name(game_data, kind) for kind in state.meadow],
        "plays": plays_of(state, seat),
        "in_sight": _in_sight(state, seat),
        "pile": len(state.pile),
        "discards": len(state.discards),
        "basic": _places(state, game_data.basic_places, seat),
        "forest": _places(state, state.forest, seat),
        "haven": _places(state, game_data.haven_places, seat),
        "journey": _places(state, game_data.journey_places, seat),
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


def _places(state: EverdellState, places: Sequence[int], seat: int) -> Json:
    shown: list[Json] = []
    for place in places:
        workers: list[Json] = []
        for owner in range(len(state.cities)):
            workers.extend([owner] * state.workers_on(place, owner))
        shown.append(
            {
                "place": state.game_data.pack.locations[place].id,
                "workers": workers,
                "spots": spots_on_place(state, place),
                "offer": offer(state, seat, place),
            }
        )
    return shown


def _in_sight(state: EverdellState, seat: int) -> Json:
    """Count the copies of each card that a seat sees now: on the table, in its hand, under its events."""
    kinds = [kind for kind in (*state.meadow, state.playing) if kind != NONE]
    if state.aside_seat in (NONE, seat):
        kinds += state.aside
    for city in state.cities:
        kinds += city.kinds
        kinds += city.prisoners
    if seat != NOBODY:
        own = state.cities[seat]
        kinds += own.hand
        kinds += [entry & 255 for entry in own.under]
    cards = state.game_data.pack.cards
    return {cards[kind].id: kinds.count(kind) for kind in sorted(set(kinds))}


# -- events


def _event(state: EverdellState, event: int, seat: int) -> Json:
    owner = state.event_owner[event]
    goods = state.event_goods[event]
    under = [entry & 255 for entry in state.cities[owner].under if entry >> 8 == event] if owner != NONE else []
    scorer = seat if owner == NONE else owner
    return {
        "event": state.game_data.pack.events[event].id,
        "owner": None if owner == NONE else owner,
        "worker": bool(state.event_worker[event]),
        "goods": {RESOURCES[i]: goods >> (8 * i) & 255 for i in range(4)},
        # Face down: only the owner may look (EV-2.6).
        "under": _names(state.game_data, under) if owner == seat else len(under),
        "needs": _needs(state, event, seat),
        "price": _price(state, event, seat),
        "points": None if scorer == NOBODY else event_points(state, scorer, event),
        "offer": offer(state, seat, PLACES + event),
    }


def _needs(state: EverdellState, event: int, seat: int) -> Json:
    """List what an event asks for, and what a seat has of it."""
    game_data = state.game_data
    city = None if seat == NOBODY else state.cities[seat]
    found: list[Json] = []
    for colour, n in enumerate(game_data.event_colours[event]):
        if n:
            have = None if city is None else city.colours[colour]
            found.append({"card": None, "colour": COLOURS[colour], "n": n, "have": have})
    for kind in game_data.event_cards[event]:
        have = None if city is None else city.counts[kind]
        found.append({"card": _name(game_data, kind), "colour": None, "n": 1, "have": have})
    return found


def _price(state: EverdellState, event: int, seat: int) -> Json:
    """Return what an event costs, and what a seat lacks for it."""
    due = [0, 0, 0, 0]
    cards = 0
    for call in state.game_data.pack.events[event].cost:
        if call.name == "pay":
            due = list(resources(call.goods))
        else:
            cards += call.n
    held = due if seat == NOBODY else state.cities[seat].resources
    return {
        "resources": {RESOURCES[i]: due[i] for i in range(4) if due[i]},
        "short": {RESOURCES[i]: due[i] - held[i] for i in range(4) if due[i] > held[i]},
        "city_cards": cards,
    }


# -- cities


def _city(state: EverdellState, owner: int, seat: int) -> Json:
    game_data = state.game_data
    city = state.cities[owner]
    pairs = _pairs(game_data, city)
    cards: list[Json] = [_card(state, owner, slot, pairs[slot], seat) for slot in range(len(city.kinds))]
    score: dict[str, Json] = {}
    is_rugwort = owner >= game_data.players
    points = rugwort_points(state) if is_rugwort else state.points_by_source(owner)
    score.update(points)
    return {
        "cards": cards,
        "spaces": city.spaces(),
        "prisoners": _names(game_data, city.prisoners),
        "cells": _cells(game_data, city),
        "resources": {RESOURCES[i]: city.resources[i] for i in range(4)},
        "points": city.points,
        "hand": _names(game_data, city.hand) if owner == seat else len(city.hand),
        "workers": city.free,
        "workers_total": city.total,
        "workers_placed": city.total - city.free - city.permanent,
        "workers_lost_or_permanent": city.permanent,
        "workers_on_gone_cards": city.stray,
        "season": SEASONS[city.season],
        "next_season": None if is_rugwort or city.season == AUTUMN else _next_season(city),
        "passed": city.passed,
        "score": score,
        "total": sum(points.values()),
    }


def _next_season(city: City) -> Json:
    season = city.season + 1
    return {
        "season": SEASONS[season],
        "workers": NEW_WORKERS[season],
        "production": season != SUMMER,
        "meadow": SUMMER_CARDS if season == SUMMER else 0,
        "ready": city.free == 0 and not city.passed,
    }


def _cells(game_data: GameData, city: City) -> int:
    if not city.counts[game_data.abilities.dungeon]:
        return 0
    return 2 if city.counts[game_data.abilities.second_cell_with] else 1


def _pairs(game_data: GameData, city: City) -> list[int]:
    """Return, by slot, the slot of the card that shares its space, or NONE: Husbands and Wives in order (EV-5.11)."""
    found = [NONE] * len(city.kinds)
    for copy in range(city.pairs()):
        husband, wife = city.slot_of(game_data.husband, copy), city.slot_of(game_data.wife, copy)
        found[husband], found[wife] = wife, husband
    return found


def _card(state: EverdellState, owner: int, slot: int, pair: int, seat: int) -> Json:
    city = state.cities[owner]
    mark = city.marks[slot]
    workers: list[Json] = []
    workers.extend(worker for worker in (first_worker(mark), second_worker(mark)) if worker != NONE)
    return {
        "card": _name(state.game_data, city.kinds[slot]),
        "copy": city.copy_of(slot) + 1,
        "occupied": bool(mark & OCCUPIED),
        "workers": workers,
        "spots": spots_on_card(state, owner, slot),
        "points": points_of(mark),
        "goods": {RESOURCES[i]: goods_of(mark, i) for i in range(4)},
        "pair": None if pair == NONE else pair,
        "offer": card_offer(state, seat, owner, slot),
    }
