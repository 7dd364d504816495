"""The reasons why an action of a turn can't be taken, where the rules give one."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import MOST_SEATS, PASS, SEASON
from meadowmarket.games.everdell.explain.describe import requirement
from meadowmarket.games.everdell.names import NONE, PLACES, ZONE_EVENT
from meadowmarket.games.everdell.player_area import subject_of
from meadowmarket.games.everdell.rules.locations import card_at, closed, spot_name, spot_of
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
    """Return why a worker can't be placed on a spot; None if it can, or if there is no such city."""
    codes = state.game_data.codes
    reason = closed(state, seat, spot)
    if reason is None or codes.spot_seat[spot] in (seat, *range(len(state.cities), MOST_SEATS)):
        return None
    if reason in ("taken", "journey", "achieved", "not-in-play"):
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
