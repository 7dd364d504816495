"""The bot that looks one move ahead and takes what leaves it best off."""

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
"""How many choices within an effect are looked through before the position is valued."""

ANYTIME: Final = 1000.0
LEAST_GAIN: Final = 0.01


def margins_after(
    valuation: Valuation, state: State, seat: int, options: list[int], choices: int = INNER_CHOICES
) -> list[float]:
    """Lists what margin each option of a seat leaves it with, once all that it sets off is done.

    Of the choices in between, so many are looked through.
    """
    found: list[float] = []
    depth = depth_when_done(state)
    for action in options:
        after = state.clone()
        after.advance(seat, action)
        found.append(_margin_when_done(valuation, after, seat, depth, choices))
    return found


def _margin_when_done(valuation: Valuation, state: State, seat: int, depth: int, choices: int) -> float:
    """Values a position; in the middle of an effect, by the best of the seat's own choices there.

    An effect is under way as long as the stack is deeper than it will be when it is done, and the same seat is asked.
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
    """Puts anytime actions before all others if they better the position as it is, and behind them if not.

    They end nothing, so that the loss that comes with the end of a turn is no reason to take them.
    """
    if game.group(action) != "anytime":
        return after
    return after + (ANYTIME if after > now + LEAST_GAIN else -ANYTIME)


def depth_when_done(state: State) -> int:
    """Returns how deep the stack will be once the effect that the open decision belongs to is done.

    The decision below it, if there is one, is the turn that goes on then; else it is that turn itself.
    """
    for i in range(len(state.stack) - 2, -1, -1):
        if isinstance(state.stack[i], Decision):
            return i + 1
    return len(state.stack)


def is_asked_alone(state: State, seat: int) -> bool:
    """Says whether the open decision is for this seat and no other."""
    seats = state.seats_to_act()
    return len(seats) == 1 and seats[0] == seat


@final
class GreedyBot(Bot):
    """Takes the option with the best margin right after it; of several equal ones, any."""

    def __init__(self, seed: int, weights: list[float] | None = None) -> None:
        self._rng = Rng(seed)
        self._weights = weights
        self._game: Game | None = None
        self._valuation: Valuation | None = None

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Returns the best option of the seat; the budget does not matter."""
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
        """Makes a greedy bot."""
        if options:
            raise BadSetup(Message("no-bot-options", {"bot": "greedy", "options": options}))
        return GreedyBot(seed)


MAKER: Final = GreedyMaker()
