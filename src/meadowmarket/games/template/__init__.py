"""Harbour, a tiny complete game to copy; it is not installed. docs/guides/game.md walks through it."""

from __future__ import annotations

from pathlib import Path

from meadowmarket.core.api import Game
from meadowmarket.core.box import Box, Setting
from meadowmarket.core.csv_tables import read_document
from meadowmarket.games.template.game import TemplateGame
from meadowmarket.games.template.names import DIE, DIE_SIDES, NAME, RULESETS
from meadowmarket.games.template.pack.load import LAYOUTS, data_folder, load


class TemplateBox(Box):
    """What the entry point names: rulesets, settings and numbers of players."""

    def __init__(self) -> None:
        self.name = NAME
        self.min_players = 2
        self.max_players = 4
        self.rulesets = tuple(RULESETS)

    def settings(self) -> list[Setting]:
        """List what a table can choose beyond the ruleset."""
        return [Setting(DIE, tuple(DIE_SIDES))]

    def defaults(self, ruleset: str) -> dict[str, str]:
        """Return the value of each setting in a ruleset."""
        return {DIE: "six"}

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> Game:
        """Make the game from a checked setup."""
        return TemplateGame(load(Path(cards) if cards else None), players, ruleset, settings)

    def tables(self) -> dict[str, tuple[str, ...]]:
        """Return the files of a card pack with their columns."""
        return {file: layout.columns for file, layout in LAYOUTS.items()}

    def document(self, name: str) -> str:
        """Return a text file of the game."""
        return read_document(data_folder(), name)


BOX = TemplateBox()
