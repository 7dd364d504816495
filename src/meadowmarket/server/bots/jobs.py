"""Bots in separate processes, so that only the players at their table wait for them.

A worker gets a determinized state as bytes: what the bot's seat can't know never leaves the server's process.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import lru_cache
from typing import NamedTuple, TypeVar

from meadowmarket import games
from meadowmarket.bots.ask import BotMove, as_failure, choose_or_random_seen, random_instead
from meadowmarket.bots.bot import BotFailed, Budget, make_bot
from meadowmarket.core import codec
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import players_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.server.bots.catalog import BotCatalog
from meadowmarket.server.bots.fair_queue import Busy, Requester
from meadowmarket.server.bots.processes import BotWorkers
from meadowmarket.server.settings import BotSettings, Limits

LOGGER = logging.getLogger(__name__)
GRACE_SECONDS = 20.0
"""Seconds beyond its budget after which a bot is given up."""
QUICK_BOTS = frozenset(("random", "greedy", "easy", "normal"))
"""The bots that never think for longer than a tenth of a second."""

A = TypeVar("A")
T = TypeVar("T")
Setup = tuple[str, int, str, tuple[tuple[str, str], ...], int]


def setup_of(game: Game) -> Setup:
    """Return what a worker needs to open the same game."""
    return game.name, game.players, game.ruleset, tuple(sorted(game.settings.items())), game.rules_version


@lru_cache(maxsize=16)
def game_of(setup: Setup) -> Game:
    """Open a game in a worker."""
    name, players, ruleset, settings, rules_version = setup
    return games.open_game(name, players, ruleset, dict(settings), None, rules_version)


class ChoiceJob(NamedTuple):
    """The task of a worker: a state that holds only what the seat may know, and how to make the bot."""

    setup: Setup
    state: bytes
    seat: int
    bot: str
    seed: int
    milliseconds: int
    past: tuple[str, ...] = ()
    """The seat's recent positions, so that the bot does not go round in circles."""


class Answer(NamedTuple):
    """A `BotMove` that can travel; `failure` is its key."""

    action: int
    failure: str
    detail: str


def think(job: ChoiceJob) -> Answer:
    """Let a bot choose; runs in a worker, which makes the bot for this one choice."""
    game = game_of(job.setup)
    state = codec.loads(game, job.state)
    rng = Rng(job.seed)
    try:
        with closing(make_bot(job.bot, job.seed)) as bot:
            bot.remember(job.past)
            budget = Budget(milliseconds=job.milliseconds)
            chosen = choose_or_random_seen(bot, game, state, job.seat, rng, budget)
    except Exception as error:  # making the bot may fail, too
        chosen = random_instead(state, job.seat, rng, as_failure(error))
    return Answer(chosen.action, chosen.failure.key if chosen.failure else "", chosen.detail)


def _failure(error: Exception) -> BotFailed:
    if isinstance(error, TimeoutError):
        return BotFailed(Message("failure-silent"))
    if isinstance(error, BrokenProcessPool):
        return BotFailed(Message("failure-died"))
    return as_failure(error)


class BotJobs:
    """The workers for bots, and for any other work that would hold up the server."""

    def __init__(self, settings: BotSettings, limits: Limits, bot_catalog: BotCatalog) -> None:
        self.workers = BotWorkers(settings.workers, limits.jobs, limits.jobs_per_address)
        self._milliseconds = settings.milliseconds
        self._bot_catalog = bot_catalog

    async def choose(
        self, requester: Requester, state: State, seat: int, bot: str, seed: int, past: tuple[str, ...] = ()
    ) -> BotMove:
        """Return the choice of a bot; for one that fails, any option. Raise Busy if too much waits already.

        `past` lists the seat's recent positions.
        """
        rng = Rng(players_seed(seed, state.actions_played, 2 * seat))
        seen = codec.dumps(redealt(state, seat, rng.fork()))
        own_seed = players_seed(seed, state.actions_played + 1, 2 * seat)
        try:
            spec = self._bot_catalog.spec(bot)
            job = ChoiceJob(setup_of(state.game), seen, seat, spec, own_seed, self._milliseconds, past)
            seconds = self._milliseconds / 1000 + GRACE_SECONDS
            answer = await self.workers.run(requester, seconds, think, job, is_quick=bot in QUICK_BOTS)
            chosen = BotMove(answer.action, Message(answer.failure) if answer.failure else None, answer.detail)
        except Busy:
            raise
        except Exception as error:  # it hangs, or has died, or there is no such bot any more
            chosen = random_instead(state, seat, rng, _failure(error))
        if chosen.failure is not None:
            LOGGER.error("bot %s failed: %s: %s", bot, chosen.failure, chosen.detail)
        return chosen

    async def run(self, requester: Requester, seconds: float, task: Callable[[A], T], argument: A) -> T:
        """Run work in a worker that would hold up the server."""
        return await self.workers.run(requester, seconds, task, argument)

    def close(self) -> None:
        """Stop the workers, even in the middle of a job."""
        self.workers.close()
