"""The ranks of the solo game (LG-9.7)."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message

# The VP with which each rank begins. They are ours: the books name none (LG-9.7). Random play stays below the first,
# the bots reach the middle ones.
RANKS: Final[tuple[int, ...]] = (20, 35, 50, 65)


def rank(points: int) -> Message:
    """Return what a solo player's score is worth, and what the next rank asks for."""
    reached = sum([points >= least for least in RANKS])
    following = RANKS[reached] if reached < len(RANKS) else 0
    return Message(f"lagranja-solo-rank-{reached}", {"seat": 0, "points": points, "next": following})
