"""What a farm can complete: barrows and buildings, and the goods that they are given."""

from __future__ import annotations

from meadowmarket.games.lagranja.names import GOODS, GRAPE, NUM_GOODS, OLIVE, ON_FIELD
from meadowmarket.games.lagranja.value.plans import count_of
from tests.games.lagranja.position import Position
from tests.games.lagranja.valuing import LAST_ROUND, amount, eager_positions, plans, play_until, with_donkeys


def barrows(number: int = 2, **goods: int) -> float:
    """Return what a barrow for grape and wine promises with some goods at hand."""
    return plans(Position().barrow(0, 13).give(0, **goods).begin_round(number)).barrows


def test_a_barrow_is_worth_the_more_the_nearer_its_goods_are() -> None:
    assert barrows(wine=1, grape=1) > barrows(grape=2) > barrows(grape=1) > barrows() > 0


def test_goods_on_a_field_are_at_hand() -> None:
    def fields(full: int) -> float:
        return plans(Position().barrow(0, 13).fields(0, grape=1).give(0, grape_field=full).begin_round(2)).barrows

    assert fields(1) > fields(0)


def test_a_barrow_that_is_half_full_is_worth_more() -> None:
    def served(*goods: str) -> float:
        return plans(Position().barrow(0, 13, goods).begin_round(2)).barrows

    assert served("wine") > served()
    assert served("grape") > served()


def test_what_comes_late_is_worth_less() -> None:
    found = [barrows(number, wine=1) for number in range(2, LAST_ROUND + 1)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1]


def test_goods_are_given_to_one_project_only() -> None:
    wine = GOODS.index("wine")
    for count in (1, 2):
        position = Position().barrow(0, 13).barrow(0, 11).give(0, wine=count).begin_round(2)
        found = plans(position)
        assert (count_of(found.assigned, wine), count_of(found.goods, wine)) == (count, 0)
    assert count_of(plans(Position().give(0, wine=20).begin_round(2)).goods, wine) > 0


def test_in_a_whole_game_no_good_is_counted_twice() -> None:
    looked_at = 0
    for position in eager_positions(2, every=9):
        for seat in range(2):
            goods = position.farm(seat).goods
            found = plans(position, seat)
            for good in range(NUM_GOODS):
                on_field = goods[good + ON_FIELD] if OLIVE <= good <= GRAPE else 0
                assert count_of(found.assigned, good) + count_of(found.goods, good) == goods[good] + on_field
            looked_at += found.served
    assert looked_at > 20


def test_two_barrows_share_the_deliveries() -> None:
    both = plans(Position().barrow(0, 13).barrow(0, 23).begin_round(4)).barrows
    alone = [plans(Position().barrow(0, number).begin_round(4)).barrows for number in (13, 23)]
    assert max(alone) < both < sum(alone)


def test_what_can_not_be_delivered_any_more_is_worth_nothing() -> None:
    rich = dict.fromkeys(("olive", "grain", "grape", "food", "wine", "meat"), 3)
    position = with_donkeys(3, "0 deliveries", LAST_ROUND).barrow(0, 13).give(0, **rich)
    assert plans(position).barrows > 0
    assert plans(position.give(0, **dict.fromkeys(rich, 0))).barrows == 0, "no goods will come"
    play_until(position.give(0, **rich), "1 extra")
    assert (plans(position).barrows, plans(position).buildings) == (0, 0)
    assert (amount(position, "barrows"), amount(position, "buildings")) == (0, 0)


def with_one_building_left() -> Position:
    """Return a farm that has completed all buildings but the merchant."""
    position = Position().begin_round(2)
    for building in position.game.game_data.buildings:
        if building.id != "merchant":
            position.craft(0, building.id, 1)
    return position


def test_lg_6_8_a_closed_building_is_worth_less_than_an_open_one() -> None:
    position = with_one_building_left()
    is_open = plans(position.closed("butcher")).buildings
    assert 0 < plans(position.closed("merchant")).buildings < is_open


def test_lg_6_7_the_first_at_a_building_gets_more() -> None:
    position = with_one_building_left()
    first = plans(position).buildings
    assert 0 < plans(position.craft(1, "merchant", 1)).buildings < first


def test_what_is_completed_is_no_project_any_more() -> None:
    assert plans(with_one_building_left().craft(0, "merchant", 1)).buildings == 0
