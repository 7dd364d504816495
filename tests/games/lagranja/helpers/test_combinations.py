"""Helpers together: with one another, with tiles, on another player's turn, replaced."""

import pytest

from meadowmarket.core.errors import IllegalAction
from tests.games.lagranja.helpers.table import end_game, fight, go_on, next_round, ready_barrow
from tests.games.lagranja.position import Position

TWO_ORDERS = [("negotiator", "smuggler"), ("smuggler", "negotiator")]


def test_chef_and_sausage_maker_together() -> None:
    position = Position().helper(0, "chef", "sausage-maker").give(0, pig=1, silver=1).turn("cards", 0, 0)
    assert position.play("upgrade pig").goods(0) == {"silver": 0, "vp": 0, "meat": 1}


@pytest.mark.parametrize("helpers", [("chef", "oil-presser"), ("oil-presser", "chef")])
def test_chef_and_oil_presser_never_go_below_nothing(helpers: tuple[str, str]) -> None:
    position = Position().helper(0, *helpers).give(0, olive=1, grain=1, silver=1).turn("cards", 0, 0)
    assert position.play("upgrade olive", "upgrade grain").goods(0) == {"silver": 0, "vp": 0, "food": 2}


def test_chef_and_cooper_together() -> None:
    position = Position().helper(0, "chef", "cooper").give(0, grape=1).turn("cards", 0, 0)
    assert position.play("upgrade grape").goods(0) == {"silver": 0, "vp": 0, "wine": 1}


@pytest.mark.parametrize(("good", "price"), [("olive", 2), ("grain", 2), ("grape", 3), ("pig", 4)])
def test_haggler_and_auctioneer_meet_at_nothing_gained(good: str, price: int) -> None:
    position = Position().helper(0, "haggler", "auctioneer").give(0, silver=price).turn("cards", 0, 0)
    assert position.play(f"buy {good}").goods(0)["silver"] == 0
    assert position.play(f"sell {good}").goods(0)["silver"] == price


def test_auctioneer_and_field_worker_in_the_final_sale() -> None:
    position = end_game(Position().helper(0, "auctioneer", "field-worker").give(0, grape_field=1, grain=1))
    assert position.goods(0) == {"silver": 0, "vp": 1}


def test_auctioneer_with_a_pig_sold_for_want_of_a_pen() -> None:
    position = Position().helper(0, "auctioneer").give(0, pig=2).dice(1).turn("die", 0).play("die 1")
    assert position.goods(0) == {"silver": 3 + 1, "vp": 0, "pig": 2}


def test_auctioneer_with_the_pigs_of_a_replaced_swineherd() -> None:
    position = Position().helper(0, "swineherd", "auctioneer", "chef").give(0, pig=4).hand(0, "mason")
    position.turn("cards", 0, 1).play("helper 40", "replace swineherd")
    assert position.goods(0) == {"silver": 2 * (3 + 1), "vp": 0, "pig": 2}


def test_swineherd_replaced_sells_the_pigs_without_a_pen() -> None:
    position = Position().helper(0, "swineherd", "haggler", "chef").give(0, pig=3).hand(0, "mason")
    position.turn("cards", 0, 1).play("helper 40", "replace swineherd")
    assert position.goods(0) == {"silver": 3, "vp": 0, "pig": 2}


def test_swineherd_replaced_sells_no_pig_that_has_another_pen() -> None:
    position = Position().helper(0, "swineherd", "haggler", "chef").extension(0, "1", "2").give(0, pig=4)
    position.hand(0, "mason").turn("cards", 0, 1).play("helper 40", "replace swineherd")
    assert position.goods(0) == {"silver": 0, "vp": 0, "pig": 4}


def test_olive_picker_moves_goods_that_are_then_sold() -> None:
    position = Position().helper(0, "olive-picker", "auctioneer").give(0, olive_field=2).turn("deliveries", 0, 1)
    position.play("use olive-picker", "take olive", "take olive", "sell olive", "sell olive")
    assert position.goods(0) == {"silver": 4, "vp": 0}


