"""Reviews of ended games: computed in the workers when someone looks, kept with the replay.

With several processes, the one that holds a review's lease computes it; the others show what it has stored. It stops
when nobody watches. What was found stays, and the rest is computed when someone looks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from meadowmarket.bots.hints.analysis import Verdict
from meadowmarket.bots.hints.summary import accuracy, final_margins
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from meadowmarket.server.bots.fair_queue import Busy, Requester
from meadowmarket.server.bots.hints import FoundMove, in_words
from meadowmarket.server.bots.review import (
    FoundTurn,
    Review,
    ReviewFindings,
    ReviewJob,
    count_choices,
    fingerprint,
    judge,
    progress,
    reasons,
    verdicts_of,
)
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.answers import ReviewInfo, ReviewPoint, ReviewSeat, ReviewTurn
from meadowmarket.server.storage.reviews import ReviewStore
from meadowmarket.server.tables.hub import Hub
from meadowmarket.server.tables.playback import Playback, Replays

LOGGER = logging.getLogger(__name__)
LOOK_SECONDS = 120.0
"""The most seconds for one look at a choice, from when a worker begins it."""
SAVE_SECONDS = 2.0
"""How often findings are stored while a review runs."""
LEFT_SECONDS = 12.0
"""Seconds without a question after which nobody is watching; the page asks every second."""
PAUSE_SECONDS = 1.0
MOST_FAILED = 100

T = TypeVar("T")


class Running:
    """A review that this process is computing, and for whom."""

    def __init__(self, replay: str, print_: str, review: Review, address: str) -> None:
        self.replay = replay
        self.fingerprint = print_
        self.review = review
        self.address = address
        self.is_wanted = True
        self._asked = 0
        self._since = time.monotonic()

    def note(self, asked: int | None) -> None:
        """Take note of how often someone has asked; None if the replay is gone."""
        now = time.monotonic()
        if asked is not None and asked != self._asked:
            self._asked, self._since = asked, now
        if asked is None or now - self._since > LEFT_SECONDS:
            self.is_wanted = False  # for good: the next visitor has the rest computed


class Reviews:
    """Reviews in progress, a few at a time per address, and their results."""

    def __init__(self, replays: Replays, hub: Hub) -> None:
        self._replays = replays
        self._hub = hub
        self._store = ReviewStore(hub.store)
        self._simulations = hub.settings.bots.review_simulations
        self._at_once = hub.settings.bots.workers
        self._running: dict[str, Running] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._opening: dict[str, asyncio.Lock] = {}

    async def look(self, replay: str, address: str, language: str) -> ReviewInfo:
        """Return what was found; have the rest computed.

        Raises Refusal if the game has not ended, if nobody had a choice, if the address has too many reviews under way,
        or if the computation has failed: asked again, it begins again.
        """
        playback = await self._replays.ended(replay, "review-not-over")
        if not count_choices(playback.table):
            raise Refusal(409, Message("review-nothing"))
        print_ = fingerprint(playback.table, self._simulations)
        stored = await self._store.ask(replay, print_)
        findings = ReviewFindings.read(stored.findings)
        if not stored.is_ready:
            if replay in self._failed:
                self._failed.discard(replay)
                raise Refusal(503, Message("review-failed"))
            findings = await self._find_or_start(replay, print_, playback, findings, address)
        return _info(replay, playback, findings, playback.localizer(language), stored.is_ready)

    async def _find_or_start(
        self, replay: str, print_: str, playback: Playback, findings: ReviewFindings, address: str
    ) -> ReviewFindings:
        """Return what was found so far, here or by another process; begin if nobody looks for more."""
        async with self._opening.setdefault(replay, asyncio.Lock()):
            found = self._running.get(replay)
            if found is None and await self._hub.leases.acquire(_lease(replay)):
                try:
                    self._check_count(address)
                    review = await asyncio.to_thread(Review, playback.table, self._simulations, findings)
                except BaseException:
                    await self._hub.leases.release(_lease(replay))
                    raise
                found = self._running[replay] = Running(replay, print_, review, address)
                self._tasks[replay] = asyncio.create_task(self._compute(found))
        return findings if found is None else found.review.findings

    def _check_count(self, address: str) -> None:
        most = self._hub.settings.limits.reviews_per_address
        if Counter(running.address for running in self._running.values())[address] >= most:
            raise Refusal(429, Message("too-many-reviews", {"most": most}))

    async def _compute(self, running: Running) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                saving = group.create_task(self._save_often(running))
                await self._find(running)
                saving.cancel()
            await self._save(running, is_ready=await asyncio.to_thread(lambda: running.review.is_complete))
        except asyncio.CancelledError:
            raise
        except Exception:  # a worker died or hung, or the database is away
            LOGGER.exception("the review of %s failed", running.replay)
            if len(self._failed) < MOST_FAILED:
                self._failed.add(running.replay)
        finally:
            self._running.pop(running.replay, None)
            self._tasks.pop(running.replay, None)
            self._opening.pop(running.replay, None)
            with suppress(Exception):  # a lease that can't be given back expires
                await self._hub.leases.release(_lease(running.replay))

    async def _find(self, running: Running) -> None:
        review = running.review
        await self._do_all(running, review.first_looks, judge, review.add_look)
        await self._do_all(running, review.closer_looks, judge, review.add_look)
        await self._do_all(running, review.explanations, reasons, review.add_reasons)

    async def _do_all(
        self,
        running: Running,
        tasks: Callable[[], Sequence[ReviewJob]],
        work: Callable[[ReviewJob], T],
        note: Callable[[ReviewJob, T], None],
    ) -> None:
        """Have tasks done, some at once, until nobody looks any more."""
        if not running.is_wanted:
            return
        left = list(reversed(tasks()))

        async def go_on() -> None:
            while left and running.is_wanted:
                task = left.pop()
                note(task, await self._do(running, work, task))

        async with asyncio.TaskGroup() as group:
            for _ in range(self._at_once):
                group.create_task(go_on())

    async def _do(self, running: Running, work: Callable[[ReviewJob], T], task: ReviewJob) -> T:
        requester = Requester(running.address, running.replay)
        while True:
            try:
                return await self._hub.bot_jobs.workers.run_later(requester, LOOK_SECONDS, work, task)
            except Busy:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _save_often(self, running: Running) -> None:
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            await self._save(running, is_ready=False)

    async def _save(self, running: Running, is_ready: bool) -> None:
        text = running.review.findings.as_text()
        running.note(await self._store.save(running.replay, running.fingerprint, text, is_ready))

    async def close(self) -> None:
        """Stop; what was stored stays."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _lease(replay: str) -> str:
    return f"review:{replay}"[:32]


