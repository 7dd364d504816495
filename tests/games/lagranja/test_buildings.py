"""Craft buildings: rows, completion, opening, and every craft marker (LG-6.6 to LG-6.9)."""

import itertools

import pytest

from tests.games.lagranja.position import Position, markers_in_use

ROWS = {
    "merchant": ("olive", "food", "wine", "wine"),
    "cartwright": ("food", "wine", "meat"),
    "delicatessen": ("food", "food", "wine", "meat"),
    "greengrocer": ("olive", "olive", "grain", "grape", "grape"),
    "general-store": ("grain", "grape", "pig", "trade-good", "trade-good"),
    "butcher": ("grain", "pig", "pig", "meat"),
}


def nearly(position: Position, seat: int, building: str) -> str:
    """Fill the row of a seat but for its last good, put that one at hand, and return the delivery of it."""
    *served, last = ROWS[building]
    position.row(seat, building, tuple(served))
    position.give(seat, **{last.replace("-", "_"): 1})
    return f"deliver {last} {building}"


def completed(building: str, round_number: int = 2, position: Position | None = None) -> Position:
    """Return a position in which seat 0 has just completed a building, as the first."""
    position = (position or Position()).round(round_number)
    return position.play(nearly(position.turn("deliveries", 0, 1), 0, building))


FOR_BOARDS = ("source", "to", "barrow")
"""Arguments that no text uses: where a good lay and where it went."""


def told(position: Position) -> list[str]:
    """List what has happened, without the names of the arguments."""
    return [
        " ".join(
            [
                event.message.key.removeprefix("lagranja-log-"),
                *(str(value) for name, value in event.message.args.items() if name not in FOR_BOARDS),
            ]
        )
        for event in position.events()
    ]


def offered(position: Position, building: str) -> list[str]:
    return [option for option in position.options() if option.startswith("deliver ") and option.endswith(building)]


# -- rows


@pytest.mark.parametrize("building", ROWS)
def test_lg_6_6_a_row_takes_its_goods_in_any_order(building: str) -> None:
    for goods in set(itertools.permutations(ROWS[building])):
        position = Position().give(0, olive=2, grain=2, grape=2, pig=2, food=2, wine=2, meat=2, trade_good=2)
        position.turn("deliveries", 0, 5)
        for i, good in enumerate(goods):
            left = {f"deliver {other} {building}" for other in goods[i:]}
            assert set(offered(position, building)) == left
            position.play(f"deliver {good} {building}")
        assert position.farm(0).crafts[position.building(building)] == 1


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 4), ("deluxe", 2), ("deluxe", 3)])
def test_lg_6_6_every_player_finds_a_row_of_the_own(ruleset: str, players: int) -> None:
    position = Position(players, ruleset)
    for seat in range(players):
        position.give(seat, food=1).turn("deliveries", seat, 1)
    for seat in range(players):
        position.play("deliver food cartwright", "end")
        assert [farm.rows[position.building("cartwright")] for farm in position.state.farms] == (
            [1] * (seat + 1) + [0] * (players - seat - 1)
        )


def test_lg_6_6_a_row_stays_over_the_rounds() -> None:
    position = Position().give(0, olive=2).row(0, "greengrocer", ("olive", "grain")).phase("scoring")
    assert position.state.round == 2
    assert position.farm(0).rows[position.building("greengrocer")] == 0b00101


# -- completion


@pytest.mark.parametrize("number", range(1, 7))
def test_lg_6_7_the_first_takes_1_vp_and_everybody_the_number_of_the_round(number: int) -> None:
    position = completed("delicatessen", number)
    assert position.vp(0) == 1 + number
    position.play("end")
    position.turn("deliveries", 1, 1)
    assert position.play(nearly(position, 1, "delicatessen")).vp(1) == number
    assert position.state.points_by_source(1)["buildings"] == number


@pytest.mark.parametrize("building", ["merchant", "butcher"])
def test_lg_6_7_one_marker_stays_as_owner_and_the_others_come_back(building: str) -> None:
    position = completed(building)
    assert position.farm(0).owners == 1 << position.building(building)
    assert (markers_in_use(position.state, 0), position.farm(0).markers) == (1, 24)


def test_lg_6_7_nothing_more_is_delivered_to_a_completed_building() -> None:
    position = completed("merchant").play("end").give(0, olive=1, food=1, wine=2).turn("deliveries", 0, 1)
    assert offered(position, "merchant") == []
    assert position.refused("deliver olive merchant") == "lagranja-why-completed"


def test_lg_6_7_the_craft_marker_is_paid_before_helpers_and_they_before_the_immediate_effect() -> None:
    position = Position().craft(0, "general-store", 1).helper(0, "mason").closed("butcher")
    assert told(completed("merchant", 3, position)) == [
        "deliver lagranja-good-wine lagranja-building-merchant",
        "opened lagranja-building-butcher",
        "building-complete lagranja-building-merchant 5",
        "gain 2 lagranja-good-vp",
        "use card-name (id: mason, name: Mason)",
        "gain 1 lagranja-good-trade-good",
        "gain 1 lagranja-good-silver",
        "gain 3 lagranja-good-silver",
    ]