def test_winegrower_moves_goods_that_are_then_delivered() -> None:
    position = Position().helper(0, "winegrower").give(0, grape_field=2).turn("deliveries", 0, 2)
    position.play("use winegrower", "take grape", "done", "deliver grape greengrocer")
    assert position.options() == ["from grape", "from grape field"]
    assert position.play("from grape").goods(0) == {"silver": 0, "vp": 0, "grape field": 1}


def test_brewer_empties_fields_for_the_well_digger() -> None:
    position = Position().helper(0, "brewer", "well-digger").give(0, grain_field=1).turn("after", 0)
    position.play("use brewer", "take grain", "use well-digger", "take grain")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 1, "grain field": 1}


def test_brewer_empties_fields_before_growth() -> None:
    position = Position().helper(0, "brewer").give(0, grain_field=2).turn("growth", 0)
    position.play("use brewer", "take grain", "take grain", "grow")
    assert position.goods(0) == {"silver": 0, "vp": 0, "grain": 2, "grain field": 2}


@pytest.mark.parametrize("helpers", TWO_ORDERS)
def test_negotiator_and_smuggler_react_in_the_order_of_play(helpers: tuple[str, str]) -> None:
    position = fight(Position().helper(1, *helpers).stall(1, "2a"), 3).play("stall 3a")
    assert position.options(1) == ["use smuggler", "decline"]
    assert position.vp(1) == int(helpers[0] == "negotiator")
    assert position.play("1: use smuggler").goods(1) == {"silver": 0, "vp": 1, "trade-good": 1}


def test_watchman_is_asked_in_the_turn_of_the_attacker_who_then_goes_on() -> None:
    position = Position().helper(1, "watchman").give(1, silver=1, olive=1).stall(1, "2a")
    ready_barrow(position, 0, 3).turn("deliveries", 0, 2).play("deliver food barrow-1", "stall 3a")
    assert position.state.seats_to_act() == [1]
    assert position.options() == ["use watchman", "decline"]
    position.play("1: use watchman")
    assert position.state.seats_to_act() == [0]
    assert "deliver trade-good general-store" in position.options()


@pytest.mark.parametrize(("answer", "rowdy", "negotiator"), [("use watchman", 3, 0), ("decline", 3 + 2, 1)])
def test_watchman_leaves_nothing_for_rowdy_and_negotiator_to_react_to(answer: str, rowdy: int, negotiator: int) -> None:
    position = Position().helper(0, "rowdy").helper(1, "watchman", "negotiator").give(1, silver=1).stall(1, "2a")
    fight(position, 3).play("stall 3a", f"1: {answer}")
    assert [position.vp(seat) for seat in (0, 1)] == [rowdy, negotiator]


def test_rowdy_comes_before_the_reaction_of_the_other() -> None:
    position = fight(Position().helper(0, "rowdy").helper(1, "smuggler").stall(1, "2a"), 3).play("stall 3a")
    assert position.options(1) == ["use smuggler", "decline"]
    assert position.vp(0) == 3 + 2


def test_watchman_and_smuggler_of_two_farms_in_one_fight() -> None:
    position = Position(players=3).helper(1, "watchman").give(1, silver=1).stall(1, "2a")
    fight(position.helper(2, "smuggler").stall(2, "3b"), 5).play("stall 5b", "1: use watchman", "2: use smuggler")
    assert (position.stalls(1), position.stalls(2)) == (["2a"], [])
    assert position.goods(2)["trade-good"] == 1
    assert position.state.seats_to_act() == [0]


def test_site_scout_and_rowdy_by_the_number_of_the_space() -> None:
    position = fight(Position().helper(0, "site-scout", "rowdy").stall(1, "2a", "3a"), 3).play("stall 4a")
    assert position.vp(0) == 3 + 2 * 2


def test_exhausted_helper_replaced_gives_the_mark_back_and_the_new_one_works_at_once() -> None:
    position = Position().helper(0, "olive-picker", "chef", "haggler").hand(0, "farm-servant").give(0, olive_field=3)
    position.turn("cards", 0, 1).play("use olive-picker", "take olive", "done")
    assert position.farm(0).markers == 25 - 3 - 1
    position.play("helper 23", "replace olive-picker")
    assert position.farm(0).markers == 25 - 3
    position.play("use farm-servant", "upgrade olive")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 1, "olive field": 2}
    assert "use olive-picker" not in position.options()


