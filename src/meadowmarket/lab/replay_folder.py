"""The games of a command as replay files, one per game, in a folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from meadowmarket.core import replay
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from meadowmarket.terminal import saves

Move = tuple[int, int]
"""A seat and its action."""


def replay_text(game: Game, seed: int, names: Sequence[str], moves: Iterable[Move]) -> str:
    """Return a played game as a replay."""
    table = Table(game, seed, list(names), plays_forced=False)
    for seat, action in moves:
        table.play(seat, action)
    return replay.write(table)


class ReplayFolder:
    """A folder that gets one replay per game. Existing files are never overwritten."""

    def __init__(self, path: Path, may_hold_more: bool = False) -> None:
        """Raise BadSetup if the folder can't be written, or holds something and `may_hold_more` does not allow it."""
        self.path = path
        with saves.refusing_unwritable(path):
            path.mkdir(parents=True, exist_ok=True)
            is_taken = any(path.iterdir()) and not may_hold_more
        if is_taken:
            raise BadSetup(Message("folder-is-taken", {"folder": str(path)}))

    def keep(self, name: str, text: str) -> None:
        """Write a game; raise BadSetup if there is another one of its name."""
        path = self.path / f"{name}{saves.SUFFIX}"
        if path.exists():
            if path.read_text("utf-8", "replace") != text:
                raise BadSetup(Message("replay-is-taken", {"file": str(path)}))
            return
        saves.write_or_refuse(path, text)
