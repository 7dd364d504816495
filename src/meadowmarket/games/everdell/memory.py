"""The memory: what players have seen of hidden cards, in the discards, other hands and under events.

It is no part of the rules, so it is saved beside the fields of a state and not in its checksum. It is never changed,
only replaced: copies of a state share it.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Json
from meadowmarket.core.schema import ANY, numbers, piles
from meadowmarket.core.tuples import replaced

ALL: Final = 15
"""The mask of every seat."""

SEATS: Final = 8
"""A card that some seats know is `seats << SEATS | kind`."""

KIND: Final = 255


def changed(of_seats: tuple[tuple[int, ...], ...], seat: int, value: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return what is known of each seat, with one of them changed."""
    found = list(of_seats)
    found[seat] = value
    return tuple(found)


def without_one(cards: tuple[int, ...], kind: int, seats: int) -> tuple[int, ...]:
    """Remove one card of a kind from what some seats know."""
    found: list[int] = []
    for card in cards:
        if card & KIND == kind:
            gone = card >> SEATS & seats
            seats &= ~gone
            card &= ~(gone << SEATS)
        if card >> SEATS:
            found.append(card)
    return tuple(found)


def knowing(cards: tuple[int, ...], kind: int) -> int:
    """Return the mask of the seats that know of a card of a kind."""
    seats = 0
    for card in cards:
        if card & KIND == kind:
            seats |= card >> SEATS
    return seats


def known_to(cards: tuple[int, ...], seat: int) -> list[int]:
    """List the kinds of the cards that a seat knows, in order."""
    return sorted([card & KIND for card in cards if card >> SEATS >> seat & 1])


def _numbers(saved: dict[str, Json], name: str, length: int) -> tuple[int, ...]:
    found = numbers(name, length).restore(saved.get(name), f"memory.{name}")
    assert isinstance(found, tuple)
    return found


def _by_seat(saved: dict[str, Json], name: str, cities: int) -> tuple[tuple[int, ...], ...]:
    found = piles(name, cities).restore(saved.get(name), f"memory.{name}")
    assert isinstance(found, list)
    return tuple(found)


