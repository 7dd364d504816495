"""Ctrl-C: every long command stops at once, ends its workers, shows what was done and says that it is not all."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.support import PATIENCE_S, Shell, children_of, hear_interrupts, is_running, wait_for_end, workers_of

pytestmark = pytest.mark.compiled_only

Send = Callable[[int, int], None]
EVERY_WAY = pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["to the process", "as a terminal does"])


class Screen:
    """A terminal on which a command shows how far it is."""

    def __init__(self) -> None:
        self.text = ""
        self._reads, self.writes = os.openpty()

    def wait_for(self, pattern: str, running: subprocess.Popen[str]) -> str:
        """Read until a pattern is shown."""
        deadline = time.monotonic() + PATIENCE_S
        while not (found := re.search(pattern, self.text)):
            assert time.monotonic() < deadline, self.text
            assert running.poll() is None, self.text
            self.read(0.1)
        return found.group()

    def read(self, seconds: float = 0.0) -> None:
        """Read what there is."""
        while select.select([self._reads], [], [], seconds)[0]:
            with suppress(OSError):
                self.text += os.read(self._reads, 65_536).decode("utf-8", "replace")
                continue
            return

    @property
    def last_line(self) -> str:
        """Return what the command has said at last, without what moves the cursor."""
        self.read()
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.text).replace("\r", "\n").strip().splitlines()[-1]


def start_and_wait(shell: Shell, *arguments: str) -> tuple[subprocess.Popen[str], Screen]:
    """Start a command and wait until its bar shows that something is done."""
    screen = Screen()
    running = shell.start(*arguments, stderr=screen.writes, TERM="xterm")
    screen.wait_for(r"\b[1-9]\d*/\d+", running)
    return running, screen


def interrupted(running: subprocess.Popen[str], send: Send) -> str:
    """Interrupt a command; return what it prints, once it and its workers have ended."""
    workers = workers_of(running.pid)
    assert workers
    send(running.pid, signal.SIGINT)
    stdout, _ = running.communicate(timeout=PATIENCE_S)
    assert running.returncode == 130
    assert not [worker for worker in workers if is_running(worker)], "they have ended before the command has"
    return stdout


@EVERY_WAY
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_shows_the_games_that_were_played(shell: Shell, send: Send, jobs: str) -> None:
    arguments = ("sim", "lagranja", "--bots", "greedy", "--games", "100000", "--jobs", jobs, "--json")
    running, screen = start_and_wait(shell, *arguments)
    result = json.loads(interrupted(running, send))
    assert result["complete"] is False
    assert 0 < result["games"] < 100_000
    assert result["finished"] == result["games"]
    assert result["digest"] is None, "only a whole simulation has one"
    assert screen.last_line.startswith(f"Interrupted after {result['games']:,} of 100,000 games.")


def test_sim_moves_its_bar_with_every_slow_game(shell: Shell) -> None:
    running, screen = start_and_wait(shell, "sim", "lagranja", "--bots", "search:3sims", "--games", "30", "--jobs", "1")
    screen.wait_for(r"\b2/30", running)
    interrupted(running, os.kill)
    assert re.search(r"\b1/30", screen.text)


def test_sim_stops_in_the_middle_of_a_long_thought(shell: Shell) -> None:
    """One choice of this bot takes minutes of compiled code, which hears no signal."""
    running = shell.start("sim", "lagranja", "--bots", "search:3000000sims+2workers", "--games", "1", "--jobs", "1")
    deadline = time.monotonic() + PATIENCE_S
    helpers: list[int] = []
    while not helpers:
        assert time.monotonic() < deadline
        helpers = [helper for worker in workers_of(running.pid) for helper in children_of(worker)]
    assert interrupted(running, os.kill) == ""
    wait_for_end(helpers)
    assert running.returncode == 130


def test_sim_is_shown_as_tables_too(shell: Shell) -> None:
    running, screen = start_and_wait(shell, "sim", "lagranja", "--bots", "greedy", "--games", "100000", "--jobs", "1")
    shown = interrupted(running, os.kill)
    assert "Mean points by source and seat" in shown
    assert "The results cover the games played so far." in screen.last_line


@EVERY_WAY
def test_tune_keeps_the_weights_so_far(shell: Shell, send: Send) -> None:
    arguments = ("--steps", "10000", "--check", "2", "--jobs", "2", "--out", "weights.csv", "--json")
    screen = Screen()
    running = shell.start("tune", "lagranja", *arguments, stderr=screen.writes, TERM="xterm")
    screen.wait_for(r"\b(1[6-9]|[2-9]\d|\d\d\d)/\d+", running)  # a step of 8 deals, two games each
    result = json.loads(interrupted(running, send))
    assert result["complete"] is False
    assert 1 <= result["steps_done"] < 10_000
    assert (result["check_games"], result["mean_margin"], result["ci95"]) == (0, None, None)
    assert any(row["before"] != row["after"] for row in result["weights"])
    assert f"Interrupted after {result['steps_done']} of 10,000 steps." in screen.last_line
    written = (shell.home / "weights.csv").read_text("utf-8")
    assert f"--steps 10000 --seed 1 (stopped after step {result['steps_done']})" in written


@EVERY_WAY
def test_analyse_shows_what_was_judged(shell: Shell, send: Send) -> None:
    assert shell("replay", "record", "game.replay", "lagranja").returncode == 0
    running, screen = start_and_wait(shell, "analyse", "game.replay", "--simulations", "300", "--jobs", "2", "--json")
    result = json.loads(interrupted(running, send))
    assert result["complete"] is False
    assert len(result["choices"]) > 0
    assert [choice["number"] for choice in result["choices"]] == sorted(
        choice["number"] for choice in result["choices"]
    )
    assert f"Interrupted after {len(result['choices'])} of " in screen.last_line


@EVERY_WAY
def test_bench_ends_what_it_measures(shell: Shell, send: Send) -> None:
    running = shell.start("bench", "toy", "--seconds", "600")
    deadline = time.monotonic() + PATIENCE_S
    while not (measured := children_of(running.pid)):
        assert time.monotonic() < deadline
    send(running.pid, signal.SIGINT)
    stdout, stderr = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, stdout, stderr) == (130, "", "Interrupted. Some measurements are missing.\n")
    wait_for_end(measured)


def test_an_ignored_interrupt_stays_ignored_but_for_the_tests(shell: Shell) -> None:
    """In the background of a script SIGINT is ignored; the children of these tests hear it nevertheless."""
    code = "import signal, sys; sys.exit(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    command = ["sh", "-c", f"trap '' INT; exec {sys.executable} -c '{code}'"]
    assert subprocess.run(command, check=False).returncode == 0
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
        assert subprocess.run([sys.executable, "-c", code], check=False, preexec_fn=hear_interrupts).returncode == 1
    finally:
        signal.signal(signal.SIGINT, before)
