"""A real terminal for tests: a program on the other side of a pseudo-terminal, and all that it wrote there."""

from __future__ import annotations

import codecs
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE_S = 120.0
ALTERNATE = re.compile(r"\x1b\[\?1049h.*?(?:\x1b\[\?1049l|\Z)", re.DOTALL)
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class PseudoTerminal:
    """Runs a command as on a terminal of a size; `seen` is all that came from it."""

    def __init__(self, command: list[str], environment: dict[str, str], folder: Path, rows: int = 24) -> None:
        self.seen = ""
        self._from = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        variables = {name: value for name, value in environment.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**variables, "TERM": "xterm-256color"},
            cwd=folder,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        os.close(self._master)

    def type(self, text: str) -> None:
        """Types something; nothing of what was seen before counts for `wait_for` any more."""
        self._from = len(self.seen)
        os.write(self._master, text.encode())

    def wait_for(self, text: str) -> None:
        """Read until a text has come."""
        deadline = time.monotonic() + PATIENCE_S
        while text not in self.plain(self.seen[self._from :]):
            assert time.monotonic() < deadline, self.seen
            assert self._read(), self.seen

    def end(self) -> int:
        """Read until the program has ended; return its status."""
        deadline = time.monotonic() + PATIENCE_S
        while self._read():
            assert time.monotonic() < deadline, self.seen
        return self.process.wait()

    def _read(self) -> bool:
        if not select.select([self._master], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side has been closed
            return False
        self.seen += self._decoder.decode(data)
        return bool(data)

    @staticmethod
    def plain(text: str) -> str:
        """Return a text without codes."""
        return CODES.sub("", text).replace("\r", "")

    @property
    def left_behind(self) -> str:
        """Return what stands on the usual screen: all that was not written on the alternate one."""
        return self.plain(ALTERNATE.sub("", self.seen))
