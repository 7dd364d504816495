"""Names as messages: goods and where they lie, destinations, markers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, NONE, NUM_BUILDINGS, OLIVE, good_of
from meadowmarket.games.lagranja.player_area import Farm


def good_message(good: int) -> Message:
    """Name a good."""
    return Message("lagranja-good-" + GOODS[good])


def source_message(source: int) -> Message:
    """Name a good with the place it lies on."""
    good = good_of(source)
    return good_message(good) if source == good else Message("lagranja-on-field", {"good": good_message(good)})


def destination_name(game_data: GameData, farm: Farm, destination: int) -> Message:
    """Name a craft building or the barrow that lies on a place."""
    if destination < NUM_BUILDINGS:
        return game_data.building_name(destination)
    card = farm.barrows[destination - NUM_BUILDINGS]
    if card == NONE:
        return Message("lagranja-barrow-place", {"place": destination - NUM_BUILDINGS + 1})
    return Message("lagranja-barrow-card", game_data.card_args(card))


def what_is_taken_back(game_data: GameData, farm: Farm, action: int) -> Message:
    """Name the marker that comes back (LG-1.4)."""
    return TAKEN_BACK[game_data.family_of[action]](game_data, farm, game_data.index_of[action])


def _good(game_data: GameData, farm: Farm, i: int) -> Message:
    return source_message(i + OLIVE)


def _delivery(game_data: GameData, farm: Farm, i: int) -> Message:
    where = destination_name(game_data, farm, i // 10)
    return Message("lagranja-delivered-good", {"good": good_message(i % 10), "where": where})


def _owner(game_data: GameData, farm: Farm, i: int) -> Message:
    return game_data.building_name(i)


def _stall(game_data: GameData, farm: Farm, i: int) -> Message:
    return Message("lagranja-stall-on", {"space": game_data.all_labels[i]})


def _bar(game_data: GameData, farm: Farm, i: int) -> Message:
    return game_data.trade_name(i)


def _mark(game_data: GameData, farm: Farm, i: int) -> Message:
    return game_data.helper_name(i)


TAKEN_BACK: Final[dict[str, Callable[[GameData, Farm, int], Message]]] = {
    "take-back": _good,
    "take-back-delivery": _delivery,
    "take-back-owner": _owner,
    "take-back-stall": _stall,
    "take-back-bar": _bar,
    "take-back-mark": _mark,
}
"""By family of actions that take a marker back: what it is called."""
