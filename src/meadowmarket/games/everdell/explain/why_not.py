"""The reasons why an action of a turn can't be taken, where the rules give one."""

from __future__ import annotations

from collections.abc import Sequence

from meadowmarket.core.api import State
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import PASS, SEASON, SPOTS
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.explain.describe import requirement
from meadowmarket.games.everdell.names import (
    AUTUMN,
    FIRST_FOREST,
    HAVEN,
    JOURNEY_2,
    JOURNEY_5,
    LAST_FOREST,
    NONE,
    PLACES,
)
from meadowmarket.games.everdell.player_area import subject_of
from meadowmarket.games.everdell.rules.locations import has_card_spot, has_forest_spot, has_required, spot_name, spot_of
from meadowmarket.games.everdell.rules.payment import fits, shortage
from meadowmarket.games.everdell.state import EverdellState


def why_not(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return why an action is no option of a turn."""
    codes = state.game_data.codes
    city = state.cities[seat]
    if action == SEASON:
        if city.free:
            return Message("everdell-why-free-workers", {"n": city.free})
        return Message("everdell-why-last-season")
    if action == PASS:
        return None
    family, kind = codes.first_of[action], codes.card[action]
    if family == codes.play_hand:
        if kind not in city.hand:
            return Message("everdell-why-not-in-hand", {"card": state.card(kind)})
        return why_not_play(state, seat, kind)
    if family == codes.play_meadow:
        if state.meadow_place(kind) == NONE:
            key = "everdell-why-blocked" if kind in state.meadow else "everdell-why-not-in-meadow"
            return Message(key, {"card": state.card(kind)})
        return why_not_play(state, seat, kind)
    spot = spot_of(state.game_data, action)
    if spot == NONE:
        return None
    return why_not_there(state, seat, spot) if city.free else Message("everdell-why-no-worker")


def why_not_play(state: EverdellState, seat: int, kind: int) -> Message:
    """Return why a card that lies before a seat can't be played."""
    game_data = state.game_data
    city = state.cities[seat]
    card = state.card(kind)
    if not fits(state, seat, kind):
        if state.game_data.goes_to_opponent[kind]:
            return Message("everdell-why-no-fool")
        if state.game_data.replaces[kind]:
            return Message("everdell-why-no-ruins")
        if game_data.is_unique[kind] and city.counts[kind]:
            return Message("everdell-why-unique", {"card": card})
        return Message("everdell-why-city-full")
    return Message("everdell-why-too-few", {"card": card, "n": shortage(game_data, city, kind)})


def why_not_there(state: EverdellState, seat: int, spot: int) -> Message | None:
    """Return why a worker can't be placed on a spot."""
    if spot < PLACES:
        return _why_not_board(state, seat, spot)
    if spot < SPOTS:
        return _why_not_event(state, seat, spot - PLACES)
    return _why_not_card(state, seat, spot)


def _why_not_board(state: EverdellState, seat: int, place: int) -> Message | None:
    city = state.cities[seat]
    if FIRST_FOREST <= place <= LAST_FOREST:
        if place not in state.forest:
            return Message("everdell-why-not-in-play")
        if not has_forest_spot(state, seat, place):
            return Message("everdell-why-taken")
    elif JOURNEY_5 <= place <= JOURNEY_2:
        if city.season < AUTUMN:
            return Message("everdell-why-journey")
        n = JOURNEY_2 + 2 - place
        if len(city.hand) < n:
            return Message("everdell-why-few-cards", {"n": n})
    if place != HAVEN and state.on_place[place]:
        return Message("everdell-why-taken")
    return None


def _why_not_event(state: EverdellState, seat: int, event: int) -> Message | None:
    if event not in state.table_events:
        return Message("everdell-why-not-in-play")
    if state.event_owner[event] != NONE:
        return Message("everdell-why-achieved")
    if not has_required(state, seat, event):
        asked = requirement(state.game_data, state.game_data.pack.events[event])
        return Message("everdell-why-requirement", {"requires": asked})
    missing = _missing(state, seat, state.game_data.event_effects[event], event)
    return None if missing is None else Message("everdell-why-event-cost", {"missing": missing})


def _missing(state: EverdellState, seat: int, effects: Sequence[Effect[State]], subject: int) -> Message | None:
    """Return what the first effect that is not possible needs, where that can be named."""
    for effect in effects:
        if not effect.is_possible(state, seat, subject):
            return effect.missing(state, seat)
    return None


def _why_not_card(state: EverdellState, seat: int, spot: int) -> Message | None:
    codes = state.game_data.codes
    owner = seat if codes.spot_seat[spot] == NONE else codes.spot_seat[spot]
    if owner >= len(state.cities) or (owner == seat and codes.spot_seat[spot] != NONE):
        return None
    city = state.cities[owner]
    slot = city.slot_of(codes.spot_kind[spot], codes.spot_copy[spot])
    if slot == NONE:
        return Message("everdell-why-no-such-card", {"spot": spot_name(state, seat, spot)})
    kind = city.kinds[slot]
    if not (state.game_data.is_visited if owner == seat else state.game_data.is_open)[kind]:
        return Message("everdell-why-no-visit", {"spot": spot_name(state, seat, spot)})
    if not has_card_spot(state.game_data, city, slot):
        return Message("everdell-why-taken")
    missing = _missing(state, seat, state.game_data.visit_effects[kind], subject_of(owner, slot))
    if missing is None:
        return Message("everdell-why-condition", {"spot": spot_name(state, seat, spot)})
    return Message("everdell-why-missing", {"spot": spot_name(state, seat, spot), "missing": missing})
