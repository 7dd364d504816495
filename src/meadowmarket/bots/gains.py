"""What options gain those who take them: tried out where it matters, remembered where it is likely much the same."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Game, State
from meadowmarket.core.valuation import Valuation, margin

CLOSE_LOOKS: Final = 4
"""How many options are tried out where more are known: those that gained most before."""

NEWEST_SHARE: Final = 0.5
"""How much the newest trial of an option counts against all before it."""


@final
class Gains:
    """A memory of what each action has gained each seat in the positions of one search."""

    def __init__(self, game: Game, valuation: Valuation) -> None:
        self._valuation: Final = valuation
        self._is_alone: Final = game.players == 1
        self._actions: Final = len(game.actions)
        self._gains: Final = [0.0] * (game.players * self._actions)
        self._is_known: Final = [False] * (game.players * self._actions)

    def worth(self, state: State, seat: int) -> float:
        """Returns what a seat can expect: its points; alone, its lead over the one it plays against.

        Others hardly differ by what one of them does: to leave them out takes half the time.
        """
        if self._is_alone:
            return margin(self._valuation.worths(state), seat)
        return self._valuation.worth(state, seat) if state.stack else float(state.scores()[seat])

    def worths_after(self, state: State, seat: int, options: list[int], now: float) -> list[float]:
        """Lists what the seat can expect after each option: tried out, or as much more than now as it gained before."""
        first = seat * self._actions
        least = self._least_to_try(first, options)
        found: list[float] = []
        for action in options:
            move = first + action
            if self._is_known[move] and self._gains[move] < least:
                found.append(now + self._gains[move])
                continue
            after = state.clone()
            after.advance(seat, action)
            worth = self.worth(after, seat)
            self._remember(move, worth - now)
            found.append(worth)
        return found

    def _least_to_try(self, first: int, options: list[int]) -> float:
        """Returns the gain below which a known option is not tried out again."""
        if len(options) <= CLOSE_LOOKS:
            return -1e9
        known = [self._gains[first + action] for action in options if self._is_known[first + action]]
        if len(known) <= CLOSE_LOOKS:
            return -1e9
        known.sort(reverse=True)
        return known[CLOSE_LOOKS - 1]

    def _remember(self, move: int, gain: float) -> None:
        if self._is_known[move]:
            gain = NEWEST_SHARE * gain + (1.0 - NEWEST_SHARE) * self._gains[move]
        self._gains[move] = gain
        self._is_known[move] = True
