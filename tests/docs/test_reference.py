"""docs/games/*/actions.md and observation.md say what is true now, with rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadowmarket
from meadowmarket import games
from meadowmarket.core.box import Box
from meadowmarket.lab.vocabulary import rules_of
from scripts.reference import pages
from tests.support import ROOT

PAGES = pages()
SETUPS = [(box.name, n) for box in map(games.box, games.names()) for n in range(box.min_players, box.max_players + 1)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_page_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == PAGES[path], "run: .venv/bin/python -m scripts.reference"


@pytest.mark.parametrize("box", games.own_boxes(), ids=lambda box: box.name)
def test_every_entry_names_a_rule_that_exists(box: Box) -> None:
    rules = box.document("rules.md")
    for players in range(box.min_players, box.max_players + 1):
        for block in box.open(players).encoder().layout.blocks():
            assert re.search(rf"(\*\*|^## ){re.escape(block.rule)}(\*\*| )", rules, re.MULTILINE), block.name
            assert block.about


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def told_range(text: str, players: int) -> str:
    """Return the range with a number of players: `1 to 2 (1, 2), 1 to 3 (3)`, or the one that all have."""
    found = {n: told for told, all_n in re.findall(r"(\S+ to \S+) \(([\d, ]+)\)", text) for n in all_n.split(", ")}
    return found[str(players)] if found else text


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_the_page_has_every_entry_of_every_setup(name: str, players: int) -> None:
    """Its block with range, rule, meaning and index, its own name, and the number of them all."""
    box = games.box(name)
    text = (ROOT / "docs" / "games" / name / "observation.md").read_text("utf-8")
    table = text[text.index("## Blocks") :].splitlines()
    columns = cells(next(line for line in table if line.startswith("| block |")))
    rows = {cells(line)[0]: cells(line) for line in table if line.startswith("| `")}
    lists = [line for line in table if line.startswith("`")]
    sizes = next(cells(line) for line in text.splitlines() if line.startswith(f"| {players} |"))
    for number, ruleset in enumerate(box.rulesets):
        layout = box.open(players, ruleset).encoder().layout
        assert sizes[1 + number] == f"{layout.size:,}"
        own = f"{players} {ruleset}"
        column = columns.index(own if own in columns else str(players))
        at = 0
        for block in layout.blocks():
            row = rows[f"`{block.name}`"]
            assert told_range(row[1], players) == f"{block.low} to {block.high}"
            assert row[2] == block.rule
            assert row[3].startswith(block.about)
            last = at + len(block.parts) - 1
            assert row[column] == (str(at) if at == last else f"{at}–{last}")
            at = last + 1
            parts = ", ".join(f"`{part}`" for part in block.parts)
            listed = [line for line in lists if f"`{block.name}`" in line and line.endswith(f": {parts}")]
            assert block.parts == ("",) or row[3].endswith(f": {parts}") or listed, block.name


@pytest.mark.parametrize("name", games.names())
def test_every_family_of_actions_names_its_rules(name: str) -> None:
    game = games.open_game(name, 2)
    rules = games.box(name).document("rules.md")
    for family in game.actions.families:
        found = rules_of(game, game.actions.codes_of(family))
        assert found, family
        assert all(f"**{rule}**" in rules for rule in found)


def test_the_pages_are_found_from_the_guide() -> None:
    text = (ROOT / "docs" / "guides" / "python.md").read_text("utf-8")
    for path in PAGES:
        place = "../api.md" if path.name == "api.md" else f"../games/{path.parent.name}/{path.name}"
        assert f"({place})" in text


def test_the_page_of_the_api_has_every_public_name_with_its_members() -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    for name in {*meadowmarket.__all__} - {"Build", "build", "__version__"}:
        assert re.search(rf"^### `{name}\b", text, re.MULTILINE), name
    for line in ("- `apply(seat: int, action: int) -> None`: ", "- `parts: tuple`", "- `milliseconds: int`"):
        assert line in text
