"""The import law: core ← games ← {bots, texts, lessons} ← {terminal, server, envs} ← lab ← cli.

Nobody but a game itself knows it by name.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadowmarket

PACKAGE = Path(meadowmarket.__file__).parent
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())
TO_COPY = "template"
"""Not installed, and an everyday word."""
OUTSIDE_CORE = {"mypy_extensions", "librt"}

# What each package may import of the project; a name stands for itself and all below it.
ALLOWED = {
    "core": ["meadowmarket.core"],
    "games": ["meadowmarket.core", "meadowmarket.games"],
    "bots": ["meadowmarket.core", "meadowmarket.bots"],
    "texts": ["meadowmarket.core", "meadowmarket.texts"],
    "lessons": ["meadowmarket.core", "meadowmarket.games", "meadowmarket.lessons"],
    "terminal": [
        "meadowmarket.core",
        "meadowmarket.bots",
        "meadowmarket.games",
        "meadowmarket.texts",
        "meadowmarket.terminal",
    ],
    "lab": [
        "meadowmarket.core",
        "meadowmarket.bots",
        "meadowmarket.games",
        "meadowmarket.texts",
        "meadowmarket.build",
        "meadowmarket.__version__",
        "meadowmarket.terminal",
        "meadowmarket.server",
        "meadowmarket.lab",
    ],
    "envs": [
        "meadowmarket.core",
        "meadowmarket.bots",
        "meadowmarket.games",
        "meadowmarket.texts",
        "meadowmarket.game_names",
        "meadowmarket.make_game",
        "meadowmarket.terminal",
        "meadowmarket.lab",
        "meadowmarket.envs",
    ],
    "server": [
        "meadowmarket.core",
        "meadowmarket.bots",
        "meadowmarket.games",
        "meadowmarket.lessons",
        "meadowmarket.texts",
        "meadowmarket.server",
    ],
}


DRAWING = "terminal"
"""The folder of a game that draws its board for the terminal: it may use more than the engine."""


def modules(package: str) -> list[Path]:
    found = sorted((PACKAGE / package).rglob("*.py"))
    return [path for path in found if not (package.startswith("games") and path.parent.name == DRAWING)]


def imports(path: Path) -> Iterator[str]:
    """List the modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            yield str(node.module)
            if node.module == "meadowmarket":
                yield from (f"meadowmarket.{name.name}" for name in node.names)


def is_below(module: str, packages: list[str]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def breaches(package: str) -> list[str]:
    found = []
    for path in modules(package):
        for module in imports(path):
            if module.startswith("meadowmarket.") and not is_below(module, ALLOWED[package]):
                found.append(f"{path.relative_to(PACKAGE)} imports {module}")
    return found


def test_there_is_something_to_check() -> None:
    assert GAMES
    assert all(modules(package) for package in ("core", "games", "bots", "texts", "cli"))
    assert "meadowmarket.core.rng" in set(imports(PACKAGE / "core" / "api.py"))


@pytest.mark.parametrize("package", ALLOWED)
def test_packages_import_only_what_lies_below_them(package: str) -> None:
    assert breaches(package) == []


@pytest.mark.parametrize("package", ["core", "games"])
def test_the_engine_needs_nothing_but_the_standard_library(package: str) -> None:
    allowed = sys.stdlib_module_names | OUTSIDE_CORE | {"meadowmarket"}
    for path in modules(package):
        assert {module.split(".")[0] for module in imports(path)} <= allowed, path


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    others = [f"meadowmarket.games.{other}" for other in GAMES if other != game]
    for path in modules(f"games/{game}"):
        assert not [module for module in imports(path) if is_below(module, others)], path


@pytest.mark.parametrize("package", ["core", "bots", "texts", "lab", "lessons", "envs", "terminal", "cli", "server"])
def test_nobody_knows_a_game_by_name(package: str) -> None:
    """Not in imports, names or strings; docstrings may give examples."""
    for path in modules(package):
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            word = ""
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                word = node.value
            elif isinstance(node, ast.Name):
                word = node.id
            elif isinstance(node, ast.ImportFrom):
                word = str(node.module)
            assert not [game for game in GAMES if game != TO_COPY and game in word.lower()], f"{path}: {word}"
