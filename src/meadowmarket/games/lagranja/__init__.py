"""La Granja: run a farm, deliver to the village, hold the market. Rules: data/rules.md."""

from __future__ import annotations

from pathlib import Path

from meadowmarket.core.api import Game
from meadowmarket.core.box import Box, Setting
from meadowmarket.core.csv_tables import read_document
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.pack.load import LAYOUTS, data_folder, load
from meadowmarket.games.lagranja.settings import RULESETS, SETTINGS, defaults


class LaGranjaBox(Box):
    """La Granja for 1 to 4 players, in three rulesets."""

    def __init__(self) -> None:
        self.name = "lagranja"
        self.min_players = 1
        self.max_players = 4
        self.rulesets = RULESETS
        self.older_rules = (1,)

    def settings(self) -> list[Setting]:
        """List what a table can choose beyond the ruleset (LG-1.6)."""
        return list(SETTINGS)

    def defaults(self, ruleset: str) -> dict[str, str]:
        """Return the value of each setting in a ruleset."""
        return defaults(ruleset)

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> Game:
        """Make the game from a checked setup; a card pack may allow fewer players than the box."""
        pack = load(Path(cards) if cards else None)
        fewest, most = pack.board.players_min, pack.board.players_max
        if not fewest <= players <= most:
            raise BadSetup(Message("bad-player-count", {"players": players, "min": fewest, "max": most}))
        return LaGranja(pack, players, ruleset, settings)

    def tables(self) -> dict[str, tuple[str, ...]]:
        """Return the files of a card pack with their columns."""
        return {file: layout.columns for file, layout in LAYOUTS.items()}

    def document(self, name: str) -> str:
        """Return a text file of the game."""
        return read_document(data_folder(), name)


BOX = LaGranjaBox()
