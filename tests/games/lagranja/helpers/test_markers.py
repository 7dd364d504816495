"""Helpers when all 25 markers are in use (LG-1.4): take one back, or go without."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import fight, go_on, next_round
from tests.games.lagranja.position import Position, markers_in_use


def _is_conserved(position: Position, seat: int = 0) -> bool:
    return position.farm(seat).markers + markers_in_use(position.state, seat) == 25


def test_farm_servant_is_used_after_a_marker_is_taken_back() -> None:
    position = Position().helper(0, "farm-servant").give(0, olive=1, grain=24).turn("cards", 0, 0)
    position.play("use farm-servant")
    assert position.options() == ["take-back olive", "take-back grain"]
    position.play("take-back grain", "upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 23, "food": 1}
    assert position.farm(0).used == (1,)
    assert _is_conserved(position)


def test_farm_servant_needs_no_marker_where_marks_are_tokens() -> None:
    position = Position(ruleset="deluxe").helper(0, "farm-servant").give(0, olive=25).turn("cards", 0, 0)
    assert "upgrade olive" in position.play("use farm-servant").options()


def test_farm_servant_needs_no_marker_without_a_limit() -> None:
    position = Position(marker_limit="none").helper(0, "farm-servant").give(0, olive=60).turn("cards", 0, 0)
    assert "upgrade olive" in position.play("use farm-servant").options()


def test_olive_picker_is_not_used_when_the_marker_was_what_it_moves() -> None:
    position = Position().helper(0, "olive-picker").give(0, olive_field=1, grain=24).turn("cards", 0, 0)
    position.play("use olive-picker", "take-back olive field")
    assert position.farm(0).used == (0,)
    assert "end" in position.options()
    assert _is_conserved(position)


def test_innkeeper_is_marked_with_the_marker_of_the_good_paid() -> None:
    position = Position().helper(0, "innkeeper").give(0, food=1, meat=1, grain=23).turn("cards", 0, 0)
    assert position.play("use innkeeper").options() == ["pay food", "pay meat"]
    assert _is_conserved(position)
    assert position.play("pay food").goods(0) == {"silver": 0, "vp": 2, "meat": 1, "grain": 23}
    assert position.farm(0).used == (1,)
    assert _is_conserved(position)
    assert "use innkeeper" not in position.options()


def test_notary_asks_for_a_marker_since_the_silver_paid_has_none() -> None:
    position = Position().helper(0, "notary").give(0, silver=2, grain=25).hand(0, 1).turn("cards", 0, 0)
    assert position.play("use notary").options() == ["take-back grain"]


def test_baker_reacts_after_markers_for_mark_and_food_are_taken_back() -> None:
    position = Position().helper(0, "baker").give(0, grain=25, silver=2).turn("cards", 0, 0)
    position.play("upgrade grain", "use baker", "take-back grain", "take-back grain")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 22, "food": 2}
    assert _is_conserved(position)


def test_baker_does_not_react_without_a_marker() -> None:
    position = Position().helper(0, "baker").give(0, grain=25, silver=2).turn("cards", 0, 0)
    position.play("upgrade grain", "use baker", "without")
    assert position.goods(0)["food"] == 1
    assert position.farm(0).used == (0,)


def test_baker_goes_without_the_food() -> None:
    position = Position().helper(0, "baker").give(0, grain=25, silver=2).turn("cards", 0, 0)
    position.play("upgrade grain", "use baker", "take-back grain", "without")
    assert position.goods(0)["food"] == 1
    assert position.farm(0).used == (1,)


def test_smuggler_takes_markers_back_in_the_turn_of_another() -> None:
    position = fight(Position().helper(1, "smuggler").give(1, grain=24).stall(1, "2a"), 3).play("stall 3a")
    # the marker of the lost stall is the mark; the trade good needs one more
    position.play("1: use smuggler", "1: take-back grain")
    assert position.goods(1) == {"silver": 0, "vp": 0, "grain": 23, "trade-good": 1}
    assert _is_conserved(position, 1)


def test_village_elder_takes_a_marker_back_before_the_roll() -> None:
    position = go_on(Position().helper(0, "village-elder").give(0, grain=25), "roll")
    position.play("use village-elder", "take-back grain", "reserve 4")
    assert position.state.reserved_die == 4
    assert _is_conserved(position)


def test_pantry_keeper_delivers_after_a_marker_is_taken_back() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "13").give(0, meat=1, grain=24)
    position.turn("deliveries", 0, 1).play("deliver wine barrow-1", "take-back grain")
    assert position.farm(0).used == (1,)
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 23}
    assert _is_conserved(position)


def test_pantry_keeper_takes_a_marker_back_for_a_delivery_that_is_begun() -> None:
    position = Position().helper(0, "pantry-keeper").barrow(0, "13").give(0, meat=1, grain=24)
    position.turn("deliveries", 0, 1).play("deliver wine barrow-1")
    assert position.options() == ["take-back grain", "take-back meat"]
    assert position.refused("without") == "lagranja-why-begun"


def test_basket_weaver_needs_a_marker_for_the_silver_and_one_for_the_mark() -> None:
    position = Position(ruleset="classic-promo").helper(0, "basket-weaver").give(0, silver=1, pig=2, meat=23)
    position.turn("deliveries", 0, 1).play("deliver olive greengrocer", "take-back meat", "take-back meat")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 2, "meat": 21}
    assert position.farm(0).used == (1,)
    assert _is_conserved(position)


def test_mark_of_a_used_helper_taken_back_leaves_it_used_until_the_scoring() -> None:
    position = Position().helper(0, "farm-servant").give(0, olive=25, silver=3).turn("cards", 0, 0)
    position.play("use farm-servant", "take-back olive", "upgrade olive", "buy olive", "take-back mark farm-servant")
    assert "use farm-servant" not in position.options()
    assert _is_conserved(position)
    assert "use farm-servant" in next_round(position, "farm").options()
    assert _is_conserved(position)


def test_mark_of_a_replaced_helper_that_was_taken_back_does_not_come_back_twice() -> None:
    position = Position().helper(0, "farm-servant", "miller", "chef").give(0, olive=25, silver=3).hand(0, "mason")
    position.turn("cards", 0, 1).play("use farm-servant", "take-back olive", "upgrade olive", "buy olive")
    position.play("take-back mark farm-servant", "helper 40", "replace farm-servant")
    assert _is_conserved(position)


def test_travelling_salesman_bar_taken_back_leaves_the_option_barred() -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2, grain=23, silver=3)
    position.turn("cards", 0, 0).play("trade silver", "buy olive", "take-back bar silver")
    assert position.goods(0)["olive"] == 1
    assert _is_conserved(position)
    with pytest.raises(IllegalAction, match="barred"):
        position.play("trade silver")


def test_watchman_loses_the_stall_without_a_marker() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=1, grain=24).stall(1, "2a"), 3).play("stall 3a")
    position.play("1: use watchman", "1: without")
    assert position.stalls(1) == []
    assert position.vp(0) == 3 + 1
    assert position.goods(1)["silver"] == 1
    assert position.farm(1).used == (0,)
    assert _is_conserved(position, 1)


def test_watchman_takes_no_attacked_stall_back_for_the_mark() -> None:
    position = fight(Position().helper(1, "watchman").give(1, silver=1, grain=23).stall(1, "2a", "5a"), 3)
    position.play("stall 3a", "1: use watchman")
    assert position.options() == ["without", "take-back grain", "take-back stall 5a"]
    assert position.refused("take-back stall 2a") == "lagranja-why-attacked"
    position.play("take-back stall 5a")
    assert (position.stalls(1), position.farm(1).used) == (["2a"], (1,))
    assert _is_conserved(position, 1)


def test_fortune_teller_leaves_the_die_without_a_marker() -> None:
    position = Position().helper(0, "fortune-teller").give(0, grain=25).dice(4).turn("die", 0)
    position.play("die 4", "use fortune-teller", "without")
    assert position.goods(0)["grain"] == 25
    assert position.farm(0).used == (0,)


def test_fortune_teller_without_a_marker_leaves_the_tile_that_changes_a_die() -> None:
    position = Position(roof_set="deluxe").helper(0, "fortune-teller").roof(0, "adjust-die-1").give(0, grain=25)
    position.dice(3).turn("die", 0).play("die 3", "use fortune-teller", "without", "bonus adjust-die-1", "change 4")
    assert position.goods(0)["silver"] == 4


def test_sow_keeper_takes_a_marker_back_for_each_pig() -> None:
    position = Position().helper(0, "swineherd", "sow-keeper").give(0, pig=2, grain=23).turn("growth", 0)
    position.play("grow", "take-back grain", "take-back grain")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 21, "pig": 4}
    assert _is_conserved(position)
