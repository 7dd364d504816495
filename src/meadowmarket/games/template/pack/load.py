"""The loader of the components: the built-in tables, and what a card pack puts in their place."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from meadowmarket.core.csv_tables import PackTables, Row, RowReader, TableLayout
from meadowmarket.games.template.pack.checks import number_of_goods, profit
from meadowmarket.games.template.pack.components import Good, Pack
from meadowmarket.games.template.pack.language import LANGUAGE

GOODS: Final = "goods.csv"
LAYOUTS: Final = {GOODS: TableLayout(("id", "name_en", "price", "effect", "provenance", "source"), ("id",))}
PROVENANCES: Final = ("designed", "pack")


def data_folder() -> Path:
    """Return the folder of the built-in tables."""
    return Path(__file__).parent.parent / "data"


def load(folder: Path | None = None) -> Pack:
    """Load the components, those of a card pack in place of the built-in ones; raise BadCardPack if one is wrong."""
    tables = PackTables(LAYOUTS, data_folder(), folder)
    goods = tables.each(GOODS, _good)
    tables.problems.extend(number_of_goods(len(tables.rows[GOODS])))
    tables.raise_problems()
    return Pack(goods, _digest(goods))


def _good(row: Row) -> Good:
    cells = RowReader(row)
    good = Good(
        cells.get("id", lambda cell: cell.name(), ""),
        cells.get("name_en", lambda cell: cell.filled(40), ""),
        cells.get("price", lambda cell: cell.integer(1, 20), 0),
        cells.get("effect", lambda cell: LANGUAGE.read(cell), ()),
    )
    cells.get("provenance", lambda cell: cell.one_of(PROVENANCES), "")
    cells.get("source", lambda cell: cell.filled(300), "")
    cells.problems.extend([] if cells.problems else profit(row, good))
    cells.raise_problems()
    return good


def _digest(goods: tuple[Good, ...]) -> str:
    """Return a short name for all that the rules read; names and origins don't matter."""
    lines = [f"{good.id} {good.price} {LANGUAGE.format(good.effect)}" for good in goods]
    return blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()
