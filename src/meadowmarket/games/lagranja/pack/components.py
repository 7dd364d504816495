"""The components of La Granja as plain constant data.

Each has the `provenance` and `source` of its row. Goods are the integers of `names.py`, except in effects and costs,
which may leave a choice to the owner and so name them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.effects.calls import Call

RULESETS: Final = ("classic", "classic-promo", "deluxe")
ROOF_SETS: Final = ("classic", "deluxe")
SIDES: Final = ("main", "small")
ZONES: Final = ("centre", "ring", "outer")
TIMINGS: Final = ("passive", "action", "reaction")
EXTENSION_PARTS: Final = ("hand", "pen", "delivery", "silver")


@final
@dataclass(frozen=True)
class Helper:
    """The bottom of a card (LG-3.8); no phases means any."""

    id: str
    name: str
    text: str
    timing: str
    phases: tuple[str, ...]
    once_a_round: bool
    triggers: tuple[str, ...]
    cost: tuple[tuple[int, str], ...]
    effect: tuple[Call, ...]
    estimate_vp: float
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Card:
    """A farm card (LG-1.3): field, barrow, extension (pens, deliveries, silver, hand) and helper."""

    number: str
    id: str
    field: int
    barrow: tuple[int, ...]
    barrow_vp: int
    market: bool
    pens: int
    deliveries: int
    silver: int
    hand: int
    helper: Helper
    promo: bool
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Building:
    """A craft building (LG-6.6) with the effects of its craft marker (LG-6.9)."""

    id: str
    name: str
    number: int
    row: tuple[int, ...]
    immediate: tuple[Call, ...]
    lasting_trigger: str
    lasting: tuple[Call, ...]
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class DieSpace:
    """A revenue space (LG-5.3)."""

    number: int
    effect: tuple[Call, ...]
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class TradeOption:
    """What a trade good can be returned for (LG-3.2)."""

    id: str
    effect: tuple[Call, ...]
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Donkey:
    """A donkey tile (LG-6.1)."""

    id: str
    donkeys: int
    hats: int
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Price:
    """The prices of a resource (LG-3.3 to LG-3.5) and the good it is upgraded to."""

    good: int
    buy: int
    sell: int
    upgrade: int
    upgrades_to: int
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class RoofKind:
    """What roof tiles of a kind do (LG-3.7); no phases means any."""

    id: str
    effect: tuple[Call, ...]
    phases: tuple[str, ...]
    rulesets: tuple[str, ...]
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class RoofTile:
    """One roof tile of a set, with the round it lies in (LG-2.3)."""

    id: str
    roof_set: str
    round: int
    kind: RoofKind
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class Space:
    """A market space at axial hexagon coordinates; x and x_deluxe tell where it is closed (LG-2.10)."""

    label: str
    q: int
    r: int
    value: int
    zone: str
    x: bool
    x_deluxe: bool
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class MarketUse:
    """Which side of the market is used, and what is closed there: `none`, `x` or `x-deluxe` (LG-2.10)."""

    id: str
    rulesets: tuple[str, ...]
    players: tuple[int, ...]
    side: str
    closed: str
    provenance: str
    source: str

    def is_open(self, space: Space) -> bool:
        """Whether a space of the side is in play."""
        return not (space.x and self.closed == "x") and not (space.x_deluxe and self.closed == "x-deluxe")


@final
@dataclass(frozen=True)
class BoardValue:
    """A row of board.csv as it is written, to show where a number comes from."""

    key: str
    value: str
    provenance: str
    source: str


@final
@dataclass(frozen=True)
class BoardNumbers:
    """The numbers of setup, farm, tracks and scoring. Lists by players or by round begin with the first."""

    rounds: int
    players_min: int
    players_max: int
    start_vp: int
    start_silver: int
    start_trade_goods: int
    start_cards: int
    markers: int
    cards_played_round_1: int
    cards_played_later: int
    dice: tuple[int, ...]  # by players
    start_stalls: tuple[tuple[int, ...], ...]  # by players: values of the central spaces, in turn order
    roof_tiles: tuple[int, ...]  # by players: laid out each round
    craft_markers: tuple[int, ...]  # by players: at each building
    first_at_building_vp: int
    order_markers: int
    order_marker_vp: int
    donkeys_return_in_round: int
    pens: int
    hand_limit: int
    extra_deliveries: int
    extra_delivery_price: int
    barrow_places: int
    helper_places: int
    roof_places: int
    extension_price: tuple[int, ...]  # different farm goods for the first extension, the second, …
    extension_hand: int
    extension_pen: int
    extension_delivery: int
    extension_silver: int
    rows_main: int
    rows_small: int
    solo_order_tiles: tuple[int, ...]
    solo_siesta_to_start: int
    roof_vp: tuple[int, ...]  # by roof space
    roof_vp_sixth: int
    roof_price: tuple[int, ...]  # by round
    siesta_vp: tuple[int, ...]  # by space, from space 0
    silver_per_vp: int
    trade_good_silver: int
    building_vp: tuple[int, ...]  # by round
    stall_vp: int
    removed_stall_vp: int


@final
@dataclass(frozen=True)
class Pack:
    """Everything on the components. `digest` tells packs apart that play differently."""

    digest: str
    cards: tuple[Card, ...]
    helpers: tuple[Helper, ...]
    buildings: tuple[Building, ...]
    dice: tuple[DieSpace, ...]
    trade_options: tuple[TradeOption, ...]
    donkeys: tuple[Donkey, ...]
    prices: tuple[Price, ...]
    roof_kinds: tuple[RoofKind, ...]
    roof_tiles: tuple[RoofTile, ...]
    main_spaces: tuple[Space, ...]
    small_spaces: tuple[Space, ...]
    market_uses: tuple[MarketUse, ...]
    board: BoardNumbers
    board_values: tuple[BoardValue, ...]

    def spaces(self, side: str) -> tuple[Space, ...]:
        """Return the market spaces of a side, in the order of the last tie-break (LG-9.4)."""
        return self.main_spaces if side == "main" else self.small_spaces

    def market_use(self, ruleset: str, players: int) -> MarketUse:
        """Find how the market is used in a ruleset with a number of players."""
        for use in self.market_uses:
            if ruleset in use.rulesets and players in use.players:
                return use
        raise ValueError(f"no market use for {ruleset} with {players} players")
