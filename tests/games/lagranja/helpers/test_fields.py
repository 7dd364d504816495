"""Helpers of fields and harvest goods."""

import pytest

from tests.games.lagranja.helpers.table import end_game, go_on, next_round, open_turn, phases_of
from tests.games.lagranja.position import Position

PICKERS = [("olive-picker", "olive"), ("brewer", "grain"), ("winegrower", "grape")]


@pytest.mark.parametrize(("card", "good"), [("3", "olive"), ("1", "grain"), ("2", "grape")])
def test_ploughman_takes_the_good_of_a_new_field_and_two_silver(card: str, good: str) -> None:
    position = Position().helper(0, "ploughman").hand(0, card).turn("cards", 0, 1)
    assert position.play(f"field {card}").goods(0) == {"silver": 2, "vp": 0, good: 1}


def test_ploughman_pays_for_a_field_played_by_other_means() -> None:
    position = Position().helper(0, "ploughman").hand(0, "3").give(0, trade_good=1).turn("deliveries", 0, 0)
    position.play("trade card", "choose play-card", "field 3")
    assert position.goods(0) == {"silver": 2, "vp": 0, "olive": 1}


@pytest.mark.parametrize("side", ["barrow", "helper"])
def test_ploughman_pays_for_no_other_side(side: str) -> None:
    position = Position().helper(0, "ploughman").hand(0, "3").turn("cards", 0, 1)
    assert position.play(f"{side} 3").goods(0) == {"silver": 0, "vp": 0}


def test_ploughman_does_not_pay_for_the_fields_of_others() -> None:
    position = Position().helper(1, "ploughman").hand(0, "3").turn("cards", 0, 1).play("field 3")
    assert position.goods(1) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize(("fields", "points"), [(1, 0), (2, 1), (4, 1)])
def test_beekeeper_scores_at_growth_with_three_fields(fields: int, points: int) -> None:
    position = Position().helper(0, "beekeeper").fields(0, olive=fields, grain=1).turn("growth", 0).play("grow")
    assert position.vp(0) == points


def test_beekeeper_scores_nothing_at_income() -> None:
    assert Position().helper(0, "beekeeper").fields(0, olive=3).turn("income", 0).play("income").vp(0) == 0


@pytest.mark.parametrize(
    ("olive", "grain", "grape", "points"), [(1, 1, 0, 0), (1, 1, 1, 3), (4, 2, 1, 3), (2, 2, 2, 6), (3, 3, 3, 6)]
)
def test_landowner_scores_sets_of_fields_at_the_end_at_most_two(
    olive: int, grain: int, grape: int, points: int
) -> None:
    position = Position().helper(0, "landowner").fields(0, olive=olive, grain=grain, grape=grape)
    assert end_game(position).vp(0) == points


def test_landowner_scores_nothing_at_the_end_of_a_round() -> None:
    position = Position().helper(0, "landowner").fields(0, olive=1, grain=1, grape=1).round(5)
    assert go_on(position, "scoring").vp(0) == 0


def test_well_digger_lets_an_empty_field_of_choice_grow() -> None:
    position = Position().helper(0, "well-digger").fields(0, olive=2, grain=1).give(0, grain_field=1, grape_field=1)
    position.fields(0, grape=2).turn("after", 0).play("use well-digger")
    assert position.options() == ["take olive", "take grape"]
    assert position.play("take olive").goods(0) == {
        "silver": 0,
        "vp": 0,
        "olive field": 1,
        "grain field": 1,
        "grape field": 1,
    }


def test_well_digger_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "well-digger").fields(0, olive=2).turn("after", 0)
    position.play("use well-digger", "take olive")
    assert "use well-digger" not in position.options()
    assert "use well-digger" in next_round(position, "revenue").options()


def test_well_digger_works_in_the_revenue_phase_only() -> None:
    position = Position().helper(0, "well-digger").fields(0, olive=1)
    assert phases_of(position, "use well-digger") == ["revenue"]


def test_well_digger_needs_an_empty_field() -> None:
    position = Position().helper(0, "well-digger").give(0, olive_field=1).turn("after", 0)
    assert "use well-digger" not in position.options()


def _moves(helper: str, good: str, moved: int) -> Position:
    position = Position().helper(0, helper).give(0, **{f"{good}_field": 3}).turn("cards", 0, 0)
    return position.play(f"use {helper}", *[f"take {good}"] * moved)


