"""Reads the rows of the card data into components, each on its own; raises BadCardPack at the first wrong cell."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from meadowmarket.games.lagranja import vocabulary
from meadowmarket.games.lagranja.components import (
    EXTENSION_PARTS,
    ROOF_SETS,
    RULESETS,
    SIDES,
    TIMINGS,
    ZONES,
    Board,
    Building,
    Card,
    DieSpace,
    Donkey,
    Helper,
    MarketUse,
    Price,
    RoofKind,
    RoofTile,
    Space,
    TradeOption,
)
from meadowmarket.games.lagranja.goods import FARM_GOODS, GOODS, UPGRADED_GOODS
from meadowmarket.games.lagranja.pack_helpers import check_helper
from meadowmarket.games.lagranja.pack_origin import provenance, source
from meadowmarket.games.lagranja.vocabulary import HARVEST_NAMES, RESOURCE_NAMES, Call
from meadowmarket.games.tables import Cell, Row, nearest_to

CARD_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}|P[1-9][0-9]?")
LABEL: Final = re.compile(r"[2-6][a-z]")
LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 140
FARM_NAMES: Final = tuple(GOODS[good] for good in FARM_GOODS)
UPGRADED_NAMES: Final = tuple(GOODS[good] for good in UPGRADED_GOODS)
LASTING_TRIGGERS: Final = ("income", "donkeys-revealed", "complete-building", "complete-barrow")

# What only a helper can do, and what only a helper or a roof tile can do.
HELPER_CALLS: Final = (*vocabulary.STANDING_CALLS, "extra-use", "custom")
RARE_CALLS: Final = (*HELPER_CALLS, "adjust-die", "double-roof-vp")

NOBODY: Final = Helper("nobody", "", "", "passive", (), False, (), (), (), 0.0, "designed", "")
NO_KIND: Final = RoofKind("none", (), (), (), "designed", "")


def read_helper(row: Row) -> Helper:
    """Reads a row of helpers.csv."""
    helper = Helper(
        id=row["id"].name(),
        name=row["name_en"].filled(LONGEST_NAME),
        text=row["text_en"].filled(LONGEST_TEXT),
        timing=row["timing"].one_of(TIMINGS),
        phases=vocabulary.phases(row["phases"]),
        once_a_round=row["frequency"].one_of(("ongoing", "once-a-round")) == "once-a-round",
        triggers=vocabulary.triggers(row["trigger"]),
        cost=vocabulary.cost(row["cost"]),
        effect=_effect(row["effect"], ("double-roof-vp",)),
        estimate_vp=row["estimate_vp"].decimal(0, 99) if row.has("estimate_vp") else 0.0,
        provenance=provenance(row),
        source=source(row),
    )
    check_helper(row, helper)
    return helper


def read_card(row: Row, helpers: Mapping[str, Helper], board: Board) -> Card:
    """Reads a row of cards.csv."""
    number = row["number"]
    if not CARD_NUMBER.fullmatch(number.text):
        raise number.wrong("1 to 999, or P1 to P99 for a promo card")
    market = row["market"].flag()
    parts = [part.one_of(EXTENSION_PARTS) for part in _some(row["extension"], 6)]
    return Card(
        number=number.text,
        id=row["id"].name(),
        field=_good(row["field"], HARVEST_NAMES),
        barrow=tuple(_good(item, FARM_NAMES) for item in _some(row["barrow"], 6)),
        barrow_vp=row["barrow_vp"].integer(2 if market else 0, 6 if market else 9),
        market=market,
        pens=parts.count("pen") * board.extension_pen,
        deliveries=parts.count("delivery") * board.extension_delivery,
        silver=parts.count("silver") * board.extension_silver,
        hand=parts.count("hand") * board.extension_hand,
        helper=_helper(row["helper"], helpers),
        promo=number.text.startswith("P"),
        provenance=provenance(row),
        source=source(row),
    )


def read_building(row: Row) -> Building:
    """Reads a row of buildings.csv."""
    return Building(
        id=row["id"].name(),
        name=row["name_en"].filled(LONGEST_NAME),
        number=row["number"].integer(1, 6),
        row=tuple(_good(item, GOODS) for item in _some(row["row"], 6)),
        immediate=_common_effect(row["immediate"], RARE_CALLS),
        lasting_trigger=row["lasting_trigger"].one_of(LASTING_TRIGGERS),
        lasting=_common_effect(row["lasting"], (*RARE_CALLS, "take-income")),
        provenance=provenance(row),
        source=source(row),
    )


def read_die_space(row: Row) -> DieSpace:
    """Reads a row of dice.csv."""
    effect = _common_effect(row["effect"], RARE_CALLS)
    return DieSpace(row["number"].integer(1, 6), effect, provenance(row), source(row))


def read_trade_option(row: Row) -> TradeOption:
    """Reads a row of trade_options.csv."""
    effect = _common_effect(row["effect"], RARE_CALLS)
    return TradeOption(row["id"].name(), effect, provenance(row), source(row))


def read_donkey(row: Row) -> Donkey:
    """Reads a row of donkeys.csv."""
    donkeys = row["donkeys"].integer(0, 9)
    return Donkey(row["id"].name(), donkeys, row["hats"].integer(0, 9), provenance(row), source(row))


def read_price(row: Row) -> Price:
    """Reads a row of prices.csv; selling for the price of buying would make silver of nothing."""
    buy = row["buy"].integer(1, 99)
    return Price(
        good=_good(row["good"], RESOURCE_NAMES),
        buy=buy,
        sell=row["sell"].integer(0, buy - 1),
        upgrade=row["upgrade"].integer(0, 99),
        upgrades_to=_good(row["upgrades_to"], UPGRADED_NAMES),
        provenance=provenance(row),
        source=source(row),
    )


def read_roof_kind(row: Row) -> RoofKind:
    """Reads a row of roof_kinds.csv."""
    return RoofKind(
        id=row["id"].name(),
        effect=_common_effect(row["effect"], HELPER_CALLS),
        phases=vocabulary.phases(row["phases"]),
        rulesets=_rulesets(row["rulesets"]),
        provenance=provenance(row),
        source=source(row),
    )


def read_roof_tile(row: Row, kinds: Mapping[str, RoofKind]) -> RoofTile:
    """Reads a row of roof_tiles.csv."""
    roof_set = row["set"].one_of(ROOF_SETS)
    cell = row["kind"]
    kind = kinds.get(cell.text)
    if kind is None:
        raise cell.wrong("the id of a kind in roof_kinds.csv", nearest_to(cell.text, kinds))
    if kind is not NO_KIND and roof_set not in kind.rulesets:
        raise cell.wrong(f"a kind of the ruleset {roof_set}")
    return RoofTile(row["id"].name(), roof_set, row["round"].integer(1, 6), kind, provenance(row), source(row))


def read_space(row: Row) -> Space:
    """Reads a row of market.csv."""
    row["side"].one_of(SIDES)
    label = row["label"]
    value = row["value"].integer(2, 6)
    if not LABEL.fullmatch(label.text) or int(label.text[0]) != value:
        raise label.wrong(f"the value and a small letter: {value}a, {value}b, …")
    return Space(
        label=label.text,
        q=row["q"].integer(-9, 9),
        r=row["r"].integer(-9, 9),
        value=value,
        zone=row["zone"].one_of(ZONES),
        x=row["x"].flag(),
        x_deluxe=row["x_deluxe"].flag(),
        provenance=provenance(row),
        source=source(row),
    )


def read_market_use(row: Row) -> MarketUse:
    """Reads a row of market_use.csv."""
    return MarketUse(
        id=row["id"].name(),
        rulesets=_rulesets(row["rulesets"]),
        players=tuple(item.integer(1, 4) for item in row["players"].different_items("+")),
        side=row["side"].one_of(SIDES),
        closed=row["closed"].one_of(("none", "x", "x-deluxe")),
        provenance=provenance(row),
        source=source(row),
    )


def _effect(cell: Cell, barred: tuple[str, ...]) -> tuple[Call, ...]:
    effect = vocabulary.effects(cell)
    for call in vocabulary.walk(effect):
        if call.name in barred:
            known = ", ".join(name for name in vocabulary.SIGNATURES if name not in barred)
            raise _within(cell, call.name).wrong(f"what is possible here: {known}")
    return effect


def _common_effect(cell: Cell, barred: tuple[str, ...]) -> tuple[Call, ...]:
    """Reads an effect that no trigger sets off, or one without a good or a barrow."""
    effect = _effect(cell, barred)
    for call in vocabulary.walk(effect):
        if any(good == "same" for _, good in call.goods):
            raise _within(cell, "same").wrong("a good that is known here")
        if call.name == "if" and call.args[0] == "barrow-vp":
            raise _within(cell, "barrow-vp").wrong("a condition that is known here")
    return effect


def _within(cell: Cell, word: str) -> Cell:
    start = cell.text.find(word)
    return cell.part(start, start + len(word))


def _some(cell: Cell, most: int) -> list[Cell]:
    items = cell.items("+")
    if not 1 <= len(items) <= most:
        raise cell.wrong(f"1 to {most} items joined by +")
    return items


def _good(cell: Cell, names: tuple[str, ...]) -> int:
    return GOODS.index(cell.one_of(names))


def _helper(cell: Cell, helpers: Mapping[str, Helper]) -> Helper:
    helper = helpers.get(cell.text)
    if helper is None:
        raise cell.wrong("the id of a helper in helpers.csv", nearest_to(cell.text, helpers))
    return helper


def _rulesets(cell: Cell) -> tuple[str, ...]:
    return tuple(item.one_of(RULESETS) for item in cell.different_items("+"))
