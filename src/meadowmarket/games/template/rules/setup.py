"""The setup of a game (HB-1.2)."""

from __future__ import annotations

from meadowmarket.games.template.names import COINS_AT_START, HIGHEST_CARD
from meadowmarket.games.template.rules.turns import Bid
from meadowmarket.games.template.state import TemplateState


def deal(state: TemplateState) -> None:
    """Shuffle, deal the hands and ask for the first bids."""
    state.deck = list(range(1, HIGHEST_CARD + 1))
    state.shuffle(state.deck)
    for _ in range(state.game_data.hand_size):
        for seat in range(state.game_data.players):
            state.hands[seat] = (*state.hands[seat], state.deck.pop())
    state.coins = [COINS_AT_START] * state.game_data.players
    state.ask(Bid())
