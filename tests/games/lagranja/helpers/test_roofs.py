"""Helpers of roof tiles."""

import pytest

from tests.games.lagranja.helpers.table import next_round, phases_of
from tests.games.lagranja.position import Position

FIVE = ("olive", "grape", "pig", "vp", "delivery")


def test_thatcher_scores_for_each_bonus_of_a_roof_tile() -> None:
    position = Position().helper(0, "thatcher").roof(0, "silver-2", "olive").turn("cards", 0, 0)
    assert position.play("bonus silver-2").vp(0) == 1
    assert position.play("bonus olive").goods(0) == {"silver": 2, "vp": 2, "olive": 1}


def test_thatcher_scores_after_the_bonus_in_any_phase() -> None:
    position = Position().helper(0, "thatcher").roof(0, "siesta-1").turn("deliveries", 0, 0).play("bonus siesta-1")
    assert position.vp(0) == 0
    assert position.play("steps 1").vp(0) == 1


def test_thatcher_scores_for_a_tile_that_changes_a_die() -> None:
    position = Position(ruleset="deluxe").helper(0, "thatcher").roof(0, "adjust-die-1").dice(3).turn("die", 0)
    assert position.play("die 3", "bonus adjust-die-1", "change 4").goods(0) == {"silver": 4, "vp": 1}


def test_thatcher_scores_for_a_changed_die_before_its_action() -> None:
    position = Position(2, "deluxe").hand(0, 1).helper(0, "thatcher").roof(0, "adjust-die-1").dice(3, 1, 1)
    position.turn("die", 0).play("die 3", "bonus adjust-die-1")
    assert position.vp(0) == 0
    assert position.play("change 2").vp(0) == 1
    assert "extension 1" in position.play("choose play-card or draw 1", "choose play-card").options()
    assert position.play("extension 1", "pay vp").vp(0) == 0


def test_thatcher_scores_for_each_tile_that_changes_a_die() -> None:
    position = Position(2, "deluxe").helper(0, "thatcher").roof(0, "adjust-die-1", "adjust-die-2").dice(3, 1, 1)
    position.turn("die", 0).play("die 3", "bonus adjust-die-1", "change 2")
    assert position.vp(0) == 1
    assert position.play("bonus adjust-die-2", "change 4").vp(0) == 2
    assert position.goods(0)["silver"] == 4


def test_thatcher_scores_once_for_a_tile_when_a_helper_changes_the_die_too() -> None:
    position = Position(2, "deluxe").helper(0, "thatcher", "fortune-teller").roof(0, "adjust-die-1").dice(3, 1, 1)
    position.turn("die", 0).play("die 3", "bonus adjust-die-1", "change 2", "use fortune-teller")
    assert position.play(position.options()[0]).vp(0) == 1


def test_thatcher_scores_nothing_for_buying_a_tile() -> None:
    position = Position().helper(0, "thatcher").give(0, silver=1).open_roofs("olive").turn("roof", 0, 0)
    assert position.play("roof olive").vp(0) == 0


def test_thatcher_scores_nothing_for_the_tiles_of_others() -> None:
    position = Position().helper(1, "thatcher").roof(0, "olive").turn("cards", 0, 0).play("bonus olive")
    assert position.vp(1) == 0


def test_shed_builder_covers_a_sixth_space_for_five_points() -> None:
    position = Position().helper(0, "shed-builder").roof(0, *FIVE).give(0, silver=1).open_roofs("olive")
    position.turn("roof", 0, 0).play("roof olive")
    assert position.goods(0) == {"silver": 0, "vp": 5}
    assert len(position.farm(0).roofs) == 6


def test_shed_builder_covers_no_seventh_space() -> None:
    position = Position().helper(0, "shed-builder").roof(0, *FIVE, "silver-2").give(0, silver=9).open_roofs("olive")
    assert "roof olive" not in position.turn("roof", 0, 0).options()


def test_shed_builder_changes_nothing_for_the_first_five_spaces() -> None:
    position = Position().helper(0, "shed-builder").roof(0, *FIVE[:4]).give(0, silver=1).open_roofs("olive")
    assert position.turn("roof", 0, 0).play("roof olive").vp(0) == 4


def test_shed_builder_is_needed_for_a_sixth_tile() -> None:
    position = Position().roof(0, *FIVE).give(0, silver=9).open_roofs("olive").turn("roof", 0, 0)
    assert "roof olive" not in position.options()


def test_shed_builder_leaves_and_the_sixth_tile_stays() -> None:
    position = Position().helper(0, "shed-builder", "chef", "haggler").roof(0, *FIVE, "silver-2").hand(0, "mason")
    position.turn("cards", 0, 1).play("helper 40", "replace shed-builder", "bonus silver-2")
    assert position.goods(0) == {"silver": 2, "vp": 0}


@pytest.mark.parametrize(("number", "price"), [(1, 0), (3, 0), (4, 1), (6, 3)])
def test_tiler_buys_tiles_for_three_silver_less_but_not_below_nothing(number: int, price: int) -> None:
    position = Position().helper(0, "tiler").give(0, silver=price).open_roofs("olive").round(number)
    assert position.turn("roof", 0, 0).play("roof olive").goods(0)["silver"] == 0


def test_tiler_still_asks_for_the_rest_of_the_price() -> None:
    position = Position().helper(0, "tiler").give(0, silver=2).open_roofs("olive").round(6).turn("roof", 0, 0)
    assert "roof olive" not in position.options()


def test_tiler_buys_one_tile_a_round_only() -> None:
    position = Position().helper(0, "tiler").open_roofs("olive", "grape").turn("roof", 0, 0).play("roof olive")
    assert "roof grape" not in position.options()


def test_chimney_sweep_turns_a_used_tile_back_for_two_silver() -> None:
    position = Position().helper(0, "chimney-sweep").roof(0, "olive", used=True).roof(0, "pig", used=True)
    position.roof(0, "grape").give(0, silver=2).turn("cards", 0, 0).play("use chimney-sweep")
    assert position.options() == ["flip olive", "flip pig"]
    position.play("flip olive")
    assert position.goods(0)["silver"] == 0
    assert position.play("bonus olive").goods(0)["olive"] == 1
    assert "bonus pig" not in position.options()


def test_chimney_sweep_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "chimney-sweep").roof(0, "olive", "pig", used=True).give(0, silver=4)
    position.turn("cards", 0, 0).play("use chimney-sweep", "flip olive")
    assert "use chimney-sweep" not in position.options()
    assert "use chimney-sweep" in next_round(position, "farm").options()


def test_chimney_sweep_works_in_every_phase() -> None:
    position = Position().helper(0, "chimney-sweep").roof(0, "olive", used=True).give(0, silver=2)
    assert phases_of(position, "use chimney-sweep") == ["farm", "revenue", "transport"]


def test_chimney_sweep_costs_two_silver() -> None:
    position = Position().helper(0, "chimney-sweep").roof(0, "olive", used=True).give(0, silver=1)
    assert "use chimney-sweep" not in position.turn("cards", 0, 0).options()


def test_chimney_sweep_needs_a_used_tile() -> None:
    position = Position().helper(0, "chimney-sweep").roof(0, "olive").roof(1, "pig", used=True).give(0, silver=2)
    assert "use chimney-sweep" not in position.turn("cards", 0, 0).options()
