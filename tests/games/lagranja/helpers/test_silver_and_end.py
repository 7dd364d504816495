"""Helpers of silver, trade goods and the end of the game."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import end_game, go_on, next_round
from tests.games.lagranja.position import Position

OPTIONS = ("silver", "harvest", "card", "pig", "upgrades")
EXTENSIONS = ("4", "9", "12", "14")  # hand, silver and delivery


@pytest.mark.parametrize(("silver", "points"), [(3, 0), (4, 1), (40, 1)])
def test_moneylender_scores_with_four_silver_at_the_end_of_a_round(silver: int, points: int) -> None:
    position = Position().helper(0, "moneylender").give(0, silver=silver)
    assert go_on(position, "scoring").goods(0) == {"silver": silver, "vp": points}


def test_moneylender_reads_the_silver_before_the_final_sale() -> None:
    assert end_game(Position().helper(0, "moneylender").give(0, pig=1, olive=1)).goods(0) == {"silver": 4, "vp": 0}


@pytest.mark.parametrize(("extensions", "silver"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_estate_manager_takes_a_silver_and_one_for_each_extension_up_to_three(extensions: int, silver: int) -> None:
    position = Position().helper(0, "estate-manager").extension(0, *EXTENSIONS[:extensions])
    position.turn("income", 0).play("income")
    # each of these extensions pays 1 silver of its own
    assert position.goods(0)["silver"] == silver + extensions


def test_estate_manager_counts_an_extension_of_this_round() -> None:
    position = Position().helper(0, "estate-manager").hand(0, "2").give(0, olive=1)
    position.turn("cards", 0, 1).turn("income", 0).play("extension 2", "pay olive", "end", "income")
    assert position.goods(0)["silver"] == 2


def test_estate_manager_pays_again_when_income_is_taken_once_more() -> None:
    position = Position(ruleset="deluxe").helper(0, "estate-manager").roof(0, "income").turn("roof", 0, 0)
    assert position.play("bonus income").goods(0)["silver"] == 1


def test_estate_manager_takes_nothing_at_growth() -> None:
    position = Position().helper(0, "estate-manager").extension(0, "4").turn("growth", 0).play("grow")
    assert position.goods(0)["silver"] == 0


@pytest.mark.parametrize(("food", "wine", "meat", "points"), [(0, 0, 0, 0), (1, 0, 0, 2), (1, 1, 1, 6), (2, 1, 1, 6)])
def test_store_clerk_scores_two_for_each_upgraded_good_at_most_three(
    food: int, wine: int, meat: int, points: int
) -> None:
    position = Position(ruleset="classic-promo").helper(0, "store-clerk").give(0, food=food, wine=wine, meat=meat)
    assert end_game(position).vp(0) == points


def test_store_clerk_counts_nothing_that_was_delivered() -> None:
    position = Position(ruleset="classic-promo").helper(0, "store-clerk").barrow(0, "49", ("food",))
    assert end_game(position.row(0, "cartwright", ("food", "meat"))).vp(0) == 0


def test_store_clerk_scores_nothing_at_the_end_of_a_round() -> None:
    position = Position(ruleset="classic-promo").helper(0, "store-clerk").give(0, food=2).round(5)
    assert go_on(position, "scoring").vp(0) == 0


@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_basket_weaver_delivers_a_silver_for_a_harvest_good(good: str) -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").give(0, silver=2)
    position.turn("deliveries", 0, 1).play(f"deliver {good} greengrocer")
    assert position.goods(0) == {"silver": 1, "vp": 0}
    assert position.farm(0).rows[position.building("greengrocer")].bit_count() == 1


def test_basket_weaver_works_once_a_round_and_again_in_the_next() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").barrow(0, "48").give(0, silver=2)
    position.turn("deliveries", 0, 2).play("deliver olive barrow-1")
    assert "deliver olive barrow-1" not in position.options()
    next_round(position, "transport")
    position.state.stack.clear()
    assert "deliver olive barrow-1" in position.turn("deliveries", 0, 1).options()


def test_basket_weaver_is_not_used_up_where_silver_is_asked_for() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").barrow(0, "45").give(0, silver=1)
    position.turn("deliveries", 0, 1).play("deliver silver barrow-1")
    assert position.farm(0).used == (0,)


def test_basket_weaver_leaves_the_choice_of_the_good() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").give(0, silver=1, olive=1)
    position.turn("deliveries", 0, 1).play("deliver olive greengrocer")
    assert position.options() == ["from silver", "from olive"]
    position.play("from olive")
    assert position.farm(0).used == (0,)


def test_basket_weaver_delivers_no_silver_for_other_goods() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").give(0, silver=1)
    asked = {option.split()[1] for option in position.turn("deliveries", 0, 1).options() if "deliver" in option}
    assert asked == {"olive", "grain", "grape"}


def test_basket_weaver_needs_silver() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").give(0, vp=1, food=1)
    assert "deliver olive greengrocer" not in position.turn("deliveries", 0, 1).options()


def test_travelling_salesman_takes_two_points_when_a_trade_good_is_returned() -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2).turn("cards", 0, 0)
    position.play("trade silver")
    assert position.goods(0) == {"silver": 4, "vp": 2, "trade-good": 1}


@pytest.mark.parametrize(
    ("option", "answers"),
    [
        ("silver", ()),
        ("harvest", ("take olive+grain",)),
        ("card", ("choose draw 1",)),
        ("pig", ()),
        ("upgrades", ("upgrade grape", "done")),
    ],
)
def test_travelling_salesman_bars_the_option_used_and_no_other(option: str, answers: tuple[str, ...]) -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2, grape=2).turn("cards", 0, 0)
    position.play(f"trade {option}", *answers)
    assert position.vp(0) == 2
    offered = [name.removeprefix("trade ") for name in position.options() if name.startswith("trade")]
    assert offered == [name for name in OPTIONS if name != option]


def test_travelling_salesman_option_is_barred_in_later_rounds_too() -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2).turn("cards", 0, 0)
    next_round(position.play("trade silver"), "farm")
    with pytest.raises(IllegalAction, match="barred"):
        position.play("trade silver")


def test_travelling_salesman_bars_with_one_of_the_markers() -> None:
    position = Position(ruleset="deluxe").helper(0, "travelling-salesman").give(0, trade_good=1).turn("cards", 0, 0)
    assert position.play("trade silver").farm(0).markers == 25 - 1


def test_travelling_salesman_goes_without_all_when_no_marker_is_taken_back() -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2, grain=23).turn("cards", 0, 0)
    position.play("trade harvest", "take olive+grape", "take-back grain", "without")
    assert position.vp(0) == 0
    assert "trade harvest" in position.options()


def test_travelling_salesman_does_not_react_to_the_trade_goods_of_others() -> None:
    position = Position().helper(1, "travelling-salesman").give(0, trade_good=2).turn("cards", 0, 0)
    position.play("trade silver")
    assert (position.vp(0), position.vp(1)) == (0, 0)
    assert "trade silver" in position.options()


def test_travelling_salesman_does_not_react_to_the_own_being_played() -> None:
    position = Position().hand(0, "travelling-salesman").give(0, trade_good=2).turn("cards", 0, 0)
    position.play("trade card", "choose play-card", "helper 63")
    assert position.vp(0) == 0
    assert "trade card" in position.hand(0, "1").options()


def test_travelling_salesman_does_not_react_to_the_final_sale() -> None:
    position = end_game(Position().helper(0, "travelling-salesman").give(0, trade_good=2))
    assert position.goods(0) == {"silver": 3, "vp": 1}
