"""The bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from meadowmarket.core.rng import MASK
from meadowmarket.server.messages.base import Incoming, Name, Notation, Secret, Word


class NewTable(Incoming, frozen=True):
    """Asks for a new table."""

    game: Word
    seats: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=16)]
    ruleset: Word | None = None
    settings: dict[Word, Word] = msgspec.field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=MASK)] | None = None
    title: Name = ""
    names: Annotated[list[Name], Meta(max_length=16)] = msgspec.field(default_factory=list)
    talk: bool = True
    """Whether players may talk to each other."""


class Join(Incoming, frozen=True):
    """Asks for an open seat: the one named, or the first."""

    invite: Secret
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class Rename(Incoming, frozen=True):
    """Renames the seat's person or the table, or lets players talk or not."""

    name: Name | None = None
    title: Name | None = None
    talk: bool | None = None


class Leave(Incoming, frozen=True):
    """Leaves a seat, to a bot or to nobody."""

    bot: Annotated[str, Meta(max_length=80)] | None = None


class GiveSeat(Incoming, frozen=True):
    """Gives a seat to a bot."""

    bot: Annotated[str, Meta(max_length=80)]


class Abandon(Incoming, frozen=True):
    """Asks to end the game early, or not any more."""

    abandon: bool = True


class Upload(Incoming, frozen=True):
    """Uploads a replay."""

    text: str


class LessonMove(Incoming, frozen=True):
    """A move of a learner, at a step of a lesson."""

    step: Annotated[int, Meta(ge=0, le=999)]
    action: Notation


class PlayOn(Incoming, frozen=True):
    """Asks for a table that plays on from a position of a replay: from a seat, against bots of one name."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=99)]
    bot: Annotated[str, Meta(max_length=80)] = "normal"
    name: Name = ""
