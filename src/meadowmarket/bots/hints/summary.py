"""Summary of an analysis: each seat's accuracy and final margin."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from meadowmarket.bots.hints.analysis import Verdict
from meadowmarket.bots.intervals import mean
from meadowmarket.core.table import Table
from meadowmarket.core.valuation import margin

FORGIVING: Final = 6.0
"""The points of margin whose loss leaves 1/e, about 37 %, of a choice's accuracy."""


def accuracy(verdicts: Sequence[Verdict], seat: int) -> float | None:
    """Return how close a seat's choices came to the best ones, from 0 to 100; None if it had none.

    A choice that loses nothing counts 100, one that loses 6 points of margin 37, and one that loses 12 counts 14.
    """
    scores = [100.0 * exp(-max(0.0, found.loss) / FORGIVING) for found in verdicts if found.choice.seat == seat]
    return mean(scores) if scores else None


def final_margins(table: Table) -> list[float]:
    """List the margin that each seat came to; nothing if the game is not over."""
    if not table.is_over():
        return []
    worths = table.game.valuation().worths(table.state)
    return [margin(worths, seat) for seat in range(table.game.players)]
