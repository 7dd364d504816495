"""What the server writes to its log."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadowmarket.server.operation.logs import MINUTE, MOST_ALIKE, AsJson, AsText, Facts, FewAlike, about_table
from tests.server.support import Server, play_on


class Kept(logging.Handler):
    """Keeps the lines that pass."""

    def __init__(self, formatter: logging.Formatter, *filters: logging.Filter) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(formatter)
        for one in filters:
            self.addFilter(one)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    found = logging.getLogger("tests.some")
    found.propagate = False
    yield found
    found.handlers.clear()


def test_a_line_has_time_level_and_table(logger: logging.Logger) -> None:
    text, as_json = Kept(AsText(), Facts()), Kept(AsJson(), Facts())
    for handler in (text, as_json):
        logger.addHandler(handler)
    with about_table("T1"):
        logger.warning("it is %s", "late")
    try:
        raise ValueError("odd")
    except ValueError:
        logger.exception("failed")
    assert text.lines[0].endswith("WARNING tests.some [T1]: it is late")
    first, second = (json.loads(line) for line in as_json.lines)
    assert first.pop("time").endswith("Z")
    assert first == {"level": "warning", "logger": "tests.some", "table": "T1", "message": "it is late"}
    assert (second["level"], second["table"]) == ("error", "")
    assert "ValueError: odd" in second["error"]


def test_lines_alike_are_left_out_and_counted(logger: logging.Logger) -> None:
    now = 0.0
    kept = Kept(AsText(), FewAlike(lambda: now))
    logger.addHandler(kept)
    for i in range(1000):
        logger.warning("bad request %d", i)
    logger.warning("something else")
    assert len(kept.lines) == MOST_ALIKE + 1
    now = MINUTE
    logger.warning("later")
    assert kept.lines[-1].endswith(f"later ({1000 - MOST_ALIKE} lines like others were left out)")
    logger.warning("bad request %d", 1)
    assert kept.lines[-1].endswith("bad request 1")


@pytest.mark.compiled_only
def test_a_bot_that_fails_is_logged_with_its_table(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.arguments = ["--log", "json", f"--bot=broken={sys.executable} -c pass"]
    server.start()
    table = server.table("me", "bot:broken")
    with table.sit(0) as anna:
        play_on([anna])
    server.stop()
    lines = [json.loads(line) for line in server.errors().splitlines()]
    assert {(line["table"], line["level"]) for line in lines} == {(table.id, "error")}
    assert 0 < len(lines) <= MOST_ALIKE
    assert "bot broken failed" in lines[0]["message"]
