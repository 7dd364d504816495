"""Recent positions of a table's bots.

A bot is made for each choice, in any worker or process. So the table remembers its positions; after a restart they are
rebuilt from the stored actions.
"""

from __future__ import annotations

from collections import deque

from meadowmarket.bots.search.loop_guard import ANYTIME, REMEMBERED, position_key
from meadowmarket.core.table import Table


class PastPositions:
    """The last positions in which each seat chose an anytime action."""

    def __init__(self, players: int) -> None:
        # Of each: the number of actions before it, and its key.
        self._seats: list[deque[tuple[int, str]]] = [deque(maxlen=REMEMBERED) for _ in range(players)]

    def add(self, table: Table, seat: int, action: int) -> None:
        """Remember the position of a table in which a seat is about to act; forced actions close no circle."""
        game, state = table.game, table.state
        if game.group(action) == ANYTIME and seat in state.seats_to_act() and len(state.options(seat)) > 1:
            self._seats[seat].append((len(table.history), position_key(game, state, seat)))

    def cut(self, steps: int) -> None:
        """Forget what was taken back: all after a number of actions."""
        for known in self._seats:
            while known and known[-1][0] >= steps:
                known.pop()

    def of(self, seat: int) -> tuple[str, ...]:
        """Return the keys of a seat's positions, oldest first."""
        return tuple(key for _, key in self._seats[seat])
