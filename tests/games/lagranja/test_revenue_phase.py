"""The revenue phase (LG-5)."""

from typing import Any

import pytest

from tests.games.lagranja.position import Position, set_up


def in_revenue_phase(players: int = 2) -> Position:
    """Return a position in which the dice have just been rolled."""
    return Position(players).begin_round(2).play(*["end"] * players, *["end"] * players)


def dice_options(position: Position) -> list[str]:
    return [option for option in position.options() if option.startswith("die")]


# -- LG-5.1


def test_lg_5_1_all_dice_are_rolled_and_lie_by_their_number() -> None:
    position = in_revenue_phase(4)
    assert len(position.state.dice) == 6
    assert sum(position.state.dice) == 9
    assert dice_options(position) == [f"die {i + 1}" for i, lying in enumerate(position.state.dice) if lying]


def test_lg_5_1_rolls_differ() -> None:
    rolls = []
    for seed in range(30):
        position = Position(4, seed=seed).begin_round(2).play(*["end"] * 8)
        rolls.append(tuple(position.state.dice))
    assert len(set(rolls)) > 20
    assert all(any(roll[number] for roll in rolls) for number in range(6))


def test_lg_5_1_dice_are_rolled_anew_each_round() -> None:
    position = in_revenue_phase().finish_round()
    assert sum(position.state.dice) == 0
    assert sum(position.finish_phase().state.dice) == 5


# -- LG-5.2


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1]])
def test_lg_5_2_two_dice_each_in_turn_order_then_the_last_for_all(order: list[int]) -> None:
    position = Position(3)
    position.state.order = tuple(order)
    position.begin_round(2).play(*["end"] * 6).dice(4, 4, 4, 4, 4, 4, 4)
    asked = []
    for _ in range(9):
        asked.append(position.asked())
        position.play("die 4", "end")
    assert asked == [f"{seat} {turn}" for turn in ("die", "die", "last-die") for seat in order]
    assert [position.goods(seat)["silver"] for seat in range(3)] == [12, 12, 12]


def test_lg_5_2_the_dice_taken_are_seen_until_the_next_round() -> None:
    position = in_revenue_phase().dice(4, 3, 4, 4, 4)

    def seen() -> list[object]:
        view: dict[str, Any] = position.game.view(position.state, 1)
        return [farm["dice"] for farm in view["farms"]]

    assert seen() == [[], []]
    position.play("die 4", "end", "die 4", "end", "die 4", "end", "die 4", "end")
    assert seen() == [[4, 4], [4, 4]]
    assert position.finish_round().asked().endswith("cards")
    assert seen() == [[], []]


def test_lg_5_2_a_die_taken_is_gone() -> None:
    position = in_revenue_phase().dice(4, 3, 3, 6, 6).play("die 4", "end")
    assert dice_options(position) == ["die 3", "die 6"]
    assert position.refused("die 4") == "lagranja-why-no-die"
    assert dice_options(position.play("die 3", "take olive+grain", "end")) == ["die 3", "die 6"]


def test_lg_5_2_action_at_once() -> None:
    position = in_revenue_phase().dice(4, 4, 4, 4, 4).play("die 4")
    assert position.goods(0)["silver"] == 4
    assert position.asked() == "0 after"


def test_lg_5_2_last_die_is_the_one_left() -> None:
    position = in_revenue_phase().dice(4, 4, 4, 4, 1).play(*["die 4", "end"] * 4)
    assert position.options()[0] == "die 1"
    assert len(dice_options(position)) == 1
    position.play("die 1", "end", "die 1", "end")
    assert [position.goods(seat)["pig"] for seat in range(2)] == [1, 1]
    assert position.asked() == "0 donkey"


def test_lg_5_2_die_turns_begin_with_a_real_game() -> None:
    position = set_up(4, seed=3)
    assert position.finish_phase().asked() == f"{position.state.order[0]} die"


# -- LG-5.3


def test_lg_5_3_die_1_one_pig() -> None:
    position = Position().dice(1).turn("die", 0).play("die 1")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 1}


