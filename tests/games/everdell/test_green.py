"""The green production cards, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.everdell.position import position


@pytest.mark.parametrize(
    ("card", "cost", "gain"),
    [
        ("farm", "2 twig 1 resin", "1 berry"),
        ("mine", "1 twig 1 resin 1 pebble", "1 pebble"),
        ("resin-refinery", "1 resin 1 pebble", "1 resin"),
        ("twig-barge", "1 twig 1 pebble", "2 twig"),
        ("general-store", "1 resin 1 pebble", "1 berry"),
    ],
)
def test_plain_gains_when_played_and_in_spring(card: str, cost: str, gain: str) -> None:
    table = position(hand=[card], resources=cost).do(f"play {card} hand")
    assert table.resources() == gain
    table = position(city=[card], workers=0).do("season")
    assert table.resources() == gain


def test_card_farm_gains_a_berry() -> None:
    assert position(hand=["farm"], resources="2 twig 1 resin").do("play farm hand").resources() == "1 berry"


def test_card_mine_gains_a_pebble() -> None:
    assert position(city=["mine", "mine"], workers=0).do("season").resources() == "2 pebble"


def test_card_resin_refinery_gains_resin() -> None:
    assert position(city=["resin-refinery"], workers=0).do("season").resources() == "1 resin"


def test_card_twig_barge_gains_2_twigs() -> None:
    assert position(city=["twig-barge"], workers=0).do("season").resources() == "2 twig"


def test_card_general_store_gains_2_berries_with_a_farm_however_many() -> None:
    table = position(hand=["general-store"], city=["farm", "farm"], resources="1 resin 1 pebble")
    assert table.do("play general-store hand").resources() == "2 berry"


def test_card_barge_toad_gains_2_twigs_for_each_farm() -> None:
    table = position(hand=["barge-toad"], city=["farm", "farm"], resources="2 berry").do("play barge-toad hand")
    assert table.resources() == "4 twig"


def test_card_barge_toad_without_a_farm_gains_nothing() -> None:
    assert position(hand=["barge-toad"], resources="2 berry").do("play barge-toad hand").resources() == ""


def test_card_fairgrounds_draws_2_cards_up_to_the_limit() -> None:
    table = position(hand=["fairgrounds"], resources="1 twig 2 resin 1 pebble", pile=["farm", "mine"])
    assert table.do("play fairgrounds hand").hand() == ["farm", "mine"]
    table = position(city=["fairgrounds"], hand=["mine"] * 3 + ["farm"] * 4, workers=0)
    assert len(table.do("season").hand()) == 8


@pytest.mark.parametrize(("card", "resource"), [("doctor", "berry"), ("woodcarver", "twig")])
def test_payers_may_pay_up_to_3(card: str, resource: str) -> None:
    for n in range(4):
        table = position(city=[card], resources=f"4 {resource}", workers=0).do("season")
        assert table.options() == ["spend 0", "spend 1", "spend 2", "spend 3"]
        table.do(f"spend {n}")
        assert table.points() == n
        assert table.resources() == f"{4 - n} {resource}"


def test_card_doctor_is_not_asked_without_berries() -> None:
    table = position(hand=["doctor"], resources="4 berry").do("play doctor hand")
    assert table.to_act == 1


def test_card_doctor_pays_when_played() -> None:
    table = position(hand=["doctor"], resources="5 berry").do("play doctor hand")
    assert table.options() == ["spend 0", "spend 1"]
    assert table.do("spend 1").points() == 1


def test_card_woodcarver_pays_when_played() -> None:
    table = position(hand=["woodcarver"], resources="2 berry 3 twig").do("play woodcarver hand", "spend 3")
    assert (table.points(), table.resources()) == (3, "")


def test_card_woodcarver_is_not_asked_without_twigs() -> None:
    assert position(hand=["woodcarver"], resources="2 berry").do("play woodcarver hand").to_act == 1


def test_card_monk_gives_up_to_2_berries_for_2_points_each() -> None:
    table = position(players=3, hand=["monk"], resources="4 berry", others=[{}, {}]).do("play monk hand")
    assert table.options() == ["spend 0", "spend 1", "spend 2"]
    table.do("spend 2", "to p3")
    assert (table.points(), table.resources(), table.resources(2)) == (4, "1 berry", "2 berry")


def test_card_monk_gives_to_the_supply_when_all_have_passed() -> None:
    table = position(hand=["monk"], resources="2 berry", others=[{"passed": True}]).do("play monk hand", "spend 1")
    assert (table.points(), table.resources(), table.resources(1)) == (2, "", "")


def test_card_monk_is_not_asked_without_berries() -> None:
    assert position(hand=["monk"], resources="1 berry").do("play monk hand").to_act == 1


def test_card_peddler_trades_up_to_2_resources() -> None:
    table = position(hand=["peddler"], resources="2 berry 1 twig 1 resin").do("play peddler hand")
    assert table.options() == ["give twig", "give resin", "done"]
    table.do("give twig", "give resin", "gain pebble", "gain pebble")
    assert table.resources() == "2 pebble"


def test_card_peddler_may_trade_one_or_none() -> None:
    table = position(hand=["peddler"], resources="2 berry 1 twig").do("play peddler hand", "give twig", "gain berry")
    assert table.resources() == "1 berry"
    table = position(hand=["peddler"], resources="2 berry 1 twig").do("play peddler hand", "done")
    assert table.resources() == "1 twig"


def test_card_peddler_is_not_asked_without_resources() -> None:
    assert position(hand=["peddler"], resources="2 berry").do("play peddler hand").to_act == 1


def test_card_teacher_draws_2_keeps_1_gives_1() -> None:
    table = position(players=3, hand=["teacher"], resources="2 berry", pile=["farm", "mine"], others=[{}, {}])
    table.do("play teacher hand")
    assert table.options() == ["keep farm", "keep mine"]
    table.do("keep farm", "to p3")
    assert (table.hand(), table.hand(1), table.hand(2)) == (["farm"], [], ["mine"])


def test_card_teacher_gives_only_to_players_with_room_who_have_not_passed() -> None:
    full = {"hand": ["farm"] * 8}
    table = position(players=3, hand=["teacher"], resources="2 berry", pile=["mine", "inn"], others=[full, {}])  # type: ignore[list-item]
    table.do("play teacher hand", "keep mine")
    assert table.hand(2) == ["inn"]
    table = position(hand=["teacher"], resources="2 berry", pile=["mine", "inn"], others=[{"passed": True}])
    table.do("play teacher hand", "keep mine")
    assert table.discards() == ["inn"]


def test_card_teacher_with_7_cards_draws_one_with_8_none() -> None:
    table = position(city=["teacher"], hand=["farm"] * 7, workers=0, pile=["mine"]).do("season")
    assert table.hand() == ["farm"] * 7 + ["mine"]
    assert table.to_act == 1
    table = position(city=["teacher"], hand=["farm"] * 8, workers=0, pile=["mine"]).do("season")
    assert table.hand() == ["farm"] * 8


def test_card_storehouse_stores_one_of_four_goods() -> None:
    cost = "1 twig 1 resin 1 pebble"
    for resource, goods in zip(("twig", "resin", "pebble", "berry"), ("3 twig", "2 resin", "1 pebble", "2 berry")):
        table = position(hand=["storehouse"], resources=cost).do("play storehouse hand", f"store {resource}")
        assert (table.goods_on("storehouse"), table.resources()) == (goods, "")


def test_card_storehouse_gives_all_to_a_worker() -> None:
    table = position(city=["storehouse twig=3 resin=2"]).do("worker storehouse")
    assert (table.resources(), table.goods_on("storehouse")) == ("3 twig 2 resin", "")


def test_card_storehouse_copies_have_their_own_goods_and_spots() -> None:
    table = position(city=["storehouse twig=3", "storehouse berry=2"])
    assert table.options("worker storehouse") == ["worker storehouse", "worker storehouse-2"]
    table.do("worker storehouse-2")
    assert table.resources() == "2 berry"


def test_card_storehouse_may_be_visited_empty_but_by_its_owner_only() -> None:
    table = position(city=["storehouse"], others=[{"city": ["storehouse berry=2"]}]).do("worker storehouse")
    assert table.resources() == ""
    assert not position(others=[{"city": ["storehouse berry=2"]}]).options("worker storehouse")


def test_card_husband_gains_any_with_a_wife_and_a_farm() -> None:
    table = position(hand=["husband"], city=["wife", "farm occupied"], resources="3 berry").do("play husband hand")
    assert table.options() == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    assert table.do("gain pebble").resources() == "1 pebble"


@pytest.mark.parametrize("city", [["wife"], ["farm occupied"], ["husband", "wife", "farm occupied"]])
def test_card_husband_gains_nothing_without_farm_or_free_wife(city: list[str]) -> None:
    table = position(hand=["husband"], city=city, resources="3 berry").do("play husband hand")
    assert table.to_act == 1


def test_card_husband_shares_a_space_with_a_wife() -> None:
    full = ["farm occupied"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["wife"]
    table = position(hand=["husband", "mine"], city=full, resources="9 berry 9 twig 9 resin 9 pebble")
    assert table.options("play") == ["play husband hand"]
    table.do("play husband hand", "gain twig")
    assert table.state.cities[0].spaces() == 15


def test_card_chip_sweep_activates_an_own_green_card_or_none() -> None:
    table = position(hand=["chip-sweep"], city=["mine", "farm occupied"], resources="3 berry")
    table.do("play chip-sweep hand")
    assert table.options() == ["activate mine", "activate farm", "done"]
    assert table.do("activate mine").resources() == "1 pebble"
    table = position(hand=["chip-sweep"], city=["mine"], resources="3 berry").do("play chip-sweep hand", "done")
    assert table.resources() == ""


def test_card_chip_sweep_stores_on_the_storehouse_itself() -> None:
    table = position(city=["chip-sweep", "storehouse"], workers=0)
    table.do("season", "produce chip-sweep", "activate storehouse", "store berry", "store berry")
    assert table.goods_on("storehouse") == "4 berry"


def test_card_chip_sweep_reaches_through_an_own_miner_mole() -> None:
    table = position(hand=["chip-sweep"], city=["miner-mole"], resources="3 berry", others=[{"city": ["mine"]}])
    table.do("play chip-sweep hand")
    assert table.options() == ["activate mine p2", "done"]
    assert table.do("activate mine p2").resources() == "1 pebble"


def test_card_miner_mole_copies_an_opponents_green_card() -> None:
    others = [{"city": ["general-store", "farm", "storehouse"]}]
    table = position(hand=["miner-mole"], resources="3 berry", others=others)  # type: ignore[arg-type]
    table.do("play miner-mole hand")
    assert table.options() == ["activate general-store p2", "activate farm p2", "done"]
    assert table.do("activate general-store p2").resources() == "2 berry"


def test_card_miner_mole_leads_back_through_an_opponents_miner_mole() -> None:
    table = position(
        hand=["miner-mole"], resources="3 berry", city=["storehouse"], others=[{"city": ["miner-mole"], "passed": True}]
    ).do("play miner-mole hand")
    assert table.options() == ["activate storehouse", "done"]
    assert table.do("activate storehouse", "store pebble").goods_on("storehouse") == "1 pebble"


def test_card_miner_mole_pays_and_gives_for_the_copier() -> None:
    table = position(hand=["miner-mole"], resources="4 berry", others=[{"city": ["monk"]}])
    table.do("play miner-mole hand", "activate monk p2", "spend 1")
    assert (table.points(), table.points(1), table.resources(1)) == (2, 0, "1 berry")
