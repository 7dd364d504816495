"""La Granja: run a farm, deliver to the village, hold the market. Rules: docs/rules/lagranja.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from meadowmarket.core.api import Box, Game, Setting
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.pack import load
from meadowmarket.games.lagranja.settings import RULESETS, SETTINGS, check_settings, defaults


class LaGranjaBox(Box):
    """La Granja for 1 to 4 players, in three rulesets."""

    def __init__(self) -> None:
        self.name = "lagranja"
        self.min_players = 1
        self.max_players = 4
        self.rulesets = RULESETS

    def settings(self) -> list[Setting]:
        """Lists what a table can choose beyond the ruleset (LG-1.6)."""
        return list(SETTINGS)

    def defaults(self, ruleset: str) -> dict[str, str]:
        """Returns the value of each setting in a ruleset."""
        return defaults(ruleset)

    def open(self, players: int, ruleset: str, settings: Mapping[str, str], cards: str | None) -> Game:
        """Makes the game; raises BadSetup or BadCardPack, each saying what is allowed."""
        if not self.min_players <= players <= self.max_players:
            args = {"players": players, "least": self.min_players, "most": self.max_players}
            raise BadSetup(Message("wrong-players", args))
        if ruleset not in self.rulesets:
            raise BadSetup(Message("unknown-ruleset", {"ruleset": ruleset, "allowed": ", ".join(self.rulesets)}))
        differing = check_settings(ruleset, settings)
        return LaGranja(load(Path(cards) if cards else None), players, ruleset, differing)


BOX = LaGranjaBox()
