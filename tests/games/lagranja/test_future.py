"""What is still ahead of a farm: the rest of the round, later rounds, and deliveries."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.rules.round import THE_ROUND, Do, RunInTurnOrder, reveal_donkeys, table_step, turn_step
from meadowmarket.games.lagranja.rules.scoring import change_silver
from tests.games.lagranja.position import Position
from tests.games.lagranja.valuing import LAST_ROUND, future, play_until, reached, with_donkeys

MOMENTS = ("cards", "income", "growth", "roof", "die", "last-die", "donkey", "siesta", "deliveries", "extra", "scoring")
COUNTED = {"cards": "cards", "incomes": "income", "growths": "growth", "roofs": "roof", "scorings": "scoring"}


def test_steps_are_looked_up_in_the_round() -> None:
    step = THE_ROUND[turn_step(programs.ROOF_TURN)]
    assert isinstance(step, RunInTurnOrder)
    assert step.program == programs.ROOF_TURN
    done = THE_ROUND[table_step(reveal_donkeys)]
    assert isinstance(done, Do)
    assert done.what is reveal_donkeys


def test_what_is_no_step_of_the_round_is_told() -> None:
    with pytest.raises(ValueError, match="no step of the round runs program"):
        turn_step(programs.DELIVER)
    with pytest.raises(ValueError, match="no step of the round does"):
        table_step(change_silver)


@pytest.mark.parametrize("number", [2, LAST_ROUND])
@pytest.mark.parametrize("moment", MOMENTS[:-1])
def test_what_has_not_happened_in_this_round_is_ahead(moment: str, number: int) -> None:
    """It is the second player's turn: the first has had this step, the third waits for it."""
    position = reached(f"1 {moment}", number, players=3)
    for seat, is_waiting in ((0, False), (2, True)):
        found = future(position, seat)
        for counted, name in COUNTED.items():
            is_ahead = MOMENTS.index(name) > MOMENTS.index(moment) or (name == moment and is_waiting)
            assert getattr(found, counted) == LAST_ROUND - number + is_ahead, (counted, seat)


def test_lg_4_10_in_round_1_roofs_come_to_the_last_player_first() -> None:
    position = reached("1 roof", 1, players=3)
    assert [future(position, seat).roofs for seat in (0, 2)] == [6, 5]


def test_after_the_end_nothing_is_ahead() -> None:
    found = future(Position().round(LAST_ROUND))
    assert [getattr(found, counted) for counted in COUNTED] == [0, 0, 0, 0, 0]
    assert (found.deliveries, found.deliveries_now) == (0, 0)


def test_deliveries_are_those_of_the_tile_as_soon_as_it_is_chosen() -> None:
    found = [future(with_donkeys(tile)) for tile in (1, 2, 3, 4)]
    assert [later.deliveries - found[0].deliveries for later in found] == pytest.approx([0, 1, 2, 3])
    assert all(later.deliveries_now == 0 for later in found)
    assert found[0].deliveries < future(reached("0 donkey")).deliveries < found[-1].deliveries


def test_after_the_reveal_the_deliveries_are_for_the_goods_at_hand() -> None:
    before, after = future(with_donkeys(3)), future(with_donkeys(3, "0 siesta"))
    assert after.deliveries < before.deliveries
    assert after.deliveries_now == pytest.approx(before.deliveries - after.deliveries)
    assert future(with_donkeys(2, "0 siesta")).deliveries_now == pytest.approx(after.deliveries_now - 1)


def test_each_delivery_is_one_less_and_the_end_of_the_turn_takes_the_rest() -> None:
    position = with_donkeys(3, "0 siesta")
    waiting = future(position).deliveries_now
    play_until(position, "0 deliveries")
    assert future(position).deliveries_now == waiting
    assert future(position.play("deliver olive greengrocer")).deliveries_now == pytest.approx(waiting - 1)
    assert future(position.play("end")).deliveries_now == pytest.approx(waiting - 3)


def test_the_turn_of_one_takes_no_deliveries_from_another() -> None:
    position = with_donkeys(3, "0 deliveries")
    waiting = future(position, 1).deliveries_now
    assert waiting > 4
    play_until(position, "1 deliveries")
    assert future(position, 1).deliveries_now == waiting
    assert future(play_until(position, "0 extra"), 1).deliveries_now == pytest.approx(waiting - 4)


def test_an_extra_delivery_that_is_bought_is_sure() -> None:
    position = with_donkeys(3, "0 extra")
    before = future(position).deliveries_now
    assert 0 < before < 1
    assert future(position.play("extra")).deliveries_now == 1
    assert future(position.play("deliver olive greengrocer")).deliveries_now == 0
    assert future(position.play("end")).deliveries_now == 0


def test_what_brings_deliveries_each_round_counts_for_all_of_them() -> None:
    def deliveries(number: int, change: Callable[[Position], Position]) -> float:
        with_it, without = change(Position()).begin_round(number), Position().begin_round(number)
        return future(with_it).deliveries - future(without).deliveries

    for change in (lambda p: p.craft(0, "cartwright", 1), lambda p: p.extension(0, 2)):
        assert deliveries(2, change) > deliveries(5, change) > 0
