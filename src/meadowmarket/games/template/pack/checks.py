"""Checks of the data that look at more than one cell."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.csv_tables import Row, complaint
from meadowmarket.games.template.pack.components import Good

MOST_GOODS: Final = 20


def profit(row: Row, good: Good) -> list[str]:
    """List what is wrong with a good that pays for itself: its owner could buy it without end."""
    gained = sum([call.n for call in good.effect if call.name == "gain-coins"])
    if gained < good.price:
        return []
    return [complaint(row["effect"].place(), row["effect"].text, f"fewer coins than the price, {good.price}")]


def number_of_goods(found: int) -> list[str]:
    """List what is wrong with the number of goods."""
    return [] if 1 <= found <= MOST_GOODS else [f"goods.csv: found {found} goods; allowed: 1 to {MOST_GOODS}"]
