"""Consequences of actions: a donkey tile chosen, deliveries and cards left undone, goods that go with a barrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects.programs import PURCHASED
from meadowmarket.games.lagranja.explain.naming import destination_name
from meadowmarket.games.lagranja.game_data import SIDES
from meadowmarket.games.lagranja.names import NUM_BUILDINGS
from meadowmarket.games.lagranja.rules.delivery import ChooseDelivery
from meadowmarket.games.lagranja.rules.turns import CardsTurn, DeliveryTurn, ExtraTurn
from meadowmarket.games.lagranja.state import LaGranjaState


def consequence(state: LaGranjaState, seat: int, action: int) -> Message | None:
    """Return what an action would make final or lose for good, if that is easily overlooked."""
    family = state.game_data.family_of[action]
    return FINAL[family](state, seat, state.game_data.index_of[action]) if family in FINAL else None


def _donkey(state: LaGranjaState, seat: int, tile: int) -> Message:
    """Return the warning that a tile is gone, with what it gives and when it comes back (LG-6.1)."""
    data = state.game_data.pack.donkeys[tile]
    returns = state.game_data.pack.board.donkeys_return_in_round
    args: Args = {"donkeys": data.donkeys, "hats": data.hats, "round": returns}
    if state.farms[seat].donkeys_used >> tile & 1:
        breeder = state.farms[seat].lasting.breeder
        args["helper"] = state.game_data.helper_name(breeder)
        args["silver"] = state.game_data.helper_silver[breeder]
        return Message("lagranja-confirm-donkey-again", args)
    return Message("lagranja-confirm-donkey" if state.round < returns else "lagranja-confirm-donkey-last", args)


def _simple(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return the warning that something is left undone at the end of a turn, or of the deliveries of an effect."""
    if i not in (code.END, code.DONE):
        return None
    top = state.stack[-1] if state.stack else None
    family_of = state.game_data.family_of
    families = {family_of[option] for option in state.options(seat)}
    if isinstance(top, CardsTurn):
        return Message("lagranja-confirm-no-card") if top.left and not families.isdisjoint(SIDES) else None
    if "deliver" not in families:
        return None
    if isinstance(top, DeliveryTurn):
        return Message("lagranja-confirm-deliveries", {"n": top.left})
    if isinstance(top, ExtraTurn):
        return Message("lagranja-confirm-bought", {"n": top.bought})
    if isinstance(top, ChooseDelivery) and not top.kind & PURCHASED:
        return Message("lagranja-confirm-deliveries", {"n": top.left})
    return None


def _barrow(state: LaGranjaState, seat: int, place: int) -> Message | None:
    """Return the warning that a barrow goes with what was delivered to it."""
    farm = state.farms[seat]
    served = bin(farm.barrow_deliveries[place]).count("1")
    if not served:
        return None
    barrow = destination_name(state.game_data, farm, NUM_BUILDINGS + place)
    return Message("lagranja-confirm-barrow", {"barrow": barrow, "n": served})


FINAL: Final[dict[str, Callable[[LaGranjaState, int, int], Message | None]]] = {
    "simple": _simple,
    "donkey": _donkey,
    "replace-barrow": _barrow,
}
"""By family of actions; each is asked with the state, the seat and the action's index in it."""
