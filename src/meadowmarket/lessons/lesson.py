"""A lesson as data: the game that leads to its position, and its steps. `read_lesson` reads and checks a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Message, shortened
from meadowmarket.core.rng import MASK

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FILE = re.compile(r"\d+-(?P<name>[a-z][a-z0-9-]*)\.toml")
"""The number orders the lessons of a game."""
SEAT = re.compile(r"(?P<seat>\d+): *(?P<notation>.*)")

LESSON_KEYS: Mapping[str, type] = {
    "minutes": int,
    "players": int,
    "seat": int,
    "seed": int,
    "ruleset": str,
    "settings": dict,
    "moves": str,
    "steps": list,
}
OPTIONAL = ("ruleset", "settings", "moves")
STEP_KEYS: Mapping[str, type] = {"text": str, "move": str, "wrong": dict, "then": str, "show": list, "rule": str}


class BadLesson(MeadowMarketError):
    """A file does not hold a lesson that can be played; `problems` names each place."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(Message("bad-lesson", {"problems": "\n".join(problems)}))
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(self.problems)


@dataclass(frozen=True)
class Move:
    """An action by its notation; the seat is named where several are asked at once."""

    notation: str
    seat: int | None = None

    def __str__(self) -> str:
        return self.notation if self.seat is None else f"{self.seat}: {self.notation}"


@dataclass(frozen=True)
class Wrong:
    """The answer to wrong moves that fit a pattern: the attribute `.not-NAME` of the step's text."""

    pattern: str
    name: str

    def fits(self, notation: str) -> bool:
        """Whether a notation fits; `*` stands for anything."""
        return fnmatchcase(notation, self.pattern)


@dataclass(frozen=True)
class LessonStep:
    """One idea: the learner makes a move, or, without one, reads and goes on."""

    text: str
    move: str
    wrong: tuple[Wrong, ...]
    then: tuple[Move, ...]
    show: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. Its title is the text `GAME-lesson-NAME`, a step's text `GAME-lesson-NAME-STEP`."""

    game: str
    name: str
    minutes: int
    players: int
    seat: int
    seed: int
    ruleset: str | None
    settings: dict[str, str]
    moves: tuple[Move, ...]
    steps: tuple[LessonStep, ...]

    @property
    def key(self) -> str:
        """Return the key of the title."""
        return f"{self.game}-lesson-{self.name}"

    @property
    def about_key(self) -> str:
        """Return the key of the line that says what it is about."""
        return f"{self.key}.about"

    @property
    def learned_key(self) -> str:
        """Return the key of the summary at the end."""
        return f"{self.key}.learned"

    def step_key(self, step: LessonStep) -> str:
        """Return the key of a step's text."""
        return f"{self.key}-{step.text}"

    def answer_key(self, step: LessonStep, notation: str) -> str:
        """Return the key of the text that says why a move is wrong at a step."""
        fitting = [wrong.name for wrong in step.wrong if wrong.fits(notation)]
        return f"{self.step_key(step)}.{f'not-{fitting[0]}' if fitting else 'wrong'}"

    def text_keys(self) -> list[str]:
        """List the keys of all texts that the lesson needs."""
        keys = [self.key, self.about_key, self.learned_key]
        for step in self.steps:
            keys.append(self.step_key(step))
            if step.move:
                answers = dict.fromkeys(["wrong", *(f"not-{wrong.name}" for wrong in step.wrong)])
                keys += [f"{self.step_key(step)}.{answer}" for answer in answers]
        return keys


def read_lesson(game: str, path: Path) -> Lesson:
    """Read a file; raise BadLesson, naming every mistake, if it does not hold a lesson.

    `Course` checks whether its moves can be played.
    """
    name = FILE.fullmatch(path.name)
    if name is None:
        raise BadLesson([f"{path.name}: the name of the file; allowed: a number and a name, as in 10-goods.toml"])
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson([f"{path.name}: {error}"]) from error
    problems = [f"{path.name}: {problem}" for problem in _problems(data)]
    if problems:
        raise BadLesson(problems)
    return Lesson(
        game=game,
        name=name["name"],
        minutes=data["minutes"],
        players=data["players"],
        seat=data["seat"],
        seed=data["seed"],
        ruleset=data.get("ruleset"),
        settings=data.get("settings", {}),
        moves=moves_in(data.get("moves", "")),
        steps=tuple(_step(step) for step in data["steps"]),
    )


