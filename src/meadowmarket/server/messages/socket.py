"""The messages on the WebSocket, from the page and to it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from meadowmarket.server.messages.base import Ask, Data, Incoming, Name, Notation, Revision, Secret, TableState, Word
from meadowmarket.server.messages.parts import Asked, Final, GameInfo, HintMove, Log, SeatInfo, TalkLine, UndoInfo


class Hello(Incoming, frozen=True, tag="hello"):
    """Begins: which table, and as whom."""

    table: Annotated[str, Meta(max_length=32)]
    secret: Secret | None = None
    n: Revision | None = None
    lang: Word = ""


class Click(Incoming, frozen=True, tag="click"):
    """Takes an option of a view."""

    n: Revision
    action: Notation
    ask: Ask = "none"


class Undo(Incoming, frozen=True, tag="undo"):
    """Takes back the last choice."""

    n: Revision


class Why(Incoming, frozen=True, tag="why"):
    """Asks why an action can't be taken, or why nothing can be done with a piece."""

    action: Notation | None = None
    piece: Word | None = None
    """The piece's key: kind, id and place with hyphens between them, then `@` and its owner where it has one."""


class HintRequest(Incoming, frozen=True, tag="hint"):
    """Asks what a strong player would do."""

    n: Revision


class Lang(Incoming, frozen=True, tag="lang"):
    """Changes the language."""

    lang: Word


class Say(Incoming, frozen=True, tag="say"):
    """Says something to everyone at the table: a phrase, or a text."""

    phrase: Word = ""
    text: Name = ""


class Ping(Incoming, frozen=True, tag="ping"):
    """Asks for a sign of life."""


ClientMessage = Hello | Click | Undo | Why | HintRequest | Lang | Say | Ping
read_client_message = msgspec.json.Decoder(ClientMessage).decode


class View(Struct, frozen=True, tag="view"):
    """Everything that a seat sees and may do."""

    table: str
    n: int
    seat: int
    state: TableState
    title: str
    game: GameInfo
    practice: bool
    """Its seed was chosen: the person who opened it may know what comes."""
    step: int
    seats: list[SeatInfo]
    view: Data | None
    asked: Asked | None
    log: Log
    undo: UndoInfo
    final: Final | None
    next: str | None
    talk: bool
    """Whether players may talk at this table."""


class Seats(Struct, frozen=True, tag="seats"):
    """Who sits where, when only that has changed."""

    title: str
    state: TableState
    seats: list[SeatInfo]
    next: str | None
    talk: bool


class Talk(Struct, frozen=True, tag="talk"):
    """What was said since the last of these; the first one holds what was said before."""

    lines: list[TalkLine]


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
    """Why an action can't be taken, or why nothing can be done with a piece."""

    action: str | None
    piece: str | None
    lines: list[str]
    """Whole sentences, the most important first."""
    rule: str | None
    """The paragraph of the rules."""


class Hints(Struct, frozen=True, tag="hint"):
    """What a strong player would do, the best move first."""

    n: int
    moves: list[HintMove]


class Pong(Struct, frozen=True, tag="pong"):
    """A sign of life."""


class Problem(Struct, frozen=True, tag="error"):
    """What was wrong with a message; nothing has changed."""

    key: str
    text: str


ServerMessage = View | Seats | Talk | Stale | Confirm | WhyNot | Hints | Pong | Problem
encode = msgspec.json.Encoder().encode
