"""Results of a match: wins, points and margins of its bots, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from meadowmarket.bots.intervals import Interval, mean, mean_interval, wilson
from meadowmarket.core.valuation import margin
from meadowmarket.lab.arena.match import Match, Played


@final
class Side:
    """Results of one of the two bots of a match, in all its seats."""

    def __init__(self) -> None:
        self.wins = 0.0
        """A shared win counts as an equal share."""
        self.points = 0
        self.seats = 0
        """The number of seats it has played, in all games together."""
        self.choices = 0
        self.milliseconds = 0.0
        self.failures = 0

    def add(self, played: Played, seat: int) -> None:
        """Add its result in a seat of a game."""
        self.wins += 1 / len(played.winners) if seat in played.winners else 0.0
        self.points += played.points[seat]
        self.seats += 1
        self.choices += played.choices[seat]
        self.milliseconds += played.milliseconds[seat]
        self.failures += played.failures[seat]

    def mean_points(self) -> float:
        """Return the points of one seat in one game."""
        return self.points / max(1, self.seats)

    def milliseconds_per_move(self) -> float:
        """Return the mean time of a choice; forced moves are left out."""
        return self.milliseconds / max(1, self.choices)


@final
class Result:
    """Results of a match, from all deals that were played in every rotation.

    Rates and margins are those of the first bot; the intervals are 95 % intervals.

    >>> from meadowmarket import arena, make_game
    >>> arena(make_game("lagranja"), ["greedy", "random"], games=2)
    [<greedy against random: 2 games, win_rate=1.000, mean_margin=39.0>]
    """

    def __init__(self, match: Match, players: int, deals: Sequence[Sequence[Played]]) -> None:
        self.match = match
        self.players = players
        self.games = 0
        self.decisions = 0
        self.unfinished = 0
        self.a = Side()
        self.b = Side()
        self.margins: list[float] = []
        """The mean margin of `a` in each deal; empty if there is nobody to compare with."""
        for rotations in deals:
            self._add(rotations)

    def __repr__(self) -> str:
        opponent = "" if self.match.b is None else f" against {self.match.b}"
        rates = (("win_rate", self.win_rate, ".3f"), ("mean_margin", self.mean_margin, ".1f"))
        known = "".join(f", {name}={value:{form}}" for name, value, form in rates if value is not None)
        return f"<{self.match.a}{opponent}: {self.games} games{known}>"

    def _add(self, rotations: Sequence[Played]) -> None:
        margins: list[float] = []
        for rotation, played in enumerate(rotations):
            self.games += 1
            self.decisions += played.decisions
            self.unfinished += not played.is_over
            for seat in range(self.players):
                (self.a if seat == rotation else self.b).add(played, seat)
            if len(played.points) > 1:
                margins.append(margin([float(points) for points in played.points], rotation))
        if margins:
            self.margins.append(mean(margins))

    @property
    def failures(self) -> tuple[int, int]:
        """Return how often each of the two bots failed to choose; a random option was taken then."""
        return self.a.failures, self.b.failures

    @property
    def fair_share(self) -> float:
        """Return the win rate among equals."""
        return 1 / self.players

    @property
    def win_rate(self) -> float | None:
        """Return the win rate of `a`; None where there is nobody to beat."""
        return self.a.wins / self.games if self.margins else None

    @property
    def win_interval(self) -> Interval | None:
        """Return the interval of the win rate."""
        return wilson(self.a.wins, self.games) if self.margins else None

    @property
    def mean_margin(self) -> float | None:
        """Return the mean margin of `a`: its points ahead of the best other seat."""
        return mean(self.margins) if self.margins else None

    @property
    def margin_interval(self) -> Interval | None:
        """Return the interval of the margin; deals are independent of each other, the rotations of one are not."""
        return mean_interval(self.margins)
