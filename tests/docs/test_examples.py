"""The examples in docstrings show what really comes out, in both builds."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef)


def examples() -> Iterator[tuple[str, str, str]]:
    """List module, name and docstring: read from the source, since compiled functions hide them from doctest."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ">>>" not in text:
            continue
        module = ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, WITH_DOCSTRING) and ">>>" in (ast.get_docstring(node) or ""):
                yield module, getattr(node, "name", "module"), ast.get_docstring(node) or ""


EXAMPLES = list(examples())


@pytest.mark.parametrize(("module", "name", "text"), EXAMPLES, ids=[f"{module}.{name}" for module, name, _ in EXAMPLES])
def test_the_examples_of_a_docstring_are_true(module: str, name: str, text: str) -> None:
    names = dict(vars(importlib.import_module(module)))
    example = doctest.DocTestParser().get_doctest(text, names, name, module, 0)
    assert doctest.DocTestRunner().run(example).failed == 0
