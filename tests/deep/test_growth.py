"""Many tables for a long time: the server's memory does not grow.

`MEADOWMARKET_DEEP_SECONDS` says for how long.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support import Server, TableClient, play_on

pytestmark = [pytest.mark.deep, pytest.mark.compiled_only]

SECONDS = int(os.environ.get("MEADOWMARKET_DEEP_SECONDS", "3600"))
TABLES = 500
MOST_GROWTH = 1.1


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    running = Server(
        tmp_path,
        MEADOWMARKET_TABLES_PER_HOUR="1000000",
        MEADOWMARKET_SOCKETS_PER_ADDRESS="2000",
        MEADOWMARKET_CONNECTIONS_PER_ADDRESS="2000",
        MEADOWMARKET_KEEP_SECONDS="5",
    ).start()
    yield running
    running.stop()


def one_round(server: Server, tables: list[TableClient], count: int) -> None:
    """Has a few moves made at every table; who is done is replaced by a new one."""
    for place, table in enumerate(tables):
        with table.sit(0) as anna, table.sit(1) as ben:
            play_on([anna, ben], most=6)
            is_over = anna.view["state"] == "over"
        if is_over:
            tables[place] = server.table("me", "me", "bot:random", seed=count * TABLES + place)


def test_memory_does_not_grow(patient: Server) -> None:
    assert patient.process is not None
    pages = Path(f"/proc/{patient.process.pid}/statm")
    tables = [patient.table("me", "me", "bot:random", seed=seed) for seed in range(TABLES)]
    started, count, used = time.monotonic(), 0, []
    while time.monotonic() - started < SECONDS or count < 4:
        count += 1
        one_round(patient, tables, count)
        used.append(int(pages.read_text().split()[1]))
    # The first rounds fill caches; after that the middle and the end must be alike.
    middle = sorted(used[len(used) // 4 : len(used) // 2 + 1])[0]
    assert min(used[-2:]) <= middle * MOST_GROWTH, used
