"""Helpers of cards, extensions and the hand limit."""

import pytest

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects.programs import FILL_HAND
from tests.games.lagranja.helpers.table import next_round, phases_of
from tests.games.lagranja.position import Position


def _filled_hand(position: Position) -> int:
    position.state.stack.append(Script(FILL_HAND, 0, 0, 0, 0))
    position.state.settle()
    return len(position.farm(0).hand)


def test_farm_worker_plays_a_card_for_a_point() -> None:
    position = Position().helper(0, "farm-worker").hand(0, "3", "7").give(0, vp=1).turn("deliveries", 0, 0)
    position.play("use farm-worker")
    assert "extension 3" not in position.options()
    assert position.play("field 3").vp(0) == 0
    assert position.farm(0).fields == (1, 0, 0)
    assert position.numbers(position.farm(0).hand) == ["7"]


def test_farm_worker_pays_for_an_extension_as_usual() -> None:
    position = Position().helper(0, "farm-worker").hand(0, "9").give(0, vp=1, silver=1).turn("cards", 0, 0)
    position.play("use farm-worker", "extension 9", "pay silver")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert len(position.farm(0).extensions) == 1


def test_farm_worker_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "farm-worker").hand(0, "3", "7").give(0, vp=2).turn("cards", 0, 0)
    position.play("use farm-worker", "field 3")
    assert "use farm-worker" not in position.options()
    assert "use farm-worker" in next_round(position, "farm").options()


def test_farm_worker_works_in_every_phase() -> None:
    position = Position().helper(0, "farm-worker").hand(0, "3").give(0, vp=1)
    assert phases_of(position, "use farm-worker") == ["farm", "revenue", "transport"]


def test_farm_worker_costs_a_point() -> None:
    position = Position().helper(0, "farm-worker").hand(0, "3").give(0, silver=9).turn("cards", 0, 0)
    assert "use farm-worker" not in position.options()


def test_farm_worker_needs_a_card() -> None:
    assert "use farm-worker" not in Position().helper(0, "farm-worker").give(0, vp=1).turn("cards", 0, 0).options()


def test_notary_plays_a_card_for_two_silver() -> None:
    position = Position().helper(0, "notary").hand(0, "3", "7").give(0, silver=2).turn("cards", 0, 0)
    position.play("use notary", "barrow 7")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert position.numbers(position.farm(0).hand) == ["3"]


def test_notary_pays_for_an_extension_as_usual() -> None:
    position = Position().helper(0, "notary").hand(0, "4").give(0, silver=2, olive=1).turn("cards", 0, 0)
    position.play("use notary", "extension 4", "pay olive")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_notary_two_silver_pay_for_no_extension() -> None:
    position = Position().helper(0, "notary").hand(0, "4").give(0, silver=2).turn("cards", 0, 0).play("use notary")
    assert "extension 4" not in position.options()


def test_notary_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "notary").hand(0, "3", "7").give(0, silver=4).turn("cards", 0, 0)
    position.play("use notary", "field 3")
    assert "use notary" not in position.options()
    assert "use notary" in next_round(position, "farm").options()


def test_notary_works_in_the_farm_phase_only() -> None:
    assert phases_of(Position().helper(0, "notary").hand(0, "3").give(0, silver=2), "use notary") == ["farm"]


@pytest.mark.parametrize("turn", ["income", "growth"])
def test_notary_works_in_the_other_turns_of_the_farm_phase(turn: str) -> None:
    assert "use notary" in Position().helper(0, "notary").hand(0, "3").give(0, silver=2).turn(turn, 0).options()


def test_notary_costs_two_silver() -> None:
    position = Position().helper(0, "notary").hand(0, "3").give(0, silver=1).turn("cards", 0, 0)
    assert "use notary" not in position.options()


def test_notary_needs_a_card() -> None:
    assert "use notary" not in Position().helper(0, "notary").give(0, silver=2).turn("cards", 0, 0).options()


