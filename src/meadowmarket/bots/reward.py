"""What a search strives for: the margin, but among several others rather to win than to win by much."""

from __future__ import annotations

from typing import Final

HALF_WORTH: Final = 12.0
"""Among several others, the lead in points that is worth half as much as it has points."""


def reward_of(margin: float, players: int) -> float:
    """Returns what a margin is worth to strive for.

    With two players, that is the margin. With more, someone is always ahead or behind by much; to be second costs the
    game however near it was, and so the points that decide who is first count most.

    >>> reward_of(12.0, 2), reward_of(12.0, 4), reward_of(-36.0, 4)
    (12.0, 6.0, -9.0)
    """
    if players <= 2:
        return margin
    return HALF_WORTH * margin / (HALF_WORTH + abs(margin))
