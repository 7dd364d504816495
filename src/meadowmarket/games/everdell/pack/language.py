"""The language of the card data: effects, requirements and scoring, read into plain objects.

>>> format_calls(parse_calls("gain( 1*twig + 2*berry );draw(1)"))
'gain(twig+2*berry);draw(1)'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, nearest_to, read_all
from meadowmarket.games.everdell.names import COLOURS, RESOURCES

SCOPES: Final = ("basic", "any")
REWARDS: Final = ("nothing", "point", "any", "card")
MOST: Final = 9
ALL: Final = 99
"""What `all` stands for where a number of cards is asked."""

# The parameters of each step: n a number, many a number or `all`, goods as 2*twig+berry, a resource, a resource or
# `any`, the id of a card, a scope, or a reward.
SIGNATURES: Final = {
    "gain": ("goods",),
    "gain-per": ("card", "goods"),
    "gain-if": ("card", "goods"),
    "gain-any": ("n",),
    "gain-any-if-paired": ("n",),
    "gain-removed-cost": (),
    "pay": ("goods",),
    "points": ("n",),
    "points-per-point-on": ("card", "n"),
    "put-points": ("n",),
    "draw": ("n",),
    "draw-per-point": ("n",),
    "draw-and-give": ("n",),
    "draw-and-gain-per-point-on": ("card",),
    "discard": ("n",),
    "discard-for": ("many", "n", "reward"),
    "discard-from-meadow": ("n",),
    "refill-meadow": (),
    "take-from-meadow": ("n",),
    "take-and-may-play": ("n", "n"),
    "pay-for-points": ("resource", "n", "n"),
    "give-for-points": ("resource", "n", "n"),
    "share-for-points": ("n", "n"),
    "put-resources": ("resource-or-any", "n"),
    "trade": ("n",),
    "give-resources": ("n",),
    "give-cards": ("n",),
    "store": ("n", "n", "n", "n"),
    "take-stored": (),
    "copy-own": (),
    "copy-opponent": (),
    "copy-location": ("scope",),
    "production": (),
    "move-worker": (),
    "recall-worker": (),
    "play-from-meadow": ("n",),
    "play-free": ("n",),
    "reveal-and-play": ("n",),
    "reveal-and-may-play": ("n", "n"),
    "reveal-and-keep-or-tuck": ("n",),
    "remove-for-cost": (),
    "remove-from-city": ("n",),
    "tuck-from-city": ("n",),
    "tuck-from-hand": ("n",),
}

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
@dataclass(frozen=True)
class Call:
    """One step: its name, its words and its numbers in their order, and its goods."""

    name: str
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    goods: tuple[int, int, int, int] = (0, 0, 0, 0)


@final
@dataclass(frozen=True)
class Formula:
    """A sum of measures, each with its factor, and the most it can give (0: no limit)."""

    terms: tuple[tuple[int, str], ...]
    at_most: int = 0

    def __str__(self) -> str:
        text = "+".join(name if n == 1 and name else f"{n}*{name}" if name else str(n) for n, name in self.terms)
        return f"at-most({self.at_most},{text})" if self.at_most else text


def signature(name: str) -> str:
    """Gives a step with its parameters, as messages and documentation show it.

    >>> signature("gain-per")
    'gain-per(card,goods)'
    """
    return f"{name}({','.join(SIGNATURES[name])})" if SIGNATURES[name] else name


def parse_calls(text: str) -> tuple[Call, ...]:
    """Reads steps that stand in no file."""
    return calls(Cell("steps", 1, 1, text), None)


def calls(cell: Cell, cards: Sequence[str] | None) -> tuple[Call, ...]:
    """Reads steps joined by semicolons; `cards` are the ids that may be named (None: any)."""
    return read_all(cell.items(";"), lambda item: _call(item, cards))


def format_calls(steps: Sequence[Call]) -> str:
    """Writes steps in their shortest form, the inverse of `parse_calls`."""
    return ";".join(format_call(step) for step in steps)


def format_call(step: Call) -> str:
    """Writes one step."""
    words, numbers, written = list(step.words), list(step.numbers), list[str]()
    for parameter in SIGNATURES[step.name]:
        if parameter == "goods":
            written.append(format_goods(step.goods))
        elif parameter in ("n", "many"):
            number = numbers.pop(0)
            written.append("all" if number == ALL else str(number))
        elif parameter == "reward":
            number, word = numbers.pop(0), words.pop(0)
            written.append(word if number == 1 else f"{number}*{word}")
        else:
            written.append(words.pop(0))
    return f"{step.name}({','.join(written)})" if written else step.name


def format_goods(goods: Sequence[int]) -> str:
    """Writes resources as `2*twig+berry`."""
    return "+".join(RESOURCES[i] if n == 1 else f"{n}*{RESOURCES[i]}" for i, n in enumerate(goods) if n)


def goods(cell: Cell) -> tuple[int, int, int, int]:
    """Reads resources joined by plus signs: `2*twig+berry`."""
    read = [0, 0, 0, 0]
    for item in cell.items("+") or [cell]:
        n, name = _counted(item)
        read[RESOURCES.index(name.one_of(RESOURCES))] += n
    return (read[0], read[1], read[2], read[3])


def formula(cell: Cell, cards: Sequence[str]) -> Formula:
    """Reads what something is worth at the end: a number, or `2*measure+measure`, or `at-most(6,…)`."""
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
        n, name = _counted(item)
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


def _counted(item: Cell) -> tuple[int, Cell]:
    star = item.text.find("*")
    n = item.part(0, star).integer(1, MOST) if star >= 0 else 1
    return n, item.part(star + 1, len(item.text))


def _call(item: Cell, cards: Sequence[str] | None) -> Call:
    bracket = item.text.find("(")
    end = len(item.text) if bracket < 0 else bracket
    name = item.part(0, end)
    if name.text not in SIGNATURES:
        raise name.wrong(", ".join(signature(known) for known in SIGNATURES), nearest_to(name.text, SIGNATURES))
    expected = SIGNATURES[name.text]
    given: list[Cell] = []
    if bracket >= 0:
        if not item.text.endswith(")"):
            raise item.wrong(f"a closing bracket: {signature(name.text)}")
        given = item.part(bracket + 1, len(item.text) - 1).items(",")
    if len(given) != len(expected):
        raise item.wrong(signature(name.text))
    words: list[str] = []
    numbers: list[int] = []
    read: tuple[int, int, int, int] = (0, 0, 0, 0)
    for kind, cell in zip(expected, given, strict=True):
        if kind == "goods":
            read = goods(cell)
        else:
            _parameter(kind, cell, cards, words, numbers)
    return Call(name.text, tuple(words), tuple(numbers), read)


def _parameter(kind: str, cell: Cell, cards: Sequence[str] | None, words: list[str], numbers: list[int]) -> None:
    if kind == "n":
        numbers.append(cell.integer(0, MOST))
    elif kind == "many":
        numbers.append(ALL if cell.text == "all" else cell.integer(1, MOST))
    elif kind == "reward":
        n, name = _counted(cell)
        numbers.append(n)
        words.append(name.one_of(REWARDS))
    elif kind == "card":
        words.append(cell.one_of(cards) if cards is not None else cell.name())
    elif kind == "scope":
        words.append(cell.one_of(SCOPES))
    elif kind == "resource":
        words.append(cell.one_of(RESOURCES))
    else:
        words.append(cell.one_of((*RESOURCES, "any")))
