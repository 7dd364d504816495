"""docs/glossary.md: the code defines its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.support import ROOT

ROWS = re.findall(
    r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.MULTILINE
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def definitions(node: ast.AST, is_in_function: bool = False) -> Iterator[str]:
    """Yield the classes, functions, constants and fields of a module; local variables define nothing."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | Function):
            yield child.name
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            for target in child.targets if isinstance(child, ast.Assign) else [child.target]:
                if isinstance(target, ast.Name) and not is_in_function:
                    yield target.id
                elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                    yield target.attr
        yield from definitions(child, is_in_function or isinstance(child, Function))


def test_every_name_is_defined_in_the_code() -> None:
    names = [name for _, _, cell in ROWS for name in re.findall(r"`(\w+)`", cell)]
    assert len(names) > 60
    defined = {
        name for path in (ROOT / "src").rglob("*.py") for name in definitions(ast.parse(path.read_text("utf-8")))
    }
    assert [name for name in names if name not in defined] == []


def test_every_folder_it_names_is_there() -> None:
    names = [name for _, _, cell in ROWS for name in re.findall(r"`(\w+/\w+)`", cell)]
    assert names == [name for name in names if (ROOT / name).is_dir()] != []


def test_every_word_is_there_once() -> None:
    words = [word for cell, _, _ in ROWS for word in cell.split(", ") if word not in ("word", "---")]
    assert sorted(words) == sorted(set(words))
