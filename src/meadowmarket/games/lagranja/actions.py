"""The actions of La Granja: their codes and what a person types for them.

The families that every pack shares come first, with fixed codes. Those that count cards, tiles or market spaces follow;
their first codes depend on the pack; `Codes` lists them.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.games.lagranja.names import (
    FOOD,
    GOODS,
    GRAIN,
    GRAPE,
    NUM_BARROWS,
    NUM_BUILDINGS,
    NUM_RESOURCES,
    OLIVE,
    ON_FIELD,
    PIG,
    SOURCES,
    TRADE_GOOD,
    good_of,
    is_on_field,
)
from meadowmarket.games.lagranja.pack.components import Pack

END: Final = 0  # ends the turn
DONE: Final = 1  # enough of an "up to"
DECLINE: Final = 2  # leaves a reaction
WITHOUT: Final = 3  # takes no marker back (LG-1.4)
INCOME: Final = 4  # takes the income (LG-4.7)
GROW: Final = 5  # growth and offspring (LG-4.8)
HATS: Final = 6  # the siesta move (LG-6.2)
EXTRA: Final = 7  # buys an extra delivery (LG-6.13)
DIE: Final = 8  # + number - 1
RESERVE: Final = 14  # + number - 1
CHANGE: Final = 20  # + number - 1
DONKEY: Final = 26  # + tile
PAY: Final = 30  # + source
FROM: Final = 43  # + source: where the delivered good is taken from
TAKE: Final = 56  # + good - OLIVE
TAKE_PAIR: Final = 63  # + 0 to 2: two different harvest goods
STEPS: Final = 66  # + number - 1: siesta steps
DELIVER: Final = 70  # + destination * 10 + good
REPLACE_BARROW: Final = 160  # + place
TAKE_BACK: Final = 163  # + source - OLIVE
TAKE_BACK_DELIVERY: Final = 174  # + destination * 10 + good
TAKE_BACK_OWNER: Final = 264  # + building
BUY: Final = 270  # + good - OLIVE
SELL: Final = 274  # + resource_index(source)
UPGRADE: Final = 281  # + resource_index(source)
FIXED: Final = 288

PASSING: Final = (END, DONE, DECLINE, WITHOUT)
NUM_STEPS: Final = 4
PAIRS: Final = ("olive+grain", "olive+grape", "grain+grape")
RESOURCE_SOURCES: Final = (OLIVE, GRAIN, GRAPE, PIG, OLIVE + ON_FIELD, GRAIN + ON_FIELD, GRAPE + ON_FIELD)
FROM_FIELDS: Final = NUM_RESOURCES
"""The index of the first source on a field in SELL and UPGRADE; those in storage and pens come before it."""


def resource_index(source: int) -> int:
    """Return the index of a source in SELL and UPGRADE, which is its place in RESOURCE_SOURCES."""
    index = good_of(source) - OLIVE
    return index + FROM_FIELDS if is_on_field(source) else index


def resource_source(index: int) -> int:
    """Return the source that `resource_index` has numbered."""
    return index + OLIVE if index < FROM_FIELDS else index - FROM_FIELDS + OLIVE + ON_FIELD


@final
class Codes:
    """The first code of each family that depends on the pack."""

    def __init__(self, actions: Actions, pack: Pack, branches: list[str]) -> None:
        numbers = [card.number.lower() for card in pack.cards]
        helpers = [card.helper.id for card in pack.cards]
        kinds = [kind.id for kind in pack.roof_kinds]
        labels = space_labels(pack)
        trades = [option.id for option in pack.trade_options]
        _add_fixed_families(actions, pack)
        self.field: Final = actions.family("field", (f"field {number}" for number in numbers))
        self.barrow: Final = actions.family("barrow", (f"barrow {number}" for number in numbers))
        self.extension: Final = actions.family("extension", (f"extension {number}" for number in numbers))
        self.helper: Final = actions.family("helper", (f"helper {number}" for number in numbers))
        self.discard: Final = actions.family("discard", (f"discard {number}" for number in numbers))
        self.replace_helper: Final = actions.family("replace-helper", (f"replace {helper}" for helper in helpers))
        self.take_back_mark: Final = actions.family(
            "take-back-mark", (f"take-back mark {helper}" for helper in helpers)
        )
        self.take_back_bar: Final = actions.family("take-back-bar", (f"take-back bar {trade}" for trade in trades))
        self.roof: Final = actions.family("roof", (f"roof {kind}" for kind in kinds))
        self.flip: Final = actions.family("flip", (f"flip {kind}" for kind in kinds))
        self.stall: Final = actions.family("stall", (f"stall {label}" for label in labels))
        self.take_back_stall: Final = actions.family(
            "take-back-stall", (f"take-back stall {label}" for label in labels)
        )
        self.choose: Final = actions.family("choose", (f"choose {branch}" for branch in branches))
        self.trade: Final = actions.family("trade", (f"trade {trade}" for trade in trades))
        self.bonus: Final = actions.family("bonus", (f"bonus {kind}" for kind in kinds))
        self.use: Final = actions.family("use", (f"use {helper}" for helper in helpers))


def space_labels(pack: Pack) -> list[str]:
    """List the labels of all market spaces of both sides, each once."""
    return sorted({space.label for side in ("main", "small") for space in pack.spaces(side)})


def destination_names(pack: Pack) -> list[str]:
    """Name the six craft buildings, by their number, and the three places of barrows."""
    buildings = sorted(pack.buildings, key=lambda building: building.number)
    return [building.id for building in buildings] + [f"barrow-{place + 1}" for place in range(NUM_BARROWS)]


def _add_fixed_families(actions: Actions, pack: Pack) -> None:
    destinations = destination_names(pack)
    deliveries = [(good, destination) for destination in destinations for good in GOODS]
    resources = [SOURCES[source] for source in RESOURCE_SOURCES]
    families: list[tuple[str, int, list[str]]] = [
        ("simple", END, ["end", "done", "decline", "without", "income", "grow", "hats", "extra"]),
        ("die", DIE, [f"die {number}" for number in range(1, 7)]),
        ("reserve", RESERVE, [f"reserve {number}" for number in range(1, 7)]),
        ("change", CHANGE, [f"change {number}" for number in range(1, 7)]),
        ("donkey", DONKEY, [f"donkey {tile}" for tile in range(1, 5)]),
        ("pay", PAY, [f"pay {source}" for source in SOURCES]),
        ("from", FROM, [f"from {source}" for source in SOURCES]),
        ("take", TAKE, [f"take {good}" for good in GOODS[OLIVE:TRADE_GOOD]]),
        ("take-pair", TAKE_PAIR, [f"take {pair}" for pair in PAIRS]),
        ("steps", STEPS, [f"steps {number}" for number in range(1, NUM_STEPS + 1)]),
        ("deliver", DELIVER, [f"deliver {good} {destination}" for good, destination in deliveries]),
        ("replace-barrow", REPLACE_BARROW, [f"replace barrow-{place}" for place in range(1, NUM_BARROWS + 1)]),
        ("take-back", TAKE_BACK, [f"take-back {source}" for source in SOURCES[OLIVE:]]),
        (
            "take-back-delivery",
            TAKE_BACK_DELIVERY,
            [f"take-back {good} from {destination}" for good, destination in deliveries],
        ),
        (
            "take-back-owner",
            TAKE_BACK_OWNER,
            [f"take-back owner {building}" for building in destinations[:NUM_BUILDINGS]],
        ),
        ("buy", BUY, [f"buy {good}" for good in GOODS[OLIVE:FOOD]]),
        ("sell", SELL, [f"sell {source}" for source in resources]),
        ("upgrade", UPGRADE, [f"upgrade {source}" for source in resources]),
    ]
    for name, code, notations in families:
        assert actions.family(name, notations) == code, name
    assert len(actions) == FIXED
