"""Families of actions: tables name them, and nothing compares codes by their size."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadowmarket.games.lagranja.actions import ANYTIME
from meadowmarket.games.lagranja.explain.costs import COSTS
from meadowmarket.games.lagranja.explain.describe import WORDS
from meadowmarket.games.lagranja.explain.why_not import REASONS
from tests.games.lagranja.position import set_up

FOLDER = Path("src/meadowmarket/games/lagranja")
ORDERING = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
FAMILIES = set(set_up(2).game.game_data.codes.family_names.values())


def test_every_action_has_a_family_with_a_name() -> None:
    game = set_up(2).game
    names = [game.game_data.family(action) for action in range(len(game.actions))]
    assert set(names) == FAMILIES
    assert game.game_data.family(game.actions.code("take-back stall 2a")) == "take-back-stall"
    assert game.game_data.family(game.actions.code("take olive+grain")) == "take-pair"


def test_every_family_has_words() -> None:
    assert {name for name in FAMILIES if not name.startswith("take-back")} == set(WORDS)


@pytest.mark.parametrize("table", [set(COSTS), set(REASONS), set(ANYTIME)])
def test_tables_name_families_that_exist(table: set[str]) -> None:
    assert table <= FAMILIES


def ordered_actions(source: str) -> list[int]:
    """List the lines that compare an action by its size."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(isinstance(op, ORDERING) for op in node.ops):
            sides = [node.left, *node.comparators]
            found += [node.lineno for side in sides if isinstance(side, ast.Name) and side.id == "action"]
    return found


def test_no_module_compares_actions_by_their_size() -> None:
    assert ordered_actions("if code.DIE <= action < code.PAY: pass") == [1]
    assert [path for path in FOLDER.rglob("*.py") if ordered_actions(path.read_text(encoding="utf-8"))] == []
