"""The roof step of the farm phase (LG-4.10). What the tiles do is in test_roofs.py."""

import pytest

from tests.games.lagranja.position import Position


def roof_options(position: Position) -> list[str]:
    return [option for option in position.options() if option.startswith("roof")]


def test_lg_4_10_turn_order() -> None:
    position = Position(3)
    position.state.order = (1, 2, 0)
    position.begin_round(2).play("end", "end", "end")
    asked = []
    for _ in range(3):
        asked.append(position.asked())
        position.play("end")
    assert asked == ["1 roof", "2 roof", "0 roof"]


def test_lg_4_10_reverse_turn_order_in_round_1() -> None:
    position = Position(3)
    position.state.order = (1, 2, 0)
    position.begin_round(1).play("end", "end", "end")
    asked = []
    for _ in range(3):
        asked.append(position.asked())
        position.play("end")
    assert asked == ["0 roof", "2 roof", "1 roof"]


@pytest.mark.parametrize("number", range(1, 7))
def test_lg_4_10_price_is_the_number_of_the_round(number: int) -> None:
    position = Position().round(number).open_roofs("pig").give(0, silver=number).turn("roof", 0, 0)
    assert position.play("roof pig").goods(0)["silver"] == 0
    short = Position().round(number).open_roofs("pig").give(0, silver=number - 1).turn("roof", 0, 0)
    assert short.refused("roof pig") == "lagranja-why-silver"


def test_lg_4_10_tiler_pays_less_but_never_below_nothing() -> None:
    for number, price in ((1, 0), (3, 0), (4, 1), (6, 3)):
        position = Position().round(number).open_roofs("pig").helper(0, "tiler").give(0, silver=9).turn("roof", 0, 0)
        assert position.play("roof pig").goods(0)["silver"] == 9 - price


def test_lg_4_10_one_of_the_face_up_tiles() -> None:
    position = Position().open_roofs("pig", "two-harvest").give(0, silver=9).turn("roof", 0, 0)
    assert roof_options(position) == ["roof pig", "roof two-harvest"]
    assert position.refused("roof grape") == "lagranja-why-no-tile"


def test_lg_4_10_at_most_one_a_round() -> None:
    position = Position().open_roofs("pig", "two-harvest").give(0, silver=9).turn("roof", 0, 0).play("roof pig")
    assert position.refused("roof two-harvest") == "lagranja-why-no-roof-now"
    assert [position.game.game_data.pack.roof_kinds[kind].id for kind in position.state.roofs] == ["two-harvest"]


def test_lg_4_10_may_buy_none() -> None:
    position = Position().open_roofs("pig").give(0, silver=9).turn("roof", 0, 0).play("end")
    assert position.farm(0).roofs == ()


@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_lg_4_10_vp_of_the_leftmost_free_space(space: int, points: int) -> None:
    position = Position().roof(0, *["olive"] * (space - 1)).open_roofs("pig").give(0, silver=1).turn("roof", 0, 0)
    assert position.play("roof pig").vp(0) == points
    assert len(position.farm(0).roofs) == space


def test_lg_4_10_never_more_than_five() -> None:
    position = Position().roof(0, *["olive"] * 5, used=True).open_roofs("pig").give(0, silver=9).turn("roof", 0, 0)
    assert position.refused("roof pig") == "lagranja-why-roof-full"


def test_lg_4_10_sixth_space_with_the_shed_builder() -> None:
    position = Position().roof(0, *["olive"] * 5).helper(0, "shed-builder").open_roofs("pig").give(0, silver=1)
    assert position.turn("roof", 0, 0).play("roof pig").vp(0) == 5
    position.open_roofs("grape").give(0, silver=9).play("end").turn("roof", 0, 0)
    assert position.refused("roof grape") == "lagranja-why-roof-full"


def test_lg_4_10_tile_is_never_given_back() -> None:
    position = Position().roof(0, *["olive"] * 6).helper(0, "shed-builder", "haggler", "miller").hand(0, 1)
    position.turn("cards", 0, 1).play("helper 1", "replace shed-builder")
    assert len(position.farm(0).roofs) == 6


def test_lg_4_10_buy_and_use_with_anytime_actions_around() -> None:
    position = Position().give(0, silver=1, trade_good=1).open_roofs("pig", "two-harvest").turn("roof", 0, 0)
    position.play("trade silver", "roof pig", "bonus pig", "buy olive", "end")
    assert position.goods(0) == {"silver": 1, "vp": 0, "olive": 1, "pig": 1}
    assert position.farm(0).roofs_used == (1,)
