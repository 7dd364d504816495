"""docs/guides/card.md, followed word for word."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.guide_blocks import apply_change, blocks_of
from tests.support import ROOT

PAGE = ROOT / "docs" / "guides" / "card.md"
DOCUMENT = PAGE.read_text("utf-8")
NEW_EFFECT = DOCUMENT.index("## 5 ")
EVERDELL = DOCUMENT.index("## 6 ")
NEW_STEP = DOCUMENT.index("## 8 ")


def blocks(kind: str, before: int | None = None, after: int = 0) -> list[tuple[str, str]]:
    """List the blocks of a kind with the files they are for."""
    return [(block.file, block.text) for block in blocks_of(DOCUMENT[after:before]) if block.kind == kind]


def write(folder: Path, files: list[tuple[str, str]]) -> None:
    for name, text in files:
        assert name, text
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def matches(expected: str, found: str) -> bool:
    """Whether an output is as shown; … stands for anything."""
    return re.fullmatch(re.escape(expected.strip()).replace("…", ".*"), found.strip(), re.DOTALL) is not None


def run(folder: Path, arguments: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python in a folder; a question gets `quit` as an answer."""
    return subprocess.run(
        (sys.executable, "-m", *arguments),
        env={**os.environ, "XDG_DATA_HOME": str(folder / "home"), "MEADOWMARKET_LANGUAGE": "en", **variables},
        cwd=folder,
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def run_tests(folder: Path, checkout: Path) -> str:
    """Run the tests in a folder against a checkout, interpreted; return what pytest says in the end."""
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    arguments = ["pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "."]
    done = run(folder, arguments, PYTHONPATH=path, MEADOWMARKET_COMPILED="0")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()[-1]


def follow(tmp_path: Path, commands: list[tuple[str, str]]) -> None:
    """Run the commands and compare what they say with what is shown."""
    for _, block in commands:
        command, _, expected = block.partition("\n")
        done = run(tmp_path, command.removeprefix("$ ").split(), MEADOWMARKET_STRICT_TEXTS="1")
        assert done.returncode == (1 if "slip" in command else 0), done.stderr
        if expected:
            assert matches(expected, done.stdout or done.stderr), done.stdout + done.stderr


def test_the_card_pack(tmp_path: Path) -> None:
    write(tmp_path, blocks("csv", before=NEW_EFFECT))
    commands = blocks("console", before=NEW_EFFECT)
    assert [block.split()[2] for _, block in commands] == ["cards", "cards", "cards", "cards", "play", "sim"]
    follow(tmp_path, commands)
    done = run(tmp_path, ["meadowmarket", "cards", "check", "my-box"])
    assert done.returncode == 0, done.stderr


def test_the_cards_of_everdell(tmp_path: Path) -> None:
    write(tmp_path, blocks("csv", NEW_STEP, EVERDELL) + blocks("python", NEW_STEP, EVERDELL))
    commands = blocks("console", after=EVERDELL)
    assert [block.split()[2] for _, block in commands] == ["cards", "cards", "sim", "cards"]
    follow(tmp_path, commands)
    assert run_tests(tmp_path, ROOT).startswith("4 passed")


def test_the_card_in_played_positions(tmp_path: Path) -> None:
    write(tmp_path, blocks("csv", before=NEW_EFFECT) + blocks("python", before=NEW_EFFECT))
    assert run_tests(tmp_path, ROOT).startswith("4 passed")


@pytest.mark.parametrize(
    ("game", "after", "before", "count"), [("lagranja", NEW_EFFECT, EVERDELL, 4), ("everdell", NEW_STEP, None, 7)]
)
def test_a_new_effect(tmp_path: Path, game: str, after: int, before: int | None, count: int) -> None:
    checkout = tmp_path / "checkout"
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for folder in ("src/meadowmarket", f"tests/games/{game}"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=without)
    changes = blocks("diff", before, after)
    assert len(changes) == count
    for name, change in changes:
        apply_change(checkout, name, change)
    mine = tmp_path / "mine"
    write(mine, blocks("csv", before, after) + blocks("python", before, after))
    assert run_tests(mine, checkout).startswith("2 passed")


@pytest.mark.parametrize("path", re.findall(r"`((?:src|tests|docs)/[^`<]+)`|\]\(([^)]+)\)", DOCUMENT))
def test_what_it_points_at_exists(path: tuple[str, str]) -> None:
    place = ROOT / path[0] if path[0] else PAGE.parent / path[1]
    assert place.exists(), place
