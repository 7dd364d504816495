"""The worth of a farm: its points so far, and what its assets will bring over the rest of the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.valuation import Tally, Valuation
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import (
    GRAPE,
    MEAT,
    NONE,
    NUM_BUILDINGS,
    OLIVE,
    ON_FIELD,
    PIG,
    SILVER,
    TRADE_GOOD,
    VP,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.value.future import REVEAL_STEP, Future
from meadowmarket.games.lagranja.value.last_deliveries import LastDeliveries
from meadowmarket.games.lagranja.value.plans import Plans, count_of
from meadowmarket.games.lagranja.value.prices import Prices
from meadowmarket.games.weights import read_weights

# The terms, in the order of TERMS.
TERM_POINTS: Final = 0
TERM_SILVER: Final = 1
TERM_GOODS: Final = 2
TERM_WANTED_GOODS: Final = 3
TERM_TRADE_GOODS: Final = 4
TERM_FIELDS: Final = 5
TERM_BREEDING: Final = 6
TERM_BARROWS: Final = 7
TERM_BUILDINGS: Final = 8
TERM_CRAFTS: Final = 9
TERM_STALLS: Final = 10
TERM_SIESTA: Final = 11
TERM_TURN_ORDER: Final = 12
TERM_DONKEY: Final = 13
TERM_EXTENSIONS: Final = 14
TERM_HELPERS: Final = 15
TERM_UNUSED_HELPERS: Final = 16
TERM_ROOF_BONUSES: Final = 17
TERM_ROOF_SPACES: Final = 18
TERM_HAND: Final = 19
TERMS: Final = (
    "points",
    "silver",
    "goods",
    "wanted-goods",
    "trade-goods",
    "fields",
    "breeding",
    "barrows",
    "buildings",
    "crafts",
    "stalls",
    "siesta",
    "turn-order",
    "donkey",
    "extensions",
    "helpers",
    "unused-helpers",
    "roof-bonuses",
    "roof-spaces",
    "hand",
)
TURNS_AHEAD: Final = 5  # a turn is often no more than a die
WEIGHTS_FILE: Final = Path(__file__).parent.parent / "data" / "weights.csv"

SILVER_AT_END: Final = 0.2  # five silver are a VP (LG-8.2)
SILVER_USE: Final = 0.15  # what silver can buy beyond that, with the whole game ahead
# What a good is worth beyond its sale as long as there are deliveries for it; by good.
USE_WORTH: Final = [0.0, 0.0, 0.35, 0.35, 0.45, 0.6, 1.0, 1.2, 1.5, 0.7]
FIELD_WORTH: Final = [0.0, 0.0, 0.8, 0.8, 0.95]  # what a field grows in a round; by good
PHASE_LEFT: Final = [1.0, 0.7, 0.3, 0.0]  # the part of a round in which a helper can still be used; by phase
ROOF_AT_END: Final = 0.5  # of what a bonus is worth: in the last transport phase it must be used
MANY_DELIVERIES: Final = 6.0  # as many or more: every good at hand may still be delivered
ROOF_CHANCE: Final = 0.75  # that a player buys a roof tile in a round


@final
class LaGranjaValuation(Valuation):
    """The valuation of farms; `docs/games/lagranja/valuation.md` explains the terms."""

    def __init__(self, game_data: GameData, weights: Sequence[float] | None) -> None:
        super().__init__(TERMS, read_weights(WEIGHTS_FILE, TERMS) if weights is None else weights, TURNS_AHEAD)
        self.game_data: Final = game_data
        self.prices: Final = Prices(game_data)
        self.rounds: Final = float(game_data.pack.board.rounds)

    def count(self, state: State, seat: int, tally: Tally) -> None:
        """Add to a tally how much a farm has of what each term counts."""
        assert isinstance(state, LaGranjaState)
        farm = state.farms[seat]
        future = Future(state, seat, self.prices.delivering_crafts)
        if future.is_last_transport:
            self._count_last_transport(state, seat, future, tally)
            return
        plans = Plans(state, seat, future, self.prices)
        share_left = future.scorings / self.rounds
        goods = farm.goods
        silver_worth = SILVER_AT_END + SILVER_USE * share_left
        tally.add(TERM_POINTS, float(goods[VP]))
        tally.add(TERM_SILVER, goods[SILVER] * silver_worth)
        tally.add(TERM_GOODS, self._goods(farm, future, plans, silver_worth))
        tally.add(TERM_WANTED_GOODS, _wanted_goods(future, plans))
        tally.add(TERM_TRADE_GOODS, goods[TRADE_GOOD] * (0.8 + USE_WORTH[TRADE_GOOD] * min(1.0, share_left * 1.5)))
        tally.add(TERM_FIELDS, _fields(farm, future))
        tally.add(TERM_BREEDING, _breeding(farm, future))
        tally.add(TERM_BARROWS, plans.barrows)
        tally.add(TERM_BUILDINGS, plans.buildings)
        tally.add(TERM_CRAFTS, self._crafts(farm, future))
        tally.add(TERM_STALLS, self._stalls(state, seat, future))
        tally.add(TERM_SIESTA, _siesta(state, farm, future))
        tally.add(TERM_TURN_ORDER, _turn_order(state, seat, future))
        tally.add(TERM_DONKEY, _donkey(state, farm, future, plans))
        tally.add(TERM_EXTENSIONS, _extensions(farm, future))
        tally.add(TERM_HELPERS, self._helpers(farm, future))
        tally.add(TERM_UNUSED_HELPERS, self._unused_helpers(state, farm))
        tally.add(TERM_ROOF_BONUSES, self._roof_bonuses(farm, future))
        tally.add(TERM_ROOF_SPACES, self._roof_spaces(farm, future))
        tally.add(TERM_HAND, _hand(farm, future))

    def _count_last_transport(self, state: LaGranjaState, seat: int, future: Future, tally: Tally) -> None:
        """Add what is left in the last transport phase, in points as they will be counted."""
        farm = state.farms[seat]
        goods = farm.goods
        plan = LastDeliveries(state, seat, future, self.prices)
        tally.add(TERM_POINTS, float(goods[VP]))
        tally.add_points(TERM_SILVER, goods[SILVER] * SILVER_AT_END)
        sold = 0
        for good in range(OLIVE, PIG + 1):
            n: int = count_of(plan.goods, good)
            stored = n - goods[good + ON_FIELD] if good <= GRAPE else n
            if stored > 0:
                sold += stored * self.game_data.sell_price[good - OLIVE]
        tally.add_points(TERM_GOODS, sold * SILVER_AT_END)
        tally.add_points(
            TERM_TRADE_GOODS, goods[TRADE_GOOD] * self.game_data.pack.board.trade_good_silver * SILVER_AT_END
        )
        tally.add_points(TERM_BARROWS, plan.barrows)
        tally.add_points(TERM_BUILDINGS, plan.buildings)
        if future.scorings:
            tally.add_points(TERM_STALLS, float(state.market.count(seat) * self.game_data.pack.board.stall_vp))
        tally.add_points(TERM_SIESTA, _siesta(state, farm, future))
        tally.add(TERM_HELPERS, self._helpers(farm, future))
        tally.add(TERM_ROOF_BONUSES, ROOF_AT_END * self._roof_bonuses(farm, future))

    def _goods(self, farm: Farm, future: Future, plans: Plans, silver_worth: float) -> float:
        """Value goods that no project asks for: their sale, and a use as long as deliveries are left for them."""
        use = min(1.0, future.deliveries / MANY_DELIVERIES)
        worth = 0.0
        for good in range(OLIVE, MEAT + 1):
            n: int = count_of(plans.goods, good)
            if n <= 0:
                continue
            worth += (
                (1.0 - 1.0 / (1 << min(n, 8))) * 2.0 * use * USE_WORTH[good]
            )  # the second half as much as the first
            if good <= PIG:
                # What lies on a field is not sold (LG-3.4).
                stored = n - farm.goods[good + ON_FIELD] if good <= GRAPE else n
                if stored > 0:
                    worth += stored * self.game_data.sell_price[good - OLIVE] * silver_worth
        return worth

    def _crafts(self, farm: Farm, future: Future) -> float:
        worth = 0.0
        for building in range(NUM_BUILDINGS):
            if farm.crafts[building]:
                worth += self.prices.crafts_a_round[building]
        return worth * future.rounds

    def _stalls(self, state: LaGranjaState, seat: int, future: Future) -> float:
        worth = 0.0
        market = state.market
        for space in range(len(market)):
            if market[space] == seat:
                worth += self.prices.stalls[space][future.scorings]
        return worth

    def _helpers(self, farm: Farm, future: Future) -> float:
        worth = 0.0
        for card in farm.helpers:
            if card != NONE:
                worth += self.prices.helpers[card]
        return worth * future.scorings / self.rounds

    def _unused_helpers(self, state: LaGranjaState, farm: Farm) -> float:
        """Return what a once-a-round helper would lose if it were used for nothing."""
        worth = 0.0
        for i in range(len(farm.helpers)):
            card = farm.helpers[i]
            if card != NONE and farm.used[i] == 0 and self.game_data.helpers[card].once_a_round:
                worth += self.prices.helpers[card]
        return worth / self.rounds * PHASE_LEFT[state.phase]

    def _roof_bonuses(self, farm: Farm, future: Future) -> float:
        worth = 0.0
        for i in range(len(farm.roofs)):
            if not farm.roofs_used[i]:
                worth += self.prices.roofs[farm.roofs[i]]
        return worth if future.scorings > 0 else 0.0

    def _roof_spaces(self, farm: Farm, future: Future) -> float:
        """Count the VP of the roof spaces that will still be covered (LG-4.10)."""
        left = future.roofs * ROOF_CHANCE
        worth = 0.0
        space = len(farm.roofs)
        while left > 0.0 and space < farm.lasting.roof_places:
            worth += min(1.0, left) * self.game_data.roof_space_vp(space)
            left -= 1.0
            space += 1
        return worth


def _wanted_goods(future: Future, plans: Plans) -> float:
    """Value goods that a project asks for, beyond what they add to its chance: they keep their other uses."""
    use = min(1.0, future.deliveries / MANY_DELIVERIES)
    worth = 0.0
    for good in range(OLIVE, MEAT + 1):
        n: int = count_of(plans.assigned, good)
        worth += n * USE_WORTH[good]
    return worth * use


def _fields(farm: Farm, future: Future) -> float:
    """Value what fields will grow; the next growth only where nothing lies on them."""
    worth = 0.0
    for good in range(OLIVE, GRAPE + 1):
        fields = farm.fields[good - OLIVE]
        if fields:
            full = farm.goods[good + ON_FIELD]
            worth += FIELD_WORTH[good] * (fields * future.growths - 0.5 * min(full, fields))
    return worth if future.growths > 0 else 0.0


def _breeding(farm: Farm, future: Future) -> float:
    """Value the offspring to come (LG-4.8): two pigs and room for more."""
    pigs = farm.goods[PIG]
    room = farm.lasting.pens - pigs
    if pigs >= 2:
        return float(min(future.growths, max(room, 0) + 1)) * (1.0 if room > 0 else 0.4)
    return 0.2 * min(future.growths, 2) * pigs


def _siesta(state: LaGranjaState, farm: Farm, future: Future) -> float:
    """Count the VP of the siesta space (LG-7.3), half a step for each space that leads there, and of hats to come."""
    if future.scorings == future.rounds:
        return 0.0
    vp = state.game_data.pack.board.siesta_vp
    space = farm.siesta
    if farm.donkey != NONE and future.step <= REVEAL_STEP:
        space = min(space + state.game_data.pack.donkeys[farm.donkey].hats, state.game_data.last_siesta_space)
    return vp[space] + 0.15 * space


def _turn_order(state: LaGranjaState, seat: int, future: Future) -> float:
    """Count the seats that come later in turn order, as long as rounds are left."""
    if future.rounds == 0:
        return 0.0
    return float(len(state.order) - 1 - state.order.index(seat))


def _donkey(state: LaGranjaState, farm: Farm, future: Future, plans: Plans) -> float:
    """Count deliveries of the chosen tile for which goods are at hand (LG-6.4)."""
    if farm.donkey == NONE or future.step > REVEAL_STEP:
        return 0.0
    donkeys = state.game_data.pack.donkeys[farm.donkey].donkeys
    return float(min(donkeys, plans.served))


def _extensions(farm: Farm, future: Future) -> float:
    lasting = farm.lasting
    worth = 0.3 * lasting.silver * future.incomes
    worth += 0.35 * (lasting.extra_deliveries - 1) * future.scorings
    worth += 0.15 * (lasting.pens - 2) * min(future.growths, 3)
    return worth + 0.2 * (lasting.hand_limit - 3) * min(future.cards, 3)


def _hand(farm: Farm, future: Future) -> float:
    """Value the cards that can still be played, the first more than the fourth."""
    cards = min(len(farm.hand), 1 + future.cards)
    worth = 0.0
    each = 1.0
    for _ in range(cards):
        worth += each
        each *= 0.75
    return worth * min(1.0, 0.25 + future.rounds * 0.25)