def test_exhausted_helper_replaced_leaves_the_marks_of_the_others() -> None:
    position = Position().helper(0, "olive-picker", "farm-servant", used=True).helper(0, "chef").hand(0, "mason")
    position.give(0, olive_field=1).turn("cards", 0, 1).play("helper 40", "replace olive-picker")
    assert position.farm(0).markers == 25 - 1 - 1
    assert "use farm-servant" not in position.options()


def test_replaced_helper_takes_its_price_with_it() -> None:
    position = Position().helper(0, "oil-presser", "carpenter", "haggler").hand(0, "mason").give(0, olive=1)
    position.turn("cards", 0, 1).play("helper 40", "replace oil-presser")
    assert "upgrade olive" not in position.options()


def test_recruiter_pays_for_a_helper_that_replaces_another() -> None:
    position = Position().helper(0, "recruiter", "chef", "haggler").hand(0, "mason").turn("cards", 0, 1)
    assert position.play("helper 40", "replace chef").goods(0) == {"silver": 2, "vp": 1}


def test_recruiter_pays_for_a_helper_played_by_the_notary() -> None:
    position = Position().helper(0, "recruiter", "notary").hand(0, "mason").give(0, silver=2).turn("cards", 0, 0)
    assert position.play("use notary", "helper 40").goods(0) == {"silver": 2, "vp": 1}


def test_farm_worker_replaces_himself_with_a_helper_that_works_at_once() -> None:
    position = Position().helper(0, "farm-worker", "chef", "haggler").hand(0, "postman").give(0, vp=1)
    position.turn("after", 0).play("use farm-worker", "helper 62", "replace farm-worker")
    assert position.farm(0).markers == 25
    assert "use postman" in position.options()


def test_porter_travelling_merchant_and_forager_on_one_die() -> None:
    position = Position(ruleset="classic-promo").helper(0, "porter", "travelling-merchant", "forager")
    position.hand(0, "7").give(0, vp=1).round(3).dice(2).turn("die", 0).play("die 2", "choose any-harvest")
    position.play("take olive", "use porter", "choose play-card or draw 1", "choose play-card", "field 7")
    position.play("use travelling-merchant", "take grain+grape", "use forager", "take grape")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "grain": 1, "grape": 2}
    assert "end" in position.options()


def test_travelling_merchant_before_porter_leaves_the_other_option_of_the_die_taken() -> None:
    position = Position().helper(0, "travelling-merchant", "porter").give(0, vp=1, olive=2).round(6).dice(6)
    position.turn("die", 0).play("die 6", "choose 2 silver", "use travelling-merchant", "choose 2 silver", "use porter")
    assert position.options() == ["choose delivery 1"]


def test_travelling_merchant_space_is_no_die_taken() -> None:
    position = Position(ruleset="classic-promo").helper(0, "travelling-merchant", "forager").give(0, vp=1).round(3)
    position.dice(4).turn("die", 0).play("die 4", "use travelling-merchant", "take olive+grain")
    assert "end" in position.options()


def test_fortune_teller_together_with_a_tile_that_changes_the_die() -> None:
    position = Position(ruleset="deluxe").helper(0, "fortune-teller").roof(0, "adjust-die-2").dice(1).turn("die", 0)
    position.play("die 1", "use fortune-teller", "change 2", "bonus adjust-die-2")
    assert position.options() == ["change 1", "change 3", "change 4"]
    assert position.play("change 4").goods(0) == {"silver": 4, "vp": 0}


def test_fortune_teller_makes_a_die_for_the_forager() -> None:
    position = Position(ruleset="classic-promo").helper(0, "fortune-teller", "forager").dice(4).turn("die", 0)
    position.play("die 4", "use fortune-teller", "change 3", "take olive+grain", "use forager", "take grape")
    assert position.goods(0) == {"silver": 0, "vp": 0, "olive": 1, "grain": 1, "grape": 1}


