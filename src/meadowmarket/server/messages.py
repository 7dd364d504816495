"""What goes over the wire, message by message. `docs/protocol.md` explains them; a test compares the two."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from meadowmarket.core.rng import MASK

Data = dict[str, Any]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=64)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation = Annotated[str, Meta(max_length=200)]
Ask = Literal["none", "turn", "always"]
TableState = Literal["waiting", "playing", "over", "abandoned"]
Group = Literal["main", "anytime", "pass"]


class Part(Struct, frozen=True):
    """A part of an answer."""


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside: unknown fields are refused."""


# -- parts


class ErrorText(Part, frozen=True):
    """What is wrong: a stable key, and a text for people."""

    key: str
    text: str


class ErrorBody(Part, frozen=True):
    """The body of every answer that is an error."""

    error: ErrorText


class GameInfo(Part, frozen=True):
    """Which game is played, and how."""

    name: str
    title: str
    ruleset: str
    settings: dict[str, str]
    players: int


class SeatInfo(Part, frozen=True):
    """One seat as everyone sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    connected: bool
    away: bool
    free_in: int | None
    """In how many seconds the others may give the seat away, counted from when this was sent."""
    abandons: bool
    acts: bool


class PieceInfo(Part, frozen=True):
    """The piece that an option is about; `place` counts from 0, `seat` is its owner where that is not who is asked."""

    kind: str
    id: str
    place: int | None
    seat: int | None


class OptionInfo(Part, frozen=True):
    """One action that a seat may take."""

    action: str
    text: str
    group: Group
    """What is asked, what may be done at any time, and what ends a turn or passes."""
    piece: PieceInfo | None


class Asked(Part, frozen=True):
    """What is asked of a seat."""

    prompt: str
    options: list[OptionInfo]


class EventInfo(Part, frozen=True):
    """One thing that happened."""

    seat: int
    text: str
    key: str
    args: Data


class Line(Part, frozen=True):
    """What a seat may know of one action."""

    step: int
    seat: int
    forced: bool
    events: list[EventInfo]


class Log(Part, frozen=True):
    """The lines that follow a step; those after it that were known before no longer hold."""

    from_: int = msgspec.field(name="from")
    lines: list[Line]


class UndoInfo(Part, frozen=True):
    """Whether a seat may take back its last choice, else why not."""

    allowed: bool
    why: str | None


class SourceInfo(Part, frozen=True):
    """Points from one source."""

    source: str
    text: str
    points: int


class ScoreInfo(Part, frozen=True):
    """The points of one seat."""

    seat: int
    total: int
    sources: list[SourceInfo]


class Final(Part, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[ScoreInfo]
    verdict: str | None = None
    """How it ended, where there is more to say than who has won: a solo game's rank, or the points to beat."""


class HintReason(Part, frozen=True):
    """One thing that a move changes, in points at the end."""

    text: str
    points: float


class HintMove(Part, frozen=True):
    """An option worth considering, the margin to expect at the end, and why."""

    action: str
    text: str
    margin: float
    """By how many points its seat may expect to be ahead at the end."""
    reasons: list[HintReason]


# -- HTTP: questions


class NewTable(Question, frozen=True):
    """Asks for a new table."""

    game: Word
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=16)]
    ruleset: Word | None = None
    settings: dict[Word, Word] = {}
    seed: Annotated[int, Meta(ge=0, le=MASK)] | None = None
    title: Name = ""
    names: Annotated[list[Name], Meta(max_length=16)] = []


class Join(Question, frozen=True):
    """Asks for an open seat: the one named, or the first."""

    invite: Secret
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class Rename(Question, frozen=True):
    """Renames the seat's person, the table, or both."""

    name: Name | None = None
    title: Name | None = None


class Leave(Question, frozen=True):
    """Leaves a seat, to a bot or to nobody."""

    bot: Annotated[str, Meta(max_length=80)] | None = None


class GiveSeat(Question, frozen=True):
    """Gives a seat to a bot."""

    bot: Annotated[str, Meta(max_length=80)]


class Abandon(Question, frozen=True):
    """Asks to end the game early, or not any more."""

    abandon: bool = True


class Upload(Question, frozen=True):
    """Hands over a replay."""

    text: Annotated[str, Meta(min_length=1)]


