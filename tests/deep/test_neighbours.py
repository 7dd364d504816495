"""Figures that are reported, not asserted: they depend on the machine and on what else runs there.

What twenty tables of four experts cost another visitor's easy bot; and how long players are away when one server takes
over from another. `pytest --deep tests/deep/test_neighbours.py -s` prints them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import postgres as postgres
from tests.server.support import PATIENCE, Player, Server, TableClient

pytestmark = [pytest.mark.deep, pytest.mark.compiled_only]

EXPERT_TABLES = 20
STEPS = 60
"""Actions of easy bots that are measured."""
GAMES = 3
PLAYERS = 20
NEIGHBOUR = "127.0.0.2"
PAUSES = (0.1, 0.5, 1.0, 2.0)
"""Seconds until the page tries again, about as `web/src/net/socket.ts` has it."""


@pytest.fixture
def roomy(tmp_path: Path) -> Iterator[Server]:
    """A server as it is by itself: with as many workers as usual."""
    running = Server(tmp_path)
    running.variables = {"MEADOWMARKET_WORKERS": "2"}
    yield running.start()
    running.stop()


def seconds_of_easy_bots(server: Server, seed: int) -> float:
    """Has two easy bots play from another address, while someone looks on."""
    wanted = {"game": "everdell", "seats": ["bot:easy", "bot:easy"], "seed": seed}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=NEIGHBOUR), timeout=PATIENCE) as neighbour:
        answer = neighbour.post(f"{server.address}/api/tables", json=wanted)
    started = time.monotonic()
    with Player(server, answer.json()["table"], None, None, "en", source_address=(NEIGHBOUR, 0)) as connection:
        connection.until(lambda view: view["step"] >= STEPS)
    return time.monotonic() - started


def test_what_many_experts_cost_the_easy_bot_of_another_visitor(roomy: Server) -> None:
    seconds_of_easy_bots(roomy, 99)  # the workers start
    before = [seconds_of_easy_bots(roomy, seed) for seed in range(GAMES)]
    with ExitStack() as stack:
        for seed in range(EXPERT_TABLES):
            table = roomy.table(*["bot:expert"] * 4, game="everdell", seed=seed)
            stack.enter_context(table.watch())
        during = [seconds_of_easy_bots(roomy, seed) for seed in range(GAMES)]
    each = [1000 * sum(found) / GAMES / STEPS for found in (before, during)]
    print(f"\neasy bot, ms per action: {each[0]:.1f} alone, {each[1]:.1f} beside {EXPERT_TABLES} tables of 4 experts")
    print(f"ratio: {each[1] / each[0]:.2f} (games: {[round(b / a, 2) for a, b in zip(before, during, strict=True)]})")


def seconds_away(player: Player, table: TableClient, found: list[float]) -> None:
    """Wait for the end of a connection, and come back as the page does."""
    try:
        while True:
            player.hear()
    except ConnectionClosed:
        gone = time.monotonic()
    for pause in (*PAUSES, *[PAUSES[-1]] * 30):
        time.sleep(pause)
        try:
            with table.sit(0, player.view["n"]):
                found.append(time.monotonic() - gone)
                return
        except (OSError, ConnectionClosed, TimeoutError):
            continue


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_how_long_players_are_away_when_a_server_takes_over(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres")() if kind == "postgresql" else ""
    old, new = Server(tmp_path, database), Server(tmp_path, database)
    new.port, new.arguments = old.port, ["--take-over"]
    old.start()
    try:
        tables = [old.table("me", "me", seed=seed) for seed in range(PLAYERS)]
        found: list[float] = []
        waiting = [Thread(target=seconds_away, args=(table.sit(0), table, found)) for table in tables]
        for thread in waiting:
            thread.start()
        new.start()
        for thread in waiting:
            thread.join()
        assert len(found) == PLAYERS, "not everyone came back"
        print(f"\n{kind}: back after {sorted(found)[PLAYERS // 2]:.2f} s, the last after {max(found):.2f} s")
    finally:
        for server in (old, new):
            server.stop()
