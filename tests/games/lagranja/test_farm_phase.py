"""The farm phase (LG-4): cards, hands, income, growth, pigs. Roofs are in test_buying_roofs.py and test_roofs.py."""

from pathlib import Path

import pytest

from meadowmarket.core.codec import dumps, loads
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.pack.load import LAYOUTS
from tests.games.lagranja.position import Position

ALL_KINDS = dict.fromkeys(("silver", "vp", "olive", "grain", "grape", "pig", "food", "wine", "meat"), 1)
# Extensions with silver and pen, silver and delivery, pen and delivery.
SILVER_AND_PEN, SILVER_AND_DELIVERY, PEN_AND_DELIVERY = 1, 4, 2


# -- LG-4.1


def test_lg_4_1_may_play_one_card() -> None:
    position = Position().hand(0, 7, 8).begin_round(2)
    sides = [f"{side} {card}" for card in (7, 8) for side in ("field", "barrow", "helper")]
    assert position.options() == [*sides, "end"]
    position.play("field 7")
    assert position.refused("field 8") == "lagranja-why-no-card-now"
    assert position.play("end").asked() == "1 cards"


def test_lg_4_1_may_play_none() -> None:
    position = Position().hand(0, 7, 8).begin_round(2).play("end")
    assert position.asked() == "1 cards"
    assert position.farm(0).fields == (0, 0, 0)


def test_lg_4_1_exactly_two_in_round_1_before_the_next_player() -> None:
    position = Position().hand(0, 7, 8, 9).hand(1, 10).begin_round(1)
    assert position.refused("end") == "not-an-option"
    assert position.play("field 7").asked() == "0 cards"
    assert position.refused("end") == "not-an-option"
    position.play("helper 8")
    assert position.refused("field 9") == "lagranja-why-no-card-now"
    assert position.play("end").asked() == "1 cards"


def test_lg_4_1_rest_is_waived_without_cards() -> None:
    position = Position().hand(0, 7, 8).helper(0, "farm-worker").give(0, vp=1).begin_round(1)
    position.play("field 7", "use farm-worker", "field 8")
    assert "end" in position.options()
    assert position.play("end").asked() == "1 cards"


def test_lg_4_1_cards_by_other_means_come_on_top() -> None:
    position = Position().hand(0, 7, 8, 9, 10).give(0, trade_good=1, vp=1).helper(0, "farm-worker")
    position.roof(0, "play-or-draw").begin_round(2)
    position.play("trade card", "choose play-card", "field 7", "bonus play-or-draw", "choose play-card", "field 9")
    position.play("use farm-worker", "field 8", "field 10")
    assert position.farm(0).fields == (2, 1, 1)


def test_lg_4_1_card_must_be_in_hand() -> None:
    position = Position().hand(0, 7).hand(1, 8).begin_round(2)
    assert position.refused("field 8") == "lagranja-why-not-in-hand"


def test_lg_4_1_all_finish_a_step_before_the_next() -> None:
    position = Position(3)
    for seat in range(3):
        position.give(seat, olive=1)
    position.state.order = (2, 0, 1)
    position.begin_round(2)
    asked = []
    for action in ("end", "end", "end", "income", "income", "income", "grow", "grow", "grow", "end", "end", "end"):
        asked.append(position.asked())
        position.play(action)
    assert asked == [f"{seat} {step}" for step in ("cards", "income", "growth", "roof") for seat in (2, 0, 1)]


# -- LG-4.2


def test_lg_4_2_field_comes_empty() -> None:
    position = Position().hand(0, 7).turn("cards", 0, 1).play("field 7")
    assert position.farm(0).fields == (1, 0, 0)
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_2_any_number_of_fields() -> None:
    numbers = (7, 9, 13, 15, 18, 21, 25, 28, 32, 34)  # olive fields
    position = Position().hand(0, *numbers).turn("cards", 0, len(numbers))
    for number in numbers:
        position.play(f"field {number}")
    assert position.farm(0).fields == (10, 0, 0)
    assert position.run(programs.GROW, 0).goods(0)["olive field"] == 10


# -- LG-4.3