@final
class Memory:
    """Who knows what. Seats are bits of a mask; a place that is not named is known to nobody."""

    def __init__(
        self,
        discards: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...],
        under: tuple[tuple[int, ...], ...],
        returned: tuple[int, ...],
        drawn: tuple[int, ...],
    ) -> None:
        self.discards: Final = discards
        """For each card of the discards the seats that know it."""
        self.hands: Final = hands
        """For each seat, the cards of its hand that others know."""
        self.under: Final = under
        """For each seat and each card under its events, the seats that know it."""
        self.returned: Final = returned
        """Known discards that were shuffled into the present pile, and have not been seen since."""
        self.drawn: Final = drawn
        """For each seat, how many cards it has got from that pile, unseen by others; counted only while it matters."""

    @staticmethod
    def empty(cities: int) -> Memory:
        """Return what is known at the start: nothing."""
        return Memory((), ((),) * cities, ((),) * cities, (), (0,) * cities)

    @staticmethod
    def restored(saved: dict[str, Json], cities: int) -> Memory:
        """Return what `saved` gave; raise CorruptReplay if it does not fit."""
        return Memory(
            _numbers(saved, "discards", ANY),
            _by_seat(saved, "hands", cities),
            _by_seat(saved, "under", cities),
            _numbers(saved, "returned", ANY),
            _numbers(saved, "drawn", cities),
        )

    def saved(self) -> dict[str, Json]:
        """Return all that is known as plain data; nothing where nobody knows anything."""
        discards = list(self.discards)
        while discards and not discards[-1]:
            discards.pop()
        if not discards and not self.returned and not any(self.hands) and not any(self.under):
            return {}
        return {
            "discards": [*discards],
            "hands": [[*hand] for hand in self.hands],
            "under": [[*seats] for seats in self.under],
            "returned": [*self.returned],
            "drawn": [*self.drawn],
        }

    def with_discard(self, at: int, seats: int) -> Memory:
        """Note that a card was discarded, the `at`-th, and who has seen it."""
        known = self.discards[:at] + (0,) * (at - len(self.discards)) + (seats,)
        return Memory(known, self.hands, self.under, self.returned, self.drawn)

    def with_discard_shown(self, at: int, kind: int) -> Memory:
        """Note that the top card of the discards, the `at`-th, was taken off and shown to all."""
        aware = self.discards[at] if at < len(self.discards) else 0
        left = Memory(self.discards[:at], self.hands, self.under, self.returned, self.drawn)
        return left.with_seen(kind, ALL & ~aware)

    def with_new_pile(self, discards: list[int]) -> Memory:
        """Note that the discards became the pile: what was known lies somewhere in it."""
        known = [self.discards[i] << SEATS | discards[i] for i in range(min(len(self.discards), len(discards)))]
        returned = tuple([card for card in known if card >> SEATS])
        return Memory((), self.hands, self.under, returned, (0,) * len(self.drawn))

    def with_seen(self, kind: int, seats: int) -> Memory:
        """Note that some seats have seen a card that came from the pile: it may be one that had returned to it."""
        if not self.returned:
            return self
        return Memory(self.discards, self.hands, self.under, without_one(self.returned, kind, seats), self.drawn)

    def with_drawn(self, seat: int) -> Memory:
        """Note that a seat has got a card that may come from the pile, unseen by others."""
        if not self.returned:
            return self
        drawn = replaced(self.drawn, seat, self.drawn[seat] + 1)
        return Memory(self.discards, self.hands, self.under, self.returned, drawn)

    def with_taken(self, seat: int, kind: int, seats: int) -> Memory:
        """Note that a card came into a hand before the eyes of some seats."""
        hand = (*self.hands[seat], (seats & ~(1 << seat)) << SEATS | kind)
        return self._with_hand(seat, hand)

    def with_played(self, seat: int, kind: int) -> Memory:
        """Note that a card left a hand before the eyes of all."""
        hand = self.hands[seat]
        if not hand and not self.returned:
            return self
        unaware = ALL & ~knowing(hand, kind) & ~(1 << seat)
        return self._with_hand(seat, without_one(hand, kind, ALL)).with_seen(kind, unaware)

    def with_left(self, seat: int, kind: int, seats: int) -> Memory:
        """Note that a card left a hand face down: only some seats see it.

        For the others it may have been any card: what they knew of the hand they know no more.
        """
        hand = self.hands[seat]
        unaware = seats & ~knowing(hand, kind) & ~(1 << seat)
        left = tuple([card & (seats << SEATS | KIND) for card in hand if card >> SEATS & seats])
        if left or hand:
            return self._with_hand(seat, without_one(left, kind, seats)).with_seen(kind, unaware)
        return self.with_seen(kind, unaware)

    def with_under(self, seat: int, at: int, seats: int) -> Memory:
        """Note that a card was put under an event of a seat, its `at`-th there, and who has seen it."""
        known = self.under[seat]
        known = known[:at] + (0,) * (at - len(known)) + (seats,)
        return Memory(self.discards, self.hands, changed(self.under, seat, known), self.returned, self.drawn)

    def _with_hand(self, seat: int, hand: tuple[int, ...]) -> Memory:
        return Memory(self.discards, changed(self.hands, seat, hand), self.under, self.returned, self.drawn)

    def of_seat(self, seat: int) -> Memory:
        """Return what one seat knows, and nothing of what others do."""
        bit = 1 << seat
        hands = [
            tuple([bit << SEATS | kind for kind in known_to(self.hands[owner], seat)])
            for owner in range(len(self.hands))
        ]
        under = [
            () if owner == seat else tuple([seats & bit for seats in self.under[owner]])
            for owner in range(len(self.under))
        ]
        returned = tuple([bit << SEATS | kind for kind in known_to(self.returned, seat)])
        drawn = self.drawn if returned else (0,) * len(self.drawn)
        return Memory(tuple([seats & bit for seats in self.discards]), tuple(hands), tuple(under), returned, drawn)
