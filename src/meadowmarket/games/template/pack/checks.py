"""Checks of the data that look at more than one cell."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.csv_tables import Row, complaint
from meadowmarket.core.messages import Message
from meadowmarket.games.template.pack.components import Good

MOST_GOODS: Final = 20


def profit(row: Row, good: Good) -> list[Message]:
    """List what is wrong with a good that pays for itself: its owner could buy it without end."""
    gained = sum([call.n for call in good.effect if call.name == "gain-coins"])
    if gained < good.price:
        return []
    allowed = Message("template-pack-fewer-coins", {"price": good.price})
    return [complaint(row["effect"].place(), row["effect"].text, allowed)]


def number_of_goods(found: int) -> list[Message]:
    """List what is wrong with the number of goods."""
    if 1 <= found <= MOST_GOODS:
        return []
    return [Message("template-pack-number-of-goods", {"count": str(found), "most": MOST_GOODS})]
