"""The language of the card data: effects, triggers, costs and phases, read into plain objects.

>>> format_effects(parse_effects("gain( 1*olive+2*silver );if(fields>=3, gain(vp))"))
'gain(olive+2*silver);if(fields>=3,gain(vp))'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, nearest_to, read_all
from meadowmarket.core.errors import BadCardPack
from meadowmarket.games.lagranja.names import GOODS, HARVEST_GOODS, RESOURCES, WILD_GOODS

PHASES: Final = ("farm", "revenue", "transport", "scoring")
HARVEST_NAMES: Final = tuple(GOODS[good] for good in HARVEST_GOODS)
RESOURCE_NAMES: Final = tuple(GOODS[good] for good in RESOURCES)
GOOD_NAMES: Final = (*GOODS, *WILD_GOODS, "same")
SWAPPED: Final = (*GOODS, "any-harvest", "any-resource", "any-upgraded")

TRIGGERS: Final = (
    *("take-die:1", "take-die:2", "take-die:3", "take-die:4", "take-die:5", "take-die:6", "take-die:any"),
    *("last-die", "before-roll"),
    *(f"upgrade:{good}" for good in (*RESOURCE_NAMES, "any-resource")),
    *(f"buy:{good}" for good in (*RESOURCE_NAMES, "any-harvest", "any-resource")),
    *(f"sell:{good}" for good in (*RESOURCE_NAMES, "any-harvest", "any-resource")),
    *("deliver:building", "deliver:barrow", "deliver:any", "complete-barrow", "complete-building"),
    *("stall-placed", "stall-removed-own", "stall-removed-other", "roof-bought", "roof-used"),
    *("play-card:field", "play-card:barrow", "play-card:extension", "play-card:helper", "draw"),
    *("income", "growth", "offspring", "donkeys-revealed", "turn-order-set"),
    *("siesta-space:0", "siesta-space:1", "siesta-space:2", "siesta-space:3", "siesta-space:4"),
    *("round-end", "game-end", "trade-good-used"),
)

MEASURES: Final = ("fields", "pigs", "silver", "siesta", "donkeys", "barrow-vp")
STATES: Final = ("first-player", "last-player", "most-stalls")
CONDITION: Final = re.compile(r"([a-z-]+?)\s*(>=|<=|=)\s*([0-9]{1,2})")

# The words a parameter of a call may be.
WORDS: Final = {
    "count": (
        *("fields", "field-sets", "extensions", "craft-markers", "stalls", "barrows", "siesta-vp", "upgraded-goods"),
        *(f"fields:{good}" for good in HARVEST_NAMES),
    ),
    "saving": (
        *(f"upgrade:{good}" for good in ("any", *RESOURCE_NAMES)),
        *(f"buy:{good}" for good in ("any-harvest", "any-resource", *RESOURCE_NAMES)),
        *("roof", "extension", "extra-delivery"),
    ),
    "room": ("pen", "hand", "extra-delivery", "roof"),
    "harvest": HARVEST_NAMES,
    "target": ("building", "barrow"),
    "again": ("other-option", "round", "last-die"),
    "key": (
        *("reserve-die", "sell-from-field", "deliver-to-closed", "keep-stall", "stall-shift", "reuse-donkey"),
        "lock-trade-option",
    ),
}

# The parameters of each call: a number n, n-or-all, goods, a call, calls, a condition, a swap a->b, a word of WORDS, or
# a fixed word in quotes. What ends in ? may be left out.
SIGNATURES: Final = {
    "gain": ("goods",),
    "pay": ("goods",),
    "free-upgrade": ("n",),
    "delivery": ("n", "target?"),
    "purchased-delivery": ("n",),
    "draw": ("n",),
    "play-card": (),
    "siesta": ("n",),
    "discount": ("saving", "n"),
    "capacity": ("room", "n"),
    "move": ("'field->storage", "harvest", "n-or-all"),
    "substitute": ("swap", "'deliver"),
    "extra-use": ("again",),
    "per": ("count", "call", "n?"),
    "if": ("condition", "call"),
    "choose": ("calls",),
    "both": ("calls",),
    "regrow": ("n",),
    "adjust-die": ("n",),
    "flip-roof": ("n",),
    "take-income": (),
    "place-stall": ("'any",),
    "double-roof-vp": (),
    "custom": ("key",),
}

STANDING_CALLS: Final = ("discount", "capacity", "substitute")
# What can't be done a number of times, on a condition or by choice.
OUTER_CALLS: Final = (*STANDING_CALLS, "extra-use", "adjust-die", "double-roof-vp", "custom")
DEEPEST: Final = 8


@final
@dataclass(frozen=True)
class Call:
    """One effect: its words, its number (0: none, or all, or without limit), its goods, and the calls inside it."""

    name: str
    args: tuple[str, ...] = ()
    n: int = 0
    goods: tuple[tuple[int, str], ...] = ()
    calls: tuple[Call, ...] = ()


def signature(name: str) -> str:
    """Gives a call with its parameters, as messages and documentation show it.

    >>> signature("delivery")
    'delivery(n[,target])'
    """
    text = ""
    for parameter in SIGNATURES[name]:
        comma = "," if text else ""
        if parameter.endswith("?"):
            text += f"[{comma}{parameter[:-1]}]"
        else:
            text += comma + ("call,call,…" if parameter == "calls" else parameter.removeprefix("'"))
    return f"{name}({text})" if text else name


def parse_effects(text: str) -> tuple[Call, ...]:
    """Reads an effect that stands in no file."""
    return effects(Cell("effect", 1, 1, text))


def effects(cell: Cell) -> tuple[Call, ...]:
    """Reads one or more calls joined by semicolons."""
    return _Reader(cell).effects()


def goods(cell: Cell) -> tuple[tuple[int, str], ...]:
    """Reads goods joined by plus signs, each with an optional number before it: `2*silver+olive`."""
    read: list[tuple[int, str]] = []
    for item in cell.items("+") or [cell]:
        star = item.text.find("*")
        n = item.part(0, star).integer(1, 9) if star >= 0 else 1
        name = item.part(star + 1, len(item.text)).one_of(GOOD_NAMES)
        if name == "different-harvest" and n not in (2, 3):
            raise item.wrong("2*different-harvest, 3*different-harvest")
        read.append((n, name))
    return tuple(read)


def cost(cell: Cell) -> tuple[tuple[int, str], ...]:
    """Reads the price of a helper: goods, or nothing."""
    if not cell.text:
        return ()
    for item in cell.items("+"):
        if item.text.endswith(("same", "different-harvest")):
            raise item.wrong("a good that can be paid: no same, no different-harvest")
    return goods(cell)


def triggers(cell: Cell) -> tuple[str, ...]:
    """Reads triggers joined by |, or nothing."""
    return read_all(cell.different_items("|"), lambda item: item.one_of(TRIGGERS)) if cell.text else ()


def phases(cell: Cell) -> tuple[str, ...]:
    """Reads phases joined by plus signs; `any` gives none."""
    if cell.text == "any":
        return ()
    return read_all(cell.different_items("+"), _phase)


def _phase(item: Cell) -> str:
    if item.text not in PHASES:
        raise item.wrong(f"{', '.join(PHASES)}, or any alone")
    return item.text


def format_effects(calls: Sequence[Call]) -> str:
    """Writes an effect in its shortest form, the inverse of `parse_effects`."""
    return ";".join(format_call(call) for call in calls)


def format_call(call: Call) -> str:
    """Writes one call."""
    written: list[str] = []
    words = list(call.args)
    for parameter in SIGNATURES[call.name]:
        written += _written(call, parameter, words)
    return f"{call.name}({','.join(written)})" if written else call.name


def format_goods(counted: Sequence[tuple[int, str]]) -> str:
    """Writes goods as `2*silver+olive`."""
    return "+".join(name if n == 1 else f"{n}*{name}" for n, name in counted)


def walk(calls: Sequence[Call]) -> list[Call]:
    """Lists calls and all that is inside them."""
    found: list[Call] = []
    for call in calls:
        found.append(call)
        found += walk(call.calls)
    return found


def _written(call: Call, parameter: str, words: list[str]) -> list[str]:
    if parameter.startswith("'"):
        return [parameter[1:]]
    if parameter in ("call", "calls"):
        return [format_call(inner) for inner in call.calls]
    if parameter == "goods":
        return [format_goods(call.goods)]
    if parameter == "n-or-all":
        return [str(call.n) if call.n else "all"]
    if parameter in ("n", "n?"):
        return [str(call.n)] if call.n else []
    if parameter == "swap":
        return [f"{words.pop(0)}->{words.pop(0)}"]
    if parameter == "condition":
        return ["".join(words) + (str(call.n) if len(words) == 2 else "")]
    return [words.pop(0)] if words else []


@final
class _Parts:
    """What is known of a call while it is read."""

    def __init__(self) -> None:
        self.args: list[str] = []
        self.n = 0
        self.goods: tuple[tuple[int, str], ...] = ()
        self.calls: list[Call] = []


@final
class _Reader:
    """Reads calls from a cell, from left to right."""

    def __init__(self, cell: Cell) -> None:
        self.cell: Final = cell
        self.text: Final = cell.text
        self.at = 0

    def effects(self) -> tuple[Call, ...]:
        calls = [self.call(1)]
        while self.peek() == ";":
            self.at += 1
            calls.append(self.call(1))
        if self.at < len(self.text):
            raise self.rest().wrong("; or the end of the effect")
        return tuple(calls)

    def call(self, depth: int) -> Call:
        start = self.at
        name = self.word()
        if name.text not in SIGNATURES:
            raise self.unknown(name, start)
        if depth > DEEPEST:
            raise name.wrong(f"at most {DEEPEST} calls inside one another")
        if depth > 1 and name.text in OUTER_CALLS:
            raise self.whole(start).wrong("no such call inside another")
        parts = _Parts()
        read = self.bracket(name.text, start, parts, depth) if self.peek() == "(" else 0
        expected = SIGNATURES[name.text]
        if read < sum(not parameter.endswith("?") for parameter in expected) + (expected == ("calls",)):
            raise self.whole(start).wrong(signature(name.text))
        return Call(name.text, tuple(parts.args), parts.n, parts.goods, tuple(parts.calls))

    def bracket(self, name: str, start: int, parts: _Parts, depth: int) -> int:
        """Reads the parameters of a call; gives their number."""
        expected = SIGNATURES[name]
        read = 0
        while read == 0 or self.peek() == ",":
            self.at += 1
            if read >= len(expected) and expected != ("calls",):
                raise self.whole(start).wrong(signature(name))
            self.parameter(expected[min(read, len(expected) - 1)].removesuffix("?"), parts, depth)
            read += 1
        if self.peek() != ")":
            raise self.rest().wrong(f"a comma or a closing bracket in {signature(name)}")
        self.at += 1
        while self.peek().isspace():
            self.at += 1
        return read

    def parameter(self, kind: str, parts: _Parts, depth: int) -> None:
        if kind in ("call", "calls"):
            parts.calls.append(self.call(depth + 1))
            return
        cell = self.word()
        if kind.startswith("'"):
            cell.one_of((kind[1:],))
        elif kind == "goods":
            parts.goods = goods(cell)
        elif kind == "n-or-all":
            parts.n = 0 if cell.text == "all" else cell.integer(1, 99)
        elif kind == "n":
            parts.n = cell.integer(1, 99)
        elif kind == "swap":
            parts.args += _swap(cell)
        elif kind == "condition":
            _read_condition(cell, parts)
        else:
            parts.args.append(cell.one_of(WORDS[kind]))

    def peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def word(self) -> Cell:
        """Reads up to the next bracket, comma or semicolon."""
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in "(),;":
            self.at += 1
        return self.cell.part(start, self.at)

    def rest(self) -> Cell:
        return self.cell.part(self.at, len(self.text))

    def whole(self, start: int) -> Cell:
        """Gives the text of the call that begins at a place, up to its closing bracket."""
        depth = 0
        end = start
        while end < len(self.text):
            sign = self.text[end]
            if depth == 0 and sign in "),;":
                break
            depth += (sign == "(") - (sign == ")")
            end += 1
        return self.cell.part(start, end)

    def unknown(self, name: Cell, start: int) -> BadCardPack:
        near = nearest_to(name.text, SIGNATURES)
        allowed = ", ".join(signature(known) for known in SIGNATURES)
        return self.whole(start).wrong(allowed, signature(near) if near else "")


def _swap(cell: Cell) -> list[str]:
    ends = cell.items("->")
    if len(ends) != 2:
        raise cell.wrong("two goods: delivered->asked for")
    return [end.one_of(SWAPPED) for end in ends]


def _read_condition(cell: Cell, parts: _Parts) -> None:
    match = CONDITION.fullmatch(cell.text)
    if match and match[1] in MEASURES:
        parts.args += [match[1], match[2]]
        parts.n = int(match[3])
    elif cell.text in STATES:
        parts.args.append(cell.text)
    else:
        allowed = f"{', '.join(STATES)}, or one of {', '.join(MEASURES)} with >=, <= or = and a number"
        raise cell.wrong(allowed, nearest_to(re.split("[<>=]", cell.text)[0].strip(), MEASURES + STATES))
