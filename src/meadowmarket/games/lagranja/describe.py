"""Actions, cards, tiles and buildings in words: keys of the catalogue for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.components import Card, Helper
from meadowmarket.games.lagranja.goods import GOODS, OLIVE
from meadowmarket.games.lagranja.notation import PAIRS, resource_source
from meadowmarket.games.lagranja.roofs import roof_price
from meadowmarket.games.lagranja.state import Village
from meadowmarket.games.lagranja.supply import good_message, good_of
from meadowmarket.games.lagranja.vocabulary import format_effects

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.game import LaGranja

SIMPLE = ("end", "done", "decline", "without", "income", "grow", "hats", "extra")


def describe(village: Village, seat: int, action: int) -> Message:
    """Explains an action of a seat."""
    if action < code.DIE:
        return Message("lagranja-do-" + SIMPLE[action])
    if action < code.PAY:
        return _describe_number(action)
    if action < code.DELIVER:
        return _describe_choice(action)
    if action < code.BUY:
        return _describe_place(village, seat, action)
    if action < code.FIXED:
        return _describe_resource(village, seat, action)
    return _describe_piece(village, seat, action)


def _describe_number(action: int) -> Message:
    if action < code.RESERVE:
        return Message(f"lagranja-do-die-{action - code.DIE + 1}")
    if action < code.CHANGE:
        return Message("lagranja-do-reserve", {"number": action - code.RESERVE + 1})
    if action < code.DONKEY:
        return Message("lagranja-do-change", {"number": action - code.CHANGE + 1})
    return Message("lagranja-do-donkey", {"donkeys": action - code.DONKEY + 1, "hats": 3 - (action - code.DONKEY)})


def _describe_choice(action: int) -> Message:
    if action < code.FROM:
        return Message("lagranja-do-pay", {"what": source_message(action - code.PAY)})
    if action < code.TAKE:
        return Message("lagranja-do-from", {"what": source_message(action - code.FROM)})
    if action < code.TAKE_PAIR:
        return Message("lagranja-do-take", {"good": good_message(action - code.TAKE + OLIVE)})
    if action < code.STEPS:
        first, second = PAIRS[action - code.TAKE_PAIR].split("+")
        goods = {"first": good_message(GOODS.index(first)), "second": good_message(GOODS.index(second))}
        return Message("lagranja-do-take-pair", goods)
    return Message("lagranja-do-steps", {"steps": action - code.STEPS + 1})


def _describe_place(village: Village, seat: int, action: int) -> Message:
    rules = village.rules
    farm = village.farms[seat]
    if action < code.REPLACE_BARROW:
        key = action - code.DELIVER
        where = rules.destination_name(farm, key // 10)
        return Message("lagranja-do-deliver", {"good": good_message(key % 10), "where": where})
    if action < code.TAKE_BACK:
        place = action - code.REPLACE_BARROW
        return Message("lagranja-do-replace", {"what": rules.destination_name(farm, code.NUM_BUILDINGS + place)})
    if action < code.TAKE_BACK_DELIVERY:
        return Message("lagranja-do-take-back", {"what": source_message(action - code.TAKE_BACK + OLIVE)})
    if action < code.TAKE_BACK_OWNER:
        key = action - code.TAKE_BACK_DELIVERY
        where = rules.destination_name(farm, key // 10)
        return Message("lagranja-do-take-back-delivery", {"good": good_message(key % 10), "where": where})
    return Message("lagranja-do-take-back", {"what": rules.building_name(action - code.TAKE_BACK_OWNER)})


def _describe_resource(village: Village, seat: int, action: int) -> Message:
    standing = village.farms[seat].standing
    if action < code.SELL:
        i = action - code.BUY
        return Message("lagranja-do-buy", {"good": good_message(i + OLIVE), "silver": standing.buy_price[i]})
    if action < code.UPGRADE:
        source = resource_source(action - code.SELL)
        price = village.rules.sell_price[good_of(source) - OLIVE]
        return Message("lagranja-do-sell", {"what": source_message(source), "silver": price})
    source = resource_source(action - code.UPGRADE)
    i = good_of(source) - OLIVE
    into = good_message(village.rules.upgrades_to[i])
    args: Args = {"what": source_message(source), "into": into, "silver": standing.upgrade_price[i]}
    return Message("lagranja-do-upgrade", args)


def _describe_piece(village: Village, seat: int, action: int) -> Message:
    rules = village.rules
    codes = rules.codes
    if action < codes.discard:
        return _describe_card(rules, action)
    if action < codes.replace_helper:
        return Message("lagranja-do-discard", {"card": rules.pack.cards[action - codes.discard].number})
    if action < codes.take_back_mark:
        return Message("lagranja-do-replace", {"what": rules.helper_name(action - codes.replace_helper)})
    if action < codes.take_back_bar:
        return Message("lagranja-do-take-back", {"what": rules.helper_name(action - codes.take_back_mark)})
    if action < codes.roof:
        return Message("lagranja-do-take-back", {"what": rules.trade_name(action - codes.take_back_bar)})
    if action < codes.flip:
        tile = rules.roof_name(action - codes.roof)
        return Message("lagranja-do-roof", {"tile": tile, "silver": roof_price(village, village.farms[seat])})
    if action < codes.stall:
        return Message("lagranja-do-flip", {"tile": rules.roof_name(action - codes.flip)})
    if action < codes.choose:
        return Message("lagranja-do-stall", {"space": rules.actions.notation(action).rsplit(" ", 1)[1]})
    if action < codes.trade:
        return Message("lagranja-do-choose", {"what": rules.actions.notation(action).removeprefix("choose ")})
    if action < codes.bonus:
        return Message("lagranja-do-trade", {"option": rules.trade_name(action - codes.trade)})
    if action < codes.use:
        return Message("lagranja-do-bonus", {"tile": rules.roof_name(action - codes.bonus)})
    helper = rules.pack.cards[action - codes.use].helper
    args: Args = {
        "helper": rules.helper_name(action - codes.use),
        "text": helper_text(helper),
    }
    return Message("lagranja-do-use", args)


def _describe_card(rules: LaGranja, action: int) -> Message:
    side, i = divmod(action - rules.codes.field, len(rules.pack.cards))
    card = rules.pack.cards[i]
    if side == 0:
        return Message("lagranja-do-field", {"card": card.number, "good": good_message(card.field)})
    if side == 1:
        return Message("lagranja-do-barrow", {"card": card.number, "goods": goods_list(card), "points": card.barrow_vp})
    if side == 2:
        return Message("lagranja-do-extension", {"card": card.number, "parts": parts_list(card)})
    args: Args = {"helper": rules.helper_name(i), "text": helper_text(card.helper)}
    return Message("lagranja-do-helper", args)


def source_message(source: int) -> Message:
    """Names a good with the place it lies on."""
    good = good_of(source)
    return good_message(good) if source == good else Message("lagranja-on-field", {"good": good_message(good)})


def helper_text(helper: Helper) -> Message:
    """Returns the text of a helper."""
    return Message("card-text", {"id": helper.id, "text": helper.text})


def goods_list(card: Card) -> Message:
    """Names the goods of a barrow, one after the other."""
    message = good_message(card.barrow[-1])
    for good in reversed(card.barrow[:-1]):
        message = Message("lagranja-and", {"first": good_message(good), "rest": message})
    return message


def parts_list(card: Card) -> Message:
    """Names the parts of an extension."""
    parts = {"pens": card.pens, "deliveries": card.deliveries, "silver": card.silver, "hand": card.hand}
    return Message("lagranja-extension-parts", parts)


def topics(rules: LaGranja) -> list[str]:
    """Lists what can be explained."""
    pack = rules.pack
    found = [card.number.lower() for card in pack.cards] + [card.helper.id for card in pack.cards]
    found += [kind.id for kind in pack.roof_kinds] + [building.id for building in rules.buildings]
    return list(dict.fromkeys(found))


def explain(rules: LaGranja, topic: str) -> list[Message]:
    """Explains a topic, a line a message."""
    for i, card in enumerate(rules.pack.cards):
        if topic in (card.number.lower(), card.helper.id):
            return _explain_card(rules, i)
    for building in rules.buildings:
        if topic == building.id:
            args: Args = {"building": Message("lagranja-building-" + topic)}
            args["row"] = ", ".join(GOODS[good] for good in building.row)
            return [Message("lagranja-about-building", args), Message("lagranja-about-building-" + topic)]
    for kind in rules.pack.roof_kinds:
        if topic == kind.id:
            phases = ", ".join(kind.phases) or "any"
            return [Message("lagranja-about-roof", {"tile": Message("lagranja-roof-" + topic), "phases": phases})]
    raise IllegalAction(Message("no-such-topic", {"topic": topic}))


def _explain_card(rules: LaGranja, i: int) -> list[Message]:
    card = rules.pack.cards[i]
    helper = card.helper
    return [
        Message("lagranja-about-card", {"card": card.number, "helper": rules.helper_name(i)}),
        Message("lagranja-about-field", {"good": good_message(card.field)}),
        Message("lagranja-about-barrow", {"goods": goods_list(card), "points": card.barrow_vp}),
        Message("lagranja-about-extension", {"parts": parts_list(card)}),
        Message("lagranja-about-helper", {"helper": rules.helper_name(i), "text": helper_text(helper)}),
        Message("lagranja-about-steps", {"steps": format_effects(helper.effect)}),
        Message("lagranja-about-origin", {"helper": helper.provenance, "sides": card.provenance}),
    ]