# -- HTTP: answers


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
    """What can be played, with whom, and in which languages."""

    games: list[GameChoice]
    bots: list[BotChoice]
    languages: list[str]
    keep_days: int
    """After how many days a table that nobody changes is deleted; 0: never."""


class Components(Part, frozen=True):
    """What is printed on a game's components."""

    components: Data


class Topic(Part, frozen=True):
    """One thing that can be looked up."""

    topic: str
    lines: list[str]


class Topics(Part, frozen=True):
    """What can be looked up."""

    topics: list[Topic]


class Rules(Part, frozen=True):
    """The rules of a game."""

    format: Literal["markdown"]
    text: str


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
    """What lets someone take an open seat."""

    invite: str


class NewLink(Part, frozen=True):
    """Where a new table is, with the secrets of its opener in the fragment."""

    link: str


class Deleted(Part, frozen=True):
    """A table that is no longer there."""

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
    """Whether a table that can't be played has ended now; if not, the seconds that the others have to answer."""

    ended: bool
    seconds: int


class ReplayStop(Part, frozen=True):
    """Why a replay goes no further, though more was played."""

    key: str
    text: str


class ReplayInfo(Part, frozen=True):
    """What can be stepped through, and from whose view; whether its file is given out; why it stops early, if so."""

    replay: str
    game: GameInfo
    title: str
    names: list[str]
    over: bool
    steps: int
    viewers: list[int]
    file: bool
    stops: ReplayStop | None


class ReplayStep(Part, frozen=True):
    """A game after one of its actions."""

    replay: str
    seat: int
    step: int
    view: Data
    line: Line | None
    final: Final | None


class Uploaded(Part, frozen=True):
    """An uploaded replay, found good."""

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


# -- WebSocket: from the page


class Hello(Question, frozen=True, tag="hello"):
    """Begins: which table, and as whom."""

    table: Annotated[str, Meta(max_length=32)]
    secret: Secret | None = None
    n: Revision | None = None
    lang: Word = ""


class Click(Question, frozen=True, tag="click"):
    """Takes an option of a view."""

    n: Revision
    action: Notation
    ask: Ask = "none"


class Undo(Question, frozen=True, tag="undo"):
    """Takes back the last choice."""

    n: Revision


class Why(Question, frozen=True, tag="why"):
    """Asks why an action can't be taken."""

    action: Notation


class Hint(Question, frozen=True, tag="hint"):
    """Asks what a strong player would do."""

    n: Revision


class Lang(Question, frozen=True, tag="lang"):
    """Changes the language."""

    lang: Word


class Ping(Question, frozen=True, tag="ping"):
    """Asks for a sign of life."""


ClientMessage = Hello | Click | Undo | Why | Hint | Lang | Ping
read_said = msgspec.json.Decoder(ClientMessage).decode


# -- WebSocket: to the page


class View(Struct, frozen=True, tag="view"):
    """Everything that a seat sees and may do."""

    table: str
    n: int
    seat: int
    state: TableState
    title: str
    game: GameInfo
    practice: bool
    """Its seed was chosen: whoever opened it may know what comes."""
    step: int
    seats: list[SeatInfo]
    view: Data | None
    asked: Asked | None
    log: Log
    undo: UndoInfo
    final: Final | None
    next: str | None


class Seats(Struct, frozen=True, tag="seats"):
    """Who sits where, when only that has changed."""

    title: str
    state: TableState
    seats: list[SeatInfo]
    next: str | None


class Stale(Struct, frozen=True, tag="stale"):
    """A click or undo came too late; the fresh view follows."""

    n: int


class Confirm(Struct, frozen=True, tag="confirm"):
    """Asks whether a click is meant."""

    n: int
    action: str
    why: Literal["turn", "chance", "over"]
    text: str


class WhyNot(Struct, frozen=True, tag="why"):
    """Explain why an action can't be taken."""

    action: str
    text: str


class Hints(Struct, frozen=True, tag="hint"):
    """Tell what a strong player would do, the best first."""

    n: int
    moves: list[HintMove]


class Pong(Struct, frozen=True, tag="pong"):
    """A sign of life."""


class Problem(Struct, frozen=True, tag="error"):
    """What was wrong with a message; nothing has changed."""

    key: str
    text: str


ServerMessage = View | Seats | Stale | Confirm | WhyNot | Hints | Pong | Problem
encode = msgspec.json.Encoder().encode
