"""The constant tables of one game of Everdell: its cards as lists of numbers, its codes, its programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.actions import Actions
from meadowmarket.core.api import State
from meadowmarket.core.frames import Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import SPOTS, Codes
from meadowmarket.games.everdell.effects.abilities import Abilities
from meadowmarket.games.everdell.effects.discount import Discount
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.names import (
    EVENTS,
    NONE,
    PLACES,
    ZONE_BASIC,
    ZONE_CARD,
    ZONE_EVENT,
    ZONE_FOREST,
    ZONE_GONE,
    ZONE_HAVEN,
    ZONE_JOURNEY,
    ZONES,
)
from meadowmarket.games.everdell.pack.components import CardData, Pack

# What a card takes up in its city (EV-5.2).
ONE_SPACE: Final = 0
NO_SPACE: Final = 1
HALF_A_PAIR: Final = 2

# Resources as one number, a byte for each kind; the guards are the highest bit of each.
GUARDS: Final = 0x80808080
MOST_PACKED: Final = 127


def pack_goods(goods: list[int]) -> int:
    """Pack resources into one number, so that a single subtraction tells whether they pay a cost.

    >>> (pack_goods([2, 1, 0, 0]) | GUARDS) - pack_goods([2, 0, 0, 0]) & GUARDS == GUARDS
    True
    """
    twigs, resin, pebbles, berries = goods[0], goods[1], goods[2], goods[3]
    if twigs > MOST_PACKED or resin > MOST_PACKED or pebbles > MOST_PACKED or berries > MOST_PACKED:
        return pack_goods([min(n, MOST_PACKED) for n in goods])  # no cost is as high
    return twigs | resin << 8 | pebbles << 16 | berries << 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What counts the points of a state (rules/scoring.py): the state asks it without knowing the rules."""

    def scores(self, state: State) -> list[int]:
        """List the points of all seats."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """List the seats that have won."""
        raise NotImplementedError

    def verdict(self, state: State) -> Message | None:
        """Return how a solo game has ended."""
        raise NotImplementedError

    def by_source(self, state: State, seat: int) -> dict[str, int]:
        """Return where a seat's points came from."""
        raise NotImplementedError


class EffectTables:
    """The effects of cards, events and places by their numbers; effects/table.py fills them in."""

    def __init__(self, kinds: int) -> None:
        self.end_of_turn: Final[list[Script]] = []
        """The script that ends the turn of each seat, made once: scripts are never changed."""
        self.on_play: Final = [NONE] * kinds
        self.production: Final = [NONE] * kinds
        self.visit: Final = [NONE] * kinds
        self.production_effects: Final[list[list[Effect[State]]]] = [[] for _ in range(kinds)]
        self.visit_effects: Final[list[list[Effect[State]]]] = [[] for _ in range(kinds)]
        self.produces_at_once: Final = [False] * kinds
        """Production that only gains resources, without a choice (EV-7.5)."""
        self.copies_own: Final = [False] * kinds
        self.copies_abroad: Final = [False] * kinds
        self.stores: Final = [False] * kinds
        """What a green card is for the copiers (EV-7.8)."""
        self.moles: Final[list[int]] = []
        self.place_program: Final = [NONE] * PLACES
        self.event_program: Final = [NONE] * EVENTS
        self.event_effects: Final[list[list[Effect[State]]]] = [[] for _ in range(EVENTS)]
        self.discounts: Final[list[Discount[State]]] = []
        """What helps to pay, in the order in which it is offered (EV-5.4)."""
        self.discount_cards: Final[list[int]] = []
        """For each of them the kind of its card."""
        self.discounting: int = 0
        """The same, a bit for each kind."""
        self.discount_of: Final[dict[int, Discount[State]]] = {}
        """By action: the discount that it uses."""


class SpotTables(EffectTables):
    """What each spot is on, and the places of the board by zone."""

    def __init__(self, pack: Pack, spots: int) -> None:
        super().__init__(len(pack.cards))
        self.is_shared: Final = [place.is_shared for place in pack.locations]
        self.zone_of_spot: Final = [
            *[ZONES.index(place.kind) for place in pack.locations],
            *[ZONE_EVENT] * EVENTS,
            ZONE_GONE,
            *[ZONE_CARD] * (spots - SPOTS - 1),
        ]
        self.basic_places: Final = _places(pack, ZONE_BASIC)
        self.forest_places: Final = _places(pack, ZONE_FOREST)
        self.haven_places: Final = _places(pack, ZONE_HAVEN)
        self.journey_places: Final = _places(pack, ZONE_JOURNEY)
        self.left_places: Final = self.basic_places + self.forest_places + self.haven_places
        """The places that workers leave again: all but the Journey (EV-4.9)."""
        self.journey_cards: Final = [place.effect[0].n if place.kind == "journey" else 0 for place in pack.locations]
        """By place: how many cards a Journey asks for, and how many points it is worth (EV-4.9)."""
        self.event_colours: Final = [list(event.colours) for event in pack.events]
        self.has_colours: Final = [any(event.colours) for event in pack.events]
        self.event_least: Final = [sum(event.colours) + len(event.cards) for event in pack.events]
        """The fewest cards with which a city can meet an event's requirement."""


