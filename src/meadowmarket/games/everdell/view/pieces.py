"""The piece that each action is about: a table from families of actions to lists of the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from meadowmarket.core.pieces import PieceRef
from meadowmarket.games.everdell.actions import PAY_JUDGE, PAY_PLAIN, SPOTS
from meadowmarket.games.everdell.effects.events import KeepOrTuckCard
from meadowmarket.games.everdell.effects.travelers import DiscardMeadowCard
from meadowmarket.games.everdell.names import (
    NONE,
    RESOURCES,
    ZONE_CARD,
    ZONE_GONE,
    ZONES,
)
from meadowmarket.games.everdell.rules.cards import RUGWORT, ChooseRugwortsCard
from meadowmarket.games.everdell.state import EverdellState

Finder = Callable[[EverdellState, int, int], "PieceRef | None"]
"""From the state, the seat and the action's index in its family."""


def piece_of(state: EverdellState, seat: int, action: int) -> PieceRef | None:
    """Return the piece that lights up for an action; None where there is none on the table."""
    codes = state.game_data.codes
    return FINDERS[codes.family_of[action]](state, seat, codes.index_of[action])


def _nothing(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return None


# -- cards in a row


def _hand(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return _in_row(state, "hand", state.cities[seat].hand, n)


def _meadow(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    place = state.meadow_place(n)
    return None if place == NONE else PieceRef("meadow", state.game_data.pack.cards[n].id, place)


def _aside(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return _in_row(state, "aside", state.aside, n)


def _discarded(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    is_in_meadow = bool(state.stack) and isinstance(state.stack[-1], DiscardMeadowCard)
    return _meadow(state, seat, n) if is_in_meadow else _hand(state, seat, n)


def _tucked(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    is_revealed = bool(state.stack) and isinstance(state.stack[-1], KeepOrTuckCard)
    return _aside(state, seat, n) if is_revealed else _hand(state, seat, n)


def _in_row(state: EverdellState, row: str, kinds: Sequence[int], kind: int) -> PieceRef | None:
    for place in range(len(kinds)):
        if kinds[place] == kind:
            return PieceRef(row, state.game_data.pack.cards[kind].id, place)
    return None


# -- cards in a city


def _helping_card(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    discount = state.game_data.discount_of.get(PAY_PLAIN + n)
    return None if discount is None else _first_card(state, seat, discount.card)  # None: the printed cost


def _judge(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return _first_card(state, seat, state.game_data.discount_of[PAY_JUDGE + n].card)


def _first_card(state: EverdellState, seat: int, kind: int) -> PieceRef | None:
    return _in_city(state, seat, seat, kind, 0)


def _copy(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    codes = state.game_data.codes
    return _in_city(state, seat, seat, codes.copy_kind[n], codes.copy_number[n])


def _removed(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    codes = state.game_data.codes
    is_rugworts = bool(state.stack) and isinstance(state.stack[-1], ChooseRugwortsCard)
    owner = RUGWORT if is_rugworts else seat
    return _in_city(state, seat, owner, codes.copy_kind[n], codes.copy_number[n])


def _card_abroad(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    kinds = state.game_data.kinds
    return _in_city(state, seat, n // kinds, n % kinds, 0)


def _in_city(state: EverdellState, seat: int, owner: int, kind: int, copy: int) -> PieceRef | None:
    if owner >= len(state.cities):  # the codes know four seats
        return None
    slot = state.cities[owner].slot_of(kind, copy)
    if slot == NONE:
        return None
    return PieceRef("cards", state.game_data.pack.cards[kind].id, slot, None if owner == seat else owner)


# -- places, events and the rest


def _spot(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    """Return where a worker stands, or goes to."""
    codes = state.game_data.codes
    zone = state.game_data.zone_of_spot[n]
    if zone == ZONE_GONE:
        return None
    if zone == ZONE_CARD:
        owner = codes.spot_seat[n]
        return _in_city(state, seat, seat if owner == NONE else owner, codes.spot_kind[n], codes.spot_copy[n])
    return PieceRef(ZONES[zone], codes.spot_names[n])


def _card_spot(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return _spot(state, seat, n + SPOTS + 1)


def _resource(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("resources", RESOURCES[n])


def _player(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("cities", "", None, n)


def _pile(state: EverdellState, seat: int, n: int) -> PieceRef | None:
    return PieceRef("pile" if n == 0 else "discards")


FINDERS: Final[dict[str, Finder]] = {
    "pass": _nothing,
    "season": _nothing,
    "done": _nothing,
    "pay": _helping_card,
    "pay-judge": _judge,
    "save": _resource,
    "gain": _resource,
    "give-resource": _resource,
    "store": _resource,
    "spend": _nothing,
    "to": _player,
    "reveal": _pile,
    "copy": _spot,
    "worker": _spot,
    "play-hand": _hand,
    "play-meadow": _meadow,
    "play-revealed": _aside,
    "discard": _discarded,
    "take": _meadow,
    "keep": _aside,
    "tuck": _tucked,
    "give": _hand,
    "worker-card": _card_spot,
    "move": _spot,
    "recall": _spot,
    "remove": _removed,
    "pay-token": _copy,
    "produce": _copy,
    "activate": _copy,
    "activate-abroad": _card_abroad,
    "pay-dungeon": _first_card,
}
"""By family of actions: what finds its piece."""
