"""The greedy bot: one move of lookahead, judged by the game's valuation."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.bot import Bot, BotMaker, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation, margin

INNER_CHOICES: Final = 2
"""How many further choices within an effect are searched before the position is valued."""

ANYTIME: Final = 1000.0
LEAST_GAIN: Final = 0.01


def margins_after(
    valuation: Valuation, state: State, seat: int, options: list[int], choices: int = INNER_CHOICES
) -> list[float]:
    """List the margin of a seat after each option, once its whole effect is done.

    Up to `choices` further choices within the effect are searched exhaustively.
    """
    found: list[float] = []
    depth = depth_when_done(state)
    for action in options:
        after = state.clone()
        after.advance(seat, action)
        found.append(_margin_when_done(valuation, after, seat, depth, choices))
    return found


def _margin_when_done(valuation: Valuation, state: State, seat: int, depth: int, choices: int) -> float:
    """Value a position; in the middle of an effect, by the best choice that the seat has there.

    An effect is under way while the stack is deeper than it will be when the effect is done, and the same seat is
    asked.
    """
    if choices == 0 or len(state.stack) <= depth or not is_asked_alone(state, seat):
        return margin(valuation.worths(state), seat)
    best = -1e9
    for action in state.options(seat):
        after = state.clone()
        after.advance(seat, action)
        best = max(best, _margin_when_done(valuation, after, seat, depth, choices - 1))
    return best


def _preference(game: Game, action: int, after: float, now: float) -> float:
    """Rank anytime actions before all others if they improve the present position, and after them if not.

    They do not end a turn, so delaying the loss that comes with its end is no reason to take one.
    """
    if game.group(action) != "anytime":
        return after
    return after + (ANYTIME if after > now + LEAST_GAIN else -ANYTIME)


def depth_when_done(state: State) -> int:
    """Return the depth of the stack once the effect that asks the open decision is done.

    If there is a decision below the open one, that is the turn that continues then; else the open one is that turn.
    """
    for i in range(len(state.stack) - 2, -1, -1):
        if isinstance(state.stack[i], Decision):
            return i + 1
    return len(state.stack)


def is_asked_alone(state: State, seat: int) -> bool:
    """Whether the open decision is for this seat and no other."""
    seats = state.seats_to_act()
    return len(seats) == 1 and seats[0] == seat


@final
class GreedyBot(Bot):
    """Takes the option with the best margin right after it; ties are broken at random."""

    def __init__(self, seed: int, weights: list[float] | None = None) -> None:
        self._rng = Rng(seed)
        self._weights = weights
        self._game: Game | None = None
        self._valuation: Valuation | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (int(self._rng.memory), self._weights)

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return the best option of the seat; the budget does not matter."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        if self._valuation is None or self._game is not game:
            self._game = game
            self._valuation = game.valuation(self._weights)
        margins = margins_after(self._valuation, state, seat, options)
        now = margin(self._valuation.worths(state), seat)
        margins = [_preference(game, options[i], margins[i], now) for i in range(len(options))]
        best = max(margins)
        equal = [options[i] for i in range(len(options)) if margins[i] == best]
        return equal[self._rng.below(len(equal))]


@final
class GreedyMaker(BotMaker):
    """Makes greedy bots, which have no options."""

    def make(self, seed: int, options: str) -> Bot:
        """Make a greedy bot."""
        if options:
            raise BadSetup(Message("no-bot-options", {"bot": "greedy", "options": options}))
        return GreedyBot(seed)


MAKER: Final = GreedyMaker()
