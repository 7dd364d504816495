"""The README and the rules tell what is there: their commands run, their links lead somewhere, nothing is left out."""

from __future__ import annotations

import csv
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
LONG = ("serve", "backup", "restore", "bench", "tune")  # these are asked for their help only


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


def origin(provenance: str, part: str) -> str:
    """Return where a part of a row comes from: what is said of it, of the rest, or of the whole."""
    by_part = dict(item.split(":") for item in provenance.split("+") if ":" in item)
    return by_part.get(part) or by_part.get("rest") or provenance


def designed(file: str, part: str) -> tuple[int, int]:
    """Count the rows with a designed part, and all rows."""
    rows = list(csv.DictReader(games.box("lagranja").document(file).splitlines()))
    return sum(origin(row["provenance"], part) == "designed" for row in rows), len(rows)


def test_the_readme_tells_how_much_is_designed() -> None:
    told = re.findall(r"^\| (.+?) \| (\d+) \| (\d+) \|$", README, re.MULTILINE)
    assert [(what, (int(count), int(of))) for what, count, of in told] == [
        ("fields of the cards", designed("cards.csv", "field")),
        ("barrows: the goods they ask for", designed("cards.csv", "barrow")),
        ("barrows: their VP", designed("cards.csv", "barrow-vp")),
        ("extensions: the two parts beside the hand limit", designed("cards.csv", "extension")),
        ("effects of the helpers", designed("helpers.csv", "effect")),
        ("rows of the craft buildings", designed("buildings.csv", "row")),
        ("roof tiles: how many of each kind, in which round", designed("roof_tiles.csv", "round")),
        ("places of the market spaces", designed("market.csv", "place")),
    ]
    for name in ("cards.csv", "events.csv", "locations.csv"):
        rows = csv.DictReader(games.box("everdell").document(name).splitlines())
        assert {row["provenance"] for row in rows} == {"printed"}


def test_an_owner_of_the_box_enters_what_is_printed(shell: Shell) -> None:
    (block,) = re.findall(r"```sh\n(meadowmarket cards new .*?)```", README, re.DOTALL)
    commands = [shlex.split(line, comments=True)[1:] for line in block.splitlines()]
    new, edit, check, play = commands
    assert (new[:2], edit, check[:2], play[0]) == (["cards", "new"], [], ["cards", "check"], "play")
    assert shell(*new).returncode == 0
    table = shell.home / "my-box" / "cards.csv"
    text = table.read_text("utf-8")
    assert text.count("\n1,card-01,grain,") == 1
    table.write_text(text.replace("\n1,card-01,grain,", "\n1,card-01,olive,"), "utf-8")
    assert shell(*check).returncode == 0
    assert shell(*play, "--seats", "bot:random,bot:random", "--seed", "1").returncode == 0
    shown = shell("cards", "show", "lagranja", "Chef", "--cards", "my-box")
    assert "As a field: olives." in shown.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("name", games.names())
def test_every_setting_is_explained_in_the_rules(name: str) -> None:
    rules = games.box(name).document("rules.md")
    assert [setting.name for setting in games.box(name).settings() if f"`{setting.name}`" not in rules] == []
