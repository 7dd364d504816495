"""The observation of a seat of La Granja: what it can know, as named numbers; docs/games/lagranja/observation.md.

VP are there even where they are secret: each gain is seen when it happens (LG-2.11).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from meadowmarket.core.api import Game, State
from meadowmarket.core.encoding import Encoder, ObservationLayout, Sheet, seat_names
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import FREE, NEUTRAL, NONE, NUM_BARROWS, NUM_BUILDINGS, PHASES, REVENUE, SOURCES
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.state import LaGranjaState

MOST: Final = 99
ROWS: Final = ("row-1", "row-2", "row-3", "row-4", "row-5", "row-6")


@final
class FarmFeatures:
    """Where the counts of one farm begin."""

    def __init__(self, layout: ObservationLayout, game_data: GameData, name: str) -> None:
        cards = [card.number for card in game_data.pack.cards]
        kinds = [kind.id for kind in game_data.pack.roof_kinds]
        self.donkeys: Final = layout.counts(
            f"{name}.donkeys-used", _numbered(len(game_data.pack.donkeys)), 1, "LG-6.14", "the tiles that lie face down"
        )
        self.donkey: Final = layout.counts(
            f"{name}.donkey",
            _numbered(len(game_data.pack.donkeys)),
            1,
            "LG-6.1",
            "the tile chosen, once you may see it",
        )
        self.has_chosen: Final = layout.counts(f"{name}.has-chosen", [""], 1, "LG-6.1", "has chosen a donkey tile")
        self.stalls: Final = layout.counts(
            f"{name}.stalls", game_data.space_names, 1, "LG-6.11", "the spaces of the market with a stall"
        )
        self.fields: Final = layout.counts(f"{name}.field-cards", cards, 1, "LG-4.2", "the cards played as fields")
        self.barrows: Final = layout.counts(f"{name}.barrows", cards, 1, "LG-4.3", "the cards played as barrows")
        self.helpers: Final = layout.counts(f"{name}.helpers", cards, 1, "LG-4.4", "the helpers")
        self.used: Final = layout.counts(f"{name}.helpers-used", cards, 1, "LG-3.8", "the helpers that are used")
        self.extensions: Final = layout.counts(f"{name}.extensions", cards, 1, "LG-4.5", "the extensions")
        self.roofs: Final = layout.counts(f"{name}.roofs", kinds, 6, "LG-4.10", "the roof tiles by kind")
        self.roofs_used: Final = layout.counts(f"{name}.roofs-used", kinds, 6, "LG-3.7", "the roof tiles that are used")
        symbols = [f"{building.id}-{i + 1}" for building in game_data.buildings for i in range(len(building.row))]
        self.delivered: Final = layout.counts(
            f"{name}.delivered", symbols, 1, "LG-6.6", "the symbols of the rows of the craft buildings that are served"
        )
        places = [f"{place + 1}-{i + 1}" for place in range(NUM_BARROWS) for i in range(most_symbols(game_data))]
        self.on_barrows: Final = layout.counts(
            f"{name}.on-barrows", places, 1, "LG-6.5", "the symbols of the barrows, by place, that are served"
        )
        self.barred: Final = layout.counts(
            f"{name}.barred",
            [option.id for option in game_data.pack.trade_options],
            1,
            "LG-3.2",
            "closed trade options",
        )


def _numbered(n: int) -> list[str]:
    return [str(i + 1) for i in range(n)]


@final
class LaGranjaEncoder(Encoder):
    """The whole table as a seat sees it, its own farm first."""

    def __init__(self, game: Game, game_data: GameData) -> None:
        super().__init__(game)
        self.players: Final = game_data.players
        self.most_symbols: Final = most_symbols(game_data)
        self.row_starts: Final[list[int]] = _starts([len(building.row) for building in game_data.buildings])
        seats = seat_names(game_data.players)
        layout = self.layout
        self._declare_numbers(layout, game_data, seats)
        cards = [card.number for card in game_data.pack.cards]
        kinds = [kind.id for kind in game_data.pack.roof_kinds]
        self.phase: Final = layout.counts("phase", PHASES, 1, "LG-1.1", "the phase")
        self.to_act: Final = layout.counts("to-act", seats, 1, "LG-3.9", "who must answer")
        self.declare_asks("LG-3.10")
        self.hand: Final = layout.counts("hand", cards, 1, "LG-4.6", "the cards in your hand")
        self.discards: Final = layout.counts("discards", cards, 1, "LG-2.2", "the discards, which lie open")
        self.open_roofs: Final = layout.counts("open-roofs", kinds, 8, "LG-4.10", "the roof tiles that lie open")
        self.neutral: Final = layout.counts(
            "neutral-stalls", game_data.space_names, 1, "LG-9.1", "the stalls of the neutral player"
        )
        buildings = [building.id for building in game_data.buildings]
        self.closed: Final = layout.counts("closed", buildings, 1, "LG-2.5", "the buildings that are closed")
        self.completed: Final = layout.counts(
            "completed", buildings, 1, "LG-6.8", "the buildings that someone has completed"
        )
        self.farms: Final = [FarmFeatures(layout, game_data, name) for name in seats]

    def _declare_numbers(self, layout: ObservationLayout, game_data: GameData, seats: list[str]) -> None:
        rounds = game_data.pack.board.rounds
        layout.number("round", 1, rounds, "LG-1.1", "the round")
        layout.number("deck", 0, MOST, "LG-2.2", "the number of cards in the deck")
        layout.numbers("dice", _numbered(6), 0, 9, "LG-5.1", "the dice that lie at each number")
        layout.number("last-die", -1, 6, "LG-5.4", "the number of the die just taken; -1: none")
        layout.number("reserved-die", -1, 6, "LG-5.2", "the number that a helper has reserved in this phase; -1: none")
        layout.number("solo-starts", 0, 1, "LG-9.2", "whether a solo player has the first turn")
        for name in seats:
            layout.numbers(f"{name}.goods", SOURCES, 0, MOST, "LG-1.2", "goods; the last three lie on fields")
            layout.numbers(f"{name}.fields", SOURCES[2:5], 0, MOST, "LG-4.2", "the number of fields")
            layout.numbers(f"{name}.crafts", ROWS, 0, rounds, "LG-6.9", "the round of each craft marker; 0: none")
            layout.number(f"{name}.order", 1, len(seats), "LG-6.3", "the place in the turn order")
            layout.number(f"{name}.hand-size", 0, MOST, "LG-4.6", "the number of cards in hand")
            layout.number(f"{name}.siesta", 0, MOST, "LG-6.2", "the space on the siesta track")
            layout.number(f"{name}.hats", 0, 9, "LG-6.2", "the hats of the chosen tile that are left")
            layout.number(f"{name}.deliveries", 0, 9, "LG-6.4", "the deliveries that are left")
            layout.number(f"{name}.pens", 0, MOST, "LG-4.9", "the pens")
            layout.number(f"{name}.hand-limit", 0, MOST, "LG-4.6", "the hand limit")
            layout.number(f"{name}.extra-deliveries", 0, MOST, "LG-6.13", "the extra deliveries that can be bought")

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what a seat knows."""
        assert isinstance(state, LaGranjaState)
        sheet.put(state.round)
        sheet.put(len(state.deck))
        for count in state.dice:
            sheet.put(count)
        sheet.put(state.last_die)
        sheet.put(state.reserved_die if state.phase == REVENUE else NONE)
        sheet.put(state.solo_starts)
        are_revealed = True
        for farm in state.farms:
            if farm.donkey == NONE:
                are_revealed = False
        sheet.mark(self.phase + state.phase)
        if state.stack:
            for other in state.decision().seats(state):
                sheet.mark(self.to_act + (other - seat) % self.players)
                if other == seat:
                    self.mark_asks(state, sheet)
        order = state.order
        for i in range(self.players):
            owner = (seat + i) % self.players
            farm = state.farms[owner]
            self._put_farm(farm, sheet, _place(order, owner))
            self._mark_farm(farm, self.farms[i], sheet)
            if farm.donkey != NONE:
                sheet.mark(self.farms[i].has_chosen)
                if i == 0 or are_revealed:
                    sheet.mark(self.farms[i].donkey + farm.donkey)
        self._mark_table(state, seat, sheet)

    def _mark_table(self, state: LaGranjaState, seat: int, sheet: Sheet) -> None:
        _mark_all(sheet, self.hand, state.farms[seat].hand)
        _mark_all(sheet, self.discards, state.discards)
        _mark_all(sheet, self.open_roofs, state.roofs)
        _mark_all(sheet, self.closed, state.order_markers)
        _mark_bits(sheet, self.completed, state.completed)
        market = state.market
        for space in range(len(market)):
            owner = market[space]
            if owner == NEUTRAL:
                sheet.mark(self.neutral + space)
            elif owner != FREE:
                sheet.mark(self.farms[(owner - seat) % self.players].stalls + space)

    def _put_farm(self, farm: Farm, sheet: Sheet, order: int) -> None:
        for n in farm.goods:
            sheet.put(n)
        for n in farm.fields:
            sheet.put(n)
        for n in farm.crafts:
            sheet.put(n)
        sheet.put(order)
        sheet.put(len(farm.hand))
        sheet.put(farm.siesta)
        sheet.put(farm.hats)
        sheet.put(farm.deliveries)
        lasting = farm.lasting
        sheet.put(lasting.pens)
        sheet.put(lasting.hand_limit)
        sheet.put(lasting.extra_deliveries)

    def _mark_farm(self, farm: Farm, features: FarmFeatures, sheet: Sheet) -> None:
        _mark_bits(sheet, features.donkeys, farm.donkeys_used)
        _mark_all(sheet, features.fields, farm.field_cards)
        helpers, used = farm.helpers, farm.used
        for i in range(len(helpers)):
            sheet.mark(features.helpers + helpers[i])
            if used[i]:
                sheet.mark(features.used + helpers[i])
        _mark_all(sheet, features.extensions, farm.extensions)
        roofs, roofs_used = farm.roofs, farm.roofs_used
        for i in range(len(roofs)):
            sheet.mark(features.roofs + roofs[i])
            if roofs_used[i]:
                sheet.mark(features.roofs_used + roofs[i])
        rows = farm.rows
        for building in range(NUM_BUILDINGS):
            _mark_bits(sheet, features.delivered + self.row_starts[building], rows[building])
        barrows, served = farm.barrows, farm.barrow_deliveries
        for place in range(NUM_BARROWS):
            if barrows[place] != NONE:
                sheet.mark(features.barrows + barrows[place])
                _mark_bits(sheet, features.on_barrows + place * self.most_symbols, served[place])
        _mark_bits(sheet, features.barred, farm.barred)


def most_symbols(game_data: GameData) -> int:
    """Return the most symbols that a barrow has."""
    return max([len(card.barrow) for card in game_data.pack.cards])


def _starts(lengths: Sequence[int]) -> list[int]:
    """Return where each row begins, if they lie one behind the other."""
    return [sum(lengths[:i]) for i in range(len(lengths))]


def _place(order: tuple[int, ...], seat: int) -> int:
    for i in range(len(order)):
        if order[i] == seat:
            return i + 1
    return 1


def _mark_all(sheet: Sheet, first: int, items: tuple[int, ...]) -> None:
    for item in items:
        sheet.mark(first + item)


def _mark_bits(sheet: Sheet, first: int, bits: int) -> None:
    while bits:
        if bits & 1:
            sheet.mark(first)
        bits >>= 1
        first += 1
