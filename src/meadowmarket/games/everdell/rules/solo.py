"""Rugwort, the opponent of the solo game: what he plays, blocks and takes (EV-10)."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell.names import (
    AUTUMN,
    BASIC_1_BERRY_1_CARD,
    BASIC_1_PEBBLE,
    BASIC_2_RESIN,
    BASIC_3_TWIGS,
    BASIC_EVENTS,
    EVENTS,
    JOURNEY_3,
    MEADOW_PLACES,
    NONE,
    PURPLE,
    SPRING,
    SUMMER,
)
from meadowmarket.games.everdell.rules.cards import RUGWORT
from meadowmarket.games.everdell.rules.locations import has_colours, spot_name
from meadowmarket.games.everdell.state import SEAT_BITS, EverdellState

HERO: Final = 0
"""The seat of the player."""

BLOCKED: Final[tuple[int, ...]] = (0, 1, 2, 4)
"""The Meadow places that are blocked in each season (EV-10.3)."""

HIS_WORKER: Final = 1 << (SEAT_BITS * RUGWORT)
BOARD_PATH: Final = (BASIC_3_TWIGS, BASIC_2_RESIN, BASIC_1_PEBBLE, BASIC_1_BERRY_1_CARD)


def place_first_workers(state: EverdellState) -> None:
    """Block the first forest card and the 3 twigs (EV-10.1)."""
    state.on_place[BASIC_3_TWIGS] += HIS_WORKER
    state.on_place[state.forest[0]] += HIS_WORKER


def play(state: EverdellState) -> None:
    """Play what follows the player's turn: a card for each that the player played, then the new season (EV-10.7)."""
    for _ in range(state.played):
        play_card(state, int(state.random_below(MEADOW_PLACES)))
    if state.is_new_season:
        state.is_new_season = False
        change_season(state)


def play_card(state: EverdellState, place: int) -> None:
    """Take the card of a rolled place into his city, without cost and effect; an empty place gives nothing."""
    kind = state.meadow[place]
    if kind == NONE:
        return
    state.meadow[place] = NONE
    owner = RUGWORT
    if state.game_data.goes_to_opponent[kind]:
        hero = state.cities[HERO]
        if not hero.counts[kind] and hero.has_room(state.game_data, kind):
            owner = HERO  # EV-10.4
    state.cities[owner].add(state.game_data, kind, 0)
    if state.events is not None:
        key = "everdell-log-rugwort-plays" if owner == RUGWORT else "everdell-log-rugwort-plays-fool"
        state.emit(NONE, key, {"card": state.card(kind), "place": place + 1})
    state.refill_place(place)


def change_season(state: EverdellState) -> None:
    """Take basic events, blocks the Meadow, moves his workers (EV-10.3)."""
    his = state.cities[RUGWORT]
    season = state.cities[HERO].season
    his.season = season
    for event in range(BASIC_EVENTS):
        if state.event_owner[event] == NONE and has_colours(state.game_data, his, event):
            state.event_owner = replaced(state.event_owner, event, RUGWORT)
            if state.events is not None:
                state.emit(
                    NONE,
                    "everdell-log-rugwort-event",
                    {"event": Message(f"everdell-event-{state.game_data.pack.events[event].id}")},
                )
    state.blocked = BLOCKED[season]
    if state.events is not None:
        state.emit(NONE, "everdell-log-rugwort-blocks", {"n": state.blocked})
    state.on_place[BOARD_PATH[season - 1]] -= HIS_WORKER
    state.on_place[state.forest[season - SPRING]] -= HIS_WORKER
    if season == AUTUMN:
        _autumn(state)
    else:
        _place(state, BOARD_PATH[season - 1], BOARD_PATH[season])
        _place(state, state.forest[season - SPRING], state.forest[season])


def _place(state: EverdellState, old: int, new: int) -> None:
    """Put a worker of his, which has left a place, on a new one."""
    state.on_place[new] += HIS_WORKER
    if state.events is not None:
        args = {"old": spot_name(state, RUGWORT, old), "new": spot_name(state, RUGWORT, new)}
        state.emit(NONE, "everdell-log-rugwort-moves", args)


def _autumn(state: EverdellState) -> None:
    year = state.game_data.solo_year
    _place(state, state.forest[SUMMER], JOURNEY_3 - (year - 1))  # 3, 4 or 5 points (EV-10.6)
    if year < 3:
        _place(state, BOARD_PATH[SUMMER], BASIC_1_BERRY_1_CARD)
        return
    # He leaves the board and takes a free worker of the player's along (EV-10.14).
    hero = state.cities[HERO]
    hero.total -= 1
    hero.free -= 1
    if state.events is not None:
        state.emit(HERO, "everdell-log-rugwort-takes-worker", {"old": spot_name(state, RUGWORT, BOARD_PATH[SUMMER])})


def rugwort_points(state: EverdellState) -> dict[str, int]:
    """Return where Rugwort's points came from (EV-10.5, EV-10.6)."""
    his = state.cities[RUGWORT]
    missed = 6 if state.game_data.solo_year > 1 else 3
    basic = sum(state.event_owner[event] == RUGWORT for event in range(BASIC_EVENTS))
    special = sum(event >= BASIC_EVENTS and state.event_owner[event] != HERO for event in state.table_events)
    return {
        "base": 2 * len(his.kinds) + his.colours[PURPLE],
        "tokens": his.points,
        "prosperity": 0,
        "journey": state.journey_points(RUGWORT),
        "events": 3 * basic + missed * special,
    }


def rugwort_events(state: EverdellState) -> int:
    """Return the number of events that count for him in a tie."""
    return sum(state.event_owner[event] == RUGWORT for event in range(EVENTS))
