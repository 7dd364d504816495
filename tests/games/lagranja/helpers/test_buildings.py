"""Helpers of craft buildings and craft markers."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import end_game, go_on, next_round, phases_of
from tests.games.lagranja.position import Position, markers_in_use

CRAFTS = ("merchant", "cartwright", "delicatessen", "greengrocer", "general-store", "butcher")


def _nearly_merchant(position: Position, seat: int = 0) -> Position:
    return position.row(seat, "merchant", ("olive", "food", "wine")).give(seat, wine=1)


def test_mason_takes_a_trade_good_and_a_silver_for_a_completed_building() -> None:
    position = _nearly_merchant(Position().helper(0, "mason")).round(2).turn("deliveries", 0, 1)
    position.play("deliver wine merchant")
    # 3 silver are the merchant's; 1 VP for the first there, 2 for the round
    assert position.goods(0) == {"silver": 3 + 1, "vp": 3, "trade-good": 1}


def test_mason_takes_nothing_for_a_completed_barrow() -> None:
    position = Position().helper(0, "mason").barrow(0, "49", ("food",)).give(0, food=1).turn("deliveries", 0, 1)
    assert position.play("deliver food barrow-1", "stall 3a").goods(0) == {"silver": 0, "vp": 3, "trade-good": 1}


def test_mason_takes_nothing_for_the_building_of_another() -> None:
    position = _nearly_merchant(Position().helper(1, "mason")).turn("deliveries", 0, 1).play("deliver wine merchant")
    assert position.goods(1) == {"silver": 0, "vp": 0}


def test_guild_envoy_scores_for_a_delivery_to_a_building() -> None:
    position = Position().helper(0, "guild-envoy").give(0, olive=1).turn("deliveries", 0, 1)
    position.play("deliver olive greengrocer")
    assert position.options() == ["use guild-envoy", "decline"]
    assert position.play("use guild-envoy").vp(0) == 1


def test_guild_envoy_works_once_a_round_and_again_in_the_next() -> None:
    position = Position().helper(0, "guild-envoy").give(0, olive=3).turn("deliveries", 0, 2)
    position.play("deliver olive greengrocer", "use guild-envoy", "deliver olive greengrocer")
    assert position.vp(0) == 1
    next_round(position, "transport")
    position.state.stack.clear()
    position.turn("deliveries", 0, 1).play("deliver olive merchant", "use guild-envoy")
    assert position.vp(0) == 2


def test_guild_envoy_may_be_declined_and_kept_for_later() -> None:
    position = Position().helper(0, "guild-envoy").give(0, olive=2).turn("deliveries", 0, 2)
    position.play("deliver olive greengrocer", "decline", "deliver olive greengrocer", "use guild-envoy")
    assert position.vp(0) == 1


def test_guild_envoy_works_in_the_revenue_phase() -> None:
    position = Position().helper(0, "guild-envoy").give(0, olive=1).dice(6).turn("die", 0)
    position.play("die 6", "choose delivery 1", "deliver olive greengrocer", "use guild-envoy")
    assert position.vp(0) == 1


def test_guild_envoy_scores_nothing_for_a_delivery_to_a_barrow() -> None:
    position = Position().helper(0, "guild-envoy").barrow(0, "7").give(0, olive=1).turn("deliveries", 0, 1)
    assert "end" in position.play("deliver olive barrow-1").options()


def test_guild_envoy_can_be_marked_with_a_marker_of_the_row_just_completed() -> None:
    position = _nearly_merchant(Position().helper(0, "guild-envoy")).give(0, grain=21).turn("deliveries", 0, 1)
    assert position.farm(0).markers == 0
    position.play("deliver wine merchant", "use guild-envoy")
    assert "end" in position.options()
    assert position.farm(0).markers == 25 - markers_in_use(position.state, 0) == 2


def test_errand_boy_makes_one_more_delivery_to_a_building() -> None:
    position = Position().helper(0, "errand-boy").barrow(0, "7").give(0, olive=1, food=1).turn("deliveries", 0, 0)
    position.play("use errand-boy")
    assert not [option for option in position.options() if "barrow" in option]
    position.play("deliver olive greengrocer")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 1}
    assert "use errand-boy" not in position.options()


def test_errand_boy_works_again_in_the_next_round() -> None:
    position = Position().helper(0, "errand-boy").give(0, olive=2).turn("deliveries", 0, 0)
    position.play("use errand-boy", "deliver olive greengrocer")
    assert "use errand-boy" in next_round(position, "transport").options()


def test_errand_boy_works_in_the_transport_phase_only() -> None:
    position = Position().helper(0, "errand-boy").give(0, olive=1)
    assert phases_of(position, "use errand-boy") == ["transport"]


def test_errand_boy_needs_an_open_building_that_asks_for_something_at_hand() -> None:
    position = Position().helper(0, "errand-boy").closed("greengrocer", "merchant").barrow(0, "7").give(0, olive=1)
    assert "use errand-boy" not in position.turn("deliveries", 0, 0).options()


def test_bailiff_delivers_to_closed_buildings() -> None:
    position = Position().helper(0, "bailiff").closed("butcher", "merchant").give(0, olive=1)
    position.turn("deliveries", 0, 1).play("deliver olive merchant")
    assert position.farm(0).rows[position.building("merchant")].bit_count() == 1


def test_bailiff_opens_no_building_for_others() -> None:
    position = Position().helper(0, "bailiff").closed("merchant").give(1, food=1).turn("deliveries", 1, 1)
    assert "deliver food merchant" not in position.options()


def test_bailiff_delivers_by_a_die_too() -> None:
    position = Position().helper(0, "bailiff").closed("merchant").give(0, olive=1).dice(6).turn("die", 0)
    assert "deliver olive merchant" in position.play("die 6", "choose delivery 1").options()


def test_bailiff_leaves_and_the_delivery_stays() -> None:
    position = Position().helper(0, "bailiff", "chef", "haggler").closed("merchant").give(0, olive=1, food=1)
    position.hand(0, "mason").turn("deliveries", 0, 1).turn("cards", 0, 1).play("deliver olive merchant", "end")
    position.play("helper 40", "replace bailiff")
    assert position.farm(0).rows[position.building("merchant")].bit_count() == 1
    position.state.stack.clear()
    with pytest.raises(IllegalAction, match="closed"):
        position.turn("deliveries", 0, 1).play("deliver food merchant")


def test_bailiff_completes_a_closed_building_as_the_first_and_removes_the_next_order_marker() -> None:
    position = _nearly_merchant(Position().helper(0, "bailiff")).closed("butcher", "merchant", "cartwright").round(2)
    position.turn("deliveries", 0, 1).play("deliver wine merchant")
    # the first's VP, the order marker's VP, the round
    assert position.vp(0) == 1 + 1 + 2
    assert tuple(position.building(name) for name in ("merchant", "cartwright")) == position.state.order_markers


def test_bailiff_completed_building_stays_closed_for_others_until_its_own_marker_goes() -> None:
    position = _nearly_merchant(Position().helper(0, "bailiff")).closed("butcher", "merchant")
    position.give(1, olive=1, meat=1).row(1, "cartwright", ("food", "wine"))
    position.turn("deliveries", 0, 1).turn("deliveries", 1, 2).play("deliver wine merchant", "end")
    assert "deliver olive merchant" not in position.options()
    assert "deliver olive merchant" in position.play("deliver meat cartwright").options()


def test_bailiff_completion_by_another_later_is_no_first_one() -> None:
    position = _nearly_merchant(_nearly_merchant(Position().helper(0, "bailiff")), 1).closed("merchant", "butcher")
    position.turn("deliveries", 0, 1).turn("deliveries", 1, 1).play("deliver wine merchant", "end")
    position.play("deliver wine merchant")
    assert [position.vp(seat) for seat in (0, 1)] == [1 + 1 + 1, 1]
    assert position.state.order_markers == (position.building("butcher"),)


@pytest.mark.parametrize(("crafts", "silver"), [(0, 1), (1, 2), (4, 5), (6, 5)])
def test_journeyman_takes_a_silver_and_one_for_each_craft_marker_up_to_four(crafts: int, silver: int) -> None:
    position = Position(ruleset="classic-promo").helper(0, "journeyman").round(2)
    for building in CRAFTS[:crafts]:
        position.craft(0, building, 2)  # taken this round: they count, but do not work yet
    assert position.turn("income", 0).play("income").goods(0)["silver"] == silver


def test_journeyman_takes_nothing_at_growth() -> None:
    position = Position(ruleset="classic-promo").helper(0, "journeyman").turn("growth", 0).play("grow")
    assert position.goods(0)["silver"] == 0


@pytest.mark.parametrize(("crafts", "points"), [(0, 0), (1, 1), (5, 5), (6, 5)])
def test_patron_scores_each_craft_marker_at_the_end_at_most_five(crafts: int, points: int) -> None:
    position = Position().helper(0, "patron")
    for building in CRAFTS[:crafts]:
        position.craft(0, building, 6)
    assert end_game(position).vp(0) == points


def test_patron_scores_nothing_at_the_end_of_a_round() -> None:
    position = Position().helper(0, "patron").craft(0, "merchant", 1).round(5)
    assert go_on(position, "scoring").vp(0) == 0
