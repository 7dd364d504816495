"""The shape of a view."""

from __future__ import annotations

from typing import TypedDict


class SeatView(TypedDict):
    """What one seat sees of another, or of itself: `hand` and `bid` are the cards for their owner only."""

    hand: list[int] | int
    bid: int | bool
    coins: int
    points: int


class View(TypedDict):
    """The whole table."""

    round: int
    deck: int
    seats: list[SeatView]
