"""Redealing what a seat can't know (LG-2.11), and what it knows beyond its view."""

from __future__ import annotations

from meadowmarket.core.api import Json
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.names import NONE, POINT_SOURCES, VP
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.setup import tiles_of_round
from meadowmarket.games.lagranja.state import LaGranjaState


def known_of(state: LaGranjaState) -> dict[str, Json]:
    """Return what every attentive player knows beyond the view.

    Each gain of VP is seen when it happens, and so is what lay in a pile made of the discards.
    """
    newest = max(state.pile_of)
    numbers = [card.number for card in state.game_data.pack.cards]
    piles: list[Json] = [
        [numbers[card] for card in range(len(numbers)) if state.pile_of[card] == pile] for pile in range(1, newest + 1)
    ]
    farms: list[Json] = []
    for farm in state.farms:
        points: dict[str, Json] = {POINT_SOURCES[i]: n for i, n in enumerate(farm.points) if n}
        came_with = [state.pile_of[card] for card in farm.hand]
        hand: list[Json] = [came_with.count(pile) for pile in range(newest + 1)]
        farms.append({"vp": farm.goods[VP], "points": points, "hand_by_pile": hand})
    return {"farms": farms, "piles": piles}


def determinized(state: LaGranjaState, seat: int, rng: Rng) -> LaGranjaState:
    """Redeal what a seat can't know: other hands, the pile, later roof tiles, secret donkeys, chance to come."""
    copy = state.clone()
    copy.reseed(rng)
    others = [farm for i, farm in enumerate(copy.farms) if i != seat]
    for pile in range(max(copy.pile_of) + 1):
        redeal(copy, others, pile, rng)
    copy.later_roofs = [
        tiles if i < copy.round else redrawn_roofs(copy, i + 1, rng) for i, tiles in enumerate(copy.later_roofs)
    ]
    if copy.stack and any(farm.donkey == NONE for farm in copy.farms):
        for farm in others:
            if farm.donkey != NONE:  # chosen, but not yet revealed
                free = [i for i in range(len(copy.game_data.pack.donkeys)) if not farm.donkeys_used >> i & 1]
                farm.donkey = free[rng.below(len(free))]
    return copy


def redeal(state: LaGranjaState, others: list[Farm], pile: int, rng: Rng) -> None:
    """Shuffle the hidden cards that came with one pile among the places where such cards lie.

    All know what lay in each pile but the first, and so how many cards of each pile a hand holds.
    """
    pile_of = state.pile_of
    hidden = [card for card in state.deck if pile_of[card] == pile]
    for farm in others:
        hidden += [card for card in farm.hand if pile_of[card] == pile]
    hidden.sort()  # where a card really lies must not show in where it is dealt
    rng.shuffle(hidden)
    for farm in others:
        count = len([card for card in farm.hand if pile_of[card] == pile])
        farm.hand = tuple([card for card in farm.hand if pile_of[card] != pile] + hidden[len(hidden) - count :])
        del hidden[len(hidden) - count :]
    deck = state.deck
    for i in range(len(deck)):
        if pile_of[deck[i]] == pile:
            deck[i] = hidden.pop()


def redrawn_roofs(state: LaGranjaState, round_number: int, rng: Rng) -> tuple[int, ...]:
    """Draw other tiles for a round that has not come yet."""
    tiles = tiles_of_round(state.game_data, round_number)
    rng.shuffle(tiles)
    return tuple(tiles[: len(state.later_roofs[round_number - 1])])
