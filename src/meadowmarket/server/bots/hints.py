"""Hints: what a strong player would do, computed in a worker for the connection that asked."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from meadowmarket.bots.bot import Budget
from meadowmarket.core import codec
from meadowmarket.core.api import State
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import players_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.server.bots.fair_queue import Busy, Requester
from meadowmarket.server.bots.jobs import GRACE_SECONDS, BotJobs, Setup, game_of, setup_of
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.parts import HintMove, HintReason
from meadowmarket.server.messages.socket import Hints, Problem
from meadowmarket.server.settings import BotSettings
from meadowmarket.server.tables.event_log import message_of, plain
from meadowmarket.server.tables.open_table import TableConnection

LOGGER = logging.getLogger(__name__)
LONGEST = 1500
"""Milliseconds: the player waits for a hint."""


class HintJob(NamedTuple):
    """The task of a worker: a state that holds only what the seat may know."""

    setup: Setup
    state: bytes
    seat: int
    seed: int
    milliseconds: int
    simulations: int = 0


class FoundMove(NamedTuple):
    """A move in a worker's answer: each reason is a plain message with its points."""

    action: int
    margin: float
    reasons: list[tuple[list[Any], float]]


def position_of(state: State, seat: int, seed: int, milliseconds: int, simulations: int = 0) -> HintJob:
    """Return what a seat may know of a state, with the rest redealt."""
    seen = redealt(state, seat, Rng(players_seed(seed, state.actions_played, 2 * seat + 1)))
    own_seed = players_seed(seed, state.actions_played + 1, 2 * seat + 1)
    return HintJob(setup_of(state.game), codec.dumps(seen), seat, own_seed, milliseconds, simulations)


def find(position: HintJob) -> list[FoundMove]:
    """Find the best moves of a seat; runs in a worker."""
    from meadowmarket.bots.hints.hint import hints_for

    game = game_of(position.setup)
    budget = Budget(position.milliseconds, position.simulations)
    best = hints_for(game, codec.loads(game, position.state), position.seat, budget, position.seed)
    return [
        FoundMove(one.action, one.margin, [(plain(reason.what), reason.points) for reason in one.reasons])
        for one in best
    ]


def in_words(found: list[FoundMove], state: State, seat: int, localizer: Localizer) -> list[HintMove]:
    """Put moves and reasons into words."""
    game = state.game
    return [
        HintMove(
            game.actions.notation(one.action),
            localizer.text(game.describe(state, seat, one.action)),
            round(one.margin, 1),
            [HintReason(localizer.text(message_of(what)), round(points, 1)) for what, points in one.reasons],
        )
        for one in found
    ]


class HintJobs:
    """Hints in progress: one at a time per seat, in turn with the bots."""

    def __init__(self, bot_jobs: BotJobs, settings: BotSettings) -> None:
        self._bot_jobs = bot_jobs
        self._milliseconds = min(LONGEST, settings.milliseconds)

    async def find(self, connection: TableConnection, n: int) -> None:
        """Start a hint for the seat of a connection, which gets it later.

        Raises StaleView or IllegalAction if nothing is asked of the seat, Refusal if it has to wait.
        """
        open_table, seat = connection.open_table, connection.seat
        async with open_table.lock:
            state = open_table.live.position(seat, n)
        last = open_table.hints.get(seat)
        if last and not last.done():
            raise Refusal(429, Message("hint-under-way"))
        open_table.hints[seat] = asyncio.create_task(
            self._send_when_found(connection, n, state, open_table.live.record.seed)
        )

    async def _send_when_found(self, connection: TableConnection, n: int, state: State, seed: int) -> None:
        localizer = connection.open_table.live.localizer(connection.language)
        try:
            position = position_of(state, connection.seat, seed, self._milliseconds)
            requester = Requester(connection.address, connection.open_table.id)
            found = await self._bot_jobs.run(requester, self._milliseconds / 1000 + GRACE_SECONDS, find, position)
            connection.queue(Hints(n, in_words(found, state, connection.seat, localizer)))
        except Busy as busy:
            connection.queue(Problem(busy.message.key, localizer.text(busy.message)))
        except Exception:  # an error in a game's valuation must not stop the table
            LOGGER.exception("no hint was found")
            connection.queue(Problem("hint-failed", localizer.say("hint-failed")))
