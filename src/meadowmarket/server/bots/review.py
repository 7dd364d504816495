"""Review of a finished game: what to judge, what was found, and how it is stored. No I/O in here.

It does what `meadowmarket analyse` does, in pieces for the workers. Each piece looks at one choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from meadowmarket.bots.hints.analysis import (
    CLOSER,
    RIVALS,
    SUSPECTS,
    RecordedChoice,
    Verdict,
    choices,
    explain,
    look,
    suspects,
    turning_points,
)
from meadowmarket.core.table import Table
from meadowmarket.server.bots.hints import FoundMove
from meadowmarket.server.bots.jobs import Setup, game_of, setup_of
from meadowmarket.server.tables.event_log import plain

FORM = 1
"""Raised when earlier findings can't be used any more."""
SEED = 1
"""The seed of `analyse`, if none is given: both find the same."""
TURNS_PER_SEAT = 3
"""The most turning points of a seat."""
FIRST_EFFORT = 2
CLOSER_EFFORT = CLOSER * (RIVALS + 1)
"""How long a look takes, in simulations per simulation of a first look; for the progress only."""


class ReviewJob(NamedTuple):
    """A worker's task: look at a choice, or, with a verdict, look more closely."""

    setup: Setup
    simulations: int
    choice: RecordedChoice
    verdict: Verdict | None = None


def judge(job: ReviewJob) -> Verdict:
    """Judge a choice; runs in a worker."""
    return look(game_of(job.setup), job.choice, job.verdict, job.simulations, SEED)


def reasons(task: ReviewJob) -> list[FoundMove]:
    """List the move taken and the better ones, each with its reasons; runs in a worker."""
    assert task.verdict is not None
    moves = explain(game_of(task.setup), task.verdict, SEED)
    return [FoundMove(one.action, one.margin, [(plain(why.what), why.points) for why in one.reasons]) for one in moves]


class Look(msgspec.Struct, frozen=True):
    """A stored verdict; its moves are notations."""

    margins: list[tuple[str, float]]
    losses: list[float]
    longer: list[float]


class ReviewMove(msgspec.Struct, frozen=True):
    """A move at a turning point, with its reasons as plain messages and their points."""

    action: str
    margin: float
    reasons: list[tuple[list[Any], float]]


class FoundTurn(msgspec.Struct, frozen=True):
    """A turning point: the number of its action, what it lost, the move taken, followed by better ones."""

    number: int
    loss: float
    error: float
    moves: list[ReviewMove]


class ReviewFindings(msgspec.Struct):
    """What the first and the closer looks found, by action number."""

    looks: dict[int, Look] = msgspec.field(default_factory=dict)
    closer: dict[int, Look] = msgspec.field(default_factory=dict)
    turns: dict[int, FoundTurn] = msgspec.field(default_factory=dict)

    def as_text(self) -> str:
        """Return the findings as they are stored."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str) -> ReviewFindings:
        """Return what was stored; nothing if it can't be read, so that it is computed again."""
        try:
            return msgspec.json.decode(text, type=ReviewFindings)
        except msgspec.MsgspecError:
            return ReviewFindings()


def fingerprint(table: Table, simulations: int) -> str:
    """Return what a review depends on: the game, its actions, and how hard it looks."""
    last = table.history[-1].checksum if table.history else table.start_checksum
    parts = [str(FORM), str(simulations), table.game.id, table.start_checksum, last, str(len(table.history))]
    parts += [f"{entry.seat} {entry.notation}" for entry in table.history]
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


