"""The last transport phase: what can still be completed with the deliveries, the goods and the silver at hand.

No round follows, so nothing is left to chance. What a step of the plan costs, the plan has counted before: so each step
is a small gain, and a bot that looks one move ahead follows the plan to its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.games.lagranja.names import NONE, OLIVE, PIG, SILVER
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.value.future import Future
from meadowmarket.games.lagranja.value.plans import (
    add_barrows,
    add_buildings,
    count_of,
    goods_at_hand,
    pack,
    sort,
)
from meadowmarket.games.lagranja.value.prices import Prices, Project

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 0.85  # of the estimated reward; a completed row must always be worth more than one that can be completed
STEP: Final = 0.03  # the part of the reward that each step before the completion takes off
SILVER_WORTH: Final = 0.2  # five silver are a VP (LG-8.2)


@final
@mypyc_attr(free_list_len=1)
class LastDeliveries:
    """A plan: the rows that can be completed, the best for their effort first, and what is left over then."""

    def __init__(self, state: LaGranjaState, seat: int, future: Future, prices: Prices) -> None:
        farm = state.farms[seat]
        lasting = farm.lasting
        self.barrows = 0.0
        self.buildings = 0.0
        self.goods: i64 = goods_at_hand(farm)
        """What no row of the plan takes; packed."""
        self._silver: i64 = farm.goods[SILVER]
        self._free: i64 = future.free_now
        self._extras: i64 = future.extras_now
        self._extra_price: Final = lasting.extra_price
        self._buy_price: Final = lasting.buy_price
        self._upgrade_price: Final = lasting.upgrade_price
        self._raw_goods: Final = prices.raw_goods
        self._pens = lasting.pens - farm.goods[PIG]
        projects: list[Project] = []
        add_barrows(projects, state, farm, future, prices)
        add_buildings(projects, state, farm, future, prices)
        for project in projects:
            project.reward_per_effort = project.reward / (project.needed + 0.5)
        sort(projects)
        for project in projects:
            if project.is_open:
                self._plan(project)

    def _plan(self, project: Project) -> None:
        """Add a row to the plan if it can be paid for, and is worth it."""
        goods = self.goods
        silver = self._silver
        pens = self._pens
        needed: i64 = len(project.missing)
        steps = needed
        for good in project.missing:
            if count_of(goods, good):
                goods -= pack(good, 1)
                if good == SILVER:
                    silver -= 1
                continue
            raw = self._at_hand(goods, good)
            if raw != NONE:
                goods -= pack(raw, 1)
            else:
                raw = self._cheapest(good)
                if raw == NONE or (raw == PIG and pens <= 0):
                    return
                pens -= 1 if raw == PIG else 0
                silver -= self._buy_price[raw - OLIVE]
                steps += 1
            if raw != good:
                silver -= self._upgrade_price[raw - OLIVE]
                steps += 1
        bought = max(0, needed - self._free)
        if bought > self._extras:
            return
        silver -= bought * self._extra_price
        cost = self._silver - silver
        reward = project.reward * SURE * max(0.0, 1.0 - STEP * float(steps + bought)) - float(cost) * SILVER_WORTH
        if silver < 0 or reward <= 0.0:
            return
        self.goods = goods
        self._silver = silver
        self._pens = pens
        self._free -= needed - bought
        self._extras -= bought
        self._add(project, reward)

    def _add(self, project: Project, reward: float) -> None:
        if project.is_building:
            self.buildings += reward
        else:
            self.barrows += reward

    def _at_hand(self, goods: i64, good: int) -> int:
        """Return the first resource at hand that can be upgraded to a good, or NONE."""
        for raw in self._raw_goods[good]:
            if count_of(goods, raw):
                return raw
        return NONE

    def _cheapest(self, good: int) -> int:
        """Return the resource to buy for a good, or NONE."""
        if OLIVE <= good <= PIG:
            return good
        found = NONE
        for raw in self._raw_goods[good]:
            if found == NONE or self._upgraded_price(raw) < self._upgraded_price(found):
                found = raw
        return found

    def _upgraded_price(self, raw: int) -> int:
        """Return what it costs to buy and upgrade a resource."""
        return self._buy_price[raw - OLIVE] + self._upgrade_price[raw - OLIVE]
