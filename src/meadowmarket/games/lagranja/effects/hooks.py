"""The moments at which helpers and craft markers react, as small integers."""

from __future__ import annotations

from typing import Final

from meadowmarket.games.lagranja.names import GOODS, OLIVE, WILD_GOODS

TAKE_DIE: Final = 0  # + number - 1
UPGRADE: Final = 6  # + good - OLIVE
BUY: Final = 10  # + good - OLIVE
SELL: Final = 14  # + good - OLIVE
PLAY_FIELD: Final = 18
PLAY_BARROW: Final = 19
PLAY_EXTENSION: Final = 20
PLAY_HELPER: Final = 21
SIESTA_SPACE: Final = 22  # + space
LAST_DIE: Final = 27
BEFORE_ROLL: Final = 28
DELIVER_BUILDING: Final = 29
DELIVER_BARROW: Final = 30
COMPLETE_BARROW: Final = 31
COMPLETE_BUILDING: Final = 32
STALL_PLACED: Final = 33
STALL_REMOVED_OWN: Final = 34
STALL_REMOVED_OTHER: Final = 35
ROOF_BOUGHT: Final = 36
ROOF_USED: Final = 37
DRAW: Final = 38
INCOME: Final = 39
GROWTH: Final = 40
OFFSPRING: Final = 41
DONKEYS_REVEALED: Final = 42
TURN_ORDER_SET: Final = 43
ROUND_END: Final = 44
GAME_END: Final = 45
TRADE_GOOD_USED: Final = 46
NUM_HOOKS: Final = 47

NUM_SIESTA_SPACES: Final = 5

_PLAIN: Final = {
    "play-card:field": PLAY_FIELD,
    "play-card:barrow": PLAY_BARROW,
    "play-card:extension": PLAY_EXTENSION,
    "play-card:helper": PLAY_HELPER,
    "last-die": LAST_DIE,
    "before-roll": BEFORE_ROLL,
    "deliver:building": DELIVER_BUILDING,
    "deliver:barrow": DELIVER_BARROW,
    "complete-barrow": COMPLETE_BARROW,
    "complete-building": COMPLETE_BUILDING,
    "stall-placed": STALL_PLACED,
    "stall-removed-own": STALL_REMOVED_OWN,
    "stall-removed-other": STALL_REMOVED_OTHER,
    "roof-bought": ROOF_BOUGHT,
    "roof-used": ROOF_USED,
    "draw": DRAW,
    "income": INCOME,
    "growth": GROWTH,
    "offspring": OFFSPRING,
    "donkeys-revealed": DONKEYS_REVEALED,
    "turn-order-set": TURN_ORDER_SET,
    "round-end": ROUND_END,
    "game-end": GAME_END,
    "trade-good-used": TRADE_GOOD_USED,
}
_BY_GOOD: Final = {"upgrade": UPGRADE, "buy": BUY, "sell": SELL}


def hooks_of(trigger: str) -> list[int]:
    """List the moments that a trigger of the card data names."""
    if trigger in _PLAIN:
        return [_PLAIN[trigger]]
    if trigger == "deliver:any":
        return [DELIVER_BUILDING, DELIVER_BARROW]
    name, _, what = trigger.partition(":")
    if name == "take-die":
        return [TAKE_DIE + number for number in range(6)] if what == "any" else [TAKE_DIE + int(what) - 1]
    if name == "siesta-space":
        return [SIESTA_SPACE + int(what)]
    goods = WILD_GOODS[what] if what in WILD_GOODS else (GOODS.index(what),)
    return [_BY_GOOD[name] + good - OLIVE for good in goods]
