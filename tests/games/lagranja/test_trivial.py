"""Questions that the table may answer for a player: only where nothing is taken away."""

from __future__ import annotations

import pytest

from tests.games.lagranja.position import Position


def trivial(position: Position) -> str:
    code = position.game.trivial(position.state, 0)
    return "" if code < 0 else position.game.actions.notation(code)


def test_lg_4_7_income_of_extensions_alone_is_trivial() -> None:
    position = Position(players=2).give(0, silver=5, olive=1).extension(0, 1).turn("income", 0)
    assert trivial(position) == "income"


@pytest.mark.parametrize("helper", ["steward", "estate-manager"])
def test_lg_4_7_income_with_a_helper_is_asked_for(helper: str) -> None:
    assert trivial(Position(players=2).give(0, silver=5).helper(0, helper).turn("income", 0)) == ""


def test_lg_4_7_income_with_a_craft_marker_is_asked_for() -> None:
    position = Position(players=2).round(3).give(0, silver=5).craft(0, "greengrocer", 1).turn("income", 0)
    assert trivial(position) == ""


def test_lg_4_8_growth_is_trivial_where_nothing_touches_fields_or_pigs() -> None:
    assert trivial(Position(players=2).fields(0, olive=1).give(0, olive=2).turn("growth", 0)) == "grow"


def test_lg_4_8_pigs_do_not_matter_with_two_pens() -> None:
    assert trivial(Position(players=2).give(0, pig=1, silver=4).turn("growth", 0)) == "grow"


def test_lg_4_8_a_pig_that_can_be_bought_for_offspring_is_a_choice() -> None:
    position = Position(players=2).give(0, pig=1, silver=9)
    for number in range(1, 67):
        if position.state.game_data.pack.cards[position.card(number)].pens:
            position = position.extension(0, number)
            break
    assert trivial(position.turn("growth", 0)) == ""


def test_lg_4_8_a_field_that_can_be_emptied_first_is_a_choice() -> None:
    position = Position(players=2).fields(0, olive=1).give(0, silver=2, olive_field=1).turn("growth", 0)
    assert "upgrade olive field" in position.options()
    assert trivial(position) == ""


def test_lg_4_8_too_few_markers_are_a_choice() -> None:
    position = Position(players=2).fields(0, olive=1).give(0, olive=2).turn("growth", 0)
    position.farm(0).markers = 1
    assert trivial(position) == ""


def test_lg_6_2_hats_are_trivial_unless_something_else_moves_the_disc() -> None:
    assert trivial(Position(players=2).give(0, olive=1).turn("siesta", 0)) == "hats"
    tile = Position(players=2).give(0, olive=1).roof(0, "siesta-1").turn("siesta", 0)
    assert "bonus siesta-1" in tile.options()
    assert trivial(tile) == ""


def test_lg_4_1_a_real_question_is_never_trivial() -> None:
    assert trivial(Position(players=2).hand(0, 1, 2).turn("cards", 0, 1)) == ""
    assert trivial(Position(players=2).dice(1, 2).turn("die", 0)) == ""
