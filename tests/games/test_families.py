"""Families of actions: a table for each purpose names them, and nothing compares codes by their size."""

from __future__ import annotations

import ast
from collections.abc import Collection
from pathlib import Path

import pytest

import meadowmarket
from meadowmarket.core.api import Game
from meadowmarket.games import open_game
from meadowmarket.games.everdell.explain import consequences as everdell_consequences
from meadowmarket.games.everdell.explain import costs as everdell_costs
from meadowmarket.games.everdell.explain import describe as everdell_describe
from meadowmarket.games.everdell.explain import why_not as everdell_why_not
from meadowmarket.games.everdell.rules import turns
from meadowmarket.games.everdell.view import pieces as everdell_pieces
from meadowmarket.games.lagranja.explain import consequences, costs, describe, naming, why_not
from meadowmarket.games.lagranja.rules import anytime, cards, markers
from meadowmarket.games.lagranja.view import pieces
from meadowmarket.games.template import BOX as TEMPLATE
from meadowmarket.games.template.explain import describe as template_describe
from meadowmarket.games.template.explain import why_not as template_why_not

FOLDER = Path(meadowmarket.__file__).parent / "games"
GAMES = ("everdell", "lagranja", "template")
ORDERING = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
COMPLETE: dict[str, list[Collection[str]]] = {
    "everdell": [everdell_describe.KEYS, everdell_pieces.FINDERS],
    "lagranja": [describe.WORDS, pieces.FINDERS],
    "template": [template_describe.WORDS],
}
"""By game: the tables in which every family has its place."""
PARTIAL: dict[str, list[Collection[str]]] = {
    "everdell": [everdell_describe.ARGS, everdell_costs.COSTS, everdell_why_not.REASONS, everdell_consequences.FINAL],
    "lagranja": [costs.COSTS, why_not.REASONS, consequences.FINAL],
    "template": [template_describe.COSTS, template_why_not.REASONS],
}
"""By game: the tables that leave families out, as there is nothing to say about them."""


def game_of(name: str) -> Game:
    return TEMPLATE.open(2) if name == "template" else open_game(name, 2)


def group(game: Game, start: str) -> set[str]:
    """Return the families whose notations begin with a word."""
    actions = game.actions
    return {actions.family_of[code] for code in range(len(actions)) if actions.notation(code).split()[0] == start}


@pytest.mark.parametrize("name", GAMES)
def test_every_family_stands_in_the_tables_for_all(name: str) -> None:
    families = set(game_of(name).actions.families)
    for table in COMPLETE[name]:
        assert set(table) == families
    for table in PARTIAL[name]:
        assert set(table) < families


def test_the_families_that_take_a_marker_back_are_those_of_their_tables() -> None:
    families = group(game_of("lagranja"), "take-back")
    assert len(families) == 6
    assert set(markers.TAKE_BACK) == set(naming.TAKEN_BACK) == families


def test_the_families_that_play_a_card_are_those_of_their_table() -> None:
    game = game_of("lagranja")
    assert set(cards.PLAYS) == {
        family for side in ("field", "barrow", "extension", "helper") for family in group(game, side)
    }


def test_the_actions_of_a_turn_are_those_of_their_table() -> None:
    game = game_of("everdell")
    offered = {"pass", "season"} | group(game, "worker") | (group(game, "play") - {"play-revealed"})
    assert set(turns.TURN_ACTIONS) == offered


def test_anytime_actions_are_those_of_their_table() -> None:
    game = game_of("lagranja")
    offered = {game.actions.family_of[code] for code in range(len(game.actions)) if game.group(code) == "anytime"}
    assert set(anytime.ANYTIME) == offered == {"buy", "sell", "upgrade", "trade", "bonus", "use"}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_its_place_in_its_family(name: str) -> None:
    actions = game_of(name).actions
    places = [code for family in actions.families for code in actions.codes_of(family)]
    assert places == list(range(len(actions)))
    assert [actions.codes_of(actions.family_of[code])[actions.index_of[code]] for code in places] == places


def test_similar_notations_belong_to_different_families() -> None:
    actions = game_of("lagranja").actions
    assert actions.family_of[actions.code("take-back stall 2a")] == "take-back-stall"
    assert actions.family_of[actions.code("take olive+grain")] == "take-pair"


# -- the sources: no comparison by size, no name of a family that is none


def ordered_actions(source: str) -> list[int]:
    """List the lines that compare an action by its size."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(isinstance(op, ORDERING) for op in node.ops):
            sides = [node.left, *node.comparators]
            found += [node.lineno for side in sides if isinstance(side, ast.Name) and side.id == "action"]
    return found


def compared_families(source: str) -> list[str]:
    """List the names that a module compares the family of an action with."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and ast.unparse(node.left).rpartition(".")[2].startswith("family_of["):
            found += [side.value for side in node.comparators if isinstance(side, ast.Constant)]
    return [str(name) for name in found]


@pytest.mark.parametrize("name", GAMES)
def test_no_module_compares_actions_by_their_size(name: str) -> None:
    assert ordered_actions("if code.DIE <= action < code.PAY: pass") == [1]
    assert [path for path in (FOLDER / name).rglob("*.py") if ordered_actions(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("name", GAMES)
def test_modules_compare_with_families_that_exist(name: str) -> None:
    assert compared_families('if state.game_data.family_of[action] != "stal": pass') == ["stal"]
    compared = {
        family for path in (FOLDER / name).rglob("*.py") for family in compared_families(path.read_text("utf-8"))
    }
    assert compared <= set(game_of(name).actions.families)
