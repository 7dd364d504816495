"""A game of La Granja in progress: the village and the farms around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadowmarket.core.api import Json, State
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.effects.lasting import Standing
from meadowmarket.games.lagranja.names import SILVER, VP

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.game import LaGranja

FARM: Final = 0
REVENUE: Final = 1
TRANSPORT: Final = 2
SCORING: Final = 3
PHASES: Final = ("farm", "revenue", "transport", "scoring")

NEUTRAL: Final = 4  # the owner of stalls in the solo game (LG-9.1)
FREE: Final = -1
NONE: Final = -1

# Where victory points come from.
FROM_START: Final = 0
FROM_ROOFS: Final = 1
FROM_BONUSES: Final = 2  # roof tiles, dice, trade goods
FROM_BUILDINGS: Final = 3
FROM_CRAFTS: Final = 4
FROM_BARROWS: Final = 5
FROM_FIGHTS: Final = 6
FROM_STALLS: Final = 7
FROM_SIESTA: Final = 8
FROM_HELPERS: Final = 9
FROM_SILVER: Final = 10
PAID: Final = 11  # a sum below nothing: extensions, deliveries, helpers' costs
POINT_SOURCES: Final = (
    "start",
    "roofs",
    "bonuses",
    "buildings",
    "crafts",
    "barrows",
    "fights",
    "stalls",
    "siesta",
    "helpers",
    "silver",
    "paid",
)

FARM_LISTS: Final = (
    "goods",
    "fields",
    "field_cards",
    "barrows",
    "barrow_deliveries",
    "helpers",
    "used",
    "extensions",
    "roofs",
    "roofs_used",
    "rows",
    "crafts",
    "hand",
    "points",
)
FARM_NUMBERS: Final = (
    "markers",
    "owners",
    "barred",
    "bars",
    "donkeys_used",
    "donkey",
    "hats",
    "deliveries",
    "siesta",
)


@final
class Farm:
    """What one player owns.

    `goods` counts by good and, behind them, what lies on olive, grain and grape fields. A helper in `used` is 0 ready,
    1 used and marked, 2 used without its mark. `crafts` holds the round in which a craft marker was taken, 0 for none.
    What changes seldom is a tuple, so that copies can share it.
    """

    def __init__(
        self,
        goods: list[int],
        fields: tuple[int, ...],
        field_cards: tuple[int, ...],
        barrows: tuple[int, ...],
        barrow_deliveries: tuple[int, ...],
        helpers: tuple[int, ...],
        used: tuple[int, ...],
        extensions: tuple[int, ...],
        roofs: tuple[int, ...],
        roofs_used: tuple[int, ...],
        rows: tuple[int, ...],
        crafts: tuple[int, ...],
        hand: tuple[int, ...],
        points: list[int],
        markers: int,
        owners: int,
        barred: int,
        bars: int,
        donkeys_used: int,
        donkey: int,
        hats: int,
        deliveries: int,
        siesta: int,
        standing: Standing,
    ) -> None:
        self.goods = goods
        self.fields = fields
        self.field_cards = field_cards
        self.barrows = barrows
        self.barrow_deliveries = barrow_deliveries
        self.helpers = helpers
        self.used = used
        self.extensions = extensions
        self.roofs = roofs
        self.roofs_used = roofs_used
        self.rows = rows
        self.crafts = crafts
        self.hand = hand
        self.points = points
        self.markers = markers
        self.owners = owners  # bits of the buildings with an ownership marker
        self.barred = barred  # bits of the trade options that the Travelling Salesman has closed
        self.bars = bars  # bits of those that still carry their marker
        self.donkeys_used = donkeys_used
        self.donkey = donkey
        self.hats = hats
        self.deliveries = deliveries
        self.siesta = siesta
        self.standing = standing

    def clone(self) -> Farm:
        """Returns an independent copy; what never changes is shared."""
        return Farm(
            self.goods.copy(),
            self.fields,
            self.field_cards,
            self.barrows,
            self.barrow_deliveries,
            self.helpers,
            self.used,
            self.extensions,
            self.roofs,
            self.roofs_used,
            self.rows,
            self.crafts,
            self.hand,
            self.points.copy(),
            self.markers,
            self.owners,
            self.barred,
            self.bars,
            self.donkeys_used,
            self.donkey,
            self.hats,
            self.deliveries,
            self.siesta,
            self.standing,
        )

    def score(self, points: int, source: int) -> None:
        """Takes or, below nothing, gives back victory points."""
        self.goods[VP] += points
        self.points[source] += points

    def is_ready(self, card: int) -> bool:
        """Says whether a helper lies here and is not used up for the round."""
        helpers = self.helpers
        for i in range(len(helpers)):
            if helpers[i] == card:
                return self.used[i] == 0
        return False


@final
class LaGranjaState(State):
    """The whole table: the farms, the market, the craft buildings, the dice, the piles; see `Farm` for its tuples."""

    def __init__(
        self,
        rules: LaGranja,
        stack: list[Frame],
        rng: int,
        count: int,
        floor: int,
        farms: list[Farm],
        order: tuple[int, ...],
        discs: tuple[int, ...],
        market: tuple[int, ...],
        order_markers: tuple[int, ...],
        dice: list[int],
        deck: list[int],
        discards: tuple[int, ...],
        roofs: tuple[int, ...],
        later_roofs: list[tuple[int, ...]],
        round_number: int,
        phase: int,
        completed: int,
        last_die: int,
        die_option: int,
        reserved_die: int,
        reserved_by: int,
        roof_vp: int,
        solo_starts: int,
        pile_of: tuple[int, ...],
    ) -> None:
        super().__init__(rules, stack, rng, count, floor)
        self.rules = rules
        self.farms = farms
        self.order = order
        self.discs = discs  # seats; of two discs on one space the later one lies on top
        self.market = market  # by space: FREE, a seat or NEUTRAL
        self.order_markers = order_markers  # closed buildings, the next to open first
        self.dice = dice  # by number - 1: how many lie there
        self.deck = deck  # the last is drawn first
        self.discards = discards
        self.roofs = roofs  # kinds of the tiles that lie open
        self.later_roofs = later_roofs  # by round - 1
        self.round = round_number
        self.phase = phase
        self.completed = completed  # bits of the buildings that someone has completed
        self.last_die = last_die
        self.die_option = die_option  # the branch chosen at the die just taken, or NONE
        self.reserved_die = reserved_die
        self.reserved_by = reserved_by
        self.roof_vp = roof_vp  # VP of the roof space covered in this turn
        self.solo_starts = solo_starts
        # By card: the pile that it came with, from 0 on. What lay in a new pile is known to all, so that it tells which
        # cards others may hold. It is saved as memory, beside the fields.
        self.pile_of = pile_of

    def clone(self) -> LaGranjaState:
        """Returns an independent copy; nobody listens to it."""
        copy = LaGranjaState(
            self.rules,
            self.stack.copy(),
            self.rng,
            self.actions_played,
            self.undo_floor,
            [farm.clone() for farm in self.farms],
            self.order,
            self.discs,
            self.market,
            self.order_markers,
            self.dice.copy(),
            self.deck.copy(),
            self.discards,
            self.roofs,
            self.later_roofs,  # never changed, only replaced
            self.round,
            self.phase,
            self.completed,
            self.last_die,
            self.die_option,
            self.reserved_die,
            self.reserved_by,
            self.roof_vp,
            self.solo_starts,
            self.pile_of,
        )
        copy.key = self.key
        return copy

    def scores(self) -> list[int]:
        """Lists the victory points of each seat."""
        return [farm.goods[VP] for farm in self.farms]

    def winners(self) -> list[int]:
        """List who has most VP, then most silver left over (LG-8.2); the solo game has no winner (LG-9.7)."""
        if len(self.farms) == 1:
            return []
        best = max((farm.goods[VP], farm.goods[SILVER]) for farm in self.farms)
        return [i for i, farm in enumerate(self.farms) if (farm.goods[VP], farm.goods[SILVER]) == best]

    def verdict(self) -> Message | None:
        """Return the rank of a solo player's score (LG-9.7)."""
        from meadowmarket.games.lagranja.rules.solo import rank

        return rank(self.farms[0].goods[VP]) if len(self.farms) == 1 else None

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Returns where a seat's victory points came from."""
        return dict(zip(POINT_SOURCES, self.farms[seat].points, strict=True))

    def fields(self) -> dict[str, Json]:
        """Returns the plain data for the codec."""
        from meadowmarket.games.lagranja.saving import fields_of

        return fields_of(self)

    def memory_fields(self) -> dict[str, Json]:
        """Returns which pile each card came with, once there was a second."""
        return {"pile_of": list(self.pile_of)} if any(self.pile_of) else {}

    def recall(self, memory: dict[str, Json]) -> None:
        """Takes over what `memory_fields` gave."""
        from meadowmarket.games.lagranja.saving import pile_of_in

        self.pile_of = pile_of_in(self.rules, memory)
