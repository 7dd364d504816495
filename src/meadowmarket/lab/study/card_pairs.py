"""Cards in both games of a deal: how sure the difference of their corrected win rates is.

Both games share the deal, and often most of their course. A seat that has the card in both is compared with itself, so
luck that both games share cancels out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from meadowmarket.lab.study.cards import WIN, CardCounts, CardWatch, Key, Situation, Usual, situation


class Shared(NamedTuple):
    """Sums over the seats that have a card in both games, in one pair of situations; wins in units."""

    seats: int = 0
    base: int = 0
    changed: int = 0
    base_squares: int = 0
    changed_squares: int = 0
    products: int = 0

    def plus(self, other: Shared) -> Shared:
        """Return both together."""
        return Shared(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    def squares(self, base: Usual, changed: Usual, seats: tuple[int, int]) -> float:
        """Return the sum of the squared differences of what was won beyond the usual, each divided by its seats."""
        before = self.base_squares / WIN**2 - 2 * base.rate * self.base / WIN + self.seats * base.rate**2
        after = self.changed_squares / WIN**2 - 2 * changed.rate * self.changed / WIN + self.seats * changed.rate**2
        both = self.products / WIN**2 - (changed.rate * self.base + base.rate * self.changed) / WIN
        both += self.seats * base.rate * changed.rate
        return before / seats[0] ** 2 + after / seats[1] ** 2 - 2 * both / (seats[0] * seats[1])


Seen = tuple[CardWatch, int, list[int]]
"""One game of a deal: what was seen of cards, its decisions, and the units of a win by seat."""


@dataclass
class CardPairs:
    """Seats that drew or played a card in both games, by card and situations. It can be added up in any order."""

    counts: dict[Key, dict[tuple[Situation, Situation], Shared]] = field(default_factory=dict)

    def add_deal(self, base: Seen, changed: Seen) -> None:
        """Add both games of a deal."""
        (one, one_length, one_won), (other, other_length, other_won) = base, changed
        for name in one.sightings.keys() & other.sightings.keys():
            kind, card, seat = name
            where = situation(one.sightings[name], one_length), situation(other.sightings[name], other_length)
            a, b = one_won[seat], other_won[seat]
            self._add((kind, card), where, Shared(1, a, b, a * a, b * b, a * b))

    def add(self, other: CardPairs) -> None:
        """Add other deals."""
        for key, cells in other.counts.items():
            for where, shared in cells.items():
                self._add(key, where, shared)

    def _add(self, key: Key, where: tuple[Situation, Situation], shared: Shared) -> None:
        cells = self.counts.setdefault(key, {})
        cells[where] = cells.get(where, Shared()).plus(shared)


class Arms:
    """Both arms of a study, with what is usual for cards of one kind."""

    def __init__(self, kind: str, base: CardCounts, changed: CardCounts, pairs: CardPairs) -> None:
        self._kind = kind
        self._pairs = pairs
        self._counts = base.counts, changed.counts
        self._usual = base.usual(kind), changed.usual(kind)

    def variance(self, card: str) -> float:
        """Return the variance of the difference of a card's corrected win rates.

        Seats that have the card in one game only count as independent. For those that have it in both it is what was
        seen, and, as Bonett and Price do for all deals, as if one more had been turned to either side.
        """
        key = self._kind, card
        alone = [{where: count for where, (count, _) in arm[key].items()} for arm in self._counts]
        seats = sum(alone[0].values()), sum(alone[1].values())
        variance = 2 / (seats[0] * seats[1])
        for wheres, shared in sorted(self._pairs.counts.get(key, {}).items()):
            variance += shared.squares(self._usual[0][wheres[0]], self._usual[1][wheres[1]], seats)
            for one, where in zip(alone, wheres, strict=True):
                one[where] -= shared.seats
        for one, usual, count in zip(alone, self._usual, seats, strict=True):
            variance += sum(left * usual[where].variance for where, left in sorted(one.items())) / count**2
        return variance
