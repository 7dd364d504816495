"""The terms by which bots value a position; their weights are in data/weights.csv."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.valuation import Tally, Valuation
from meadowmarket.games.template.pack.load import data_folder
from meadowmarket.games.template.state import TemplateState
from meadowmarket.games.weights import read_weights

TERMS: Final = ("points", "coins", "cards")
POINTS: Final = 0
COINS: Final = 1
CARDS: Final = 2


@cache
def own_weights() -> list[float]:
    """Read the weights of the game."""
    return read_weights(data_folder() / "weights.csv", TERMS)


@final
class TemplateValuation(Valuation):
    """Points so far, coins to spend, and the cards in hand."""

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        super().__init__(TERMS, own_weights() if weights is None else weights, turns_ahead=2)

    def count(self, state: State, seat: int, tally: Tally) -> None:
        """Add how much a seat has of each."""
        assert isinstance(state, TemplateState)
        tally.add(POINTS, float(state.scores()[seat]))
        tally.add(COINS, float(state.coins[seat]))
        tally.add(CARDS, float(sum(state.hands[seat])))
