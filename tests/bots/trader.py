"""The trader's Harbour: the toy game for bots that also count coins, so that there is a weight to be tuned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadowmarket.core.api import State
from meadowmarket.core.valuation import Tally, Valuation
from tests.core.toy import ToyBox, ToyGame, ToyState

NAME = "trader"
DEAR = 1.15
"""At this price nobody buys, though a coin buys a point and is worth nothing at the end."""


class PointsAndCoins(Valuation):
    """Counts points and coins."""

    def __init__(self, weights: Sequence[float]) -> None:
        super().__init__(["points", "coins"], weights)

    def count(self, state: State, seat: int, tally: Tally) -> None:
        assert isinstance(state, ToyState)
        tally.add(0, float(state.scores()[seat]))
        tally.add(1, float(state.coins[seat]))


class TraderGame(ToyGame):
    """Harbour with a worth for coins."""

    def __init__(
        self, players: int = 2, ruleset: str = "long", settings: Mapping[str, str] | None = None, pack: str = "own"
    ) -> None:
        super().__init__(players, ruleset, settings, pack)
        self.name = NAME

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        return PointsAndCoins((1.0, DEAR) if weights is None else weights)


class TraderBox(ToyBox):
    """What the entry point names."""

    def __init__(self) -> None:
        super().__init__()
        self.name = NAME

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> TraderGame:
        return TraderGame(players, ruleset, settings)


BOX = TraderBox()