def _info(
    replay: str, playback: Playback, findings: ReviewFindings, localizer: Localizer, is_ready: bool
) -> ReviewInfo:
    """Put the findings into words; for an unfinished review, only the points."""
    table = playback.table
    verdicts = verdicts_of(table, findings)
    points = [
        ReviewPoint(one.choice.number, one.choice.seat, round(one.margin, 1), round(max(0.0, one.loss), 1))
        for one in verdicts
    ]
    if not is_ready:
        return ReviewInfo(replay, "running", *progress(table, findings), points, [], [])
    done, count = progress(table, findings)
    seats = [_seat(table, verdicts, seat) for seat in range(table.game.players)]
    turns = sorted(findings.turns.values(), key=lambda turn: turn.number)
    found = [_turn(playback, turn, localizer) for turn in turns]
    return ReviewInfo(replay, "ready", done, count, points, seats, found)


def _seat(table: Table, verdicts: Sequence[Verdict], seat: int) -> ReviewSeat:
    finals, reached = final_margins(table), accuracy(verdicts, seat)
    return ReviewSeat(
        seat=seat,
        choices=sum(one.choice.seat == seat for one in verdicts),
        accuracy=None if reached is None else round(reached, 1),
        margin=round(finals[seat], 1) if finals else None,
    )


def _turn(playback: Playback, turn: FoundTurn, localizer: Localizer) -> ReviewTurn:
    game, seat = playback.game, playback.table.history[turn.number - 1].seat
    state = playback.state(turn.number - 1)
    found = [FoundMove(game.actions.code(move.action), move.margin, move.reasons) for move in turn.moves]
    taken, *better = in_words(found, state, seat, localizer)
    return ReviewTurn(turn.number, seat, round(turn.loss, 1), round(turn.error, 1), taken, better)
