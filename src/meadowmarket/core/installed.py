"""The installed games, as their entry points name them. None is imported before it is asked for."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "meadowmarket.games"
TEXTS: Final = "texts"
"""The folder of a game that holds what players read about it, one folder per language."""


@cache
def game_entries() -> dict[str, EntryPoint]:
    """Return the entry points of all games, by the name of the game."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def texts_folder(name: str) -> Path | None:
    """Return the folder of a game's texts: it lies beside the module that the entry point names. None: it has none."""
    entry = game_entries().get(name)
    if entry is None:
        return None
    try:
        spec = find_spec(entry.module)
    except ImportError:  # a package above it is gone: whoever asks for the game itself is told so
        return None
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / TEXTS
    return folder if folder.is_dir() else None
