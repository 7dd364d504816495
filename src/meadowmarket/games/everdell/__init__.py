"""Everdell: workers and cards, four seasons, a city of fifteen spaces. Rules: data/rules.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadowmarket.core.api import Game
from meadowmarket.core.box import Box, Setting
from meadowmarket.core.csv_tables import read_document
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.pack.load import LAYOUTS, data_folder, load

SOLO_YEARS: Final = ("1", "2", "3")


class EverdellBox(Box):
    """Everdell for 1 to 4 players, with a setting for the year of the solo game."""

    def __init__(self) -> None:
        self.name = "everdell"
        self.min_players = 1
        self.max_players = 4
        self.rulesets = ("base",)

    def settings(self) -> list[Setting]:
        """List what a table can choose beyond the ruleset."""
        return [Setting("solo_year", SOLO_YEARS)]

    def defaults(self, ruleset: str) -> dict[str, str]:
        """Return the value of each setting in a ruleset."""
        return {"solo_year": "1"}

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> Game:
        """Make the game from a checked setup."""
        year = settings.get("solo_year", "1")
        pack = load(Path(cards) if cards else None)
        # Only what differs, and only where it matters: with several players there is no year.
        chosen = {"solo_year": year} if players == 1 and year != "1" else {}
        return Everdell(pack, players, ruleset, chosen, int(year) if players == 1 else 0)

    def tables(self) -> dict[str, tuple[str, ...]]:
        """Return the files of a card pack with their columns."""
        return {file: layout.columns for file, layout in LAYOUTS.items()}

    def document(self, name: str) -> str:
        """Return a text file of the game."""
        return read_document(data_folder(), name)


BOX = EverdellBox()
