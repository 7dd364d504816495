"""The reasons why an action of a turn can't be taken, where the rules give one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.explain.topics import requirement
from meadowmarket.games.everdell.names import NONE, PLACES, ZONE_EVENT
from meadowmarket.games.everdell.player_area import subject_of
from meadowmarket.games.everdell.rules.locations import card_at, closed, spot_name, spot_of
from meadowmarket.games.everdell.rules.payment import fits, shortage
from meadowmarket.games.everdell.state import EverdellState


def why_not(state: EverdellState, seat: int, action: int) -> Message | None:
    """Return why an action is no option of a turn."""
    family = state.game_data.codes.family_of[action]
    return REASONS[family](state, seat, action) if family in REASONS else None


def _season(state: EverdellState, seat: int, action: int) -> Message | None:
    free = state.cities[seat].free
    return Message("everdell-why-free-workers", {"n": free}) if free else Message("everdell-why-last-season")


def _hand(state: EverdellState, seat: int, action: int) -> Message | None:
    kind = state.game_data.codes.card[action]
    if kind not in state.cities[seat].hand:
        return Message("everdell-why-not-in-hand", {"card": state.card(kind)})
    return why_not_play(state, seat, kind)


def _meadow(state: EverdellState, seat: int, action: int) -> Message | None:
    kind = state.game_data.codes.card[action]
    if state.meadow_place(kind) == NONE:
        key = "everdell-why-blocked" if kind in state.meadow else "everdell-why-not-in-meadow"
        return Message(key, {"card": state.card(kind)})
    return why_not_play(state, seat, kind)


def _worker(state: EverdellState, seat: int, action: int) -> Message | None:
    if not state.cities[seat].free:
        return Message("everdell-why-no-worker")
    return why_not_there(state, seat, spot_of(state.game_data, action))


REASONS: Final[dict[str, Callable[[EverdellState, int, int], Message | None]]] = {
    "season": _season,
    "play-hand": _hand,
    "play-meadow": _meadow,
    "worker": _worker,
    "worker-card": _worker,
}
"""By family of actions; each is asked with the state, the seat and the action."""


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
    """Return why a worker can't be placed on a spot; None if it can, or if there is no such city."""
    other = state.game_data.codes.spot_seat[spot]
    reason = closed(state, seat, spot)
    if reason is None or other == seat or other >= len(state.cities):  # the codes know four seats
        return None
    if reason in ("taken", "own-worker", "journey", "achieved", "not-in-play"):
        return Message(f"everdell-why-{reason}")
    if reason == "few-cards":
        return Message("everdell-why-few-cards", {"n": state.game_data.journey_cards[spot]})
    if reason == "requirement":
        asked = requirement(state.game_data, state.game_data.pack.events[spot - PLACES])
        return Message("everdell-why-requirement", {"requires": asked})
    named = spot_name(state, seat, spot)
    missing = None if reason in ("no-such-card", "no-visit") else _missing(state, seat, spot)
    if missing is None:
        return Message(f"everdell-why-{'condition' if reason == 'event-cost' else reason}", {"spot": named})
    if reason == "event-cost":
        return Message("everdell-why-event-cost", {"missing": missing})
    return Message("everdell-why-missing", {"spot": named, "missing": missing})


def _missing(state: EverdellState, seat: int, spot: int) -> Message | None:
    """Return what the first effect that is not possible needs, where that can be named."""
    game_data = state.game_data
    if game_data.zone_of_spot[spot] == ZONE_EVENT:
        subject = spot - PLACES
        effects = game_data.event_effects[subject]
    else:
        owner, slot = card_at(state, seat, spot)
        subject = subject_of(owner, slot)
        effects = game_data.visit_effects[game_data.codes.spot_kind[spot]]
    for effect in effects:
        if not effect.is_possible(state, seat, subject):
            return effect.missing(state, seat)
    return None
