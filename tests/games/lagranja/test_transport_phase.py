"""The transport phase but for its buildings and stalls: siesta, turn order, deliveries, extra deliveries (LG-6)."""

from pathlib import Path

import pytest

from meadowmarket.games.lagranja.names import TRANSPORT
from meadowmarket.games.lagranja.pack.load import LAYOUTS
from tests.games.lagranja.position import Position, markers_in_use

CARDS = ",".join(LAYOUTS["cards.csv"].columns)
HELPERS = ",".join(LAYOUTS["helpers.csv"].columns)


def reveal(position: Position, *tiles: int) -> Position:
    """Plays the transport phase up to the reveal, with the tile of each seat."""
    position.phase("transport")
    return position.play(*(f"{seat}: donkey {tile}" for seat, tile in enumerate(tiles)))


def siesta(position: Position) -> list[int]:
    return [farm.siesta for farm in position.state.farms]


def deliveries(position: Position) -> list[str]:
    return [option.removeprefix("deliver ") for option in position.options() if option.startswith("deliver ")]


# -- the siesta track


def test_lg_6_2_the_discs_move_by_the_hats() -> None:
    assert siesta(reveal(Position(players=4), 1, 2, 3, 4)) == [3, 2, 1, 0]


def test_lg_6_2_a_disc_arrives_on_top() -> None:
    assert reveal(Position(players=3), 2, 2, 2).state.order == (2, 1, 0)
    assert reveal(Position(players=3).order(1, 2, 0), 2, 2, 2).state.order == (0, 2, 1)


def test_lg_6_2_the_discs_move_in_the_old_turn_order() -> None:
    position = Position(players=3).order(2, 0, 1)
    for seat in range(3):
        position.give(seat, silver=3)
    reveal(position, 3, 3, 3)
    for seat in (2, 0, 1):
        assert position.asked() == f"{seat} siesta"
        position.play("hats")
    assert position.asked() == "1 deliveries"


def test_lg_6_2_nobody_passes_the_last_space() -> None:
    assert siesta(reveal(Position(players=2).disc(0, 3).disc(1, 2), 1, 2)) == [4, 4]


def test_lg_6_2_a_disc_without_hats_keeps_its_place_in_the_stack() -> None:
    assert reveal(Position(players=3), 4, 4, 4).state.order == (0, 1, 2)
    assert reveal(Position(players=3).disc(0, 2).disc(2, 2).disc(1, 2), 4, 4, 4).state.order == (1, 2, 0)


def test_lg_6_2_a_disc_on_the_last_space_keeps_its_place_in_the_stack() -> None:
    assert reveal(Position(players=2).disc(0, 4).disc(1, 4), 1, 1).state.order == (1, 0)


def test_lg_6_2_the_hats_are_moved_in_full() -> None:
    position = reveal(Position(players=2).give(0, olive=1), 1, 4)
    assert position.asked() == "0 siesta"
    assert position.options() == ["hats", "sell olive"]


@pytest.mark.parametrize(("taken", "space"), [(1, 2), (2, 1)])
def test_lg_6_2_a_cartwright_of_an_earlier_round_adds_a_step(taken: int, space: int) -> None:
    position = Position(players=2).round(2).craft(0, "cartwright", taken)
    assert siesta(reveal(position, 3, 3)) == [space, 1]


def test_lg_6_2_the_step_of_the_cartwright_is_part_of_the_one_move() -> None:
    position = Position(players=3).round(2).craft(0, "cartwright", 1).disc(1, 1)
    assert reveal(position, 4, 4, 3).state.order == (2, 0, 1)


def test_lg_6_2_only_the_end_of_a_move_counts_as_arriving(tmp_path: Path) -> None:
    line = "chef,Chef,reaction,any,ongoing,siesta-space:1|siesta-space:3,,gain(vp),One VP on space 1 and 3.,designed,me"
    (tmp_path / "helpers.csv").write_text(f"{HELPERS}\n{line}\n")
    position = reveal(Position(players=2, cards=tmp_path).helper(0, "chef").helper(1, "chef"), 1, 2)
    assert siesta(position) == [3, 2]
    assert [position.vp(0), position.vp(1)] == [1, 0]


