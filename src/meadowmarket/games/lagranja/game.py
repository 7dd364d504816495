"""La Granja as it is set up on the table: the pack compiled into tables, and the game's contract with the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from meadowmarket.core.api import Game, Json, Piece, State, UsageTable
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import Codes, space_labels
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.choices import Choice
from meadowmarket.games.lagranja.effects.hooks import NUM_HOOKS, ROUND_END, hooks_of
from meadowmarket.games.lagranja.effects.programs import NUM_PROGRAMS
from meadowmarket.games.lagranja.effects.steps import Choose, Effect
from meadowmarket.games.lagranja.effects.table import Compiler, phase_bits
from meadowmarket.games.lagranja.explain import card_book, costs, describe, text_keys
from meadowmarket.games.lagranja.names import NONE, NUM_BUILDINGS, NUM_GOODS, OLIVE
from meadowmarket.games.lagranja.pack.components import Building, Pack, Space
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules import (
    cards,
    deck,
    delivery,
    dice,
    helpers,
    markers,
    market,
    roofs,
    setup,
    siesta,
    turns,
)
from meadowmarket.games.lagranja.rules import round as course
from meadowmarket.games.lagranja.rules.cards import PutHelper
from meadowmarket.games.lagranja.rules.helpers import HelperSpec
from meadowmarket.games.lagranja.settings import defaults
from meadowmarket.games.lagranja.state import LaGranjaState, restore_state
from meadowmarket.games.lagranja.value.valuation import FarmValuation
from meadowmarket.games.lagranja.view import component_data as printed
from meadowmarket.games.lagranja.view import hidden, view

RULES_VERSION: Final = 2
NO_LIMIT: Final = 1_000_000
SIDES: Final = ("field", "barrow", "extension", "helper")
FRAME_TYPES: Final[list[type[Frame]]] = [
    cards.PayExtension,
    cards.PlayFromHand,
    cards.ReplaceBarrow,
    cards.ReplaceHelper,
    choices.ChooseBranch,
    choices.FreeUpgrades,
    choices.MoveGoods,
    choices.PayGood,
    choices.RegrowField,
    choices.ReserveDie,
    choices.TakeGood,
    choices.TakePair,
    course.ChooseDonkey,
    deck.DiscardCards,
    delivery.ChooseSource,
    delivery.Deliver,
    dice.ChangeDie,
    dice.ChangeNumber,
    helpers.OfferHelper,
    market.KeepStall,
    market.PlaceStall,
    market.PlaceStallAnywhere,
    markers.TakeBackMarker,
    roofs.FlipRoof,
    siesta.SiestaSteps,
    turns.AfterTurn,
    turns.CardsTurn,
    turns.DeliveryTurn,
    turns.DieTurn,
    turns.ExtraTurn,
    turns.GrowthTurn,
    turns.IncomeTurn,
    turns.LastDieTurn,
    turns.RoofTurn,
    turns.SiestaTurn,
]


@final
class LaGranja(Game):
    """The rules for one table. Everything that hot code asks for stands in plain lists."""

    def __init__(self, pack: Pack, players: int, ruleset: str, settings: Mapping[str, str]) -> None:
        super().__init__("lagranja", RULES_VERSION, ruleset, settings, players, pack.digest)
        self.pack: Final = pack
        chosen = {**defaults(ruleset), **settings}
        self.has_promo_cards: Final = chosen["promo_cards"] == "yes"
        self.roof_set: Final = chosen["roof_set"]
        self.open_vp: Final = chosen["open_vp"] == "yes"
        self.marks_are_markers: Final = chosen["helper_mark"] == "marker"
        self.extra_deliveries_at_once: Final = chosen["extra_deliveries_at_once"] == "yes"
        self.redraw_without_market: Final = chosen["redraw_without_market"] == "yes"
        self.markers: Final = NO_LIMIT if chosen["marker_limit"] == "none" else pack.board.markers
        self.nobody: Final[list[int]] = []
        self._read_prices()
        self._read_buildings()
        self._read_market(chosen["market"])
        self._compile()

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
        self.missing = [[_missing(row, served) for served in range(1 << len(row))] for row in self.rows]
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

    def _compile(self) -> None:
        for number, steps in sorted(course.engine_programs().items()):
            assert self.add_program(steps) == number
        assert len(self.programs) == NUM_PROGRAMS
        compiler = Compiler(self)
        self.choices: list[Choice] = []
        self.branches: dict[str, Call] = {}  # of all choices, by the name that a person types
        self._compile_board(compiler)
        self.helpers: list[HelperSpec] = [compiler.helper(i, card) for i, card in enumerate(self.pack.cards)]
        self.helper_silver = [_silver_cost(self.pack, i) for i in range(len(self.helpers))]
        # Helpers of the scoring phase are paid after all their conditions have been read (LG-7.5): a program a step.
        self.single_programs: list[list[int]] = [
            [self.add_program([effect]) for effect in helper.effects] if ROUND_END in helper.hooks else []
            for helper in self.helpers
        ]
        self._add_later_programs(compiler)
        names = sorted(self.branches)
        self.branch_calls = [self.branches[name] for name in names]
        self.codes = Codes(self.actions, self.pack, names)
        for choice in self.choices:
            choice.codes = [self.codes.choose + names.index(name) for name in choice.names]

    def _add_later_programs(self, compiler: Compiler) -> None:
        """Adds the engine's programs of rules 2. They come last: states of rules 1 name those before by number."""
        self.put_helper = self.add_program([PutHelper()])
        for helper in self.helpers:
            compiler.pay_first(helper)

    def _compile_board(self, compiler: Compiler) -> None:
        self.die_programs: list[int] = []
        self.die_effects: list[list[Effect]] = []
        for die in sorted(self.pack.dice, key=lambda die: die.number):
            program, effects = compiler.program(die.effect, sells_pig=True)
            self.die_programs.append(program)
            self.die_effects.append(effects)
        # The choice that the space of each die offers, or NONE (LG-5.4).
        self.die_choices = [_choice(effects) for effects in self.die_effects]
        self.trade_programs: list[int] = []
        self.trade_effects: list[list[Effect]] = []
        for option in self.pack.trade_options:
            program, effects = compiler.program(option.effect)
            self.trade_programs.append(program)
            self.trade_effects.append(effects)
        self.immediate_programs = [compiler.program(building.immediate, True)[0] for building in self.buildings]
        self.lasting_programs = [compiler.program(building.lasting, True)[0] for building in self.buildings]
        roofs = [compiler.program(kind.effect, sells_pig=True, is_tile=True) for kind in self.pack.roof_kinds]
        self.roof_programs = [program for program, _ in roofs]
        self.roof_effects = [effects for _, effects in roofs]
        self.roof_phases = [phase_bits(kind.phases) for kind in self.pack.roof_kinds]
        self.roof_adjusts = [
            sum([call.n for call in kind.effect if call.name == "adjust-die"]) for kind in self.pack.roof_kinds
        ]

    # -- what hot code asks for

    def active_crafts(self, farm: Farm, round_number: int, hook: int) -> list[int]:
        """Lists the buildings whose craft marker, taken in an earlier round, works at a moment (LG-6.9)."""
        buildings = self.crafts_on[hook]
        return [i for i in buildings if 0 < farm.crafts[i] < round_number]

    def asked_goods(self, farm: Farm, destination: int) -> int:
        """Returns the bits of the goods that a building's own row or a barrow still asks for."""
        if destination < NUM_BUILDINGS:
            return 0 if farm.crafts[destination] else self.missing[destination][farm.rows[destination]]
        card = farm.barrows[destination - NUM_BUILDINGS]
        if card == NONE:
            return 0
        return self.missing[NUM_BUILDINGS + card][farm.barrow_deliveries[destination - NUM_BUILDINGS]]

    def delivered_goods(self, farm: Farm, destination: int) -> int:
        """Returns the bits of the goods that lie at a building's own row or on a barrow."""
        row, served = self._row(farm, destination)
        return _missing(row, ~served)

    def take_back_delivery(self, farm: Farm, key: int) -> None:
        """Removes the last delivery of a good from a destination (key: destination * 10 + good)."""
        destination, good = key // 10, key % 10
        row, served = self._row(farm, destination)
        i = max([i for i in range(len(row)) if row[i] == good and served >> i & 1])
        if destination < NUM_BUILDINGS:
            farm.rows = replaced(farm.rows, destination, served ^ 1 << i)
        else:
            place = destination - NUM_BUILDINGS
            farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, served ^ 1 << i)

    def _row(self, farm: Farm, destination: int) -> tuple[list[int], int]:
        if destination < NUM_BUILDINGS:
            return self.rows[destination], farm.rows[destination]
        place = destination - NUM_BUILDINGS
        if farm.barrows[place] == NONE:
            return self.nobody, 0
        return self.rows[NUM_BUILDINGS + farm.barrows[place]], farm.barrow_deliveries[place]

    def roof_space_vp(self, space: int) -> int:
        """Returns the VP of a roof space; the sixth is the Shed Builder's."""
        board = self.pack.board
        return board.roof_vp[space] if space < len(board.roof_vp) else board.roof_vp_sixth

    def distance(self, space: int, other: int) -> int:
        """Returns the distance of two market spaces in hexagons."""
        a, b = self.spaces[space], self.spaces[other]
        q, r = a.q - b.q, a.r - b.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    # -- names

    def taken_back(self, state: LaGranjaState, seat: int, action: int) -> Message:
        """Names the marker that an action takes back."""
        return describe.what_is_taken_back(state, seat, action)

    def helper_name(self, card: int) -> Message:
        """Names the helper of a card."""
        return Message("card-name", {"id": self.pack.cards[card].helper.id, "name": self.pack.cards[card].helper.name})

    def building_name(self, building: int) -> Message:
        """Names a craft building."""
        return Message("lagranja-building-" + self.buildings[building].id)

    def roof_name(self, kind: int) -> Message:
        """Names a kind of roof tile."""
        return Message("lagranja-roof-" + self.pack.roof_kinds[kind].id)

    def trade_name(self, option: int) -> Message:
        """Names an option of the trade good."""
        return Message("lagranja-trade-" + self.pack.trade_options[option].id)

    def side_name(self, side: int) -> Message:
        """Names a side of a card."""
        return Message("lagranja-side-" + SIDES[side])

    def destination_name(self, farm: Farm, destination: int) -> Message:
        """Names a craft building or the barrow that lies on a place."""
        if destination < NUM_BUILDINGS:
            return self.building_name(destination)
        card = farm.barrows[destination - NUM_BUILDINGS]
        if card == NONE:
            return Message("lagranja-barrow-place", {"place": destination - NUM_BUILDINGS + 1})
        return Message("lagranja-barrow-card", {"card": self.pack.cards[card].number})

    # -- the contract

    def new(self, seed: int) -> LaGranjaState:
        """Sets up a game (LG-2)."""
        return setup.new_village(self, seed)

    def restore(self, stack: list[Frame], rng: int, count: int, floor: int, fields: dict[str, Json]) -> State:
        """Builds a state from saved fields."""
        return restore_state(self, stack, rng, count, floor, fields)

    def frame_types(self) -> list[type[Frame]]:
        """Lists the classes of decisions."""
        return FRAME_TYPES

    def view(self, state: State, seat: int) -> dict[str, Json]:
        """Returns what a seat may see (LG-2.11)."""
        assert isinstance(state, LaGranjaState)
        return view.view_of(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> LaGranjaState:
        """Deals the hidden cards and tiles again."""
        assert isinstance(state, LaGranjaState)
        return hidden.determinised(state, seat, rng)

    def known(self, state: State, seat: int) -> dict[str, Json]:
        """Returns the VP of all, and what is known of the cards, from what everyone has seen."""
        assert isinstance(state, LaGranjaState)
        return hidden.known_of(state)

    def describe(self, state: State, seat: int, action: int) -> Message:
        """Explains an action."""
        assert isinstance(state, LaGranjaState)
        return describe.describe(state, seat, action)

    def group(self, action: int) -> str:
        """Tells anytime actions (LG-3), and those that end or decline something, from the rest."""
        if action <= code.WITHOUT:
            return "pass"
        return "anytime" if code.BUY <= action < code.FIXED or action >= self.codes.trade else "main"

    def components(self) -> dict[str, Piece]:
        """Returns what is printed on cards, tiles and board."""
        return printed.components(self)

    def topics(self) -> list[str]:
        """Lists cards, helpers, tiles, buildings."""
        return describe.topics(self)

    def explain(self, topic: str) -> list[Message]:
        """Explains a card, helper, tile or building."""
        return describe.explain(self, topic)

    def text_keys(self) -> dict[str, list[str]]:
        """Lists the keys that are made at run time."""
        return text_keys.text_keys(self)

    def topic_name(self, topic: str) -> Message | None:
        """Names a card, helper, tile or building."""
        return describe.topic_name(self, topic)

    def cost(self, state: State, seat: int, action: int) -> Message | None:
        """Returns what an action costs."""
        assert isinstance(state, LaGranjaState)
        return costs.cost_of(state, seat, action)

    def card_book(self) -> str:
        """Writes the card book of the pack."""
        return card_book.card_book(self.pack)

    def begins_turn(self, state: State) -> bool:
        """Whether a step of the round has just come to a player."""
        assert isinstance(state, LaGranjaState)
        top = state.stack[-1]
        return top.is_first(state) if isinstance(top, turns.Turn) else isinstance(top, course.ChooseDonkey)

    def valuation(self, weights: Sequence[float] | None = None) -> FarmValuation:
        """Returns what tells the worth of a farm."""
        return FarmValuation(self, weights)

    def usage(self, tally: list[int]) -> UsageTable:
        """Counts how often each card was played on each side."""
        count = len(self.pack.cards)
        rows = {
            card.number: [tally[self.codes.field + side * count + i] for side in range(len(SIDES))]
            for i, card in enumerate(self.pack.cards)
            if self.has_promo_cards or not card.promo
        }
        return UsageTable(list(SIDES), rows)


def _missing(row: list[int], served: int) -> int:
    """Returns the bits of the goods of a row whose symbols are not served."""
    bits = 0
    for i, good in enumerate(row):
        if not served >> i & 1:
            bits |= 1 << good
    return bits


def _choice(effects: list[Effect]) -> int:
    first = effects[0]
    return first.choice if len(effects) == 1 and isinstance(first, Choose) else NONE


def _silver_cost(pack: Pack, card: int) -> int:
    """Returns the silver that a helper asks for when it is used."""
    return sum([n for n, good in pack.cards[card].helper.cost if good == "silver"])
