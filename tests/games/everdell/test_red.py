"""The red destination cards, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.everdell.position import DULL_MEADOW, position

CHEAP_MEADOW = ("farm", "mine", "wanderer", "palace", "castle", "school", "theater", "king")


# -- Cemetery


def test_card_cemetery_reveals_4_of_the_pile_and_plays_one_for_free() -> None:
    table = position(city=["cemetery"], pile=["king", "farm", "mine", "inn", "bard"], discards=["ruins"])
    table.do("worker cemetery", "reveal pile")
    assert table.options() == [f"play {card} revealed" for card in ("king", "farm", "mine", "inn")]
    table.do("play king revealed")
    assert table.city() == ["cemetery", "king"]
    assert table.discards() == ["ruins", "farm", "mine", "inn"]


def test_card_cemetery_reveals_the_top_4_of_the_discards() -> None:
    table = position(city=["cemetery"], discards=["bard", "king", "farm", "mine", "inn"])
    table.do("worker cemetery", "reveal discards")
    assert len(table.options()) == 4
    table.do("play farm revealed")
    assert table.discards() == ["bard", "inn", "mine", "king"]


def test_card_cemetery_cant_name_an_empty_discard_pile() -> None:
    table = position(city=["cemetery"], pile=["king", "farm", "mine", "inn"]).do("worker cemetery")
    assert table.asks == "PlayRevealedCard"


def test_card_cemetery_reveals_fewer_from_a_short_discard_pile() -> None:
    table = position(city=["cemetery"], discards=["king", "farm"]).do("worker cemetery", "reveal discards")
    assert table.options() == ["play farm revealed", "play king revealed"]


def test_card_cemetery_must_play_and_discards_all_if_nothing_can_be_played() -> None:
    cards = ["cemetery", "cemetery", "king", "king"]
    table = position(city=["cemetery", "king"], pile=cards).do("worker cemetery")
    assert table.discards() == cards
    assert table.to_act == 1
    table = position(city=["cemetery", "king"], pile=["king", "king", "cemetery", "farm"]).do("worker cemetery")
    assert table.city()[-1] == "farm"


def test_card_cemetery_keeps_its_worker() -> None:
    table = position(city=["cemetery"], workers=1, others=[{"passed": True}], pile=["mine"] * 3 + ["king"])
    table.do("worker cemetery", "play mine revealed", "season")
    assert table.free() == 2


def test_card_cemetery_has_a_second_spot_with_an_undertaker() -> None:
    assert not position(city=["cemetery worker=0"]).options("worker cemetery")
    assert position(city=["cemetery worker=0", "undertaker"]).options("worker cemetery")
    assert not position(city=["cemetery worker=0 second=0", "undertaker"]).options("worker cemetery")


def test_card_cemetery_is_closed() -> None:
    assert not position(others=[{"city": ["cemetery"]}]).options("worker cemetery")


def test_card_cemetery_may_be_discarded_by_ruins_played_there() -> None:
    table = position(city=["cemetery"], pile=["ruins", "fool", "fool", "cemetery"], others=[{"city": ["fool"]}])
    table.do("worker cemetery")
    assert table.city() == ["ruins"]
    assert table.state.cities[0].permanent == 1
    assert table.state.cities[0].stray == 0


# -- Chapel


def test_card_chapel_gets_a_point_and_draws_2_for_each() -> None:
    table = position(city=["chapel points=1"], pile=["farm", "mine", "inn", "bard"]).do("worker chapel")
    assert table.points_on("chapel") == 2
    assert table.hand() == ["bard", "farm", "inn", "mine"]
    assert table.score()["tokens"] == 2


def test_card_chapel_is_closed_and_lost_with_its_points() -> None:
    assert not position(others=[{"city": ["chapel"]}]).options("worker chapel")
    table = position(city=["chapel points=3"], hand=["ruins"]).do("play ruins hand")
    assert table.score()["tokens"] == 0


# -- Inn


def test_card_inn_plays_a_meadow_card_for_3_less() -> None:
    table = position(city=["inn"], meadow=CHEAP_MEADOW, resources="1 pebble", pile=["bard"])
    table.do("worker inn")
    assert table.options() == ["play farm meadow", "play mine meadow", "play wanderer meadow"]
    table.do("play mine meadow")
    assert table.resources() == "2 pebble"
    assert table.meadow()[1] == "bard"


def test_card_inn_needs_a_playable_card() -> None:
    table = position(city=["inn"], resources="1 twig")
    assert not table.options("worker inn")
    assert table.refused("worker inn") == "everdell-why-condition"


def test_card_inn_asks_what_is_saved() -> None:
    meadow = ("university", "palace", "castle", "school", "theater", "king", "ever-tree", "courthouse")
    table = position(city=["inn"], meadow=meadow, resources="2 twig 2 resin 1 pebble").do("worker inn")
    table.do("play school meadow")
    assert table.options() == ["save twig", "save resin"]
    table.do("save twig", "save twig")  # then resin is all that is left
    assert table.resources() == "2 twig 1 resin 1 pebble"


def test_card_inn_uses_no_token_and_no_other_ability() -> None:
    meadow = (*DULL_MEADOW[:7], "teacher")
    table = position(city=["inn", "castle", "innkeeper", "dungeon"], meadow=meadow, resources="1 berry")
    table.do("worker inn")
    assert table.city()[-1] == "teacher"


def test_card_inn_abroad_gives_its_owner_a_point_and_the_card_to_the_visitor() -> None:
    table = position(others=[{"city": ["inn"], "passed": True}], meadow=CHEAP_MEADOW)
    table.do("worker inn p2", "play farm meadow")
    assert (table.points(1), table.city(), table.city(1)) == (1, ["farm"], ["inn"])


def test_card_inn_may_be_discarded_by_ruins_with_its_worker_on_them() -> None:
    table = position(city=["inn"], meadow=("ruins", *DULL_MEADOW[:7]), workers=1, others=[{"passed": True}])
    table.do("worker inn")
    assert table.city() == ["ruins"]
    assert table.mark("ruins") == 2  # the worker of seat 0
    assert table.do("season").free() == 3


# -- Lookout


def test_card_lookout_performs_any_basic_or_forest_location() -> None:
    table = position(city=["lookout"], on={"basic-3-twigs": [1], "forest-3-berries": [1]}).do("worker lookout")
    assert len(table.options()) == 8 + 3
    assert table.do("copy basic-3-twigs").resources() == "3 twig"
    table = position(city=["lookout"], on={"forest-3-berries": [0]}).do("worker lookout", "copy forest-3-berries")
    assert table.resources() == "3 berry"
    assert table.workers_on("forest-3-berries") == 1


def test_card_lookout_is_closed() -> None:
    assert not position(others=[{"city": ["lookout"]}]).options("worker lookout")


# -- Monastery


def test_card_monastery_gives_2_resources_for_4_points() -> None:
    table = position(players=3, city=["monastery"], resources="2 twig 1 berry", others=[{}, {}])
    table.do("worker monastery", "to p2", "give twig", "give berry")
    assert (table.points(), table.resources(), table.resources(1)) == (4, "1 twig", "1 twig 1 berry")


def test_card_monastery_needs_2_resources() -> None:
    assert not position(city=["monastery"], resources="1 twig").options("worker monastery")


def test_card_monastery_gives_to_the_supply_if_nobody_is_left() -> None:
    table = position(city=["monastery"], resources="2 twig", others=[{"passed": True}]).do("worker monastery")
    assert (table.points(), table.resources(), table.resources(1)) == (4, "", "")


def test_card_monastery_keeps_its_worker_and_has_a_second_spot_with_a_monk() -> None:
    table = position(city=["monastery"], resources="2 twig", workers=1, others=[{"passed": True}])
    assert table.do("worker monastery", "season").free() == 2
    assert not position(city=["monastery worker=0"], resources="2 twig").options("worker monastery")
    assert position(city=["monastery worker=0", "monk"], resources="2 twig").options("worker monastery")
    assert not position(others=[{"city": ["monastery"]}], resources="2 twig").options("worker monastery")


# -- Post Office


def test_card_post_office_gives_2_discards_any_and_draws_up() -> None:
    table = position(city=["post-office"], hand=["farm", "mine", "inn", "bard"], pile=["king"] * 2)
    table.do("worker post-office", "give farm", "give inn")
    assert table.hand(1) == ["farm", "inn"]
    assert table.options() == ["discard mine", "discard bard", "done"]
    table.do("discard bard", "done")
    assert len(table.hand()) == 8
    assert "mine" in table.hand()


def test_card_post_office_needs_2_cards() -> None:
    assert not position(city=["post-office"], hand=["farm"]).options("worker post-office")


def test_card_post_office_abroad_gives_a_point_and_the_owner_may_get_the_cards() -> None:
    table = position(players=3, hand=["farm", "mine", "inn"], others=[{"city": ["post-office"]}, {}])
    table.do("worker post-office p2")
    assert table.points(1) == 1
    assert table.options() == ["to p2", "to p3"]
    table.do("to p2", "give farm", "give mine", "done")
    assert table.hand(1) == ["farm", "mine"]


def test_card_post_office_discards_what_does_not_fit() -> None:
    table = position(city=["post-office"], hand=["farm", "mine", "inn"], others=[{"hand": ["bard"] * 2 + ["farm"] * 5}])
    table.do("worker post-office", "give mine", "give inn")
    assert table.hand(1).count("mine") == 1
    assert table.discards() == ["inn"]


def test_card_post_office_discards_both_if_nobody_has_room() -> None:
    table = position(city=["post-office"], hand=["farm", "mine"], others=[{"passed": True}])
    table.do("worker post-office", "give mine")
    assert table.discards() == ["mine", "farm"]


# -- Queen


def test_card_queen_plays_a_card_up_to_3_points_for_free() -> None:
    table = position(city=["queen"], hand=["fairgrounds", "king"], meadow=CHEAP_MEADOW)
    table.do("worker queen")
    assert table.options() == [
        *("play fairgrounds hand", "play farm meadow", "play mine meadow", "play wanderer meadow"),
        *("play school meadow", "play theater meadow"),
    ]
    table.do("play theater meadow")
    assert table.city() == ["queen", "theater"]


def test_card_queen_needs_a_playable_card() -> None:
    assert not position(city=["queen"], hand=["doctor"]).options("worker queen")
    assert position(city=["queen"], hand=["bard"]).options("worker queen")


def test_card_queen_is_closed() -> None:
    assert not position(others=[{"city": ["queen"]}]).options("worker queen")


def test_card_queen_may_lose_her_worker_to_the_ranger_she_brings() -> None:
    table = position(city=["queen"], hand=["ranger"]).do("worker queen")
    assert table.asks == "PlaceMovedWorker"  # her worker is the only one that is out
    assert "worker queen" not in table.options()
    assert table.do("worker basic-1-berry").resources() == "1 berry"


# -- University


def test_card_university_discards_another_card_for_its_cost_a_resource_and_a_point() -> None:
    table = position(city=["university", "mine", "king"]).do("worker university")
    assert table.options() == ["remove mine", "remove king"]
    table.do("remove king", "gain twig")
    assert (table.resources(), table.points(), table.city()) == ("1 twig 6 berry", 1, ["university", "mine"])
    assert table.discards() == ["king"]


def test_card_university_needs_another_card_and_is_closed() -> None:
    assert not position(city=["university"]).options("worker university")
    assert not position(city=["farm"], others=[{"city": ["university", "farm"]}]).options("worker university")


@pytest.mark.parametrize("card", ["fool", "wanderer", "wife"])
def test_card_university_takes_any_card(card: str) -> None:
    table = position(city=["husband", "university", f"{card}"]).do("worker university", f"remove {card}", "gain pebble")
    assert card not in table.city()


def test_card_university_leaves_a_worker_out_until_the_next_season() -> None:
    table = position(city=["university", "inn worker=0"], workers=1, others=[{"passed": True}])
    table.do("worker university", "gain twig")
    assert table.state.cities[0].stray == 1
    assert table.do("season").free() == 3