# -- the turn order


def test_lg_6_3_whoever_is_furthest_is_first_at_once() -> None:
    position = reveal(Position(players=4), 4, 2, 1, 3)
    assert position.state.order == (2, 1, 3, 0)
    assert position.asked() == "2 deliveries"


def test_lg_6_3_on_one_space_the_upper_disc_is_first() -> None:
    assert reveal(Position(players=3), 3, 2, 3).state.order == (1, 2, 0)


def test_lg_6_3_steps_of_the_revenue_phase_count() -> None:
    position = Position(players=2).dice(5).turn("die", 1).play("die 5", "choose siesta 2", "steps 2", "end")
    assert reveal(position, 3, 4).state.order == (1, 0)


def test_lg_6_3_the_discs_stay_where_they_are() -> None:
    position = reveal(Position(players=2), 2, 1)
    assert (siesta(position), position.state.order) == ([2, 3], (1, 0))


def test_lg_6_3_later_steps_change_the_vp_but_not_the_order() -> None:
    position = reveal(Position(players=2).roof(0, "siesta-2"), 3, 3).play("hats")
    position.play("end", "bonus siesta-2", "steps 2")
    assert (siesta(position), position.asked()) == ([3, 1], "0 deliveries")
    assert position.play("end").asked() == "1 extra"
    position.play("end", "end")
    assert position.state.order == (1, 0)
    assert [position.vp(0), position.vp(1)] == [2, 0]


# -- deliveries by donkeys


def test_lg_6_4_each_makes_all_deliveries_before_the_next() -> None:
    position = Position(players=2).give(0, olive=2).give(1, grape=2)
    reveal(position, 3, 3).play("hats", "hats")
    assert position.asked() == "1 deliveries"
    position.play("deliver grape greengrocer", "deliver grape greengrocer")
    assert position.asked() == "1 deliveries"
    position.play("end")
    assert position.asked() == "0 deliveries"


def test_lg_6_4_deliveries_are_up_to_the_number_of_donkeys() -> None:
    position = Position().give(0, olive=2, grape=2).turn("deliveries", 0, 2).turn("deliveries", 1, 2)
    assert "end" in position.options()
    position.play("deliver olive greengrocer", "deliver grape greengrocer")
    assert deliveries(position) == []
    assert position.refused("deliver olive greengrocer") == "lagranja-why-no-deliveries"
    assert position.play("end").asked() == "1 deliveries"


@pytest.mark.parametrize(("taken", "made"), [(1, 2), (2, 1)])
def test_lg_6_4_a_cartwright_of_an_earlier_round_adds_a_delivery(taken: int, made: int) -> None:
    position = Position().round(2).craft(0, "cartwright", taken).give(0, olive=2, grape=2)
    reveal(position, 1, 4).play("hats")
    assert position.asked() == "0 deliveries"
    position.play(*["deliver olive greengrocer"] * made)
    assert deliveries(position) == []


# -- what a delivery is


def test_lg_6_5_a_good_of_storage_pen_or_field_goes_to_a_building() -> None:
    position = Position().give(0, grain=1, pig=1, grape_field=1).turn("deliveries", 0, 3)
    position.play("deliver grain butcher", "deliver pig butcher", "deliver grape greengrocer")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert markers_in_use(position.state, 0) == 3


def test_lg_6_5_with_a_good_in_storage_and_on_a_field_its_place_is_asked_for() -> None:
    position = Position().give(0, olive=1, olive_field=1).turn("deliveries", 0, 3)
    position.play("deliver olive merchant")
    assert position.options() == ["from olive", "from olive field"]
    assert position.play("from olive field").goods(0)["olive"] == 1


def test_lg_6_5_silver_goes_where_a_barrow_asks_for_it_and_needs_a_marker() -> None:
    position = Position().barrow(0, 11).give(0, silver=2).turn("deliveries", 0, 1)
    assert deliveries(position) == ["silver barrow-1"]
    position.play("deliver silver barrow-1")
    assert position.goods(0)["silver"] == 1
    assert position.farm(0).markers == 24


