"""The prices of effects and cards, in points at the end: the tables behind the value of a position.

They come from the steps that the card data name, so that a card pack is valued as the box is. Only
`LASTING` names cards: those whose worth their steps don't show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from meadowmarket.core.effects.calls import Call
from meadowmarket.games.everdell.game_data import HALF_A_PAIR, ONE_SPACE, GameData
from meadowmarket.games.everdell.names import GREEN, NONE, PURPLE, RESOURCES
from meadowmarket.games.everdell.pack.language import resources
from meadowmarket.games.everdell.player_area import City
from meadowmarket.games.everdell.rules.scoring import COMMON_CONSTRUCTION, UNIQUE_CRITTER, Worth

LASTING: Final = {
    "clock-tower": 1.0,
    "courthouse": 4.0,
    "crane": 1.5,
    "dungeon": 2.0,
    "historian": 3.5,
    "innkeeper": 1.5,
    "judge": 2.0,
    "shopkeeper": 3.5,
    "cemetery": 2.5,
    "chapel": 2.5,
    "inn": 2.5,
    "lookout": 1.5,
    "monastery": 2.0,
    "post-office": 1.0,
    "queen": 4.0,
    "university": 1.0,
}
"""What a blue or red card adds to its printed points if it stands in the city for the whole game."""

REACTIONS: Final = 5.0
"""How often a card that reacts does so in a game, if `LASTING` lacks it."""

EVENT_EFFECT: Final = 4.0
"""What an event is worth whose points have to be earned first: by goods, cards or workers put there."""

MISSED_BASIC: Final = 1.5
MISSED_SPECIAL: Final = (3.0, 6.0, 6.0)
"""What Rugwort gets for an event that the player misses (EV-10.5, EV-10.6): of the basic ones, for half of them."""


@final
class UnitPrices:
    """What one of each thing is worth while there is time to use it."""

    def __init__(self, goods: Sequence[float], card: float, worker: float) -> None:
        self.goods: Final = list(goods)
        self.any: Final = sorted(goods)[2]  # the best kind is not always the one that is needed
        self.least: Final = min(goods)
        self.card: Final = card
        self.worker: Final = worker

    def of(self, goods: Sequence[int]) -> float:
        """Return what a mix of resources is worth."""
        return sum([self.goods[i] * goods[i] for i in range(4)])

    def effect(self, steps: Sequence[Call]) -> float:
        """Return what it is worth to carry some steps out once."""
        return sum([self.step(step) for step in steps])

    def step(self, step: Call) -> float:
        """Return what one step is worth, estimated without a position."""
        return STEP_PRICES[step.name](self, step, step.n) if step.name in STEP_PRICES else 0.0


def _trade_for_points(unit: UnitPrices, step: Call, n: int) -> float:
    return 0.6 * n * max(0.0, step.numbers[1] - unit.goods[RESOURCES.index(step.words[0])])


STEP_PRICES: Final[dict[str, Callable[[UnitPrices, Call, int], float]]] = {
    "gain": lambda unit, step, n: unit.of(resources(step.goods)),
    "gain-any": lambda unit, step, n: n * unit.any,
    "gain-one-of": lambda unit, step, n: max([unit.goods[RESOURCES.index(name)] for _, name in step.goods]),
    "gain-any-if-paired": lambda unit, step, n: 0.5 * n * unit.any,
    "gain-removed-cost": lambda unit, step, n: 2.0,
    "points": lambda unit, step, n: float(n),
    "put-points": lambda unit, step, n: float(n),
    "draw": lambda unit, step, n: n * unit.card,
    "draw-per-point": lambda unit, step, n: 1.5 * n * unit.card,
    "draw-and-give": lambda unit, step, n: unit.card,
    "discard-for": lambda unit, step, n: 1.5,
    "discard-from-meadow": lambda unit, step, n: 0.1 * n,
    "take-from-meadow": lambda unit, step, n: n * unit.card,
    "take-and-may-play": lambda unit, step, n: n * unit.card + unit.any,
    "pay-for-points": _trade_for_points,
    "give-for-points": _trade_for_points,
    "trade": lambda unit, step, n: 0.25 * n * unit.any,
    "give-resources": lambda unit, step, n: -n * unit.least,
    "give-cards": lambda unit, step, n: -n * unit.card,
    "store": lambda unit, step, n: 0.5 * max([step.numbers[i] * unit.goods[i] for i in range(4)]),
    "copy-own": lambda unit, step, n: 1.5 * unit.any,
    "copy-opponent": lambda unit, step, n: 1.5 * unit.any,
    "copy-location": lambda unit, step, n: unit.worker,
    "move-worker": lambda unit, step, n: unit.worker,
    "recall-worker": lambda unit, step, n: unit.worker,
    "play-from-meadow": lambda unit, step, n: n * unit.any,
    "play-free": lambda unit, step, n: 4.0,
    "reveal-and-play": lambda unit, step, n: 4.0,
    "reveal-and-may-play": lambda unit, step, n: 2.5,
    "remove-for-cost": lambda unit, step, n: 2.0,
}
"""By the name of a step: its worth, from the prices, the step and its first number. Others count as 0."""


@final
class CardPrice:
    """What a kind of card costs and brings besides its printed points, at given prices.

    One object for each kind: the compiled value reads its plain attributes faster than lists beside each other.
    """

    def __init__(self, game_data: GameData, kind: int, unit_prices: UnitPrices) -> None:
        card = game_data.pack.cards[kind]
        self.points: Final = float(card.points)
        self.cost: Final = unit_prices.of(card.cost)
        self.packed_cost: Final = game_data.packed_cost[kind]
        self.is_unique: Final = card.is_unique
        self.is_critter: Final = card.is_critter
        self.is_purple: Final = card.colour == PURPLE
        self.takes_space: Final = game_data.space[kind] == ONE_SPACE
        self.enters_freely: Final = game_data.enters_freely[kind]
        self.goes_to_opponent: Final = game_data.goes_to_opponent[kind]
        self.replaces: Final = game_data.replaces[kind]
        self.is_half_a_pair: Final = game_data.space[kind] == HALF_A_PAIR
        self.hosts: Final = game_data.hosts_of[kind]
        """The constructions that take the critter in, a bit for each (EV-5.3)."""
        self.card_class: Final = 2 * card.is_critter + card.is_unique
        self.produces: Final = game_data.production[kind] != NONE
        self.production: Final = unit_prices.effect(card.production)
        """What a green card gives each time it produces."""
        self.needed = NONE
        """The card that a green card needs to produce more, once or for each copy."""
        self.for_needed = 0.0
        self.for_each = False
        for step in card.production:
            if step.name in ("gain-per", "gain-if"):
                self.needed = game_data.kind_of(step.words[0])
                self.for_needed = unit_prices.of(resources(step.goods))
                self.for_each = step.name == "gain-per"
        self.at_once: Final = self._at_once(game_data, kind, unit_prices)
        """What a card gives when it is played."""
        self.lasting: Final = _lasting(game_data, kind, unit_prices)
        """What a blue or red card brings over a whole game."""
        self.counted: Final = _counted(game_data, kind)
        """The class of cards for which a purple card gives a point each, or NONE."""
        self.counts_goods: Final = _counts_goods(game_data, kind)
        """Whether a purple card counts resources (Architect)."""

    def _at_once(self, game_data: GameData, kind: int, unit_prices: UnitPrices) -> float:
        card = game_data.pack.cards[kind]
        if game_data.goes_to_opponent[kind]:
            return -2.0 * card.points  # his points are an opponent's
        worth = unit_prices.effect(card.production if card.colour == GREEN else card.on_play)
        return (
            worth - self.cost if game_data.abilities.is_paid_to_opponent[kind] else worth
        )  # EV-5.16: an opponent gets what is paid

    def produced(self, counts: tuple[int, ...]) -> float:
        """Return what a card gives in one production of a city, given its copies of each kind."""
        if self.needed == NONE or not counts[self.needed]:
            return self.production
        return self.production + self.for_needed * (counts[self.needed] if self.for_each else 1)


@final
class EventPrice:
    """What an event is worth, less what it takes, and what it asks for."""

    def __init__(self, game_data: GameData, event: int, unit_prices: UnitPrices) -> None:
        data = game_data.pack.events[event]
        worth = Worth(game_data, data.points)
        points = worth.constant + (EVENT_EFFECT if worth.factors or not worth.constant else 0.0)
        if game_data.players == 1:
            points += MISSED_BASIC if data.is_basic else MISSED_SPECIAL[game_data.solo_year - 1]
        self.gain: Final = (
            points - sum([unit_prices.of(resources(step.goods)) for step in data.cost]) - unit_prices.worker
        )
        self.cards: Final = game_data.event_cards[event]
        self.colours: Final = [colour for colour, asked in enumerate(data.colours) if asked]
        self.numbers: Final = [asked for asked in data.colours if asked]
        self.least: Final = float(game_data.event_least[event])

    def share(self, city: City) -> float:
        """Return how much of what the event asks for is in a city."""
        there = 0
        for kind in self.cards:
            if city.counts[kind]:
                there += 1
        for i in range(len(self.colours)):
            there += min(self.numbers[i], city.colours[self.colours[i]])
        return there / self.least


@final
class Prices:
    """What cards, events and effects bring, at given prices."""

    def __init__(self, game_data: GameData, unit_prices: UnitPrices) -> None:
        self.unit_prices: Final = unit_prices
        self.cards: Final = [CardPrice(game_data, kind, unit_prices) for kind in range(game_data.kinds)]
        self.events: Final = [EventPrice(game_data, event, unit_prices) for event in range(len(game_data.pack.events))]
        self.rest: Final = self._rests(game_data)
        """What the steps of a program are worth from each one on; empty where it is not known."""

    def _rests(self, game_data: GameData) -> list[list[float]]:
        programs: dict[int, Sequence[Call]] = {}
        for kind, card in enumerate(game_data.pack.cards):
            programs[game_data.on_play[kind]] = card.production if card.colour == GREEN else card.on_play
            programs[game_data.visit[kind]] = card.visit
        for place, location in enumerate(game_data.pack.locations):
            programs[game_data.place_program[place]] = location.effect
        rests: list[list[float]] = [[] for _ in range(max(programs) + 1)]
        for program, steps in programs.items():
            if program != NONE:
                rests[program] = [self.unit_prices.effect(steps[i:]) for i in range(len(steps))]
        return rests


def _lasting(game_data: GameData, kind: int, unit_prices: UnitPrices) -> float:
    """Return what a card brings by standing in the city for the whole game."""
    abilities = game_data.abilities
    name = game_data.pack.cards[kind].id
    if name in LASTING:
        return LASTING[name]
    reactions = [number for number, card in enumerate(abilities.reaction_card) if card == kind]
    return REACTIONS * sum([unit_prices.effect(abilities.reaction_steps[number]) for number in reactions])


def _counted(game_data: GameData, kind: int) -> int:
    """Return the class of cards that a purple card counts: common or unique constructions, then critters."""
    formula = game_data.pack.cards[kind].scoring
    if formula is None:
        return NONE
    worth = Worth(game_data, formula)
    if worth.factors != [1] or worth.constant or worth.at_most:
        return NONE
    if not COMMON_CONSTRUCTION <= worth.measures[0] <= UNIQUE_CRITTER:
        return NONE
    return worth.measures[0] - COMMON_CONSTRUCTION


def _counts_goods(game_data: GameData, kind: int) -> bool:
    formula = game_data.pack.cards[kind].scoring
    return formula is not None and any([name in RESOURCES for _, name in formula.terms])
