"""Actions, cards, tiles and buildings in words: keys of the catalogue for each."""

from __future__ import annotations

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import PAIRS, resource_source
from meadowmarket.games.lagranja.effects.choices import FreeUpgrades
from meadowmarket.games.lagranja.explain.naming import (
    destination_name,
    good_message,
    source_message,
    what_is_taken_back,
)
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, NUM_BUILDINGS, OLIVE, good_of
from meadowmarket.games.lagranja.pack.components import Card, Helper, RoofKind
from meadowmarket.games.lagranja.pack.language import format_effects
from meadowmarket.games.lagranja.rules.roofs import roof_price
from meadowmarket.games.lagranja.state import LaGranjaState

EFFECTS_IN_WORDS = ("draw", "play-card", "free-upgrade", "siesta", "delivery")
SIMPLE = ("end", "done", "decline", "without", "income", "grow", "hats", "extra")


def describe(state: LaGranjaState, seat: int, action: int) -> Message:
    """Explains an action of a seat."""
    if action < code.DIE:
        return Message("lagranja-do-" + SIMPLE[action])
    if action < code.PAY:
        return _describe_number(action)
    if action < code.DELIVER:
        return _describe_choice(action)
    if action < code.BUY:
        return _describe_place(state, seat, action)
    if action < code.FIXED:
        return _describe_resource(state, seat, action)
    return _describe_piece(state, seat, action)


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


