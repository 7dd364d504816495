"""The bodies of HTTP answers."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from meadowmarket.server.messages.base import Data, Part, TableState
from meadowmarket.server.messages.parts import Asked, Final, GameInfo, HintMove, Line, Log, SeatInfo


class RulesetInfo(Part, frozen=True):
    """A ruleset of a game, with the values of its settings."""

    name: str
    title: str
    defaults: dict[str, str]


class SettingInfo(Part, frozen=True):
    """One thing that a table can choose."""

    name: str
    title: str
    values: list[str]


class GameChoice(Part, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    min_players: int
    max_players: int
    rulesets: list[RulesetInfo]
    settings: list[SettingInfo]


class BotChoice(Part, frozen=True):
    """A bot that can sit at a table: one of the levels that people choose from, or another."""

    name: str
    title: str
    about: str
    """What it is like, in one line."""
    level: bool


class Games(Part, frozen=True):
    """What can be played, with which bots, and in which languages."""

    games: list[GameChoice]
    bots: list[BotChoice]
    languages: list[str]
    keep_days: int
    """After how many days a table that nobody changes is deleted; 0: never."""
    address: str
    """The address at which others reach this server, for invitations; empty if only this machine can."""


class Components(Part, frozen=True):
    """What is printed on a game's components."""

    components: Data


class Ruling(Part, frozen=True):
    """A paragraph of the rules about something, as Markdown."""

    paragraph: str
    text: str


class Topic(Part, frozen=True):
    """One thing that can be looked up."""

    topic: str
    lines: list[str]
    rulings: list[Ruling] | UnsetType = UNSET
    """The paragraphs of the rules that name it; left out where there are none."""


class Topics(Part, frozen=True):
    """What can be looked up."""

    topics: list[Topic]


class Rules(Part, frozen=True):
    """The rules of a game, in the language `lang`."""

    format: Literal["markdown"]
    text: str
    lang: str
    names: dict[str, list[str]]
    """What the rules call each term of the glossary, for pictures beside the words."""


class LessonInfo(Part, frozen=True):
    """A lesson in a list."""

    lesson: str
    title: str
    about: str
    minutes: int
    steps: int


class GameLessons(Part, frozen=True):
    """The lessons of a game, in their order."""

    name: str
    title: str
    lessons: list[LessonInfo]


class Lessons(Part, frozen=True):
    """What can be learned."""

    games: list[GameLessons]


class LessonStepInfo(Part, frozen=True):
    """A step of a lesson: what to read and, at a move, the options and the right move."""

    game: GameInfo
    lesson: str
    title: str
    step: int
    steps: int
    kind: Literal["look", "move", "done"]
    text: str
    rule: str
    """The paragraph that the step is about; may be empty."""
    show: list[str]
    """The parts of the board that the step is about."""
    seat: int
    names: list[str]
    view: Data
    asked: Asked | None
    move: str
    """The notation of the right move; empty where none is asked for."""
    lines: list[Line]
    """What has happened since the step before."""
    final: Final | None
    next: str
    """The lesson that follows; empty after the last one."""


class LessonAnswer(Part, frozen=True):
    """Whether a move was right; if not, why, and where the rules say so."""

    right: bool
    text: str
    rule: str


class OwnSeat(Part, frozen=True):
    """A seat and the secret that proves it."""

    seat: int
    secret: str


class CreatedTable(Part, frozen=True):
    """A new table."""

    table: str
    seats: list[OwnSeat]
    invite: str | None


class Invitation(Part, frozen=True):
    """Permission to take an open seat."""

    invite: str


class NewLink(Part, frozen=True):
    """The link to a new table, with its opener's secrets in the fragment."""

    link: str


class Deleted(Part, frozen=True):
    """The answer to a deleted table."""

    deleted: str


class NextTable(Part, frozen=True):
    """The table of a rematch."""

    table: str


class TableInfo(Part, frozen=True):
    """A table as everyone sees it."""

    table: str
    title: str
    state: TableState
    game: GameInfo
    practice: bool
    n: int
    step: int
    created: float
    changed: float
    seats: list[SeatInfo]
    next: str | None


class EndedTable(Part, frozen=True):
    """Whether an unplayable table has ended now; if not, the seconds the others have to answer."""

    ended: bool
    seconds: int


class ReplayStop(Part, frozen=True):
    """Why a replay goes no further, though more was played."""

    key: str
    text: str


class ReplayMark(Part, frozen=True):
    """The start of a part of a game: after which action, whose part it is (-1: everyone's), and its name."""

    step: int
    seat: int
    text: str
    main: bool
    """Whether it is a main part, such as a round or season; else a part of one, such as a phase."""


class ReplayInfo(Part, frozen=True):
    """A replay: which views it has, whether its file is available, and why it stops early, if it does."""

    replay: str
    game: GameInfo
    title: str
    names: list[str]
    over: bool
    steps: int
    viewers: list[int]
    file: bool
    stops: ReplayStop | None
    marks: list[ReplayMark]
    """The parts of the game; those of a running one as far as it goes."""
    reviewable: bool
    """Whether the game can be reviewed, and played on from any of its positions: it has ended, or is a file."""


class ReplayStep(Part, frozen=True):
    """A game after one of its actions."""

    replay: str
    seat: int
    step: int
    view: Data
    line: Line | None
    final: Final | None


class ReplayLog(Part, frozen=True):
    """What a seat may know of the actions after a step; only some of them, if there are many."""

    replay: str
    seat: int
    steps: int
    """How many actions the game has: those after the last line can be asked for next."""
    log: Log


class ReviewPoint(Part, frozen=True):
    """A choice of a reviewed game: its action number, and the seat's expected margin at the end, in points."""

    number: int
    seat: int
    margin: float
    """By how many points it could expect to be ahead, with the best move."""
    loss: float
    """How many of them the move taken lost."""


class ReviewSeat(Part, frozen=True):
    """A seat's accuracy: how close its choices came to the best ones, from 0 to 100."""

    seat: int
    choices: int
    accuracy: float | None
    margin: float | None
    """By how many points it was ahead at the end; null if the game has no end."""


class ReviewTurn(Part, frozen=True):
    """A turning point: the number of its action, what the move taken lost, and the better moves, best first."""

    number: int
    seat: int
    loss: float
    error: float
    """Half the width of the loss's 95 % interval."""
    taken: HintMove
    better: list[HintMove]


class ReviewInfo(Part, frozen=True):
    """A review: what was found so far. `seats` and `turns` are empty until it is ready."""

    replay: str
    state: Literal["running", "ready"]
    done: int
    count: int
    points: list[ReviewPoint]
    seats: list[ReviewSeat]
    turns: list[ReviewTurn]


class Uploaded(Part, frozen=True):
    """An accepted upload of a replay."""

    replay: str
    steps: int
    over: bool


class Health(Part, frozen=True):
    """The server is well."""

    status: Literal["ok"]
    version: str


class Ready(Part, frozen=True):
    """Whether the server can do its work, and which part of it."""

    ready: bool
    database: bool
    workers: bool
