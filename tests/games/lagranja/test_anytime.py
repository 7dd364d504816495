"""Anytime actions (LG-3.1 to LG-3.8)."""

import pytest

from meadowmarket.core.errors import NotYourTurn
from meadowmarket.games.lagranja.names import REVENUE
from tests.games.lagranja.position import Position

TURNS_WITH_END: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("cards", (0,)),
    ("roof", (1,)),
    ("after", ()),
    ("deliveries", (0,)),
    ("extra", (0, 0)),
)
TURNS_WITH_MAIN_ACTION = (("income", "income"), ("growth", "grow"), ("siesta", "hats"))
TRADES = ["trade silver", "trade harvest", "trade card", "trade pig", "trade upgrades"]


def rich() -> Position:
    """Return a position in which the first player has something for each anytime action."""
    position = Position().give(0, silver=9, olive=1, pig=1, trade_good=1, grape_field=1)
    return position.roof(0, "silver-2").helper(0, "farm-servant").hand(0, 7)


ANYTIME = [
    "buy olive",
    "sell olive",
    "upgrade olive",
    "upgrade grape field",
    "trade silver",
    "bonus silver-2",
    "use farm-servant",
]


# -- LG-3.1


@pytest.mark.parametrize(("turn", "fields"), TURNS_WITH_END)
def test_lg_3_1_in_any_phase(turn: str, fields: tuple[int, ...]) -> None:
    position = rich().turn(turn, 0, *fields)
    assert set(ANYTIME) <= set(position.options())


@pytest.mark.parametrize(("turn", "action"), TURNS_WITH_MAIN_ACTION)
def test_lg_3_1_before_the_main_action(turn: str, action: str) -> None:
    position = rich().turn(turn, 0)
    assert {action, *ANYTIME} <= set(position.options())


def test_lg_3_1_before_a_die_is_taken() -> None:
    assert set(ANYTIME) <= set(rich().dice(4, 4, 4).turn("die", 0).options())


def test_lg_3_1_in_any_order_and_as_often_as_wanted() -> None:
    position = Position().give(0, silver=9, trade_good=1).turn("cards", 0, 0)
    position.play("buy olive", "buy olive", "upgrade olive", "sell olive", "trade silver", "buy grape", "sell grape")
    assert position.goods(0) == {"silver": 9 - 3 - 3 - 2 + 1 + 4 - 4 + 2, "vp": 0, "food": 1}
    assert "end" in position.options()


def test_lg_3_1_only_in_the_own_turn() -> None:
    position = rich().give(1, silver=9, trade_good=1).turn("cards", 0, 0)
    with pytest.raises(NotYourTurn):
        position.play("1: buy olive")
    assert position.goods(1) == {"silver": 9, "vp": 0, "trade-good": 1}


# -- LG-3.2


def test_lg_3_2_four_silver() -> None:
    position = Position().give(0, silver=1, trade_good=2).turn("cards", 0, 0).play("trade silver")
    assert position.goods(0) == {"silver": 5, "vp": 0, "trade-good": 1}


@pytest.mark.parametrize("pair", ["olive+grain", "olive+grape", "grain+grape"])
def test_lg_3_2_two_different_harvest_goods_into_storage(pair: str) -> None:
    position = Position().fields(0, olive=1, grain=1, grape=1).give(0, trade_good=1).turn("cards", 0, 0)
    position.play("trade harvest")
    assert position.options() == ["take olive+grain", "take olive+grape", "take grain+grape"]
    position.play(f"take {pair}")
    assert position.goods(0) == {"silver": 0, "vp": 0} | dict.fromkeys(pair.split("+"), 1)


def test_lg_3_2_draw_a_card() -> None:
    position = Position().give(0, trade_good=1).hand(0, 7).turn("cards", 0, 0).play("trade card")
    assert position.options() == ["choose draw 1", "choose play-card"]
    position.play("choose draw 1")
    assert len(position.farm(0).hand) == 2


def test_lg_3_2_play_a_card() -> None:
    position = Position().give(0, trade_good=1).hand(0, 7).turn("after", 0).play("trade card", "choose play-card")
    assert position.options() == ["field 7", "barrow 7", "helper 7"]
    position.play("helper 7")
    assert position.numbers(position.farm(0).helpers) == ["7"]


