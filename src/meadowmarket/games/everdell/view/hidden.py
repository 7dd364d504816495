"""Redealing what a seat can't know (EV-2.6, EV-6.8), and what it knows of hidden cards."""

from __future__ import annotations

from meadowmarket.core.api import Json
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.memory import KIND, known_to
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.state import EverdellState


def known_of(state: EverdellState, seat: int) -> dict[str, Json]:
    """Return what a seat knows of cards that its view hides, in the order in which they lie; None for the rest."""
    ids = [card.id for card in state.game_data.pack.cards]
    memory = state.remembered().of_seat(seat)
    discards: list[Json] = []
    for i in range(len(state.discards)):
        is_known = i < len(memory.discards) and memory.discards[i]
        discards.append(ids[state.discards[i]] if is_known else None)
    under: list[Json] = []
    for owner, city in enumerate(state.cities):
        seen = memory.under[owner]
        cards: list[Json] = []
        for i in range(len(city.under)):
            is_known = owner == seat or (i < len(seen) and seen[i])
            cards.append(ids[city.under[i] & KIND] if is_known else None)
        under.append(cards)
    hands: list[Json] = []
    for hand in memory.hands:
        hands.append([ids[card & KIND] for card in hand])
    drawn: list[Json] = []
    drawn.extend(memory.drawn)
    returned: list[Json] = [ids[card & KIND] for card in memory.returned]
    return {"discards": discards, "hands": hands, "under": under, "returned": returned, "drawn": drawn}


def determinized(state: EverdellState, seat: int, rng: Rng) -> EverdellState:
    """Return a copy in which all cards that a seat can't know are shuffled among the places where they may lie.

    Hidden are the other hands, both piles, cards under others' events, and cards that another seat has just drawn. What
    the seat knows from what it has seen stays where it is.
    """
    copy = state.clone()
    copy.reseed(rng)
    copy.remember_only(seat)
    pool = _take_up(copy, seat)
    pool.sort()  # where a card really lies must not show in where it is dealt
    old = _deal_old(copy, seat, pool, rng)
    rng.shuffle(pool)
    _deal(copy, seat, pool, old)
    return copy


def _take_up(copy: EverdellState, seat: int) -> list[int]:
    """Take all cards that the seat can't know off their places, and return them."""
    memory = copy.memory
    pool = copy.pile.copy()
    known = memory.discards
    for i in range(len(copy.discards)):
        if i >= len(known) or not known[i]:
            pool.append(copy.discards[i])
            copy.discards[i] = NONE
    for owner, city in enumerate(copy.cities):
        if owner == seat:
            continue
        stays = [card & KIND for card in memory.hands[owner]]
        for kind in stays:
            city.hand.remove(kind)
        pool += city.hand
        city.hand[:] = stays + [NONE] * len(city.hand)
        seen = memory.under[owner]
        pool += [city.under[i] & KIND for i in range(len(city.under)) if i >= len(seen) or not seen[i]]
    if copy.aside_seat not in (NONE, seat):
        pool += copy.aside
    return pool


def _deal_old(copy: EverdellState, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """Deal others the cards that they have had since before the pile was made: none that has returned to it.

    The rest stays in the pool. Only what the seat knows of the discards of then can tell.
    """
    old: list[list[int]] = [[] for _ in copy.cities]
    returned = known_to(copy.memory.returned, seat)
    if not returned:
        return old
    for kind in returned:
        pool.remove(kind)
    rng.shuffle(pool)
    for owner, city in enumerate(copy.cities):
        if owner != seat:
            count = city.hand.count(NONE) - copy.memory.drawn[owner]
            for _ in range(min(count, len(pool))):
                old[owner].append(pool.pop())
    pool += returned
    return old


def _deal(copy: EverdellState, seat: int, pool: list[int], old: list[list[int]]) -> None:
    """Deal a shuffled pool to all places that `_take_up` has left open."""
    for i in range(len(copy.pile)):
        copy.pile[i] = pool.pop()
    for i in range(len(copy.discards)):
        if copy.discards[i] == NONE:
            copy.discards[i] = pool.pop()
    for owner, city in enumerate(copy.cities):
        if owner == seat:
            continue
        hand = city.hand
        for i in range(len(hand)):
            if hand[i] == NONE:
                hand[i] = old[owner].pop() if old[owner] else pool.pop()
        seen = copy.memory.under[owner]
        under = list(city.under)
        for i in range(len(under)):
            if i >= len(seen) or not seen[i]:
                under[i] = under[i] >> 8 << 8 | pool.pop()
        city.under = tuple(under)
    if copy.aside_seat not in (NONE, seat):
        for i in range(len(copy.aside)):
            copy.aside[i] = pool.pop()
