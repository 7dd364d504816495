"""The games that are installed, found by the entry point group `meadowmarket.games`. Never compiled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from meadowmarket.core.api import Box, Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message

GROUP = "meadowmarket.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """Lists the names of the installed games."""
    return sorted(_entries())


def box(name: str) -> Box:
    """Returns the box of a game; raises BadSetup if no such game is installed."""
    entry = _entries().get(name)
    if entry is None:
        raise BadSetup(Message("no-such-game", {"game": name, "allowed": ", ".join(names()) or "–"}))
    loaded: object = entry.load()
    if not isinstance(loaded, Box):
        raise BadSetup(Message("not-a-box", {"game": name, "entry": entry.value}))
    return loaded


def is_own(name: str) -> bool:
    """Whether a game is of this package, so that its texts are here, too."""
    return _entries()[name].value.startswith("meadowmarket.")


def open_game(
    name: str,
    players: int,
    ruleset: str | None = None,
    settings: Mapping[str, str] | None = None,
    cards: str | None = None,
    rules_version: int | None = None,
) -> Game:
    """Opens a game for a number of players; without a ruleset, by the game's first one.

    Whoever opens a replay or save passes the rules version that it names. Raises BadSetup or BadCardPack, each saying
    what is allowed.
    """
    return box(name).open(players, ruleset, settings, cards, rules_version)
