"""Goods: gaining, paying, buying, selling, upgrading and growing them."""

from __future__ import annotations

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import BUY_GOOD, GROW_FIELD, NO_OTHER_WAY, PUT_GOOD, REACT
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import (
    GRAPE,
    OLIVE,
    ON_FIELD,
    PAID,
    PIG,
    SILVER,
    SOURCES,
    TRADE_GOOD,
    VP,
    good_of,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.state import LaGranjaState


def react(state: LaGranjaState, seat: int, hook: int, value: int) -> None:
    """Let the seat's helpers react to a moment, in the order in which they were played (LG-3.10)."""
    cards = state.farms[seat].lasting.reactions[hook]
    for i in range(len(cards) - 1, -1, -1):
        state.stack.append(Script(REACT, 0, seat, cards[i], value))


def emit_gain(state: LaGranjaState, seat: int, good: int, n: int) -> None:
    """Record that a seat has gained goods."""
    state.emit(seat, "lagranja-log-gain", {"count": n, "good": good_message(good)})


def pay_silver(state: LaGranjaState, seat: int, silver: int) -> None:
    """Take silver from a seat."""
    state.farms[seat].goods[SILVER] -= silver
    if silver and state.events is not None:
        state.emit(seat, "lagranja-log-pay", {"count": silver, "good": good_message(SILVER)})


def gain(state: LaGranjaState, seat: int, good: int, n: int, origin: int, sells_pig: bool) -> None:
    """Give goods to a seat; `origin` says where VP come from, `sells_pig` what becomes of a pig without a pen."""
    farm = state.farms[seat]
    if good == SILVER:
        farm.goods[SILVER] += n
    elif good == VP:
        farm.score(n, origin)
    elif good == PIG:
        for _ in range(n):
            gain_pig(state, seat, sells_pig)
        return
    else:
        for _ in range(n):
            put(state, seat, good)
        return
    if state.events is not None:
        emit_gain(state, seat, good, n)


def gain_pig(state: LaGranjaState, seat: int, sells_pig: bool) -> None:
    """Put a pig into an empty pen; without one it is sold at once, or not taken (LG-4.11)."""
    farm = state.farms[seat]
    if farm.goods[PIG] < farm.lasting.pens:
        put(state, seat, PIG)
    elif sells_pig:
        earn(state, seat, PIG, "")


def put(state: LaGranjaState, seat: int, good: int) -> None:
    """Put one good into storage, pen or the place of trade goods; that takes a marker (LG-1.4)."""
    farm = state.farms[seat]
    if farm.markers == 0:
        need_marker(state, seat, PUT_GOOD, good)
        return
    if good == PIG and farm.goods[PIG] >= farm.lasting.pens:
        return
    farm.markers -= 1
    farm.goods[good] += 1
    if state.events is not None:
        emit_gain(state, seat, good, 1)


def take_away(farm: Farm, source: int) -> None:
    """Remove one good from where it lies, and its marker; VP are given back to the supply."""
    if source == VP:
        farm.score(-1, PAID)
    else:
        farm.goods[source] -= 1
        if source != SILVER:
            farm.markers += 1


def earn(state: LaGranjaState, seat: int, good: int, source: str) -> None:
    """Pay the price of a resource that is being sold (LG-3.4); `source` is where it lay, empty if nowhere yet."""
    price = state.game_data.sell_price[good - OLIVE]
    state.farms[seat].goods[SILVER] += price
    if state.events is not None:
        state.emit(seat, "lagranja-log-sell", {"good": good_message(good), "silver": price, "source": source})
    react(state, seat, hooks.SELL + good - OLIVE, good)


def sell(state: LaGranjaState, seat: int, source: int) -> None:
    """Sell a resource from storage or pen, or from a field where a helper allows it (LG-3.4)."""
    take_away(state.farms[seat], source)
    earn(state, seat, good_of(source), SOURCES[source])


def buy(state: LaGranjaState, seat: int, good: int) -> None:
    """Buy a resource for its price (LG-3.3)."""
    farm = state.farms[seat]
    if farm.markers == 0:
        need_marker(state, seat, BUY_GOOD, good, otherwise=NO_OTHER_WAY)
        return
    price = farm.lasting.buy_price[good - OLIVE]
    if farm.goods[SILVER] < price or (good == PIG and farm.goods[PIG] >= farm.lasting.pens):
        return
    farm.goods[SILVER] -= price
    farm.markers -= 1
    farm.goods[good] += 1
    if state.events is not None:
        state.emit(seat, "lagranja-log-buy", {"good": good_message(good), "silver": price})
    react(state, seat, hooks.BUY + good - OLIVE, good)


def upgrade(state: LaGranjaState, seat: int, source: int, price: int) -> None:
    """Turn a resource from storage, field or pen into an upgraded good (LG-3.5); its marker moves along."""
    farm = state.farms[seat]
    good = good_of(source)
    farm.goods[SILVER] -= price
    farm.goods[source] -= 1
    farm.goods[state.game_data.upgrades_to[good - OLIVE]] += 1
    if state.events is not None:
        state.emit(
            seat,
            "lagranja-log-upgrade",
            {
                "good": good_message(good),
                "into": good_message(state.game_data.upgrades_to[good - OLIVE]),
                "silver": price,
                "source": SOURCES[source],
            },
        )
    react(state, seat, hooks.UPGRADE + good - OLIVE, good)


def grow(state: LaGranjaState, seat: int, good: int) -> None:
    """Let one empty field of a good grow it; that takes a marker."""
    farm = state.farms[seat]
    if farm.markers == 0:
        need_marker(state, seat, GROW_FIELD, good)
    elif farm.goods[good + ON_FIELD] < farm.fields[good - OLIVE]:
        farm.markers -= 1
        farm.goods[good + ON_FIELD] += 1
        if state.events is not None:
            state.emit(seat, "lagranja-log-grow", {"good": good_message(good)})


def empty_fields(farm: Farm, good: int) -> int:
    """Count the empty fields of a harvest good."""
    return farm.fields[good - OLIVE] - farm.goods[good + ON_FIELD]


def has_empty_field(farm: Farm) -> bool:
    """Whether any field is empty."""
    for good in range(OLIVE, GRAPE + 1):
        if farm.fields[good - OLIVE] > farm.goods[good + ON_FIELD]:
            return True
    return False


def sell_pigs_without_pen(state: LaGranjaState, seat: int) -> None:
    """Sell the pigs whose pens have gone with a helper (LG-4.4)."""
    farm = state.farms[seat]
    while farm.goods[PIG] > farm.lasting.pens:
        sell(state, seat, PIG)


def kinds_to_pay_with(farm: Farm) -> int:
    """Return the bits of the farm goods that could pay for an extension (LG-4.5): a kind counts once."""
    goods = farm.goods
    bits = 0
    for good in range(TRADE_GOOD):
        if goods[good] or (OLIVE <= good <= GRAPE and goods[good + ON_FIELD]):
            bits |= 1 << good
    return bits
