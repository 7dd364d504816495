"""What all tests share: the long ones are asked for, and some run on one build only."""

from pathlib import Path

import pytest

import meadowmarket
from meadowmarket import _build

AROUND_THE_ENGINE = [Path(__file__).parent / name for name in ("cli", "docs", "lab", "terminal")]
"""Folders with tests of what is never compiled: where there is a compiled build, one pass runs them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the tests marked deep too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unwanted = set() if config.getoption("--deep") else {"deep"}
    if meadowmarket.build().kind == "interpreted":
        unwanted.add("compiled_only")
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in unwanted)]
    if "compiled_only" in unwanted and all(path.exists() for path in _build.extensions()):
        left_out += [item for item in items if item.path.parent in AROUND_THE_ENGINE and item not in left_out]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
