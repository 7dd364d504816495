"""Completion of the prompt by Tab: options, commands, and files after `load`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from meadowmarket.core.table import Option

COMMANDS = ("board", "help", "hint", "load ", "log", "options", "quit", "save ", "undo", "? ")
EXPLAIN = "? "
LOAD = "load "


def completer(options: Sequence[Option], topics: Sequence[str]) -> Callable[[str], list[str]]:
    """Return the function that lists the lines which can follow from what was typed."""
    notations = [option.notation for option in options]

    def candidates(text: str) -> list[str]:
        typed = text.lstrip().lower()
        if typed.startswith(EXPLAIN):
            words = [EXPLAIN + topic for topic in dict.fromkeys([*notations, *topics])]
        elif typed.startswith(LOAD):
            return [LOAD + name for name in _files(text.lstrip()[len(LOAD) :])]
        else:
            words = [*notations, *COMMANDS]
        return [word for word in words if word.startswith(typed)]

    return candidates


def _files(start: str) -> list[str]:
    """List the files and folders whose names begin so."""
    folder, slash, name = start.rpartition("/")
    try:
        found = sorted(Path(folder + slash or ".").expanduser().iterdir())
    except (OSError, ValueError, RuntimeError):
        return []
    return [folder + slash + path.name + ("/" if path.is_dir() else "") for path in found if path.name.startswith(name)]
