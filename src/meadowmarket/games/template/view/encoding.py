"""The observation of a seat: what it can know, as named numbers. docs/guides/game.md shows how it is used."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import Game, State
from meadowmarket.core.encoding import Encoder, Sheet, seat_names
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.names import HIGHEST_CARD, NO_BID
from meadowmarket.games.template.state import TemplateState


@final
class TemplateEncoder(Encoder):
    """Points and coins of all seats, the hand of the seat itself, and who has bid."""

    def __init__(self, game: Game, game_data: GameData) -> None:
        super().__init__(game)
        self.players: Final = game_data.players
        seats = seat_names(game_data.players)
        layout = self.layout
        layout.number("round", 0, 99, "HB-2", "the round")
        layout.number("deck", 0, 99, "HB-1.2", "the cards in the deck")
        for name in seats:
            layout.numbers(f"{name}.points", ["won", "rolled", "goods"], 0, 999, "HB-1.1", "points by source")
            layout.number(f"{name}.coins", 0, 99, "HB-1.2", "coins")
            layout.number(f"{name}.hand", 0, 9, "HB-1.2", "the number of cards in hand")
        cards = [str(card) for card in range(1, HIGHEST_CARD + 1)]
        self.hand: Final = layout.counts("hand", cards, 9, "HB-1.2", "the cards in your hand")
        self.bid: Final = layout.counts("bid", cards, 1, "HB-2.1", "your own secret bid")
        self.has_bid: Final = layout.counts("has-bid", seats, 1, "HB-2.1", "who has bid in this round")
        self.to_act: Final = layout.counts("to-act", seats, 1, "HB-2.1", "who must answer")
        self.declare_asks("HB-2")

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Write what a seat knows."""
        assert isinstance(state, TemplateState)
        sheet.put(state.round)
        sheet.put(len(state.deck))
        asked = state.seats_to_act()
        for i in range(self.players):
            other = (seat + i) % self.players
            sheet.put(state.won[other])
            sheet.put(state.rolled[other])
            sheet.put(state.goods[other])
            sheet.put(state.coins[other])
            sheet.put(len(state.hands[other]))
            if state.bids[other] != NO_BID:
                sheet.mark(self.has_bid + i)
            if other in asked:
                sheet.mark(self.to_act + i)
        if seat in asked:
            self.mark_asks(state, sheet)
        for card in state.hands[seat]:
            sheet.mark(self.hand + card - 1)
        if state.bids[seat] != NO_BID:
            sheet.mark(self.bid + state.bids[seat] - 1)
