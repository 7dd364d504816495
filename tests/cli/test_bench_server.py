"""`bench server`: what it measures, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from meadowmarket.lab.bench.load import SEATS, Latencies
from tests.support import PATIENCE_S, Shell, children_of


def test_percentiles_and_rate() -> None:
    latencies = Latencies([n / 1000 for n in range(100, 0, -1)], failed=3, seconds=2.0)
    assert [latencies.percentile(share) for share in (0.5, 0.95, 0.99, 1.0)] == [51.0, 96.0, 100.0, 100.0]
    assert latencies.rate == 50.0
    assert Latencies().percentile(0.5) == Latencies().rate == 0.0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("bench server --on mysql", "“mysql” can’t be measured; allowed: sqlite, postgresql, postgresql-2"),
        ("bench toy --rate 5", "--rate is for “bench server” only"),
        ("bench ladder --database postgresql://x", "--database is for “bench server” only"),
        ("bench server --games 5", "--games is for “bench ladder” only"),
    ],
)
def test_what_can_not_be_measured(shell: Shell, arguments: str, complaint: str) -> None:
    done = shell(*arguments.split())
    assert done.returncode != 0
    assert complaint in done.stderr


@pytest.mark.compiled_only
def test_both_databases_and_two_processes(shell: Shell) -> None:
    small = ("--tables", "4", "--rate", "20", "--seconds", "1")
    done = shell("bench", "server", "lagranja", *small, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["tables"], found["connections"], found["rate"]) == (4, 16, 20)
    assert list(found["setups"]) == ["sqlite", "postgresql", "postgresql-2"]
    for name, figures in found["setups"].items():
        assert figures["actions"] + figures["failed"] == 20
        assert figures["actions"] > 0
        assert 0 < figures["p50_ms"] <= figures["p95_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
        assert (figures["sessions"] is None) == (name == "sqlite")


@pytest.mark.compiled_only
def test_as_a_table(shell: Shell) -> None:
    small = ("--tables", "2", "--rate", "20", "--seconds", "0.5")
    done = shell("bench", "server", "lagranja", *small, "--on", "sqlite")
    assert done.returncode == 0, done.stderr
    assert "p99 ms" in done.stdout
    assert "kB/socket" in done.stdout


@pytest.mark.compiled_only
@pytest.mark.parametrize("is_measuring", [False, True], ids=["as it starts", "while it is measured"])
def test_a_server_that_ends_is_named_in_one_line(shell: Shell, is_measuring: bool) -> None:
    small = ("--tables", "2", "--rate", "20", "--seconds", "600")
    running = shell.start("bench", "server", "lagranja", *small, "--on", "sqlite", "--json")
    deadline = time.monotonic() + PATIENCE_S
    while not (servers := children_of(running.pid)) or (is_measuring and connections_of(servers[0]) < 2 * SEATS):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.kill(servers[0], signal.SIGKILL)
    stdout, stderr = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, stderr) == (1, "")
    found = json.loads(stdout)
    assert found["setups"] == {}
    assert found["notes"] == ["sqlite was not measured: its server ended with status \N{MINUS SIGN}9."]


def connections_of(pid: int) -> int:
    """Count the sockets that a process has open."""
    try:
        return sum("socket:" in str(entry.readlink()) for entry in Path(f"/proc/{pid}/fd").iterdir())
    except FileNotFoundError:
        return 0