def test_lg_4_3_three_places_for_barrows() -> None:
    position = Position().hand(0, 7, 8, 9).turn("cards", 0, 3).play("barrow 7", "barrow 8", "barrow 9")
    assert position.numbers(position.farm(0).barrows) == ["7", "8", "9"]
    assert position.state.discards == ()


def test_lg_4_3_fourth_barrow_replaces_one_of_them() -> None:
    position = Position().barrow(0, 23, ("olive",)).barrow(0, 14, ("grain", "pig")).barrow(0, 48).hand(0, 7)
    assert position.farm(0).markers == 22
    position.turn("cards", 0, 1).play("barrow 7")
    assert position.options() == ["replace barrow-1", "replace barrow-2", "replace barrow-3"]
    position.play("replace barrow-2")
    farm = position.farm(0)
    assert position.numbers(farm.barrows) == ["23", "7", "48"]
    assert farm.barrow_deliveries == (1, 0, 0)
    assert farm.markers == 24
    assert position.numbers(position.state.discards) == ["14"]
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_3_with_fewer_than_three_none_is_discarded() -> None:
    position = Position().barrow(0, 23).barrow(0, 48).hand(0, 7).turn("cards", 0, 1).play("barrow 7")
    assert position.asked() == "0 cards"
    assert position.numbers(position.farm(0).barrows) == ["23", "48", "7"]
    assert position.state.discards == ()


# -- LG-4.4


def test_lg_4_4_three_places_for_helpers() -> None:
    position = Position().hand(0, 7, 8, 9).turn("cards", 0, 3).play("helper 7", "helper 8", "helper 9")
    assert position.numbers(position.farm(0).helpers) == ["7", "8", "9"]


def test_lg_4_4_fourth_helper_replaces_one_of_them() -> None:
    position = Position().helper(0, "ploughman", "haggler", "miller").hand(0, 1).turn("cards", 0, 1).play("helper 1")
    assert position.options() == ["replace ploughman", "replace haggler", "replace miller"]
    position.play("replace haggler")
    assert position.numbers(position.farm(0).helpers) == ["7", "9", "1"]
    assert position.numbers(position.state.discards) == ["8"]


def test_lg_4_4_with_fewer_than_three_none_is_discarded() -> None:
    position = Position().helper(0, "ploughman", "haggler").hand(0, 1).turn("cards", 0, 1).play("helper 1")
    assert position.asked() == "0 cards"
    assert position.state.discards == ()


def test_lg_4_4_effect_of_the_old_helper_ends() -> None:
    position = Position().give(0, silver=2).helper(0, "haggler", "miller", "porter").hand(0, 1).turn("cards", 0, 1)
    assert "buy olive" in position.options()
    assert "buy olive" not in position.play("helper 1", "replace haggler").options()


def test_lg_4_4_mark_on_the_old_helper_comes_back() -> None:
    position = Position().helper(0, "farm-servant", used=True).helper(0, "haggler", "miller").hand(0, 1)
    assert position.farm(0).markers == 24
    position.turn("cards", 0, 1).play("helper 1", "replace farm-servant")
    assert position.farm(0).markers == 25


def test_lg_4_4_new_helper_is_unused_and_works_at_once() -> None:
    position = Position().give(0, olive=1, vp=1).helper(0, "farm-worker", "haggler", "miller").hand(0, 23, 7)
    position.turn("cards", 0, 0).play("use farm-worker", "helper 23", "replace farm-worker")
    assert position.play("use farm-servant", "upgrade olive").goods(0) == {"silver": 0, "vp": 0, "food": 1}


def test_lg_4_4_pigs_that_lose_their_pen_are_sold() -> None:
    position = Position().helper(0, "swineherd", "haggler", "miller").give(0, pig=4).hand(0, 1).turn("cards", 0, 1)
    assert position.play("helper 1", "replace swineherd").goods(0) == {"silver": 6, "vp": 0, "pig": 2}


def test_lg_4_4_pigs_are_sold_before_the_new_helper_comes() -> None:
    position = Position().helper(0, "swineherd", "haggler", "miller").give(0, pig=4).hand(0, "auctioneer")
    position.turn("cards", 0, 1).play("helper 11", "replace swineherd")
    assert position.goods(0) == {"silver": 6, "vp": 0, "pig": 2}
    assert position.play("sell pig").goods(0)["silver"] == 6 + 3 + 1


