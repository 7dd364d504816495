"""Actions in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.actions import judge_asked, judge_paid
from meadowmarket.games.everdell.effects.production import ChooseStoredGoods
from meadowmarket.games.everdell.names import NONE, RESOURCES
from meadowmarket.games.everdell.rules.cards import RUGWORT, ChooseRugwortsCard
from meadowmarket.games.everdell.rules.locations import spot_name
from meadowmarket.games.everdell.state import EverdellState, amount, card_in_city

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("pass",),
    "season": ("season",),
    "done": ("done",),
    "pay": ("pay-plain", "pay-crane", "pay-innkeeper"),
    "pay-judge": ("pay-judge",),
    "save": ("save",),
    "gain": ("gain",),
    "give-resource": ("give",),
    "store": ("store",),
    "spend": ("spend",),
    "to": ("to",),
    "reveal": ("reveal-pile", "reveal-discards"),
    "copy": ("copy",),
    "worker": ("worker",),
    "play-hand": ("play-hand",),
    "play-meadow": ("play-meadow",),
    "play-revealed": ("play-revealed",),
    "discard": ("discard",),
    "take": ("take",),
    "keep": ("keep",),
    "tuck": ("tuck",),
    "give": ("give-card",),
    "worker-card": ("worker",),
    "move": ("move",),
    "recall": ("recall",),
    "remove": ("remove",),
    "pay-token": ("pay-token",),
    "produce": ("produce",),
    "activate": ("activate",),
    "activate-abroad": ("activate-abroad",),
    "pay-dungeon": ("pay-dungeon",),
}
"""By family of actions: how the keys of its texts end; one for all its actions, or one for each."""


def describe(state: EverdellState, seat: int, action: int) -> Message:
    """Explain an action of a seat in words."""
    codes = state.game_data.codes
    family = codes.family_of[action]
    keys = KEYS[family]
    key = keys[0] if len(keys) == 1 else keys[codes.index_of[action]]
    return Message(f"everdell-do-{key}", ARGS[family](state, seat, action) if family in ARGS else {})


def _resource(state: EverdellState, seat: int, action: int) -> Args:
    return {"what": Message(f"everdell-resource-{RESOURCES[state.game_data.codes.index_of[action]]}")}


def _stored(state: EverdellState, seat: int, action: int) -> Args:
    """Name what a Storehouse takes, with how much it is."""
    asked = state.stack[-1] if state.stack else None
    if not isinstance(asked, ChooseStoredGoods):
        return _resource(state, seat, action)
    resource = state.game_data.codes.index_of[action]
    return {"what": amount(resource, asked.goods()[resource])}


def _number(state: EverdellState, seat: int, action: int) -> Args:
    return {"n": state.game_data.codes.index_of[action]}


def _opponent(state: EverdellState, seat: int, action: int) -> Args:
    return {"other_seat": state.game_data.codes.index_of[action]}


def _swap(state: EverdellState, seat: int, action: int) -> Args:
    swap = state.game_data.codes.index_of[action]
    return {"asked": amount(judge_asked(swap), 1), "paid": amount(judge_paid(swap), 1)}


def _worker_spot(state: EverdellState, seat: int, action: int) -> Args:
    return {"spot": spot_name(state, seat, state.game_data.codes.spot[action])}


def _spot(state: EverdellState, seat: int, action: int) -> Args:
    return {"spot": spot_name(state, seat, state.game_data.codes.index_of[action])}


def _card(state: EverdellState, seat: int, action: int) -> Args:
    return {"card": state.card(state.game_data.codes.card[action])}


def _card_abroad(state: EverdellState, seat: int, action: int) -> Args:
    codes = state.game_data.codes
    return {**_card(state, seat, action), "other_seat": codes.index_of[action] // codes.kinds}


def _copy(state: EverdellState, seat: int, action: int) -> Args:
    return _copy_in(state, seat, action)


def _removed(state: EverdellState, seat: int, action: int) -> Args:
    is_rugworts = bool(state.stack) and isinstance(state.stack[-1], ChooseRugwortsCard)
    return _copy_in(state, RUGWORT if is_rugworts else seat, action)


def _copy_in(state: EverdellState, owner: int, action: int) -> Args:
    """Name a card of a city: one of several copies by what lies on it."""
    codes = state.game_data.codes
    copy = codes.index_of[action]
    slot = state.cities[owner].slot_of(codes.copy_kind[copy], codes.copy_number[copy])
    return _card(state, owner, action) if slot == NONE else {"card": card_in_city(state, owner, slot)}


ARGS: Final[dict[str, Callable[[EverdellState, int, int], Args]]] = {
    "pay-judge": _swap,
    "save": _resource,
    "gain": _resource,
    "give-resource": _resource,
    "store": _stored,
    "spend": _number,
    "to": _opponent,
    "copy": _spot,
    "worker": _worker_spot,
    "play-hand": _card,
    "play-meadow": _card,
    "play-revealed": _card,
    "discard": _card,
    "take": _card,
    "keep": _card,
    "tuck": _card,
    "give": _card,
    "worker-card": _worker_spot,
    "move": _spot,
    "recall": _spot,
    "remove": _removed,
    "pay-token": _copy,
    "produce": _copy,
    "activate": _copy,
    "activate-abroad": _card_abroad,
    "pay-dungeon": _card,
}
"""By family of actions: what its text names; each is asked with the state, the seat and the action."""
