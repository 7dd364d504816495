"""Why an action is no option, where the rules give a reason."""

from __future__ import annotations

from meadowmarket.core.messages import Message
from meadowmarket.games.template.state import TemplateState


def not_in_shop(state: TemplateState, seat: int, action: int) -> Message | None:
    """Return why a good can't be bought; None if the action is not about a good."""
    code = state.data.code
    first_of = state.game.actions.first_of
    if not 0 <= action < len(first_of) or first_of[action] != code.buy:
        return None
    price = state.data.pack.goods[action - code.buy].price
    return Message("template-too-dear", {"coins": state.coins[seat], "price": price})
