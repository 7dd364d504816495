"""What the built-in data keeps to: the printed facts, an even spread, no silver from nothing."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, pairwise

import pytest

from meadowmarket.games.lagranja.names import (
    FOOD,
    GOODS,
    GRAIN,
    GRAPE,
    HARVEST_GOODS,
    MEAT,
    OLIVE,
    PIG,
    RESOURCES,
    SILVER,
    TRADE_GOOD,
    UPGRADED_GOODS,
    WILD_GOODS,
    WINE,
)
from meadowmarket.games.lagranja.pack.components import Card, Helper, MarketUse, Space
from meadowmarket.games.lagranja.pack.load import load

PACK = load()
BASE = [card for card in PACK.cards if not card.promo]
HELPERS = {helper.id: helper for helper in PACK.helpers}
Place = tuple[int, int]


def buying_values() -> dict[int, int]:
    """What a good costs when bought, and upgraded where need be; VP count as much as a pig."""
    values = dict.fromkeys(range(len(GOODS)), 5) | {SILVER: 1}
    for price in PACK.prices:
        values[price.good] = price.buy
    for good in UPGRADED_GOODS:
        values[good] = min(price.buy + price.upgrade for price in PACK.prices if price.upgrades_to == good)
    return values


def worth(card: Card) -> int:
    values = buying_values()
    return sum(values[good] for good in card.barrow)


def pair(card: Card) -> str:
    return "+".join(
        name for name, n in (("silver", card.silver), ("pen", card.pens), ("delivery", card.deliveries)) if n
    )


# -- cards


def test_fields_and_extensions_are_spread_evenly() -> None:
    assert Counter(card.field for card in BASE) == dict.fromkeys(HARVEST_GOODS, 22)
    assert Counter(pair(card) for card in BASE) == dict.fromkeys(("silver+pen", "silver+delivery", "pen+delivery"), 22)
    assert {card.hand for card in PACK.cards} == {1}
    crossings = Counter((card.field, pair(card)) for card in BASE)
    assert len(crossings) == 9
    assert set(crossings.values()) == {7, 8}
    assert {pair(card) for card in PACK.cards} == {pair(card) for card in BASE}


def test_barrows_differ_and_cost_more_the_more_they_score() -> None:
    assert Counter(card.barrow_vp for card in BASE) == {2: 12, 3: 15, 4: 15, 5: 13, 6: 11}
    assert len({card.barrow for card in BASE}) == len(BASE)
    sizes = {2: {2}, 3: {2, 3}, 4: {2, 3}, 5: {3, 4}, 6: {3, 4}}
    assert all(len(card.barrow) in sizes[card.barrow_vp] for card in BASE)
    by_vp = {vp: [worth(card) for card in BASE if card.barrow_vp == vp] for vp in range(2, 7)}
    assert all(max(by_vp[less]) < min(by_vp[more]) for less, more in pairwise(by_vp))


def test_all_goods_are_asked_for() -> None:
    asked = Counter(good for card in BASE for good in card.barrow)
    least = {OLIVE: 0.12, GRAIN: 0.12, GRAPE: 0.12, PIG: 0.1, FOOD: 0.1, WINE: 0.08, MEAT: 0.05}
    assert all(share <= asked[good] / asked.total() <= 0.2 for good, share in least.items())


def test_base_barrows_go_to_the_market() -> None:
    assert all(card.market for card in BASE)
    assert [card.market for card in PACK.cards if card.promo] == [False, False, False, True, True, True]


def test_printed_facts_about_cards() -> None:
    card = next(card for card in BASE if card.number == "23")
    assert (card.field, pair(card), card.barrow_vp, len(card.barrow)) == (GRAPE, "pen+delivery", 2, 2)
    assert any(card.barrow_vp == 4 and {OLIVE, GRAIN} <= set(card.barrow) for card in BASE)


def test_no_card_is_strong_or_weak_on_all_sides() -> None:
    gain = {card.id: card.barrow_vp * 1.2 + 2.3 - worth(card) / 3.5 - 0.9 * len(card.barrow) for card in BASE}
    low, high = sorted(gain.values())[len(BASE) // 3], sorted(gain.values())[-len(BASE) // 3]
    for card in BASE:
        estimate = card.helper.estimate_vp
        is_grape = card.field == GRAPE
        assert not (estimate >= 4.5 and gain[card.id] >= high and is_grape and pair(card) == "silver+delivery")
        assert not (estimate <= 4 and gain[card.id] <= low and not is_grape and pair(card) == "pen+delivery")


# -- helpers


def test_helpers_are_level() -> None:
    assert all(3.5 <= helper.estimate_vp <= 6.5 for helper in PACK.helpers)
    assert sum(any(call.name == "custom" for call in helper.effect) for helper in PACK.helpers) == 7
    hands = [helper.id for helper in PACK.helpers for call in helper.effect if call.words == ("hand",)]
    assert hands == ["recruiter", "postman", "steward"]


def choices(name: str) -> Sequence[int]:
    if name == "same":
        return RESOURCES
    return WILD_GOODS.get(name) or (GOODS.index(name),)


def covers(pattern: str, good: int) -> bool:
    return pattern == "any" or good in choices(pattern)


def moves_prices(helper: Helper) -> bool:
    at_trade = any(trigger.startswith(("buy:", "sell:", "upgrade:")) for trigger in helper.triggers)
    discounts = any(call.name == "discount" and call.words[0].startswith(("buy", "upgrade")) for call in helper.effect)
    return at_trade or discounts or (bool(helper.cost) and any(call.name == "gain" for call in helper.effect))


class Trade:
    """The least silver that a good can be had for and the most that it brings, with some helpers."""

    def __init__(self, helpers: Sequence[Helper]) -> None:
        self.helpers = helpers
        self.cheapest = dict.fromkeys(range(len(GOODS)), 1000000.0) | {SILVER: 1.0}
        self.dearest = dict.fromkeys(range(len(GOODS)), 0.0) | {SILVER: 1.0}
        self.dearest[TRADE_GOOD] = float(PACK.board.trade_good_silver)

    def profit(self) -> float:
        for _ in range(8):
            self.buy_sell_and_upgrade()
            for helper in self.helpers:
                self.exchange(helper)
        return max(self.dearest[good] - self.cheapest[good] for good in range(len(GOODS)) if good != SILVER)

    def buy_sell_and_upgrade(self) -> None:
        for price in PACK.prices:
            good, better = price.good, price.upgrades_to
            buying = max(0, price.buy - self.saving("buy", good)) - self.bonus("buy", good)
            upgrading = max(0, price.upgrade - self.saving("upgrade", good)) - self.bonus("upgrade", good)
            self.cheapest[good] = min(self.cheapest[good], buying)
            self.dearest[good] = max(self.dearest[good], price.sell + self.bonus("sell", good))
            self.cheapest[better] = min(self.cheapest[better], self.cheapest[good] + upgrading)
            self.dearest[good] = max(self.dearest[good], self.dearest[better] - upgrading)

    def saving(self, kind: str, good: int) -> int:
        calls = [call for helper in self.helpers for call in helper.effect if call.name == "discount"]
        asked = [(call.n, call.words[0].partition(":")) for call in calls]
        return sum(n for n, (what, _, pattern) in asked if what == kind and covers(pattern, good))

    def bonus(self, event: str, good: int) -> float:
        """What the reactions to one purchase, sale or upgrade bring."""
        total = 0.0
        for helper in self.helpers:
            events = [trigger.partition(":") for trigger in helper.triggers]
            if any(name == event and covers(pattern, good) for name, _, pattern in events):
                total += self.value(self.gains(helper), self.dearest, max)
        return total

    def exchange(self, helper: Helper) -> None:
        """An action that gives goods for goods."""
        gains = self.gains(helper)
        if helper.triggers or not helper.cost or not gains:
            return
        brings = self.value(gains, self.dearest, max)
        costs = self.value(helper.cost, self.cheapest, min)
        if len(helper.cost) == 1:
            ((n, name),) = helper.cost
            for good in choices(name):
                self.dearest[good] = max(self.dearest[good], brings / n)
        if len(gains) == 1:
            ((n, name),) = gains
            for good in choices(name):
                self.cheapest[good] = min(self.cheapest[good], costs / n)

    def gains(self, helper: Helper) -> list[tuple[int, str]]:
        return [counted for call in helper.effect if call.name == "gain" for counted in call.goods]

    def value(
        self, goods: Iterable[tuple[int, str]], table: Mapping[int, float], pick: Callable[[Iterable[float]], float]
    ) -> float:
        return sum(n * pick([table[good] for good in choices(name)]) for n, name in goods)


MOVERS = [helper for helper in PACK.helpers if moves_prices(helper)]


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_no_helpers_make_silver_by_buying_upgrading_and_selling(n: int) -> None:
    gainful = [helpers for helpers in combinations(MOVERS, n) if Trade(helpers).profit() > 1e-9]
    assert gainful == []


def test_the_search_for_silver_cycles_finds_one() -> None:
    haggler, auctioneer = HELPERS["haggler"], HELPERS["auctioneer"]
    assert {haggler, auctioneer} <= set(MOVERS)
    assert Trade([haggler, auctioneer]).profit() == 0
    assert Trade([haggler, haggler, auctioneer]).profit() == 1


# -- boards and tiles


def test_printed_facts_about_buildings() -> None:
    rows = {building.id: building.row for building in PACK.buildings}
    assert len(rows["cartwright"]) == 3
    assert set(rows["cartwright"]) <= set(UPGRADED_GOODS)
    assert WINE in rows["merchant"]
    assert [name for name, row in rows.items() if TRADE_GOOD in row] == ["general-store"]
    assert all(3 <= len(row) <= 6 for row in rows.values())


def test_printed_facts_about_tracks() -> None:
    assert len(PACK.board.siesta_vp) == 5
    assert set(PACK.board.siesta_vp) == {0, 1, 2, 3}
    assert list(PACK.board.siesta_vp) == sorted(PACK.board.siesta_vp)
    assert PACK.board.roof_vp[:2] == (0, 1)


def test_roof_sets_use_every_kind_of_their_ruleset() -> None:
    for name, kinds in (("classic", 14), ("deluxe", 24)):
        tiles = [tile for tile in PACK.roof_tiles if tile.roof_set == name]
        assert Counter(tile.round for tile in tiles) == dict.fromkeys(range(1, 7), 4)
        assert {tile.kind.id for tile in tiles} == {kind.id for kind in PACK.roof_kinds if name in kind.rulesets}
        assert len({tile.kind.id for tile in tiles}) == kinds


# -- the market


def test_zones_and_closed_spaces() -> None:
    main, small = PACK.main_spaces, PACK.small_spaces
    assert Counter(space.zone for space in main) == {"centre": 4, "ring": 10, "outer": 10}
    assert sorted(space.value for space in main if space.zone == "centre") == [2, 3, 4, 5]
    assert sorted(space.value for space in small if space.zone == "centre") == [2, 3]
    assert all(space.x == (space.zone == "outer") for space in main)
    assert sum(space.x_deluxe for space in main) == 6
    assert all(space.x for space in main if space.x_deluxe)
    assert not any(space.x or space.x_deluxe for space in small)


def layout(use: MarketUse) -> dict[Place, Space]:
    return {(space.q, space.r): space for space in PACK.spaces(use.side) if use.is_open(space)}


def neighbours(place: Place, spaces: Mapping[Place, Space]) -> list[Place]:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return [near for near in ((place[0] + q, place[1] + r) for q, r in steps) if near in spaces]


@pytest.mark.parametrize("use", PACK.market_uses, ids=lambda use: use.id)
def test_values_are_spread_evenly_on_a_market_in_one_piece(use: MarketUse) -> None:
    spaces = layout(use)
    count = Counter(space.value for space in spaces.values())
    assert set(count) == {2, 3, 4, 5, 6}
    assert max(count.values()) - min(count.values()) <= 1
    reached: set[Place] = set()
    todo = [next(iter(spaces))]
    while todo:
        place = todo.pop()
        if place not in reached:
            reached.add(place)
            todo += neighbours(place, spaces)
    assert reached == set(spaces)


@pytest.mark.parametrize("use", PACK.market_uses, ids=lambda use: use.id)
def test_higher_spaces_attack_more_and_are_attacked_less(use: MarketUse) -> None:
    spaces = layout(use)
    lower: dict[int, list[int]] = {value: [] for value in range(2, 7)}
    higher: dict[int, list[int]] = {value: [] for value in range(2, 7)}
    for place, space in spaces.items():
        around = [spaces[near].value for near in neighbours(place, spaces)]
        lower[space.value].append(sum(value < space.value for value in around))
        higher[space.value].append(sum(value > space.value for value in around))
        assert lower[space.value][-1] + higher[space.value][-1] > 0
    assert min(lower[6]) > 0
    attack = [sum(lower[value]) / len(lower[value]) for value in range(2, 7)]
    danger = [sum(higher[value]) / len(higher[value]) for value in range(2, 7)]
    assert attack == sorted(attack)
    assert danger == sorted(danger, reverse=True)


def test_the_central_four_touches_a_three_and_a_five() -> None:
    for use in PACK.market_uses:
        if use.side == "main":
            spaces = layout(use)
            (four,) = (place for place, space in spaces.items() if space.label == "4a")
            assert {3, 5} <= {spaces[near].value for near in neighbours(four, spaces)}