@pytest.mark.parametrize("helper", ["recruiter", "postman", "steward"])
def test_recruiter_postman_steward_raise_the_hand_limit_by_one(helper: str) -> None:
    assert _filled_hand(Position().helper(0, helper)) == 4
    assert _filled_hand(Position().helper(1, helper)) == 3


def test_recruiter_takes_a_point_and_two_silver_for_another_helper() -> None:
    position = Position().helper(0, "recruiter").hand(0, "chef").turn("cards", 0, 1).play("helper 1")
    assert position.goods(0) == {"silver": 2, "vp": 1}


def test_recruiter_does_not_react_to_the_own_being_played() -> None:
    position = Position().hand(0, "recruiter").turn("cards", 0, 1).play("helper 61")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_recruiter_takes_nothing_for_being_replaced() -> None:
    position = Position().helper(0, "recruiter", "chef", "haggler").hand(0, "mason").turn("cards", 0, 1)
    assert position.play("helper 40", "replace recruiter").goods(0) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize("side", ["field", "barrow"])
def test_recruiter_takes_nothing_for_another_side(side: str) -> None:
    position = Position().helper(0, "recruiter").hand(0, "chef").turn("cards", 0, 1).play(f"{side} 1")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_recruiter_takes_nothing_for_the_helpers_of_others() -> None:
    position = Position().helper(1, "recruiter").hand(0, "chef").turn("cards", 0, 1).play("helper 1")
    assert position.goods(1) == {"silver": 0, "vp": 0}


def test_postman_draws_a_card_and_takes_a_silver() -> None:
    position = Position().helper(0, "postman").turn("after", 0).play("use postman")
    assert position.goods(0)["silver"] == 1
    assert len(position.farm(0).hand) == 1


def test_postman_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "postman").turn("after", 0).play("use postman")
    assert "use postman" not in position.options()
    assert "use postman" in next_round(position, "revenue").options()


def test_postman_works_in_the_revenue_phase_only() -> None:
    assert phases_of(Position().helper(0, "postman"), "use postman") == ["revenue"]


def test_postman_takes_the_silver_without_a_card_to_draw() -> None:
    position = Position().helper(0, "postman").turn("after", 0)
    position.state.deck = []
    assert position.play("use postman").goods(0)["silver"] == 1
    assert position.farm(0).hand == ()


def test_steward_takes_two_silver_at_income() -> None:
    assert Position().helper(0, "steward").turn("income", 0).play("income").goods(0)["silver"] == 2


def test_steward_takes_nothing_at_growth() -> None:
    assert Position().helper(0, "steward").turn("growth", 0).play("grow").goods(0)["silver"] == 0


def test_carpenter_makes_the_first_extension_free() -> None:
    position = Position().helper(0, "carpenter").hand(0, "4").turn("cards", 0, 1).play("extension 4")
    assert len(position.farm(0).extensions) == 1


def test_carpenter_makes_each_extension_one_good_cheaper() -> None:
    position = Position().helper(0, "carpenter").extension(0, "4", "9").hand(0, "12").give(0, silver=1, vp=1)
    position.turn("cards", 0, 1).play("extension 12", "pay silver", "pay vp")
    assert len(position.farm(0).extensions) == 3


def test_carpenter_still_asks_for_the_other_goods() -> None:
    position = Position().helper(0, "carpenter").extension(0, "4", "9").hand(0, "12").give(0, silver=5)
    assert "extension 12" not in position.turn("cards", 0, 1).options()


def test_carpenter_brings_the_tenth_extension_within_reach() -> None:
    position = Position().helper(0, "carpenter").extension(0, *[str(number) for number in range(1, 10)])
    position.hand(0, "12").give(0, silver=1, vp=1, olive=1, grain=1, grape=1, pig=1, food=1, wine=1, meat=1)
    assert "extension 12" in position.turn("cards", 0, 1).options()
