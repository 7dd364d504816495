"""The choice of a donkey tile (LG-6.1): secret, and open to all seats at once."""

import itertools

import pytest

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.core.errors import NotYourTurn
from meadowmarket.core.rng import Rng
from tests.games.lagranja.position import Position

ALL_TILES = ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]


def used(position: Position, seat: int, *tiles: int) -> Position:
    position.farm(seat).donkeys_used = sum(1 << tile - 1 for tile in tiles)
    return position


def donkeys(position: Position, owner: int, seat: int) -> dict[str, Json]:
    """Return what a seat sees of the donkey tiles of a farm."""
    farms = position.game.view(position.state, seat)["farms"]
    assert isinstance(farms, list)
    farm = farms[owner]
    assert isinstance(farm, dict)
    shown = farm["donkeys"]
    assert isinstance(shown, dict)
    return shown


def test_lg_6_1_all_seats_are_asked_at_once() -> None:
    position = Position(players=4).order(2, 0, 3, 1).phase("transport")
    assert sorted(position.state.seats_to_act()) == [0, 1, 2, 3]
    assert [position.options(seat) for seat in range(4)] == [ALL_TILES] * 4


@pytest.mark.parametrize("sequence", list(itertools.permutations(range(3))))
def test_lg_6_1_the_seats_choose_in_any_order(sequence: tuple[int, ...]) -> None:
    position = Position(players=3).phase("transport")
    for i, seat in enumerate(sequence):
        assert sorted(position.state.seats_to_act()) == sorted(sequence[i:])
        position.play(f"{seat}: donkey {seat + 1}")
    assert [farm.donkey + 1 for farm in position.state.farms] == [1, 2, 3]
    assert [farm.siesta for farm in position.state.farms] == [3, 2, 1]


def test_lg_6_1_who_has_chosen_is_not_asked_again() -> None:
    position = Position(players=2).phase("transport").play("1: donkey 2")
    with pytest.raises(NotYourTurn):
        position.play("1: donkey 3")
    assert position.state.seats_to_act() == [0]


@pytest.mark.parametrize(("tile", "hats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_lg_6_1_a_tile_shows_donkeys_and_hats(tile: int, hats: int) -> None:
    position = Position(players=2).give(0, olive=2, grain=1, grape=2).phase("transport")
    position.play(f"0: donkey {tile}", "1: donkey 4")
    while position.asked() == "0 siesta":
        position.play("hats")
    assert position.farm(0).siesta == hats
    goods = ["olive", "olive", "grain", "grape"]
    position.play(*(f"deliver {good} greengrocer" for good in goods[:tile]))
    assert not any(option.startswith("deliver") for option in position.options())


@pytest.mark.parametrize("viewer", [1, 2, NOBODY])
def test_lg_6_1_nobody_sees_what_another_has_chosen(viewer: int) -> None:
    one = Position(players=3).phase("transport").play("0: donkey 1")
    other = Position(players=3).phase("transport").play("0: donkey 4")
    assert one.game.view(one.state, viewer) == other.game.view(other.state, viewer)
    seen = [[event.message for event in position.events() if event.is_visible_to(viewer)] for position in (one, other)]
    assert seen[0] == seen[1]


def test_lg_6_1_that_a_seat_has_chosen_is_open_and_the_tile_its_own_knowledge() -> None:
    position = Position(players=3).phase("transport").play("0: donkey 3")
    assert donkeys(position, owner=0, seat=1)["has_chosen"] is True
    assert donkeys(position, owner=0, seat=1)["chosen"] is None
    assert donkeys(position, owner=0, seat=0)["chosen"] == 3
    assert donkeys(position, owner=1, seat=0)["has_chosen"] is False


def test_lg_6_1_another_seat_can_only_guess_among_the_unused_tiles() -> None:
    position = used(Position(players=2), 0, 2, 4).phase("transport").play("0: donkey 1")
    dealt = {position.game.determinize(position.state, 1, Rng(seed)).farms[0].donkey + 1 for seed in range(40)}
    assert dealt == {1, 3}
    assert {position.game.determinize(position.state, 0, Rng(seed)).farms[0].donkey + 1 for seed in range(40)} == {1}


def test_lg_6_1_the_tiles_are_revealed_together() -> None:
    position = Position(players=3).phase("transport").play("0: donkey 3", "2: donkey 1")
    assert donkeys(position, owner=2, seat=1)["chosen"] is None
    position.play("1: donkey 2")
    for seat in (NOBODY, 0, 1, 2):
        assert [donkeys(position, owner, seat)["chosen"] for owner in range(3)] == [3, 2, 1]


def test_lg_6_1_a_choice_can_be_taken_back_until_the_reveal() -> None:
    position = Position(players=2).phase("transport")
    position.play("0: donkey 3")
    assert position.state.undo_floor < position.state.actions_played
    position.play("1: donkey 3")
    assert position.state.undo_floor == position.state.actions_played


def test_lg_6_1_a_used_tile_is_gone() -> None:
    position = used(Position(players=2), 0, 1, 3).phase("transport")
    assert position.options(0) == ["donkey 2", "donkey 4"]
    assert position.options(1) == ALL_TILES
    assert position.refused("0: donkey 3") == "lagranja-why-donkey-used"


def test_lg_6_1_in_the_next_round_all_choose_again_among_the_tiles_left() -> None:
    position = Position(players=2).phase("transport").play("0: donkey 3", "1: donkey 1")
    while position.state.round == 1:
        position.play("end")
    position.phase("transport")
    assert position.options(0) == ["donkey 1", "donkey 2", "donkey 4"]
    assert position.options(1) == ["donkey 2", "donkey 3", "donkey 4"]
    assert donkeys(position, owner=0, seat=0)["chosen"] is None


@pytest.mark.parametrize(("number", "offered"), [(3, ["donkey 4"]), (4, ALL_TILES), (5, ["donkey 4"])])
def test_lg_6_1_all_four_come_back_at_the_transport_phase_of_round_4(number: int, offered: list[str]) -> None:
    position = used(Position(players=2), 0, 1, 2, 3).round(number).phase("transport")
    assert position.options(0) == offered


def test_lg_6_1_the_tiles_are_not_back_before_the_transport_phase_of_round_4() -> None:
    position = used(Position(players=2), 0, 1, 2, 3).begin_round(4)
    assert donkeys(position, owner=0, seat=1)["used"] == [1, 2, 3]
