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


def open_game(
    name: str,
    players: int,
    ruleset: str | None = None,
    settings: Mapping[str, str] | None = None,
    cards: str | None = None,
) -> Game:
    """Opens a game for a number of players; without a ruleset, by the game's first one.

    Raises BadSetup or BadCardPack, each saying what is allowed.
    """
    found = box(name)
    chosen = found.rulesets[0] if ruleset is None else ruleset
    wanted = dict(settings or {})
    _check_players(found, players)
    if chosen not in found.rulesets:
        raise BadSetup(Message("no-such-ruleset", {"ruleset": chosen, "allowed": ", ".join(found.rulesets)}))
    _check_settings(found, wanted)
    return found.open(players, chosen, wanted, cards)


def _check_players(found: Box, players: int) -> None:
    if not found.min_players <= players <= found.max_players:
        allowed = {"players": players, "min": found.min_players, "max": found.max_players}
        raise BadSetup(Message("bad-player-count", allowed))


def _check_settings(found: Box, wanted: Mapping[str, str]) -> None:
    known = {setting.name: setting.values for setting in found.settings()}
    for name, value in wanted.items():
        if name not in known:
            raise BadSetup(Message("no-such-setting", {"setting": name, "allowed": ", ".join(known) or "–"}))
        if value not in known[name]:
            args = {"setting": name, "value": value, "allowed": ", ".join(known[name])}
            raise BadSetup(Message("bad-setting-value", args))
