"""The marks of the seats on every board: a shape for each, and a colour that is never needed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadowmarket.texts import Catalogue

SHAPES: Final = ("●", "■", "▲", "◆")
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7")
NEUTRAL_SHAPE: Final = "○"


def mark(seat: int) -> Text:
    """Return the shape of a seat in its colour."""
    return Text(SHAPES[seat], style=f"bold {COLOURS[seat]}")


def marks(seats: list[int]) -> Text:
    """Return the shapes of some seats."""
    return Text().join([mark(seat) for seat in seats])


def named(seat: int, catalogue: Catalogue) -> Text:
    """Return the shape and the name of a seat."""
    return Text.assemble(mark(seat), " ", (catalogue.player(seat), f"bold {COLOURS[seat]}"))
