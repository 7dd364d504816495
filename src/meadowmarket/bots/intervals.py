"""Means and 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""The 97.5 % quantile of the standard normal distribution: 95 % lie within this many standard deviations."""


FOR_TWO: Final = 12.706205
"""The same of Student's t distribution for two values, where no series helps."""


class Interval(NamedTuple):
    """A confidence interval: it contains the true value in 95 of 100 cases."""

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


def reach_of_mean(variance: float, count: int) -> float:
    """Return how far the interval of a mean of `count` values reaches to each side; at least two are needed.

    By Student's t distribution: a variance that a few values show is not sure itself. Its quantile is Fisher's series
    in the degrees of freedom (Fisher and Cornish 1960), which is 0.1 % off for four values and less for more.

    >>> [round(reach_of_mean(1.0, count) * count**0.5, 2) for count in (2, 3, 4, 11, 1001)]
    [12.71, 4.27, 3.18, 2.23, 1.96]
    """
    freedom, z = count - 1, SURE
    quantile = FOR_TWO
    if freedom > 1:
        terms = (
            z,
            (z**3 + z) / 4,
            (5 * z**5 + 16 * z**3 + 3 * z) / 96,
            (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
            (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
        )
        quantile = sum([term / float(freedom) ** power for power, term in enumerate(terms)])
    return quantile * sqrt(max(0.0, variance) / count)


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
    reach = reach_of_mean(variance, count)
    return Interval(middle - reach, middle + reach)
