"""Valuation of positions: the contract between a game, which names the terms, and bots, which weigh them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game, State


@final
@mypyc_attr(free_list_len=1)
class Tally:
    """The sum of a valuation's terms for one seat; it keeps the amount of each only on request.

    A search needs only the sum, and needs it often: a list of amounts per position would box every number.
    """

    def __init__(self, weights: list[float], amounts: list[float] | None = None) -> None:
        self.worth = 0.0
        self.weights: Final = weights
        self.amounts: Final = amounts

    def add(self, term: int, amount: float) -> None:
        """Add an amount of a term."""
        self.worth += amount * self.weights[term]
        if self.amounts is not None:
            self.amounts[term] += amount

    def add_points(self, term: int, points: float) -> None:
        """Add points that are as good as scored: the weight of the term does not matter."""
        self.worth += points
        if self.amounts is not None and self.weights[term] != 0.0:
            self.amounts[term] += points / self.weights[term]


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """An estimate of the points that each seat will have at the end of the game.

    It is a sum of terms, each an amount times a weight. The game names its terms, so that a bot can say why it likes a
    position; the weights can be tuned. Amounts may use only what the seat itself, or everyone, may know of the state.
    """

    def __init__(self, names: Sequence[str], weights: Sequence[float], turns_ahead: int = 4, scored: int = 1) -> None:
        assert len(names) == len(weights)
        self.names = list(names)
        self.weights = list(weights)
        self.game: Game | None = None
        """The game whose positions are valued, where it has made the valuation itself."""
        self.turns_ahead = turns_ahead
        """After how many of its own turns, this one included, a search values the position."""
        self.scored = scored
        """How many terms, the first ones, are points by the rules: tuning leaves their weights alone."""

    def __reduce__(self) -> tuple[object, ...]:
        if self.game is None:
            raise TypeError("this valuation can't be copied or pickled: Game.valuation makes valuations that can")
        return _valuation_of, (self.game, self.weights)

    def count(self, state: State, seat: int, tally: Tally) -> None:
        """Add to a tally how much a seat has of what each term counts."""
        raise NotImplementedError

    def amounts(self, state: State, seat: int) -> list[float]:
        """List how much a seat has of what each term counts."""
        amounts = [0.0] * len(self.names)
        self.count(state, seat, Tally(self.weights, amounts))
        return amounts

    def terms(self, state: State, seat: int) -> list[float]:
        """List what each term says, in points at the end of the game."""
        return [amount * weight for amount, weight in zip(self.amounts(state, seat), self.weights, strict=True)]

    def worth(self, state: State, seat: int) -> float:
        """Estimate the points that a seat will have at the end."""
        tally = Tally(self.weights)
        self.count(state, seat, tally)
        return tally.worth

    def worths(self, state: State) -> list[float]:
        """Estimate the points of all seats at the end; when it has come, count them.

        A solo game that is played against someone appends the opponent's points.
        """
        game = self.game
        if game is not None and game is not state.game:
            game.check_state(state)
        if not state.stack:
            return [float(points) for points in state.scores()]
        return [self.worth(state, seat) for seat in range(state.game.players)]


def _valuation_of(game: Game, weights: list[float]) -> Valuation:
    return game.valuation(weights)


class PointsOnly(Valuation):
    """Uses the points so far as the points at the end: for games without a better estimate."""

    def __init__(self, weights: Sequence[float] = (1.0,)) -> None:
        super().__init__(["points"], weights)

    def count(self, state: State, seat: int, tally: Tally) -> None:
        """Add the points so far."""
        tally.add(0, float(state.scores()[seat]))


def margin(worths: list[float], seat: int) -> float:
    """Return by how many points a seat is ahead of the best other one; with nobody else, its points.

    >>> margin([10.0, 7.0, 12.0], 0)
    -2.0
    """
    best = -1e9
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] if len(worths) == 1 else worths[seat] - best
