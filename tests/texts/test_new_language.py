"""A sixth language: folders of texts are enough for the checks, the commands and the games."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadowmarket.texts.check import SAME
from tests.support import ROOT

# The texts are the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

NEW, COPIED = "sk", "cs"
"""Slovak, with the texts of Czech: both have the same plural forms."""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Copy the package, with a language more."""
    package = tmp_path / "packages" / "meadowmarket"
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "page")
    shutil.copytree(ROOT / "src" / "meadowmarket", package, ignore=left_out)
    for folder in package.glob("**/texts"):
        if (folder / COPIED).is_dir():
            shutil.copytree(folder / COPIED, folder / NEW)
    for rules in package.glob(f"games/*/data/rules.{COPIED}.md"):
        shutil.copy(rules, rules.with_name(f"rules.{NEW}.md"))
    same = package / "texts" / SAME
    same.write_text(same.read_text("utf-8").replace(COPIED, f"{COPIED} {NEW}"), "utf-8")
    return package.parent


def run(packages: Path, *arguments: str, stdin: str = "") -> str:
    variables = {"PYTHONPATH": str(packages), "MEADOWMARKET_COMPILED": "0", "MEADOWMARKET_STRICT_TEXTS": "1"}
    home = packages.parent
    done = subprocess.run(
        [sys.executable, "-m", "meadowmarket", *arguments],
        input=stdin,
        env={**os.environ, **variables, "HOME": str(home), "XDG_DATA_HOME": str(home)},
        cwd=home,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    return re.sub(r"\S+\.replay", "FILE", done.stdout)


def test_a_new_language_passes_the_checks_and_is_played(packages: Path) -> None:
    assert "cs, de, en, pl, ru, sk" in run(packages, "texts", "check")
    for game in ("everdell", "lagranja"):
        play = ("play", game, "--seats", "me:Anna,bot:greedy", "--seed", "3")
        typed = "board\noptions\n1\n1\nlog\n? 1\nhelp\nquit\n"
        new, copied = (run(packages, "--language", language, *play, stdin=typed) for language in (NEW, COPIED))
        assert len(new.splitlines()) > 50
        assert new.replace(f"--language {NEW} ", f"--language {COPIED} ") == copied
