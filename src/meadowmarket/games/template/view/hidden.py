"""Redealing what a seat can't know."""

from __future__ import annotations

from meadowmarket.core.rng import Rng
from meadowmarket.games.template.names import NO_BID
from meadowmarket.games.template.state import TemplateState


def determinized(state: TemplateState, seat: int, rng: Rng) -> TemplateState:
    """Return a copy in which the deck and the cards of the others are shuffled together and dealt again."""
    dealt = state.clone()
    others = [other for other in range(state.game_data.players) if other != seat]
    pool = list(dealt.deck)
    for other in others:
        pool += dealt.hands[other]
        if dealt.bids[other] != NO_BID:
            pool.append(dealt.bids[other])
    pool.sort()  # the same generator must deal the same, whatever is hidden
    rng.shuffle(pool)
    for other in others:
        dealt.hands[other] = tuple([pool.pop() for _ in dealt.hands[other]])
        if dealt.bids[other] != NO_BID:
            dealt.bids[other] = pool.pop()
    dealt.deck = pool
    dealt.reseed(rng)
    return dealt
