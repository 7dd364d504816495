"""What options gain those who take them: tried out where it matters, remembered where it is likely much the same."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.greedy import depth_when_done, is_asked_alone
from meadowmarket.core.api import Game, State
from meadowmarket.core.valuation import Valuation, margin

CLOSE_LOOKS: Final = 3
"""How many options are tried out where more are known: those that gained most before."""

LONG_EVERY: Final = 8
"""An option with choices within its effect takes long to try out: when known, it is tried out once in so many times."""

MOST_CHOICES: Final = 6
"""How many choices within an effect are made before the position is valued, done or not."""

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
        self._until_tried: Final = [0] * (game.players * self._actions)
        """How many times a long option is still taken from memory."""

    def worth(self, state: State, seat: int) -> float:
        """Returns what a seat can expect: its points; alone, its lead over the one it plays against.

        Others hardly differ by what one of them does: to leave them out takes half the time.
        """
        if self._is_alone:
            return margin(self._valuation.worths(state), seat)
        return self._valuation.worth(state, seat) if state.stack else float(state.scores()[seat])

    def worths_after(self, state: State, seat: int, options: list[int], now: float | None) -> list[float]:
        """Lists what the seat can expect after each option: tried out, or as much more than now as it gained before.

        `now` is what the seat can expect before, if it is known already.
        """
        first = seat * self._actions
        least = self._least_to_try(first, options)
        depth = depth_when_done(state)
        found: list[float] = []
        for action in options:
            move = first + action
            if self._is_known[move] and (self._gains[move] < least or self._until_tried[move]):
                if self._until_tried[move]:
                    self._until_tried[move] -= 1
                now = self.worth(state, seat) if now is None else now
                found.append(now + self._gains[move])
                continue
            after = state.clone()
            after.advance(seat, action)
            is_long = _is_under_way(after, seat, depth)
            if is_long:
                self._until_tried[move] = LONG_EVERY
                self._play_out(after, seat, depth)
            worth = self.worth(after, seat)
            found.append(worth)
            if is_long or len(options) > CLOSE_LOOKS:  # among a few, all the others will be tried out anyway
                now = self.worth(state, seat) if now is None else now
                self._remember(move, worth - now)
        return found

    def _play_out(self, state: State, seat: int, depth: int) -> None:
        """Makes the choices within an effect, each by what it leaves the seat with at once."""
        for _ in range(MOST_CHOICES):
            best_worth = -1e18
            best = 0
            for action in state.options(seat):
                after = state.clone()
                after.advance(seat, action)
                worth = self.worth(after, seat)
                if worth > best_worth:
                    best_worth = worth
                    best = action
            state.advance(seat, best)
            if not _is_under_way(state, seat, depth):
                return

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


def _is_under_way(state: State, seat: int, depth: int) -> bool:
    """Says whether a seat has still to choose within an effect; see `depth_when_done`."""
    return len(state.stack) > depth and is_asked_alone(state, seat)
