"""A player's turns (LG-3.9), and how effects follow each other (LG-3.10)."""

import pytest

from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.rules.round import ChooseDonkey
from tests.games.lagranja.position import Position

TURNS_WITH_MAIN_ACTION = (("income", "income"), ("growth", "grow"), ("siesta", "hats"))


def rich() -> Position:
    """Return a position in which the first player has something for each anytime action."""
    position = Position().give(0, silver=9, olive=1, pig=1, trade_good=1, grape_field=1)
    return position.roof(0, "silver-2").helper(0, "farm-servant").hand(0, 7)


# -- LG-3.9


def test_lg_3_9_turns_of_a_round() -> None:
    position = Position(players=2)
    for seat in range(2):
        position.give(seat, olive=1)  # something to sell, so that no turn is passed over
    position.begin_round(2)
    turns: list[str] = []
    main = {"die": "die 4", "last-die": "die 4", "income": "income", "growth": "grow", "siesta": "hats"}
    while position.state.round == 2:
        turns.append(position.asked())
        if turns.count("0 die") == 1 and turns[-1] == "0 die":
            position.dice(4, 4, 4, 4, 4)
        position.play((main | {"donkey": "donkey 4"}).get(turns[-1][2:], "end"))
    order = ["cards", "income", "growth", "roof"]
    expected = [f"{seat} {turn}" for turn in order for seat in (0, 1)]
    expected += [f"{seat} {turn}" for _ in range(2) for seat in (0, 1) for turn in ("die", "after")]
    expected += [f"{seat} {turn}" for seat in (0, 1) for turn in ("last-die", "after")]
    expected += ["0 donkey", "1 donkey", "0 siesta", "1 siesta"]
    expected += [f"{seat} {turn}" for turn in ("deliveries", "extra") for seat in (0, 1)]
    assert turns == expected


def test_lg_3_9_before_between_and_after_the_main_actions() -> None:
    position = Position().give(0, silver=9, olive=1, grape=1).barrow(0, 23).turn("deliveries", 0, 2)
    position.play(
        "buy grape", "deliver olive barrow-1", "sell grape", "deliver grape barrow-1", "stall 2a", "buy olive"
    )
    assert position.options()[0] == "end"
    assert position.play("end").state.is_over()


def test_lg_3_9_after_the_die_until_the_turn_is_ended() -> None:
    position = Position().dice(4, 4, 4).turn("die", 0).play("die 4", "buy olive", "sell olive")
    assert position.asked() == "0 after"
    assert not [option for option in position.options() if option.startswith("die")]
    assert position.play("end").state.is_over()


@pytest.mark.parametrize(("turn", "action"), TURNS_WITH_MAIN_ACTION)
def test_lg_3_9_income_growth_and_siesta_move_end_the_turn(turn: str, action: str) -> None:
    position = Position().give(0, silver=9).turn(turn, 0)
    assert "end" not in position.options()
    assert position.play("buy olive", action).state.is_over()


def test_lg_3_9_transport_tiles_and_helpers_in_the_siesta_move() -> None:
    position = Position().roof(0, "siesta-1").barrow(0, 23).give(0, olive=1).helper(0, "muleteer").turn("siesta", 0)
    assert {"bonus siesta-1", "use muleteer"} <= set(position.options())


def test_lg_3_9_step_of_a_tile_before_the_siesta_move() -> None:
    position = Position().roof(0, "siesta-1").turn("siesta", 0)
    position.farm(0).hats = 2
    assert position.play("bonus siesta-1", "steps 1", "hats").farm(0).siesta == 3


def test_lg_3_9_nobodys_turn_when_hands_are_filled() -> None:
    position = Position().give(0, silver=9, trade_good=1).hand(0, 1, 2, 3, 4).begin_round(2).play("end", "end")
    assert position.asked() == "0 discard"
    assert position.options() == ["discard 1", "discard 2", "discard 3", "discard 4"]


def test_lg_3_9_nobodys_turn_when_donkeys_are_chosen() -> None:
    position = rich().ask(ChooseDonkey(-1), "transport")
    assert position.options() == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]


def test_lg_3_9_siesta_move_without_a_choice_is_passed_over() -> None:
    position = Position()
    position.farm(0).hats = 2
    position.run(programs.SIESTA_TURN, 0)
    assert position.state.is_over()
    assert position.farm(0).siesta == 2


def test_lg_3_9_turn_without_a_choice_is_passed_over() -> None:
    position = Position().fields(0, olive=1).begin_round(2).play("end", "end")
    assert position.asked() == "0 roof"
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive field": 1}


# -- LG-3.10


def test_lg_3_10_no_anytime_action_within_an_effect() -> None:
    position = rich().turn("cards", 0, 0).play("trade harvest")
    assert position.options() == ["take olive+grain", "take olive+grape", "take grain+grape"]
    assert position.refused("sell olive") == "not-an-option"


