"""The blue governance cards and the purple prosperity cards, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.everdell.position import position

FULL = ["farm occupied"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3
"""Fourteen spaces."""


# -- Courthouse, Historian, Shopkeeper


def test_card_courthouse_gains_after_another_construction() -> None:
    table = position(hand=["farm", "teacher"], city=["courthouse"], resources="2 twig 1 resin").do("play farm hand")
    assert table.options() == ["gain twig", "gain resin", "gain pebble"]
    assert table.do("gain pebble").resources() == "1 pebble 1 berry"


def test_card_courthouse_does_not_react_to_critters_or_itself() -> None:
    assert position(hand=["wife"], city=["courthouse"], resources="2 berry").do("play wife hand").to_act == 1
    assert position(hand=["courthouse"], resources="1 twig 1 resin 2 pebble").do("play courthouse hand").to_act == 1


def test_card_historian_draws_after_every_other_card() -> None:
    table = position(hand=["farm"], city=["historian"], resources="2 twig 1 resin", pile=["king"]).do("play farm hand")
    assert table.hand() == ["king"]
    assert position(hand=["historian"], resources="2 berry").do("play historian hand").hand() == []


def test_card_historian_draws_nothing_into_a_full_hand() -> None:
    table = position(
        hand=["mine"] * 3 + ["farm"] * 5,
        meadow=["farm"] + ["king"] * 2 + ["inn"] * 3 + ["queen"] * 2,
        city=["historian"],
        resources="2 twig 1 resin",
    )
    assert len(table.do("play farm meadow").hand()) == 8


def test_card_shopkeeper_gains_a_berry_after_another_critter() -> None:
    table = position(hand=["wife"], city=["shopkeeper"], resources="2 berry").do("play wife hand")
    assert table.resources() == "1 berry"
    table = position(hand=["mine"], city=["shopkeeper"], resources="1 twig 1 resin 1 pebble").do("play mine hand")
    assert table.resources() == "1 pebble"
    assert position(hand=["shopkeeper"], resources="2 berry").do("play shopkeeper hand").resources() == ""


# -- Crane, Innkeeper, Dungeon, Judge


def test_card_crane_pays_3_of_a_construction() -> None:
    table = position(hand=["palace"], city=["crane"], resources="2 twig 3 resin 3 pebble").do("play palace hand")
    assert table.options() == ["pay plain", "pay crane"]
    table.do("pay crane")
    assert table.options() == ["save twig", "save resin", "save pebble"]
    table.do("save pebble", "save pebble", "save pebble")
    assert (table.resources(), table.city(), table.discards()) == ("3 pebble", ["palace"], ["crane"])


def test_card_crane_must_save_what_is_missing() -> None:
    table = position(hand=["palace"], city=["crane"], resources="2 twig 1 resin 2 pebble").do("play palace hand")
    assert (table.resources(), table.city()) == ("", ["palace"])  # 2 resin and 1 pebble: no choice


def test_card_crane_makes_cheap_constructions_free_but_not_ruins_or_critters() -> None:
    assert position(hand=["inn"], city=["crane"]).do("play inn hand").city() == ["inn"]
    table = position(hand=["ruins", "wife"], city=["crane", "farm"], resources="2 berry")
    assert table.do("play ruins hand").asks == "ReplaceByRuins"
    assert not position(hand=["teacher"], city=["crane"], resources="1 berry").options("play")


def test_card_crane_pays_for_another_crane_in_a_full_city() -> None:
    table = position(hand=["crane"], city=[*FULL, "crane"])
    assert table.do("play crane hand").city() == [*(card.split()[0] for card in FULL), "crane"]


def test_card_innkeeper_pays_3_berries_of_a_critter() -> None:
    table = position(hand=["king"], city=["innkeeper"], resources="4 berry").do("play king hand")
    assert (table.resources(), table.city(), table.discards()) == ("1 berry", ["king"], ["innkeeper"])
    table = position(hand=["wife"], city=["innkeeper"], resources="2 berry").do("play wife hand")
    assert table.options() == ["pay plain", "pay innkeeper"]
    assert table.do("pay innkeeper").resources() == "2 berry"


def test_card_innkeeper_pays_for_another_innkeeper_but_no_construction() -> None:
    table = position(hand=["innkeeper"], city=[*FULL, "innkeeper"]).do("play innkeeper hand")
    assert table.city().count("innkeeper") == 1
    assert not position(hand=["inn"], city=["innkeeper"], resources="2 berry").options("play")


def test_card_dungeon_takes_a_critter_for_3_less() -> None:
    table = position(hand=["mine"], city=["dungeon", "wife", "husband"]).do("play mine hand")
    assert table.options() == ["pay dungeon husband", "pay dungeon wife"]
    table.do("pay dungeon wife")
    assert table.city() == ["dungeon", "husband", "mine"]
    assert table.names(table.state.cities[0].prisoners) == ["wife"]
    assert table.score()["base"] == 4


def test_card_dungeon_has_one_cell_and_never_takes_the_ranger_into_the_second() -> None:
    table = position(hand=["mine"], city=["dungeon", "wife"], prisoners=["bard"])
    assert not table.options("play")
    table = position(hand=["mine"], city=["dungeon", "ranger"], prisoners=["bard"])
    assert not table.options("play")
    assert position(hand=["mine"], city=["dungeon", "ranger"]).do("play mine hand").city() == ["dungeon", "mine"]


def test_card_dungeon_takes_a_fool_or_a_wanderer_who_frees_no_space() -> None:
    table = position(hand=["mine"], city=[*FULL, "dungeon", "wanderer"])
    assert not table.options("play")
    table = position(hand=["inn"], city=[*FULL[1:], "dungeon", "fool"]).do("play inn hand")
    assert table.city()[-1] == "inn"


def test_card_dungeon_a_prisoner_pays_for_another_copy_of_himself() -> None:
    table = position(hand=["bard"], city=["dungeon", "bard"]).do("play bard hand")
    assert table.city() == ["dungeon", "bard"]


def test_card_dungeon_lets_a_queens_worker_out_until_the_next_season() -> None:
    table = position(hand=["mine"], city=["dungeon", "queen worker=0"]).do("play mine hand")
    assert table.state.cities[0].stray == 1


def test_card_judge_replaces_one_resource() -> None:
    table = position(hand=["farm"], city=["judge"], resources="1 twig 1 resin 1 berry").do("play farm hand")
    assert (table.resources(), table.city()) == ("1 berry", ["judge", "farm"])  # the Farm's own berry
    table = position(hand=["wife"], city=["judge"], resources="2 berry 1 twig").do("play wife hand")
    assert table.options() == ["pay plain", "pay judge berry->twig"]
    assert table.do("pay judge berry->twig").resources() == "1 berry"


def test_card_judge_keeps_the_number_and_replaces_only_one() -> None:
    assert not position(hand=["wife"], city=["judge"], resources="1 berry").options("play")
    assert not position(hand=["wife"], city=["judge"], resources="2 twig").options("play")


# -- Clock Tower


def test_card_clock_tower_gets_3_points() -> None:
    table = position(hand=["clock-tower"], resources="3 twig 1 pebble").do("play clock-tower hand")
    assert table.points_on("clock-tower") == 3
    assert table.score()["tokens"] == 3


def test_card_clock_tower_activates_a_location_before_the_workers_return() -> None:
    table = position(
        city=["clock-tower points=3"], workers=0, on={"basic-3-twigs": [0], "forest-3-berries": [0], "haven": [0]}
    ).do("season")
    assert table.options() == ["copy basic-3-twigs", "copy forest-3-berries", "done"]
    table.do("copy forest-3-berries")
    assert (table.resources(), table.points_on("clock-tower"), table.free()) == ("3 berry", 2, 3)


def test_card_clock_tower_may_be_declined_and_is_not_asked_without_token_or_worker() -> None:
    table = position(city=["clock-tower points=1"], workers=0, on={"basic-3-twigs": [0]}).do("season", "done")
    assert (table.resources(), table.points_on("clock-tower")) == ("", 1)
    assert position(city=["clock-tower"], workers=0, on={"basic-3-twigs": [0]}).do("season").to_act == 1
    assert position(city=["clock-tower points=3"], workers=0, on={"haven": [0]}).do("season").to_act == 1


# -- purple


@pytest.mark.parametrize(
    ("resources", "points"), [("", 0), ("2 resin 1 pebble", 3), ("9 resin 9 pebble", 6), ("9 twig 9 berry", 0)]
)
def test_card_architect_counts_resin_and_pebbles_up_to_6(resources: str, points: int) -> None:
    assert position(city=["architect"], resources=resources).score()["prosperity"] == points


def test_card_architect_does_not_count_stored_goods() -> None:
    assert position(city=["architect", "storehouse resin=4"]).score()["prosperity"] == 0


def test_card_castle_counts_common_constructions() -> None:
    assert position(city=["castle", "farm", "farm", "ruins", "dungeon", "wife"]).score()["prosperity"] == 3


def test_card_palace_counts_unique_constructions_itself_too() -> None:
    assert position(city=["palace", "dungeon", "farm", "king"]).score()["prosperity"] == 2


def test_card_school_counts_common_critters() -> None:
    assert position(city=["school", "wanderer", "husband", "king", "farm"]).score()["prosperity"] == 2


def test_card_theater_counts_unique_critters_a_fool_too() -> None:
    assert position(city=["theater", "bard", "fool", "wanderer"]).score()["prosperity"] == 2


def test_card_ever_tree_counts_purple_cards_itself_too() -> None:
    assert position(city=["ever-tree", "wife", "king", "farm"]).score()["prosperity"] == 3


def test_card_ever_tree_takes_in_any_one_critter() -> None:
    table = position(hand=["king", "bard"], city=["ever-tree"], others=[{"passed": True}]).do("play king hand")
    assert table.is_occupied("ever-tree")
    assert not table.options("play")


def test_card_king_counts_events_1_and_2() -> None:
    achieved = {"grand-tour": 0, "city-monument": 1, "tax-relief": 0, "croak-wart-cure": 0}
    assert position(city=["king"], achieved=achieved).score()["prosperity"] == 1 + 2 * 2


def test_card_wife_counts_3_for_each_pair() -> None:
    assert position(city=["wife", "wife", "wife", "husband", "husband"]).score()["prosperity"] == 6
    assert position(city=["wife"]).score()["prosperity"] == 0


def test_card_wife_shares_a_space_with_a_husband() -> None:
    table = position(hand=["wife", "mine"], city=[*FULL, "husband"], resources="2 berry 1 twig 1 resin 1 pebble")
    assert table.options("play") == ["play wife hand"]
