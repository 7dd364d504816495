"""What effects and cards bring, in points at the end: the tables behind the value of a position.

Everything is derived from the steps that the card data name, so that a card pack is valued as the box is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from meadowmarket.games.everdell.language import Call
from meadowmarket.games.everdell.names import (
    CEMETERY,
    CHAPEL,
    CLOCK_TOWER,
    COURTHOUSE,
    CRANE,
    DUNGEON,
    FOOL,
    GREEN,
    HISTORIAN,
    INN,
    INNKEEPER,
    JUDGE,
    LOOKOUT,
    MONASTERY,
    NONE,
    POST_OFFICE,
    QUEEN,
    RESOURCES,
    SHEPHERD,
    SHOPKEEPER,
    UNIVERSITY,
)
from meadowmarket.games.everdell.rules import Rules
from meadowmarket.games.everdell.scoring import COMMON_CONSTRUCTION, UNIQUE_CRITTER, Worth

LASTING: Final = {
    CLOCK_TOWER: 1.0,
    COURTHOUSE: 4.0,
    CRANE: 1.5,
    DUNGEON: 2.0,
    HISTORIAN: 3.5,
    INNKEEPER: 1.5,
    JUDGE: 2.0,
    SHOPKEEPER: 3.5,
    CEMETERY: 2.5,
    CHAPEL: 2.5,
    INN: 2.5,
    LOOKOUT: 1.5,
    MONASTERY: 2.0,
    POST_OFFICE: 1.0,
    QUEEN: 4.0,
    UNIVERSITY: 1.0,
}
"""What a blue or red card adds to its printed points if it stands in the city for the whole game."""

EVENT_EFFECT: Final = 4.0
"""What an event is worth whose points have to be earned first: by goods, cards or workers put there."""

MISSED_BASIC: Final = 1.5
MISSED_SPECIAL: Final = (3.0, 6.0, 6.0)
"""What Rugwort gets for an event that the player misses (EV-10.5, EV-10.6): of the basic ones, for half of them."""


@final
class Prices:
    """What one of each thing is worth while there is time to use it."""

    def __init__(self, goods: Sequence[float], card: float, worker: float) -> None:
        self.goods: Final = list(goods)
        self.any: Final = sorted(goods)[2]  # the best kind is not always the one that is needed
        self.least: Final = min(goods)
        self.card: Final = card
        self.worker: Final = worker

    def of(self, goods: Sequence[int]) -> float:
        """Returns what a mix of resources is worth."""
        return sum([self.goods[i] * goods[i] for i in range(4)])

    def effect(self, steps: Sequence[Call]) -> float:
        """Returns what it is worth to carry some steps out once."""
        return sum([self.step(step) for step in steps])

    def step(self, step: Call) -> float:
        """Returns what one step is worth, as far as it can be told without a position."""
        n = step.numbers[0] if step.numbers else 0
        match step.name:
            case "gain":
                return self.of(step.goods)
            case "gain-any":
                return n * self.any
            case "gain-any-if-paired":
                return 0.5 * n * self.any
            case "points" | "put-points":
                return float(n)
            case "draw" | "take-from-meadow":
                return n * self.card
            case "draw-per-point":
                return 1.5 * n * self.card
            case "draw-and-give":
                return self.card
            case "pay-for-points" | "give-for-points":
                return 0.6 * n * max(0.0, step.numbers[1] - self.goods[RESOURCES.index(step.words[0])])
            case "store":
                return 0.5 * max([step.numbers[i] * self.goods[i] for i in range(4)])
        return self._step_with_choices(step.name, n)

    def _step_with_choices(self, name: str, n: int) -> float:
        match name:
            case "copy-own" | "copy-opponent":
                return 1.5 * self.any
            case "copy-location" | "move-worker" | "recall-worker":
                return self.worker
            case "trade":
                return 0.25 * n * self.any
            case "discard-for":
                return 1.5
            case "take-and-may-play":
                return n * self.card + self.any
            case "play-from-meadow":
                return n * self.any
            case "play-free" | "reveal-and-play":
                return 4.0
            case "reveal-and-may-play":
                return 2.5
            case "gain-removed-cost" | "remove-for-cost":
                return 2.0
            case "give-resources":
                return -n * self.least
            case "give-cards":
                return -n * self.card
            case "discard-from-meadow":
                return 0.1 * n
        return 0.0


@final
class Prospects:
    """What each kind of card brings besides its printed points, at given prices."""

    def __init__(self, rules: Rules, prices: Prices) -> None:
        cards = rules.pack.cards
        self.prices: Final = prices
        self.cost: Final = [prices.of(card.cost) for card in cards]
        self.production: Final = [prices.effect(card.production) for card in cards]
        """What a green card gives each time it produces."""
        self.needed: Final = [NONE] * rules.kinds
        """The card that a green card needs to produce more, once or for each copy."""
        self.for_needed: Final = [0.0] * rules.kinds
        self.for_each: Final = [False] * rules.kinds
        for kind, card in enumerate(cards):
            for step in card.production:
                if step.name in ("gain-per", "gain-if"):
                    self.needed[kind] = rules.kind_of(step.words[0])
                    self.for_needed[kind] = prices.of(step.goods)
                    self.for_each[kind] = step.name == "gain-per"
        self.at_once: Final = [
            prices.effect(card.production if card.colour == GREEN else card.on_play) for card in cards
        ]
        """What a card gives when it is played."""
        self.at_once[SHEPHERD] -= self.cost[SHEPHERD]  # EV-5.16: an opponent gets what is paid
        self.at_once[FOOL] = -2.0 * rules.points[FOOL]  # his points are an opponent's
        self.lasting: Final = [LASTING.get(kind, 0.0) for kind in range(rules.kinds)]
        """What a blue or red card brings over a whole game."""
        self.counted: Final = [_counted(rules, kind) for kind in range(rules.kinds)]
        """The class of cards for which a purple card gives a point each, or NONE."""
        self.counts_goods: Final = [_counts_goods(rules, kind) for kind in range(rules.kinds)]
        """Whether a purple card counts resources (Architect)."""
        self.class_of: Final = [_class_of(rules, kind) for kind in range(rules.kinds)]
        self.visit: Final = [prices.effect(card.visit) for card in cards]
        self.event: Final = [self._event(rules, event) for event in range(len(rules.pack.events))]
        self.rest: Final = self._rests(rules)
        """What the steps of a program are worth from each one on; empty where it is not known."""

    def _event(self, rules: Rules, event: int) -> float:
        data = rules.pack.events[event]
        worth = Worth(rules, data.points)
        points = worth.constant + (EVENT_EFFECT if worth.factors or not worth.constant else 0.0)
        if rules.players == 1:
            points += MISSED_BASIC if data.is_basic else MISSED_SPECIAL[rules.solo_year - 1]
        return points - sum([self.prices.of(step.goods) for step in data.cost])

    def _rests(self, rules: Rules) -> list[list[float]]:
        programs: dict[int, Sequence[Call]] = {}
        for kind, card in enumerate(rules.pack.cards):
            programs[rules.on_play[kind]] = card.production if card.colour == GREEN else card.on_play
            programs[rules.visit[kind]] = card.visit
        for place, location in enumerate(rules.pack.locations):
            programs[rules.place_program[place]] = location.effect
        rests: list[list[float]] = [[] for _ in range(max(programs) + 1)]
        for program, steps in programs.items():
            if program != NONE:
                rests[program] = [self.prices.effect(steps[i:]) for i in range(len(steps))]
        return rests


def _counted(rules: Rules, kind: int) -> int:
    """Returns the class of cards that a purple card counts: common or unique constructions, then critters."""
    formula = rules.pack.cards[kind].scoring
    if formula is None:
        return NONE
    worth = Worth(rules, formula)
    if worth.factors != [1] or worth.constant or worth.at_most:
        return NONE
    if not COMMON_CONSTRUCTION <= worth.measures[0] <= UNIQUE_CRITTER:
        return NONE
    return worth.measures[0] - COMMON_CONSTRUCTION


def _counts_goods(rules: Rules, kind: int) -> bool:
    formula = rules.pack.cards[kind].scoring
    return formula is not None and any([name in RESOURCES for _, name in formula.terms])


def _class_of(rules: Rules, kind: int) -> int:
    return 2 * rules.is_critter[kind] + rules.is_unique[kind]
