"""A program that is talked to in lines, and never waited for longer than was agreed."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from contextlib import suppress
from typing import Final, final

from meadowmarket.bots.bot import BotFailed
from meadowmarket.core.messages import Message

LONGEST_LINE: Final = 65_536
"""The bytes that a program may say at once."""

FAREWELL_SECONDS: Final = 1.0
"""How long a program may take to end by itself."""


@final
class LineProcess:
    """A program that runs; what it writes to its standard error goes to that of this process."""

    def __init__(self, command: list[str]) -> None:
        try:
            # In a session of its own: it does not hear Ctrl+C, and whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed(Message("failure-not-started"), str(error)) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin: Final = self._process.stdin
        self._stdout: Final = self._process.stdout
        self._heard = b""
        # A program that does not listen must not hold up the one who talks to it.
        os.set_blocking(self._stdin.fileno(), False)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Says a line and returns the next one from the program; raises BotFailed if that takes too long."""
        deadline = time.monotonic() + seconds
        unsaid = line
        while unsaid or b"\n" not in self._heard:
            patience = max(0.0, deadline - time.monotonic())
            speaks, listens, _ = select.select([self._stdout], [self._stdin] if unsaid else [], [], patience)
            if not speaks and not listens:
                raise BotFailed(Message("failure-silent"), f"{seconds:g} s")
            if listens:
                unsaid = unsaid[self._say(unsaid) :]
            if speaks:
                self._hear()
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _say(self, line: bytes) -> int:
        try:
            return os.write(self._stdin.fileno(), line)
        except BrokenPipeError as error:
            raise self._gone() from error

    def _hear(self) -> None:
        heard = os.read(self._stdout.fileno(), LONGEST_LINE)
        if not heard:
            raise self._gone()
        self._heard += heard
        if len(self._heard) > LONGEST_LINE:
            raise BotFailed(Message("failure-too-long"), f"> {LONGEST_LINE}")

    def _gone(self) -> BotFailed:
        return BotFailed(Message("failure-ended"), f"status {self.end(FAREWELL_SECONDS)}")

    def leave(self, farewell: bytes) -> None:
        """Says farewell and ends the program, which may do so by itself first."""
        try:
            os.write(self._stdin.fileno(), farewell)
        except OSError:  # it does not listen any more
            self.end()
        else:
            self.end(FAREWELL_SECONDS)

    def end(self, seconds: float = 0.0) -> int:
        """Ends the program, and all that it has started, after so long; returns its exit status."""
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        with suppress(OSError):  # nobody may be left
            os.killpg(self._process.pid, signal.SIGKILL)
        self._stdout.close()
        return self._process.wait()
