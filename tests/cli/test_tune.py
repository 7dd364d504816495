"""`tune`: weights from self-play, the same however many processes play."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from meadowmarket.games.weights import read_weights
from tests.bots.trader import DEAR, NAME
from tests.support import Shell

BRIEFLY = ("--steps", "2", "--check", "6", "--jobs", "1")


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return the command line with the trader's Harbour installed."""
    metadata = tmp_path / "packages" / f"{NAME}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[meadowmarket.games]\n{NAME} = tests.bots.trader:BOX\n")
    return Shell(tmp_path)


def tune(shell: Shell, *arguments: str) -> dict[str, Any]:
    done = shell("tune", NAME, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_the_result(shell: Shell) -> None:
    result = tune(shell, *BRIEFLY, "--seed", "7")
    assert {"game": NAME, "steps": 2, "simulations": 0, "seed": 7, "check_games": 6}.items() <= result.items()
    points, coins = result["weights"]
    assert points == {"term": "points", "before": 1, "after": 1}
    assert (coins["term"], coins["before"]) == ("coins", DEAR)
    assert 0 < coins["after"] != DEAR
    low, high = result["ci95"]
    assert low <= result["mean_margin"] <= high


def test_it_depends_on_the_seed_and_not_on_the_jobs(shell: Shell) -> None:
    alone = tune(shell, *BRIEFLY)
    assert tune(shell, *BRIEFLY[:-1], "2") == alone
    assert tune(shell, *BRIEFLY, "--seed", "2")["weights"] != alone["weights"]


def test_the_new_weights_play_the_old_ones(shell: Shell) -> None:
    """Enough steps to find out that coins are for spending: the check shows what it was good for."""
    result = tune(shell, "--steps", "30", "--check", "40")
    assert result["weights"][1]["after"] < 1
    assert result["mean_margin"] > 0
    assert result["check_games"] == 40


def test_the_table_that_is_written_can_be_read(shell: Shell) -> None:
    result = tune(shell, *BRIEFLY, "--out", "weights.csv")
    path = shell.home / "weights.csv"
    assert read_weights(path, ["points", "coins"]) == [row["after"] for row in result["weights"]]
    assert "tuned,meadowmarket tune trader" in path.read_text("utf-8"), "it says how it was obtained"


def test_searches_tune_if_told_to(shell: Shell) -> None:
    searched = tune(shell, *BRIEFLY, "--simulations", "4", "--out", "weights.csv")
    assert searched["simulations"] == 4
    assert searched["weights"] != tune(shell, *BRIEFLY)["weights"]
    assert "--steps 2 --simulations 4 --seed 1" in (shell.home / "weights.csv").read_text("utf-8")


def test_the_table_that_is_shown(shell: Shell) -> None:
    done = shell("tune", NAME, *BRIEFLY)
    assert done.returncode == 0, done.stderr
    assert re.search(rf"coins.* {DEAR}.* \d\.\d+", done.stdout)
    assert re.search(r"6 games: [+−][\d.]+ points per game \(95%: [+−]", done.stdout)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("", "GAME"),
        ("chess", "no game “chess”"),
        (f"{NAME} --steps 0", "allowed: 1 to"),
        (f"{NAME} --check 0", "allowed: 1 to"),
        (f"{NAME} --simulations many", "allowed: 0 to"),
        (f"{NAME} --players 3", "allowed: 1 to 2"),
        (f"{NAME} --players 1", "allowed: 2 to 4"),
        (f"{NAME} --ruleset endless", "allowed: short, long"),
    ],
)
def test_bad_arguments_are_answered_in_one_line(shell: Shell, arguments: str, answer: str) -> None:
    line = shell.refused("tune", *arguments.split())
    assert answer in line


def test_a_table_that_cannot_be_written(shell: Shell) -> None:
    done = shell("tune", NAME, *BRIEFLY, "--out", ".")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "can’t be written" in line
