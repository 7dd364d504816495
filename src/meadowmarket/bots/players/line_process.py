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

STOP_SECONDS: Final = 1.0
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
        self._received = b""
        # A program that does not read must not block this process.
        os.set_blocking(self._stdin.fileno(), False)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the program's next one; raise BotFailed if that takes too long."""
        deadline = time.monotonic() + seconds
        unsent = line
        while unsent or b"\n" not in self._received:
            timeout = max(0.0, deadline - time.monotonic())
            readable, writable, _ = select.select([self._stdout], [self._stdin] if unsent else [], [], timeout)
            if not readable and not writable:
                raise BotFailed(Message("failure-silent"), f"{seconds:g} s")
            if writable:
                unsent = unsent[self._write(unsent) :]
            if readable:
                self._read()
        answer, _, self._received = self._received.partition(b"\n")
        return answer

    def send(self, line: bytes) -> None:
        """Send a line that has no answer; what the program does not read at once is lost."""
        with suppress(OSError):  # it no longer reads
            os.write(self._stdin.fileno(), line)

    def _write(self, line: bytes) -> int:
        try:
            return os.write(self._stdin.fileno(), line)
        except BrokenPipeError as error:
            raise self._ended() from error

    def _read(self) -> None:
        received = os.read(self._stdout.fileno(), LONGEST_LINE)
        if not received:
            raise self._ended()
        self._received += received
        if len(self._received) > LONGEST_LINE:
            raise BotFailed(Message("failure-too-long"), f"> {LONGEST_LINE}")

    def _ended(self) -> BotFailed:
        return BotFailed(Message("failure-ended"), f"status {self.end(STOP_SECONDS)}")

    def stop(self, last_line: bytes) -> None:
        """Send a last line and end the program, which gets time to end by itself."""
        try:
            os.write(self._stdin.fileno(), last_line)
        except OSError:  # it no longer reads
            self.end()
        else:
            self.end(STOP_SECONDS)

    def end(self, seconds: float = 0.0) -> int:
        """End the program and everything it has started, after some seconds; return its exit status."""
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        with suppress(OSError):  # nobody may be left
            os.killpg(self._process.pid, signal.SIGKILL)
        self._stdout.close()
        return self._process.wait()
