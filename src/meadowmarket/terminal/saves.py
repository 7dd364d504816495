"""Saved games: where they are kept, and how they are written atomically."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from meadowmarket import games
from meadowmarket.core import replay
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.files import read_bytes, reason_of
from meadowmarket.core.messages import Message
from meadowmarket.core.replay import Replay
from meadowmarket.core.table import Table

SUFFIX = ".replay"


def data_folder() -> Path:
    """Return the folder of the user's saved games."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "meadowmarket" / "games"


def given_path(name: str) -> Path:
    """Return the path that someone typed, with `~` for a home, if there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # nobody has that name
        return Path(name)


def new_path(table: Table) -> Path:
    """Return where a new game is saved: a new file, named by game, time and seed."""
    time = datetime.now().strftime("%Y%m%d-%H%M%S")
    name = f"{table.game.name}-{time}-{table.seed}"
    names = chain([name], (f"{name}-{n}" for n in count(2)))
    return next(path for path in (data_folder() / f"{name}{SUFFIX}" for name in names) if not path.exists())


class SaveFile:
    """The file to which a game is saved while it is played. A loaded game leaves its old file as it is."""

    def __init__(self, path: Path, source: Path | None = None, text: str = "") -> None:
        self.path = path
        self._source = source
        self._text = text

    @classmethod
    def of_new(cls, table: Table) -> SaveFile:
        """Return a new save file for a game."""
        return cls(new_path(table))

    @classmethod
    def of_copy(cls, table: Table, source: Path) -> SaveFile:
        """Return a new save file for a game loaded from another; it is written with the first change."""
        return cls(new_path(table), source, replay.write(table))

    @property
    def latest(self) -> Path:
        """Return the file that holds the game as it is."""
        return self._source or self.path

    def save(self, table: Table) -> None:
        """Write the game if it has changed; raise OSError if that fails."""
        text = replay.write(table)
        if text != self._text:
            write(self.path, text)
            self._text, self._source = text, None


def write(path: Path, text: str) -> None:
    """Write a file atomically, and flush it to the disk; raise OSError if it can't be written."""
    try:
        target = Path(os.path.realpath(path))  # a link stays a link
        target.parent.mkdir(parents=True, exist_ok=True)
        is_special = target.exists() and not target.is_file()
    except ValueError as error:  # a name that no file can have
        raise OSError(str(error)) from error
    if is_special:  # a device or a pipe, which must not be replaced
        with target.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        return
    temporary = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            if target.exists():
                temporary.chmod(stat.S_IMODE(target.stat().st_mode))
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


@contextmanager
def refusing_unwritable(path: Path) -> Iterator[None]:
    """Raise BadSetup, with the reason, where a file or folder can't be written."""
    try:
        yield
    except (OSError, ValueError) as error:  # a ValueError: a name that no file can have
        raise BadSetup(Message("cannot-write", {"file": str(path), "reason": reason_of(error)})) from error


def write_or_refuse(path: Path, text: str) -> None:
    """Write a file atomically; raise BadSetup if it can't be written."""
    with refusing_unwritable(path):
        write(path, text)


def refuse_taken(path: Path) -> None:
    """Raise BadSetup if a file that a command is to write holds something, or can't be written.

    It is said before the work that fills the file, not after hours.
    """
    refuse_unwritable(path)
    if path.is_file() and path.stat().st_size:  # a device or a pipe holds nothing that could be lost
        raise BadSetup(Message("file-is-taken", {"file": str(path)}))


def refuse_unwritable(path: Path) -> None:
    """Raise BadSetup if a file can't be written: before the work that fills it, not hours later."""
    folder = path.absolute().parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    flaw = 0
    if path.is_dir():
        flaw = errno.EISDIR
    elif not folder.is_dir():
        flaw = errno.ENOTDIR
    elif not os.access(path if path.exists() else folder, os.W_OK):
        flaw = errno.EACCES
    if flaw:
        raise BadSetup(
            Message("cannot-write", {"file": str(path), "reason": reason_of(OSError(flaw, os.strerror(flaw)))})
        )


def saved_files(game: str | None) -> list[Path]:
    """List the saved games, of one game or of all, the newest first; those continued in another file are left out."""
    found = [path for path in data_folder().glob(f"{game or '*'}-*{SUFFIX}") if path.is_file()]
    read = sorted((path.read_text("utf-8", "replace"), path.stat().st_mtime, path) for path in found)
    # In this order, a text that begins another one stands right before such a one.
    last = [i for i in range(len(read)) if i + 1 == len(read) or not read[i + 1][0].startswith(read[i][0])]
    return [path for _, _, path in sorted((read[i] for i in last), key=lambda entry: entry[1], reverse=True)]


def latest(game: str | None) -> Path:
    """Return the game that was played last and isn't over; raise BadSetup if there is none."""
    for path in saved_files(game):
        if "\nend " not in path.read_text("utf-8", "replace"):
            return path
    raise BadSetup(Message("no-saved-game", {"folder": str(data_folder())}))


def read_replay(path: Path) -> Replay:
    """Read a replay; raise BadSetup if there is no such file, CorruptReplay if it holds something else."""
    try:
        data = read_bytes(path)
    except OSError as error:
        raise BadSetup(Message("cannot-read", {"file": str(path), "reason": reason_of(error)})) from error
    try:
        return replay.read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise replay.damaged(line, "replay-not-text", {"found": f"0x{data[error.start]:02x}"}) from error


def load(path: Path, cards: str | None, moves: int = -1) -> Table:
    """Open the game that a file holds and play it through."""
    read = read_replay(path)
    game = games.open_game(read.game, read.players, read.ruleset, read.settings, cards, read.rules_version)
    return replay.verify(game, read, moves)
