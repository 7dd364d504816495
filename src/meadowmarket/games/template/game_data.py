"""The constant tables of one game: what does not change while it is played."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.core.schema import Schema, counters, number, piles
from meadowmarket.games.template.actions import ActionCodes
from meadowmarket.games.template.names import HIGHEST_CARD, NO_BID
from meadowmarket.games.template.pack.components import Pack


@final
class GameData:
    """The pack, the codes of the actions, the numbers of the programs, and the fields of a state."""

    def __init__(self, pack: Pack, actions: Actions, players: int, hand_size: int, die_sides: int) -> None:
        self.pack: Final = pack
        self.code: Final = ActionCodes(actions, pack)
        self.players: Final = players
        self.hand_size: Final = hand_size
        self.die_sides: Final = die_sides
        self.schema: Final = state_schema(players)
        self.prize = 0
        """The program that follows a round of bids."""
        self.good_programs: list[int] = []
        """By good: the program of its effect."""


def state_schema(players: int) -> Schema:
    """Declare the fields of a state: each once, for saving, restoring and checking."""
    return Schema(
        counters("deck", least=1, most=HIGHEST_CARD),
        piles("hands", players, least=1, most=HIGHEST_CARD),
        counters("bids", players, least=NO_BID, most=HIGHEST_CARD),
        counters("won", players, least=0),
        counters("rolled", players, least=0),
        counters("coins", players, least=0),
        counters("goods", players, least=0),
        number("round", least=0),
    )
