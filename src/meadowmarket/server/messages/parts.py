"""Parts of several messages."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from meadowmarket.server.messages.base import Data, Group, Part


class ErrorText(Part, frozen=True):
    """An error: a stable key, and a text for people."""

    key: str
    text: str


class ErrorBody(Part, frozen=True):
    """The body of every error response."""

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


class TalkLine(Part, frozen=True):
    """Something that a player said: a phrase, which each page shows in its own language, or a text."""

    number: int
    seat: int
    phrase: str
    text: str
    time: float


class PieceInfo(Part, frozen=True):
    """The piece that an option is about; `place` counts from 0, `seat` is its owner if another seat is asked."""

    kind: str
    id: str
    place: int | None
    seat: int | None
    part: str
    """The part of the piece, as a side of a card, one of its prices or the good of a symbol; empty for the whole."""


class OptionInfo(Part, frozen=True):
    """One action that a seat may take."""

    action: str
    word: str
    """What kind of action it is, as a word: a page may put options with the same word into one menu."""
    text: str
    group: Group
    """What is asked, what may be done at any time, and what ends a turn or passes."""
    piece: PieceInfo | None
    confirm: str | UnsetType = UNSET
    """What the action makes final; the page asks whether it is meant. Left out for ordinary actions."""


class Asked(Part, frozen=True):
    """What is asked of a seat."""

    prompt: str
    options: list[OptionInfo]
    trivial: str | None
    """The action that takes nothing away from the seat: the page may answer with it by itself."""
    guide: str = ""
    """What helps a beginner with this kind of decision."""


class MoveInfo(Part, frozen=True):
    """Pieces of one kind that went from one place to another; null where no place of the table is meant."""

    what: str
    """A word of the game: a resource, `card`, `worker`, `point`."""
    count: int
    from_: PieceInfo | None = msgspec.field(name="from")
    to: PieceInfo | None
    card: str | UnsetType = UNSET
    """The id of a card that is seen; left out otherwise."""


class EventInfo(Part, frozen=True):
    """One thing that happened. Empty fields are left out."""

    seat: int
    text: str
    key: str
    args: Data
    piece: PieceInfo | UnsetType = UNSET
    """The piece that the event is about."""
    cards: list[str] | UnsetType = UNSET
    """The ids of the cards that it names."""
    moves: list[MoveInfo] | UnsetType = UNSET
    """What moved, for a board to show; here each place names its owner."""


class Line(Part, frozen=True):
    """What a seat may know of one action."""

    step: int
    seat: int
    forced: bool
    events: list[EventInfo]
    heading: str
    """The part of the game it belongs to, such as round and phase; empty where the game names none."""


class Log(Part, frozen=True):
    """The lines after a step; they replace those after it that were sent before."""

    from_: int = msgspec.field(name="from")
    lines: list[Line]


class UndoInfo(Part, frozen=True):
    """Whether a seat may take back its last choice; if not, why."""

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
    """An option worth considering, its expected margin, and why."""

    action: str
    text: str
    margin: float
    """By how many points its seat may expect to be ahead at the end."""
    reasons: list[HintReason]
