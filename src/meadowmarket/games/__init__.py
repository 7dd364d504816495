"""The games that are installed, found by the entry point group `meadowmarket.games`. Never compiled."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from meadowmarket.core.api import Game
from meadowmarket.core.box import Box
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.installed import game_entries
from meadowmarket.core.messages import Message

_entries = game_entries


def names() -> list[str]:
    """List the names of the installed games."""
    return sorted(_entries())


def box(name: str) -> Box:
    """Return the box of a game; raise BadSetup if no such game is installed."""
    entry = _entries().get(name)
    if entry is None:
        raise BadSetup(Message("no-such-game", {"game": name, "allowed": ", ".join(names()) or "–"}))
    loaded: object = entry.load()
    if not isinstance(loaded, Box):
        raise BadSetup(Message("not-a-box", {"game": name, "entry": entry.value}))
    return loaded


def own_boxes() -> list[Box]:
    """List the boxes of all games in this folder, installed or not, in the order of their names."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py"))
    boxes: list[object] = [import_module(f"{__name__}.{folder}").BOX for folder in folders]
    return [box for box in boxes if isinstance(box, Box)]


def open_game(
    name: str,
    players: int,
    ruleset: str | None = None,
    settings: Mapping[str, str] | None = None,
    cards: str | None = None,
    rules_version: int | None = None,
) -> Game:
    """Open a game for a number of players; without a ruleset, by the game's first one.

    Whoever opens a replay or save passes the rules version that it names. Raises BadSetup or BadCardPack, each saying
    what is allowed.
    """
    return box(name).open(players, ruleset, settings, cards, rules_version)
