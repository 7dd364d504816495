"""The farm cards: drawing, discarding, the hand limit."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import without
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.names import NONE
from meadowmarket.games.lagranja.rules.economy import react
from meadowmarket.games.lagranja.state import LaGranjaState


def draw(state: LaGranjaState) -> int:
    """Take the top card of the pile, or NONE; the discards form a new pile at once when it is empty (LG-2.2)."""
    if not state.deck:
        renew_deck(state)
        if not state.deck:
            return NONE
    state.reveal()
    card = state.deck.pop()
    if not state.deck:
        renew_deck(state)
    return card


def renew_deck(state: LaGranjaState) -> None:
    """Shuffle the discards into a new pile."""
    if state.discards:
        pile = max(state.pile_of) + 1
        pile_of = list(state.pile_of)
        for card in state.discards:
            pile_of[card] = pile
        state.pile_of = tuple(pile_of)
        state.deck = list(state.discards)
        state.discards = ()
        state.shuffle(state.deck)
        if state.events is not None:
            state.emit(-1, "lagranja-log-shuffle", {})


def draw_to_hand(state: LaGranjaState, seat: int, n: int) -> None:
    """Draw cards; with both piles empty nothing is drawn, nor made up later."""
    before = len(state.farms[seat].hand)
    for _ in range(n):
        card = draw(state)
        if card == NONE:
            break
        state.farms[seat].hand += (card,)
    drawn = state.farms[seat].hand[before:]
    if not drawn:
        return
    if state.events is not None:
        state.emit(seat, "lagranja-log-draw", {"count": len(drawn)}, ~(1 << seat))
        for card in drawn:
            state.emit(seat, "lagranja-log-draw-card", state.game_data.card_args(card), 1 << seat)
    react(state, seat, hooks.DRAW, len(drawn))


@final
class FillHand(Step[LaGranjaState]):
    """Draw up to the hand limit, or ask which cards are discarded (LG-4.6)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        excess = len(farm.hand) - farm.lasting.hand_limit
        if excess < 0:
            draw_to_hand(state, script.seat, -excess)
        elif excess > 0:
            state.ask(ChooseDiscard(script.seat, excess, 0))


@final
class ChooseDiscard(Decision[LaGranjaState]):
    """Which card is discarded? In the order of the hand, from `first` on, so that each set is chosen in one way."""

    SAVED_AS: ClassVar[str] = "DiscardCards"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "first")

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        hand = state.farms[seat].hand
        discard = state.game_data.codes.discard
        return [discard + hand[i] for i in range(self.first, len(hand) - self.left + 1)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        farm = state.farms[seat]
        card = action - state.game_data.codes.discard
        at = farm.hand.index(card)
        farm.hand = without(farm.hand, at)
        state.discards += (card,)
        if state.events is not None:
            state.emit(seat, "lagranja-log-discard", state.game_data.card_args(card))
        if self.left > 1:
            state.ask(ChooseDiscard(seat, self.left - 1, at))

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-discard", {"left": self.left})
