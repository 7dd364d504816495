"""Helpers of the siesta track and the turn order."""

import pytest

from tests.games.lagranja.helpers.table import go_on
from tests.games.lagranja.position import Position


def _reveal(position: Position, *donkeys: int) -> Position:
    go_on(position, "donkeys")
    return position.play(*[f"{seat}: donkey {tile}" for seat, tile in enumerate(donkeys)])


@pytest.mark.parametrize(("tile", "space"), [(4, 1), (2, 3), (1, 4)])
def test_daydreamer_moves_one_step_further_than_the_hats(tile: int, space: int) -> None:
    position = _reveal(Position().helper(0, "daydreamer"), tile, 4)
    assert position.farm(0).siesta == space


def test_daydreamer_step_counts_for_the_turn_order() -> None:
    position = _reveal(Position().helper(1, "daydreamer"), 2, 2)
    assert position.state.order == (1, 0)


def test_daydreamer_loses_the_step_beyond_the_last_space() -> None:
    position = Position().helper(0, "daydreamer")
    position.farm(0).siesta = 2
    assert _reveal(position, 1, 4).farm(0).siesta == 4


def test_daydreamer_moves_with_the_cartwright() -> None:
    position = Position().helper(0, "daydreamer").craft(0, "cartwright", 1).round(2)
    assert _reveal(position, 3, 4).farm(0).siesta == 1 + 1 + 1


def test_daydreamer_makes_no_steps_with_a_die() -> None:
    position = Position().helper(0, "daydreamer").dice(5).turn("die", 0)
    assert position.play("die 5", "choose siesta 2", "steps 2").farm(0).siesta == 2


def test_early_riser_takes_a_point_and_a_silver_as_the_first() -> None:
    position = _reveal(Position().helper(1, "early-riser"), 3, 2)
    assert position.state.order == (1, 0)
    assert position.goods(1) == {"silver": 1, "vp": 1}


def test_early_riser_takes_nothing_as_another() -> None:
    position = _reveal(Position(players=3).helper(1, "early-riser"), 1, 2, 3)
    assert position.state.order == (0, 1, 2)
    assert position.goods(1) == {"silver": 0, "vp": 0}


def test_early_riser_goes_by_the_new_order_not_the_old_one() -> None:
    position = _reveal(Position().helper(0, "early-riser"), 3, 1)
    assert position.goods(0) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize(("tile", "first"), [(1, True), (2, False)])
def test_early_riser_is_first_in_the_solo_game_on_space_three(tile: int, first: bool) -> None:
    position = Position(players=1).helper(0, "early-riser")
    position.state.solo_starts = 1
    assert _reveal(position, tile).goods(0) == {"silver": int(first), "vp": int(first)}


@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_latecomer_takes_a_harvest_good_and_two_silver_as_the_last(good: str) -> None:
    position = _reveal(Position().helper(0, "latecomer"), 3, 2)
    assert position.options() == ["take olive", "take grain", "take grape"]
    assert position.play(f"take {good}").goods(0) == {"silver": 2, "vp": 0, good: 1}


def test_latecomer_takes_nothing_as_another() -> None:
    position = _reveal(Position(players=3).helper(1, "latecomer"), 1, 2, 3)
    assert position.goods(1) == {"silver": 0, "vp": 0}
    assert "end" in position.options(0)


@pytest.mark.parametrize(("tile", "last"), [(1, False), (2, True)])
def test_latecomer_is_last_in_the_solo_game_below_space_three(tile: int, last: bool) -> None:
    position = Position(players=1).helper(0, "latecomer")
    position.state.solo_starts = 1
    _reveal(position, tile)
    assert ("take olive" in position.options()) == last


@pytest.mark.parametrize(("space", "points", "silver"), [(0, 1, 1), (1, 1, 1), (2, 1, 0), (3, 2, 0)])
def test_night_owl_takes_a_point_and_a_silver_on_space_0_or_1(space: int, points: int, silver: int) -> None:
    position = Position().helper(0, "night-owl")
    position.farm(0).siesta = space
    # spaces 2 and 3 score 1 and 2 VP of their own
    assert go_on(position, "scoring").goods(0) == {"silver": silver, "vp": points}


def test_night_owl_goes_by_the_own_disc() -> None:
    position = Position().helper(0, "night-owl")
    position.farm(0).siesta = 2
    assert go_on(position, "scoring").goods(1) == {"silver": 0, "vp": 0}
