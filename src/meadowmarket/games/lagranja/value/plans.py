"""The rows that a farm can still complete, with the goods it has and the deliveries to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadowmarket.games.lagranja.names import (
    FOOD,
    GRAPE,
    MEAT,
    NONE,
    NUM_BUILDINGS,
    NUM_GOODS,
    OLIVE,
    ON_FIELD,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.value.future import Future, owned
from meadowmarket.games.lagranja.value.prices import Prices, Project

if TYPE_CHECKING:
    from mypy_extensions import i64

USUAL_GOODS: Final = 2.0  # goods that dice, trade goods and silver bring in a round
LACK: Final = 0.9  # what a good that is still missing costs, in deliveries
HALF_A_LACK: Final = 0.5  # the same where only the upgrade is missing
TRADE_GOOD_WORTH: Final = 1.2
CLOSED_FACTOR: Final = 0.5  # a building that may or may not open
FIGHT_WORTH: Final = 0.4  # what a new stall takes from its neighbours, on average
PACKED_BITS: Final = 6
MOST_PACKED: Final = 63


@final
@mypyc_attr(free_list_len=1)
class Plans:
    """The projects of a farm, the best for their effort first, each with the chance that it will be completed.

    Goods and deliveries are given to one project after the other, so that two never count on the same ones.
    """

    def __init__(self, state: LaGranjaState, seat: int, future: Future, prices: Prices) -> None:
        farm = state.farms[seat]
        self.goods: i64 = goods_at_hand(farm)
        """What is left of the goods when all projects have had theirs; packed."""
        self.assigned: i64 = 0
        """The goods at hand that projects have been given; packed."""
        self.served: i64 = 0
        """How many goods at hand a project asks for."""
        self._raw_goods: Final = prices.raw_goods
        self.barrows = 0.0
        self.buildings = 0.0
        projects: list[Project] = []
        add_barrows(projects, state, farm, future, prices)
        add_buildings(projects, state, farm, future, prices)
        self.deliveries_left = future.deliveries
        if future.deliveries_now > 0.0:
            self.deliveries_left += min(future.deliveries_now, _wanted(self.goods, projects))
        self.goods_to_come = future.rounds * USUAL_GOODS
        for fields in farm.fields:
            self.goods_to_come += future.growths * fields
        for project in projects:
            effort = project.needed + LACK * self._lack(project.missing, False)
            project.reward_per_effort = project.reward / (effort + 0.5)
        sort(projects)
        for project in projects:
            self._pursue(project)

    def _pursue(self, project: Project) -> None:
        needed = project.needed
        if needed > self.deliveries_left + 0.5:
            return
        lack = self._lack(project.missing, True)
        chance = (1.0 - needed / (self.deliveries_left + 1.0)) * (1.0 - lack / (self.goods_to_come + 1.0))
        if chance <= 0.0 or lack > self.goods_to_come + 1.0:
            return
        self.deliveries_left -= needed * chance
        self.goods_to_come -= lack * chance
        if project.is_building:
            self.buildings += chance * project.reward
        else:
            self.barrows += chance * project.reward

    def _lack(self, missing: list[int], takes: bool) -> float:
        """Count the goods that are not at hand, a missing upgrade as a half; take those that are if `takes`."""
        goods = self.goods
        served: i64 = 0
        lack = 0.0
        raw_goods = self._raw_goods
        for wanted in missing:
            good: i64 = wanted
            if count_of(goods, good):
                goods -= pack(good, 1)
                served += 1
                continue
            lack += 1.0
            if FOOD <= good <= MEAT:
                for found in raw_goods[good]:
                    raw: i64 = found
                    if count_of(goods, raw):
                        goods -= pack(raw, 1)
                        lack -= 1.0 - HALF_A_LACK
                        break
        if takes:
            self.served += served
            self.assigned += self.goods - goods
            self.goods = goods
        return lack


def sort(projects: list[Project]) -> None:
    """Put the most promising projects first, by insertion: there are few, and a key for each would take longer."""
    for i in range(1, len(projects)):
        project = projects[i]
        at = i
        while at > 0 and projects[at - 1].reward_per_effort < project.reward_per_effort:
            projects[at] = projects[at - 1]
            at -= 1
        projects[at] = project


def pack(good: i64, count: i64) -> i64:
    """Pack some of a good: how many there are of each is kept in one number, six bits for each."""
    return count << good * PACKED_BITS


def count_of(packed: i64, good: i64) -> i64:
    """Return how many of a good there are among packed ones."""
    return packed >> good * PACKED_BITS & MOST_PACKED


def goods_at_hand(farm: Farm) -> i64:
    packed: i64 = 0
    for good in range(NUM_GOODS):
        count = farm.goods[good]
        if OLIVE <= good <= GRAPE:
            count += farm.goods[good + ON_FIELD]
        packed += pack(good, min(count, MOST_PACKED))
    return packed


def _wanted(goods: i64, projects: list[Project]) -> float:
    """Count the goods at hand that could be delivered now."""
    wanted = 0.0
    for project in projects:
        if project.is_open:
            for good in project.missing:
                if count_of(goods, good):
                    goods -= pack(good, 1)
                    wanted += 1.0
    return wanted


def add_barrows(projects: list[Project], state: LaGranjaState, farm: Farm, future: Future, prices: Prices) -> None:
    """Add the barrows (LG-6.10): VP, a trade good, and a stall that scores from this round on."""
    game_data = state.game_data
    stall = prices.new_stall[future.scorings] + FIGHT_WORTH
    more = float(owned(farm, prices.barrow_crafts))  # a VP from each marker that works at barrows
    for place in range(len(farm.barrows)):
        card = farm.barrows[place]
        if card == NONE:
            continue
        data = game_data.pack.cards[card]
        reward = data.barrow_vp + TRADE_GOOD_WORTH + (0.8 * stall if data.market else 0.0)
        reward += more
        project = prices.projects[NUM_BUILDINGS + card][farm.barrow_deliveries[place]]
        project.reward = reward
        projects.append(project)


def add_buildings(projects: list[Project], state: LaGranjaState, farm: Farm, future: Future, prices: Prices) -> None:
    """Add the craft buildings (LG-6.7): the round's VP, those of the first, and the craft marker."""
    board = state.game_data.pack.board
    closed = 0
    for building in state.order_markers:
        closed |= 1 << building
    points = float(board.building_vp[min(state.round, board.rounds) - 1])
    points += 2.0 * owned(farm, prices.building_crafts)
    for building in range(NUM_BUILDINGS):
        if farm.crafts[building]:
            continue
        reward = points + prices.crafts_now[building] + prices.crafts_a_round[building] * future.rounds
        if not state.completed >> building & 1:
            reward += board.first_at_building_vp
            if state.order_markers:
                reward += board.order_marker_vp
        is_open = not closed >> building & 1
        if not is_open:
            reward *= CLOSED_FACTOR
        project = prices.projects[building][farm.rows[building]]
        project.reward = reward
        project.is_open = is_open
        projects.append(project)
