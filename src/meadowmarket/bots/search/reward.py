"""The reward of a simulation: the margin, compressed so that winning counts more than winning by much."""

from __future__ import annotations

from typing import Final

HALF_WORTH: Final = 12.0
"""The margin, in points, whose reward is half of it."""


def reward_of(margin: float) -> float:
    """Return the reward for a margin.

    A narrow second place loses as surely as a distant one, so the points around a margin of zero count most.

    >>> reward_of(12.0), reward_of(-36.0)
    (6.0, -9.0)
    """
    return HALF_WORTH * margin / (HALF_WORTH + abs(margin))