class Review:
    """A game under review: what is left to look at, and what was found."""

    def __init__(self, table: Table, simulations: int, findings: ReviewFindings) -> None:
        self.table = table
        self.findings = findings
        self._simulations = simulations
        self._choices = {choice.number: choice for choice in choices(table)}
        self._setup = setup_of(table.game)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to do."""
        return not (self.first_looks() or self.closer_looks() or self.explanations())

    def first_looks(self) -> list[ReviewJob]:
        """List the choices that nobody has looked at."""
        left = [choice for number, choice in self._choices.items() if number not in self.findings.looks]
        return [ReviewJob(self._setup, self._simulations, choice) for choice in left]

    def closer_looks(self) -> list[ReviewJob]:
        """List the choices that need a closer look, once all first looks are done."""
        return [self._task(found) for found in self._suspects() if found.choice.number not in self.findings.closer]

    def explanations(self) -> list[ReviewJob]:
        """List the turning points without reasons, once all closer looks are done."""
        closer = self._verdicts(self.findings.closer)
        turning = [one for own in _by_seat(self.table, closer) for one in turning_points(own, TURNS_PER_SEAT)]
        return [self._task(found) for found in turning if found.choice.number not in self.findings.turns]

    def add_look(self, task: ReviewJob, verdict: Verdict) -> None:
        """Take note of a verdict."""
        notation = self.table.game.actions.notation
        margins = [(notation(action), margin) for action, margin in verdict.margins]
        kept = self.findings.looks if task.verdict is None else self.findings.closer
        kept[task.choice.number] = Look(margins, verdict.losses, list(verdict.longer))

    def add_reasons(self, task: ReviewJob, moves: Sequence[FoundMove]) -> None:
        """Take note of a turning point."""
        assert task.verdict is not None
        notation, number = self.table.game.actions.notation, task.choice.number
        found = [ReviewMove(notation(one.action), one.margin, one.reasons) for one in moves]
        self.findings.turns[number] = FoundTurn(number, task.verdict.loss, task.verdict.error, found)

    def _task(self, verdict: Verdict) -> ReviewJob:
        return ReviewJob(self._setup, self._simulations, verdict.choice, verdict)

    def _suspects(self) -> list[Verdict]:
        return _suspects(self.table, self._verdicts(self.findings.looks))

    def _verdicts(self, kept: dict[int, Look]) -> list[Verdict]:
        return [verdict_of(self.table, self._choices[number], kept[number]) for number in sorted(kept)]


def _by_seat(table: Table, found: Sequence[Verdict]) -> list[list[Verdict]]:
    return [[one for one in found if one.choice.seat == seat] for seat in range(table.game.players)]


def _suspects(table: Table, looks: Sequence[Verdict]) -> list[Verdict]:
    return [one for own in _by_seat(table, looks) for one in suspects(own, TURNS_PER_SEAT)]


def verdict_of(table: Table, choice: RecordedChoice, look: Look) -> Verdict:
    """Return a verdict as the analysis knows it."""
    code = table.game.actions.code
    margins = [(code(notation), margin) for notation, margin in look.margins]
    return Verdict(choice, margins, look.losses, tuple(look.longer))


def verdicts_of(table: Table, findings: ReviewFindings) -> list[Verdict]:
    """List the verdicts on the choices of a game, the closer ones where there are any; without their states."""
    return _without_states(table, {**findings.looks, **findings.closer})


def _without_states(table: Table, kept: dict[int, Look]) -> list[Verdict]:
    found: list[Verdict] = []
    for number in sorted(kept):
        entry = table.history[number - 1]
        found.append(verdict_of(table, RecordedChoice(number, entry.seat, entry.action, b""), kept[number]))
    return found


def count_choices(table: Table) -> int:
    """Return how many choices a review looks at."""
    return sum(not entry.forced for entry in table.history)


def progress(table: Table, findings: ReviewFindings) -> tuple[int, int]:
    """Return how much of a review is done, and how much there is to do, as far as that is known."""
    count = count_choices(table)
    closer = min(TURNS_PER_SEAT * SUSPECTS * table.game.players, count)
    if len(findings.looks) == count:
        closer = len(_suspects(table, _without_states(table, findings.looks)))
    done = FIRST_EFFORT * len(findings.looks) + CLOSER_EFFORT * len(findings.closer)
    return done, FIRST_EFFORT * count + CLOSER_EFFORT * closer
