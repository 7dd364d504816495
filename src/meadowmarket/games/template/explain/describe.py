"""Actions and goods in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.api import Piece
from meadowmarket.core.messages import Message
from meadowmarket.games.template.pack.components import Good, Pack
from meadowmarket.games.template.state import TemplateState

STEPS: Final = {"gain-points": "template-gain-points", "gain-coins": "template-gain-coins"}
"""By the name of a step in the data: the text that says what it does."""


def describe(state: TemplateState, seat: int, action: int) -> Message:
    """Return what an action does."""
    codes = state.game_data.codes
    return WORDS[codes.family_of[action]](state, seat, codes.index_of[action])


def _bid(state: TemplateState, seat: int, card: int) -> Message:
    return Message("template-do-bid", {"card": card})


def _buy(state: TemplateState, seat: int, i: int) -> Message:
    good = state.game_data.pack.goods[i]
    return Message("template-do-buy", {"good": good_name(good), "price": good.price})


def _roll(state: TemplateState, seat: int, i: int) -> Message:
    return Message("template-do-roll")


def _stop(state: TemplateState, seat: int, i: int) -> Message:
    return Message("template-do-stop")


WORDS: Final[dict[str, Callable[[TemplateState, int, int], Message]]] = {
    "bid": _bid,
    "buy": _buy,
    "roll": _roll,
    "stop": _stop,
}
"""By family of actions: its words, from the state, the seat and the action's index in the family."""


def cost_of(state: TemplateState, seat: int, action: int) -> Message | None:
    """Return what an action costs; None if it costs nothing."""
    codes = state.game_data.codes
    family = codes.family_of[action]
    return COSTS[family](state, seat, codes.index_of[action]) if family in COSTS else None


def _price(state: TemplateState, seat: int, i: int) -> Message | None:
    return Message("template-coins", {"n": state.game_data.pack.goods[i].price})


COSTS: Final[dict[str, Callable[[TemplateState, int, int], Message | None]]] = {"buy": _price}
"""By family of actions: its price."""


def good_name(good: Good) -> Message:
    """Return what a good is called: the data brings the English, other languages select by id."""
    return Message("template-good", {"id": good.id, "name": good.name})


def good_text(good: Good) -> list[Message]:
    """Return what a good costs and does, one line per step."""
    lines = [Message("template-good-price", {"good": good_name(good), "price": good.price})]
    for call in good.effect:
        lines.append(Message(STEPS[call.name], {"n": call.n}))
    return lines


def components(pack: Pack) -> dict[str, Piece]:
    """Return what is printed on the goods, for drawing."""
    goods: list[Piece] = []
    for good in pack.goods:
        shown: dict[str, Piece] = {"id": good.id, "name": good_name(good), "price": good.price}
        goods.append(shown)
    return {"goods": goods}
