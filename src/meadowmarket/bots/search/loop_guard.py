"""Where a bot has been lately, so that it does not go round in circles.

What can be bought and sold for the same price can be bought and sold for ever, and no rule forbids it.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Game, Json, State

RECALLED: Final = 8
"""How many positions are remembered. A longer circle would not be noticed; those seen were of two steps."""


@final
class LoopGuard:
    """The last positions in which a seat took an anytime action. Whatever circle it goes, it comes by one of them."""

    def __init__(self) -> None:
        self._positions: Final[list[tuple[dict[str, Json], list[int]]]] = []

    def is_back(self, game: Game, state: State, seat: int, action: int) -> bool:
        """Says whether an action leads back to one of the positions."""
        if not self._positions:
            return False
        after = state.clone()
        after.advance(seat, action)
        if seat not in after.seats_to_act():
            return False
        return _position(game, after, seat) in self._positions

    def add(self, game: Game, state: State, seat: int, action: int) -> None:
        """Remembers a position for the action that was taken there."""
        if game.group(action) != "anytime":
            return
        self._positions.append(_position(game, state, seat))
        if len(self._positions) > RECALLED:
            del self._positions[0]


def _position(game: Game, state: State, seat: int) -> tuple[dict[str, Json], list[int]]:
    """Returns what a seat knows of a position: what it sees, and what it is asked."""
    return game.view(state, seat), state.options(seat)
