"""The constant tables of one game of La Granja: its components as lists of numbers, its codes, its compiled effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.core.api import State
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja.actions import Codes, space_labels
from meadowmarket.games.lagranja.effects.compiled import Choice, HelperSpec
from meadowmarket.games.lagranja.effects.effect import Effect
from meadowmarket.games.lagranja.effects.hooks import NUM_HOOKS, hooks_of
from meadowmarket.games.lagranja.names import NONE, NUM_GOODS, OLIVE
from meadowmarket.games.lagranja.pack.components import Building, Pack, Space

NO_LIMIT: Final = 1_000_000
SIDES: Final = ("field", "barrow", "extension", "helper")


@final
class GameData:
    """Everything about the components and the rules of one table that play needs, in plain lists.

    `effects/table.py` adds the compiled effects and the codes.
    """

    codes: Codes
    is_anytime: list[bool]
    """By action: whether it is an anytime action (LG-3)."""
    branch_calls: list[Call]
    """By branch: its call, in the order of the codes."""
    helpers: list[HelperSpec]
    """By card."""
    single_programs: list[list[int]]
    """By card: a program per effect, for helpers of the scoring phase."""
    put_helper: int
    """The program that puts a helper on the place that another has left."""
    die_programs: list[int]
    die_effects: list[list[Effect[State]]]
    die_choices: list[int]
    """The choice that the space of each die offers, or NONE (LG-5.4)."""
    trade_programs: list[int]
    trade_effects: list[list[Effect[State]]]
    immediate_programs: list[int]
    lasting_programs: list[int]
    roof_programs: list[int]
    roof_effects: list[list[Effect[State]]]
    roof_phases: list[int]
    """By kind of roof tile: bits of the phases in which it can be used."""
    roof_adjusts: list[int]
    """By kind of roof tile: by how much it changes a die."""

    def __init__(self, pack: Pack, actions: Actions, players: int, chosen: Mapping[str, str]) -> None:
        self.pack: Final = pack
        self.players: Final = players
        self.actions: Final = actions
        self.family_of: Final = actions.family_of
        self.index_of: Final = actions.index_of
        self.choices: Final[list[Choice]] = []
        self.branches: Final[dict[str, Call]] = {}  # of all choices, by the name that a person types
        self.has_promo_cards: Final = chosen["promo_cards"] == "yes"
        self.roof_set: Final = chosen["roof_set"]
        self.open_vp: Final = chosen["open_vp"] == "yes"
        self.marks_are_markers: Final = chosen["helper_mark"] == "marker"
        self.extra_deliveries_at_once: Final = chosen["extra_deliveries_at_once"] == "yes"
        self.redraw_without_market: Final = chosen["redraw_without_market"] == "yes"
        self.markers: Final = NO_LIMIT if chosen["marker_limit"] == "none" else pack.board.markers
        self.nobody: Final[list[int]] = []
        self.helper_silver: Final = [_silver_cost(pack, i) for i in range(len(pack.cards))]
        self._read_prices()
        self._read_buildings()
        self._read_market(chosen["market"])

    # -- tables

    def _read_prices(self) -> None:
        prices = sorted(self.pack.prices, key=lambda price: price.good)
        self.buy_price = [price.buy for price in prices]  # by good - OLIVE
        self.sell_price = [price.sell for price in prices]
        self.upgrade_price = [price.upgrade for price in prices]
        self.upgrades_to = [price.upgrades_to for price in prices]
        self.last_siesta_space = len(self.pack.board.siesta_vp) - 1
        assert [price.good - OLIVE for price in prices] == [0, 1, 2, 3]

    def _read_buildings(self) -> None:
        self.buildings: list[Building] = sorted(self.pack.buildings, key=lambda building: building.number)
        self.rows = [list(building.row) for building in self.buildings]  # behind them the barrow of each card
        self.rows += [list(card.barrow) for card in self.pack.cards]
        # By row and bits of symbols served: the bits of the goods still asked for.
        self.missing = [[missing_goods(row, served) for served in range(1 << len(row))] for row in self.rows]
        self.goods_in = [[good for good in range(NUM_GOODS) if bits >> good & 1] for bits in range(1 << NUM_GOODS)]
        self.crafts_on: list[list[int]] = [[] for _ in range(NUM_HOOKS)]  # by hook: buildings whose marker lasts there
        for i, building in enumerate(self.buildings):
            for hook in hooks_of(building.lasting_trigger):
                self.crafts_on[hook].append(i)

    def _read_market(self, market: str) -> None:
        use = self.pack.market_use(market, self.players)
        self.spaces: list[Space] = [space for space in self.pack.spaces(use.side) if use.is_open(space)]
        labels = space_labels(self.pack)
        self.all_labels = labels
        self.labels = [labels.index(space.label) for space in self.spaces]  # by space: its place in the notation
        self.spaces_by_label = [NONE] * len(labels)
        for i, label in enumerate(self.labels):
            self.spaces_by_label[label] = i
        self.space_names = [space.label for space in self.spaces]
        self.spaces_of = [[i for i, space in enumerate(self.spaces) if space.value == value] for value in range(9)]
        self.lower_neighbours = [self._neighbours(i, -1) for i in range(len(self.spaces))]
        self.higher_neighbours = [self._neighbours(i, 1) for i in range(len(self.spaces))]

    def _neighbours(self, space: int, sign: int) -> list[int]:
        value = self.spaces[space].value
        return [
            other
            for other in range(len(self.spaces))
            if self.distance(space, other) == 1 and (self.spaces[other].value - value) * sign > 0
        ]

    def roof_space_vp(self, space: int) -> int:
        """Return the VP of a roof space; the sixth is the Shed Builder's."""
        board = self.pack.board
        return board.roof_vp[space] if space < len(board.roof_vp) else board.roof_vp_sixth

    def distance(self, space: int, other: int) -> int:
        """Return the distance of two market spaces in hexagons."""
        a, b = self.spaces[space], self.spaces[other]
        q, r = a.q - b.q, a.r - b.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def helper_name(self, card: int) -> Message:
        """Name the helper of a card."""
        return Message("card-name", {"id": self.pack.cards[card].helper.id, "name": self.pack.cards[card].helper.name})

    def card_args(self, card: int) -> Args:
        """Return the arguments with which texts name a card: its number and its helper."""
        return {"card": self.pack.cards[card].number, "helper": self.helper_name(card)}

    def card_list(self, cards: list[int]) -> Message:
        """Name one or more cards."""
        named = [Message("lagranja-card-named", self.card_args(card)) for card in cards]
        found = named[-1]
        for name in reversed(named[:-1]):
            found = Message("lagranja-and", {"first": name, "rest": found})
        return found

    def building_name(self, building: int) -> Message:
        """Name a craft building."""
        return Message("lagranja-building-" + self.buildings[building].id)

    def roof_name(self, kind: int) -> Message:
        """Name a kind of roof tile."""
        return Message("lagranja-roof-" + self.pack.roof_kinds[kind].id)

    def trade_name(self, option: int) -> Message:
        """Name an option of the trade good."""
        return Message("lagranja-trade-" + self.pack.trade_options[option].id)


def missing_goods(row: list[int], served: int) -> int:
    """Return the bits of the goods of a row whose symbols are not served."""
    bits = 0
    for i, good in enumerate(row):
        if not served >> i & 1:
            bits |= 1 << good
    return bits


def _silver_cost(pack: Pack, card: int) -> int:
    """Return the silver that a helper asks for when it is used."""
    return sum([n for n, good in pack.cards[card].helper.cost if good == "silver"])
