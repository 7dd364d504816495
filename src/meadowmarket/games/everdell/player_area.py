"""One player's city with all that is on its cards, hand, resources, points and workers."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.everdell.game_data import HALF_A_PAIR, ONE_SPACE, GameData
from meadowmarket.games.everdell.names import CITY_SPACES, HUSBAND, NONE, WIFE

# What lies on a card, packed into one number: the occupied token, the seats (from 1) of up to two workers, points,
# goods.
OCCUPIED: Final = 1
FIRST_WORKER: Final = 1
SECOND_WORKER: Final = 4
ON_CARD_POINTS: Final = 8
ON_CARD_GOODS: Final = 16
EIGHT_BITS: Final = 255
THREE_BITS: Final = 7
WORKERS: Final = THREE_BITS << FIRST_WORKER | THREE_BITS << SECOND_WORKER


def goods_of(mark: int, resource: int) -> int:
    """Returns how much of a resource lies on a card."""
    return mark >> (ON_CARD_GOODS + 8 * resource) & EIGHT_BITS


def points_of(mark: int) -> int:
    """Returns the points on a card."""
    return mark >> ON_CARD_POINTS & EIGHT_BITS


def first_worker(mark: int) -> int:
    """Returns the seat whose worker stands on a card, or NONE."""
    return (mark >> FIRST_WORKER & THREE_BITS) - 1


def second_worker(mark: int) -> int:
    """Returns the seat whose worker stands on a card's second spot, or NONE."""
    return (mark >> SECOND_WORKER & THREE_BITS) - 1


