"""Means, differences and intervals that can be added up piece by piece, in any order, to the same result."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from meadowmarket.bots.intervals import SURE, Interval


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

    def before(self, unit: float = 1.0) -> Estimate:
        """Return the mean without the change."""
        return _estimate(self.count, self.base, self.base_squares, unit)

    def after(self, unit: float = 1.0) -> Estimate:
        """Return the mean with the change."""
        return _estimate(self.count, self.changed, self.changed_squares, unit)

    def difference(self, unit: float = 1.0) -> Estimate:
        """Return the mean difference. Deals are independent of each other; the two games of one are not."""
        squares = self.base_squares + self.changed_squares - 2 * self.products
        return _estimate(self.count, self.changed - self.base, squares, unit)


def _estimate(count: int, total: int, squares: int, unit: float) -> Estimate:
    """Return the mean of values that were counted in units."""
    middle = total / max(1, count) / unit
    if count < 2:
        return Estimate(middle, None)
    # Whole numbers until here, so that nothing is lost between large sums.
    variance = (count * squares - total * total) / (count * (count - 1)) / (unit * unit)
    reach = SURE * sqrt(max(0.0, variance) / count)
    return Estimate(middle, Interval(middle - reach, middle + reach))
