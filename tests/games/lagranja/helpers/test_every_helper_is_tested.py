"""Each helper of the data has a test that names it."""

import ast
from pathlib import Path

from meadowmarket.games.lagranja.pack.load import load

HERE = Path(__file__).parent


def test_every_helper_is_tested() -> None:
    names = [
        node.name
        for file in sorted(HERE.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    helpers = [helper.id for helper in load().helpers]
    missing = [helper for helper in helpers if not any(helper.replace("-", "_") in name for name in names)]
    assert len(helpers) == 72
    assert not missing, f"no test names {', '.join(missing)}"
