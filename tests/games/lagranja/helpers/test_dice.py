"""Helpers of the revenue dice."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import go_on, next_round
from tests.games.lagranja.position import Position


def _dice(position: Position) -> list[str]:
    return [option for option in position.options() if option.startswith("die")]


def test_porter_does_both_options_of_a_two() -> None:
    position = Position().helper(0, "porter").hand(0, "7").dice(2).turn("die", 0)
    position.play("die 2", "choose any-harvest", "take grape", "use porter")
    assert position.options() == ["choose play-card or draw 1"]
    position.play("choose play-card or draw 1", "choose play-card", "field 7")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grape": 1}
    assert position.farm(0).fields == (1, 0, 0)


def test_porter_does_both_options_of_a_six_in_either_order() -> None:
    position = Position().helper(0, "porter").give(0, olive=1).dice(6).turn("die", 0)
    position.play("die 6", "choose delivery 1", "deliver olive greengrocer", "use porter")
    assert position.options() == ["choose 2 silver"]
    assert position.play("choose 2 silver").goods(0) == {"silver": 2, "vp": 0}


def test_porter_does_not_draw_and_play_a_card() -> None:
    position = Position().helper(0, "porter").hand(0, "7").dice(2).turn("die", 0)
    position.play("die 2", "choose play-card or draw 1", "choose draw 1", "use porter")
    assert position.options() == ["choose any-harvest"]


@pytest.mark.parametrize("number", [1, 3, 4, 5])
def test_porter_reacts_to_no_other_die(number: int) -> None:
    position = Position().helper(0, "porter").give(0, olive=1).dice(number).turn("die", 0).play(f"die {number}")
    while "end" not in position.options():
        assert "use porter" not in position.options()
        position.play(position.options()[0])


def test_porter_does_not_react_to_the_last_die() -> None:
    position = Position().helper(0, "porter").give(0, olive=1).dice(6)
    go_on(position, "last die").play("die 6", "choose 2 silver")
    assert "use porter" not in position.options()


def test_porter_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "porter").give(0, olive=3).dice(6, 6).turn("die", 0).turn("die", 0)
    position.play("die 6", "choose 2 silver", "use porter", "choose delivery 1", "deliver olive greengrocer", "end")
    assert "end" in position.play("die 6", "choose 2 silver").options()
    next_round(position, "revenue")
    position.state.stack.clear()
    assert "use porter" in position.dice(6).turn("die", 0).play("die 6", "choose 2 silver").options()


def test_porter_may_be_declined_and_kept_for_the_second_die() -> None:
    position = Position().helper(0, "porter").give(0, olive=3).dice(6, 6).turn("die", 0).turn("die", 0)
    position.play("die 6", "choose 2 silver", "decline", "end", "die 6", "choose 2 silver")
    assert position.options() == ["use porter", "decline"]


def test_porter_is_not_offered_when_the_other_option_would_change_nothing() -> None:
    position = Position().helper(0, "porter").dice(6).turn("die", 0).play("die 6", "choose 2 silver")
    assert "use porter" not in position.options()


def test_village_elder_alone_may_take_the_last_die_of_the_marked_space() -> None:
    position = Position().helper(1, "village-elder")
    go_on(position, "roll")
    assert position.options(1) == ["use village-elder", "decline"]
    position.play("1: use village-elder", "1: reserve 4")
    position.dice(1, 1, 4, 6, 6)
    assert _dice(position) == ["die 1", "die 6"]
    position.play("0: die 1", "0: end")
    assert _dice(position) == ["die 1", "die 4", "die 6"]


def test_village_elder_space_is_open_to_all_while_two_dice_lie_there() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("use village-elder", "reserve 4")
    position.dice(1, 1, 1, 4, 4)
    assert _dice(position) == ["die 1", "die 4"]
    position.play("0: die 4", "0: end", "1: die 1", "1: end")
    assert _dice(position) == ["die 1"]


def test_village_elder_says_why_the_die_is_barred() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("use village-elder", "reserve 4")
    position.dice(1, 1, 1, 1, 4)
    with pytest.raises(IllegalAction, match="reserved"):
        position.play("0: die 4")


def test_village_elder_die_can_become_the_last_one() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("use village-elder", "reserve 4")
    position.dice(3, 3, 3, 3, 4)
    for seat in (0, 1, 0, 1):
        position.play(f"{seat}: die 3", f"{seat}: take olive+grain", f"{seat}: end")
    assert "die 4" in position.options(0)


def test_village_elder_marks_nothing_any_more_once_he_is_replaced() -> None:
    position = Position().helper(1, "village-elder", "miller", "haggler").hand(1, 1).order(1, 0)
    go_on(position, "roll").play("use village-elder", "reserve 4").dice(1, 1, 2, 4, 6)
    position.play("1: die 2", "1: choose play-card or draw 1", "1: choose play-card", "1: helper 1")
    position.play("1: replace village-elder", "1: end")
    assert position.game.view(position.state, 0)["reserved"] is None
    assert _dice(position) == ["die 1", "die 4", "die 6"]


def test_village_elder_keeps_his_mark_when_another_helper_is_replaced() -> None:
    position = Position().helper(1, "village-elder", "miller", "haggler").hand(1, 1).order(1, 0)
    go_on(position, "roll").play("use village-elder", "reserve 4").dice(1, 1, 2, 4, 6)
    position.play("1: die 2", "1: choose play-card or draw 1", "1: choose play-card", "1: helper 1")
    position.play("1: replace miller", "1: end")
    assert position.game.view(position.state, 0)["reserved"] == {"number": 4, "seat": 1}
    assert _dice(position) == ["die 1", "die 6"]


def test_village_elder_mark_is_shown_in_the_revenue_phase_only() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("use village-elder", "reserve 4")
    assert position.game.view(position.state, 0)["reserved"] == {"number": 4, "seat": 1}
    position.finish_phase()
    assert position.game.view(position.state, 0)["reserved"] is None


def test_village_elder_may_be_declined() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("decline")
    position.dice(1, 1, 1, 1, 4)
    assert _dice(position) == ["die 1", "die 4"]


def test_village_elder_is_asked_once_a_round_before_the_roll_only() -> None:
    position = go_on(Position().helper(0, "village-elder"), "roll").play("use village-elder", "reserve 4")
    assert "use village-elder" not in position.options()
    assert position.farm(0).used == (1,)
    position.state.stack.clear()
    next_round(position.turn("after", 0), "revenue")
    position.state.stack.clear()
    assert "use village-elder" in go_on(position, "roll").options()


def test_village_elder_does_not_help_when_used_up() -> None:
    assert "use village-elder" not in go_on(Position().helper(0, "village-elder", used=True), "roll").options()


def test_village_elder_mark_is_gone_in_the_next_round() -> None:
    position = go_on(Position().helper(1, "village-elder"), "roll").play("use village-elder", "reserve 4")
    position.state.stack.clear()
    next_round(position.turn("after", 0), "revenue")
    position.state.stack.clear()
    go_on(position, "roll").play("decline")
    assert "die 4" in _dice(position.dice(1, 1, 1, 1, 4))


def test_travelling_merchant_also_uses_the_space_of_the_round_for_a_point() -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=1).round(4).dice(3).turn("die", 0)
    position.play("die 3", "take olive+grain", "use travelling-merchant")
    assert position.goods(0) == {"silver": 4, "vp": 0, "olive": 1, "grain": 1}
    assert "end" in position.options()


@pytest.mark.parametrize(("pigs", "silver"), [(0, 0), (2, 3)])
def test_travelling_merchant_pig_is_the_pig_of_a_die(pigs: int, silver: int) -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=1, pig=pigs).round(1).dice(4).turn("die", 0)
    position.play("die 4", "use travelling-merchant")
    assert position.goods(0) == {"silver": 4 + silver, "vp": 0, "pig": min(pigs + 1, 2)}


def test_travelling_merchant_costs_a_point() -> None:
    position = Position().helper(0, "travelling-merchant").round(4).dice(4).turn("die", 0).play("die 4")
    assert "use travelling-merchant" not in position.options()


def test_travelling_merchant_is_not_offered_where_the_space_would_change_nothing() -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=1).round(5).dice(4).turn("die", 0)
    position.farm(0).siesta = 4
    assert "use travelling-merchant" not in position.play("die 4").options()


def test_travelling_merchant_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=3).round(4).dice(4, 4)
    position.turn("die", 0).turn("die", 0).play("die 4", "use travelling-merchant", "end", "die 4")
    assert "end" in position.options()
    next_round(position, "revenue")
    position.state.stack.clear()
    assert "use travelling-merchant" in position.round(4).dice(4).turn("die", 0).play("die 4").options()


def test_travelling_merchant_may_be_declined_and_kept_for_the_second_die() -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=1).round(4).dice(4, 4)
    position.turn("die", 0).turn("die", 0).play("die 4", "decline", "end", "die 4", "use travelling-merchant")
    assert position.goods(0) == {"silver": 12, "vp": 0}


def test_travelling_merchant_does_not_work_at_the_last_die_nor_without_a_die() -> None:
    position = Position().helper(0, "travelling-merchant").give(0, vp=1).round(4).dice(4)
    go_on(position, "last die")
    assert "use travelling-merchant" not in position.options()
    assert "use travelling-merchant" not in position.play("die 4").options()


@pytest.mark.parametrize(("number", "changes"), [(1, [2]), (4, [3, 5]), (6, [5])])
def test_fortune_teller_uses_a_die_as_one_more_or_less(number: int, changes: list[int]) -> None:
    position = Position().helper(0, "fortune-teller").dice(number).turn("die", 0).play(f"die {number}")
    assert position.options() == ["use fortune-teller", "done"]
    assert position.play("use fortune-teller").options() == [f"change {change}" for change in changes]


def test_fortune_teller_changes_the_action_of_the_die() -> None:
    position = Position().helper(0, "fortune-teller").dice(3).turn("die", 0)
    assert position.play("die 3", "use fortune-teller", "change 4").goods(0) == {"silver": 4, "vp": 0}


def test_fortune_teller_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "fortune-teller").dice(3, 4).turn("die", 0).turn("die", 0)
    position.play("die 3", "use fortune-teller", "change 4", "end", "die 4")
    assert position.goods(0)["silver"] == 8
    next_round(position, "revenue")
    position.state.stack.clear()
    assert "use fortune-teller" in position.dice(3).turn("die", 0).play("die 3").options()


def test_fortune_teller_may_be_kept_for_the_second_die() -> None:
    position = Position().helper(0, "fortune-teller").dice(4, 3).turn("die", 0).turn("die", 0)
    position.play("die 4", "done", "end", "die 3", "use fortune-teller", "change 4")
    assert position.goods(0)["silver"] == 8


def test_fortune_teller_does_not_change_the_last_die() -> None:
    position = go_on(Position().helper(0, "fortune-teller").dice(4), "last die").play("die 4")
    assert position.goods(0)["silver"] == 4
    assert "use fortune-teller" not in position.options()


def test_fortune_teller_may_take_a_marker_back_for_the_mark() -> None:
    position = Position().helper(0, "fortune-teller").give(0, grain=25).dice(3).turn("die", 0)
    position.play("die 3", "use fortune-teller", "take-back grain", "change 4")
    assert position.goods(0) == {"silver": 4, "vp": 0, "grain": 24}


def test_day_labourer_does_the_last_die_twice_for_a_silver() -> None:
    position = go_on(Position().helper(0, "day-labourer").give(0, silver=1).dice(3), "last die")
    position.play("die 3", "take olive+grain", "use day-labourer", "take olive+grape")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 2, "grain": 1, "grape": 1}
    assert position.farm(0).used == (1,)
    assert "end" in position.options()


def test_day_labourer_may_pay_with_the_silver_of_the_die() -> None:
    position = go_on(Position().helper(0, "day-labourer").dice(4), "last die").play("die 4", "use day-labourer")
    assert position.goods(0)["silver"] == 4 - 1 + 4


def test_day_labourer_may_be_declined() -> None:
    position = go_on(Position().helper(0, "day-labourer").dice(4), "last die").play("die 4", "decline")
    assert position.goods(0)["silver"] == 4
    assert position.farm(0).used == (0,)


def test_day_labourer_works_once_a_round_and_again_in_the_next() -> None:
    position = go_on(Position().helper(0, "day-labourer", used=True).dice(4), "last die").play("die 4")
    assert "use day-labourer" not in position.options()
    position.state.stack.clear()
    next_round(position.turn("after", 0), "revenue")
    position.state.stack.clear()
    assert "use day-labourer" in go_on(position.dice(4), "last die").play("die 4").options()


def test_day_labourer_costs_a_silver() -> None:
    position = go_on(Position().helper(0, "day-labourer").dice(3), "last die").play("die 3", "take olive+grain")
    assert "use day-labourer" not in position.options()


def test_day_labourer_is_not_offered_where_the_die_would_change_nothing() -> None:
    position = Position().helper(0, "day-labourer").give(0, silver=1, grain=1).dice(5)
    position.farm(0).siesta = 4
    go_on(position, "last die").play("die 5", "choose free-upgrade 2", "upgrade grain")
    assert "use day-labourer" not in position.options()


def test_day_labourer_does_not_double_a_die_taken() -> None:
    position = Position().helper(0, "day-labourer").give(0, silver=1).dice(4).turn("die", 0).play("die 4")
    assert "use day-labourer" not in position.options()


@pytest.mark.parametrize(("number", "main"), [(2, ("choose any-harvest", "take olive")), (3, ("take olive+grain",))])
def test_forager_takes_a_harvest_good_more_for_a_two_or_three(number: int, main: tuple[str, ...]) -> None:
    position = Position(ruleset="classic-promo").helper(0, "forager").dice(number).turn("die", 0)
    position.play(f"die {number}", *main, "use forager")
    assert position.options() == ["take olive", "take grain", "take grape"]
    assert position.play("take grape").goods(0)["grape"] == 1


def test_forager_works_once_a_round_and_again_in_the_next() -> None:
    position = Position(ruleset="classic-promo").helper(0, "forager").dice(3, 3).turn("die", 0).turn("die", 0)
    position.play("die 3", "take olive+grain", "use forager", "take grape", "end", "die 3", "take olive+grain")
    assert "end" in position.options()
    next_round(position, "revenue")
    position.state.stack.clear()
    assert "use forager" in position.dice(3).turn("die", 0).play("die 3", "take olive+grain").options()


def test_forager_may_be_declined_and_kept_for_the_second_die() -> None:
    position = Position(ruleset="classic-promo").helper(0, "forager").dice(3, 3).turn("die", 0).turn("die", 0)
    position.play("die 3", "take olive+grain", "decline", "end", "die 3", "take olive+grain")
    assert position.options() == ["use forager", "decline"]


@pytest.mark.parametrize("number", [1, 4])
def test_forager_reacts_to_no_other_die(number: int) -> None:
    position = Position(ruleset="classic-promo").helper(0, "forager").dice(number).turn("die", 0)
    assert "end" in position.play(f"die {number}").options()


def test_forager_does_not_react_to_the_last_die() -> None:
    position = go_on(Position(ruleset="classic-promo").helper(0, "forager").dice(3), "last die")
    assert "end" in position.play("die 3", "take olive+grain").options()