class CardTables(SpotTables):
    """What is printed on the cards, by kind; masks have a bit for each kind."""

    def __init__(self, pack: Pack, spots: int) -> None:
        super().__init__(pack, spots)
        cards = pack.cards
        self.kinds: Final = len(cards)
        self.cost: Final = [n for card in cards for n in card.cost]
        """Four numbers a kind: at `kind * 4 + resource`."""
        self.packed_cost: Final = [pack_goods(list(card.cost)) for card in cards]
        """The same as one number: see `pack_goods`."""
        self.cost_total: Final = [sum(card.cost) for card in cards]
        self.points: Final = [card.points for card in cards]
        self.colour: Final = [card.colour for card in cards]
        self.is_critter: Final = [card.is_critter for card in cards]
        self.is_unique: Final = [card.is_unique for card in cards]
        self.is_visited: Final = [bool(card.visit) for card in cards]
        self.is_open: Final = [card.is_open for card in cards]
        self.space: Final = [_space(card) for card in cards]
        self.goes_to_opponent: Final = [card.space == "opponent" for card in cards]
        """The Fool is played into an opponent's city."""
        self.replaces: Final = [card.space == "replaces" for card in cards]
        """Ruins take the place of a construction."""
        self.enters_freely: Final = [card.space not in ("opponent", "replaces") for card in cards]
        """Whether a free space is all that a card needs."""
        self.tokens_for: Final = _tokens(cards)
        """For each critter, the constructions whose token it can use (EV-5.3)."""
        self.bits: Final = [1 << kind for kind in range(self.kinds)]
        """For each kind its bit in a mask, as in `City.present`."""
        self.unique: Final = _mask(self.is_unique)
        self.freely_entering: Final = _mask(self.enters_freely)
        self.hosts_of: Final = [sum([self.bits[host] for host in hosts]) for hosts in self.tokens_for]
        """The mask of `tokens_for`."""


@final
class GameData(CardTables):
    """Everything about the cards, events and locations of a pack that play needs, by number."""

    def __init__(
        self, pack: Pack, actions: Actions, players: int, solo_year: int, make_scorer: Callable[[GameData], Scoring]
    ) -> None:
        codes = Codes(actions, pack)
        super().__init__(pack, len(codes.spot_names))
        self.pack: Final = pack
        self.codes: Final = codes
        self.players: Final = players
        self.solo_year: Final = solo_year
        """1 to 3 when one player plays against Rugwort, else 0."""
        self._kinds: Final = {card.id: kind for kind, card in enumerate(pack.cards)}
        halves = [kind for kind, card in enumerate(pack.cards) if card.space == "pair"]
        self.husband: Final = halves[0]
        self.wife: Final = halves[1]
        self.abilities: Final = Abilities(pack)
        self.event_cards: Final = [[self._kinds[card] for card in event.cards] for event in pack.events]
        self.event_needs: Final = [sum({self.bits[kind] for kind in kinds}) for kinds in self.event_cards]
        """The mask of `event_cards`."""
        self.scorer: Final = make_scorer(self)

    def kind_of(self, card: str) -> int:
        """Return the number of a card's id."""
        return self._kinds[card]


def _places(pack: Pack, zone: int) -> list[int]:
    return [number for number, place in enumerate(pack.locations) if place.kind == ZONES[zone]]


def _space(card: CardData) -> int:
    if card.space == "pair":
        return HALF_A_PAIR
    return NO_SPACE if card.space == "0" else ONE_SPACE


def _mask(chosen: list[bool]) -> int:
    """Return the bits of the kinds that are chosen."""
    return sum([1 << kind for kind, is_chosen in enumerate(chosen) if is_chosen])


def _tokens(cards: tuple[CardData, ...]) -> list[list[int]]:
    """Find, for each critter, the constructions that name it or that it names; `any` names all critters."""
    found: list[list[int]] = []
    for critter in cards:
        hosts: list[int] = []
        if critter.is_critter:
            for kind, card in enumerate(cards):
                if card.is_critter:
                    continue
                if critter.id in card.partners or "any" in card.partners or card.id in critter.partners:
                    hosts.append(kind)
        found.append(hosts)
    return found
