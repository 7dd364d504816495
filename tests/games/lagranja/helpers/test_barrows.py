"""Helpers of barrows."""

import pytest

from tests.games.lagranja.helpers.table import fight, next_round, phases_of, ready_barrow
from tests.games.lagranja.position import Position


def test_barrow_builder_takes_three_silver_for_a_barrow() -> None:
    position = Position().helper(0, "barrow-builder").hand(0, "7").turn("cards", 0, 1).play("barrow 7")
    assert position.goods(0) == {"silver": 3, "vp": 0}


def test_barrow_builder_pays_for_a_barrow_that_replaces_another() -> None:
    position = Position().helper(0, "barrow-builder").barrow(0, "1").barrow(0, "2").barrow(0, "3").hand(0, "7")
    position.turn("cards", 0, 1).play("barrow 7", "replace barrow-2")
    assert position.goods(0)["silver"] == 3


def test_barrow_builder_pays_for_a_barrow_played_by_a_die() -> None:
    position = Position().helper(0, "barrow-builder").hand(0, "7").dice(2).turn("die", 0)
    position.play("die 2", "choose play-card or draw 1", "choose play-card", "barrow 7")
    assert position.goods(0)["silver"] == 3


@pytest.mark.parametrize("side", ["field", "helper"])
def test_barrow_builder_pays_for_no_other_side(side: str) -> None:
    position = Position().helper(0, "barrow-builder").hand(0, "7").turn("cards", 0, 1).play(f"{side} 7")
    assert position.goods(0)["silver"] == 0


def test_muleteer_makes_one_more_delivery_to_a_barrow() -> None:
    position = Position().helper(0, "muleteer").barrow(0, "7").give(0, olive=1, food=1).turn("deliveries", 0, 0)
    position.play("use muleteer")
    assert position.options() == ["deliver olive barrow-1", "deliver food barrow-1", "done"]
    position.play("deliver olive barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 1}
    assert "use muleteer" not in position.options()


def test_muleteer_works_again_in_the_next_round() -> None:
    position = Position().helper(0, "muleteer").barrow(0, "7").give(0, olive=1, food=1).turn("deliveries", 0, 0)
    position.play("use muleteer", "deliver olive barrow-1")
    assert "use muleteer" in next_round(position, "transport").options()


def test_muleteer_works_in_the_transport_phase_only() -> None:
    position = Position().helper(0, "muleteer").barrow(0, "7").give(0, olive=1)
    assert phases_of(position, "use muleteer") == ["transport"]


@pytest.mark.parametrize(("turn", "fields"), [("siesta", ()), ("extra", (0, 0))])
def test_muleteer_works_in_the_other_turns_of_the_phase(turn: str, fields: tuple[int, ...]) -> None:
    position = Position().helper(0, "muleteer").barrow(0, "7").give(0, olive=1).turn(turn, 0, *fields)
    assert "use muleteer" in position.options()


def test_muleteer_needs_a_barrow_that_asks_for_something_at_hand() -> None:
    position = Position().helper(0, "muleteer").barrow(0, "7").give(0, grain=1, grape=1, wine=1)
    assert "use muleteer" not in position.turn("deliveries", 0, 0).options()


@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_market_crier_takes_a_harvest_good_for_a_completed_barrow(good: str) -> None:
    position = fight(Position().helper(0, "market-crier"), 2).play("stall 2a")
    assert position.options() == ["take olive", "take grain", "take grape"]
    assert position.play(f"take {good}").goods(0) == {"silver": 0, "vp": 2, "trade-good": 1, good: 1}


def test_market_crier_takes_nothing_for_the_barrow_of_another() -> None:
    position = fight(Position().helper(1, "market-crier"), 2).play("stall 2a")
    assert "end" in position.options()


def test_market_crier_takes_nothing_for_a_delivery_that_completes_nothing() -> None:
    position = Position().helper(0, "market-crier").barrow(0, "7").give(0, olive=1).turn("deliveries", 0, 1)
    assert "end" in position.play("deliver olive barrow-1").options()


@pytest.mark.parametrize(("number", "more"), [(3, 0), (4, 0), (5, 2), (6, 2)])
def test_wholesaler_scores_two_more_for_a_barrow_of_five_or_six(number: int, more: int) -> None:
    position = fight(Position().helper(0, "wholesaler"), number).play(f"stall {number}a")
    assert position.vp(0) == number + more


@pytest.mark.parametrize(("number", "trade_goods"), [(2, 2), (3, 2), (4, 1), (6, 1)])
def test_pedlar_takes_a_second_trade_good_for_a_barrow_of_three_or_less(number: int, trade_goods: int) -> None:
    position = fight(Position().helper(0, "pedlar"), number).play(f"stall {number}a")
    assert position.goods(0)["trade-good"] == trade_goods


def test_pedlar_works_in_the_revenue_phase_and_without_a_stall() -> None:
    position = Position(ruleset="classic-promo").helper(0, "pedlar").barrow(0, "P1", ("olive",)).give(0, silver=1)
    position.dice(6).turn("die", 0).play("die 6", "choose delivery 1", "deliver silver barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 1, "trade-good": 2}


def test_pedlar_and_wholesaler_take_nothing_when_another_completes_a_barrow() -> None:
    position = ready_barrow(Position().helper(1, "pedlar", "wholesaler"), 0, 3).turn("deliveries", 0, 1)
    position.play("deliver food barrow-1", "stall 3a")
    assert position.goods(1) == {"silver": 0, "vp": 0}
