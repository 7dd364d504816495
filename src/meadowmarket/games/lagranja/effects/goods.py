"""Effects on goods: gaining, paying, upgrading, moving, regrowing."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.effect import Effect
from meadowmarket.games.lagranja.effects.programs import (
    FREE_UPGRADES,
    MOVE_FROM_FIELD,
    REGROW,
)
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import (
    ON_FIELD,
    PIG,
    SILVER,
    TRADE_GOOD,
    VP,
)
from meadowmarket.games.lagranja.rules.economy import gain, has_empty_field, take_away
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class Gain(Effect[LaGranjaState]):
    """Gain goods of one kind: `gain(n*good)`."""

    def __init__(self, good: int, n: int, sells_pig: bool) -> None:
        self.good: Final = good
        self.n: Final = n
        self.sells_pig: Final = sells_pig

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, self.good, self.n, script.subject, self.sells_pig)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        farm = state.farms[seat]
        return self.good != PIG or self.sells_pig or farm.goods[PIG] < farm.lasting.pens


@final
class GainSame(Effect[LaGranjaState]):
    """Gain the good of the moment: `gain(same)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        gain(state, script.seat, script.value, 1, script.subject, False)


@final
class GainChoice(Effect[LaGranjaState]):
    """Ask which good is gained: `gain(any-harvest)` and the like."""

    def __init__(self, goods: int, sells_pig: bool) -> None:
        self.goods: Final = goods  # bits
        self.sells_pig: Final = sells_pig

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.ask(choices.ChooseGood(script.seat, self.goods, int(self.sells_pig)))


@final
class GainPair(Effect[LaGranjaState]):
    """Ask which two harvest goods are gained: `gain(2*different-harvest)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.ask(choices.ChoosePair(script.seat))


@final
class Pay(Effect[LaGranjaState]):
    """Pay goods from storage, pen or supply: `pay(n*good)`, and the cost of a helper."""

    def __init__(self, good: int, n: int) -> None:
        self.good: Final = good
        self.n: Final = n
        self.is_cost = True

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        for _ in range(self.n):
            take_away(farm, self.good)
        if state.events is not None:
            state.emit(script.seat, "lagranja-log-pay", {"count": self.n, "good": good_message(self.good)})

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.farms[seat].goods[self.good] >= self.n

    def frees_marker(self) -> bool:
        return self.good > VP


@final
class PayChoice(Effect[LaGranjaState]):
    """Ask which good is paid: `pay(any-upgraded)` and the like."""

    def __init__(self, goods: int) -> None:
        self.goods: Final = goods  # bits
        self.is_cost = True

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.ask(choices.ChoosePayment(script.seat, self.goods))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        goods = state.farms[seat].goods
        for good in range(TRADE_GOOD + 1):
            if self.goods >> good & 1 and goods[good]:
                return True
        return False

    def frees_marker(self) -> bool:
        return not self.goods & (1 << SILVER | 1 << VP)


@final
class UpgradeForFree(Effect[LaGranjaState]):
    """Upgrade up to n goods free of charge: `free-upgrade(n)`."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(FREE_UPGRADES, 0, script.seat, 0, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return choices.has_resource(state.farms[seat])


@final
class MoveFromField(Effect[LaGranjaState]):
    """Move up to n goods (0: any number) from fields to storage: `move(field->storage,good,n)`."""

    def __init__(self, good: int, n: int) -> None:
        self.good: Final = good
        self.n: Final = n if n else 99

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(MOVE_FROM_FIELD, 0, script.seat, self.good, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return state.farms[seat].goods[self.good + ON_FIELD] > 0


@final
class Regrow(Effect[LaGranjaState]):
    """Let n empty fields grow their good: `regrow(n)`."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(REGROW, 0, script.seat, 0, self.n))

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return has_empty_field(state.farms[seat])