def test_lg_6_5_without_a_marker_silver_is_delivered_with_one_taken_back() -> None:
    position = Position().barrow(0, 11).give(0, silver=1, food=25).closed("merchant", "cartwright", "delicatessen")
    position.turn("deliveries", 0, 2).play("deliver silver barrow-1")
    assert position.options() == ["take-back food"]
    position.play("take-back food")
    assert (position.goods(0)["silver"], position.goods(0)["food"]) == (0, 24)
    assert position.farm(0).markers == 0


def test_lg_6_5_a_vp_goes_where_a_barrow_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text(f"{CARDS}\n23,card-23,grape,vp+olive,2,yes,hand+pen,farm-servant,designed,me\n")
    position = Position(cards=tmp_path).barrow(0, 23).give(0, vp=1).turn("deliveries", 0, 2)
    assert position.play("deliver vp barrow-1").vp(0) == 0
    assert position.state.points_by_source(0)["paid"] == -1
    assert position.farm(0).markers == 24


def test_lg_6_5_a_trade_good_goes_only_where_a_building_asks_for_it() -> None:
    position = Position().barrow(0, 23).give(0, trade_good=2).turn("deliveries", 0, 2)
    assert deliveries(position) == ["trade-good general-store"]
    position.play("deliver trade-good general-store", "deliver trade-good general-store")
    assert "trade-good" not in position.goods(0)


@pytest.mark.parametrize("means", ["die", "tile", "helper"])
def test_lg_6_5_any_delivery_can_be_of_a_trade_good(means: str) -> None:
    position = Position().give(0, trade_good=1).roof(0, "delivery").helper(0, "errand-boy").dice(6)
    if means == "die":
        position.turn("die", 0).play("die 6", "choose delivery 1")
    elif means == "tile":
        position.turn("die", 0).play("bonus delivery")
    else:
        position.turn("extra", 0, 0, 0).play("use errand-boy")
    assert position.options() == ["deliver trade-good general-store", "done"]


def test_lg_6_5_nothing_leaves_a_barrow_and_each_symbol_takes_one_good() -> None:
    position = Position().barrow(0, 23, served=("olive",)).turn("deliveries", 0, 4)
    assert deliveries(position) == [], "the olive on the barrow is not at hand"
    position.give(0, olive=1)
    assert "olive barrow-1" not in deliveries(position)
    assert position.refused("deliver olive barrow-1") == "lagranja-why-not-asked"


def test_lg_6_5_two_symbols_of_a_good_take_two() -> None:
    position = Position().barrow(0, 34).give(0, olive=3).closed("merchant", "greengrocer").turn("deliveries", 0, 4)
    position.play("deliver olive barrow-1", "deliver olive barrow-1")
    assert deliveries(position) == []


def test_lg_6_5_closed_buildings_and_places_without_a_barrow_take_nothing() -> None:
    position = Position().barrow(1, 23).closed("merchant", "greengrocer").give(0, olive=1).turn("deliveries", 0, 4)
    assert deliveries(position) == [], "the barrow is another player's"
    assert position.refused("deliver olive merchant") == "lagranja-why-closed"
    assert position.refused("deliver olive barrow-1") == "lagranja-why-no-barrow"
    assert position.refused("deliver wine cartwright") == "lagranja-why-no-good"
    assert position.refused("deliver olive cartwright") == "lagranja-why-not-asked"


def test_lg_6_5_the_delivery_of_a_die_says_that_a_building_is_closed() -> None:
    position = Position().closed("merchant").give(0, olive=1).dice(6).turn("die", 0).play("die 6", "choose delivery 1")
    assert position.refused("deliver olive merchant") == "lagranja-why-closed"


# -- extra deliveries


