"""For those who operate the server: health, metrics, and one server after another without losing anyone."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import PATIENCE, Player, Server, bearer, play_on
from tests.support import workers_of

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own."""
    running = Server(tmp_path, MEADOWMARKET_METRICS_TOKEN="open sesame")
    running.start()
    yield running
    running.stop()


# -- health


def until_ready(server: Server, is_ready: bool) -> None:
    """Asks until the answer is as wanted: one may be a second old."""
    for _ in range(100):
        if server.http.get("/ready").is_success == is_ready:
            return
        time.sleep(0.2)
    raise AssertionError("it never was")


def test_alive_and_ready(alone: Server) -> None:
    assert alone.get("/health") == alone.get("/api/health")
    assert alone.get("/health")["status"] == "ok"
    assert alone.get("/ready") == {"ready": True, "database": True, "workers": True}


def test_a_database_that_can_not_be_written_is_not_ready(alone: Server) -> None:
    assert alone.get("/ready")["workers"]
    with sqlite3.connect(alone.data / "tables.sqlite", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        until_ready(alone, False)
        found = alone.get("/ready", status=503)
        other.execute("ROLLBACK")
    other.close()
    assert (found["ready"], found["database"], found["workers"]) == (False, False, True)
    assert alone.get("/health")["status"] == "ok"
    until_ready(alone, True)


def test_a_worker_that_hangs_is_not_ready_and_then_replaced(alone: Server) -> None:
    assert alone.get("/ready")["workers"]
    assert alone.process is not None
    for worker in workers_of(alone.process.pid):
        os.kill(worker, signal.SIGSTOP)
    until_ready(alone, False)
    until_ready(alone, True)


# -- metrics


def test_metrics_are_for_those_with_the_token(alone: Server, server: Server) -> None:
    for secret in (None, "wrong"):
        assert alone.http.get("/metrics", headers=bearer(secret)).status_code == 404
    assert server.http.get("/metrics", headers=bearer("x")).status_code == 404  # there is no token
    table = alone.table("me", "bot:random")
    with table.sit(0) as anna:
        play_on([anna])
        anna.refused(type="click", n=0, action="fly away")
        text = alone.http.get("/metrics", headers=bearer("open sesame")).text
    numbers = {
        name: float(value) for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    }
    assert numbers["meadowmarket_sockets"] == 1
    assert numbers["meadowmarket_tables"] == numbers["meadowmarket_watched_tables"] == 1
    assert numbers['meadowmarket_action_seconds_count{outcome="done"}'] > 0
    assert numbers['meadowmarket_action_seconds_count{outcome="refused"}'] == 1
    assert numbers['meadowmarket_bot_seconds_count{bot="random"}'] > 0
    assert numbers['meadowmarket_request_seconds_count{status="2xx"}'] >= 1
    assert numbers['meadowmarket_request_seconds_count{status="4xx"}'] == 2
    for name in ("bot_failures_total", "quick_jobs_waiting", "long_jobs_waiting", "log_errors"):
        assert numbers[f"meadowmarket_{name}"] == 0


# -- one server after another


def ended(player: Player) -> tuple[int, str]:
    """Hears until the connection ends; returns code and reason."""
    try:
        while True:
            player.hear()
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    make: Callable[[], str] = request.getfixturevalue("postgres") if request.param == "postgresql" else lambda: ""
    return make()


@pytest.fixture
def three(tmp_path: Path, database: str) -> Iterator[list[Server]]:
    """Servers for the same tables on the same port; the first one runs."""
    servers = [Server(tmp_path, database) for _ in range(3)]
    for later in servers[1:]:
        later.port, later.arguments = servers[0].port, ["--take-over"]
    servers[0].start()
    yield servers
    for server in servers:
        server.stop()


def test_a_new_server_takes_over(three: list[Server]) -> None:
    old, new, third = three
    table = old.table("me", "me", "bot:random", seed=3)
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben], most=4)
        seen = anna.view["n"]
        new.start()
        assert ended(anna) == ended(ben) == (1012, "service restart")
    assert old.process is not None
    assert old.process.wait(PATIENCE) == -signal.SIGTERM
    with table.sit(0, seen, server=new) as anna, table.sit(1, seen, server=new) as ben:
        assert anna.view["n"] >= seen
        play_on([anna, ben])
        assert anna.view["state"] == "over"
    # The next one takes over from this one.
    third.start()
    assert new.process is not None
    assert new.process.wait(PATIENCE) == -signal.SIGTERM
    assert third.get("/ready")["ready"]


def test_without_being_told_so_it_takes_over_nothing(alone: Server) -> None:
    second = Server(alone.data)
    with pytest.raises(AssertionError, match="Another server is using the folder"):
        second.start()
    second.stop()
    assert alone.get("/ready")["ready"]


def test_a_port_that_is_taken_is_told(tmp_path: Path, server: Server) -> None:
    second = Server(tmp_path)
    second.port = server.port
    with pytest.raises(AssertionError, match="can’t listen at"):
        second.start()
    second.stop()


HAND_OVER = """
import os, socket, sys
line = socket.create_server(("127.0.0.1", int(sys.argv[1])))
os.dup2(line.fileno(), 3)
os.set_inheritable(3, True)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_it_listens_on_what_systemd_hands_over_and_says_when_it_is_ready(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(f"{folder}/notify")
        line.settimeout(PATIENCE)
        server = Server(tmp_path, NOTIFY_SOCKET=f"{folder}/notify")
        handed = server.port
        server.wrapper = [sys.executable, "-c", HAND_OVER, str(handed)]
        server.port = 1  # not used, and not allowed for most
        server.start()
        assert line.recv(100) == b"READY=1"
        assert httpx.get(f"http://127.0.0.1:{handed}/health").is_success
        server.stop()
