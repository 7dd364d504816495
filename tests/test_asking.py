"""Games ask through `State.ask`, so that a game can say in one place what becomes of its questions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meadowmarket

GAMES = Path(meadowmarket.__file__).parent / "games"
SPARED = {
    ("everdell/state.py", "decision"): "`ask` itself",
    ("everdell/rules/setup.py", "TakeTurn(state.first)"): "a turn is recorded even where it has one option",
    ("everdell/rules/turns.py", "TakeTurn(seat)"): "a turn is recorded even where it has one option",
    ("everdell/rules/turns.py", "state.game_data.end_of_turn[seat]"): "a script",
    ("lagranja/rules/dice.py", "was_used"): "a script",
    ("lagranja/rules/market.py", "reversed(attacks)"): "scripts",
    ("lagranja/rules/scoring.py", "reversed(found)"): "scripts",
}
"""What is pushed without `ask` though it does not read `Script(…)`, and why."""


def pushed(source: str) -> list[str]:
    """List what a module puts on a stack, but for new scripts."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=stack, attr="append" | "extend" | "insert"), args=[*_, value]):
                found += [ast.unparse(value)] if _is_stack(stack) else []
            case (
                ast.AugAssign(target=stack, value=value) | ast.Assign(targets=[ast.Subscript(value=stack)], value=value)
            ):
                found += [ast.unparse(value)] if _is_stack(stack) else []
    return [text for text in found if not text.startswith("Script(")]


def _is_stack(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "stack"


@pytest.mark.parametrize(
    "push",
    [
        "state.stack.append(ChooseGood(seat))",
        "stack.append(self)",
        "state.stack += [turn]",
        "state.stack.insert(0, turn)",
        "state.stack.extend(turns)",
        "copy.stack[-1] = turn",
    ],
)
def test_a_question_pushed_past_ask_is_found(push: str) -> None:
    assert pushed(push)


def test_scripts_may_be_pushed() -> None:
    assert not pushed("state.stack.append(Script(GAME, 0, NONE, 0, 0))")


def test_games_ask_through_the_state() -> None:
    found = {
        (str(path.relative_to(GAMES)), text)
        for path in sorted(GAMES.rglob("*.py"))
        for text in pushed(path.read_text("utf-8"))
    }
    assert found == set(SPARED)
