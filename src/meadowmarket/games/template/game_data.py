"""The constant tables of one game: what does not change while it is played."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.games.template.actions import Codes
from meadowmarket.games.template.pack.components import Pack


@final
class GameData:
    """The pack, the codes of the actions, and the programs of the goods."""

    def __init__(self, pack: Pack, actions: Actions, players: int, hand_size: int, die_sides: int) -> None:
        self.pack: Final = pack
        self.codes: Final = Codes(actions, pack)
        self.players: Final = players
        self.hand_size: Final = hand_size
        self.die_sides: Final = die_sides
        self.good_programs: list[int] = []
        """By good: the program of its effect."""
