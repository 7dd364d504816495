"""No module of a game imports itself by a detour, imports for types and imports within functions included."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src/meadowmarket/games"
PACKAGE = "meadowmarket.games"


def imported(path: Path, modules: set[str]) -> set[str]:
    """List the modules of the game that a file imports, wherever the import stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            # `from package import module` names a module; `from module import name` does not.
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in modules else str(node.module) for name in names]
        found.update(name for name in names if name in modules)
    return found


def graph(game: Path) -> dict[str, set[str]]:
    """Return what each module of a game imports."""
    paths: dict[str, Path] = {}
    for path in sorted(game.rglob("*.py")):
        parts = path.relative_to(game.parent).with_suffix("").parts
        paths[".".join([PACKAGE, *(parts[:-1] if parts[-1] == "__init__" else parts)])] = path
    return {name: imported(path, set(paths)) for name, path in paths.items()}


def cycle(edges: dict[str, set[str]]) -> list[str]:
    """Return the modules of one cycle, in the order of their imports; none if there is none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(edges[name]):
            found = follow(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    for name in sorted(edges):
        found = follow(name, [])
        if found:
            return found
    return []


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if (path / "game.py").exists()))
def test_the_modules_of_a_game_are_layered(game: str) -> None:
    assert cycle(graph(GAMES / game)) == []


def test_a_cycle_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
