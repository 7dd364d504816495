"""Helpers of pigs and pens."""

import pytest

from tests.games.lagranja.helpers.table import go_on
from tests.games.lagranja.position import Position


def test_swineherd_has_two_more_pens() -> None:
    position = Position().helper(0, "swineherd").give(0, pig=2, silver=99).turn("cards", 0, 0)
    position.play("buy pig", "buy pig")
    assert position.goods(0)["pig"] == 4
    assert "buy pig" not in position.options()


def test_swineherd_makes_room_for_offspring() -> None:
    position = Position().helper(0, "swineherd").give(0, pig=2).give(1, pig=2).turn("growth", 0).turn("growth", 1)
    position.play("grow", "grow")
    assert [position.goods(seat)["pig"] for seat in (0, 1)] == [3, 2]


def test_swineherd_pens_serve_as_soon_as_he_is_played() -> None:
    position = Position().hand(0, "swineherd").give(0, pig=2, silver=5).turn("cards", 0, 1)
    assert position.play("helper 17", "buy pig").goods(0)["pig"] == 3


@pytest.mark.parametrize(("pigs", "after"), [(1, 1), (2, 4), (3, 4), (4, 4)])
def test_sow_keeper_takes_a_second_pig_with_the_offspring_if_there_is_a_pen(pigs: int, after: int) -> None:
    position = Position().helper(0, "swineherd", "sow-keeper").give(0, pig=pigs).turn("growth", 0).play("grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": after}


def test_sow_keeper_takes_one_pig_more_however_many_pens_there_are() -> None:
    position = Position().helper(0, "swineherd", "sow-keeper").extension(0, "1", "2", "3").give(0, pig=2)
    assert position.turn("growth", 0).play("grow").goods(0)["pig"] == 4


def test_sow_keeper_takes_nothing_when_there_is_no_offspring() -> None:
    position = Position().helper(0, "sow-keeper").give(0, pig=2).turn("growth", 0).play("grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 2}


def test_sow_keeper_takes_nothing_when_the_offspring_is_left_for_want_of_a_marker() -> None:
    position = Position().helper(0, "swineherd", "sow-keeper").give(0, pig=2, grain=23)
    position.turn("growth", 0).turn("roof", 0, 0).play("grow", "without")
    assert "end" in position.options()


@pytest.mark.parametrize(("pigs", "after"), [(0, 0), (1, 2), (2, 2)])
def test_acorn_gatherer_takes_a_second_pig_with_exactly_one(pigs: int, after: int) -> None:
    position = Position().helper(0, "acorn-gatherer").give(0, pig=pigs).turn("growth", 0).play("grow")
    assert position.goods(0).get("pig", 0) == after


@pytest.mark.parametrize(("pigs", "after"), [(1, 2), (2, 3)])
def test_acorn_gatherer_comes_after_the_offspring(pigs: int, after: int) -> None:
    position = Position().helper(0, "swineherd", "acorn-gatherer").give(0, pig=pigs).turn("growth", 0).play("grow")
    assert position.goods(0)["pig"] == after


def test_acorn_gatherer_takes_nothing_at_income() -> None:
    position = Position().helper(0, "acorn-gatherer").give(0, pig=1).turn("income", 0).play("income")
    assert position.goods(0)["pig"] == 1


@pytest.mark.parametrize(("pigs", "points"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_truffle_hunter_scores_with_two_pigs_at_the_end_of_a_round(pigs: int, points: int) -> None:
    position = Position().helper(0, "truffle-hunter").give(0, pig=pigs)
    assert go_on(position, "scoring").vp(0) == points


def test_truffle_hunter_scores_each_round_the_last_one_too() -> None:
    position = Position().helper(0, "truffle-hunter").give(0, pig=2).round(6)
    # the two pigs are sold afterwards: 6 silver
    assert go_on(position, "scoring").vp(0) == 1 + 1


def test_fence_builder_takes_a_pig_when_an_extension_is_played() -> None:
    position = Position().helper(0, "fence-builder").hand(0, "4").give(0, silver=1).turn("cards", 0, 1)
    assert position.play("extension 4", "pay silver").goods(0) == {"silver": 0, "vp": 0, "pig": 1}


@pytest.mark.parametrize(("card", "pigs"), [("4", 2), ("1", 3)])
def test_fence_builder_needs_an_empty_pen_which_may_be_the_new_one(card: str, pigs: int) -> None:
    position = Position().helper(0, "fence-builder").hand(0, card).give(0, silver=1, pig=2).turn("cards", 0, 1)
    position.play(f"extension {card}", "pay silver")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": pigs}


@pytest.mark.parametrize("side", ["field", "barrow", "helper"])
def test_fence_builder_takes_no_pig_for_another_side(side: str) -> None:
    position = Position().helper(0, "fence-builder").hand(0, "4").turn("cards", 0, 1).play(f"{side} 4")
    assert "pig" not in position.goods(0)
