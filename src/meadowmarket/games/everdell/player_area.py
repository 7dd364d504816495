"""One player's city with all that is on its cards, hand, resources, points and workers."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from meadowmarket.core.api import Json
from meadowmarket.core.schema import Schema, corrupt, counters, flag, number, numbers
from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.everdell.game_data import HALF_A_PAIR, ONE_SPACE, GameData
from meadowmarket.games.everdell.names import CITY_SPACES, COLOURS, NONE, RESOURCES, SEASONS

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
    """Return how much of a resource lies on a card."""
    return mark >> (ON_CARD_GOODS + 8 * resource) & EIGHT_BITS


def points_of(mark: int) -> int:
    """Return the points on a card."""
    return mark >> ON_CARD_POINTS & EIGHT_BITS


def first_worker(mark: int) -> int:
    """Return the seat whose worker stands on a card, or NONE."""
    return (mark >> FIRST_WORKER & THREE_BITS) - 1


def second_worker(mark: int) -> int:
    """Return the seat whose worker stands on a card's second spot, or NONE."""
    return (mark >> SECOND_WORKER & THREE_BITS) - 1


def with_bit(mask: int, kind: int, count: int) -> int:
    """Return a mask with the bit of a kind set if there are any, else cleared."""
    bit = 1 << kind
    return mask | bit if count else mask & ~bit


