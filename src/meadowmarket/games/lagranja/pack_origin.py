"""Where a value comes from: printed on the component, or designed for this project."""

from __future__ import annotations

import re
from typing import Final

from meadowmarket.games.tables import Row

ORIGINS: Final = ("printed", "designed")
PART: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*:(printed|designed)")
LONGEST_SOURCE: Final = 300


def provenance(row: Row) -> str:
    """Reads `printed`, `designed`, or both by part: `buy:designed+upgrade:printed`."""
    cell = row["provenance"]
    if cell.text in ORIGINS:
        return cell.text
    for item in cell.items("+") or [cell]:
        if not PART.fullmatch(item.text):
            raise item.wrong("printed, designed, or by part as in buy:designed+upgrade:printed")
    return cell.text


def source(row: Row) -> str:
    """Reads the book or page that says so; it must not be empty."""
    return row["source"].filled(LONGEST_SOURCE)
