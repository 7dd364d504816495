"""The cost of each action, as it is now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import resource_source
from meadowmarket.games.lagranja.effects.choices import ChooseUpgrade
from meadowmarket.games.lagranja.explain.describe import counted_good, joined
from meadowmarket.games.lagranja.explain.naming import good_message, source_message
from meadowmarket.games.lagranja.names import OLIVE, good_of
from meadowmarket.games.lagranja.rules.cards import extension_price
from meadowmarket.games.lagranja.rules.roofs import roof_price
from meadowmarket.games.lagranja.state import LaGranjaState


def cost_of(state: LaGranjaState, seat: int, action: int) -> Message | None:
    """Return what a seat pays for an action; None if it costs nothing."""
    family = state.game_data.family_of[action]
    return COSTS[family](state, seat, state.game_data.index_of[action]) if family in COSTS else None


def _simple(state: LaGranjaState, seat: int, i: int) -> Message | None:
    return _silver(state.farms[seat].lasting.extra_price) if i == code.EXTRA else None


def _source(state: LaGranjaState, seat: int, source: int) -> Message | None:
    return Message("lagranja-cost-one", {"what": source_message(source)})


def _deliver(state: LaGranjaState, seat: int, key: int) -> Message | None:
    return Message("lagranja-cost-one", {"what": good_message(key % 10)})


def _buy(state: LaGranjaState, seat: int, i: int) -> Message | None:
    return _silver(state.farms[seat].lasting.buy_price[i])


def _sell(state: LaGranjaState, seat: int, i: int) -> Message | None:
    return _source(state, seat, resource_source(i))


def _upgrade(state: LaGranjaState, seat: int, i: int) -> Message | None:
    if state.stack and isinstance(state.stack[-1], ChooseUpgrade):
        return None
    return _silver(state.farms[seat].lasting.upgrade_price[good_of(resource_source(i)) - OLIVE])


def _extension(state: LaGranjaState, seat: int, card: int) -> Message | None:
    count = extension_price(state, state.farms[seat])
    return Message("lagranja-cost-kinds", {"count": count}) if count else None


def _roof(state: LaGranjaState, seat: int, kind: int) -> Message | None:
    return _silver(roof_price(state, state.farms[seat]))


def _trade(state: LaGranjaState, seat: int, option: int) -> Message | None:
    return Message("lagranja-cost-one", {"what": Message("lagranja-good-trade-good")})


def _use(state: LaGranjaState, seat: int, card: int) -> Message | None:
    goods = state.game_data.pack.cards[card].helper.cost
    return joined("lagranja-and", [counted_good(n, good) for n, good in goods]) if goods else None


def _silver(price: int) -> Message | None:
    return Message("lagranja-cost-silver", {"silver": price}) if price else None


COSTS: Final[dict[str, Callable[[LaGranjaState, int, int], Message | None]]] = {
    "simple": _simple,
    "pay": _source,
    "from": _source,
    "deliver": _deliver,
    "buy": _buy,
    "sell": _sell,
    "upgrade": _upgrade,
    "extension": _extension,
    "roof": _roof,
    "trade": _trade,
    "use": _use,
}
"""By family of actions; each is asked with the state, the seat and the action's index in it."""
