"""Checks of the data that look at more than one cell, and the steps that an effect may name."""

from __future__ import annotations

import re
from typing import Final

from meadowmarket.core.csv_tables import Cell, Row, complaint, nearest_to, read_all
from meadowmarket.games.template.pack.components import Call, Good

STEP_NAMES: Final = ("gain-points", "gain-coins")
"""The steps; `effects/table.py` has a class for each."""
MOST_GOODS: Final = 20
MOST_GAINED: Final = 20
CALL: Final = re.compile(r"([a-z-]+)\(([0-9]{1,4})\)")


def effect(cell: Cell) -> tuple[Call, ...]:
    """Read the steps of an effect."""
    cell.filled(200)
    return read_all(cell.items(";"), _call)


def _call(cell: Cell) -> Call:
    match = CALL.fullmatch(cell.text)
    if match is None:
        raise cell.wrong(", ".join([f"{name}(n)" for name in STEP_NAMES]))
    name = match[1]
    if name not in STEP_NAMES:
        raise cell.wrong(", ".join(STEP_NAMES), nearest_to(name, STEP_NAMES))
    return Call(name, cell.part(len(name) + 1, len(cell.text) - 1).integer(1, MOST_GAINED))


def profit(row: Row, good: Good) -> list[str]:
    """List what is wrong with a good that pays for itself: its owner could buy it without end."""
    gained = sum([call.n for call in good.effect if call.name == "gain-coins"])
    if gained < good.price:
        return []
    return [complaint(row["effect"].place(), row["effect"].text, f"fewer coins than the price, {good.price}")]


def number_of_goods(found: int) -> list[str]:
    """List what is wrong with the number of goods."""
    return [] if 1 <= found <= MOST_GOODS else [f"goods.csv: found {found} goods; allowed: 1 to {MOST_GOODS}"]
