"""Actions in words: a key of the catalogue for each family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja.actions import PAIRS, resource_source
from meadowmarket.games.lagranja.effects.choices import ChooseUpgrade
from meadowmarket.games.lagranja.explain.naming import TAKEN_BACK, destination_name, good_message, source_message
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, NUM_BUILDINGS, OLIVE, PHASES, good_of
from meadowmarket.games.lagranja.pack.components import Card, Helper
from meadowmarket.games.lagranja.pack.language import format_effects
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.roofs import roof_price
from meadowmarket.games.lagranja.state import LaGranjaState

EFFECTS_IN_WORDS = ("draw", "play-card", "free-upgrade", "siesta", "delivery")
Words = Callable[[LaGranjaState, int, int], Message]
"""What puts an action into words: from the state, the seat and the action's index in its family."""
SIMPLE = ("end", "done", "decline", "without", "income", "grow", "hats", "extra")


def describe(state: LaGranjaState, seat: int, action: int) -> Message:
    """Explain an action of a seat."""
    game_data = state.game_data
    return WORDS[game_data.family_of[action]](state, seat, game_data.index_of[action])


def stage(state: LaGranjaState) -> Message:
    """Name round and phase, as a heading."""
    phase = Message(f"lagranja-phase-{PHASES[state.phase]}")
    return Message(
        "lagranja-stage", {"round": state.round, "rounds": state.game_data.pack.board.rounds, "phase": phase}
    )


