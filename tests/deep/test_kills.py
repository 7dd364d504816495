"""A server that is killed at many random moments: nothing that anyone saw is lost.

`MEADOWMARKET_DEEP_KILLS` says how often on each database.
"""

from __future__ import annotations

import os
import random
import signal
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import either as either
from tests.server.conftest import postgres as postgres
from tests.server.support import Player, Server, TableClient

pytestmark = [pytest.mark.deep, pytest.mark.compiled_only]

KILLS = int(os.environ.get("MEADOWMARKET_DEEP_KILLS", "300"))
LATEST = 1.5
"""Seconds after which the server is dead at the latest."""


def play_until_death(players: list[Player], rng: random.Random) -> None:
    """Clicks as fast as the server answers, until the connections end."""
    try:
        while players[0].view["state"] == "playing":
            for player in players:
                player.reach(max(one.view["n"] for one in players))
            acting = next((player for player in players if player.view["asked"]), None)
            if acting is None:
                players[0].hear()
            else:
                acting.click(rng.choice(acting.options))
    except (ConnectionClosed, OSError, TimeoutError):
        pass
    for player in players:
        player.socket.close()


def check(table: TableClient, seen: list[tuple[int, list[dict[str, object]]]]) -> None:
    for seat, (n, log) in enumerate(seen):
        with table.sit(seat) as player:
            assert player.view["n"] >= n
            assert player.log[: len(log)] == log


def test_nothing_confirmed_is_lost(either: Server) -> None:
    rng = random.Random(1)
    table: TableClient | None = None
    for _ in range(KILLS):
        if table is None or either.get(f"/api/tables/{table.id}")["state"] != "playing":
            table = either.table("me", "me", "bot:random", ruleset="long", seed=rng.randrange(2**31))
        players = [table.sit(0), table.sit(1)]
        assert either.process is not None
        killing = threading.Timer(rng.uniform(0, LATEST), either.process.send_signal, [signal.SIGKILL])
        killing.start()
        play_until_death(players, rng)
        killing.join()
        either.stop(signal.SIGKILL)
        either.start()
        check(table, [(player.view["n"], player.log) for player in players])
    assert "Traceback" not in either.errors(), either.errors()[-4000:]
