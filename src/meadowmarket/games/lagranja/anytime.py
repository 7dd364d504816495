"""Anytime actions (LG-3): trade goods, buying, selling, upgrading, roof tiles, helpers."""

from __future__ import annotations

from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.goods import GRAPE, OLIVE, ON_FIELD, PIG, SILVER, TRADE_GOOD
from meadowmarket.games.lagranja.helpers import can_use, use_helper, would_change
from meadowmarket.games.lagranja.notation import resource_source
from meadowmarket.games.lagranja.programs import NO_OTHER_WAY
from meadowmarket.games.lagranja.roofs import use_roof
from meadowmarket.games.lagranja.state import FROM_BONUSES, NONE, Farm, Village
from meadowmarket.games.lagranja.supply import buy, good_of, react, sell, take_away, upgrade


def is_anytime(village: Village, action: int) -> bool:
    """Says whether an action of a turn is an anytime action."""
    return code.BUY <= action < code.FIXED or action >= village.rules.codes.trade


def anytime_options(village: Village, seat: int, found: list[int]) -> None:
    """Adds the anytime actions of a seat to a list of actions."""
    farm = village.farms[seat]
    _resource_options(farm, found)
    if farm.goods[TRADE_GOOD]:
        rules = village.rules
        for option in range(len(rules.trade_effects)):
            if not farm.barred >> option & 1 and would_change(village, seat, rules.trade_effects[option], NONE):
                found.append(rules.codes.trade + option)
    if farm.roofs:
        _roof_options(village, seat, farm, found)
    for card in farm.standing.actions:
        if can_use(village, seat, card, NONE):
            found.append(village.rules.codes.use + card)


def _resource_options(farm: Farm, found: list[int]) -> None:
    """Adds buying, selling and upgrading (LG-3.3 to LG-3.5)."""
    goods = farm.goods
    standing = farm.standing
    silver = goods[SILVER]
    for good in range(OLIVE, PIG + 1):
        i = good - OLIVE
        if silver >= standing.buy_price[i] and (good != PIG or goods[PIG] < standing.pens):
            found.append(code.BUY + i)
        can_upgrade = silver >= standing.upgrade_price[i]
        if goods[good]:
            found.append(code.SELL + i)
            if can_upgrade:
                found.append(code.UPGRADE + i)
        if good <= GRAPE and goods[good + ON_FIELD]:
            if standing.sells_from_field:
                found.append(code.SELL + 4 + i)
            if can_upgrade:
                found.append(code.UPGRADE + 4 + i)


def _roof_options(village: Village, seat: int, farm: Farm, found: list[int]) -> None:
    """Adds the bonuses of unused roof tiles in their phase (LG-3.7), each kind once."""
    rules = village.rules
    for i in range(len(farm.roofs)):
        kind = farm.roofs[i]
        if not farm.roofs_used[i] and rules.roof_phases[kind] >> village.phase & 1:
            action = rules.codes.bonus + kind
            if action not in found and would_change(village, seat, rules.roof_effects[kind], i):
                found.append(action)


def take_anytime(village: Village, seat: int, action: int) -> None:
    """Carries out an anytime action."""
    codes = village.rules.codes
    if action < code.SELL:
        buy(village, seat, action - code.BUY + OLIVE)
    elif action < code.UPGRADE:
        sell(village, seat, resource_source(action - code.SELL))
    elif action < code.FIXED:
        source = resource_source(action - code.UPGRADE)
        upgrade(village, seat, source, village.farms[seat].standing.upgrade_price[good_of(source) - OLIVE])
    elif action < codes.bonus:
        trade(village, seat, action - codes.trade)
    elif action < codes.use:
        use_roof(village, seat, action - codes.bonus)
    else:
        use_helper(village, seat, action - codes.use, NONE, NO_OTHER_WAY)


def trade(village: Village, seat: int, option: int) -> None:
    """Returns a trade good for one of its options (LG-3.2); helpers react when it is done."""
    take_away(village.farms[seat], TRADE_GOOD)
    if village.events is not None:
        village.tell(seat, "lagranja-log-trade", {"option": village.rules.trade_name(option)})
    react(village, seat, hooks.TRADE_GOOD_USED, option)
    village.push_script(village.rules.trade_programs[option], seat, FROM_BONUSES, NONE)