def test_lg_6_7_the_markers_are_back_before_the_immediate_effect_needs_one() -> None:
    position = Position().give(0, food=21)
    completed("delicatessen", 2, position)
    assert position.asked() == "0 deliveries", "no marker had to be taken back for the trade good"
    assert position.goods(0)["trade-good"] == 1
    assert position.farm(0).markers == 25 - 21 - 1 - 1


def test_lg_6_7_a_full_row_is_completed_before_a_helper_needs_a_marker() -> None:
    position = completed("merchant", 2, Position().helper(0, "guild-envoy").give(0, food=21))
    assert (position.asked(), position.farm(0).markers) == ("0 react", 3)
    assert position.play("use guild-envoy").asked() == "0 deliveries"
    assert markers_in_use(position.state, 0) + position.farm(0).markers == 25


# -- opening


def test_lg_6_8_first_completion_opens_the_next_building() -> None:
    position = Position().closed("merchant", "greengrocer", "butcher").give(1, olive=1)
    position.turn("deliveries", 0, 1).turn("deliveries", 1, 1).play(nearly(position, 0, "delicatessen"))
    assert position.vp(0) == 1 + 1 + 1
    position.play("end")
    assert position.options() == ["deliver olive merchant", "end", "sell olive"]


def test_lg_6_8_the_markers_go_one_by_one_and_after_the_third_nothing_opens() -> None:
    position = Position(players=4).closed("merchant", "greengrocer", "butcher")
    points = []
    for seat, building in enumerate(["cartwright", "delicatessen", "general-store", "merchant"]):
        position.turn("deliveries", seat, 1).play(nearly(position, seat, building))
        while position.asked().endswith(" deliver"):
            position.play("done")
        position.play("end")
        points.append(position.state.points_by_source(seat)["buildings"])
        assert len(position.state.order_markers) == max(0, 2 - seat)
    assert points == [3, 3, 3, 2]


def test_lg_6_8_a_building_completed_again_opens_nothing() -> None:
    position = Position().craft(1, "merchant", 1).closed("butcher")
    assert completed("merchant", 2, position).vp(0) == 2
    assert position.state.order_markers == (position.building("butcher"),)


# -- craft markers


def test_lg_6_9_merchant_gives_3_silver_now_and_at_each_income() -> None:
    assert completed("merchant").goods(0)["silver"] == 3
    assert income("merchant").goods(0)["silver"] == 3


def test_lg_6_9_delicatessen_gives_a_trade_good_now_and_at_each_income() -> None:
    assert completed("delicatessen").goods(0)["trade-good"] == 1
    assert income("delicatessen").goods(0)["trade-good"] == 1


def income(building: str, taken: int = 1, pigs: int = 0) -> Position:
    """Take the income of round 2 with a craft marker."""
    position = Position().round(2).craft(0, building, taken).give(0, pig=pigs)
    return position.turn("income", 0).turn("growth", 0).play("income")


@pytest.mark.parametrize("building", ["merchant", "delicatessen", "greengrocer"])
def test_lg_6_9_a_craft_marker_of_this_round_gives_no_income_yet(building: str) -> None:
    assert income(building, taken=2).goods(0) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig"])
def test_lg_6_9_greengrocer_gives_a_resource_of_choice_now_and_at_each_income(good: str) -> None:
    for position in (completed("greengrocer"), income("greengrocer")):
        assert position.options() == ["take olive", "take grain", "take grape", "take pig"]
        assert position.play(f"take {good}").goods(0)[good] == 1


def test_lg_6_9_the_pig_of_the_greengrocer_is_sold_without_a_pen() -> None:
    for position in (completed("greengrocer", position=Position().give(0, pig=2)), income("greengrocer", pigs=2)):
        position.play("take pig")
        assert (position.goods(0)["pig"], position.goods(0)["silver"]) == (2, 3)


def test_lg_6_9_general_store_gives_2_vp_now_and_2_for_each_craft_marker_later() -> None:
    position = completed("general-store", 2)
    assert position.vp(0) == 1 + 2 + 2
    assert position.state.points_by_source(0)["crafts"] == 2
    position = Position().craft(0, "general-store", 1)
    assert completed("delicatessen", 2, position).vp(0) == 1 + 2 + 2


def test_lg_6_9_general_store_pays_for_no_other_marker_of_its_own_round() -> None:
    position = Position().craft(0, "general-store", 2)
    assert completed("delicatessen", 2, position).vp(0) == 1 + 2


@pytest.mark.parametrize("barrows", range(4))
def test_lg_6_9_butcher_gives_1_vp_for_each_barrow_on_the_farm(barrows: int) -> None:
    position = Position()
    for number in (2, 4, 12)[:barrows]:
        position.barrow(0, number)
    assert completed("butcher", 1, position).vp(0) == 1 + 1 + barrows
    assert position.state.points_by_source(0)["crafts"] == barrows


