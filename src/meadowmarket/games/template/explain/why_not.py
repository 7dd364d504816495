"""The reasons why an action can't be taken, where the rules give one."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.template.state import TemplateState


def why_not(state: TemplateState, seat: int, action: int) -> Message | None:
    """Return why a good can't be bought; None if the action is not about a good."""
    codes = state.game_data.codes
    if codes.first_of[action] != codes.buy:
        return None
    price = state.game_data.pack.goods[action - codes.buy].price
    return Message("template-too-dear", {"coins": state.coins[seat], "price": price})
