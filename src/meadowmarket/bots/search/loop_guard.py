"""Loop guard: keeps a bot from repeating anytime actions that lead back to an earlier position.

No rule forbids buying and selling the same thing at the same price forever.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, final

from meadowmarket.core.api import Game, State

REMEMBERED: Final = 8
"""How many positions are remembered. Longer loops would not be noticed; those seen had two steps."""


ANYTIME: Final = "anytime"
"""The group of the actions that loops are made of: they end no turn."""


@final
class LoopGuard:
    """The last positions in which a seat took an anytime action. Every loop passes through one of them.

    A position is kept as its `position_key`, so that a bot made for a single choice can be given the earlier ones.
    """

    def __init__(self) -> None:
        self._keys: Final[list[str]] = []

    def keys(self) -> list[str]:
        """List the keys of the positions, oldest first."""
        return list(self._keys)

    def is_back(self, game: Game, state: State, seat: int, action: int) -> bool:
        """Whether an action leads back to one of the positions."""
        if not self._keys:
            return False
        after = state.clone()
        after.advance(seat, action)
        if seat not in after.seats_to_act():
            return False
        return position_key(game, after, seat) in self._keys

    def add(self, game: Game, state: State, seat: int, action: int) -> None:
        """Remember a position for the action that was taken there."""
        if game.group(action) == ANYTIME:
            self.remember([position_key(game, state, seat)])

    def remember(self, keys: Sequence[str]) -> None:
        """Remember positions by their keys, oldest first."""
        self._keys.extend(keys)
        if len(self._keys) > REMEMBERED:
            del self._keys[:-REMEMBERED]


def position_key(game: Game, state: State, seat: int) -> str:
    """Return a digest of what a seat knows of a position: what it sees, and what it is asked."""
    known = json.dumps([game.view(state, seat), state.options(seat)], sort_keys=True)
    return blake2b(known.encode(), digest_size=16).hexdigest()
