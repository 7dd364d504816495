"""The farm cards: drawing, discarding, the hand limit."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import without
from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja.state import NONE, Village
from meadowmarket.games.lagranja.supply import react


def draw(village: Village) -> int:
    """Takes the top card of the pile, or NONE; the discards form a new pile at once when it is empty (LG-2.2)."""
    if not village.deck:
        renew_deck(village)
        if not village.deck:
            return NONE
    village.reveal()
    card = village.deck.pop()
    if not village.deck:
        renew_deck(village)
    return card


def renew_deck(village: Village) -> None:
    """Shuffles the discards into a new pile."""
    if village.discards:
        pile = max(village.pile_of) + 1
        pile_of = list(village.pile_of)
        for card in village.discards:
            pile_of[card] = pile
        village.pile_of = tuple(pile_of)
        village.deck = list(village.discards)
        village.discards = ()
        village.shuffle(village.deck)
        if village.events is not None:
            village.tell(-1, "lagranja-log-shuffle", {})


def draw_to_hand(village: Village, seat: int, n: int) -> None:
    """Draws cards; with both piles empty nothing is drawn, nor made up later."""
    drawn = 0
    for _ in range(n):
        card = draw(village)
        if card == NONE:
            break
        drawn += 1
        village.farms[seat].hand += (card,)
        if village.events is not None:
            village.tell(seat, "lagranja-log-draw-card", {"card": village.rules.pack.cards[card].number}, 1 << seat)
    if drawn:
        if village.events is not None:
            village.tell(seat, "lagranja-log-draw", {"count": drawn})
        react(village, seat, hooks.DRAW, drawn)


@final
class FillHand(Step[Village]):
    """Draws up to the hand limit, or asks which cards are discarded (LG-4.6)."""

    def run(self, village: Village, script: Script) -> None:
        farm = village.farms[script.seat]
        excess = len(farm.hand) - farm.standing.hand_limit
        if excess < 0:
            draw_to_hand(village, script.seat, -excess)
        elif excess > 0:
            village.stack.append(DiscardCards(script.seat, excess, 0))


@final
class DiscardCards(Decision[Village]):
    """Which card is discarded? In the order of the hand, from `first` on, so that each set is chosen in one way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "first")

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def options(self, village: Village, seat: int) -> list[int]:
        hand = village.farms[seat].hand
        discard = village.rules.codes.discard
        return [discard + hand[i] for i in range(self.first, len(hand) - self.left + 1)]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        farm = village.farms[seat]
        card = action - village.rules.codes.discard
        at = farm.hand.index(card)
        farm.hand = without(farm.hand, at)
        village.discards += (card,)
        if village.events is not None:
            village.tell(seat, "lagranja-log-discard", {"card": village.rules.pack.cards[card].number})
        if self.left > 1:
            village.stack.append(DiscardCards(seat, self.left - 1, at))

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-discard", {"left": self.left})
