"""A child process that exchanges lines with this one, with a timeout for every exchange."""

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
"""The most bytes in one line of a program."""

FAREWELL_SECONDS: Final = 1.0
"""How many seconds a program may take to end by itself."""


@final
class LineProcess:
    """A running program; its standard error is that of this process."""

    def __init__(self, command: list[str]) -> None:
        try:
            # In its own session: Ctrl+C does not reach it, and all that it starts can be ended with it.
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
        # A program that does not read must not block this process.
        os.set_blocking(self._stdin.fileno(), False)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the program's next one; raise BotFailed if that takes too long."""
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

    def tell(self, line: bytes) -> None:
        """Send a line that has no answer, as far as the program reads it at once."""
        with suppress(OSError):  # it no longer reads
            os.write(self._stdin.fileno(), line)

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
        """Send a last line and end the program, which gets time to end by itself."""
        try:
            os.write(self._stdin.fileno(), farewell)
        except OSError:  # it no longer reads
            self.end()
        else:
            self.end(FAREWELL_SECONDS)

    def end(self, seconds: float = 0.0) -> int:
        """End the program and everything it has started, after some seconds; return its exit status."""
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        with suppress(OSError):  # nobody may be left
            os.killpg(self._process.pid, signal.SIGKILL)
        self._stdout.close()
        return self._process.wait()
