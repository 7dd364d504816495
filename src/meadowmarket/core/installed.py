"""Installed games, as their entry points name them, and extras. A game is imported only when it is needed."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, PackageNotFoundError, entry_points, requires
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "meadowmarket.games"
PACKAGE: Final = "meadowmarket"
NEEDED: Final = re.compile(r"([\w.-]+).*extra == ['\"](\w+)['\"]")
TEXTS: Final = "texts"
"""The folder of a game that holds what players read about it, one folder per language."""


@cache
def game_entries() -> dict[str, EntryPoint]:
    """Return the entry points of all games, by the name of the game."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def texts_folder(name: str) -> Path | None:
    """Return the folder of a game's texts, beside the module that the entry point names; None if there is none."""
    entry = game_entries().get(name)
    if entry is None:
        return None
    try:
        spec = find_spec(entry.module)
    except ImportError:  # a package above it is gone: opening the game reports it
        return None
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / TEXTS
    return folder if folder.is_dir() else None


def extra_with(module: str) -> str:
    """Return the first extra of this package that brings a module; empty if none does.

    >>> extra_with("litestar.testing"), extra_with("json")
    ('server', '')
    """
    wanted = _plain(module.partition(".")[0])
    try:
        needed = requires(PACKAGE) or []
    except PackageNotFoundError:  # it runs from its sources
        return ""
    for text in needed:
        found = NEEDED.fullmatch(text)
        if found is not None and _plain(found[1]) == wanted:
            return found[2]
    return ""


def _plain(name: str) -> str:
    """Return a name by which the package and the module are the same."""
    return re.sub(r"[-_.]+", "_", name).lower()
