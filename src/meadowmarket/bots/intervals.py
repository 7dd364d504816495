"""Means and confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""The standard deviations to both sides of a mean that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """What holds the true value in 95 of 100 cases."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Returns Wilson's interval for a win rate; of no games, all that is possible.

    It stays within 0 and 1 and does not shrink to nothing when all games are won. That the rotations of a deal share
    their luck is left out: what favours a seat then helps both sides alike, which makes the rate surer than this says.

    >>> [round(end, 3) for end in wilson(97, 100)]
    [0.915, 0.99]
    """
    if not games:
        return Interval(0.0, 1.0)
    rate = wins / games
    spread = SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> float:
    """Returns the mean; 0 of nothing."""
    return sum(values) / max(1, len(values))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Returns the interval of a mean of independent values; None if there are too few to tell."""
    count = len(values)
    if count < 2:
        return None
    middle = mean(values)
    variance = sum([(value - middle) ** 2 for value in values]) / (count - 1)
    reach = SURE * sqrt(variance / count)
    return Interval(middle - reach, middle + reach)
