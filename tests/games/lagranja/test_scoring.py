"""The scoring phase (LG-7) and the end of the game (LG-8)."""

from pathlib import Path

import pytest

from meadowmarket.games.lagranja.pack.load import LAYOUTS
from tests.games.lagranja.position import Position

HELPERS = ",".join(LAYOUTS["helpers.csv"].columns)


def scored(position: Position, number: int = 2) -> Position:
    """Carries out the scoring phase of a round, and what follows it up to the next decision."""
    return position.round(number).phase("scoring")


def ended(position: Position) -> Position:
    """Carries out the scoring phase of round 6 and the end of the game."""
    scored(position, 6)
    assert position.state.is_over()
    return position


def left_over(position: Position) -> list[int]:
    return [farm.goods[0] for farm in position.state.farms]


# -- the scoring phase


@pytest.mark.parametrize(("ruleset", "markers"), [("classic", 24), ("classic-promo", 24), ("deluxe", 25)])
def test_lg_7_1_used_helpers_are_freed_and_their_marks_come_back(ruleset: str, markers: int) -> None:
    position = Position(ruleset=ruleset).helper(0, "farm-servant", used=True)
    assert position.farm(0).markers == markers
    scored(position)
    assert position.farm(0).is_ready(position.card("farm-servant"))
    assert position.farm(0).markers == 25


def test_lg_7_1_a_mark_taken_back_before_does_not_come_back_twice() -> None:
    position = Position().helper(0, "farm-servant", used=True)
    position.farm(0).used = (2,)
    position.count_markers()
    assert scored(position).farm(0).markers == 25


def test_lg_7_2_each_own_stall_brings_1_vp() -> None:
    position = scored(Position(players=3).stall(0, "2a", "4a", "6a").stall(2, "3a"))
    assert [position.vp(seat) for seat in range(3)] == [3, 0, 1]
    assert position.state.points_by_source(0)["stalls"] == 3


@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_lg_7_3_the_siesta_space_brings_its_vp(space: int, points: int) -> None:
    position = scored(Position().disc(1, space))
    assert [position.vp(0), position.vp(1)] == [0, points]
    assert position.state.points_by_source(1)["siesta"] == points


def test_lg_7_4_the_discs_go_back_as_a_stack_with_the_first_player_on_top() -> None:
    position = Position(players=3).disc(0, 1).disc(1, 3).disc(2, 2)
    position.state.order = (1, 2, 0)
    scored(position)
    assert [farm.siesta for farm in position.state.farms] == [0, 0, 0]
    assert position.state.discs == (0, 2, 1), "the last lies on top"
    assert position.asked() == "1 cards", "and the order stays"


def test_lg_7_4_unsold_tiles_leave_and_those_of_the_next_round_are_turned_up() -> None:
    position = Position(players=2).open_roofs("pig", "siesta-2")
    following = list(position.state.later_roofs[2])
    scored(position, 2)
    assert position.state.roofs == tuple(following)
    assert len(following) == 2


def test_lg_7_4_craft_markers_of_this_round_turn_to_their_lasting_side() -> None:
    position = Position().craft(0, "merchant", 2).order(0, 1).round(2)
    position.turn("income", 0).turn("growth", 0).play("income")
    assert position.goods(0)["silver"] == 0
    position.play("grow")
    scored(position, 2).play("0: end", "1: end")
    assert position.goods(0)["silver"] == 3


def test_lg_7_4_nothing_of_it_happens_in_round_6() -> None:
    position = Position().disc(0, 3).open_roofs("vp", "olive")
    roofs = list(position.state.roofs)
    ended(position)
    assert (position.farm(0).siesta, position.state.roofs, position.state.round) == (3, tuple(roofs), 6)


def test_lg_7_5_conditions_and_counts_are_read_before_anything_is_paid() -> None:
    position = Position().helper(0, "stallkeeper", "moneylender").give(0, silver=3).stall(0, "2a", "3a")
    scored(position)
    assert position.goods(0)["silver"] == 5
    assert position.state.points_by_source(0)["helpers"] == 0, "it were 4 silver only after the stallkeeper"
    position = Position().helper(0, "stallkeeper", "moneylender").give(0, silver=4).stall(0, "2a", "3a")
    assert scored(position).state.points_by_source(0)["helpers"] == 1


def test_lg_7_5_helpers_work_for_all_players_and_before_the_discs_go_back() -> None:
    position = Position(players=3).helper(0, "night-owl").helper(2, "truffle-hunter").disc(1, 2).disc(0, 1)
    scored(position.give(2, pig=2))
    assert position.goods(0) == {"silver": 1, "vp": 1}
    assert position.goods(2) == {"silver": 0, "vp": 1, "pig": 2}
    position = Position().helper(0, "night-owl").disc(0, 2)
    assert scored(position).goods(0)["silver"] == 0, "the disc is not on space 0 yet"


def test_lg_7_5_helpers_of_the_scoring_phase_work_in_round_6_too() -> None:
    position = ended(Position().helper(0, "moneylender").give(0, silver=4))
    assert position.goods(0) == {"silver": 4, "vp": 1}


def test_lg_7_5_it_is_nobodys_turn() -> None:
    position = Position().give(0, olive=3, trade_good=1, silver=9).roof(0, "vp").helper(0, "farm-servant")
    position.phase("scoring")
    assert (position.state.round, position.asked()) == (2, "0 cards")


# -- the end


