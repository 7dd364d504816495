"""What holds in every game, however it is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadowmarket
from meadowmarket.core.conformance import Plan, check_game
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.player_area import DERIVED, City
from meadowmarket.games.everdell.state import EverdellState
from tests.games.everdell.position import all_cards, everdell

TABLES = [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (4, 1)]
"""Players and solo year."""


def check_position(state: EverdellState, cards: Counter[int]) -> None:
    """Check what must be true at every decision."""
    rules = state.game_data
    assert Counter(all_cards(state)) == cards
    for seat in range(rules.players):
        check_city(rules, state.cities[seat])
        check_workers(state, seat)
    for seat in state.seats_to_act():
        options = state.options(seat)
        assert options
        assert len(set(options)) == len(options)


def check_city(rules: GameData, city: City) -> None:
    assert min(city.resources) >= 0
    assert len(city.hand) <= 8
    assert city.spaces() <= 15
    assert city.free >= 0
    again = City.empty(rules, 0)
    for kind, mark in zip(city.kinds, city.marks, strict=True):
        again.add(rules, kind, mark)
    for name in DERIVED:
        assert getattr(again, name) == getattr(city, name), name
    for kind, n in enumerate(city.counts):
        assert n <= 1 or not rules.is_unique[kind]


def check_workers(state: EverdellState, seat: int) -> None:
    """Every worker is somewhere: free, on the board, on a card, on an event, lost, or out for a card that has gone."""
    city = state.cities[seat]
    on_board = sum(state.workers_on(place, seat) for place in range(20))
    on_events = sum(state.event_owner[i] == seat and state.event_worker[i] for i in state.table_events)
    on_cards = 0
    for other in state.cities:
        for kind, mark in zip(other.kinds, other.marks, strict=True):
            if not state.game_data.abilities.keeps_workers[kind]:
                on_cards += (mark >> 1 & 7) == seat + 1
    placed = on_board + on_events + on_cards + city.stray + city.permanent + city.free
    assert placed in (city.total, city.total - 1)  # one may be in the player's hand, on its way by the Ranger


@pytest.mark.parametrize(("players", "year"), TABLES)
def test_random_games_keep_the_rules(players: int, year: int) -> None:
    game = everdell(players, year)
    cards = Counter({kind: card.copies for kind, card in enumerate(game.game_data.pack.cards) if card.copies})
    for seed in range(300 if meadowmarket.build().kind == "compiled" else 10):
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            check_position(state, cards)
            seat = state.seats_to_act()[0]
            state.apply(seat, choose_random(state, seat, rng))
        assert all(city.passed for city in state.cities[:players])


def conform(players: int, year: int, seed: int, plan: Plan) -> None:
    """Make the checks that any game must pass."""
    check_game(everdell(players, year), seed, plan)


@pytest.mark.parametrize(("players", "year"), TABLES)
def test_games_conform(players: int, year: int) -> None:
    conform(players, year, 1, Plan(every=2, breadth=4))


@pytest.mark.deep
@pytest.mark.parametrize(("players", "year"), TABLES)
def test_300_games_conform(players: int, year: int) -> None:
    for seed in range(300):
        conform(players, year, seed, Plan(every=7, breadth=2))


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**63 - 1), table=st.sampled_from(TABLES))
def test_any_seed_conforms(seed: int, table: tuple[int, int]) -> None:
    conform(*table, seed, Plan(every=11, breadth=2))


@pytest.mark.parametrize(("players", "year"), TABLES)
def test_300_games_end(players: int, year: int) -> None:
    game = everdell(players, year)
    total = 0
    for seed in range(300):
        state = game.new(seed)
        rng = Rng(seed + 1000)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))
            assert len(state.cities[seat].hand) <= 8
            assert state.cities[seat].spaces() <= 15
        assert len(all_cards(state)) == 128
        total += sum(state.scores())
    assert total > 0