@final
class City:
    """What one player has: the city with all that is on its cards, hand, resources, points and workers.

    What changes seldom is a tuple, so that copies can share it.
    """

    kinds: tuple[int, ...] = ()
    """The cards in the order in which they came; a card is known by its slot here."""
    marks: list[int]
    """What lies on each of them."""
    counts: tuple[int, ...] = ()
    """The number of copies of each kind."""
    vacant: tuple[int, ...] = ()
    """The number of copies of each construction without an occupied token."""
    present: int = 0
    """The kinds of its cards, a bit for each."""
    hosts: int = 0
    """The constructions with a copy that has no occupied token, a bit for each."""
    colours: tuple[int, ...] = ()
    """The number of cards of each colour."""
    resources: list[int]
    hand: list[int]
    under: tuple[int, ...] = ()
    """The cards under events: `event << 8 | kind`."""
    prisoners: tuple[int, ...] = ()
    """The cards in the Dungeon."""
    points: int = 0
    free: int = 0
    """Workers that can be placed."""
    total: int = 0
    permanent: int = 0
    """Workers that never come back."""
    stray: int = 0
    """Workers that stood on a card that has gone (EV-8.4)."""
    season: int = 0
    passed: bool = False
    ordinary: int = 0
    """The cards that take a space each: all but Wanderers, Husbands and Wives."""
    spots: int = 0
    """The cards on which the owner can place a worker."""
    open_spots: int = 0
    """Those of them that others may visit too."""
    buildings: int = 0
    """The number of constructions."""
    husbands: int = 0
    wives: int = 0

    @staticmethod
    def empty(game_data: GameData, workers: int) -> City:
        """Return a city as it is at the start (EV-2.5)."""
        city = City()
        city.marks = []
        city.counts = city.vacant = (0,) * game_data.kinds
        city.colours = (0,) * len(COLOURS)
        city.resources = [0] * len(RESOURCES)
        city.hand = []
        city.free = city.total = workers
        return city

    @staticmethod
    def restored(game_data: GameData, saved: Json, place: str) -> City:
        """Return a city from its saved fields; raise CorruptReplay, naming the place, if they do not fit."""
        city = City.empty(game_data, 0)
        city_schema(game_data.kinds).restore(city, saved, place)
        if len(city.marks) != len(city.kinds):
            raise corrupt(f"{place}.marks", city.marks, f"{len(city.kinds)} numbers")
        for slot in range(len(city.kinds)):
            city._count(game_data, city.kinds[slot], city.marks[slot], 1)
        return city

    def clone(self) -> City:
        """Return an independent copy."""
        copy = City()
        copy.kinds = self.kinds
        copy.marks = self.marks.copy()
        copy.counts = self.counts
        copy.vacant = self.vacant
        copy.present = self.present
        copy.hosts = self.hosts
        copy.colours = self.colours
        copy.resources = self.resources.copy()
        copy.hand = self.hand.copy()
        copy.under = self.under
        copy.prisoners = self.prisoners
        copy.points = self.points
        copy.free = self.free
        copy.total = self.total
        copy.permanent = self.permanent
        copy.stray = self.stray
        copy.season = self.season
        copy.passed = self.passed
        copy.ordinary = self.ordinary
        copy.spots = self.spots
        copy.open_spots = self.open_spots
        copy.buildings = self.buildings
        copy.husbands = self.husbands
        copy.wives = self.wives
        return copy

    # -- cards

    def add(self, game_data: GameData, kind: int, mark: int) -> int:
        """Put a card into the city and return its slot."""
        self.kinds += (kind,)
        self.marks.append(mark)
        self._count(game_data, kind, mark, 1)
        return len(self.kinds) - 1

    def drop(self, game_data: GameData, slot: int) -> int:
        """Take a card from the city and return what lay on it."""
        kind = self.kinds[slot]
        self.kinds = without(self.kinds, slot)
        mark = self.marks.pop(slot)
        self._count(game_data, kind, mark, -1)
        return mark

    def _count(self, game_data: GameData, kind: int, mark: int, more: int) -> None:
        """Bring what is derived from the cards up to date: one card more, or (-1) one less."""
        colour = game_data.colour[kind]
        count = self.counts[kind] + more
        self.counts = replaced(self.counts, kind, count)
        self.present = with_bit(self.present, kind, count)
        self.colours = replaced(self.colours, colour, self.colours[colour] + more)
        if not game_data.is_critter[kind]:
            self.buildings += more
            if not mark & OCCUPIED:
                self._count_vacant(kind, more)
        if game_data.space[kind] == ONE_SPACE:
            self.ordinary += more
        elif kind == game_data.husband:
            self.husbands += more
        elif kind == game_data.wife:
            self.wives += more
        if game_data.is_visited[kind]:
            self.spots += more
            if game_data.is_open[kind]:
                self.open_spots += more

    def _count_vacant(self, kind: int, more: int) -> None:
        count = self.vacant[kind] + more
        self.vacant = replaced(self.vacant, kind, count)
        self.hosts = with_bit(self.hosts, kind, count)

    def put_token(self, slot: int) -> None:
        """Put the occupied token on a construction (EV-5.3)."""
        self.marks[slot] |= OCCUPIED
        self._count_vacant(self.kinds[slot], -1)

    def slot_of(self, kind: int, copy: int) -> int:
        """Return the slot of the nth copy (from 0) of a kind, or NONE."""
        kinds = self.kinds
        for slot in range(len(kinds)):
            if kinds[slot] == kind:
                if copy == 0:
                    return slot
                copy -= 1
        return NONE

    def copy_of(self, slot: int) -> int:
        """Return how many copies of a slot's kind came before it."""
        kinds = self.kinds
        kind = kinds[slot]
        copy = 0
        for i in range(slot):
            if kinds[i] == kind:
                copy += 1
        return copy

    def is_repeated(self, slot: int) -> bool:
        """Whether an earlier copy of the same kind has the same on it, so that either may stand for both."""
        kinds, marks = self.kinds, self.marks
        kind, mark = kinds[slot], marks[slot]
        if self.counts[kind] == 1:
            return False
        for i in range(slot):
            if kinds[i] == kind and marks[i] == mark:
                return True
        return False

    def pairs(self) -> int:
        """Return the number of Husbands with a Wife (EV-5.11)."""
        return min(self.husbands, self.wives)

    def spaces(self) -> int:
        """Return the spaces that are taken (EV-5.11)."""
        return self.ordinary + max(self.husbands, self.wives)

    def has_room(self, game_data: GameData, kind: int) -> bool:
        """Whether a card finds a space (EV-5.2)."""
        husbands, wives = self.husbands, self.wives
        if self.ordinary + (husbands if husbands > wives else wives) < CITY_SPACES:
            return True
        space = game_data.space[kind]
        if space == HALF_A_PAIR:
            return husbands < wives if kind == game_data.husband else wives < husbands
        return space != ONE_SPACE

    def held(self) -> int:
        """Return the number of resources that the player holds."""
        resources = self.resources
        return resources[0] + resources[1] + resources[2] + resources[3]


DERIVED: Final = (
    *("counts", "vacant", "present", "hosts", "colours", "ordinary"),
    *("spots", "open_spots", "buildings", "husbands", "wives"),
)
"""What follows from the cards of a city, and is not saved."""


@cache
def city_schema(kinds: int) -> Schema:
    """Return the saved fields of a city, for a number of kinds of cards."""
    last = kinds - 1
    return Schema(
        numbers("kinds", least=0, most=last),
        counters("marks"),
        counters("resources", len(RESOURCES)),
        counters("hand", least=0, most=last),
        numbers("under"),
        numbers("prisoners", least=0, most=last),
        *[number(name) for name in ("points", "free", "total", "permanent", "stray")],
        number("season", 0, len(SEASONS) - 1),
        flag("passed"),
    )


def subject_of(owner: int, slot: int) -> int:
    """Pack the place of a card for a script."""
    return owner << 8 | slot


def owner_of(subject: int) -> int:
    """Return the seat in whose city a script's card stands."""
    return subject >> 8


def slot_of(subject: int) -> int:
    """Return the slot of a script's card."""
    return subject & EIGHT_BITS
