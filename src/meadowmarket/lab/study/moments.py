"""Means, differences and intervals that can be added up piece by piece, in any order, to the same result."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from meadowmarket.bots.intervals import SURE, Interval, reach_of_mean, wilson


@dataclass
class Estimate:
    """A mean with its 95 % interval; none if there are too few values."""

    mean: float
    interval: Interval | None

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        ends = None if self.interval is None else [round(end, 4) for end in self.interval]
        return {"mean": round(self.mean, 4), "ci95": ends}

    @property
    def reach(self) -> float | None:
        """How far the interval reaches from the mean, to the side where it reaches further."""
        return None if self.interval is None else max(self.interval.high - self.mean, self.mean - self.interval.low)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.interval is not None and (self.interval.low > 0 or self.interval.high < 0)


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
        return _estimate(self.count, self.changed - self.base, self._squared_differences())

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
        difference = Estimate((won[1] - won[0]) / self.count, Interval(middle - reach, middle + reach))
        return rates[0], rates[1], difference


def _estimate(count: int, total: int, squares: int) -> Estimate:
    """Return the mean of whole numbers."""
    middle = total / max(1, count)
    if count < 2:
        return Estimate(middle, None)
    # Whole numbers until here, so that nothing is lost between large sums.
    variance = (count * squares - total * total) / (count * (count - 1))
    reach = reach_of_mean(variance, count)
    return Estimate(middle, Interval(middle - reach, middle + reach))
