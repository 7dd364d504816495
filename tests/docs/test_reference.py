"""docs/games/*/actions.md and observation.md say what is true now, with rules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.core.box import Box
from meadowmarket.lab.vocabulary import rules_of
from scripts.reference import pages
from tests.support import ROOT

PAGES = pages()


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


@pytest.mark.parametrize("name", games.names())
def test_every_family_of_actions_names_its_rules(name: str) -> None:
    game = games.open_game(name, 2)
    rules = games.box(name).document("rules.md")
    for family in game.actions.families:
        found = rules_of(game, game.actions.codes_of(family))
        assert found, family
        assert all(f"**{rule}**" in rules for rule in found)


def test_both_pages_are_found_from_the_guide() -> None:
    text = (ROOT / "docs" / "guides" / "python.md").read_text("utf-8")
    for path in PAGES:
        assert f"../games/{path.parent.name}/{path.name}" in text
