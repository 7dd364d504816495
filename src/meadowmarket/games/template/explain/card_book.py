"""All components as a Markdown page."""

from __future__ import annotations

from meadowmarket.games.template.pack.components import Pack
from meadowmarket.games.template.pack.language import LANGUAGE


def card_book(pack: Pack) -> str:
    """Return the page."""
    lines = ["# The goods", "", "| good | price | effect |", "| --- | --- | --- |"]
    for good in pack.goods:
        lines.append(f"| {good.name} | {good.price} | `{LANGUAGE.format(good.effect)}` |")
    return "\n".join(lines) + "\n"