def test_lg_4_4_pens_of_the_new_helper_save_no_pigs_of_the_old_one(tmp_path: Path) -> None:
    columns = LAYOUTS["helpers.csv"].columns
    row = 'chef,Chef,passive,any,ongoing,,,"capacity(pen,2)",Two more pens.,designed,a pack for this test'
    (tmp_path / "helpers.csv").write_text(f"{','.join(columns)}\n{row}\n", encoding="utf-8")
    position = Position(cards=tmp_path).helper(0, "swineherd", "haggler", "miller").give(0, pig=4).hand(0, "chef")
    position.turn("cards", 0, 1).play("helper 1", "replace swineherd")
    assert position.goods(0) == {"silver": 6, "vp": 0, "pig": 2}


def test_lg_4_4_what_the_sale_sets_off_comes_before_the_new_helper(tmp_path: Path) -> None:
    columns = LAYOUTS["helpers.csv"].columns
    row = "miller,Miller,reaction,any,once-a-round,sell:any-resource,,gain(vp),Asks.,designed,a pack for this test"
    (tmp_path / "helpers.csv").write_text(f"{','.join(columns)}\n{row}\n", encoding="utf-8")
    position = Position(cards=tmp_path).helper(0, "swineherd", "haggler", "miller").give(0, pig=3).hand(0, "auctioneer")
    position.turn("cards", 0, 1).play("helper 11", "replace swineherd")
    auctioneer = position.card("auctioneer")
    assert (position.asked(), auctioneer in position.farm(0).helpers) == ("0 react", False)
    assert loads(position.game, dumps(position.state)).options(0) == position.state.options(0)
    position.play("use miller")
    assert (position.vp(0), auctioneer in position.farm(0).helpers) == (1, True)


def test_lg_4_4_pigs_with_a_pen_stay() -> None:
    position = Position().helper(0, "swineherd", "haggler", "miller").extension(0, 1, 2).give(0, pig=4).hand(0, 3)
    position.turn("cards", 0, 1).play("helper 3", "replace swineherd")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 4}


# -- LG-4.5


@pytest.mark.parametrize("good", ALL_KINDS)
def test_lg_4_5_first_extension_costs_one_farm_good(good: str) -> None:
    position = Position().give(0, **{good: 1}).hand(0, 7).turn("cards", 0, 1).play("extension 7")
    assert position.options() == [f"pay {good}"]
    assert position.play(f"pay {good}").goods(0) == {"silver": 0, "vp": 0}
    assert position.numbers(position.farm(0).extensions) == ["7"]


@pytest.mark.parametrize("built", range(9))
def test_lg_4_5_each_extension_costs_one_good_more(built: int) -> None:
    position = Position().extension(0, *range(10, 10 + built)).hand(0, 7).turn("cards", 0, 1)
    position.give(0, **dict(list(ALL_KINDS.items())[:built]))
    assert position.refused("extension 7") == "lagranja-why-extension"
    position.give(0, **dict(list(ALL_KINDS.items())[: built + 1])).play("extension 7")
    position.play(*[f"pay {good}" for good in list(ALL_KINDS)[: built + 1]])
    assert len(position.farm(0).extensions) == built + 1
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_5_extension_is_paid_with_different_kinds() -> None:
    position = Position().give(0, silver=9, olive=5).extension(0, 10).hand(0, 7).turn("cards", 0, 1)
    assert position.play("extension 7").options() == ["pay silver"]
    assert position.play("pay silver").options() == ["pay olive"]
    assert position.play("pay olive").goods(0) == {"silver": 8, "vp": 0, "olive": 4}


def test_lg_4_5_several_of_one_kind_do_not_pay() -> None:
    position = Position().give(0, olive=5, olive_field=2).extension(0, 10).hand(0, 7).turn("cards", 0, 1)
    assert position.refused("extension 7") == "lagranja-why-extension"


