"""One player's farm: goods, cards on its four sides, roof tiles, deliveries, markers."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Json
from meadowmarket.core.schema import Schema, corrupt, counters, number, numbers
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja.effects.lasting import LastingEffects
from meadowmarket.games.lagranja.game_data import GameData, missing_goods
from meadowmarket.games.lagranja.names import NONE, NUM_BARROWS, NUM_BUILDINGS, NUM_SOURCES, POINT_SOURCES, VP

FARM_SCHEMA: Final = Schema(
    counters("goods", NUM_SOURCES),
    numbers("fields", 3, least=0),
    numbers("field_cards", least=0),
    numbers("barrows", NUM_BARROWS, least=-1),
    numbers("barrow_deliveries", NUM_BARROWS, least=0),
    numbers("helpers", least=0),
    numbers("used", least=0, most=2),
    numbers("extensions", least=0),
    numbers("roofs", least=0),
    numbers("roofs_used", least=0, most=1),
    numbers("rows", NUM_BUILDINGS, least=0),
    numbers("crafts", NUM_BUILDINGS, least=0),
    numbers("hand", least=0),
    counters("points", len(POINT_SOURCES)),
    number("markers"),
    number("owners", least=0),
    number("barred", least=0),
    number("bars", least=0),
    number("donkeys_used", least=0),
    number("donkey", least=-1),
    number("hats", least=0),
    number("deliveries", least=0),
    number("siesta", least=0),
)
"""What is saved of a farm. `lasting` follows from its cards."""


@final
class Farm:
    """What one player owns. What changes seldom is a tuple, so that copies can share it."""

    goods: list[int]
    """By good and, behind the goods, what lies on olive, grain and grape fields."""
    fields: tuple[int, ...]
    """How many fields there are of olives, grain and grapes."""
    field_cards: tuple[int, ...]
    barrows: tuple[int, ...]
    """By place: the card, or NONE."""
    barrow_deliveries: tuple[int, ...]
    """By place: bits of the symbols served."""
    helpers: tuple[int, ...]
    """The cards, in the order of play."""
    used: tuple[int, ...]
    """By helper: 0 ready, 1 used and marked, 2 used without its mark."""
    extensions: tuple[int, ...]
    roofs: tuple[int, ...]
    """The kinds of the tiles, from the left."""
    roofs_used: tuple[int, ...]
    """By tile: whether its bonus is used up."""
    rows: tuple[int, ...]
    """By building: bits of the symbols served."""
    crafts: tuple[int, ...]
    """By building: the round in which its craft marker was taken, 0 for none."""
    hand: tuple[int, ...]
    points: list[int]
    """By source of victory points."""
    markers: int
    """The player markers that are left (LG-1.4)."""
    owners: int
    """Bits of the buildings with an ownership marker."""
    barred: int
    """Bits of the trade options that the Travelling Salesman has closed."""
    bars: int
    """Bits of those that still carry their marker."""
    donkeys_used: int
    """Bits of the donkey tiles that are face down."""
    donkey: int
    """The tile chosen for this round, or NONE."""
    hats: int
    deliveries: int
    siesta: int
    """The space of the siesta disc."""
    lasting: LastingEffects
    """What helpers and extensions add up to."""

    def clone(self) -> Farm:
        """Return an independent copy; what never changes is shared."""
        copy = Farm()
        copy.goods = self.goods.copy()
        copy.fields = self.fields
        copy.field_cards = self.field_cards
        copy.barrows = self.barrows
        copy.barrow_deliveries = self.barrow_deliveries
        copy.helpers = self.helpers
        copy.used = self.used
        copy.extensions = self.extensions
        copy.roofs = self.roofs
        copy.roofs_used = self.roofs_used
        copy.rows = self.rows
        copy.crafts = self.crafts
        copy.hand = self.hand
        copy.points = self.points.copy()
        copy.markers = self.markers
        copy.owners = self.owners
        copy.barred = self.barred
        copy.bars = self.bars
        copy.donkeys_used = self.donkeys_used
        copy.donkey = self.donkey
        copy.hats = self.hats
        copy.deliveries = self.deliveries
        copy.siesta = self.siesta
        copy.lasting = self.lasting
        return copy

    def score(self, points: int, source: int) -> None:
        """Take or, below nothing, give back victory points."""
        self.goods[VP] += points
        self.points[source] += points

    def is_ready(self, card: int) -> bool:
        """Whether a helper lies here and is not used up for the round."""
        helpers = self.helpers
        for i in range(len(helpers)):
            if helpers[i] == card:
                return self.used[i] == 0
        return False

    def active_crafts(self, game_data: GameData, round_number: int, hook: int) -> list[int]:
        """List the buildings whose craft marker, taken in an earlier round, works at a moment (LG-6.9)."""
        buildings = game_data.crafts_on[hook]
        return [i for i in buildings if 0 < self.crafts[i] < round_number]

    def asked_goods(self, game_data: GameData, destination: int) -> int:
        """Return the bits of the goods that a building's own row or a barrow still asks for."""
        if destination < NUM_BUILDINGS:
            return 0 if self.crafts[destination] else game_data.missing[destination][self.rows[destination]]
        card = self.barrows[destination - NUM_BUILDINGS]
        if card == NONE:
            return 0
        return game_data.missing[NUM_BUILDINGS + card][self.barrow_deliveries[destination - NUM_BUILDINGS]]

    def delivered_goods(self, game_data: GameData, destination: int) -> int:
        """Return the bits of the goods that lie at a building's own row or on a barrow."""
        row, served = self._row(game_data, destination)
        return missing_goods(row, ~served)

    def take_back_delivery(self, game_data: GameData, key: int) -> None:
        """Remove the last delivery of a good from a destination (key: destination * 10 + good)."""
        destination, good = key // 10, key % 10
        row, served = self._row(game_data, destination)
        i = max([i for i in range(len(row)) if row[i] == good and served >> i & 1])
        if destination < NUM_BUILDINGS:
            self.rows = replaced(self.rows, destination, served ^ 1 << i)
        else:
            place = destination - NUM_BUILDINGS
            self.barrow_deliveries = replaced(self.barrow_deliveries, place, served ^ 1 << i)

    def _row(self, game_data: GameData, destination: int) -> tuple[list[int], int]:
        if destination < NUM_BUILDINGS:
            return game_data.rows[destination], self.rows[destination]
        place = destination - NUM_BUILDINGS
        if self.barrows[place] == NONE:
            return game_data.nobody, 0
        return game_data.rows[NUM_BUILDINGS + self.barrows[place]], self.barrow_deliveries[place]


def restore_farm(game_data: GameData, data: Json, place: str) -> Farm:
    """Build a farm from plain data; raises CorruptReplay, naming the place, if it does not fit."""
    farm = Farm()
    FARM_SCHEMA.restore(farm, data, place)
    cards = len(game_data.pack.cards)
    for name, found in (("helpers", farm.helpers), ("extensions", farm.extensions)):
        if any([card >= cards for card in found]):
            raise corrupt(f"{place}.{name}", list(found), f"0…{cards - 1}")
    farm.lasting = LastingEffects(game_data, farm.helpers, farm.extensions)
    return farm
