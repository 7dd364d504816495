"""The setup of a game: forest, events, Meadow, hands, workers (EV-2, EV-10.1)."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.api import Game
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.memory import Memory
from meadowmarket.games.everdell.names import (
    BASIC_EVENTS,
    EVENTS,
    MEADOW_PLACES,
    NONE,
    PLACES,
)
from meadowmarket.games.everdell.player_area import City
from meadowmarket.games.everdell.rules.solo import place_first_workers
from meadowmarket.games.everdell.rules.turns import TakeTurn
from meadowmarket.games.everdell.state import EverdellState

FIRST_HAND: Final = 5
FIRST_WORKERS: Final = 2
SPECIAL_EVENTS: Final = 4


def empty_table(game: Game, game_data: GameData, seed: int) -> EverdellState:
    """Return a table with everything still in the box: no pile, no forest, no special events."""
    seats = max(2, game_data.players)
    cities = [City.empty(game_data, FIRST_WORKERS) for _ in range(seats)]
    state = EverdellState(game, game_data, [], 0, 0, 0, cities)
    state.pile = []
    state.discards = []
    state.meadow = [NONE] * MEADOW_PLACES
    state.forest = []
    state.on_place = [0] * PLACES
    state.table_events = list(range(BASIC_EVENTS))
    state.event_owner = (NONE,) * EVENTS
    state.event_worker = state.event_goods = (0,) * EVENTS
    state.aside = []
    state.memory = Memory.empty(seats)
    state.start_chance(seed)
    return state


def new_state(game: Game, game_data: GameData, seed: int) -> EverdellState:
    """Set up a game."""
    state = empty_table(game, game_data, seed)
    players = game_data.players
    for kind, card in enumerate(game_data.pack.cards):
        state.pile.extend([kind] * card.copies)
    state.shuffle(state.pile)
    forest = game_data.forest_places.copy()
    state.shuffle(forest)
    state.forest.extend(forest[: 4 if players > 2 else 3])  # EV-2.1
    special = list(range(BASIC_EVENTS, EVENTS))
    state.shuffle(special)
    state.table_events.extend(sorted(special[:SPECIAL_EVENTS]))  # EV-2.2
    state.refill()  # EV-2.3: before the hands
    state.first = int(state.random_below(players))
    for i in range(players):
        state.draw((state.first + i) % players, FIRST_HAND + i)  # EV-2.4
    if players == 1:
        place_first_workers(state)
        his = state.cities[1]
        his.free = his.total = 0
    state.stack.append(TakeTurn(state.first))
    return state
