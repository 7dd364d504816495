"""The shape of the code (STYLE.md): short files and functions, and no constructor with a long list of parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.support import ROOT

FOLDERS = ("src", "scripts", "tests", "web/scripts")
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
PAGE = sorted(path for ending in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{ending}"))
MOST_LINES = 500
MOST_LINES_OF_A_FUNCTION = 40
MOST_PARAMETERS = 10
LONG_FILES = {
    "web/src/net/messages.ts": "generated from the messages in Python",
}
"""The files that may be longer, and why."""
SPARED = {
    "src/meadowmarket/games/lagranja/pack/board.py: read_board": "a line for each number of the board",
    "src/meadowmarket/server/storage/migrations/versions/v0001_tables.py: upgrade": "a migration is never changed",
}
"""The functions that may be longer, and why."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[Path, Function]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function):
                yield path, node


def test_files_are_short() -> None:
    lines = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in [*SOURCES, *PAGE]}
    assert {"tests/test_shape.py", "web/src/App.svelte", "web/src/app.css"} < set(lines)
    assert {name for name, count in lines.items() if count > MOST_LINES} == set(LONG_FILES)


def test_functions_are_short() -> None:
    long = {
        f"{path.relative_to(ROOT)}: {node.name}"
        for path, node in functions()
        if (node.end_lineno or 0) - node.lineno >= MOST_LINES_OF_A_FUNCTION
    }
    assert long == set(SPARED)


def test_constructors_take_few_parameters() -> None:
    """Records of data are exempt: what they take is declared, a field per line, and given by name."""
    taken = {
        f"{path.relative_to(ROOT)}:{node.lineno}": len(node.args.args) + len(node.args.kwonlyargs) - 1
        for path, node in functions()
        if node.name == "__init__"
    }
    assert len(taken) > 300
    assert [place for place, count in taken.items() if count > MOST_PARAMETERS] == []
