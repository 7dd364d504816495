"""Means and 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""The 97.5 % quantile of the standard normal distribution: 95 % lie within so many standard deviations."""


class Interval(NamedTuple):
    """A confidence interval: it holds the true value in 95 of 100 cases."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the score interval of Wilson (1927) for a win rate; without games, all of 0 to 1.

    It stays within 0 and 1 and has a width even when all games are won. It ignores that the rotations of a deal share
    their luck. That luck helps both sides alike, so the true interval is narrower.

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
    """Return the mean; 0 if there are no values."""
    return sum(values) / max(1, len(values))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Return the interval of the mean of independent values; None if there are fewer than two."""
    count = len(values)
    if count < 2:
        return None
    middle = mean(values)
    variance = sum([(value - middle) ** 2 for value in values]) / (count - 1)
    reach = SURE * sqrt(variance / count)
    return Interval(middle - reach, middle + reach)
