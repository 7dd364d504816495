"""The levels that people choose: search bots that differ in budget and temperature."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.bots.bot import Bot, BotMaker, Budget, make_bot
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message


@final
class LevelMaker(BotMaker):
    """Makes bots of one level: the search with a budget and a temperature."""

    def __init__(self, name: str, budget: Budget, temperature: float) -> None:
        self.name: Final = name
        self.budget: Final = budget
        self.temperature: Final = temperature

    def make(self, seed: int, options: str) -> Bot:
        """Make a bot of this level, which has no options."""
        if options:
            raise BadSetup(Message("no-bot-options", {"bot": self.name, "options": options}))
        return SearchBot(seed, self.budget, self.temperature)


# Easy sees what a move does but hardly what follows, and often takes a move that is nearly as good as the best.
EASY: Final = LevelMaker("easy", Budget(simulations=16), 1.5)
NORMAL: Final = LevelMaker("normal", Budget(milliseconds=100, simulations=60), 0.8)
# Temperature separates the levels, time does not: a search of 1 s with two more turns of horizon won 44 of 80 games
# against one of 200 ms.
HARD: Final = LevelMaker("hard", Budget(milliseconds=200, simulations=100), 0.35)
EXPERT: Final = LevelMaker("expert", Budget(milliseconds=200), 0.0)

LEVEL_MAKERS: Final = (EASY, NORMAL, HARD, EXPERT)


def one_name(spec: str) -> str:
    """Name a bot: by its level if it is the same search, else by its spec.

    >>> one_name("search:200ms"), one_name("search:300ms")
    ('expert', 'search:300ms')
    """
    bot = make_bot(spec, 0) if spec.partition(":")[0] == "search" else None
    if isinstance(bot, SearchBot):
        for level in LEVEL_MAKERS:
            if bot.is_like(level.budget, level.temperature, 0):
                return level.name
    return spec
