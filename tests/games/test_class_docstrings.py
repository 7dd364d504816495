"""Docstrings of decisions are the questions they ask; those of steps say in the imperative what they do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadowmarket

FOLDER = Path(meadowmarket.__file__).parent / "games"
GAMES = ("everdell", "lagranja", "template")
DECISIONS = {"Decision", "Turn", "MainActionTurn"}
STEPS = {"Step", "Effect"}
BASES = DECISIONS | STEPS
NO_VERBS = {"A", "An", "The", "This", "That", "Which", "What", "Whether", "Up"}


def classes(source: str, bases: set[str]) -> Iterator[tuple[str, str]]:
    """List the classes of some bases, but for those that others are made of, with their docstrings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name not in BASES:
            names = {ast.unparse(base).partition("[")[0] for base in node.bases}
            if names & bases:
                yield node.name, ast.get_docstring(node) or ""


def is_question(text: str) -> bool:
    return "?" in text and text[:1].isupper()


def is_imperative(text: str) -> bool:
    first = text.partition(" ")[0]
    return first[:1].isupper() and first.isalpha() and first not in NO_VERBS and not first.endswith("s")


@pytest.mark.parametrize("text", ["Plays a card.", "The rest of a turn.", "draw(n)", ""])
def test_other_docstrings_are_neither(text: str) -> None:
    assert not is_question(text)
    assert not is_imperative(text)


@pytest.mark.parametrize("name", GAMES)
def test_decisions_ask_and_steps_command(name: str) -> None:
    decisions, steps = 0, 0
    for path in sorted((FOLDER / name).rglob("*.py")):
        source = path.read_text("utf-8")
        for found, text in classes(source, DECISIONS):
            decisions += 1
            assert is_question(text), f"{path}: {found}"
        for found, text in classes(source, STEPS):
            steps += 1
            assert is_imperative(text), f"{path}: {found}"
    assert decisions > 2
    assert steps > 2
