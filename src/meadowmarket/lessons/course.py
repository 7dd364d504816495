"""A lesson played through: the position at each step and the judgement of a move; and the lessons of a game."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from meadowmarket import games
from meadowmarket.core.api import Game, State
from meadowmarket.core.box import Box
from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.table import HistoryEntry, Table
from meadowmarket.lessons.lesson import BadLesson, Lesson, LessonStep, Move, read_lesson

FOLDER: Final = "lessons"
"""The room of a game that holds its lessons."""


@dataclass(frozen=True)
class StepPosition:
    """Where the game stands when a step begins, and what has happened since the step before."""

    state: State
    entries: tuple[HistoryEntry, ...]
    step: LessonStep | None
    """None at the end of the lesson."""


class Course:
    """A lesson with the positions of all its steps, including the end; raises BadLesson if it can't be played.

    Nothing depends on the learner: a step's number says everything.
    """

    def __init__(self, lesson: Lesson, box: Box) -> None:
        self.lesson: Final = lesson
        self.game: Final[Game] = _opened(lesson, box)
        self.positions: Final[list[StepPosition]] = []
        table = Table(self.game, lesson.seed, plays_forced=False)
        self._play(table, lesson.moves, "moves")
        seen = len(table.history)
        for number, step in enumerate(lesson.steps, 1):
            self.positions.append(StepPosition(table.state, tuple(table.history[seen:]), step))
            seen = len(table.history)
            self._take(table, step, f"steps[{number}]")
        self.positions.append(StepPosition(table.state, tuple(table.history[seen:]), None))

    def is_right(self, number: int, notation: str) -> bool:
        """Whether a move is the one that a step asks for; raise IllegalAction if it can't be made at all."""
        position = self.positions[number]
        code = self.game.actions.code(notation)
        position.state.clone().apply(self.lesson.seat, code)
        return position.step is not None and self.game.actions.code(position.step.move) == code

    def _take(self, table: Table, step: LessonStep, place: str) -> None:
        if not step.move:
            return
        seat = self.lesson.seat
        if seat not in table.seats_to_act():
            self._fail(f"{place}.move", step.move, f"seat {seat} is not asked, but {table.seats_to_act()}")
        options = [option.notation for option in table.options(seat)]
        for wrong in step.wrong:
            if not any(wrong.fits(option) and option != step.move for option in options):
                self._fail(f"{place}.wrong.{wrong.name}", wrong.pattern, "no wrong option fits")
        self._play(table, (Move(step.move, seat),), f"{place}.move")
        self._play(table, step.then, f"{place}.then")

    def _play(self, table: Table, moves: tuple[Move, ...], place: str) -> None:
        for number, move in enumerate(moves, 1):
            seats = table.seats_to_act() if move.seat is None else [move.seat]
            if len(seats) != 1:
                why = "several are asked: name the seat, as in 0: donkey 2" if seats else "the game is over"
                self._fail(f"{place}[{number}]", str(move), why)
            try:
                table.play(seats[0], move.notation)
            except MeadowMarketError as error:
                options = ", ".join(table.game.actions.notation(code) for code in _options(table, seats[0]))
                self._fail(f"{place}[{number}]", str(move), f"{error.message}; allowed: {options or '–'}")

    def _fail(self, place: str, found: str, why: str) -> None:
        raise BadLesson([f"{self.lesson.game}/{self.lesson.name}: {place}: found {found!r}; {why}"])


def _options(table: Table, seat: int) -> list[int]:
    return table.state.options(seat) if seat in table.seats_to_act() else []


def _opened(lesson: Lesson, box: Box) -> Game:
    try:
        return box.open(lesson.players, lesson.ruleset, lesson.settings)
    except MeadowMarketError as error:
        raise BadLesson([f"{lesson.game}/{lesson.name}: {error.message}"]) from error


def lesson_files(box: Box) -> list[Path]:
    """List the files of a game's lessons, in their order."""
    module = sys.modules[type(box).__module__]
    folder = Path(module.__file__ or "").parent / FOLDER
    return sorted(folder.glob("*.toml"))


@lru_cache(maxsize=32)
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Read the lessons of an installed game; raise BadLesson if a file is not right."""
    return tuple(read_lesson(game, path) for path in lesson_files(games.box(game)))


@lru_cache(maxsize=64)
def course_of(game: str, name: str) -> Course:
    """Play a lesson of an installed game through; raise KeyError if there is no such lesson."""
    found = {lesson.name: lesson for lesson in lessons_of(game)}[name]
    return Course(found, games.box(game))
