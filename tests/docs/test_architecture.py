"""docs/architecture.md: its examples play as shown, and what it names exists."""

from __future__ import annotations

import doctest
import re

import pytest

from meadowmarket import games
from tests.support import ROOT
from tests.test_import_law import ALLOWED

DOCUMENT = ROOT / "docs" / "architecture.md"
TEXT = DOCUMENT.read_text("utf-8")
PACKAGE = ROOT / "src" / "meadowmarket"
GAMES = [PACKAGE / "games" / name for name in games.names()]


def rows(heading: str) -> list[list[str]]:
    """List the rows of the table in a section, cell by cell."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def named_in(text: str) -> list[str]:
    return re.findall(r"`([\w/.]+)`", text)


def test_the_examples_play_as_shown() -> None:
    text = re.sub(r"^```\w*$", "", TEXT, flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    assert len(example.examples) == 23
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_modules_it_names_exist() -> None:
    names = re.findall(r"`([\w/*.]+\.(?:py|csv|md))`", TEXT)
    assert len(names) > 60
    folders = [ROOT, PACKAGE, *GAMES]
    assert [name for name in names if not any((folder / name).exists() for folder in folders)] == []


def test_every_game_has_the_rooms() -> None:
    found = [name for cells in rows("The rooms of a game") for name in named_in(" ".join(cells)) if name != "README.md"]
    assert {"effects", "rules", "view", "explain", "value", "terminal"} < set(found)
    rooms = [name for name in found if name.endswith(".py") or "/" not in name]
    assert [
        f"{game.name}: {name}" for game in GAMES for name in rooms if name != "Box" and not (game / name).exists()
    ] == []


def test_every_module_of_the_core_is_named() -> None:
    core = {
        path.name for path in (PACKAGE / "core").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert core - {"__init__.py"} == {
        name.strip("/").partition("/")[2]
        for name in named_in(TEXT)
        if name.startswith("core/") and name.count("/") == 1 + name.endswith("/")
    }


def test_every_folder_of_the_package_is_named() -> None:
    layers = {cells[0].strip("`").partition("/")[0] for cells in rows("Layers")}
    assert layers == {path.parent.name for path in PACKAGE.glob("*/__init__.py")}


@pytest.mark.parametrize("package", ALLOWED)
def test_the_layers_are_those_of_the_import_law(package: str) -> None:
    """Besides packages, the law names modules such as `meadowmarket.build`."""
    (cell,) = (cells[2] for cells in rows("Layers") if cells[0].strip("`").partition("/")[0] == package)
    below = {name.removeprefix("meadowmarket.") for name in ALLOWED[package]}
    assert set(named_in(cell)) | {package} == {name for name in below if (PACKAGE / name).is_dir()}


def test_the_places_exist() -> None:
    for cells in rows("Where things are"):
        for name in named_in(" ".join(cells)):
            assert (PACKAGE / name).exists() or (ROOT / name).exists(), name


def test_what_it_links_to_exists() -> None:
    for place in re.findall(r"\]\(([^)#]+)[^)]*\)", TEXT):
        assert (DOCUMENT.parent / place).exists(), place
