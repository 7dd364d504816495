"""Anytime actions (LG-3): trade goods, buying, selling, upgrading, roof tiles, helpers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import resource_source
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import NO_OTHER_WAY
from meadowmarket.games.lagranja.names import (
    FROM_BONUSES,
    GRAPE,
    NONE,
    OLIVE,
    ON_FIELD,
    PIG,
    SILVER,
    TRADE_GOOD,
    good_of,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import buy, react, sell, take_away, upgrade
from meadowmarket.games.lagranja.rules.helpers import can_use, use_helper, would_change
from meadowmarket.games.lagranja.rules.roofs import use_roof
from meadowmarket.games.lagranja.state import LaGranjaState


def anytime_options(state: LaGranjaState, seat: int, found: list[int]) -> None:
    """Add the anytime actions of a seat to a list of actions."""
    farm = state.farms[seat]
    _resource_options(farm, found)
    if farm.goods[TRADE_GOOD]:
        game_data = state.game_data
        for option in range(len(game_data.trade_effects)):
            if not farm.barred >> option & 1 and would_change(state, seat, game_data.trade_effects[option], NONE):
                found.append(game_data.codes.trade + option)
    if farm.roofs:
        _roof_options(state, seat, farm, found)
    for card in farm.lasting.actions:
        if can_use(state, seat, card, NONE):
            found.append(state.game_data.codes.use + card)


def _resource_options(farm: Farm, found: list[int]) -> None:
    """Add buying, selling and upgrading (LG-3.3 to LG-3.5)."""
    goods = farm.goods
    lasting = farm.lasting
    silver = goods[SILVER]
    for good in range(OLIVE, PIG + 1):
        i = good - OLIVE
        if silver >= lasting.buy_price[i] and (good != PIG or goods[PIG] < lasting.pens):
            found.append(code.BUY + i)
        can_upgrade = silver >= lasting.upgrade_price[i]
        if goods[good]:
            found.append(code.SELL + i)
            if can_upgrade:
                found.append(code.UPGRADE + i)
        if good <= GRAPE and goods[good + ON_FIELD]:
            if lasting.sells_from_field:
                found.append(code.SELL + code.FROM_FIELDS + i)
            if can_upgrade:
                found.append(code.UPGRADE + code.FROM_FIELDS + i)


def _roof_options(state: LaGranjaState, seat: int, farm: Farm, found: list[int]) -> None:
    """Add the bonuses of unused roof tiles in their phase (LG-3.7), each kind once."""
    game_data = state.game_data
    for i in range(len(farm.roofs)):
        kind = farm.roofs[i]
        if not farm.roofs_used[i] and game_data.roof_phases[kind] >> state.phase & 1:
            action = game_data.codes.bonus + kind
            if action not in found and would_change(state, seat, game_data.roof_effects[kind], i):
                found.append(action)


def take_anytime(state: LaGranjaState, seat: int, action: int) -> None:
    """Carry out an anytime action."""
    ANYTIME[state.game_data.family_of[action]](state, seat, state.game_data.index_of[action])


def _buy(state: LaGranjaState, seat: int, i: int) -> None:
    buy(state, seat, i + OLIVE)


def _sell(state: LaGranjaState, seat: int, i: int) -> None:
    sell(state, seat, resource_source(i))


def _upgrade(state: LaGranjaState, seat: int, i: int) -> None:
    source = resource_source(i)
    upgrade(state, seat, source, state.farms[seat].lasting.upgrade_price[good_of(source) - OLIVE])


def _use(state: LaGranjaState, seat: int, card: int) -> None:
    use_helper(state, seat, card, NONE, NO_OTHER_WAY)


def trade(state: LaGranjaState, seat: int, option: int) -> None:
    """Return a trade good for one of its options (LG-3.2); helpers react when it is done."""
    take_away(state.farms[seat], TRADE_GOOD)
    if state.events is not None:
        state.emit(seat, "lagranja-log-trade", {"option": state.game_data.trade_name(option)})
    react(state, seat, hooks.TRADE_GOOD_USED, option)
    state.push_script(state.game_data.trade_programs[option], seat, FROM_BONUSES, NONE)


ANYTIME: Final[dict[str, Callable[[LaGranjaState, int, int], None]]] = {
    "buy": _buy,
    "sell": _sell,
    "upgrade": _upgrade,
    "trade": trade,
    "bonus": use_roof,
    "use": _use,
}
"""The families of anytime actions (LG-3); each is carried out with the seat and the action's index in it."""