def test_lg_3_2_an_extension_is_paid_for() -> None:
    position = Position().give(0, trade_good=1, olive=1).hand(0, 7).turn("after", 0)
    position.play("trade card", "choose play-card", "extension 7")
    assert position.options() == ["pay olive"]
    position.play("pay olive")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert position.numbers(position.farm(0).extensions) == ["7"]


def test_lg_3_2_without_a_hand_a_card_is_only_drawn() -> None:
    position = Position().give(0, trade_good=1).turn("cards", 0, 0).play("trade card")
    assert position.options() == ["choose draw 1"]


def test_lg_3_2_one_pig() -> None:
    position = Position().give(0, trade_good=1, pig=1).turn("cards", 0, 0).play("trade pig")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 2}


def test_lg_3_2_pig_needs_an_empty_pen() -> None:
    position = Position().give(0, trade_good=1, pig=2).turn("cards", 0, 0)
    assert position.refused("trade pig") == "lagranja-why-nothing"


def test_lg_3_2_up_to_two_free_upgrades() -> None:
    position = Position().give(0, trade_good=1, pig=2, olive=1, grape_field=1).turn("cards", 0, 0)
    position.play("trade upgrades")
    assert position.options() == ["upgrade olive", "upgrade pig", "upgrade grape field", "done"]
    position.play("upgrade pig", "upgrade grape field")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "pig": 1, "meat": 1, "wine": 1}


def test_lg_3_2_one_upgrade_is_enough() -> None:
    position = Position().give(0, trade_good=1, olive=2).turn("cards", 0, 0)
    position.play("trade upgrades", "upgrade olive", "done")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 1}


def test_lg_3_2_without_a_trade_good_there_is_no_trade() -> None:
    position = Position().give(0, silver=9, olive=1).hand(0, 7).turn("cards", 0, 0)
    for trade in TRADES:
        assert position.refused(trade) == "lagranja-why-no-trade-good"


# -- LG-3.3


@pytest.mark.parametrize(("good", "price"), [("olive", 3), ("grain", 3), ("grape", 4), ("pig", 5)])
def test_lg_3_3_buy_a_resource_for_its_price(good: str, price: int) -> None:
    position = Position().fields(0, olive=1, grain=1, grape=1).give(0, silver=price).turn("cards", 0, 0)
    assert position.play(f"buy {good}").goods(0) == {"silver": 0, "vp": 0, good: 1}


@pytest.mark.parametrize(("good", "price"), [("olive", 3), ("grain", 3), ("grape", 4), ("pig", 5)])
def test_lg_3_3_too_little_silver(good: str, price: int) -> None:
    position = Position().give(0, silver=price - 1).turn("cards", 0, 0)
    assert position.refused(f"buy {good}") == "lagranja-why-silver"


def test_lg_3_3_bought_pig_needs_an_empty_pen() -> None:
    position = Position().give(0, silver=9, pig=2).turn("cards", 0, 0)
    assert position.refused("buy pig") == "lagranja-why-no-pen"
    assert "buy pig" in position.play("sell pig").options()


def test_lg_3_3_only_resources_are_bought() -> None:
    position = Position().give(0, silver=99).turn("cards", 0, 0)
    bought = [option for option in position.options() if option.startswith("buy")]
    assert bought == ["buy olive", "buy grain", "buy grape", "buy pig"]


# -- LG-3.4


@pytest.mark.parametrize(("good", "price"), [("olive", 1), ("grain", 1), ("grape", 2), ("pig", 3)])
def test_lg_3_4_sell_a_resource_for_its_price(good: str, price: int) -> None:
    position = Position().give(0, **{good: 1}).turn("cards", 0, 0)
    assert position.play(f"sell {good}").goods(0) == {"silver": price, "vp": 0}
    assert position.refused(f"sell {good}") == "lagranja-why-none-there"


def test_lg_3_4_not_from_a_field() -> None:
    position = Position().give(0, grape_field=1).turn("cards", 0, 0)
    assert position.refused("sell grape field") == "lagranja-why-sell-field"
    assert position.refused("sell grape") == "lagranja-why-none-there"


