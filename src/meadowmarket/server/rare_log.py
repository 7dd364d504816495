"""A log that strangers can't fill: so many lines per minute, and then a count of what was left out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MINUTE = 60.0
LINES_PER_MINUTE = 20


class RareLog:
    """Writes what goes wrong with visitors, or with one table, without growing by what they send."""

    def __init__(
        self, logger: logging.Logger, lines: int = LINES_PER_MINUTE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._logger = logger
        self._lines = lines
        self._clock = clock
        self._began = clock()
        self._written = 0
        self._left_out = 0

    def warning(self, text: str, *args: object, error: BaseException | None = None) -> None:
        """Writes a line, with the error's origin if one is given; counts it if there were too many."""
        now = self._clock()
        if now - self._began >= MINUTE:
            if self._left_out:
                self._logger.warning("%d lines of this kind were left out", self._left_out)
            self._began, self._written, self._left_out = now, 0, 0
        if self._written >= self._lines:
            self._left_out += 1
            return
        self._written += 1
        self._logger.warning(text, *args, exc_info=error)