def test_lg_4_5_a_kind_counts_once_wherever_it_lies() -> None:
    position = Position().give(0, olive=1, olive_field=1, pig=1).extension(0, 10).hand(0, 7).turn("cards", 0, 1)
    assert position.play("extension 7").options() == ["pay olive", "pay olive field"]
    assert position.play("pay olive field").options() == ["pay pig"]
    assert position.play("pay pig").goods(0) == {"silver": 0, "vp": 0, "olive": 1}


def test_lg_4_5_trade_goods_do_not_pay() -> None:
    position = Position().give(0, trade_good=3).hand(0, 7).turn("cards", 0, 1)
    assert position.refused("extension 7") == "lagranja-why-extension"


def test_lg_4_5_only_sets_that_can_be_completed_are_offered() -> None:
    position = Position().give(0, **ALL_KINDS).extension(0, *range(10, 17)).hand(0, 7).turn("cards", 0, 1)
    assert position.play("extension 7").options() == ["pay silver", "pay vp"]
    assert position.play("pay vp").options() == ["pay olive"]


def test_lg_4_5_paid_goods_give_their_markers_back() -> None:
    position = Position().give(0, silver=1, olive_field=1, pig=1).extension(0, 10, 11).hand(0, 7).turn("cards", 0, 1)
    position.play("extension 7", "pay silver", "pay olive field", "pay pig")
    assert position.farm(0).markers == 25


@pytest.mark.parametrize(
    ("card", "silver", "pens", "deliveries"),
    [(SILVER_AND_PEN, 1, 3, 1), (SILVER_AND_DELIVERY, 1, 2, 2), (PEN_AND_DELIVERY, 0, 3, 2)],
)
def test_lg_4_5_parts_of_an_extension_work_at_once(card: int, silver: int, pens: int, deliveries: int) -> None:
    position = Position().give(0, vp=1).hand(0, card).turn("cards", 0, 1).play(f"extension {card}", "pay vp")
    lasting = position.farm(0).lasting
    assert (lasting.hand_limit, lasting.silver, lasting.pens, lasting.extra_deliveries) == (
        4,
        silver,
        pens,
        deliveries,
    )


def test_lg_4_5_each_extension_raises_the_hand_limit() -> None:
    for card in Position().game.game_data.pack.cards:
        assert card.hand == 1
        assert sorted((card.silver, card.pens, card.deliveries)) == [0, 1, 1]


