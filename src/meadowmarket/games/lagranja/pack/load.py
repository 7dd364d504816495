"""The loader of La Granja's card data: the built-in tables, and what a card pack puts in their place."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from meadowmarket.core.csv_tables import PackTables, TableLayout
from meadowmarket.core.effects.calls import format_goods
from meadowmarket.games.lagranja.pack.board import read_board, read_board_value
from meadowmarket.games.lagranja.pack.checks import check_pack, check_rows
from meadowmarket.games.lagranja.pack.components import SIDES, Pack
from meadowmarket.games.lagranja.pack.language import format_effects
from meadowmarket.games.lagranja.pack.rows import (
    NO_KIND,
    NOBODY,
    read_building,
    read_card,
    read_die_space,
    read_donkey,
    read_helper,
    read_market_use,
    read_price,
    read_roof_kind,
    read_roof_tile,
    read_space,
    read_trade_option,
)

ORIGIN: Final = ("provenance", "source")
LAYOUTS: Final = {
    "board.csv": TableLayout(("key", "value", *ORIGIN), ("key",)),
    "prices.csv": TableLayout(("good", "buy", "sell", "upgrade", "upgrades_to", *ORIGIN), ("good",)),
    "dice.csv": TableLayout(("number", "effect", *ORIGIN), ("number",)),
    "trade_options.csv": TableLayout(("id", "effect", *ORIGIN), ("id",)),
    "donkeys.csv": TableLayout(("id", "donkeys", "hats", *ORIGIN), ("id",)),
    "buildings.csv": TableLayout(
        ("id", "name_en", "number", "row", "immediate", "lasting_trigger", "lasting", *ORIGIN), ("id",)
    ),
    "market.csv": TableLayout(
        ("side", "label", "q", "r", "value", "zone", "x", "x_deluxe", *ORIGIN), ("side", "label")
    ),
    "market_use.csv": TableLayout(("id", "rulesets", "players", "side", "closed", *ORIGIN), ("id",)),
    "roof_kinds.csv": TableLayout(("id", "effect", "phases", "rulesets", *ORIGIN), ("id",)),
    "roof_tiles.csv": TableLayout(("id", "set", "round", "kind", *ORIGIN), ("id",)),
    "helpers.csv": TableLayout(
        ("id", "name_en", "timing", "phases", "frequency", "trigger", "cost", "effect", "text_en", *ORIGIN),
        ("id",),
        ("estimate_vp",),
    ),
    "cards.csv": TableLayout(
        ("number", "id", "field", "barrow", "barrow_vp", "market", "extension", "helper", *ORIGIN), ("number",)
    ),
}


def load(folder: Path | None = None) -> Pack:
    """Read the built-in data, with the rows of a card pack in place of those with the same id, and new ones added.

    Raises BadCardPack with all that is wrong. What needs the whole pack, such as the board and the market, is checked
    once every row can be read.

    >>> len(load().cards)
    72
    """
    tables = PackTables(LAYOUTS, data_folder(), folder)
    pack = _read(tables)
    tables.problems.extend(check_rows(tables.rows, tables.incomplete))
    tables.raise_problems()
    tables.problems.extend(check_pack(pack, tables.rows))
    tables.raise_problems()
    return replace(pack, digest=_digest(pack))


def data_folder() -> Path:
    """Return the folder of the built-in tables."""
    return Path(str(files("meadowmarket.games.lagranja").joinpath("data")))


def _read(tables: PackTables) -> Pack:
    board = read_board(tables.rows["board.csv"], tables.problems)
    kinds = tables.each("roof_kinds.csv", read_roof_kind)
    helpers = tables.each("helpers.csv", read_helper)
    # What can't be read has been noted; whatever points at it is read with a stand-in, so as not to complain twice.
    kind_of = {row.key: NO_KIND for row in tables.rows["roof_kinds.csv"]} | {kind.id: kind for kind in kinds}
    helper_of = {row.key: NOBODY for row in tables.rows["helpers.csv"]} | {helper.id: helper for helper in helpers}
    main = [row for row in tables.rows["market.csv"] if row["side"].text != "small"]
    small = [row for row in tables.rows["market.csv"] if row["side"].text == "small"]
    return Pack(
        digest="",
        cards=tables.each("cards.csv", lambda row: read_card(row, helper_of, board), "helpers.csv"),
        helpers=helpers,
        buildings=tables.each("buildings.csv", read_building),
        dice=tables.each("dice.csv", read_die_space),
        trade_options=tables.each("trade_options.csv", read_trade_option),
        donkeys=tables.each("donkeys.csv", read_donkey),
        prices=tables.each("prices.csv", read_price),
        roof_kinds=kinds,
        roof_tiles=tables.each("roof_tiles.csv", lambda row: read_roof_tile(row, kind_of), "roof_kinds.csv"),
        main_spaces=tables.read(main, read_space),
        small_spaces=tables.read(small, read_space),
        market_uses=tables.each("market_use.csv", read_market_use),
        board=board,
        board_values=tables.each("board.csv", read_board_value),
    )


def _digest(pack: Pack) -> str:
    """Sum up all that matters in play: not names, texts, estimates and origins."""
    lines: list[str] = [f"{value.key} {value.value}" for value in pack.board_values]
    for price in pack.prices:
        lines.append(f"price {price.good} {price.buy} {price.sell} {price.upgrade} {price.upgrades_to}")
    for die in pack.dice:
        lines.append(f"die {die.number} {format_effects(die.effect)}")
    for option in pack.trade_options:
        lines.append(f"trade {option.id} {format_effects(option.effect)}")
    for donkey in pack.donkeys:
        lines.append(f"donkey {donkey.id} {donkey.donkeys} {donkey.hats}")
    for building in pack.buildings:
        lines.append(f"building {building.id} {building.number} {building.row} {format_effects(building.immediate)}")
        lines.append(f"lasting {building.lasting_trigger} {format_effects(building.lasting)}")
    for side in SIDES:
        for space in pack.spaces(side):
            lines.append(f"{side} {space.label} {space.q} {space.r} {space.value} {space.zone}")
            lines.append(f"closed {space.x} {space.x_deluxe}")
    for use in pack.market_uses:
        lines.append(f"use {use.rulesets} {use.players} {use.side} {use.closed}")
    for kind in pack.roof_kinds:
        lines.append(f"kind {kind.id} {kind.phases} {kind.rulesets} {format_effects(kind.effect)}")
    for tile in pack.roof_tiles:
        lines.append(f"tile {tile.id} {tile.roof_set} {tile.round} {tile.kind.id}")
    for helper in pack.helpers:
        lines.append(f"helper {helper.id} {helper.timing} {helper.phases} {helper.once_a_round} {helper.triggers}")
        lines.append(f"does {format_goods(helper.cost)} {format_effects(helper.effect)}")
    for card in pack.cards:
        lines.append(f"card {card.number} {card.id} {card.field} {card.barrow} {card.barrow_vp} {card.market}")
        lines.append(f"extension {card.pens} {card.deliveries} {card.silver} {card.hand} helper {card.helper.id}")
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
