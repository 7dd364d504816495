"""The README and the rules tell what is there: their commands run, their links lead somewhere, nothing is left out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from meadowmarket import games
from tests.support import Shell

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = sorted(set(re.findall(r"`(meadowmarket [^`]+)`", README)))
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]
LONG = ("serve", "bench", "tune")  # these are asked for their help only


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture
def recorded(shell: Shell) -> Path:
    path = shell.home / "game.replay"
    assert shell("replay", "record", str(path), "lagranja", "--seed", "1").returncode == 0
    return path


@pytest.fixture
def pack(shell: Shell) -> Path:
    folder = shell.home / "pack"
    folder.mkdir()
    data = ROOT / "src/meadowmarket/games/lagranja/data/prices.csv"
    (folder / "prices.csv").write_text(data.read_text("utf-8"), "utf-8")
    return folder


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_run(command: str, shell: Shell, recorded: Path, pack: Path) -> None:
    words = shlex.split(command)[1:]
    places = {"FILE": str(recorded), "DIR": str(pack), "1000": "10"}
    words = [places.get(word, word) for word in words]
    if words[0] in LONG:
        words = [words[0], "--help"]
    result = shell(*words, stdin="quit\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_every_command_is_in_the_readme(shell: Shell) -> None:
    names = re.findall(r"^ {4}([a-z]+) {2,}", shell("--help").stdout, re.MULTILINE)
    assert {"play", "sim", "replay", "bench", "cards"} <= set(names)
    assert [name for name in names if f"meadowmarket {name}" not in README] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("name", games.names())
def test_every_setting_is_explained_in_the_rules(name: str) -> None:
    rules = games.box(name).document("rules.md")
    assert [setting.name for setting in games.box(name).settings() if f"`{setting.name}`" not in rules] == []
