"""Positions for tests: a village in which just what the test is about has been put on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from meadowmarket.core.codec import dumps
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.effects.programs import GAME
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.names import FREE, GOODS, NEUTRAL, NONE, OLIVE, PHASES, REVENUE, SOURCES
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.cards import renew_lasting_effects
from meadowmarket.games.lagranja.rules.round import THE_ROUND, Do, begin_scoring_phase, begin_transport_phase, take_dice
from meadowmarket.games.lagranja.rules.turns import (
    AfterTurn,
    CardsTurn,
    DeliveryTurn,
    DieTurn,
    ExtraTurn,
    GrowthTurn,
    IncomeTurn,
    LastDieTurn,
    RoofTurn,
    SiestaTurn,
)
from meadowmarket.games.lagranja.state import LaGranjaState

TURNS = {
    "cards": (CardsTurn, "farm"),
    "income": (IncomeTurn, "farm"),
    "growth": (GrowthTurn, "farm"),
    "roof": (RoofTurn, "farm"),
    "die": (DieTurn, "revenue"),
    "last die": (LastDieTurn, "revenue"),
    "after": (AfterTurn, "revenue"),
    "siesta": (SiestaTurn, "transport"),
    "deliveries": (DeliveryTurn, "transport"),
    "extra": (ExtraTurn, "transport"),
}


@cache
def la_granja(players: int, ruleset: str, settings: tuple[tuple[str, str], ...], cards: Path | None = None) -> LaGranja:
    """Open a game once for all tests that want it."""
    game = BOX.open(players, ruleset, dict(settings), str(cards) if cards else None)
    assert isinstance(game, LaGranja)
    return game


def set_up(players: int = 2, ruleset: str = "classic", seed: int = 1, **settings: str) -> Position:
    """Return a game as it begins (LG-2), with everything on its place."""
    position = Position(players, ruleset, seed, None, **settings)
    position.state = position.game.new(seed)
    position.state.events = []
    return position


def markers_in_use(state: LaGranjaState, seat: int) -> int:
    """Count the player markers that lie somewhere, from the places alone (LG-1.4)."""
    farm = state.farms[seat]
    used = sum(farm.goods[OLIVE:])
    used += sum(mask.bit_count() for mask in (*farm.rows, *farm.barrow_deliveries, farm.owners, farm.bars))
    used += state.market.count(seat)
    if state.game_data.marks_are_markers:
        used += farm.used.count(1)
    return used


class Position:
    """A village for one test. Seats count from 0; the turn order is 0, 1, 2, … unless changed.

    >>> position = Position(players=2).give(0, grape=1, silver=3).turn("cards", 0, 0)
    >>> position.play("upgrade grape").goods(0)["wine"]
    1
    """

    def __init__(
        self, players: int = 2, ruleset: str = "classic", seed: int = 1, cards: Path | None = None, **settings: str
    ) -> None:
        self.game = la_granja(players, ruleset, tuple(sorted(settings.items())), cards)
        self.state: LaGranjaState = self.game.new(seed)
        self.state.events = []
        self.clear()

    # -- building the position

    def clear(self) -> None:
        """Empty farms, hands and market; all buildings are open; the deck is complete."""
        state = self.state
        state.stack.clear()
        state.order = tuple(range(len(state.farms)))
        state.discs = state.order[::-1]
        state.market = (FREE,) * len(state.market)
        state.order_markers = ()
        state.dice = [0] * 6
        for farm in state.farms:
            state.deck += farm.hand
            farm.hand = ()
            farm.goods = [0] * len(SOURCES)
            farm.points = [0] * len(farm.points)
            farm.siesta = 0
        self.count_markers()

    def count_markers(self) -> None:
        """Set the free markers to what the places leave."""
        for seat, farm in enumerate(self.state.farms):
            farm.markers = self.game.game_data.markers - markers_in_use(self.state, seat)

    def farm(self, seat: int) -> Farm:
        return self.state.farms[seat]

    def card(self, number: str | int) -> int:
        """Find a card by its number or its helper's id."""
        for i, card in enumerate(self.game.game_data.pack.cards):
            if str(number) in (card.number, card.helper.id):
                return i
        raise KeyError(number)

    def give(self, seat: int, **goods: int) -> Position:
        """Set goods by name: silver, vp, olive, …, trade_good, olive_field, …; fields come with their goods."""
        farm = self.farm(seat)
        for name, count in goods.items():
            name = name.replace("_field", " field").replace("_", "-")
            source = SOURCES.index(name)
            farm.goods[source] = count
            if name == "vp":
                farm.points[0] = count
            if source >= len(GOODS):
                at = source - len(GOODS)
                farm.fields = replaced(farm.fields, at, max(farm.fields[at], count))
        self.count_markers()
        return self

    def fields(self, seat: int, **counts: int) -> Position:
        """Set the number of fields of a good: olive=2."""
        for name, count in counts.items():
            farm = self.farm(seat)
            farm.fields = replaced(farm.fields, GOODS.index(name) - OLIVE, count)
        return self

    def hand(self, seat: int, *numbers: str | int) -> Position:
        """Take cards from the deck into a hand."""
        for number in numbers:
            card = self.card(number)
            self.state.deck.remove(card)
            self.farm(seat).hand += (card,)
        return self

    def helper(self, seat: int, *names: str, used: bool = False) -> Position:
        """Put helpers on a farm, in the order of play."""
        for name in names:
            card = self._from_deck(name)
            self.farm(seat).helpers += (card,)
            self.farm(seat).used += (int(used),)
            renew_lasting_effects(self.state, seat)
        self.count_markers()
        return self

    def extension(self, seat: int, *numbers: str | int) -> Position:
        for number in numbers:
            self.farm(seat).extensions += (self._from_deck(number),)
            renew_lasting_effects(self.state, seat)
        return self

    def barrow(self, seat: int, number: str | int, served: tuple[str, ...] = ()) -> Position:
        """Put a barrow on the first free place; `served` are goods already delivered."""
        farm = self.farm(seat)
        place = farm.barrows.index(NONE)
        farm.barrows = replaced(farm.barrows, place, self._from_deck(number))
        row = self.game.game_data.rows[6 + farm.barrows[place]]
        farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, self._served(row, served))
        self.count_markers()
        return self

    def row(self, seat: int, building: str, served: tuple[str, ...]) -> Position:
        """Set what a seat has delivered to a building."""
        i = self.building(building)
        self.farm(seat).rows = replaced(self.farm(seat).rows, i, self._served(self.game.game_data.rows[i], served))
        self.count_markers()
        return self

    def craft(self, seat: int, building: str, taken: int) -> Position:
        """Give a craft marker taken in a round."""
        i = self.building(building)
        self.farm(seat).crafts = replaced(self.farm(seat).crafts, i, taken)
        self.farm(seat).owners |= 1 << i
        self.state.completed |= 1 << i
        self.count_markers()
        return self

    def roof(self, seat: int, *kinds: str, used: bool = False) -> Position:
        """Lays roof tiles on a farm."""
        for kind in kinds:
            self.farm(seat).roofs += (self.kind(kind),)
            self.farm(seat).roofs_used += (int(used),)
        return self

    def open_roofs(self, *kinds: str) -> Position:
        """Set the tiles on sale."""
        self.state.roofs = tuple(self.kind(kind) for kind in kinds)
        return self

    def stall(self, seat: int | str, *labels: str) -> Position:
        """Put stalls on market spaces; the seat may be "neutral"."""
        for label in labels:
            owner = NEUTRAL if isinstance(seat, str) else seat
            self.state.market = replaced(self.state.market, self.space(label), owner)
        self.count_markers()
        return self

    def closed(self, *buildings: str) -> Position:
        """Close buildings; they open in this order."""
        self.state.order_markers = tuple(self.building(name) for name in buildings)
        return self

    def order(self, *seats: int) -> Position:
        """Set the turn order; the discs are stacked on space 0, the first player's on top."""
        self.state.order = tuple(seats)
        self.state.discs = self.state.order[::-1]
        return self

    def disc(self, seat: int, space: int) -> Position:
        """Put a siesta disc on a space, on top of those there."""
        self.farm(seat).siesta = space
        self.state.discs = (*(other for other in self.state.discs if other != seat), seat)
        return self

    def dice(self, *numbers: int) -> Position:
        self.state.dice = [numbers.count(number) for number in range(1, 7)]
        return self

    def round(self, number: int) -> Position:
        self.state.round = number
        return self

    def turn(self, kind: str, seat: int, *fields: int) -> Position:
        """Open a turn and nothing after it: `turn("deliveries", 0, 3)`; more calls queue further turns behind."""
        turn, phase = TURNS[kind]
        if not self.state.stack:
            self.state.phase = PHASES.index(phase)
        self.state.stack.insert(0, turn(seat, *fields))
        return self

    def ask(self, decision: Decision[LaGranjaState], phase: str = "farm") -> Position:
        """Open a separate decision."""
        self.state.phase = PHASES.index(phase)
        self.state.stack.append(decision)
        return self

    # -- playing

    def play(self, *notations: str) -> Position:
        """Apply actions, each for the seat that is asked, or `1: use watchman` for a certain seat."""
        for notation in notations:
            seat, _, rest = notation.rpartition(":")
            actor = int(seat) if seat else self.state.seats_to_act()[0]
            self.state.apply(actor, self.game.actions.code(rest))
        return self

    def options(self, seat: int | None = None) -> list[str]:
        """List the notations that a seat (the one asked) may play."""
        actor = self.state.seats_to_act()[0] if seat is None else seat
        return [self.game.actions.notation(code) for code in self.state.options(actor)]

    def refused(self, notation: str) -> str:
        """Try an action that is no option and change nothing; return the key of the reason that is given."""
        before = dumps(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.play(notation)
        assert dumps(self.state) == before
        reason = caught.value.message.args.get("reason", caught.value.message)
        assert isinstance(reason, Message)
        return reason.key

    def begin_round(self, number: int) -> Position:
        """Begins a round as the course of the game does, with what lies on the table now."""
        self.round(number)
        return self.run(GAME, NONE)

    def finish_round(self) -> Position:
        """Plays on into the next round, or to the end of the game: `end` where it can be, else the first option."""
        number = self.state.round
        while not self.state.is_over() and self.state.round == number:
            options = self.options()
            self.play("end" if "end" in options else options[0])
        return self

    def finish_phase(self) -> Position:
        """Plays on into the next phase, in the same way."""
        phase = self.state.phase
        while self.state.phase == phase:
            options = self.options()
            self.play("end" if "end" in options else options[0])
        return self

    def run(self, program: int, seat: int, subject: int = 0, value: int = 0) -> Position:
        """Run a program of the engine until it asks something or ends."""
        self.state.push_script(program, seat, subject, value)
        self.state.settle()
        return self

    def phase(self, name: str) -> Position:
        """Begins a phase as the course of the game does, and all that comes after it: `dice` (after the roll), …"""
        begin = {"dice": take_dice, "transport": begin_transport_phase, "scoring": begin_scoring_phase}[name]
        self.state.phase = REVENUE
        step = next(i for i, step in enumerate(THE_ROUND) if isinstance(step, Do) and step.what is begin)
        self.state.stack.append(Script(GAME, step, NONE, 0, 0))
        self.state.settle()
        return self

    def asked(self) -> str:
        """Return what is asked of whom: `0 cards`."""
        seat = self.state.seats_to_act()[0]
        return f"{seat} {self.state.decision().prompt(self.state, seat).key.removeprefix('lagranja-ask-')}"

    # -- looking

    def goods(self, seat: int) -> dict[str, int]:
        """Return what a farm has, without what it has none of, VP aside."""
        goods = self.farm(seat).goods
        return {name: goods[i] for i, name in enumerate(SOURCES) if goods[i] or name in ("vp", "silver")}

    def vp(self, seat: int) -> int:
        return self.farm(seat).goods[1]

    def stalls(self, seat: int | str) -> list[str]:
        owner = NEUTRAL if isinstance(seat, str) else seat
        return [self.game.game_data.space_names[i] for i, here in enumerate(self.state.market) if here == owner]

    def building(self, name: str) -> int:
        return [building.id for building in self.game.game_data.buildings].index(name)

    def kind(self, name: str) -> int:
        return [kind.id for kind in self.game.game_data.pack.roof_kinds].index(name)

    def space(self, label: str) -> int:
        return self.game.game_data.space_names.index(label)

    def numbers(self, cards: Sequence[int]) -> list[str]:
        return [self.game.game_data.pack.cards[card].number for card in cards]

    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    def _from_deck(self, number: str | int) -> int:
        card = self.card(number)
        if card in self.state.deck:
            self.state.deck.remove(card)
        return card

    def _served(self, row: list[int], served: tuple[str, ...]) -> int:
        mask = 0
        for name in served:
            good = GOODS.index(name)
            mask |= next(1 << i for i, symbol in enumerate(row) if symbol == good and not mask >> i & 1)
        return mask
