"""Actions and goods in words."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.api import Piece
from meadowmarket.core.messages import Message
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.pack.components import Good, Pack

STEPS: Final = {"gain-points": "template-gain-points", "gain-coins": "template-gain-coins"}
"""By the name of a step in the data: the text that says what it does."""


def describe(game_data: GameData, action: int) -> Message:
    """Return what an action does; its family says which text."""
    codes = game_data.codes
    family = codes.first_of[action]
    if family == codes.bid:
        return Message("template-do-bid", {"card": action - family})
    if family == codes.buy:
        good = game_data.pack.goods[action - family]
        return Message("template-do-buy", {"good": good_name(good), "price": good.price})
    return Message("template-do-roll") if family == codes.roll else Message("template-do-stop")


def cost_of(game_data: GameData, action: int) -> Message | None:
    """Return what an action costs."""
    codes = game_data.codes
    if codes.first_of[action] != codes.buy:
        return None
    return Message("template-coins", {"n": game_data.pack.goods[action - codes.buy].price})


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
