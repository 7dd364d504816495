"""Bots for the tests: one that takes the first option, one that fails, and one that ends its process."""

from __future__ import annotations

import os

from meadowmarket.bots.bot import Bot, BotMaker, Budget
from meadowmarket.core.api import Game, State


class FirstBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        return state.options(seat)[0]


class FailingBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        raise RuntimeError("no idea")


class DeadlyBot(Bot):
    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        os._exit(1)


class FirstMaker(BotMaker):
    def make(self, seed: int, options: str) -> Bot:
        return FirstBot()


class FailingMaker(BotMaker):
    def make(self, seed: int, options: str) -> Bot:
        return FailingBot()


class DeadlyMaker(BotMaker):
    def make(self, seed: int, options: str) -> Bot:
        return DeadlyBot()


MAKER = FirstMaker()
FAILING = FailingMaker()
DEADLY = DeadlyMaker()