def test_lg_3_4_field_worker_sells_from_fields() -> None:
    position = Position().give(0, grape_field=1).helper(0, "field-worker").turn("cards", 0, 0)
    assert position.play("sell grape field").goods(0) == {"silver": 2, "vp": 0}


def test_lg_3_4_upgraded_goods_are_not_sold() -> None:
    position = Position().give(0, food=1, wine=1, meat=1, trade_good=1).turn("cards", 0, 0)
    assert not [option for option in position.options() if option.startswith("sell")]


# -- LG-3.5


@pytest.mark.parametrize(
    ("good", "price", "upgraded"),
    [("olive", 2, "food"), ("grain", 2, "food"), ("grape", 3, "wine"), ("pig", 4, "meat")],
)
def test_lg_3_5_upgrade_a_resource_for_its_price(good: str, price: int, upgraded: str) -> None:
    position = Position().give(0, silver=price, **{good: 1}).turn("cards", 0, 0)
    assert position.play(f"upgrade {good}").goods(0) == {"silver": 0, "vp": 0, upgraded: 1}
    short = Position().give(0, silver=price - 1, **{good: 1}).turn("cards", 0, 0)
    assert short.refused(f"upgrade {good}") == "lagranja-why-silver"


def test_lg_3_5_from_storage_or_field_as_typed() -> None:
    position = Position().give(0, silver=6, grape=1, grape_field=1).turn("cards", 0, 0)
    assert position.play("upgrade grape field").goods(0) == {"silver": 3, "vp": 0, "grape": 1, "wine": 1}
    assert position.play("upgrade grape").goods(0) == {"silver": 0, "vp": 0, "wine": 2}


def test_lg_3_5_nothing_there_to_upgrade() -> None:
    position = Position().give(0, silver=9, grape_field=1).turn("cards", 0, 0)
    assert position.refused("upgrade grape") == "lagranja-why-none-there"


def test_lg_3_5_upgraded_pig_leaves_its_pen() -> None:
    position = Position().give(0, silver=9, pig=2).turn("cards", 0, 0)
    assert "buy pig" in position.play("upgrade pig").options()


# -- LG-3.6


def test_lg_3_6_good_on_a_field_stays_there() -> None:
    position = Position().give(0, silver=9, grape_field=1, trade_good=1).turn("cards", 0, 0)
    with_grape_fields = [option for option in position.options() if option.endswith("field")]
    assert with_grape_fields == ["upgrade grape field"]


def test_lg_3_6_it_leaves_by_an_upgrade_and_the_field_is_empty() -> None:
    position = Position().give(0, silver=3, grape_field=1).turn("cards", 0, 0).play("upgrade grape field")
    assert position.goods(0) == {"silver": 0, "vp": 0, "wine": 1}
    assert position.farm(0).fields == (0, 0, 1)


def test_lg_3_6_it_leaves_as_payment_for_an_extension() -> None:
    position = Position().give(0, grape_field=1).hand(0, 7).turn("cards", 0, 1).play("extension 7", "pay grape field")
    assert position.goods(0) == {"silver": 0, "vp": 0}
    assert position.farm(0).fields == (0, 0, 1)


def test_lg_3_6_it_leaves_by_a_delivery() -> None:
    position = Position().give(0, grape_field=1).barrow(0, 23).turn("deliveries", 0, 1).play("deliver grape barrow-1")
    assert position.goods(0) == {"silver": 0, "vp": 0}


@pytest.mark.parametrize(("helper", "good"), [("olive-picker", "olive"), ("brewer", "grain"), ("winegrower", "grape")])
def test_lg_3_6_three_helpers_move_goods_to_storage(helper: str, good: str) -> None:
    position = Position().give(0, olive_field=2, grain_field=2, grape_field=2).helper(0, helper).turn("cards", 0, 0)
    position.play(f"use {helper}", f"take {good}", "done")
    assert (position.goods(0)[good], position.goods(0)[f"{good} field"]) == (1, 1)


# -- LG-3.7 (each kind of tile: test_roofs.py)