def moves_in(text: str) -> tuple[Move, ...]:
    """Read moves, one per line; what follows a # is a remark.

    >>> [str(move) for move in moves_in("field 66  # an olive\\n1: donkey 2")]
    ['field 66', '1: donkey 2']
    """
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    return tuple(_move(line) for line in lines if line)


def _move(line: str) -> Move:
    found = SEAT.fullmatch(line)
    return Move(found["notation"], int(found["seat"])) if found else Move(line)


def _step(data: dict[str, Any]) -> LessonStep:
    wrong = tuple(Wrong(pattern, name) for name, patterns in data.get("wrong", {}).items() for pattern in patterns)
    then, show = moves_in(data.get("then", "")), tuple(data.get("show", ()))
    return LessonStep(data["text"], data.get("move", ""), wrong, then, show, data.get("rule", ""))


# -- checks of a file


def _problems(data: dict[str, Any]) -> Iterator[str]:
    yield from _key_problems(data, LESSON_KEYS, OPTIONAL, "")
    if isinstance(data.get("seed"), int) and not 0 <= data["seed"] <= MASK:
        yield f"seed: found {shortened(str(data['seed']))}; allowed: 0 to {MASK}"
    seat, players = data.get("seat"), data.get("players")
    if isinstance(seat, int) and isinstance(players, int) and not 0 <= seat < players:
        yield f"seat: found {seat}; allowed: 0 to {players - 1}"
    settings = data.get("settings", {})
    if isinstance(settings, dict) and not all(isinstance(value, str) for value in settings.values()):
        yield "settings: allowed: texts"
    steps = data.get("steps", [])
    if isinstance(steps, list):
        yield from _steps_problems(steps)


def _steps_problems(steps: list[Any]) -> Iterator[str]:
    names: set[str] = set()
    for number, step in enumerate(steps, 1):
        place = f"steps[{number}]"
        if not isinstance(step, dict):
            yield f"{place}: allowed: a table, as [[steps]] begins one"
            continue
        yield from _key_problems(step, STEP_KEYS, tuple(key for key in STEP_KEYS if key != "text"), f"{place}.")
        text = step.get("text")
        if isinstance(text, str):
            if not NAME.fullmatch(text):
                yield f"{place}.text: found {shortened(text)!r}; allowed: small letters, digits and hyphens"
            if text in names:
                yield f"{place}.text: found {text!r} for a second time"
            names.add(text)
        yield from _step_problems(step, place)
    if not any(isinstance(step, dict) and step.get("move") for step in steps):
        yield "steps: none has a move; a lesson lets the learner make at least one"


def _step_problems(step: dict[str, Any], place: str) -> Iterator[str]:
    if not step.get("move"):
        for key in ("wrong", "then"):
            if step.get(key):
                yield f"{place}.{key}: only a step with a move has it"
    wrong = step.get("wrong", {})
    for name, patterns in wrong.items() if isinstance(wrong, dict) else ():
        if not NAME.fullmatch(name):
            yield f"{place}.wrong: found {shortened(name)!r}; allowed: small letters, digits and hyphens"
        if not (isinstance(patterns, list) and patterns and all(isinstance(one, str) for one in patterns)):
            yield f'{place}.wrong.{name}: allowed: a list of notations, as ["sell *"]'
    show = step.get("show", [])
    if isinstance(show, list) and not all(isinstance(part, str) and NAME.fullmatch(part) for part in show):
        yield f'{place}.show: allowed: names of parts of the board, as ["market"]'


def _key_problems(
    data: dict[str, Any], keys: Mapping[str, type], optional: tuple[str, ...], place: str
) -> Iterator[str]:
    for key in data:
        if key not in keys:
            yield f"{place}{shortened(key)}: no such key; allowed: {', '.join(keys)}"
    for key, kind in keys.items():
        if key not in data:
            if key not in optional:
                yield f"{place}{key}: is missing"
        elif not isinstance(data[key], kind) or isinstance(data[key], bool):
            found = shortened(repr(data[key]))
            yield f"{place}{key}: found {found}; allowed: {WORDS[kind]}"


WORDS: Mapping[type, str] = {int: "a number", str: "a text", dict: "a table", list: "a list"}
