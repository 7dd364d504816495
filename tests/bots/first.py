"""Bots for the tests: one that takes the first option, and one that fails."""

from __future__ import annotations

from meadowmarket.bots.base import Bot, BotMaker, Budget
from meadowmarket.core.api import Game, State


class FirstBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return state.options(seat)[0]


class FailingBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        raise RuntimeError("no idea")


class FirstMaker(BotMaker):
    def make(self, seed: int, options: str) -> Bot:
        return FirstBot()


class FailingMaker(BotMaker):
    def make(self, seed: int, options: str) -> Bot:
        return FailingBot()


MAKER = FirstMaker()
FAILING = FailingMaker()
