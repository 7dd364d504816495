"""docs/examples/train.py: it writes a table and a curve, and what it learns beats random play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

SCRIPT = ROOT / "docs" / "examples" / "train.py"
COMMAND = "python docs/examples/train.py --game everdell --rounds 6 --games 200 --seed 1 --out curve.svg"
LEARNED = 0.85
"""The win rate to reach: below the interval of what was measured (docs/experiments.md)."""


def win_rates(folder: Path, *arguments: str) -> list[float]:
    """Run the example and return the win rate of each round."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The curve is in curve.svg." in done.stdout
    rows = re.findall(r"^ +(\d+) +[\d,]+ +([\d.]+)% +[\d.]+% to +[\d.]+% +\d+ s$", done.stdout, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(len(rows)))
    return [float(share) / 100 for _, share in rows]


@pytest.mark.parametrize("game", ["everdell", "lagranja"])
def test_it_writes_a_table_and_a_curve(game: str, tmp_path: Path) -> None:
    shares = win_rates(tmp_path, "--game", game, "--rounds", "1", "--games", "3", "--tests", "2", "--out", "curve.svg")
    assert len(shares) == 2
    curve = (tmp_path / "curve.svg").read_text("utf-8")
    assert curve.count('class="dot') >= 2
    assert not re.search(r'(src|href)="http', curve)  # it fetches nothing


@pytest.mark.parametrize(
    "arguments",
    ["--tests 0", "--rounds -1", "--rounds 1 --games 0", "--out /nowhere/c.svg", "--out taken.svg", "--out ."],
)
def test_bad_arguments_are_refused_before_the_work(arguments: str, tmp_path: Path) -> None:
    (tmp_path / "taken.svg").write_text("mine")
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *arguments.split()], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert f"argument {arguments.split()[-2]}" in done.stderr
    assert (tmp_path / "taken.svg").read_text() == "mine"


@pytest.mark.deep
@pytest.mark.compiled_only
def test_it_learns_to_beat_random_play(tmp_path: Path) -> None:
    assert COMMAND in (ROOT / "docs" / "guides" / "python.md").read_text("utf-8")
    shares = win_rates(tmp_path, *COMMAND.split()[2:])
    assert len(shares) == 7
    assert shares[-1] > LEARNED
