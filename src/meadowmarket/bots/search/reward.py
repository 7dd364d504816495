"""What a search strives for: the margin, but rather to win than to win by much."""

from __future__ import annotations

from typing import Final

HALF_WORTH: Final = 12.0
"""The lead in points that is worth half as much as it has points."""


def reward_of(margin: float) -> float:
    """Returns what a margin is worth to strive for.

    To be second costs the game however near it was, and so the points that decide who is first count most.

    >>> reward_of(12.0), reward_of(-36.0)
    (6.0, -9.0)
    """
    return HALF_WORTH * margin / (HALF_WORTH + abs(margin))
