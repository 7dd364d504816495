"""No module imports itself by a detour, imports for types and imports within functions included."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support import ROOT

SOURCES = ROOT / "src"
CONTRACTS = {
    "meadowmarket.core.api": {
        *("meadowmarket.core.box", "meadowmarket.core.encoding", "meadowmarket.core.valuation"),
        "meadowmarket.core.pickling",
    },
    "meadowmarket.core.frames": {"meadowmarket.core.api"},
}
"""The contracts of core, which name each other's types: a state has frames, and a frame acts on a state. What pickles
games and states is imported when it is used."""


def imported(path: Path, modules: set[str]) -> set[str]:
    """List the modules that a file imports, wherever the import stands."""
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


def graph() -> dict[str, set[str]]:
    """Return what each module imports. A package's own module is left out: it only gathers what is below it."""
    paths = {
        ".".join(path.relative_to(SOURCES).with_suffix("").parts): path
        for path in sorted(SOURCES.rglob("*.py"))
        if path.name != "__init__.py"
    }
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


def test_the_modules_are_layered() -> None:
    edges = graph()
    assert len(edges) > 300
    for name, others in CONTRACTS.items():
        assert others <= edges[name]
        edges[name] -= others
    assert cycle(edges) == []


def test_a_cycle_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
