"""Helpers that make buying and upgrading cheaper or selling dearer."""

import pytest

from tests.games.lagranja.helpers.table import end_game, phases_of
from tests.games.lagranja.position import Position


def test_chef_makes_each_upgrade_cheaper() -> None:
    position = Position().helper(0, "chef").give(0, olive=1, grain=1, grape=1, pig=1, silver=7).turn("cards", 0, 0)
    position.play("upgrade olive", "upgrade grain", "upgrade grape", "upgrade pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 2, "wine": 1, "meat": 1}


def test_chef_works_for_goods_on_fields_too() -> None:
    position = Position().helper(0, "chef").give(0, grape_field=1, silver=2).turn("cards", 0, 0)
    assert position.play("upgrade grape field").goods(0) == {"silver": 0, "vp": 0, "wine": 1}


@pytest.mark.parametrize(("silver", "offered"), [(0, False), (1, True)])
def test_chef_still_asks_for_the_rest_of_the_price(silver: int, offered: bool) -> None:
    position = Position().helper(0, "chef").give(0, olive=1, silver=silver).turn("cards", 0, 0)
    assert ("upgrade olive" in position.options()) == offered


def test_chef_helps_only_his_owner() -> None:
    position = Position().helper(1, "chef").give(0, olive=1, silver=1).turn("cards", 0, 0)
    assert "upgrade olive" not in position.options()


def test_chef_lowers_no_price_of_buying() -> None:
    assert "buy olive" not in Position().helper(0, "chef").give(0, silver=2).turn("cards", 0, 0).options()


def test_chef_works_in_every_phase() -> None:
    position = Position().helper(0, "chef").give(0, olive=1, silver=1)
    assert phases_of(position, "upgrade olive") == ["farm", "revenue", "transport"]


def test_haggler_buys_each_resource_cheaper() -> None:
    position = Position().helper(0, "haggler").give(0, silver=11).turn("cards", 0, 0)
    position.play("buy olive", "buy grain", "buy grape", "buy pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "grain": 1, "grape": 1, "pig": 1}


@pytest.mark.parametrize(("silver", "goods"), [(1, []), (2, ["olive", "grain"]), (3, ["olive", "grain", "grape"])])
def test_haggler_still_asks_for_the_rest_of_the_price(silver: int, goods: list[str]) -> None:
    options = Position().helper(0, "haggler").give(0, silver=silver).turn("cards", 0, 0).options()
    assert [option for option in options if option.startswith("buy")] == [f"buy {good}" for good in goods]


def test_haggler_finds_no_pen_for_a_pig() -> None:
    position = Position().helper(0, "haggler").give(0, pig=2, silver=9).turn("cards", 0, 0)
    assert "buy pig" not in position.options()


def test_haggler_lowers_no_price_of_upgrades() -> None:
    position = Position().helper(0, "haggler").give(0, olive=1, silver=1).turn("cards", 0, 0)
    assert "upgrade olive" not in position.options()


def test_auctioneer_brings_a_silver_more_for_each_resource() -> None:
    position = Position().helper(0, "auctioneer").give(0, olive=1, grain=1, grape=1, pig=1).turn("cards", 0, 0)
    position.play("sell olive", "sell grain", "sell grape", "sell pig")
    assert position.goods(0) == {"silver": 1 + 1 + 2 + 3 + 4, "vp": 0}


def test_auctioneer_sells_in_every_phase() -> None:
    position = Position().helper(0, "auctioneer").give(0, olive=1)
    assert phases_of(position, "sell olive") == ["farm", "revenue", "transport"]
    assert position.play("sell olive").goods(0)["silver"] == 2


def test_auctioneer_gets_nothing_more_for_a_trade_good() -> None:
    position = Position().helper(0, "auctioneer").give(0, trade_good=1).turn("cards", 0, 0)
    assert position.play("trade silver").goods(0)["silver"] == 4


def test_auctioneer_gets_nothing_from_the_sales_of_others() -> None:
    position = Position().helper(1, "auctioneer").give(0, olive=1).turn("cards", 0, 0)
    position.play("sell olive")
    assert [position.goods(0)["silver"], position.goods(1)["silver"]] == [1, 0]


def test_auctioneer_works_in_the_final_sale() -> None:
    position = end_game(Position().helper(0, "auctioneer").give(0, olive=1, pig=1, trade_good=1))
    # 2 + 4 + 4 silver: the trade good is no resource
    assert (position.vp(0), position.goods(0)["silver"]) == (2, 0)


def test_sausage_maker_turns_a_pig_into_meat_for_two_silver_less() -> None:
    position = Position().helper(0, "sausage-maker").give(0, pig=1, silver=2).turn("cards", 0, 0)
    assert position.play("upgrade pig").goods(0) == {"silver": 0, "vp": 0, "meat": 1}


def test_sausage_maker_still_asks_for_two_silver() -> None:
    position = Position().helper(0, "sausage-maker").give(0, pig=1, silver=1).turn("cards", 0, 0)
    assert "upgrade pig" not in position.options()


def test_sausage_maker_makes_no_other_upgrade_cheaper() -> None:
    position = Position().helper(0, "sausage-maker").give(0, olive=1, grain=1, grape=1, silver=1).turn("cards", 0, 0)
    assert not [option for option in position.options() if option.startswith("upgrade")]


def test_oil_presser_turns_olives_into_food_for_nothing() -> None:
    position = Position().helper(0, "oil-presser").give(0, olive=1, olive_field=1).turn("cards", 0, 0)
    assert position.play("upgrade olive", "upgrade olive field").goods(0) == {"silver": 0, "vp": 0, "food": 2}


def test_oil_presser_makes_no_other_upgrade_cheaper() -> None:
    position = Position().helper(0, "oil-presser").give(0, grain=1, grape=1, pig=1, silver=1).turn("cards", 0, 0)
    assert not [option for option in position.options() if option.startswith("upgrade")]


def test_cooper_turns_grapes_into_wine_for_two_silver_less() -> None:
    position = Position().helper(0, "cooper").give(0, grape=1, grape_field=1, silver=2).turn("cards", 0, 0)
    assert position.play("upgrade grape", "upgrade grape field").goods(0) == {"silver": 0, "vp": 0, "wine": 2}


def test_cooper_still_asks_for_one_silver() -> None:
    assert "upgrade grape" not in Position().helper(0, "cooper").give(0, grape=1).turn("cards", 0, 0).options()


def test_cooper_makes_no_other_upgrade_cheaper() -> None:
    position = Position().helper(0, "cooper").give(0, olive=1, grain=1, pig=1, silver=1).turn("cards", 0, 0)
    assert not [option for option in position.options() if option.startswith("upgrade")]


@pytest.mark.parametrize(("good", "price"), [("olive", 1), ("grain", 1), ("grape", 2)])
def test_field_worker_sells_straight_from_fields(good: str, price: int) -> None:
    position = Position().helper(0, "field-worker").give(0, **{f"{good}_field": 1}).turn("cards", 0, 0)
    assert position.play(f"sell {good} field").goods(0) == {"silver": price, "vp": 0}
    assert position.farm(0).markers == 25


def test_field_worker_works_in_every_phase() -> None:
    position = Position().helper(0, "field-worker").give(0, grape_field=1)
    assert phases_of(position, "sell grape field") == ["farm", "revenue", "transport"]


def test_field_worker_is_needed_to_sell_from_fields() -> None:
    position = Position().helper(1, "field-worker").give(0, grape_field=1).turn("cards", 0, 0)
    assert "sell grape field" not in position.options()


def test_field_worker_sells_from_fields_in_the_final_sale() -> None:
    position = end_game(Position().helper(0, "field-worker").give(0, grape_field=2).give(1, grape_field=2))
    assert [position.goods(seat)["silver"] for seat in (0, 1)] == [4, 0]