@final
class City:
    """What one player has: the city with all that is on its cards, hand, resources, points and workers.

    What changes seldom is a tuple, so that copies can share it.
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        marks: list[int],
        counts: tuple[int, ...],
        vacant: tuple[int, ...],
        colours: tuple[int, ...],
        resources: list[int],
        hand: list[int],
        under: tuple[int, ...],
        prisoners: tuple[int, ...],
        points: int,
        free: int,
        total: int,
        permanent: int,
        stray: int,
        season: int,
        passed: bool,
        ordinary: int,
        spots: int,
        open_spots: int,
        buildings: int,
    ) -> None:
        self.kinds = kinds
        """The cards in the order in which they came; a card is known by its slot here."""
        self.marks = marks
        """What lies on each of them."""
        self.counts = counts
        """The number of copies of each kind."""
        self.vacant = vacant
        """The number of copies of each construction without an occupied token."""
        self.colours = colours
        self.resources = resources
        self.hand = hand
        self.under = under
        """The cards under events: `event << 8 | kind`."""
        self.prisoners = prisoners
        """The cards in the Dungeon."""
        self.points = points
        self.free = free
        """Workers that can be placed."""
        self.total = total
        self.permanent = permanent
        """Workers that never come back."""
        self.stray = stray
        """Workers that stood on a card that has gone (EV-8.4)."""
        self.season = season
        self.passed = passed
        self.ordinary = ordinary
        """The cards that take a space each: all but Wanderers, Husbands and Wives."""
        self.spots = spots
        """The cards on which the owner can place a worker."""
        self.open_spots = open_spots
        """Those of them that others may visit too."""
        self.buildings = buildings
        """The number of constructions."""

    @staticmethod
    def empty(game_data: GameData, workers: int) -> City:
        """Returns a city as it is at the start (EV-2.5)."""
        counts = (0,) * game_data.kinds
        return City(
            kinds=(),
            marks=[],
            counts=counts,
            vacant=counts,
            colours=(0,) * 5,
            resources=[0] * 4,
            hand=[],
            under=(),
            prisoners=(),
            points=0,
            free=workers,
            total=workers,
            permanent=0,
            stray=0,
            season=0,
            passed=False,
            ordinary=0,
            spots=0,
            open_spots=0,
            buildings=0,
        )

    def clone(self) -> City:
        """Returns an independent copy."""
        return City(
            self.kinds,
            self.marks.copy(),
            self.counts,
            self.vacant,
            self.colours,
            self.resources.copy(),
            self.hand.copy(),
            self.under,
            self.prisoners,
            self.points,
            self.free,
            self.total,
            self.permanent,
            self.stray,
            self.season,
            self.passed,
            self.ordinary,
            self.spots,
            self.open_spots,
            self.buildings,
        )

    # -- cards

    def add(self, game_data: GameData, kind: int, mark: int) -> int:
        """Puts a card into the city and returns its slot."""
        self.kinds += (kind,)
        self.marks.append(mark)
        self._count(game_data, kind, 1)
        if not game_data.is_critter[kind]:
            self.buildings += 1
            if not mark & OCCUPIED:
                self.vacant = replaced(self.vacant, kind, self.vacant[kind] + 1)
        if game_data.space[kind] == ONE_SPACE:
            self.ordinary += 1
        if game_data.is_visited[kind]:
            self.spots += 1
            if game_data.is_open[kind]:
                self.open_spots += 1
        return len(self.kinds) - 1

    def drop(self, game_data: GameData, slot: int) -> int:
        """Takes a card out of the city and returns what lay on it."""
        kind = self.kinds[slot]
        self.kinds = without(self.kinds, slot)
        mark = self.marks.pop(slot)
        self._count(game_data, kind, -1)
        if not game_data.is_critter[kind]:
            self.buildings -= 1
            if not mark & OCCUPIED:
                self.vacant = replaced(self.vacant, kind, self.vacant[kind] - 1)
        if game_data.space[kind] == ONE_SPACE:
            self.ordinary -= 1
        if game_data.is_visited[kind]:
            self.spots -= 1
            if game_data.is_open[kind]:
                self.open_spots -= 1
        return mark

    def _count(self, game_data: GameData, kind: int, more: int) -> None:
        colour = game_data.colour[kind]
        self.counts = replaced(self.counts, kind, self.counts[kind] + more)
        self.colours = replaced(self.colours, colour, self.colours[colour] + more)

    def slot_of(self, kind: int, copy: int) -> int:
        """Returns the slot of the nth copy (from 0) of a kind, or NONE."""
        kinds = self.kinds
        for slot in range(len(kinds)):
            if kinds[slot] == kind:
                if copy == 0:
                    return slot
                copy -= 1
        return NONE

    def copy_of(self, slot: int) -> int:
        """Returns how many copies of a slot's kind came before it."""
        kinds = self.kinds
        kind = kinds[slot]
        copy = 0
        for i in range(slot):
            if kinds[i] == kind:
                copy += 1
        return copy

    def is_repeated(self, slot: int) -> bool:
        """Says whether an earlier copy of the same kind has the same on it, so that either may stand for both."""
        kinds, marks = self.kinds, self.marks
        kind, mark = kinds[slot], marks[slot]
        if self.counts[kind] == 1:
            return False
        for i in range(slot):
            if kinds[i] == kind and marks[i] == mark:
                return True
        return False

    def pairs(self) -> int:
        """Returns the number of Husbands with a Wife (EV-5.11)."""
        return min(self.counts[HUSBAND], self.counts[WIFE])

    def spaces(self) -> int:
        """Returns the spaces that are taken (EV-5.11)."""
        return self.ordinary + max(self.counts[HUSBAND], self.counts[WIFE])

    def has_room(self, game_data: GameData, kind: int) -> bool:
        """Says whether a card finds a space (EV-5.2)."""
        counts = self.counts
        husbands, wives = counts[HUSBAND], counts[WIFE]
        if self.ordinary + (husbands if husbands > wives else wives) < CITY_SPACES:
            return True
        space = game_data.space[kind]
        if space == HALF_A_PAIR:
            return husbands < wives if kind == HUSBAND else wives < husbands
        return space != ONE_SPACE

    def held(self) -> int:
        """Returns the number of resources in the own supply."""
        resources = self.resources
        return resources[0] + resources[1] + resources[2] + resources[3]


def source_of(owner: int, slot: int) -> int:
    """Packs the place of a card for a script."""
    return owner << 8 | slot


def owner_of(source: int) -> int:
    """Returns the seat in whose city a script's card stands."""
    return source >> 8


def slot_of(source: int) -> int:
    """Returns the slot of a script's card."""
    return source & EIGHT_BITS
