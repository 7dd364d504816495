"""What all tests share: the long ones are asked for, and some run on one build only."""

import pytest

import meadowmarket


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="run the tests marked deep too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unwanted = set() if config.getoption("--deep") else {"deep"}
    if meadowmarket.build().kind == "interpreted":
        unwanted.add("compiled_only")
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in unwanted)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