def test_fortune_teller_takes_a_die_from_the_forager() -> None:
    position = Position(ruleset="classic-promo").helper(0, "fortune-teller", "forager").dice(3).turn("die", 0)
    assert "end" in position.play("die 3", "use fortune-teller", "change 4").options()


def test_fortune_teller_makes_a_six_for_the_porter() -> None:
    position = Position().helper(0, "fortune-teller", "porter").give(0, olive=1).dice(5).turn("die", 0)
    position.play("die 5", "use fortune-teller", "change 6", "choose 2 silver", "use porter")
    assert position.options() == ["choose delivery 1"]


@pytest.mark.parametrize(("number", "removed"), [(1, "die 1"), (4, "die 5")])
def test_village_elder_die_can_be_removed_in_the_solo_game(number: int, removed: str) -> None:
    position = Position(players=1).helper(0, "village-elder").round(number)
    position.state.solo_starts = 1
    go_on(position, "roll").play("use village-elder", f"reserve {removed[4]}")
    position.dice(1, 2, 3, 4, 5).play("die 4", "end")
    assert removed not in position.options()


def test_travelling_salesman_option_stays_barred_after_he_has_left() -> None:
    position = Position().helper(0, "travelling-salesman", "chef", "haggler").hand(0, "mason").give(0, trade_good=3)
    position.turn("cards", 0, 1).play("trade silver", "helper 40", "replace travelling-salesman", "trade pig")
    assert position.vp(0) == 2
    with pytest.raises(IllegalAction, match="barred"):
        position.play("trade silver")


def test_travelling_salesman_does_not_bar_the_final_sale() -> None:
    position = Position().helper(0, "travelling-salesman").give(0, trade_good=2).turn("cards", 0, 0)
    position.play("trade silver")
    position.state.stack.clear()
    # 4 silver of the option, 4 of the sale
    assert end_game(position).goods(0) == {"silver": 3, "vp": 2 + 1}


def test_travelling_salesman_and_ploughman_with_a_field_for_a_trade_good() -> None:
    position = Position().helper(0, "travelling-salesman", "ploughman").hand(0, "3").give(0, trade_good=1)
    position.turn("cards", 0, 0).play("trade card", "choose play-card", "field 3")
    assert position.goods(0) == {"silver": 2, "vp": 2, "olive": 1}


@pytest.mark.parametrize(("ruleset", "markers"), [("classic", 22), ("deluxe", 23)])
def test_pantry_keeper_is_marked_with_a_marker_or_a_token(ruleset: str, markers: int) -> None:
    position = Position(ruleset=ruleset).helper(0, "pantry-keeper").barrow(0, "49").give(0, meat=1, olive=1)
    position.turn("deliveries", 0, 1).play("deliver food barrow-1")
    assert position.farm(0).markers == markers


@pytest.mark.parametrize(("mark", "markers"), [("marker", 23), ("token", 24)])
def test_basket_weaver_is_marked_with_a_marker_or_a_token(mark: str, markers: int) -> None:
    position = Position(ruleset="classic-promo", helper_mark=mark).helper(0, "basket-weaver").give(0, silver=1)
    position.turn("deliveries", 0, 1).play("deliver olive greengrocer")
    assert position.farm(0).markers == markers


def test_miller_and_basket_weaver_together() -> None:
    position = Position(ruleset="classic-promo").helper(0, "miller", "basket-weaver").give(0, silver=1, grain=1)
    position.turn("deliveries", 0, 2).play("deliver olive greengrocer")
    assert position.options() == ["from silver", "from grain"]
    position.play("from grain")
    assert position.farm(0).used == (0, 0)


def test_guild_envoy_scores_for_a_substitute_of_the_miller() -> None:
    position = Position().helper(0, "miller", "guild-envoy").give(0, grain=1).turn("deliveries", 0, 1)
    assert position.play("deliver olive greengrocer", "use guild-envoy").vp(0) == 1


def test_errand_boy_delivers_to_a_closed_building_with_the_bailiff() -> None:
    position = Position().helper(0, "errand-boy", "bailiff").closed("greengrocer", "merchant").give(0, olive=1)
    assert "deliver olive merchant" in position.turn("deliveries", 0, 0).play("use errand-boy").options()


