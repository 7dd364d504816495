"""Log lines on standard error, with time, level and table, as text or as JSON."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
MINUTE = 60.0
MOST_ALIKE = 20
"""The most lines of one kind per minute."""
MOST_KINDS = 1000

_table: ContextVar[str] = ContextVar("table", default="")


@contextmanager
def about_table(table: str) -> Iterator[None]:
    """Name a table in all lines that are written within this context."""
    token = _table.set(table)
    try:
        yield
    finally:
        _table.reset(token)


COUNTS: Counter[str] = Counter()
"""By level: the lines so far, including those that were left out."""


class Facts(logging.Filter):
    """Adds the table that a line is about, and counts it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything pass."""
        COUNTS[record.levelname] += 1
        if not hasattr(record, "table"):
            record.table = _table.get()
        return True


class FewAlike(logging.Filter):
    """A limit of lines of one kind per minute; the next minute's first line says how many were left out.

    So visitors can't fill the disk with log lines.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began = clock()
        self._counts: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line may pass."""
        now = self._clock()
        kind = record.name, str(record.msg)[:200]
        if now - self._began >= MINUTE or len(self._counts) >= MOST_KINDS:
            left_out = sum(max(0, count - MOST_ALIKE) for count in self._counts.values())
            self._began, self._counts = now, {}
            if left_out:
                record.msg, record.args = f"{record.getMessage()} ({left_out} lines like others were left out)", ()
        self._counts[kind] = self._counts.get(kind, 0) + 1
        return self._counts[kind] <= MOST_ALIKE


class AsText(logging.Formatter):
    """One line: time, level, logger, table, message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(about)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as text."""
        table = getattr(record, "table", "")
        record.about = f" [{table}]" if table else ""
        return super().format(record)


class AsJson(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        fields = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "table": getattr(record, "table", ""),
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def configure(form: str) -> None:
    """Have everything from a warning on written to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == JSON else AsText())
    handler.addFilter(Facts())
    handler.addFilter(FewAlike())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