@pytest.mark.parametrize(("taken", "points"), [(1, 1), (2, 0)])
def test_lg_6_9_butcher_later_gives_1_vp_for_each_barrow_completed(taken: int, points: int) -> None:
    position = Position().round(2).craft(0, "butcher", taken).barrow(0, 48, served=("olive",)).give(0, olive=1)
    position.turn("deliveries", 0, 1).play("deliver olive barrow-1", "stall 2a")
    assert position.state.points_by_source(0)["crafts"] == points


def test_lg_6_9_butcher_pays_in_the_revenue_phase_too() -> None:
    position = Position().round(2).craft(0, "butcher", 1).barrow(0, 48, served=("olive",)).give(0, olive=1).dice(6)
    position.turn("die", 0).play("die 6", "choose delivery 1", "deliver olive barrow-1", "stall 2a")
    assert position.state.points_by_source(0)["crafts"] == 1


@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_lg_6_9_cartwright_gives_the_vp_of_the_siesta_space(space: int, points: int) -> None:
    position = completed("cartwright", 2, Position().disc(0, space))
    assert position.asked() == "0 deliveries", "there is nothing to deliver, and the VP are taken all the same"
    assert position.state.points_by_source(0)["crafts"] == points


def test_lg_6_9_cartwright_gives_one_free_delivery_which_may_be_left_out() -> None:
    position = completed("cartwright", 2, Position().disc(0, 4).give(0, olive=2))
    assert position.options() == ["deliver olive merchant", "deliver olive greengrocer", "done"]
    position.play("deliver olive merchant")
    assert (position.asked(), offered(position, "greengrocer")) == ("0 deliveries", [])
    assert position.state.points_by_source(0)["crafts"] == 3
    position = completed("cartwright", 2, Position().disc(0, 4).give(0, olive=2)).play("done")
    assert position.state.points_by_source(0)["crafts"] == 3


def test_lg_6_7_what_the_cartwrights_delivery_sets_off_is_finished_before_the_siesta_vp() -> None:
    position = Position().disc(0, 3).barrow(0, 48, served=("olive",)).give(0, olive=1)
    completed("cartwright", 2, position).play("deliver olive barrow-1")
    assert position.asked() == "0 stall"
    assert position.state.points_by_source(0)["crafts"] == 0
    assert position.play("stall 2a").state.points_by_source(0)["crafts"] == 2


def test_lg_6_7_the_cartwrights_delivery_can_complete_another_building() -> None:
    position = Position().closed("merchant", "delicatessen")
    nearly(position, 0, "merchant")
    position.give(0, wine=1).disc(0, 2)
    completed("cartwright", 3, position).play("deliver wine merchant")
    assert position.state.points_by_source(0)["buildings"] == (1 + 1 + 3) + (1 + 1 + 3)
    assert position.state.points_by_source(0)["crafts"] == 1
    assert position.goods(0)["silver"] == 3
    assert position.state.order_markers == ()


# -- the example of the rulebooks: the cartwright, completed in round 2


def example() -> Position:
    position = Position(players=2).round(2).closed("delicatessen", "merchant", "greengrocer").disc(0, 3)
    position.give(0, food=2, wine=1, meat=1).turn("deliveries", 0, 3).turn("deliveries", 1, 3)
    return position.play("deliver food cartwright", "deliver wine cartwright", "deliver meat cartwright")


def test_lg_6_7_example_the_cartwright_completed_first_in_round_2_is_worth_4_vp() -> None:
    position = example()
    assert position.vp(0) == 1 + 1 + 2
    assert (markers_in_use(position.state, 0), position.farm(0).markers) == (2, 23), "the owner and a food"


def test_lg_6_8_example_the_free_delivery_goes_to_the_building_just_opened() -> None:
    position = example()
    assert position.options() == ["deliver food delicatessen", "done"]
    position.play("deliver food delicatessen")
    assert position.vp(0) == 4 + 2
    assert position.asked() == "0 deliveries"


def test_lg_6_9_example_the_siesta_vp_are_taken_even_if_the_delivery_is_left_out() -> None:
    position = example().play("done")
    assert position.vp(0) == 4 + 2
    assert position.goods(0)["food"] == 1


def test_lg_6_9_example_from_round_3_on_one_step_and_one_delivery_more() -> None:
    position = example().play("done", "end", "end").phase("scoring").phase("transport")
    assert position.state.round == 3
    position.play("0: donkey 3", "1: donkey 3")
    while position.asked().endswith("siesta"):
        position.play("hats")
    assert [farm.siesta for farm in position.state.farms] == [2, 1]
    assert [farm.deliveries for farm in position.state.farms] == [4, 3]


def test_lg_6_8_example_after_another_player_only_the_vp_of_the_round_and_nothing_opens() -> None:
    position = Position(players=2).round(2).craft(1, "cartwright", 1).closed("delicatessen").give(0, food=1)
    position.row(0, "cartwright", ("wine", "meat")).turn("deliveries", 0, 1).play("deliver food cartwright")
    assert position.vp(0) == 2
    assert position.farm(0).crafts[position.building("cartwright")] == 2
    assert position.refused("deliver food delicatessen") == "lagranja-why-closed"
