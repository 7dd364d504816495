"""The record of an arena: its played games, in memory and in a file from which it can continue.

The file has one line of JSON for the setup and one per game. More games can be added later.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from meadowmarket import __version__
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.arena.match import Played, matches
from meadowmarket.lab.simulation import GameSetup, opened
from meadowmarket.terminal import saves

FORMAT = "meadowmarket arena 1"


class Ticket(NamedTuple):
    """The place of a game in an arena: the number of its match, of its deal, and who sits where."""

    match: int
    deal: int
    rotation: int


class Header(msgspec.Struct):
    """What the games of a file have in common."""

    format: str
    version: str
    game: str
    bots: list[str]
    seed: int


class RecordLine(msgspec.Struct, forbid_unknown_fields=True):
    """A game in the file: the fields of its ticket, then its result."""

    match: int
    deal: int
    rotation: int
    points: list[int]
    winners: list[int]
    choices: list[int]
    milliseconds: list[float]
    failures: list[int]
    decisions: int
    is_over: bool


def _take(file: IO[bytes], path: Path) -> None:
    """Lock a file until it is closed: the lines of two arenas would get mixed."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BadSetup(Message("arena-record-in-use", {"file": str(path)})) from error


class Record:
    """The games played so far; without a file they end with the process."""

    def __init__(self, setup: GameSetup, path: Path | None = None) -> None:
        self.setup = setup
        self.path = path
        self.games: dict[Ticket, Played] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            with saves.refusing_unwritable(path):
                self._open(path)

    def add(self, ticket: Ticket, played: Played) -> None:
        """Add a game; once this returns, only a crash of the machine loses it."""
        self.games[ticket] = played
        if self.path is not None:
            with saves.refusing_unwritable(self.path):
                self._write({**ticket._asdict(), **played._asdict()})

    def whole_deals(self, match: int) -> int:
        """Count the deals of a match, from the first on, that have been played in all rotations."""
        deal = 0
        while all(Ticket(match, deal, rotation) in self.games for rotation in range(self.setup.players)):
            deal += 1
        return deal

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def _write(self, line: dict[str, object]) -> None:
        if self._file is not None:
            unwritten = json.dumps(line, ensure_ascii=False).encode() + b"\n"
            while unwritten:
                unwritten = unwritten[self._file.write(unwritten) :]

    def _open(self, path: Path) -> None:
        header = Header(FORMAT, __version__, opened(self.setup).id, list(self.setup.bots), self.setup.seed)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file() and not path.is_dir():  # a device or a pipe keeps nothing
            raise BadSetup(Message("arena-not-a-record", {"file": str(path)}))
        self._file = path.open("ab", buffering=0)  # nothing is left to be written when it is closed
        try:
            _take(self._file, path)
            data = path.read_bytes()
            if not data:
                self._write(msgspec.structs.asdict(header))
                return
            whole = data.rfind(b"\n") + 1
            self._read(path, header, data[:whole].splitlines())
            self._file.truncate(whole)  # a kill may have cut the last line short
        except BaseException:
            self.close()
            raise

    def _read(self, path: Path, header: Header, lines: list[bytes]) -> None:
        try:
            found = msgspec.json.decode(lines[0] if lines else b"", type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadSetup(Message("arena-not-a-record", {"file": str(path)})) from error
        for name, wanted in msgspec.structs.asdict(header).items():
            if getattr(found, name) != wanted:
                args = {"file": str(path), "what": name, "found": str(getattr(found, name)), "wanted": str(wanted)}
                raise BadSetup(Message("arena-other-record", args))
        for number, text in enumerate(lines[1:], 2):
            try:
                line = msgspec.json.decode(text, type=RecordLine)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                line = None
            if line is None or not self._fits(line):
                raise BadSetup(Message("arena-damaged-record", {"file": str(path), "line": number}))
            ticket = Ticket(line.match, line.deal, line.rotation)
            self.games[ticket] = Played(*(getattr(line, name) for name in Played._fields))

    def _fits(self, line: RecordLine) -> bool:
        players = self.setup.players
        return (
            0 <= line.match < len(matches(self.setup.bots, players))
            and 0 <= line.rotation < players
            and line.deal >= 0
            and len(line.points) >= players
            and all(len(of_seats) == players for of_seats in (line.choices, line.milliseconds, line.failures))
            and all(0 <= seat < players for seat in line.winners)
        )
