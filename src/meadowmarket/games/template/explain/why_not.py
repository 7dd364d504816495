"""The reasons why an action can't be taken, where the rules give one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.template.state import TemplateState


def why_not(state: TemplateState, seat: int, action: int) -> Message | None:
    """Return why an action is no option; None where the rules give no reason."""
    codes = state.game_data.codes
    family = codes.family_of[action]
    return REASONS[family](state, seat, codes.index_of[action]) if family in REASONS else None


def _too_dear(state: TemplateState, seat: int, i: int) -> Message | None:
    price = state.game_data.pack.goods[i].price
    return Message("template-too-dear", {"coins": state.coins[seat], "price": price})


REASONS: Final[dict[str, Callable[[TemplateState, int, int], Message | None]]] = {"buy": _too_dear}
"""By family of actions: the reason, from the state, the seat and the action's index in the family."""