def _simple(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-" + SIMPLE[i])


def _die(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message(f"lagranja-do-die-{i + 1}")


def _reserve(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-reserve", {"number": i + 1})


def _change(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-change", {"number": i + 1})


def _donkey(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-donkey", {"donkeys": i + 1, "hats": 3 - i})


def _pay(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-pay", {"what": source_message(i)})


def _from(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-from", {"what": source_message(i)})


def _take(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-take", {"good": good_message(i + OLIVE)})


def _take_pair(state: LaGranjaState, seat: int, i: int) -> Message:
    first, second = PAIRS[i].split("+")
    goods = {"first": good_message(GOODS.index(first)), "second": good_message(GOODS.index(second))}
    return Message("lagranja-do-take-pair", goods)


def _steps(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-steps", {"steps": i + 1})


def _deliver(state: LaGranjaState, seat: int, i: int) -> Message:
    where = destination_name(state.game_data, state.farms[seat], i // 10)
    return Message("lagranja-do-deliver", {"good": good_message(i % 10), "where": where})


def _replace_barrow(state: LaGranjaState, seat: int, i: int) -> Message:
    what = destination_name(state.game_data, state.farms[seat], NUM_BUILDINGS + i)
    return Message("lagranja-do-replace", {"what": what})


def _buy(state: LaGranjaState, seat: int, i: int) -> Message:
    price = state.farms[seat].lasting.buy_price[i]
    return Message("lagranja-do-buy", {"good": good_message(i + OLIVE), "silver": price})


def _sell(state: LaGranjaState, seat: int, i: int) -> Message:
    source = resource_source(i)
    price = state.game_data.sell_price[good_of(source) - OLIVE]
    return Message("lagranja-do-sell", {"what": source_message(source), "silver": price})


def _upgrade(state: LaGranjaState, seat: int, i: int) -> Message:
    source = resource_source(i)
    at = good_of(source) - OLIVE
    is_free = bool(state.stack) and isinstance(state.stack[-1], ChooseUpgrade)
    price = 0 if is_free else state.farms[seat].lasting.upgrade_price[at]
    into = good_message(state.game_data.upgrades_to[at])
    return Message("lagranja-do-upgrade", {"what": source_message(source), "into": into, "silver": price})


def _field(state: LaGranjaState, seat: int, i: int) -> Message:
    card = state.game_data.pack.cards[i]
    args: Args = {"card": card.number, "helper": state.game_data.helper_name(i), "good": good_message(card.field)}
    return Message("lagranja-do-field", args)


def _barrow(state: LaGranjaState, seat: int, i: int) -> Message:
    card = state.game_data.pack.cards[i]
    args: Args = {"card": card.number, "helper": state.game_data.helper_name(i)}
    return Message("lagranja-do-barrow", {**args, "goods": goods_list(card), "points": card.barrow_vp})


def _extension(state: LaGranjaState, seat: int, i: int) -> Message:
    card = state.game_data.pack.cards[i]
    args: Args = {"card": card.number, "helper": state.game_data.helper_name(i), "parts": parts_list(card)}
    return Message("lagranja-do-extension", args)


def _helper(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-helper", _helper_args(state, i))


def _use(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-use", _helper_args(state, i))


def _helper_args(state: LaGranjaState, card: int) -> Args:
    game_data = state.game_data
    return {"helper": game_data.helper_name(card), "text": helper_text(game_data.pack.cards[card].helper)}


def _discard(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-discard", state.game_data.card_args(i))


def _replace_helper(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-replace-helper", {"helper": state.game_data.helper_name(i)})


def _roof(state: LaGranjaState, seat: int, i: int) -> Message:
    price = roof_price(state, state.farms[seat])
    return Message("lagranja-do-roof", {"tile": state.game_data.roof_name(i), "silver": price})


def _flip(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-flip", {"tile": state.game_data.roof_name(i)})


def _stall(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-stall", {"space": state.game_data.all_labels[i]})


def _choose(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-choose", {"what": effect_message(state.game_data.branch_calls[i])})


def _trade(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-trade", {"option": state.game_data.trade_name(i)})


def _bonus(state: LaGranjaState, seat: int, i: int) -> Message:
    return Message("lagranja-do-bonus", {"tile": state.game_data.roof_name(i)})


def _taking_back(what: Callable[[GameData, Farm, int], Message]) -> Words:
    """Return the words for a family that takes back what is named so."""

    def words(state: LaGranjaState, seat: int, i: int) -> Message:
        return Message("lagranja-do-take-back", {"what": what(state.game_data, state.farms[seat], i)})

    return words


WORDS: Final[dict[str, Words]] = {
    "simple": _simple,
    "die": _die,
    "reserve": _reserve,
    "change": _change,
    "donkey": _donkey,
    "pay": _pay,
    "from": _from,
    "take": _take,
    "take-pair": _take_pair,
    "steps": _steps,
    "deliver": _deliver,
    "replace-barrow": _replace_barrow,
    "buy": _buy,
    "sell": _sell,
    "upgrade": _upgrade,
    "field": _field,
    "barrow": _barrow,
    "extension": _extension,
    "helper": _helper,
    "discard": _discard,
    "replace-helper": _replace_helper,
    "roof": _roof,
    "flip": _flip,
    "stall": _stall,
    "choose": _choose,
    "trade": _trade,
    "bonus": _bonus,
    "use": _use,
    **{family: _taking_back(what) for family, what in TAKEN_BACK.items()},
}
"""By family of actions."""


def effect_message(call: Call) -> Message:
    """Put a branch of a choice into words."""
    if call.name == "gain":
        return joined("lagranja-and", [counted_good(n, good) for n, good in call.goods])
    if call.name in ("choose", "both"):
        key = "lagranja-or" if call.name == "choose" else "lagranja-and"
        return joined(key, [effect_message(inner) for inner in call.calls])
    if call.name in EFFECTS_IN_WORDS:
        return Message("lagranja-effect-" + call.name, {"count": call.n})
    return Message("lagranja-effect-other", {"effect": format_effects([call])})


def counted_good(n: int, good: str) -> Message:
    """Name a number of goods, which may be the owner's choice."""
    return Message("lagranja-counted-good", {"count": n, "good": Message("lagranja-good-" + good)})


def joined(key: str, messages: list[Message]) -> Message:
    """Join messages, one after the other."""
    message = messages[-1]
    for first in reversed(messages[:-1]):
        message = Message(key, {"first": first, "rest": message})
    return message


def helper_text(helper: Helper) -> Message:
    """Return the text of a helper."""
    return Message("card-text", {"id": helper.id, "text": helper.text})


def goods_list(card: Card) -> Message:
    """Name the goods of a barrow, one after the other."""
    return joined("lagranja-and", [good_message(good) for good in card.barrow])


def parts_list(card: Card) -> Message:
    """Name the parts of an extension."""
    parts = {"pens": card.pens, "deliveries": card.deliveries, "silver": card.silver, "hand": card.hand}
    return Message("lagranja-extension-parts", parts)
