"""Estimates of what options gain: the source of the priors below the root.

An option is tried out by a one-move lookahead: its whole effect is played, then the game's valuation judges. Most
options are not tried out but take the gain that the same action brought elsewhere in this search. Sharing values of
an action between positions is the idea of the history heuristic (Schaeffer 1989, "The history heuristic and alpha-beta
search enhancements in practice") and of move-average sampling (Finnsson & Björnsson 2008, "Simulation-based approach
to general game playing").
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.players.greedy import depth_when_done, is_asked_alone
from meadowmarket.core.api import Game, State
from meadowmarket.core.valuation import Valuation, margin


@final
class Closeness:
    """How often the options of one side, the searching seat or the others, are tried out."""

    def __init__(self, looks: int, short_from_memory: int, long_from_memory: int) -> None:
        self.looks: Final = looks
        """How many known options are tried out again, one or two: those that gained most before."""
        self.short_from_memory: Final = short_from_memory
        """How often a remembered gain is used before the option is tried out again."""
        self.long_from_memory: Final = long_from_memory
        """The same for options whose effect asks further choices, which take long to try out."""


OWN: Final = Closeness(2, 0, 8)
OTHERS: Final = Closeness(1, 20, 40)
"""Most of a simulation is what others do between the seat's turns; their remembered gains are good enough."""

MOST_CHOICES: Final = 6
"""The most choices within an effect; then the position is valued, complete or not."""

NEWEST_SHARE: Final = 0.5
"""The weight of the newest trial of an option in its remembered gain (an exponential moving average)."""


@final
class GainEstimates:
    """The estimated gain of each action for each seat, shared by all positions of one search."""

    def __init__(self, game: Game, valuation: Valuation, searching: int) -> None:
        self._valuation: Final = valuation
        self._searching: Final = searching
        self._is_alone: Final = game.players == 1
        self._actions: Final = len(game.actions)
        self._gains: Final = [0.0] * (game.players * self._actions)
        self._is_known: Final = [False] * (game.players * self._actions)
        self._from_memory: Final = [0] * (game.players * self._actions)
        """How many more times the remembered gain of an option is used."""

    def of_options(self, state: State, seat: int, options: list[int], closely: bool) -> list[float]:
        """List what each option gains the seat, tried out or remembered.

        The options of other seats are tried out less often, unless `closely`.
        """
        first = seat * self._actions
        is_other = seat != self._searching
        closeness = OTHERS if is_other else OWN
        least = self._least_to_try(first, options, OWN.looks if closely else closeness.looks)
        depth = depth_when_done(state)
        now = 0.0
        is_valued = False
        found: list[float] = []
        for action in options:
            move = first + action
            waits = self._from_memory[move] and not (is_other and closely)
            if self._is_known[move] and (self._gains[move] < least or waits):
                if waits:
                    self._from_memory[move] -= 1
                found.append(self._gains[move])
                continue
            if not is_valued:
                now = self._worth(state, seat)
                is_valued = True
            after = state.clone()
            after.advance(seat, action)
            is_long = _is_under_way(after, seat, depth)
            if is_long:
                self._play_out(after, seat, depth)
            gain = self._worth(after, seat) - now
            self._from_memory[move] = closeness.long_from_memory if is_long else closeness.short_from_memory
            self._remember(move, gain)
            found.append(gain)
        return found

    def _worth(self, state: State, seat: int) -> float:
        """Return the points that a seat can expect; in solo games, its margin.

        What a seat does hardly changes the points of the others. Leaving them out halves the time.
        """
        if self._is_alone:
            return margin(self._valuation.worths(state), seat)
        return self._valuation.worth(state, seat) if state.stack else float(state.scores()[seat])

    def _play_out(self, state: State, seat: int, depth: int) -> None:
        """Make the choices within an effect greedily."""
        for _ in range(MOST_CHOICES):
            best_worth = -1e18
            best = 0
            for action in state.options(seat):
                after = state.clone()
                after.advance(seat, action)
                worth = self._worth(after, seat)
                if worth > best_worth:
                    best_worth = worth
                    best = action
            state.advance(seat, best)
            if not _is_under_way(state, seat, depth):
                return

    def _least_to_try(self, first: int, options: list[int], looks: int) -> float:
        """Return the gain below which a known option is not tried out again."""
        if len(options) <= looks:
            return -1e9
        known = 0
        best = -1e9
        second = -1e9
        for action in options:
            if self._is_known[first + action]:
                known += 1
                gain = self._gains[first + action]
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        if known <= looks:
            return -1e9
        return best if looks == 1 else second

    def _remember(self, move: int, gain: float) -> None:
        if self._is_known[move]:
            gain = NEWEST_SHARE * gain + (1.0 - NEWEST_SHARE) * self._gains[move]
        self._gains[move] = gain
        self._is_known[move] = True


def _is_under_way(state: State, seat: int, depth: int) -> bool:
    """Whether a seat still has to choose within an effect; see `depth_when_done`."""
    return len(state.stack) > depth and is_asked_alone(state, seat)
