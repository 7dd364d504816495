"""docs/examples/preferences.py: it learns through the Gymnasium environment, and what it learns beats random play."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

SCRIPT = ROOT / "docs" / "examples" / "preferences.py"
LEARNED = 0.75


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def shares(done: subprocess.CompletedProcess[str]) -> list[float]:
    """Return the share of games won before and after each round."""
    assert done.returncode == 0, done.stderr
    return [float(share) / 100 for share in re.findall(r"^ +\d+ +([\d.]+)% +\d+ s$", done.stdout, re.MULTILINE)]


def test_it_writes_a_table_and_a_curve(tmp_path: Path) -> None:
    arguments = ("--rounds", "2", "--games", "4", "--tests", "2", "--out", "curve.svg")
    done = run(tmp_path, *arguments)
    assert len(shares(done)) == 3
    curve = (tmp_path / "curve.svg").read_text("utf-8")
    assert curve.count('class="dot') >= 3
    assert run(tmp_path, *arguments).returncode == 2, "no curve is overwritten"


@pytest.mark.parametrize("option", ["--rounds", "--games", "--tests"])
def test_bad_numbers_are_refused(option: str, tmp_path: Path) -> None:
    assert run(tmp_path, option, "0").returncode == 2


@pytest.mark.deep
@pytest.mark.compiled_only
def test_it_learns_to_beat_random_play(tmp_path: Path) -> None:
    assert "python docs/examples/preferences.py" in (ROOT / "docs" / "guides" / "python.md").read_text("utf-8")
    assert shares(run(tmp_path))[-1] > LEARNED
