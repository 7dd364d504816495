"""Positions for tests: a table on which just what the test is about has been laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict, Unpack

import pytest

from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Event
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell import BOX
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.names import NONE, PLACES, RESOURCES, SEASONS
from meadowmarket.games.everdell.player_area import (
    FIRST_WORKER,
    OCCUPIED,
    ON_CARD_GOODS,
    ON_CARD_POINTS,
    SECOND_WORKER,
    goods_of,
    points_of,
)
from meadowmarket.games.everdell.rules.setup import empty_table
from meadowmarket.games.everdell.rules.turns import TakeTurn
from meadowmarket.games.everdell.state import EverdellState

DULL_MEADOW = ("palace", "castle", "king", "ever-tree", "palace", "castle", "king", "ever-tree")
"""Cards that nobody can pay by chance."""
DULL_FOREST = ("forest-3-berries", "forest-2-resin-1-twig", "forest-twig-resin-berry")
DULL_EVENTS = ("ancient-scrolls-discovered", "tax-relief", "croak-wart-cure", "the-everdell-games")


class Seat(TypedDict, total=False):
    """What a player has on the table."""

    hand: Sequence[str]
    city: Sequence[str]
    resources: str
    points: int
    workers: int
    season: str
    passed: bool
    prisoners: Sequence[str]
    under: Mapping[str, Sequence[str]]


class Layout(Seat, total=False):
    """What the first player has, what the others have, and what is common to all."""

    players: int
    others: Sequence[Seat]
    meadow: Sequence[str]
    pile: Sequence[str]
    discards: Sequence[str]
    forest: Sequence[str]
    events: Sequence[str]
    achieved: Mapping[str, int]
    on: Mapping[str, Sequence[int]]
    year: int
    blocked: int
    cards: Path
    only_these: bool


@cache
def everdell(players: int, year: int = 1, cards: Path | None = None) -> Everdell:
    """Open a game once for all tests that want it."""
    settings = {"solo_year": str(year)} if players == 1 else {}
    game = BOX.open(players, "base", settings, str(cards) if cards else None)
    assert isinstance(game, Everdell)
    return game


def position(**layout: Unpack[Layout]) -> Position:
    """Lays out a position; seat 0 is to act. What is not named is dull, empty, or at the bottom of the pile."""
    return Position(layout)


class Position:
    """A game in which tests act by notations."""

    def __init__(self, layout: Layout) -> None:
        players = layout.get("players", 2)
        self.game = everdell(players, layout.get("year", 1), layout.get("cards"))
        self.game_data = self.game.game_data
        self.state: EverdellState = empty_table(self.game, self.game_data, 1)
        self.state.events = []
        self._lay_out_common(layout)
        self._seat(0, layout)
        for i, other in enumerate(layout.get("others", ())):
            self._seat(i + 1, other)
        if not layout.get("only_these", False):
            self._fill_pile()
        self.state.pile.extend(self.kinds(reversed(layout.get("pile", ()))))
        self.state.stack.append(TakeTurn(0))

    def kind(self, card: str) -> int:
        """Return the number of a card."""
        return self.game_data.kind_of(card)

    def kinds(self, cards: Iterable[str]) -> list[int]:
        """Return the numbers of some cards."""
        return [self.kind(card) for card in cards]

    def names(self, kinds: Iterable[int]) -> list[str]:
        """Names cards, - for an empty place."""
        return ["-" if kind == NONE else self.game_data.pack.cards[kind].id for kind in kinds]

    def _lay_out_common(self, layout: Layout) -> None:
        state = self.state
        spots = self.game_data.codes.spot_names
        state.meadow[:] = [NONE if card == "-" else self.kind(card) for card in layout.get("meadow", DULL_MEADOW)]
        state.forest.extend(spots.index(place) for place in layout.get("forest", DULL_FOREST))
        state.table_events.extend(spots.index(event) - PLACES for event in layout.get("events", DULL_EVENTS))
        state.discards.extend(self.kinds(layout.get("discards", ())))
        state.blocked = layout.get("blocked", 0)
        for event, owner in layout.get("achieved", {}).items():
            state.event_owner = replaced(state.event_owner, spots.index(event) - PLACES, owner)
        for place, seats in layout.get("on", {}).items():
            for seat in seats:
                if spots.index(place) < PLACES:
                    state.on_place[spots.index(place)] += 1 << 4 * seat
                else:
                    number = spots.index(place) - PLACES
                    state.event_owner = replaced(state.event_owner, number, seat)
                    state.event_worker = replaced(state.event_worker, number, 1)

    def _seat(self, seat: int, layout: Seat) -> None:
        city = self.state.cities[seat]
        city.hand.extend(self.kinds(layout.get("hand", ())))
        for card in layout.get("city", ()):
            name, *marks = card.split()
            city.add(self.game_data, self.kind(name), sum(map(_mark, marks)))
        words = layout.get("resources", "").split()
        for n, name in zip(words[::2], words[1::2], strict=True):
            city.resources[RESOURCES.index(name)] += int(n)
        city.points = layout.get("points", 0)
        city.free = layout.get("workers", 2)
        city.season = SEASONS.index(layout.get("season", "winter"))
        city.total = (2, 3, 4, 6)[city.season]
        city.passed = layout.get("passed", False)
        city.prisoners += tuple(self.kinds(layout.get("prisoners", ())))
        for event, cards in layout.get("under", {}).items():
            number = self.game_data.codes.spot_names.index(event) - PLACES
            city.under += tuple(number << 8 | kind for kind in self.kinds(cards))

    def _fill_pile(self) -> None:
        """Put all cards that are nowhere else at the bottom of the pile."""
        used = all_cards(self.state)
        for kind, card in enumerate(self.game_data.pack.cards):
            self.state.pile.extend([kind] * max(0, card.copies - used.count(kind)))

    # -- acting

    def do(self, *notations: str) -> Position:
        """Play actions for the seat to act."""
        for notation in notations:
            seat = self.state.seats_to_act()[0]
            assert notation in self.options(), f"{notation!r} is not among {self.options()}"
            self.state.apply(seat, self.game.actions.code(notation))
        return self

    def options(self, start: str = "") -> list[str]:
        """List the notations of the options, of those that start with some words."""
        seat = self.state.seats_to_act()[0]
        found = [self.game.actions.notation(code) for code in self.state.options(seat)]
        return [notation for notation in found if notation.startswith(start)]

    def refused(self, notation: str) -> str:
        """Try an action that must be refused and return the key of the reason."""
        seat = self.state.seats_to_act()[0]
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(seat, self.game.actions.code(notation))
        reason = caught.value.message.args.get("reason")
        return "" if reason is None else str(reason).split(" ")[0]

    # -- looking

    @property
    def asks(self) -> str:
        """The class of the open decision."""
        return type(self.state.decision()).__name__

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return self.state.seats_to_act()[0]

    def hand(self, seat: int = 0) -> list[str]:
        """List a hand."""
        return sorted(self.names(self.state.cities[seat].hand))

    def city(self, seat: int = 0) -> list[str]:
        """List the cards of a city in their order."""
        return self.names(self.state.cities[seat].kinds)

    def resources(self, seat: int = 0) -> str:
        """Write what a seat holds, as in a layout."""
        return _written(self.state.cities[seat].resources)

    def points(self, seat: int = 0) -> int:
        """Return the point tokens beside a city."""
        return self.state.cities[seat].points

    def mark(self, card: str, copy: int = 0, seat: int = 0) -> int:
        """Return what lies on a card."""
        city = self.state.cities[seat]
        return city.marks[city.slot_of(self.kind(card), copy)]

    def points_on(self, card: str, seat: int = 0) -> int:
        """Return the points on a card."""
        return points_of(self.mark(card, 0, seat))

    def goods_on(self, card: str, copy: int = 0) -> str:
        """Write the goods on a card."""
        return _written([goods_of(self.mark(card, copy), i) for i in range(4)])

    def is_occupied(self, card: str, copy: int = 0) -> bool:
        """Whether a card has its occupied token."""
        return bool(self.mark(card, copy) & OCCUPIED)

    def meadow(self) -> list[str]:
        """List the Meadow."""
        return self.names(self.state.meadow)

    def discards(self) -> list[str]:
        """List the discard pile, its top last."""
        return self.names(self.state.discards)

    def under(self, event: str, seat: int = 0) -> list[str]:
        """List the cards under an event."""
        number = self.game_data.codes.spot_names.index(event) - PLACES
        return self.names(entry & 255 for entry in self.state.cities[seat].under if entry >> 8 == number)

    def workers_on(self, place: str, seat: int = 0) -> int:
        """Count a seat's workers on a place of the board or an event."""
        spot = self.game_data.codes.spot_names.index(place)
        if spot >= PLACES:
            event = spot - PLACES
            return int(self.state.event_owner[event] == seat and self.state.event_worker[event] == 1)
        return self.state.workers_on(spot, seat)

    def free(self, seat: int = 0) -> int:
        """Return the workers that a seat can place."""
        return self.state.cities[seat].free

    def score(self, seat: int = 0) -> dict[str, int]:
        """Return the points by source."""
        return self.state.points_by_source(seat)

    def told(self, key: str) -> list[Event]:
        """List the events with a key."""
        return [event for event in self.state.events or [] if event.message.key == key]


def all_cards(state: EverdellState) -> list[int]:
    """List all cards, wherever they are."""
    cards = state.pile + state.discards + state.aside
    cards += [kind for kind in [*state.meadow, state.playing] if kind != NONE]
    for city in state.cities:
        cards += [*city.kinds, *city.hand, *city.prisoners, *(entry & 255 for entry in city.under)]
    return cards


def _mark(word: str) -> int:
    if word == "occupied":
        return OCCUPIED
    name, number = word.split("=")
    n = int(number)
    if name == "worker":
        return (n + 1) << FIRST_WORKER
    if name == "second":
        return (n + 1) << SECOND_WORKER
    if name == "points":
        return n << ON_CARD_POINTS
    return n << (ON_CARD_GOODS + 8 * RESOURCES.index(name))


def _written(goods: Sequence[int]) -> str:
    return " ".join(f"{n} {RESOURCES[i]}" for i, n in enumerate(goods) if n)
