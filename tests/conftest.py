"""What all tests share: the long ones are asked for, and some run on one build only."""

from pathlib import Path

import pytest

import meadowmarket
from meadowmarket import _build
from tests.support import Shell

AROUND_THE_ENGINE = [
    Path(__file__).parent / name
    for name in (
        *("cli", "docs", "envs", "lab", "lessons", "terminal", "texts"),
        *("test_deploy.py", "test_english.py", "test_floor_plan.py", "test_import_law.py", "test_rulebook.py"),
        *("test_scripts.py", "test_shape.py", "test_typescript.py", "test_wheel.py"),
    )
]
"""Tests of what is never compiled, by folder or file: where there is a compiled build, one pass runs them."""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return the command line, in a separate home."""
    return Shell(tmp_path)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the tests marked deep too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unwanted = set() if config.getoption("--deep") else {"deep"}
    if meadowmarket.build().kind == "interpreted":
        unwanted.add("compiled_only")
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in unwanted)]
    if "compiled_only" in unwanted and all(path.exists() for path in _build.extensions()):
        left_out += [item for item in items if _is_around(item.path) and item not in left_out]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    build = meadowmarket.build()
    if build.kind == "interpreted":
        terminalreporter.write_line(f"{build}: tests of the compiled build were left out. ./setup compiles.")


def _is_around(path: Path) -> bool:
    return path in AROUND_THE_ENGINE or path.parent in AROUND_THE_ENGINE
