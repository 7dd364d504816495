"""Stored records: a table, its seats and its actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from meadowmarket.core.rng import is_secret_seed

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass
class SeatRecord:
    """One seat as it is stored. `bot` is also the stand-in of a person who is away.

    `former_hash` is the hash of the secret that proved the seat before it was given to someone else.
    """

    seat: int
    kind: str
    name: str
    bot: str
    secret_hash: str
    away: bool = False
    abandons: bool = False
    former_hash: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.kind == BOT or (self.kind == PERSON and self.away and self.bot != "")

    def as_row(self, table: str) -> dict[str, object]:
        """Return the row of this seat."""
        return {"table_id": table, **self.__dict__}


@dataclass
class TableRecord:
    """One table as it is stored, with its seats.

    `played_before` is how many of its actions come from the recorded game that it continues, if any.
    """

    id: str
    game: str
    rules_version: int
    ruleset: str
    settings: dict[str, str]
    players: int
    pack_digest: str
    seed: int
    title: str
    state: str
    invite_hash: str
    next: str | None
    created: float
    changed: float
    seats: list[SeatRecord]
    played_before: int | None = None
    talk: bool = True

    @property
    def is_practice(self) -> bool:
        """Whether someone may know all chance to come: the seed was chosen, or is that of a recorded game."""
        return not is_secret_seed(self.seed) or self.played_before is not None

    def as_row(self) -> dict[str, object]:
        """Return the row of this table, without its seats."""
        row = {name: value for name, value in self.__dict__.items() if name != "seats"}
        row["settings"] = msgspec.json.encode(self.settings, order="sorted").decode()
        if is_secret_seed(self.seed):
            row |= {"seed": 0, "secret_seed": str(self.seed)}
        return row


@dataclass(frozen=True)
class ActionRow:
    """One action, or one undo of the last choice, with the checksum of the state after it.

    `failure` is the key that says how the bot failed, if the action was chosen at random for it.
    """

    n: int
    seat: int
    notation: str
    is_undo: bool
    checksum: str
    failure: str = ""
