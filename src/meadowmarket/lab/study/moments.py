"""Means, differences and intervals that can be added up chunk by chunk, in any order, to the same result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, inf, log1p, sqrt

from meadowmarket.bots.intervals import SURE, Interval, reach_of_mean, wilson

RATE = 0.05
"""The false discovery rate: how many of the differences that are called clear may be chance, on average."""


@dataclass
class Estimate:
    """A mean with its 95 % interval; none if there are too few values."""

    mean: float
    interval: Interval | None
    p: float | None = None
    """Of a difference: its p-value, how likely chance alone would make one as large. None if there is too little."""

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        ends = None if self.interval is None else [round(end, 4) for end in self.interval]
        return {"mean": round(self.mean, 4), "ci95": ends, **({} if self.p is None else {"p": float(f"{self.p:.3g}")})}

    @property
    def reach(self) -> float | None:
        """How far the interval reaches from the mean, to the side where it reaches further."""
        return None if self.interval is None else max(self.interval.high - self.mean, self.mean - self.interval.low)


def difference_of(mean: float, middle: float, reach: float) -> Estimate:
    """Return a difference whose interval reaches to both sides of a middle, by the normal distribution."""
    p = chance_of(SURE * abs(middle) / reach) if reach else float(not middle)
    return Estimate(mean, Interval(middle - reach, middle + reach), p)


def chance_of(t: float, freedom: float = inf) -> float:
    """Return how likely chance alone goes as far to either side, by Student's t distribution.

    For many degrees of freedom that is the normal distribution; for few, by Wallace's approximation (1959).

    >>> [round(chance_of(*t), 3) for t in ((1.96,), (0.0,), (2.776, 4), (2.228, 10))]
    [0.05, 1.0, 0.051, 0.05]
    """
    if freedom < inf:
        t = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))
    return erfc(t / sqrt(2))


def clear_ones(differences: Sequence[Estimate | None]) -> list[bool]:
    """Return which of several differences are clear: on average, one in twenty of those is chance.

    Of fifty cards that nothing has changed, two or three have an interval without 0. So what counts is not each p-value
    by itself but its rank (Benjamini and Hochberg 1995, "Controlling the False Discovery Rate", JRSS B 57).

    >>> [one.interval and one.interval.low > 0 for one in (difference_of(2.0, 2.0, 1.9), difference_of(9.0, 9.0, 4.0))]
    [True, True]
    >>> clear_ones([difference_of(2.0, 2.0, 1.9), difference_of(9.0, 9.0, 4.0), difference_of(1.0, 1.0, 4.0)])
    [False, True, False]
    """
    known = [None if one is None else one.p for one in differences]
    ranked = sorted([p for p in known if p is not None])
    limit = max([p for rank, p in enumerate(ranked, 1) if p <= RATE * rank / len(ranked)], default=-1.0)
    return [p is not None and p <= limit for p in known]


@dataclass
class Pairs:
    """Whole numbers in pairs, one with and one without a change, from the same deal. Sums are exact."""

    count: int = 0
    base: int = 0
    changed: int = 0
    base_squares: int = 0
    changed_squares: int = 0
    products: int = 0

    def add_pair(self, base: int, changed: int) -> None:
        """Add the values of one deal."""
        self.count += 1
        self.base += base
        self.changed += changed
        self.base_squares += base * base
        self.changed_squares += changed * changed
        self.products += base * changed

    def add(self, other: Pairs) -> None:
        """Add other deals."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def before(self) -> Estimate:
        """Return the mean without the change."""
        return _estimate(self.count, self.base, self.base_squares)

    def after(self) -> Estimate:
        """Return the mean with the change."""
        return _estimate(self.count, self.changed, self.changed_squares)

    def difference(self) -> Estimate:
        """Return the mean difference. Deals are independent of each other; the two games of one are not."""
        found = _estimate(self.count, self.changed - self.base, self._squared_differences())
        if self.count < 2:
            return found
        freedom, variance = self.count - 1, _variance(self.count, self.changed - self.base, self._squared_differences())
        p = chance_of(abs(found.mean) / sqrt(variance / self.count), freedom) if variance else float(not found.mean)
        # However alike they are: that all deals happened to go the same way is never less likely than this.
        return replace(found, p=max(p, 0.5**freedom))

    def _squared_differences(self) -> int:
        return self.base_squares + self.changed_squares - 2 * self.products

    def win_rates(self, win: int) -> tuple[Estimate, Estimate, Estimate]:
        """Return the rates of wins, counted in units, without and with the change, and their difference.

        Rates have Wilson's interval, the difference that of Bonett and Price (2012, "Adjusted Wald Confidence Interval
        for a Difference of Binomial Proportions Based on Paired Data", JEBS 37): it acts as if one more deal had been
        won by the change, and one more lost. So a handful of deals that all end one way do not look certain.
        """
        if not self.count:
            return self.before(), self.after(), self.difference()
        won = [wins / win for wins in (self.base, self.changed)]
        rates = [Estimate(wins / self.count, wilson(wins, self.count)) for wins in won]
        count = self.count + 2
        middle = (won[1] - won[0]) / count
        squares = (self._squared_differences() / (win * win) + 2) / count
        reach = SURE * sqrt((squares - middle * middle) / count)
        return rates[0], rates[1], difference_of((won[1] - won[0]) / self.count, middle, reach)


def _estimate(count: int, total: int, squares: int) -> Estimate:
    """Return the mean of whole numbers."""
    middle = total / max(1, count)
    if count < 2:
        return Estimate(middle, None)
    reach = reach_of_mean(_variance(count, total, squares), count)
    return Estimate(middle, Interval(middle - reach, middle + reach))


def _variance(count: int, total: int, squares: int) -> float:
    # Whole numbers until here, so that nothing is lost between large sums.
    return (count * squares - total * total) / (count * (count - 1))
