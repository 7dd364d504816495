"""Takeover: two servers never share a data folder, and a new one can replace the running one."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TextIO

from meadowmarket.core.errors import BadSetup
from meadowmarket.core.files import reason_of
from meadowmarket.core.messages import Message
from meadowmarket.server.settings import Settings

TAKEOVER_SECONDS = 30.0
LOOK_SECONDS = 0.02


@contextmanager
def place(settings: Settings) -> Iterator[Callable[[], None]]:
    """Hold the place of a server; yield a function to call when this server is ready.

    With SQLite each process would be sure to be the only owner of the tables, so there is one place for a data
    folder: a server that takes over first ends the one before. With PostgreSQL several may run, and the one before is
    ended when this one is ready. Raises BadSetup if the place is taken or the folder can't be used.
    """
    storage = settings.storage
    path = storage.folder / (f"lock-{settings.network.port}" if storage.is_shared else "lock")
    with _opened(path) as file:
        if _lock(file):
            _sign(path)
        elif storage.is_shared:
            yield (lambda: _succeed(file, path)) if settings.takes_over else _nothing
            return
        else:
            if not settings.takes_over:
                raise BadSetup(Message("data-in-use", {"folder": str(storage.folder)}))
            _end(path)
            _wait(file, storage.folder)
            _sign(path)
        yield _nothing


def _opened(path: Path) -> TextIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a")
    except (OSError, ValueError) as error:  # a ValueError: a name that no folder can have
        is_file = isinstance(error, FileExistsError)
        reason = reason_of(NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) if is_file else error)
        raise BadSetup(Message("bad-data-folder", {"folder": str(path.parent), "reason": reason})) from error


def _nothing() -> None:
    """Do nothing: there is no server to replace."""


def _succeed(file: TextIO, path: Path) -> None:
    """Stop the previous server, then take its place."""
    _end(path)

    def wait() -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
        _sign(path)

    Thread(target=wait, daemon=True).start()


def _lock(file: TextIO) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _wait(file: TextIO, folder: Path) -> None:
    deadline = time.monotonic() + TAKEOVER_SECONDS
    while not _lock(file):
        if time.monotonic() > deadline:
            raise BadSetup(Message("data-in-use", {"folder": str(folder)}))
        time.sleep(LOOK_SECONDS)


def _sign(path: Path) -> None:
    path.write_text(f"{os.getpid()}\n")


def _end(path: Path) -> None:
    """Ask the process that holds the place to end. No other process has its id, since it holds the lock."""
    text = path.read_text().strip()
    if text.isdigit():
        os.kill(int(text), signal.SIGTERM)