@pytest.mark.parametrize(("good", "silver"), [("olive", 1), ("grain", 1), ("grape", 2), ("pig", 3), ("trade_good", 4)])
@pytest.mark.parametrize("ruleset", ["classic", "classic-promo", "deluxe"])
def test_lg_8_1_resources_and_trade_goods_are_sold(ruleset: str, good: str, silver: int) -> None:
    position = ended(Position(ruleset=ruleset).give(0, **{good: 1}))
    assert position.goods(0) == {"silver": silver, "vp": 0}


@pytest.mark.parametrize("good", ["food", "wine", "meat", "olive_field", "grain_field", "grape_field"])
def test_lg_8_1_upgraded_goods_and_goods_on_fields_are_not_sold(good: str) -> None:
    position = Position().give(0, **{good: 2})
    before = position.goods(0)
    assert ended(position).goods(0) == before


def test_lg_8_1_goods_on_barrows_and_in_rows_are_not_sold() -> None:
    position = Position().barrow(0, 23, served=("olive",)).row(0, "butcher", ("pig", "grain"))
    assert ended(position).goods(0) == {"silver": 0, "vp": 0}


def test_lg_8_1_all_of_a_kind_are_sold() -> None:
    position = ended(Position().give(0, olive=2, grain=3, grape=1, pig=2, trade_good=2, silver=3))
    assert position.goods(0) == {"silver": (3 + 2 + 3 + 2 + 6 + 8) % 5, "vp": (3 + 2 + 3 + 2 + 6 + 8) // 5}


def test_lg_8_1_the_field_worker_sells_from_fields() -> None:
    position = ended(Position().helper(0, "field-worker").give(0, olive_field=1, grape_field=1))
    assert position.goods(0) == {"silver": 3, "vp": 0}


def test_lg_8_1_not_before_the_last_round() -> None:
    assert scored(Position().give(0, olive=3, silver=9), 5).goods(0) == {"silver": 9, "vp": 0, "olive": 3}


@pytest.mark.parametrize("silver", range(12))
def test_lg_8_2_every_5_silver_become_1_vp(silver: int) -> None:
    position = ended(Position().give(0, silver=silver))
    assert position.goods(0) == {"silver": silver % 5, "vp": silver // 5}
    assert position.state.points_by_source(0)["silver"] == silver // 5


@pytest.mark.parametrize(
    ("goods", "winners"),
    [
        ([{"vp": 10}, {"vp": 11}, {"vp": 9}], [1]),
        ([{"vp": 10, "silver": 3}, {"vp": 10, "silver": 4}, {"vp": 9, "silver": 4}], [1]),
        ([{"vp": 10, "silver": 2}, {"vp": 10, "silver": 1}, {"vp": 10, "silver": 2}], [0, 2]),
        ([{"vp": 10, "silver": 9}, {"vp": 11, "silver": 4}, {"vp": 0}], [0, 1]),
        ([{"vp": 10, "silver": 10}, {"vp": 11, "silver": 6}, {"vp": 0}], [1]),
        ([{"vp": 10, "olive": 5}, {"vp": 10, "food": 5}, {"vp": 0}], [0]),
        ([{}, {}, {}], [0, 1, 2]),
    ],
)
def test_lg_8_2_most_vp_win_then_most_silver_left_over(goods: list[dict[str, int]], winners: list[int]) -> None:
    position = Position(players=3)
    for seat, own in enumerate(goods):
        position.give(seat, **own)
    assert ended(position).state.winners() == winners


@pytest.mark.parametrize("ruleset", ["classic", "classic-promo", "deluxe"])
def test_lg_8_3_pigs_are_sold_in_all_rulesets(ruleset: str) -> None:
    assert left_over(ended(Position(ruleset=ruleset).give(0, pig=1))) == [3, 0]


def test_lg_8_3_the_end_leaves_no_choice() -> None:
    position = Position().give(0, trade_good=2, olive=2, silver=4).roof(0, "vp", "silver-2").helper(0, "farm-servant")
    assert ended(position).state.seats_to_act() == []
    assert position.goods(0) == {"silver": 4, "vp": 2}, "4 + 2 + 8 silver, and no bonus"


def test_lg_8_3_helpers_of_the_games_end_come_after_the_sale_and_before_the_change(tmp_path: Path) -> None:
    lines = [
        "chef,Chef,reaction,scoring,ongoing,game-end,,gain(4*silver),Take 4 silver at game end.,designed,me",
        'porter,Porter,reaction,scoring,ongoing,game-end,,"if(silver>=3,gain(vp))",1 VP with 3 silver.,designed,me',
    ]
    (tmp_path / "helpers.csv").write_text("\n".join([HELPERS, *lines, ""]))
    position = ended(Position(cards=tmp_path).helper(0, "chef").give(0, olive=1))
    assert position.goods(0) == {"silver": 0, "vp": 1}
    position = ended(Position(cards=tmp_path).helper(0, "porter").give(0, pig=1))
    assert position.goods(0) == {"silver": 3, "vp": 1}


def test_lg_8_3_the_final_sale_counts_as_selling() -> None:
    assert left_over(ended(Position().helper(0, "auctioneer").give(0, olive=2))) == [4, 0]


def test_lg_8_3_silver_left_over_is_what_remains_after_the_change() -> None:
    position = Position(players=2).give(0, silver=14).give(1, silver=3, vp=2)
    assert left_over(ended(position)) == [4, 3]
    assert position.state.winners() == [0]
