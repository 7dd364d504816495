"""Readers from rows of the card data to components. They raise BadCardPack with every wrong cell of a row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from meadowmarket.core.csv_tables import Cell, Row, RowReader, nearest_to, read_all
from meadowmarket.core.effects.calls import Call, walk
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.names import FARM_GOODS, GOODS, UPGRADED_GOODS
from meadowmarket.games.lagranja.pack import language
from meadowmarket.games.lagranja.pack.components import (
    EXTENSION_PARTS,
    ROOF_SETS,
    RULESETS,
    SIDES,
    TIMINGS,
    ZONES,
    BoardNumbers,
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
from meadowmarket.games.lagranja.pack.helpers import helper_problems
from meadowmarket.games.lagranja.pack.language import HARVEST_NAMES, RESOURCE_NAMES
from meadowmarket.games.lagranja.pack.origin import provenance, source

CARD_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}|P[1-9][0-9]?")
LABEL: Final = re.compile(r"[2-6][a-z]")
FREQUENCIES: Final = ("ongoing", "once-a-round")
LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 140
FARM_NAMES: Final = tuple(GOODS[good] for good in FARM_GOODS)
UPGRADED_NAMES: Final = tuple(GOODS[good] for good in UPGRADED_GOODS)
LASTING_TRIGGERS: Final = ("income", "donkeys-revealed", "complete-building", "complete-barrow")

# What only a helper can do, and what only a helper or a roof tile can do.
HELPER_CALLS: Final = (*language.LASTING_CALLS, "extra-use", "custom")
RARE_CALLS: Final = (*HELPER_CALLS, "adjust-die", "double-roof-vp")

NOBODY: Final = Helper("nobody", "", "", "passive", (), False, (), (), (), 0.0, "designed", "")
NO_KIND: Final = RoofKind("none", (), (), (), "designed", "")


def read_helper(row: Row) -> Helper:
    """Read a row of helpers.csv."""
    read = RowReader(row)
    helper = Helper(
        id=read.get("id", Cell.name, ""),
        name=read.get("name_en", _short_name, ""),
        text=read.get("text_en", lambda cell: cell.filled(LONGEST_TEXT), ""),
        timing=read.get("timing", lambda cell: cell.one_of(TIMINGS), ""),
        phases=read.get("phases", language.phases, ()),
        once_a_round=read.get("frequency", lambda cell: cell.one_of(FREQUENCIES), "") == "once-a-round",
        triggers=read.get("trigger", language.triggers, ()),
        cost=read.get("cost", language.cost, ()),
        effect=read.get("effect", lambda cell: _effect(cell, ("double-roof-vp",)), ()),
        estimate_vp=read.get("estimate_vp", lambda cell: cell.decimal(0, 99), 0.0) if row.has("estimate_vp") else 0.0,
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    # How the parts fit together can only be said once each of them can be read.
    if not read.problems:
        read.problems.extend(helper_problems(row, helper))
    read.raise_problems()
    return helper


def read_card(row: Row, helpers: Mapping[str, Helper], board: BoardNumbers) -> Card:
    """Read a row of cards.csv."""
    read = RowReader(row)
    number = read.get("number", _card_number, "")
    market = read.get("market", Cell.flag, True)
    no_parts: tuple[str, ...] = ()
    parts = read.get("extension", _extension_parts, no_parts)
    card = Card(
        number=number,
        id=read.get("id", Cell.name, ""),
        field=read.get("field", lambda cell: _good(cell, HARVEST_NAMES), 0),
        barrow=read.get("barrow", lambda cell: _goods(cell, FARM_NAMES), ()),
        barrow_vp=read.get("barrow_vp", lambda cell: cell.integer(2 if market else 0, 6 if market else 9), 0),
        market=market,
        pens=parts.count("pen") * board.extension_pen,
        deliveries=parts.count("delivery") * board.extension_delivery,
        silver=parts.count("silver") * board.extension_silver,
        hand=parts.count("hand") * board.extension_hand,
        helper=read.get("helper", lambda cell: _helper(cell, helpers), NOBODY),
        promo=number.startswith("P"),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return card


def read_building(row: Row) -> Building:
    """Read a row of buildings.csv."""
    read = RowReader(row)
    building = Building(
        id=read.get("id", Cell.name, ""),
        name=read.get("name_en", _short_name, ""),
        number=read.get("number", _one_to_six, 1),
        row=read.get("row", lambda cell: _goods(cell, GOODS), ()),
        immediate=read.get("immediate", lambda cell: _common_effect(cell, RARE_CALLS), ()),
        lasting_trigger=read.get("lasting_trigger", lambda cell: cell.one_of(LASTING_TRIGGERS), ""),
        lasting=read.get("lasting", lambda cell: _common_effect(cell, (*RARE_CALLS, "take-income")), ()),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return building


def read_die_space(row: Row) -> DieSpace:
    """Read a row of dice.csv."""
    read = RowReader(row)
    space = DieSpace(
        read.get("number", _one_to_six, 1),
        read.get("effect", lambda cell: _common_effect(cell, RARE_CALLS), ()),
        read.get("provenance", provenance, ""),
        read.get("source", source, ""),
    )
    read.raise_problems()
    return space


def read_trade_option(row: Row) -> TradeOption:
    """Read a row of trade_options.csv."""
    read = RowReader(row)
    option = TradeOption(
        read.get("id", Cell.name, ""),
        read.get("effect", lambda cell: _common_effect(cell, RARE_CALLS), ()),
        read.get("provenance", provenance, ""),
        read.get("source", source, ""),
    )
    read.raise_problems()
    return option


def read_donkey(row: Row) -> Donkey:
    """Read a row of donkeys.csv."""
    read = RowReader(row)
    donkey = Donkey(
        read.get("id", Cell.name, ""),
        read.get("donkeys", lambda cell: cell.integer(0, 9), 0),
        read.get("hats", lambda cell: cell.integer(0, 9), 0),
        read.get("provenance", provenance, ""),
        read.get("source", source, ""),
    )
    read.raise_problems()
    return donkey


def read_price(row: Row) -> Price:
    """Read a row of prices.csv; selling for the price of buying would make silver of nothing."""
    read = RowReader(row)
    buy = read.get("buy", lambda cell: cell.integer(1, 99), 99)
    price = Price(
        good=read.get("good", lambda cell: _good(cell, RESOURCE_NAMES), 0),
        buy=buy,
        sell=read.get("sell", lambda cell: cell.integer(0, buy - 1), 0),
        upgrade=read.get("upgrade", lambda cell: cell.integer(0, 99), 0),
        upgrades_to=read.get("upgrades_to", lambda cell: _good(cell, UPGRADED_NAMES), 0),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return price


def read_roof_kind(row: Row) -> RoofKind:
    """Read a row of roof_kinds.csv."""
    read = RowReader(row)
    kind = RoofKind(
        id=read.get("id", Cell.name, ""),
        effect=read.get("effect", lambda cell: _common_effect(cell, HELPER_CALLS), ()),
        phases=read.get("phases", language.phases, ()),
        rulesets=read.get("rulesets", _rulesets, ()),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return kind


def read_roof_tile(row: Row, kinds: Mapping[str, RoofKind]) -> RoofTile:
    """Read a row of roof_tiles.csv."""
    read = RowReader(row)
    roof_set = read.get("set", lambda cell: cell.one_of(ROOF_SETS), "")
    tile = RoofTile(
        read.get("id", Cell.name, ""),
        roof_set,
        read.get("round", _one_to_six, 1),
        read.get("kind", lambda cell: _roof_kind(cell, kinds, roof_set), NO_KIND),
        read.get("provenance", provenance, ""),
        read.get("source", source, ""),
    )
    read.raise_problems()
    return tile


def read_space(row: Row) -> Space:
    """Read a row of market.csv."""
    read = RowReader(row)
    read.get("side", lambda cell: cell.one_of(SIDES), "")
    value = read.get("value", lambda cell: cell.integer(2, 6), 0)
    space = Space(
        label=read.get("label", lambda cell: _label(cell, value), ""),
        q=read.get("q", lambda cell: cell.integer(-9, 9), 0),
        r=read.get("r", lambda cell: cell.integer(-9, 9), 0),
        value=value,
        zone=read.get("zone", lambda cell: cell.one_of(ZONES), ""),
        x=read.get("x", Cell.flag, False),
        x_deluxe=read.get("x_deluxe", Cell.flag, False),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return space


def read_market_use(row: Row) -> MarketUse:
    """Read a row of market_use.csv."""
    read = RowReader(row)
    use = MarketUse(
        id=read.get("id", Cell.name, ""),
        rulesets=read.get("rulesets", _rulesets, ()),
        players=read.get("players", _players, ()),
        side=read.get("side", lambda cell: cell.one_of(SIDES), ""),
        closed=read.get("closed", lambda cell: cell.one_of(("none", "x", "x-deluxe")), ""),
        provenance=read.get("provenance", provenance, ""),
        source=read.get("source", source, ""),
    )
    read.raise_problems()
    return use


def _short_name(cell: Cell) -> str:
    return cell.filled(LONGEST_NAME)


def _one_to_six(cell: Cell) -> int:
    return cell.integer(1, 6)


def _card_number(cell: Cell) -> str:
    if not CARD_NUMBER.fullmatch(cell.text):
        raise cell.wrong(Message("lagranja-pack-card-number"))
    return cell.text


def _extension_parts(cell: Cell) -> tuple[str, ...]:
    return read_all(_some(cell, 6), lambda item: item.one_of(EXTENSION_PARTS))


def _players(cell: Cell) -> tuple[int, ...]:
    return read_all(cell.different_items("+"), lambda item: item.integer(1, 4))


def _label(cell: Cell, value: int) -> str:
    """Read the label of a space, which begins with its value; 0: the value is not known."""
    if not LABEL.fullmatch(cell.text) or value not in (0, int(cell.text[0])):
        if value:
            raise cell.wrong(Message("lagranja-pack-label-of-value", {"value": value}))
        raise cell.wrong(Message("lagranja-pack-label"))
    return cell.text


def _roof_kind(cell: Cell, kinds: Mapping[str, RoofKind], roof_set: str) -> RoofKind:
    kind = kinds.get(cell.text)
    if kind is None:
        raise cell.wrong(Message("lagranja-pack-roof-kind"), nearest_to(cell.text, kinds))
    if kind is not NO_KIND and roof_set and roof_set not in kind.rulesets:
        raise cell.wrong(Message("lagranja-pack-kind-of-ruleset", {"ruleset": roof_set}))
    return kind


def _effect(cell: Cell, barred: tuple[str, ...]) -> tuple[Call, ...]:
    return read_all(cell.items(";") or [cell], lambda item: _call(item, barred))


def _call(item: Cell, barred: tuple[str, ...]) -> Call:
    call = language.LANGUAGE.read_call(item)
    known = ", ".join(name for name in language.LANGUAGE.signatures if name not in barred)
    names = dict.fromkeys(inner.name for inner in walk([call]) if inner.name in barred)
    problems = [_within(item, name).wrong(Message("lagranja-pack-possible", {"calls": known})) for name in names]
    _raise_all(problems)
    return call


def _common_effect(cell: Cell, barred: tuple[str, ...]) -> tuple[Call, ...]:
    """Read an effect that no trigger sets off, or one without a good or a barrow."""
    return read_all(cell.items(";") or [cell], lambda item: _common_call(item, barred))


def _common_call(item: Cell, barred: tuple[str, ...]) -> Call:
    call = _call(item, barred)
    problems: list[BadCardPack] = []
    for inner in walk([call]):
        if any(good == "same" for _, good in inner.goods):
            problems.append(_within(item, "same").wrong(Message("lagranja-pack-known-good")))
        if inner.name == "if" and inner.words[0] == "barrow-vp":
            problems.append(_within(item, "barrow-vp").wrong(Message("lagranja-pack-known-condition")))
    _raise_all(problems)
    return call


def _raise_all(errors: list[BadCardPack]) -> None:
    if errors:
        raise BadCardPack(list(dict.fromkeys(problem for error in errors for problem in error.problems)))


def _within(cell: Cell, word: str) -> Cell:
    start = cell.text.find(word)
    return cell.part(start, start + len(word))


def _some(cell: Cell, most: int) -> list[Cell]:
    items = cell.items("+")
    if not 1 <= len(items) <= most:
        raise cell.wrong(Message("lagranja-pack-items", {"most": most}))
    return items


def _good(cell: Cell, names: tuple[str, ...]) -> int:
    return GOODS.index(cell.one_of(names))


def _goods(cell: Cell, names: tuple[str, ...]) -> tuple[int, ...]:
    return read_all(_some(cell, 6), lambda item: _good(item, names))


def _helper(cell: Cell, helpers: Mapping[str, Helper]) -> Helper:
    helper = helpers.get(cell.text)
    if helper is None:
        raise cell.wrong(Message("lagranja-pack-helper"), nearest_to(cell.text, helpers))
    return helper


def _rulesets(cell: Cell) -> tuple[str, ...]:
    return read_all(cell.different_items("+"), lambda item: item.one_of(RULESETS))