def test_mason_comes_before_the_immediate_effect_of_the_craft_marker() -> None:
    position = Position().helper(0, "mason").row(0, "cartwright", ("food", "wine")).give(0, meat=1)
    position.turn("deliveries", 0, 1).play("deliver meat cartwright", "deliver trade-good general-store")
    assert position.goods(0) == {"silver": 1, "vp": 2}


def test_market_crier_and_pedlar_react_in_the_order_of_play() -> None:
    position = fight(Position().helper(0, "pedlar", "market-crier"), 2).play("stall 2a")
    assert position.goods(0)["trade-good"] == 2
    position = fight(Position().helper(0, "market-crier", "pedlar"), 2).play("stall 2a")
    assert position.goods(0)["trade-good"] == 1
    assert position.play("take olive").goods(0)["trade-good"] == 2


def test_stallkeeper_pays_too_late_for_the_moneylender() -> None:
    position = Position().helper(0, "stallkeeper", "moneylender").stall(0, "2a", "2b", "2c", "4a")
    assert go_on(position, "scoring").goods(0) == {"silver": 4, "vp": 4}


def test_night_owl_pays_too_late_for_the_moneylender() -> None:
    position = Position().helper(0, "night-owl", "moneylender").give(0, silver=3)
    assert go_on(position, "scoring").goods(0) == {"silver": 4, "vp": 1}


def test_carpenter_and_fence_builder_make_a_free_extension_with_a_pig() -> None:
    position = Position().helper(0, "carpenter", "fence-builder").hand(0, "4").turn("cards", 0, 1)
    assert position.play("extension 4").goods(0) == {"silver": 0, "vp": 0, "pig": 1}


def test_thatcher_scores_again_for_a_tile_that_the_chimney_sweep_turned_back() -> None:
    position = Position().helper(0, "thatcher", "chimney-sweep").roof(0, "silver-2").turn("cards", 0, 0)
    position.play("bonus silver-2", "use chimney-sweep", "flip silver-2", "bonus silver-2")
    assert position.goods(0) == {"silver": 2, "vp": 2}


def test_tiler_and_shed_builder_lay_a_sixth_tile_for_nothing() -> None:
    position = Position().helper(0, "tiler", "shed-builder").roof(0, "olive", "grape", "pig", "vp", "delivery")
    assert position.open_roofs("silver-2").round(3).turn("roof", 0, 0).play("roof silver-2").vp(0) == 5


def test_baker_and_farm_servant_react_to_the_free_upgrade() -> None:
    position = Position().helper(0, "farm-servant", "baker").give(0, grain_field=1).turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade grain field", "use baker")
    assert position.goods(0) == {"silver": 0, "vp": 0, "food": 2}


def test_sow_keeper_and_acorn_gatherer_do_not_feed_each_other() -> None:
    position = Position().helper(0, "swineherd", "sow-keeper", "acorn-gatherer").give(0, pig=1)
    assert position.turn("growth", 0).play("grow").goods(0)["pig"] == 2


def test_recruiter_postman_and_steward_hand_limits_add_up() -> None:
    position = Position().helper(0, "recruiter", "postman", "steward")
    assert position.farm(0).lasting.hand_limit == 6


def test_daydreamer_and_night_owl_pull_in_two_directions() -> None:
    position = Position().helper(0, "daydreamer", "night-owl")
    go_on(position, "donkeys").play("0: donkey 3", "1: donkey 4")
    assert position.farm(0).siesta == 2
    for seat in (0, 1, 0, 1):
        position.play(f"{seat}: end")
    assert position.goods(0) == {"silver": 0, "vp": 1}


def test_used_helpers_are_free_before_the_round_is_over() -> None:
    position = Position().helper(0, "innkeeper", "farm-servant").give(0, olive=2, food=1).turn("cards", 0, 0)
    position.play("use farm-servant", "upgrade olive", "use innkeeper", "pay food")
    assert position.farm(0).markers == 25 - 2 - 2
    assert next_round(position, "farm").farm(0).markers == 25 - 2
