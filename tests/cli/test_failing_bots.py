"""Bots that fail, in `play` and `sim`: the game goes on with a random move, and it is said."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from tests.bots import programs
from tests.support import Shell


def program(name: str) -> str:
    return f"program:{shlex.join([sys.executable, programs.__file__, name])}"


def plain(text: str) -> str:
    return " ".join(text.split())


# -- play


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("failing", "an error", "RuntimeError: no idea"),
        (program("crashing"), "the program has stopped", "status 3"),
        (program("silent"), "it didn’t answer in time", r"\d+ s"),
        (program("garbage"), "its answer isn’t a message of the protocol", "'I would take the first one'"),
        (program("cheating"), "it chose something that isn’t an option", '"action": "win"'),
        (program("dying"), "the program has stopped", "status 4"),
    ],
)
def test_the_screen_and_the_log_say_that_a_bot_failed(shell: Shell, bot: str, reason: str, detail: str) -> None:
    typed = "1\n" * 100
    done = shell("play", "toy", "--seats", f"me,bot:{bot}", "--seed", "3", "--ruleset", "long", stdin=typed)
    assert done.returncode == 0, done.stderr
    shown = plain(done.stdout)
    assert "Final score" in shown
    said = rf"Bot 2 \([^()]*\): the bot failed \({reason}\); an option was picked at random\."
    assert re.search(rf"{said} [^.]*{detail}", shown)
    assert re.search(rf" \d+\. {said}", shown)
    (path,) = (shell.home / "data" / "meadowmarket" / "games").glob("*.replay")
    assert shell("replay", "verify", str(path)).returncode == 0


def test_the_words_of_a_program_can_not_command_the_terminal(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("print('\\x1b[2J\\x1b]0;mine\\x07')\n")
    done = shell("play", "toy", "--seats", f"bot:first,bot:program:{sys.executable} {script}", "--seed", "3")
    assert "\\x1b[2J" in done.stdout
    assert "\x1b[2J" not in done.stdout


def test_a_program_that_can_not_be_started_is_refused_at_once(shell: Shell) -> None:
    for arguments in (
        ("play", "toy", "--seats", "me,bot:program:nowhere"),
        ("sim", "toy", "--bots", "program:nowhere"),
    ):
        assert "program “nowhere” can’t be started" in shell.refused(*arguments)


def test_a_saved_game_starts_no_program_unless_it_is_named(shell: Shell, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("open('started', 'w')\n")
    seats = f"me,bot:program:{sys.executable} {script}"
    shell("play", "toy", "--seats", seats, "--seed", "3", stdin="quit\n")
    (shell.home / "started").unlink(missing_ok=True)
    assert "would start a program" in shell.refused("play", "--load")
    (path,) = (shell.home / "data" / "meadowmarket" / "games").glob("*.replay")
    loading = shell("play", "toy", "--seats", "me,bot:first", stdin=f"load {path}\nquit\n")
    assert "would start a program" in plain(loading.stdout)
    assert not (shell.home / "started").exists()
    assert shell("play", "--load", str(path), "--seats", seats, stdin="1\nquit\n").returncode == 0
    assert (shell.home / "started").exists()


# -- sim


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("failing", "failure-raised"),
        (program("crashing"), "failure-ended"),
        (program("garbage"), "failure-no-message"),
        (program("cheating"), "failure-no-option"),
        (program("dying"), "failure-ended"),
    ],
)
def test_sim_counts_failures(shell: Shell, bot: str, key: str) -> None:
    arguments = ("sim", "toy", "--games", "3", "--jobs", "1", "--ruleset", "long", "--bots", f"random,{bot}", "--json")
    done = shell(*arguments)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["finished"] == 3
    assert result["failures"][0] == {}
    assert result["failures"][1][key] > 0


def test_sim_shows_failures_and_adds_them_up_over_the_workers(shell: Shell) -> None:
    arguments = ("sim", "toy", "--games", "45", "--bots", "failing,first")
    one, two = (json.loads(shell(*arguments, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["failures"] == two["failures"]
    assert one["digest"] == two["digest"]
    done = shell(*arguments)
    (row,) = (line for line in done.stdout.splitlines() if "Failures: an error" in line)
    assert re.findall(r"\d+", row) == [str(one["failures"][0]["failure-raised"]), "0"]


def test_sim_is_silent_about_failures_where_there_are_none(shell: Shell) -> None:
    done = shell("sim", "toy", "--games", "3", "--bots", f"random,{program('good')}")
    assert done.returncode == 0
    assert "Failures" not in done.stdout
    assert "good begins" in done.stderr
