"""What all games' valuations have in common."""

from __future__ import annotations

import pytest

from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games import open_game


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("name", ["lagranja", "everdell"])
def test_a_worth_is_the_sum_of_its_terms(name: str, players: int) -> None:
    """A search asks for the worth alone, hints for the terms: both must say the same of a position."""
    game = open_game(name, players)
    valuation = game.valuation()
    state, rng = game.new(5), Rng(5)
    told: set[int] = set()
    while not state.is_over():
        for seat in range(players):
            terms = valuation.terms(state, seat)
            assert valuation.worth(state, seat) == pytest.approx(sum(terms))
            told |= {i for i, points in enumerate(terms) if points}
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))
    assert len(told) > len(valuation.names) / 2
