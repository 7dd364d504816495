"""Hidden information is redealt in exactly one place."""

from __future__ import annotations

import ast

from tests.support import ROOT

SOURCES = ROOT / "src" / "meadowmarket"
THE_PLACE = "core/redeal.py"
CHECKS = {"core/codec.py", "core/conformance.py"}
"""They try whether it can be done, and show the outcome to nobody."""


def test_only_one_function_redeals() -> None:
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        if any(isinstance(node, ast.Attribute) and node.attr == "determinize" for node in ast.walk(tree)):
            found.add(path.relative_to(SOURCES).as_posix())
    assert found - CHECKS == {THE_PLACE}
