"""The language of the card data: effects, requirements and scoring, read into plain objects.

>>> format_effects(parse_effects("gain( 1*twig + 2*berry );draw(1)"))
'gain(twig+2*berry);draw(1)'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, nearest_to
from meadowmarket.core.effects.calls import Call, Goods, counted, format_counted
from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import CountedWord, GoodsList, Id, Number, NumberOrAll, Word
from meadowmarket.games.everdell.names import COLOURS, HAND_LIMIT, RESOURCES

SCOPES: Final = ("basic", "any")
REWARDS: Final = ("nothing", "point", "any", "card")
MOST: Final = 9
ALL: Final = 99
"""What `all` stands for where a number of cards is asked."""

# What a formula counts; those of MEASURES_ON are followed by the id of a card.
MEASURES: Final = (
    *RESOURCES,
    *(f"stored-{resource}" for resource in RESOURCES),
    *COLOURS,
    *("common-construction", "unique-construction", "common-critter", "unique-critter"),
    *("basic-event", "special-event", "pair", "pair-anywhere", "prisoner", "card-under"),
)
MEASURES_ON: Final = ("point-on-", "worker-on-")


@final
class Resources(GoodsList):
    """Resources, those of a kind added up, in the order of the rules."""

    def goods(self, cell: Cell) -> Goods:
        return counted_resources(resources(super().goods(cell)))


def resources(goods: Goods) -> tuple[int, int, int, int]:
    """Return goods as the number of each resource.

    >>> resources(((1, "twig"), (2, "berry")))
    (1, 0, 0, 2)
    """
    found = [0, 0, 0, 0]
    for n, name in goods:
        found[RESOURCES.index(name)] += n
    return (found[0], found[1], found[2], found[3])


def counted_resources(numbers: Sequence[int]) -> Goods:
    """Return the number of each resource as goods, the inverse of `resources`."""
    return tuple([(n, RESOURCES[i]) for i, n in enumerate(numbers) if n])


N: Final = Number("n", 0, MOST)
M: Final = Number("m", 0, MOST)
PICKS: Final = Number("n", 1, MOST)
"""How many things are picked one after the other: none is no choice."""
HAND_CARDS: Final = Number("n", 1, HAND_LIMIT)
MANY: Final = NumberOrAll("many", MOST, all_is=ALL)
GOODS: Final = Resources("goods", RESOURCES)
RESOURCE: Final = Word("resource", RESOURCES)
RESOURCE_OR_ANY: Final = Word("resource-or-any", (*RESOURCES, "any"))
CARD: Final = Id("card")
SCOPE: Final = Word("scope", SCOPES)
REWARD: Final = CountedWord("reward", REWARDS)

LANGUAGE: Final = Language(
    {
        "gain": (GOODS,),
        "gain-per": (CARD, GOODS),
        "gain-if": (CARD, GOODS),
        "gain-any": (PICKS,),
        "gain-one-of": (GOODS,),
        "gain-any-if-paired": (PICKS,),
        "gain-removed-cost": (),
        "pay": (GOODS,),
        "points": (N,),
        "points-per-point-on": (CARD, N),
        "put-points": (N,),
        "draw": (N,),
        "draw-per-point": (N,),
        "draw-and-give": (N,),
        "draw-and-gain-per-point-on": (CARD,),
        "discard": (HAND_CARDS,),
        "discard-for": (MANY, PICKS, REWARD),
        "discard-from-meadow": (PICKS,),
        "refill-meadow": (),
        "take-from-meadow": (N,),
        "take-and-may-play": (N, M),
        "pay-for-points": (RESOURCE, N, M),
        "give-for-points": (RESOURCE, N, M),
        "share-for-points": (N, M),
        "put-resources": (RESOURCE_OR_ANY, N),
        "trade": (N,),
        "give-resources": (PICKS,),
        "give-cards": (PICKS,),
        "store": (N, N, N, N),
        "take-stored": (),
        "copy-own": (),
        "copy-opponent": (),
        "copy-location": (SCOPE,),
        "production": (),
        "move-worker": (),
        "recall-worker": (),
        "play-from-meadow": (N,),
        "play-free": (N,),
        "reveal-and-play": (N,),
        "reveal-and-may-play": (N, M),
        "reveal-and-keep-or-tuck": (N,),
        "remove-for-cost": (),
        "remove-from-city": (PICKS,),
        "tuck-from-city": (PICKS,),
        "tuck-from-hand": (PICKS,),
    }
)
"""The steps of the card data, each with its parameters."""


def parse_effects(text: str) -> tuple[Call, ...]:
    """Read steps that come from no file."""
    return LANGUAGE.parse(text) if text else ()


def format_effects(steps: Sequence[Call]) -> str:
    """Write steps in their shortest form, the inverse of `parse_effects`."""
    return LANGUAGE.format(steps)


@final
@dataclass(frozen=True)
class Formula:
    """A sum of measures, each with its factor, and the most it can give (0: no limit)."""

    terms: tuple[tuple[int, str], ...]
    at_most: int = 0

    def __str__(self) -> str:
        text = "+".join(format_counted(n, name) if name else str(n) for n, name in self.terms)
        return f"at-most({self.at_most},{text})" if self.at_most else text


def formula(cell: Cell, cards: Sequence[str]) -> Formula:
    """Read what something is worth at the end: a number, or `2*measure+measure`, or `at-most(6,…)`."""
    text = cell.text
    at_most = 0
    if text.startswith("at-most(") and text.endswith(")") and "," in text:
        comma = text.index(",")
        at_most = cell.part(len("at-most("), comma).integer(1, 99)
        cell = cell.part(comma + 1, len(text) - 1)
    terms: list[tuple[int, str]] = []
    for item in cell.items("+") or [cell]:
        if item.text.isdigit():
            terms.append((item.integer(0, 99), ""))
            continue
        n, name = counted(item)
        terms.append((n, _measure(name, cards)))
    return Formula(tuple(terms), at_most)


def _measure(cell: Cell, cards: Sequence[str]) -> str:
    for start in MEASURES_ON:
        if cell.text.startswith(start):
            cell.part(len(start), len(cell.text)).one_of(cards)
            return cell.text
    if cell.text in MEASURES:
        return cell.text
    allowed = ", ".join((*MEASURES, *(f"{start}<card>" for start in MEASURES_ON)))
    raise cell.wrong(allowed, nearest_to(cell.text, MEASURES))