def test_lg_3_7_bonus_is_used_once_and_the_tile_turned_over() -> None:
    position = Position().roof(0, "silver-2").turn("cards", 0, 0).play("bonus silver-2")
    assert position.goods(0)["silver"] == 2
    assert position.farm(0).roofs_used == (1,)
    assert position.refused("bonus silver-2") == "lagranja-why-tile-used"


def test_lg_3_7_two_tiles_of_a_kind_are_used_one_by_one() -> None:
    position = Position().roof(0, "pig", "pig").turn("cards", 0, 0).play("bonus pig")
    assert position.farm(0).roofs_used == (1, 0)
    assert position.play("bonus pig").farm(0).roofs_used == (1, 1)


def test_lg_3_7_only_in_the_phase_that_the_tile_shows() -> None:
    position = Position().roof(0, "siesta-1").turn("cards", 0, 0)
    assert position.refused("bonus siesta-1") == "lagranja-why-other-phase"
    for turn, fields in (("after", ()), ("deliveries", (0,))):
        assert "bonus siesta-1" in Position().roof(0, "siesta-1").turn(turn, 0, *fields).options()


def test_lg_3_7_only_own_tiles() -> None:
    position = Position().roof(1, "silver-2").turn("cards", 0, 0)
    assert position.refused("bonus silver-2") == "lagranja-why-not-your-tile"


def test_lg_3_7_usable_in_the_turn_in_which_it_is_bought() -> None:
    position = Position().give(0, silver=1).open_roofs("pig", "two-harvest").turn("roof", 0, 0)
    assert position.play("roof pig", "bonus pig", "end").goods(0) == {"silver": 0, "vp": 0, "pig": 1}


# -- LG-3.8


def test_lg_3_8_ability_without_phase_at_any_time_in_the_own_turn() -> None:
    for turn, fields in TURNS_WITH_END:
        position = Position().give(0, olive=1).helper(0, "farm-servant").turn(turn, 0, *fields)
        assert "use farm-servant" in position.options(), turn


def test_lg_3_8_ability_in_its_phases_only() -> None:
    position = Position().give(0, silver=2).hand(0, 7).helper(0, "notary").turn("after", 0)
    assert position.refused("use notary") == "lagranja-why-other-phase"
    assert "use notary" in Position().give(0, silver=2).hand(0, 7).helper(0, "notary").turn("cards", 0, 0).options()


def test_lg_3_8_once_a_round() -> None:
    position = Position().give(0, olive=2).helper(0, "farm-servant").turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "food": 1}
    assert position.refused("use farm-servant") == "lagranja-why-exhausted"


def test_lg_3_8_used_helpers_come_back_in_the_scoring_phase() -> None:
    position = Position().helper(0, "farm-servant", used=True).begin_round(2)
    position.play("end", "end", "end", "end")
    assert (position.farm(0).used, position.state.phase) == ((1,), REVENUE)
    assert position.finish_round().farm(0).used == (0,)


@pytest.mark.parametrize(("ruleset", "free"), [("classic", 23), ("classic-promo", 23), ("deluxe", 24)])
def test_lg_3_8_mark_is_a_marker_or_a_token(ruleset: str, free: int) -> None:
    position = Position(ruleset=ruleset).give(0, olive=1).helper(0, "farm-servant").turn("cards", 0, 0)
    assert position.play("use farm-servant", "upgrade olive").farm(0).markers == free


def test_lg_3_8_standing_effect_simply_works() -> None:
    position = Position().give(0, silver=1, olive=1).helper(0, "chef").turn("cards", 0, 0)
    assert position.refused("use chef") == "lagranja-why-no-action"
    assert position.play("upgrade olive").goods(0) == {"silver": 0, "vp": 0, "food": 1}


def test_lg_3_8_only_own_helpers() -> None:
    position = Position().give(0, olive=1).helper(1, "farm-servant").turn("cards", 0, 0)
    assert position.refused("use farm-servant") == "lagranja-why-not-your-helper"


def test_lg_3_8_effect_is_carried_out_completely() -> None:
    position = Position().give(0, silver=9, olive=1, trade_good=1).helper(0, "farm-servant").turn("cards", 0, 0)
    assert position.play("use farm-servant").options() == ["upgrade olive", "done"]
