"""The terminal that a game is played at: one screen per decision on a real one, plain lines in a pipe."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from types import FrameType, TracebackType
from typing import NoReturn, Self

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from meadowmarket.texts import Catalogue

with suppress(ImportError):
    import readline

HAS_READLINE = "readline" in globals()
STOP = "q"
SIGNALLED = 128
REPEAT_S = 0.2


class Rows:
    """Lines that are rendered already."""

    def __init__(self, lines: Sequence[Sequence[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Signals:
    """Signal handling: Ctrl-C and SIGTERM leave the game by an exception, so that the usual screen comes back.

    readline waits for input without a time limit, and a signal wakes it only while it waits: one that comes just before
    is noticed at the next key. So a thread repeats the signal until the exception has left the game.
    """

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._wakeup = -1
        self._watcher = threading.Thread()

    def begin(self) -> None:
        """Start to watch for signals."""
        self._ended.clear()
        received, self._wakeup = os.pipe()
        os.set_blocking(self._wakeup, False)
        signal.set_wakeup_fd(self._wakeup, warn_on_full_buffer=False)
        signal.signal(signal.SIGTERM, _exit)
        self._watcher = threading.Thread(target=self._watch, args=(received,), daemon=True)
        self._watcher.start()

    def end(self) -> None:
        """Stop watching; later signals have their usual effect."""
        usual = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGTERM)}
        self._ended.set()
        signal.set_wakeup_fd(-1)
        os.close(self._wakeup)
        self._watcher.join()
        signal.signal(signal.SIGINT, usual[signal.SIGINT])
        signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def _watch(self, received: int) -> None:
        with os.fdopen(received, "rb", buffering=0) as numbers:
            while number := numbers.read(1):
                while not self._ended.wait(REPEAT_S):
                    signal.pthread_kill(threading.main_thread().ident or 0, number[0])


def _exit(number: int, _: FrameType | None) -> NoReturn:
    raise SystemExit(SIGNALLED + number)


class Terminal:
    """Input and output of a game.

    A live terminal shows the game on its alternate screen, so that nothing of a hand stays in the scrollback; leaving
    the context brings the usual screen back, whatever happened. Anything else gets plain lines, in order.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.console = Console(highlight=False)
        is_dumb = self.console.is_dumb_terminal
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and self.console.is_terminal and not is_dumb
        self._signals = Signals()
        self._notices: list[Text] = []

    def __enter__(self) -> Self:
        if self.is_live:
            self._signals.begin()
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.is_live:
            self._signals.end()
            self.console.set_alt_screen(False)
            set_completer(None)
        for notice in self._take_notices():
            self.console.print(notice)

    @property
    def rows(self) -> int:
        """Return how many rows a screen has above the line to type in."""
        return max(8, self.console.height - 1)

    # -- showing

    def notice(self, text: str) -> None:
        """Show a message that must be seen: at once, or at the top of the next screen."""
        if self.is_live:
            self._notices.append(Text(text))
        else:
            self.console.print(Text(text))

    def _take_notices(self) -> list[Text]:
        notices, self._notices = self._notices, []
        return notices

    def new_screen(self, compose: Callable[[list[Text]], Sequence[RenderableType]]) -> None:
        """Show what `compose` makes of the notices, on an empty screen if the terminal is live."""
        drawn = compose(self._take_notices())
        self.clear()
        self.console.print(*drawn, sep="\n", end="\n" if drawn else "")

    def clear(self) -> None:
        """Empty a live screen."""
        if self.is_live:
            self.console.clear()

    def forget_typed(self) -> None:
        """Clear the input history, so that the next player can't read it."""
        if self.is_live and HAS_READLINE:
            readline.clear_history()

    def page(self, *shown: RenderableType) -> None:
        """Print something long; a live terminal stops after each screenful."""
        if not self.is_live:
            self.console.print(*shown, sep="\n")
            return
        lines = self.console.render_lines(Group(*shown), pad=False)
        room = self.rows - 1
        while len(lines) > room:
            self.console.print(Rows(lines[:room]), end="")
            lines = lines[room:]
            if self.read("play-more").strip().lower() == STOP:
                return
        self.console.print(Rows(lines), end="")

    def height(self, shown: RenderableType) -> int:
        """Return the number of rows that something takes."""
        return len(self.console.render_lines(shown, pad=False))

    def thinking(self, text: str) -> AbstractContextManager[object]:
        """Show on a live terminal that something takes long."""
        return self.console.status(Text(text)) if self.is_live else nullcontext()

    # -- reading

    def read(self, key: str, candidates: Callable[[str], Sequence[str]] | None = None) -> str:
        """Read a line; Tab completes it by the candidates for what was typed. Raises EOFError at the end."""
        if self.is_live:
            set_completer(candidates)
        return input(self.catalogue.say(key))


def set_completer(candidates: Callable[[str], Sequence[str]] | None) -> None:
    """Make Tab complete whole lines, where the system has readline."""
    if not HAS_READLINE:
        return
    found: list[str] = []

    def complete(text: str, state: int) -> str | None:
        if state == 0 and candidates is not None:
            found[:] = candidates(text)
        return found[state] if state < len(found) else None

    readline.set_completer(complete if candidates is not None else None)
    readline.set_completer_delims("")
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