def test_lg_4_5_new_pen_takes_a_pig_in_the_same_turn() -> None:
    position = Position().give(0, silver=6, pig=2).hand(0, PEN_AND_DELIVERY).turn("cards", 0, 1)
    assert position.refused("buy pig") == "lagranja-why-no-pen"
    position.play(f"extension {PEN_AND_DELIVERY}", "pay silver", "buy pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 3}


def test_lg_4_5_tenth_extension_cannot_be_paid() -> None:
    position = Position().give(0, **dict.fromkeys(ALL_KINDS, 2)).extension(0, *range(10, 19)).hand(0, 7)
    position.turn("cards", 0, 1)
    assert position.refused("extension 7") == "lagranja-why-extension"


def test_lg_4_5_carpenter_makes_an_extension_cheaper() -> None:
    position = Position().extension(0, 10).helper(0, "carpenter").give(0, olive=1).hand(0, 7).turn("cards", 0, 1)
    assert position.play("extension 7", "pay olive").goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_5_tenth_extension_costs_nine_with_the_carpenter() -> None:
    position = Position().give(0, **ALL_KINDS).extension(0, *range(10, 19)).helper(0, "carpenter").hand(0, 7)
    position.turn("cards", 0, 1).play("extension 7", *[f"pay {good}" for good in ALL_KINDS])
    assert len(position.farm(0).extensions) == 10


# -- LG-4.6


def test_lg_4_6_draw_up_to_three() -> None:
    position = Position().hand(0, 7).run(programs.FILL_HAND, 0)
    assert len(position.farm(0).hand) == 3
    assert position.numbers(position.farm(0).hand)[0] == "7"


def test_lg_4_6_one_more_for_each_extension() -> None:
    position = Position().extension(0, 1, 2).run(programs.FILL_HAND, 0)
    assert len(position.farm(0).hand) == 5


@pytest.mark.parametrize("helper", ["recruiter", "postman", "steward"])
def test_lg_4_6_some_helpers_raise_the_limit(helper: str) -> None:
    assert len(Position().helper(0, helper).run(programs.FILL_HAND, 0).farm(0).hand) == 4


def test_lg_4_6_discard_down_by_own_choice() -> None:
    position = Position().hand(0, 1, 2, 3, 4, 5).run(programs.FILL_HAND, 0)
    assert position.options() == ["discard 1", "discard 2", "discard 3", "discard 4"]
    position.play("discard 2", "discard 5")
    assert position.numbers(position.farm(0).hand) == ["1", "3", "4"]
    assert position.numbers(position.state.discards) == ["2", "5"]


def test_lg_4_6_at_the_limit_nothing_happens() -> None:
    position = Position().hand(0, 1, 2, 3).run(programs.FILL_HAND, 0)
    assert position.state.is_over()
    assert position.numbers(position.farm(0).hand) == ["1", "2", "3"]


def test_lg_4_6_limit_counts_at_this_moment_only() -> None:
    position = Position().give(0, trade_good=1).hand(0, 1, 2, 3).turn("after", 0).play("trade card", "choose draw 1")
    assert len(position.farm(0).hand) == 4
    assert position.asked() == "0 after"


def test_lg_4_6_when_all_have_played_in_turn_order() -> None:
    position = Position().hand(0, 1, 2, 3, 4, 5).hand(1, 6, 7, 8, 9, 10)
    position.state.order = (1, 0)
    assert position.begin_round(2).play("field 6", "end").asked() == "0 cards"
    assert len(position.farm(1).hand) == 4
    assert position.play("field 1", "end").asked() == "1 discard"
    assert position.play("discard 7").asked() == "0 discard"
    assert position.play("discard 5").asked() == "1 roof"


def test_lg_4_6_extension_of_this_round_counts() -> None:
    position = Position().give(0, silver=1).hand(0, 1).begin_round(2).play("extension 1", "pay silver", "end", "end")
    assert len(position.farm(0).hand) == 4


# -- LG-4.7


@pytest.mark.parametrize(
    ("building", "goods"),
    [("merchant", {"silver": 3, "vp": 0}), ("delicatessen", {"silver": 0, "vp": 0, "trade-good": 1})],
)
def test_lg_4_7_craft_markers_of_earlier_rounds_pay(building: str, goods: dict[str, int]) -> None:
    position = Position().craft(0, building, 2).round(3).turn("income", 0).play("income")
    assert position.goods(0) == goods


def test_lg_4_7_greengrocer_gives_a_resource_of_choice() -> None:
    position = Position().craft(0, "greengrocer", 1).round(2).turn("income", 0).play("income", "take pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 1}


def test_lg_4_7_craft_marker_of_this_round_does_not_pay() -> None:
    position = Position().craft(0, "merchant", 2).round(2).turn("income", 0).play("income")
    assert position.goods(0) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize("building", ["cartwright", "general-store", "butcher"])
def test_lg_4_7_other_craft_markers_have_no_income(building: str) -> None:
    position = Position().craft(0, building, 1).round(2).turn("income", 0).play("income")
    assert position.goods(0) == {"silver": 0, "vp": 0}


def test_lg_4_7_extensions_pay_silver() -> None:
    position = Position().extension(0, SILVER_AND_PEN, SILVER_AND_DELIVERY, PEN_AND_DELIVERY).turn("income", 0)
    assert position.play("income").goods(0)["silver"] == 2


def test_lg_4_7_extension_played_in_this_round_pays() -> None:
    position = Position().give(0, olive=1).hand(0, SILVER_AND_PEN).begin_round(2)
    position.play(f"extension {SILVER_AND_PEN}", "pay olive", "end", "end")
    assert position.goods(0)["silver"] == 1


def test_lg_4_7_in_turn_order() -> None:
    position = Position().craft(0, "greengrocer", 1).craft(1, "greengrocer", 1)
    position.state.order = (1, 0)
    position.begin_round(2).play("end", "end")
    assert position.asked() == "1 take-good"
    assert position.play("take olive").asked() == "0 take-good"


# -- LG-4.8


def test_lg_4_8_each_empty_field_gets_one_of_its_good() -> None:
    position = Position().fields(0, olive=3, grain=1, grape=2).give(0, olive_field=1).turn("growth", 0).play("grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive field": 3, "grain field": 1, "grape field": 2}


def test_lg_4_8_full_field_gets_no_more() -> None:
    position = Position().give(0, grape_field=1).turn("growth", 0).play("grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grape field": 1}


def test_lg_4_8_field_played_in_this_round_grows() -> None:
    position = Position().hand(0, 7).begin_round(2).play("field 7", "end", "end")
    assert position.goods(0)["olive field"] == 1


@pytest.mark.parametrize(("pens", "pigs", "after"), [(3, 2, 3), (5, 2, 3), (5, 4, 5), (5, 1, 1), (2, 2, 2), (3, 3, 3)])
def test_lg_4_8_offspring(pens: int, pigs: int, after: int) -> None:
    position = Position().extension(0, *(1, 2, 3)[: pens - 2]).give(0, pig=pigs).turn("growth", 0).play("grow")
    assert position.farm(0).lasting.pens == pens
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": after}


# -- LG-4.9


def test_lg_4_9_farm_has_two_pens() -> None:
    assert Position().farm(0).lasting.pens == 2


def test_lg_4_9_more_pens_with_extensions() -> None:
    position = Position().extension(0, SILVER_AND_PEN, SILVER_AND_DELIVERY, PEN_AND_DELIVERY)
    assert position.farm(0).lasting.pens == 4
    position.give(0, silver=20, pig=3).turn("cards", 0, 0).play("buy pig")
    assert position.refused("buy pig") == "lagranja-why-no-pen"


# -- LG-4.11


def test_lg_4_11_pig_of_a_die_without_a_pen_is_sold() -> None:
    position = Position().give(0, pig=2).dice(1).turn("die", 0).play("die 1")
    assert position.goods(0) == {"silver": 3, "vp": 0, "pig": 2}


def test_lg_4_11_pig_of_a_roof_tile_without_a_pen_is_sold() -> None:
    position = Position().give(0, pig=2).roof(0, "pig").turn("cards", 0, 0).play("bonus pig")
    assert position.goods(0) == {"silver": 3, "vp": 0, "pig": 2}


def test_lg_4_11_pig_of_the_greengrocer_at_income_is_sold() -> None:
    position = Position().give(0, pig=2).craft(0, "greengrocer", 1).round(2).turn("income", 0)
    assert position.play("income", "take pig").goods(0) == {"silver": 3, "vp": 0, "pig": 2}


def test_lg_4_11_pig_of_the_greengrocer_taken_at_once_is_sold() -> None:
    position = Position().give(0, pig=2, olive=1).row(0, "greengrocer", ("olive", "grain", "grape", "grape"))
    position.turn("deliveries", 0, 1).play("deliver olive greengrocer", "take pig")
    assert position.goods(0)["silver"] == 3
    assert position.goods(0)["pig"] == 2


def test_lg_4_11_pig_of_a_trade_good_is_not_taken() -> None:
    position = Position().give(0, pig=2, trade_good=1).turn("cards", 0, 0)
    assert "trade pig" not in position.options()


def test_lg_4_11_offspring_is_not_taken() -> None:
    position = Position().give(0, pig=2).turn("growth", 0).play("grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 2}


def test_lg_4_11_pig_of_a_helper_is_not_taken() -> None:
    position = Position().give(0, silver=1, pig=2).helper(0, "fence-builder").hand(0, SILVER_AND_DELIVERY)
    position.turn("cards", 0, 1).play(f"extension {SILVER_AND_DELIVERY}", "pay silver")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 2}


def test_lg_4_11_pig_of_a_helper_goes_into_the_new_pen() -> None:
    position = Position().give(0, silver=1, pig=2).helper(0, "fence-builder").hand(0, PEN_AND_DELIVERY)
    position.turn("cards", 0, 1).play(f"extension {PEN_AND_DELIVERY}", "pay silver")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 3}