def test_lg_5_3_die_2_a_card_or_a_harvest_good() -> None:
    position = Position().hand(0, 7).dice(2).turn("die", 0).play("die 2")
    assert position.options() == ["choose play-card or draw 1", "choose any-harvest"]


def test_lg_5_3_die_2_play_a_card() -> None:
    position = Position().hand(0, 7).dice(2).turn("die", 0).play("die 2", "choose play-card or draw 1")
    assert position.options() == ["choose play-card", "choose draw 1"]
    assert position.play("choose play-card", "field 7").farm(0).fields == (1, 0, 0)


def test_lg_5_3_die_2_an_extension_is_paid_for() -> None:
    position = Position().give(0, silver=1).hand(0, 7).dice(2).turn("die", 0)
    position.play("die 2", "choose play-card or draw 1", "choose play-card", "extension 7", "pay silver")
    assert position.numbers(position.farm(0).extensions) == ["7"]


def test_lg_5_3_die_2_draw_a_card() -> None:
    position = Position().dice(2).turn("die", 0).play("die 2", "choose play-card or draw 1")
    assert position.options() == ["choose draw 1"]
    assert len(position.play("choose draw 1").farm(0).hand) == 1


@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_lg_5_3_die_2_one_harvest_good(good: str) -> None:
    position = Position().fields(0, olive=1).dice(2).turn("die", 0).play("die 2", "choose any-harvest", f"take {good}")
    assert position.goods(0) == {"silver": 0, "vp": 0, good: 1}


@pytest.mark.parametrize("pair", ["olive+grain", "olive+grape", "grain+grape"])
def test_lg_5_3_die_3_two_different_harvest_goods(pair: str) -> None:
    position = Position().dice(3).turn("die", 0).play("die 3")
    assert position.options() == ["take olive+grain", "take olive+grape", "take grain+grape"]
    assert position.play(f"take {pair}").goods(0) == {"silver": 0, "vp": 0} | dict.fromkeys(pair.split("+"), 1)


def test_lg_5_3_die_4_four_silver() -> None:
    assert Position().dice(4).turn("die", 0).play("die 4").goods(0) == {"silver": 4, "vp": 0}


def test_lg_5_3_die_5_has_three_options() -> None:
    position = Position().give(0, olive=2).dice(5).turn("die", 0).play("die 5")
    assert position.options() == ["choose free-upgrade 2", "choose free-upgrade 1 and siesta 1", "choose siesta 2"]


def test_lg_5_3_die_5_two_free_upgrades() -> None:
    position = Position().give(0, olive=1, pig=1, grape_field=1).dice(5).turn("die", 0)
    position.play("die 5", "choose free-upgrade 2", "upgrade pig", "upgrade grape field")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "wine": 1, "meat": 1}
    assert position.asked() == "0 after"


def test_lg_5_3_die_5_one_upgrade_and_one_step() -> None:
    position = Position().give(0, olive=2).dice(5).turn("die", 0).play("die 5", "choose free-upgrade 1 and siesta 1")
    position.play("upgrade olive")
    assert position.options() == ["steps 1", "done"]
    assert position.play("steps 1").farm(0).siesta == 1
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 1}


def test_lg_5_3_die_5_two_steps() -> None:
    position = Position().dice(5).turn("die", 0).play("die 5", "choose siesta 2")
    assert position.options() == ["steps 1", "steps 2", "done"]
    assert position.play("steps 2").farm(0).siesta == 2


