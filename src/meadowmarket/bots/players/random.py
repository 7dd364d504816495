"""The random bots: all options are equally likely.

`random` takes a last resort, such as passing for good, only if there is nothing else. For `random:may-pass` it is an
option like any other.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.bot import Bot, BotMaker, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random, pick
from meadowmarket.core.rng import Rng

MAY_PASS: Final = "may-pass"
NO_ACTION: Final = -1


@final
class RandomBot(Bot):
    """Plays at random: the baseline for all other bots."""

    def __init__(self, seed: int, may_pass: bool = False) -> None:
        self._rng = Rng(seed)
        self._may_pass = may_pass

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (int(self._rng.memory), self._may_pass)

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return a random option of the seat; the budget does not matter."""
        if self._may_pass:
            return pick(state.options(seat), NO_ACTION, self._rng)
        return choose_random(state, seat, self._rng)


@final
class RandomMaker(BotMaker):
    """Makes random bots."""

    def make(self, seed: int, options: str) -> Bot:
        """Make a random bot; the one option is `may-pass`."""
        if options not in ("", MAY_PASS):
            raise BadSetup(Message("random-options", {"options": options}))
        return RandomBot(seed, options == MAY_PASS)


MAKER: Final = RandomMaker()
