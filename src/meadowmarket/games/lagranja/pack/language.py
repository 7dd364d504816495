"""The language of the card data: effects, triggers, costs and phases, read into plain objects.

>>> format_effects(parse_effects("gain( 1*olive+2*silver );if(fields>=3, gain(vp))"))
'gain(olive+2*silver);if(fields>=3,gain(vp))'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, nearest_to, read_all
from meadowmarket.core.effects.calls import Call, Goods, Parts
from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import (
    FixedWord,
    GoodsList,
    InnerCall,
    InnerCalls,
    Number,
    NumberOrAll,
    Parameter,
    Word,
)
from meadowmarket.core.messages import Args, Message
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

LASTING_CALLS: Final = ("discount", "capacity", "substitute")
# What can't be done a number of times, on a condition or by choice.
OUTER_CALLS: Final = (*LASTING_CALLS, "extra-use", "adjust-die", "double-roof-vp", "custom")


@final
class FarmGoods(GoodsList):
    """Goods of the farm; two or three different harvest goods are asked for together."""

    def good(self, item: Cell) -> tuple[int, str]:
        n, name = super().good(item)
        if name == "different-harvest" and n not in (2, 3):
            raise item.wrong("2*different-harvest, 3*different-harvest")
        return n, name


@final
class Swap(Parameter):
    """Two goods, the one that is delivered and the one that is asked for: `silver->any-harvest`."""

    def read(self, cell: Cell, parts: Parts) -> None:
        ends = cell.items("->")
        if len(ends) != 2:
            raise cell.wrong(Message("lagranja-pack-swap"))
        parts.words += read_all(ends, lambda end: end.one_of(SWAPPED))

    def write(self, parts: Parts) -> str:
        return f"{parts.words.pop(0)}->{parts.words.pop(0)}"


@final
class Condition(Parameter):
    """A comparison such as `pigs>=2`, or a state such as `first-player`."""

    def read(self, cell: Cell, parts: Parts) -> None:
        match = CONDITION.fullmatch(cell.text)
        if match and match[1] in MEASURES:
            parts.words += [match[1], match[2]]
            parts.numbers.append(int(match[3]))
        elif cell.text in STATES:
            parts.words.append(cell.text)
        else:
            args: Args = {"states": ", ".join(STATES), "measures": ", ".join(MEASURES)}
            allowed = Message("lagranja-pack-condition", args)
            raise cell.wrong(allowed, nearest_to(re.split("[<>=]", cell.text)[0].strip(), MEASURES + STATES))

    def write(self, parts: Parts) -> str:
        word = parts.words.pop(0)
        return f"{word}{parts.words.pop(0)}{parts.numbers.pop(0)}" if word in MEASURES else word


def _word(label: str, is_optional: bool = False) -> Word:
    return Word(label, WORDS[label], is_optional)


GOODS_LIST: Final = FarmGoods("goods", GOOD_NAMES)
N: Final = Number("n", 1, 99)

LANGUAGE: Final = Language(
    {
        "gain": (GOODS_LIST,),
        "pay": (GOODS_LIST,),
        "free-upgrade": (N,),
        "delivery": (N, _word("target", is_optional=True)),
        "purchased-delivery": (N,),
        "draw": (N,),
        "play-card": (),
        "siesta": (N,),
        "discount": (_word("saving"), N),
        "capacity": (_word("room"), N),
        "move": (FixedWord("field->storage"), _word("harvest"), NumberOrAll("n-or-all", 99, all_is=0)),
        "substitute": (Swap("swap"), FixedWord("deliver")),
        "extra-use": (_word("again"),),
        "per": (_word("count"), InnerCall(), Number("n", 1, 99, is_optional=True)),
        "if": (Condition("condition"), InnerCall()),
        "choose": (InnerCalls(),),
        "both": (InnerCalls(),),
        "regrow": (N,),
        "adjust-die": (N,),
        "flip-roof": (N,),
        "take-income": (),
        "place-stall": (FixedWord("any"),),
        "double-roof-vp": (),
        "custom": (_word("key"),),
    },
    OUTER_CALLS,
)
"""The calls of the card data, each with its parameters."""


def parse_effects(text: str) -> tuple[Call, ...]:
    """Read an effect that comes from no file."""
    return LANGUAGE.parse(text)


def format_effects(calls: Sequence[Call]) -> str:
    """Write an effect in its shortest form, the inverse of `parse_effects`."""
    return LANGUAGE.format(calls)


def cost(cell: Cell) -> Goods:
    """Read the price of a helper: goods, or nothing."""
    return read_all(cell.items("+"), _paid)


def _paid(item: Cell) -> tuple[int, str]:
    if item.text.endswith(("same", "different-harvest")):
        raise item.wrong(Message("lagranja-pack-payable"))
    return GOODS_LIST.good(item)


def triggers(cell: Cell) -> tuple[str, ...]:
    """Read triggers joined by |, or nothing."""
    return read_all(cell.different_items("|"), lambda item: item.one_of(TRIGGERS)) if cell.text else ()


def phases(cell: Cell) -> tuple[str, ...]:
    """Read phases joined by plus signs; `any` gives none."""
    if cell.text == "any":
        return ()
    return read_all(cell.different_items("+"), _phase)


def _phase(item: Cell) -> str:
    if item.text not in PHASES:
        raise item.wrong(Message("lagranja-pack-phases", {"phases": ", ".join(PHASES)}))
    return item.text