@pytest.mark.parametrize(("helper", "good"), PICKERS)
def test_olive_picker_brewer_winegrower_move_any_number_to_storage(helper: str, good: str) -> None:
    position = _moves(helper, good, 2).play("done")
    assert position.goods(0) == {"silver": 0, "vp": 0, good: 2, f"{good} field": 1}


@pytest.mark.parametrize(("helper", "good"), PICKERS)
def test_olive_picker_brewer_winegrower_move_all_without_a_further_question(helper: str, good: str) -> None:
    position = _moves(helper, good, 3)
    assert position.goods(0) == {"silver": 0, "vp": 0, good: 3}
    assert "end" in position.options()


@pytest.mark.parametrize(("helper", "good"), PICKERS)
def test_olive_picker_brewer_winegrower_work_once_a_round_and_again_in_the_next(helper: str, good: str) -> None:
    position = _moves(helper, good, 1).play("done")
    assert f"use {helper}" not in position.options()
    assert f"use {helper}" in next_round(position, "farm").options()


@pytest.mark.parametrize(("helper", "good"), PICKERS)
def test_olive_picker_brewer_winegrower_work_in_every_phase(helper: str, good: str) -> None:
    position = Position().helper(0, helper).give(0, **{f"{good}_field": 1})
    assert phases_of(position, f"use {helper}") == ["farm", "revenue", "transport"]


@pytest.mark.parametrize(("helper", "good"), PICKERS)
def test_olive_picker_brewer_winegrower_move_their_own_good_only(helper: str, good: str) -> None:
    others = {f"{other}_field": 1 for other in ("olive", "grain", "grape") if other != good}
    position = Position().helper(0, helper).give(0, **{good: 2}, **others).fields(0, **{good: 1}).turn("cards", 0, 0)
    assert f"use {helper}" not in position.options()


@pytest.mark.parametrize(("card", "asked", "given"), [("48", "olive", "grain"), ("56", "grain", "olive")])
def test_miller_delivers_olives_for_grain_and_grain_for_olives(card: str, asked: str, given: str) -> None:
    position = Position().helper(0, "miller").barrow(0, card).give(0, **{given: 1, f"{given}_field": 1})
    position.turn("deliveries", 0, 2).play(f"deliver {asked} barrow-1")
    assert position.options() == [f"from {given}", f"from {given} field"]
    position.play(f"from {given}", f"deliver {asked} barrow-1")
    assert position.vp(0) == 2
    assert position.farm(0).used == (0,)


def test_miller_leaves_the_choice_of_the_good() -> None:
    position = Position().helper(0, "miller").barrow(0, "48").give(0, olive=1, grain=1).turn("deliveries", 0, 1)
    position.play("deliver olive barrow-1")
    assert position.options() == ["from olive", "from grain"]
    assert position.play("from grain").goods(0) == {"silver": 0, "vp": 0, "olive": 1}


def test_miller_delivers_to_craft_buildings_too() -> None:
    position = Position().helper(0, "miller").give(0, olive=1).turn("deliveries", 0, 1)
    position.play("deliver grain butcher")
    assert position.farm(0).rows[position.building("butcher")].bit_count() == 1


def test_miller_puts_no_grape_in_their_place() -> None:
    position = Position().helper(0, "miller").barrow(0, "48").give(0, grape=1).turn("deliveries", 0, 1)
    assert "deliver olive barrow-1" not in position.options()


def test_miller_needs_an_olive_or_grain() -> None:
    position = Position().helper(1, "miller").barrow(0, "48").give(0, grain=1).turn("deliveries", 0, 1)
    assert "deliver olive barrow-1" not in position.options()


@pytest.mark.parametrize(("fields", "silver"), [(0, 0), (1, 2), (2, 4), (3, 4)])
def test_vine_dresser_pays_two_silver_for_each_grape_field_at_most_four(fields: int, silver: int) -> None:
    position = Position(ruleset="classic-promo").helper(0, "vine-dresser").fields(0, grape=fields, olive=2)
    assert position.turn("growth", 0).play("grow").goods(0)["silver"] == silver


def test_vine_dresser_pays_nothing_at_income() -> None:
    position = Position(ruleset="classic-promo").helper(0, "vine-dresser").fields(0, grape=2).turn("income", 0)
    assert position.play("income").goods(0)["silver"] == 0


def test_well_digger_needs_a_marker_for_the_good() -> None:
    position = Position().helper(0, "well-digger").fields(0, olive=1).give(0, grain=24)
    open_turn(position, "revenue").play("use well-digger", "take olive", "take-back grain")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 23, "olive field": 1}