def test_lg_3_10_all_that_it_sets_off_comes_before_the_rest() -> None:
    position = Position().give(0, olive=1, grape=1, trade_good=1).helper(0, "cellar-master").turn("cards", 0, 0)
    position.play("trade upgrades", "upgrade grape")
    assert position.options() == ["use cellar-master", "decline"]
    assert position.play("use cellar-master").options() == ["upgrade olive", "done"]


def test_lg_3_10_free_upgrades_are_up_to() -> None:
    position = (
        Position().give(0, olive=3).dice(5).turn("die", 0).play("die 5", "choose free-upgrade 2", "upgrade olive")
    )
    assert position.play("done").goods(0) == {"silver": 0, "vp": 0, "olive": 2, "food": 1}


def test_lg_3_10_deliveries_are_up_to() -> None:
    position = Position().give(0, olive=1).barrow(0, 23).dice(6).turn("die", 0).play("die 6", "choose delivery 1")
    assert position.play("done").goods(0) == {"silver": 0, "vp": 0, "olive": 1}


@pytest.mark.parametrize(("answer", "space"), [("steps 1", 1), ("steps 2", 2), ("done", 0)])
def test_lg_3_10_siesta_steps_are_up_to(answer: str, space: int) -> None:
    position = Position().dice(5).turn("die", 0).play("die 5", "choose siesta 2", answer)
    assert position.farm(0).siesta == space


def test_lg_3_10_goods_silver_and_vp_are_taken_in_full() -> None:
    for tile, options in (("two-harvest", 3), ("grain-or-olive", 2), ("any-harvest", 3)):
        position = Position().roof(0, tile).turn("cards", 0, 0).play(f"bonus {tile}")
        assert len(position.options()) == options
        assert "done" not in position.options()


@pytest.mark.parametrize("trade", ["trade pig", "trade upgrades", "trade card"])
def test_lg_3_10_trade_good_only_for_a_change(trade: str) -> None:
    position = Position().give(0, trade_good=1).turn("cards", 0, 0)
    position.state.deck, position.state.discards = [], ()
    if trade == "trade pig":
        position.give(0, pig=2)
    assert position.refused(trade) == "lagranja-why-nothing"
    assert "trade silver" in position.options()


@pytest.mark.parametrize(("tile", "turn"), [("upgrade-1", "cards"), ("flip-roof", "cards"), ("delivery", "deliveries")])
def test_lg_3_10_tile_only_for_a_change(tile: str, turn: str) -> None:
    position = Position().roof(0, tile).turn(turn, 0, 0)
    assert position.refused(f"bonus {tile}") == "lagranja-why-nothing"


def test_lg_3_10_siesta_tile_not_on_the_last_space() -> None:
    position = Position().roof(0, "siesta-2").turn("after", 0)
    position.farm(0).siesta = 4
    assert position.refused("bonus siesta-2") == "lagranja-why-nothing"


@pytest.mark.parametrize("helper", ["farm-servant", "olive-picker", "chimney-sweep"])
def test_lg_3_10_helper_only_for_a_change(helper: str) -> None:
    position = Position().give(0, silver=2).helper(0, helper).turn("cards", 0, 0)
    assert position.refused(f"use {helper}") == "lagranja-why-nothing"


def test_lg_3_10_die_can_always_be_taken() -> None:
    position = Position().dice(5, 5).turn("die", 0)
    position.farm(0).siesta = 4
    assert position.play("die 5").asked() == "0 after"


def test_lg_3_10_craft_markers_before_helpers() -> None:
    position = Position().craft(0, "greengrocer", 1).extension(0, 1).helper(0, "steward").round(2).turn("income", 0)
    position.play("income")
    assert position.goods(0) == {"silver": 0, "vp": 0}  # asked by the craft marker; extension and helper still to come
    position.play("take pig")
    assert position.goods(0) == {"silver": 3, "vp": 0, "pig": 1}


def test_lg_3_10_helpers_in_the_order_in_which_they_were_played() -> None:
    for order in (("market-crier", "pedlar"), ("pedlar", "market-crier")):
        position = Position().give(0, grape=1).barrow(0, 23, ("olive",)).helper(0, *order).turn("deliveries", 0, 1)
        position.play("deliver grape barrow-1", "stall 2a")
        assert position.goods(0)["trade-good"] == (1 if order[0] == "market-crier" else 2)
        assert position.play("take olive").goods(0)["trade-good"] == 2


def test_lg_3_10_the_active_player_comes_first() -> None:
    position = Position(3).give(0, meat=1).barrow(0, 5, ("grain",)).helper(0, "rowdy").helper(1, "smuggler")
    position.stall(1, "3a").turn("deliveries", 0, 1).play("deliver meat barrow-1", "stall 4a")
    assert position.asked() == "1 react"
    assert position.vp(0) == 4 + 1 + 1  # barrow, stall removed, Rowdy