@pytest.mark.parametrize(
    ("ruleset", "settings", "at_once"),
    [
        ("classic", {}, True),
        ("classic-promo", {}, False),
        ("deluxe", {}, False),
        ("classic", {"extra_deliveries_at_once": "no"}, False),
        ("deluxe", {"extra_deliveries_at_once": "yes"}, True),
    ],
)
def test_lg_6_13_extra_deliveries_are_bought_at_once_or_one_by_one(
    ruleset: str, settings: dict[str, str], at_once: bool
) -> None:
    position = Position(2, ruleset, 1, None, **settings).extension(0, 2, 5).give(0, silver=3, olive=3)
    position.turn("extra", 0, 0, 0).play("extra")
    assert ("extra" in position.options()) is at_once
    position.play("deliver olive greengrocer")
    assert ("extra" in position.options()) is not at_once


def test_lg_6_13_all_are_bought_first_and_then_carried_out() -> None:
    position = Position().extension(0, 2, 5).give(0, silver=3, olive=3).turn("extra", 0, 0, 0)
    assert deliveries(position) == [], "nothing is delivered before it is bought"
    position.play("extra", "extra", "deliver olive greengrocer")
    assert position.goods(0)["silver"] == 1
    assert position.refused("extra") == "lagranja-why-no-extra"
    position.play("deliver olive merchant")
    assert deliveries(position) == []


def test_lg_6_13_what_is_bought_and_not_carried_out_is_lost() -> None:
    position = Position().give(0, silver=1, olive=1).turn("extra", 0, 0, 0).turn("extra", 1, 0, 0)
    position.play("extra", "end")
    assert position.asked() == "1 extra"
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1}


def test_lg_6_13_the_gains_of_one_can_pay_for_the_next() -> None:
    position = Position(ruleset="deluxe").extension(0, 2).barrow(0, 23, served=("grape",)).give(0, silver=1, olive=2)
    position.turn("extra", 0, 0, 0).play("extra", "deliver olive barrow-1", "stall 2a")
    assert position.refused("extra") == "lagranja-why-silver"
    position.play("trade silver", "extra", "deliver olive merchant")
    assert position.goods(0)["silver"] == 3


def test_lg_6_13_one_symbol_is_printed_and_extensions_add_more() -> None:
    position = Position(ruleset="deluxe").give(0, silver=9, olive=3).turn("extra", 0, 0, 0)
    position.play("extra", "deliver olive merchant")
    assert position.refused("extra") == "lagranja-why-no-extra"
    position = Position(ruleset="deluxe").extension(0, 2, 3).give(0, silver=9, olive=3).turn("extra", 0, 0, 0)
    position.play("extra", "deliver olive merchant", "extra", "deliver olive greengrocer")
    assert "extra" not in position.options(), "of two extensions one shows a delivery"


def test_lg_6_13_without_silver_none_is_bought() -> None:
    position = Position().give(0, olive=1).turn("extra", 0, 0, 0)
    assert position.refused("extra") == "lagranja-why-silver"


def test_lg_6_13_the_delivery_of_the_cartwright_is_not_among_them() -> None:
    position = Position().round(2).craft(0, "cartwright", 1).give(0, silver=3, olive=3).turn("extra", 0, 0, 0)
    assert "extra" not in position.play("extra").options()


def test_lg_6_13_extra_deliveries_come_in_turn_order_after_all_others() -> None:
    position = reveal(Position(players=3), 2, 1, 4)
    turns = []
    while position.state.phase == TRANSPORT:
        turns.append(position.asked())
        position.play("end")
    assert turns == [
        *("1 deliveries", "0 deliveries", "2 deliveries"),
        *("1 extra", "0 extra", "2 extra"),
    ]


def test_lg_6_14_the_used_tile_is_laid_down_between_deliveries_and_extra_deliveries() -> None:
    position = reveal(Position(players=2), 2, 3)
    assert [farm.donkeys_used for farm in position.state.farms] == [0, 0]
    assert position.play("end").asked() == "1 deliveries"
    assert [farm.donkeys_used for farm in position.state.farms] == [0b0010, 0]
    assert position.play("end").asked() == "0 extra"
    assert [farm.donkeys_used for farm in position.state.farms] == [0b0010, 0b0100]