def test_lg_5_3_die_6_one_delivery() -> None:
    position = Position().give(0, olive=2).barrow(0, 48).dice(6).turn("die", 0).play("die 6")
    assert position.options() == ["choose delivery 1", "choose 2 silver"]
    position.play("choose delivery 1", "deliver olive barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1}
    assert position.asked() == "0 after"


def test_lg_5_3_die_6_delivery_to_a_building() -> None:
    position = Position().give(0, trade_good=1).dice(6).turn("die", 0).play("die 6", "choose delivery 1")
    assert position.options() == ["deliver trade-good general-store", "done"]


def test_lg_5_3_die_6_two_silver() -> None:
    position = Position().give(0, olive=1).dice(6).turn("die", 0).play("die 6", "choose 2 silver")
    assert position.goods(0) == {"silver": 2, "vp": 0, "olive": 1}


def test_lg_5_3_last_die_has_the_same_action() -> None:
    position = Position().dice(3).turn("last die", 0)
    position.state.last_die = 3
    assert position.play("die 3", "take grain+grape").goods(0) == {"silver": 0, "vp": 0, "grain": 1, "grape": 1}


# -- LG-5.4


def test_lg_5_4_die_must_be_taken() -> None:
    position = in_revenue_phase().dice(1, 2, 3, 4, 5)
    assert position.options() == ["die 1", "die 2", "die 3", "die 4", "die 5"]
    assert position.refused("end") == "not-an-option"


def test_lg_5_4_last_die_must_be_used() -> None:
    position = Position().dice(3).turn("last die", 0)
    position.state.last_die = 3
    assert position.options() == ["die 3"]


def test_lg_5_4_action_follows_without_a_break() -> None:
    position = Position().give(0, silver=9, trade_good=1, olive=1).dice(3).turn("die", 0).play("die 3")
    assert position.options() == ["take olive+grain", "take olive+grape", "take grain+grape"]


def test_lg_5_4_change_then_action_then_helpers() -> None:
    position = Position(ruleset="deluxe", promo_cards="yes").roof(0, "adjust-die-1").helper(0, "forager").dice(4)
    position.turn("die", 0).play("die 4")
    assert position.options() == ["bonus adjust-die-1", "done"]
    assert position.play("bonus adjust-die-1").options() == ["change 3", "change 5"]
    assert position.play("change 3").asked() == "0 take-pair"
    assert position.play("take olive+grain").options() == ["use forager", "decline"]
    position.play("use forager", "take grape")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "grain": 1, "grape": 1}


def test_lg_5_4_helpers_of_a_taken_die_do_not_add_to_the_last() -> None:
    position = Position(promo_cards="yes").helper(0, "forager").dice(3).turn("last die", 0)
    position.state.last_die = 3
    assert position.play("die 3", "take olive+grain").asked() == "0 after"


def test_lg_5_4_step_moves_the_disc_now_and_on_top() -> None:
    position = Position(3).dice(5, 5).turn("die", 2)
    position.farm(0).siesta = position.farm(1).siesta = 1
    position.play("die 5", "choose siesta 2", "steps 1")
    assert position.farm(2).siesta == 1
    assert position.state.discs[-1] == 2
    assert position.state.order == (0, 1, 2)


def test_lg_5_4_disc_that_does_not_move_keeps_its_place() -> None:
    position = Position(3).dice(5, 5).turn("die", 2).play("die 5", "choose siesta 2", "done")
    assert position.state.discs == (2, 1, 0)


def test_lg_5_4_steps_beyond_the_last_space_are_lost() -> None:
    position = Position().dice(5).turn("die", 0)
    position.farm(0).siesta = 3
    position.play("die 5", "choose siesta 2")
    assert position.options() == ["steps 1", "done"]
    assert position.play("steps 1").farm(0).siesta == 4


@pytest.mark.parametrize(
    ("die", "first", "second"),
    [
        (2, ("choose any-harvest", "take olive"), ["choose play-card or draw 1"]),
        (2, ("choose play-card or draw 1", "choose draw 1"), ["choose any-harvest"]),
        (6, ("choose 2 silver",), ["choose delivery 1"]),
        (6, ("choose delivery 1", "deliver olive barrow-1"), ["choose 2 silver"]),
    ],
)
def test_lg_5_4_the_2_and_the_6_have_two_options(die: int, first: tuple[str, ...], second: list[str]) -> None:
    position = Position().helper(0, "porter").hand(0, 7).give(0, olive=2).barrow(0, 48).dice(die).turn("die", 0)
    position.play(f"die {die}", *first, "use porter")
    assert position.options() == second


def test_lg_5_4_the_5_has_three_options() -> None:
    game = Position().game
    assert [len(game.game_data.choices[choice].names) for choice in game.game_data.die_choices if choice >= 0] == [
        2,
        3,
        2,
    ]
