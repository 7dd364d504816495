"""The reasons why an action can't be taken, in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import resource_source
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import NONE, OLIVE, PIG, SILVER, TRADE_GOOD, good_of, is_on_field
from meadowmarket.games.lagranja.rules.cards import extension_price
from meadowmarket.games.lagranja.rules.delivery import why_not_deliver
from meadowmarket.games.lagranja.rules.economy import kinds_to_pay_with
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.rules.roofs import has_roof_space, roof_price
from meadowmarket.games.lagranja.state import LaGranjaState


def why_not(state: LaGranjaState, seat: int, action: int) -> Message | None:
    """Return why an action is no option of a turn, or None where the rules give no reason."""
    family = state.game_data.family_of[action]
    return REASONS[family](state, seat, state.game_data.index_of[action]) if family in REASONS else None


def needs_silver(state: LaGranjaState, seat: int, price: int) -> Message | None:
    """Return how much silver is missing."""
    missing = price - state.farms[seat].goods[SILVER]
    return Message("lagranja-why-silver", {"missing": missing}) if missing > 0 else None


def why_not_die(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return why a die can't be taken."""
    number = i + 1
    if not state.dice[number - 1]:
        return Message("lagranja-why-no-die", {"number": number})
    if number == state.reserved_die and state.reserved_by != seat:
        return Message("lagranja-why-reserved", {"number": number, "seat": state.reserved_by})
    return None


def why_not_buy(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return why a resource can't be bought."""
    farm = state.farms[seat]
    if i + OLIVE == PIG and farm.goods[PIG] >= farm.lasting.pens:
        return Message("lagranja-why-no-pen")
    return needs_silver(state, seat, farm.lasting.buy_price[i])


def why_not_there(state: LaGranjaState, seat: int, source: int) -> Message | None:
    """Return that no resource lies at a source, where that is so."""
    if state.farms[seat].goods[source]:
        return None
    return Message("lagranja-why-none-there", {"good": good_message(good_of(source))})


def why_not_sell(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return why a resource can't be sold."""
    source = resource_source(i)
    on_field = Message("lagranja-why-sell-field") if is_on_field(source) else None
    return why_not_there(state, seat, source) or on_field


def why_not_upgrade(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return why a resource can't be upgraded."""
    source = resource_source(i)
    price = state.farms[seat].lasting.upgrade_price[good_of(source) - OLIVE]
    return why_not_there(state, seat, source) or needs_silver(state, seat, price)


def why_not_extra(state: LaGranjaState, seat: int, i: int) -> Message | None:
    """Return why no extra delivery can be bought; the other simple actions need no reason."""
    if i != code.EXTRA:
        return None
    return needs_silver(state, seat, state.farms[seat].lasting.extra_price) or Message("lagranja-why-no-extra")


def why_not_play(state: LaGranjaState, seat: int, card: int) -> Message | None:
    """Return why a card can't be played."""
    if card not in state.farms[seat].hand:
        return Message("lagranja-why-not-in-hand", state.game_data.card_args(card))
    return Message("lagranja-why-no-card-now")


def why_not_extension(state: LaGranjaState, seat: int, card: int) -> Message | None:
    """Return why a card can't be played as an extension."""
    farm = state.farms[seat]
    price = extension_price(state, farm)
    kinds = kinds_to_pay_with(farm).bit_count()
    if card in farm.hand and kinds < price:
        return Message("lagranja-why-extension", {"price": price, "kinds": kinds})
    return why_not_play(state, seat, card)


def why_not_roof(state: LaGranjaState, seat: int, kind: int) -> Message | None:
    """Return why a roof tile can't be bought."""
    farm = state.farms[seat]
    if kind not in state.roofs:
        return Message("lagranja-why-no-tile", {"tile": state.game_data.roof_name(kind)})
    if not has_roof_space(farm):
        return Message("lagranja-why-roof-full")
    return needs_silver(state, seat, roof_price(state, farm)) or Message("lagranja-why-no-roof-now")


def why_not_trade(state: LaGranjaState, seat: int, option: int) -> Message | None:
    """Return why a trade good can't be returned for an option."""
    farm = state.farms[seat]
    if not farm.goods[TRADE_GOOD]:
        return Message("lagranja-why-no-trade-good")
    if farm.barred >> option & 1:
        return Message("lagranja-why-barred")
    return Message("lagranja-why-nothing")


def why_not_bonus(state: LaGranjaState, seat: int, kind: int) -> Message | None:
    """Return why the bonus of a roof tile can't be used."""
    farm = state.farms[seat]
    if kind not in farm.roofs:
        return Message("lagranja-why-not-your-tile", {"tile": state.game_data.roof_name(kind)})
    if all([used for other, used in zip(farm.roofs, farm.roofs_used, strict=True) if other == kind]):
        return Message("lagranja-why-tile-used", {"tile": state.game_data.roof_name(kind)})
    if not state.game_data.roof_phases[kind] >> state.phase & 1:
        return Message("lagranja-why-other-phase")
    return Message("lagranja-why-nothing")


def why_not_use(state: LaGranjaState, seat: int, card: int) -> Message | None:
    """Return why a helper can't be used."""
    farm = state.farms[seat]
    helper = state.game_data.helpers[card]
    name = state.game_data.helper_name(card)
    if card not in farm.helpers:
        return Message("lagranja-why-not-your-helper", {"helper": name})
    if not farm.is_ready(card):
        return Message("lagranja-why-exhausted", {"helper": name})
    if not helper.is_action or helper.hooks:
        return Message("lagranja-why-no-action", {"helper": name})
    if not helper.phases >> state.phase & 1:
        return Message("lagranja-why-other-phase")
    for effect in helper.effects:
        if effect.is_cost and not effect.is_useful(state, seat, NONE):
            return Message("lagranja-why-cost", {"helper": name})
    return None if would_change(state, seat, helper.effects, NONE) else Message("lagranja-why-nothing")


REASONS: Final[dict[str, Callable[[LaGranjaState, int, int], Message | None]]] = {
    "simple": why_not_extra,
    "die": why_not_die,
    "deliver": why_not_deliver,
    "buy": why_not_buy,
    "sell": why_not_sell,
    "upgrade": why_not_upgrade,
    "field": why_not_play,
    "barrow": why_not_play,
    "extension": why_not_extension,
    "helper": why_not_play,
    "roof": why_not_roof,
    "trade": why_not_trade,
    "bonus": why_not_bonus,
    "use": why_not_use,
}
"""By family of actions; each is asked with the state, the seat and the action's index in it."""
