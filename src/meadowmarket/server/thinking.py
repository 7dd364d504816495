"""Bots in processes of their own, so that nobody waits for them but those at their table.

A worker gets a determinised state as bytes: what the bot's seat can't know never leaves the server's process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TypeVar

from meadowmarket import games
from meadowmarket.bots.base import Budget, make_bot
from meadowmarket.core import codec
from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import choose_random, derived_seed
from meadowmarket.core.rng import Rng

LOGGER = logging.getLogger(__name__)
PATIENCE = 20.0
"""Seconds beyond its budget after which a bot is given up."""

T = TypeVar("T")
Setup = tuple[str, int, str, tuple[tuple[str, str], ...]]


@lru_cache(maxsize=16)
def _game(setup: Setup) -> Game:
    name, players, ruleset, settings = setup
    return games.open_game(name, players, ruleset, dict(settings))


def think(setup: Setup, state: bytes, seat: int, bot: str, seed: int, milliseconds: int) -> int:
    """Chooses an action; runs in a worker."""
    game = _game(setup)
    return make_bot(bot, seed).choose(game, codec.loads(game, state), seat, Budget(milliseconds=milliseconds))


def _ignore_interrupts() -> None:
    """Ctrl+C is for the server, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """The worker processes. They start when the first bot has to think."""

    def __init__(self, workers: int, milliseconds: int) -> None:
        self._workers = workers
        self._milliseconds = milliseconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: State, seat: int, bot: str, seed: int) -> int:
        """Returns the choice of a bot; of one that fails, any option."""
        game = state.game
        rng = Rng(derived_seed(seed, state.count))
        seen = game.determinise(state, seat, rng.fork())
        setup: Setup = (game.name, game.players, game.ruleset, tuple(sorted(game.settings.items())))
        arguments = (setup, codec.dumps(seen), seat, bot, derived_seed(seed, state.count + 1), self._milliseconds)
        try:
            action = await self._ask(arguments)
            if action in state.options(seat):
                return action
            LOGGER.error("bot %s chose %s, which is no option", bot, action)
        except BrokenProcessPool:
            LOGGER.exception("a worker has died over bot %s", bot)
            self.close()
        except Exception:  # whatever someone's bot does wrong
            LOGGER.exception("bot %s failed", bot)
        return choose_random(seen, seat, rng)

    async def run(self, seconds: float, work: Callable[[str], T], text: str) -> T:
        """Does work on a text that would hold up everyone here."""
        future = asyncio.get_running_loop().run_in_executor(self._workers_now(), work, text)
        return await asyncio.wait_for(future, seconds)

    async def _ask(self, arguments: tuple[Setup, bytes, int, str, int, int]) -> int:
        future = asyncio.get_running_loop().run_in_executor(self._workers_now(), think, *arguments)
        return await asyncio.wait_for(future, self._milliseconds / 1000 + PATIENCE)

    def _workers_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: the server's threads and connections stay its own.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_ignore_interrupts)
        return self._pool

    def close(self) -> None:
        """Lets the workers go, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
