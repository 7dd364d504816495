"""How many courses of play there are from fixed positions: a change of any rule on their way changes the numbers."""

from collections.abc import Callable

import pytest

from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.lagranja.position import Position, set_up


def courses(state: LaGranjaState, length: int) -> int:
    """Count the sequences of `length` actions, of all seats that may act."""
    if length == 0:
        return 1
    count = 0
    for seat in state.seats_to_act():
        for action in state.options(seat):
            following = state.clone()
            following.advance(seat, action)
            count += courses(following, length - 1)
    return count


def deliveries() -> Position:
    position = Position().closed("cartwright", "delicatessen", "general-store", "butcher")
    position.barrow(0, 23, served=("grape",)).barrow(0, 28)
    return position.give(0, olive=1, olive_field=1, grape=1, wine=1).turn("deliveries", 0, 3)


def market_fight() -> Position:
    position = Position(players=3).stall(0, "2a").stall(1, "3a", "3b").stall(2, "5a", "2b").helper(1, "watchman")
    position.barrow(0, 33, served=("olive", "wine")).barrow(0, 22, served=("olive", "olive"))
    return position.give(0, grain=1, grape=1).give(1, silver=1).turn("deliveries", 0, 2).turn("deliveries", 1, 1)


def market_is_full() -> Position:
    position = Position(ruleset="deluxe").stall(0, "4a", "3a").stall(1, "4b", "4c", "3b", "3c", "2a")
    position.barrow(0, 5, served=("grain",)).give(0, meat=1).turn("deliveries", 0, 2)
    return position.turn("extra", 0, 0, 0)


def donkeys() -> Position:
    return Position(players=3).phase("transport")


def new_game() -> Position:
    return set_up(players=2, seed=1)


def new_solo_game() -> Position:
    return set_up(players=1, ruleset="deluxe", seed=1)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (deliveries, [10, 51, 244, 1103, 4031]),
        (market_fight, [10, 44, 70, 205, 610, 1758]),
        (market_is_full, [5, 6, 15, 36, 118, 260]),
        (donkeys, [12, 96, 384, 384]),
        (new_game, [20, 242, 1671, 11171]),
        (new_solo_game, [20, 243, 1707, 10078]),
    ],
)
def test_courses_of_play(position: Callable[[], Position], counts: list[int]) -> None:
    state = position().state
    assert [courses(state, length + 1) for length in range(len(counts))] == counts
