"""The origin of a value: printed on the component, or designed for this project."""

from __future__ import annotations

import re
from typing import Final

from meadowmarket.core.csv_tables import Cell, read_all
from meadowmarket.core.messages import Message

ORIGINS: Final = ("printed", "designed")
PART: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*:(printed|designed)")
EXAMPLE: Final = "buy:designed+upgrade:printed"
LONGEST_SOURCE: Final = 300


def provenance(cell: Cell) -> str:
    """Read `printed`, `designed`, or both by part: `buy:designed+upgrade:printed`."""
    if cell.text in ORIGINS:
        return cell.text
    read_all(cell.items("+") or [cell], _part)
    return cell.text


def _part(item: Cell) -> str:
    if not PART.fullmatch(item.text):
        raise item.wrong(Message("lagranja-pack-origin", {"known": ", ".join(ORIGINS), "example": EXAMPLE}))
    return item.text


def source(cell: Cell) -> str:
    """Read the book or page that says so; it must not be empty."""
    return cell.filled(LONGEST_SOURCE)
