"""The random bot: all options are equally likely, but a last resort is taken only if there is nothing else."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.bot import Bot, BotMaker, Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng


@final
class RandomBot(Bot):
    """Plays at random: the baseline for all other bots."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        """Return a random option of the seat; the budget does not matter."""
        return choose_random(state, seat, self._rng)


@final
class RandomMaker(BotMaker):
    """Makes random bots, which have no options."""

    def make(self, seed: int, options: str) -> Bot:
        """Make a random bot."""
        if options:
            raise BadSetup(Message("no-bot-options", {"bot": "random", "options": options}))
        return RandomBot(seed)


MAKER: Final = RandomMaker()