def _describe_place(state: LaGranjaState, seat: int, action: int) -> Message:
    game_data = state.game_data
    farm = state.farms[seat]
    if action < code.REPLACE_BARROW:
        key = action - code.DELIVER
        where = destination_name(game_data, farm, key // 10)
        return Message("lagranja-do-deliver", {"good": good_message(key % 10), "where": where})
    if action < code.TAKE_BACK:
        place = action - code.REPLACE_BARROW
        return Message("lagranja-do-replace", {"what": destination_name(game_data, farm, NUM_BUILDINGS + place)})
    return Message("lagranja-do-take-back", {"what": what_is_taken_back(state.game_data, state.farms[seat], action)})


def effect_message(call: Call) -> Message:
    """Puts a branch of a choice into words."""
    if call.name == "gain":
        return joined("lagranja-and", [counted_good(n, good) for n, good in call.goods])
    if call.name in ("choose", "both"):
        key = "lagranja-or" if call.name == "choose" else "lagranja-and"
        return joined(key, [effect_message(inner) for inner in call.calls])
    if call.name in EFFECTS_IN_WORDS:
        return Message("lagranja-effect-" + call.name, {"count": call.n})
    return Message("lagranja-effect-other", {"effect": format_effects([call])})


def counted_good(n: int, good: str) -> Message:
    """Names a number of goods, which may be the owner's choice."""
    return Message("lagranja-counted-good", {"count": n, "good": Message("lagranja-good-" + good)})


def joined(key: str, messages: list[Message]) -> Message:
    """Joins messages, one after the other."""
    message = messages[-1]
    for first in reversed(messages[:-1]):
        message = Message(key, {"first": first, "rest": message})
    return message


def _describe_resource(state: LaGranjaState, seat: int, action: int) -> Message:
    standing = state.farms[seat].standing
    if action < code.SELL:
        i = action - code.BUY
        return Message("lagranja-do-buy", {"good": good_message(i + OLIVE), "silver": standing.buy_price[i]})
    if action < code.UPGRADE:
        source = resource_source(action - code.SELL)
        price = state.game_data.sell_price[good_of(source) - OLIVE]
        return Message("lagranja-do-sell", {"what": source_message(source), "silver": price})
    source = resource_source(action - code.UPGRADE)
    i = good_of(source) - OLIVE
    into = good_message(state.game_data.upgrades_to[i])
    is_free = bool(state.stack) and isinstance(state.stack[-1], FreeUpgrades)
    price = 0 if is_free else standing.upgrade_price[i]
    args: Args = {"what": source_message(source), "into": into, "silver": price}
    return Message("lagranja-do-upgrade", args)


def _describe_piece(state: LaGranjaState, seat: int, action: int) -> Message:
    game_data = state.game_data
    codes = game_data.codes
    if action < codes.discard:
        return _describe_card(game_data, action)
    if action < codes.replace_helper:
        return Message("lagranja-do-discard", {"card": game_data.pack.cards[action - codes.discard].number})
    if action < codes.take_back_mark:
        return Message("lagranja-do-replace", {"what": game_data.helper_name(action - codes.replace_helper)})
    if action < codes.roof:
        return Message(
            "lagranja-do-take-back", {"what": what_is_taken_back(state.game_data, state.farms[seat], action)}
        )
    if action < codes.flip:
        tile = game_data.roof_name(action - codes.roof)
        return Message("lagranja-do-roof", {"tile": tile, "silver": roof_price(state, state.farms[seat])})
    if action < codes.stall:
        return Message("lagranja-do-flip", {"tile": game_data.roof_name(action - codes.flip)})
    if action < codes.take_back_stall:
        return Message("lagranja-do-stall", {"space": game_data.all_labels[action - codes.stall]})
    if action < codes.choose:
        return Message(
            "lagranja-do-take-back", {"what": what_is_taken_back(state.game_data, state.farms[seat], action)}
        )
    if action < codes.trade:
        return Message("lagranja-do-choose", {"what": effect_message(game_data.branch_calls[action - codes.choose])})
    if action < codes.bonus:
        return Message("lagranja-do-trade", {"option": game_data.trade_name(action - codes.trade)})
    if action < codes.use:
        return Message("lagranja-do-bonus", {"tile": game_data.roof_name(action - codes.bonus)})
    helper = game_data.pack.cards[action - codes.use].helper
    args: Args = {
        "helper": game_data.helper_name(action - codes.use),
        "text": helper_text(helper),
    }
    return Message("lagranja-do-use", args)


def _describe_card(game_data: GameData, action: int) -> Message:
    side, i = divmod(action - game_data.codes.field, len(game_data.pack.cards))
    card = game_data.pack.cards[i]
    if side == 0:
        return Message("lagranja-do-field", {"card": card.number, "good": good_message(card.field)})
    if side == 1:
        return Message("lagranja-do-barrow", {"card": card.number, "goods": goods_list(card), "points": card.barrow_vp})
    if side == 2:
        return Message("lagranja-do-extension", {"card": card.number, "parts": parts_list(card)})
    args: Args = {"helper": game_data.helper_name(i), "text": helper_text(card.helper)}
    return Message("lagranja-do-helper", args)


def helper_text(helper: Helper) -> Message:
    """Returns the text of a helper."""
    return Message("card-text", {"id": helper.id, "text": helper.text})


def goods_list(card: Card) -> Message:
    """Names the goods of a barrow, one after the other."""
    return joined("lagranja-and", [good_message(good) for good in card.barrow])


def parts_list(card: Card) -> Message:
    """Names the parts of an extension."""
    parts = {"pens": card.pens, "deliveries": card.deliveries, "silver": card.silver, "hand": card.hand}
    return Message("lagranja-extension-parts", parts)


def topics(game_data: GameData) -> list[str]:
    """Lists what can be explained."""
    pack = game_data.pack
    found = [card.number.lower() for card in pack.cards] + [card.helper.id for card in pack.cards]
    found += [kind.id for kind in pack.roof_kinds] + [building.id for building in game_data.buildings]
    return list(dict.fromkeys(found))


def topic_name(game_data: GameData, topic: str) -> Message | None:
    """Names a topic as players see it."""
    for i, card in enumerate(game_data.pack.cards):
        if topic == card.helper.id:
            return game_data.helper_name(i)
        if topic == card.number.lower():
            return Message("lagranja-card-number", {"card": card.number})
    for i, building in enumerate(game_data.buildings):
        if topic == building.id:
            return game_data.building_name(i)
    for i, kind in enumerate(game_data.pack.roof_kinds):
        if topic == kind.id:
            return game_data.roof_name(i)
    return None


def explain(game_data: GameData, topic: str) -> list[Message]:
    """Explains a topic, a line a message."""
    for i, card in enumerate(game_data.pack.cards):
        if topic in (card.number.lower(), card.helper.id):
            return _explain_card(game_data, i)
    for building in game_data.buildings:
        if topic == building.id:
            args: Args = {"building": Message("lagranja-building-" + topic)}
            args["row"] = joined("lagranja-and", [good_message(good) for good in building.row])
            about = Message("lagranja-about-building-" + topic)
            return [Message("lagranja-about-building", args), about, _origin_line(building.provenance)]
    for kind in game_data.pack.roof_kinds:
        if topic == kind.id:
            return [_about_roof(kind), _origin_line(kind.provenance)]
    raise IllegalAction(Message("no-such-topic", {"topic": topic}))


def origin(provenance: str) -> Message:
    """Says whether what is on a card is printed, designed by this project, or partly so."""
    if "designed" not in provenance:
        return Message("lagranja-origin-printed")
    return Message("lagranja-origin-partly" if "printed" in provenance else "lagranja-origin-designed")


def _origin_line(provenance: str) -> Message:
    return Message("lagranja-about-origin-whole", {"origin": origin(provenance)})


def _about_roof(kind: RoofKind) -> Message:
    tile = Message("lagranja-roof-" + kind.id)
    if not kind.phases:  # LG-3.7: in any
        return Message("lagranja-about-roof-any", {"tile": tile})
    names = [Message("lagranja-board-phase-" + phase) for phase in kind.phases]
    return Message("lagranja-about-roof", {"tile": tile, "phases": joined("lagranja-and", names)})


def _explain_card(game_data: GameData, i: int) -> list[Message]:
    card = game_data.pack.cards[i]
    helper = card.helper
    return [
        Message("lagranja-about-card", {"card": card.number, "helper": game_data.helper_name(i)}),
        Message("lagranja-about-field", {"good": good_message(card.field)}),
        Message("lagranja-about-barrow", {"goods": goods_list(card), "points": card.barrow_vp}),
        Message("lagranja-about-extension", {"parts": parts_list(card)}),
        Message("lagranja-about-helper", {"helper": game_data.helper_name(i), "text": helper_text(helper)}),
        Message("lagranja-about-steps", {"steps": format_effects(helper.effect)}),
        Message("lagranja-about-origin", {"helper": origin(helper.provenance), "sides": origin(card.provenance)}),
    ]
