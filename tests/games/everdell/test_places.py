"""The basic and forest locations, Haven and Journey, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.everdell.position import DULL_MEADOW, position


@pytest.mark.parametrize(
    ("place", "resources", "cards", "points"),
    [
        ("basic-3-twigs", "3 twig", 0, 0),
        ("basic-2-twigs-1-card", "2 twig", 1, 0),
        ("basic-2-resin", "2 resin", 0, 0),
        ("basic-1-resin-1-card", "1 resin", 1, 0),
        ("basic-2-cards-1-point", "", 2, 1),
        ("basic-1-pebble", "1 pebble", 0, 0),
        ("basic-1-berry-1-card", "1 berry", 1, 0),
        ("basic-1-berry", "1 berry", 0, 0),
        ("forest-3-berries", "3 berry", 0, 0),
        ("forest-3-cards-1-pebble", "1 pebble", 3, 0),
        ("forest-2-berries-1-card", "2 berry", 1, 0),
        ("forest-2-resin-1-twig", "1 twig 2 resin", 0, 0),
        ("forest-twig-resin-berry", "1 twig 1 resin 1 berry", 0, 0),
    ],
)
def test_plain_places_give_what_they_show(place: str, resources: str, cards: int, points: int) -> None:
    forest = [place, "forest-2-any", "forest-2-cards-1-any"] if place.startswith("forest") else None
    table = position(forest=forest) if forest else position()
    table.do(f"worker {place}")
    assert (table.resources(), len(table.hand()), table.points()) == (resources, cards, points)
    assert (table.workers_on(place), table.free(), table.to_act) == (1, 1, 1)


@pytest.mark.parametrize("place", ["basic-3-twigs", "basic-2-resin", "basic-1-pebble", "basic-1-berry-1-card"])
def test_exclusive_basic_places_hold_one_worker(place: str) -> None:
    for seat in (0, 1):
        table = position(on={place: [seat]})
        assert f"worker {place}" not in table.options()
        assert table.refused(f"worker {place}") == "everdell-why-taken"


@pytest.mark.parametrize(
    "place", ["basic-2-twigs-1-card", "basic-1-resin-1-card", "basic-2-cards-1-point", "basic-1-berry", "haven"]
)
def test_shared_places_hold_any_number(place: str) -> None:
    assert f"worker {place}" in position(on={place: [0, 0, 1, 1]}).options()


def test_place_forest_copy_basic_1_card_performs_a_basic_place_then_draws() -> None:
    table = position(forest=["forest-copy-basic-1-card"], on={"basic-3-twigs": [1]})
    table.do("worker forest-copy-basic-1-card")
    assert len(table.options()) == 8
    table.do("copy basic-3-twigs")
    assert (table.resources(), len(table.hand())) == ("3 twig", 1)


def test_place_forest_2_cards_1_any_draws_then_gains() -> None:
    table = position(forest=["forest-2-cards-1-any"]).do("worker forest-2-cards-1-any")
    assert len(table.hand()) == 2
    assert table.do("gain pebble").resources() == "1 pebble"


def test_place_forest_discard_any_draw_2_each() -> None:
    table = position(forest=["forest-discard-any-draw-2-each"], hand=["farm", "mine", "inn"], pile=["king"] * 2)
    table.do("worker forest-discard-any-draw-2-each", "discard farm", "discard inn", "done")
    assert len(table.hand()) == 1 + 4
    assert table.discards() == ["farm", "inn"]


def test_place_forest_discard_any_draw_2_each_allows_none_and_holds_the_limit() -> None:
    table = position(forest=["forest-discard-any-draw-2-each"], hand=["farm"])
    assert table.do("worker forest-discard-any-draw-2-each", "done").hand() == ["farm"]
    table = position(forest=["forest-discard-any-draw-2-each"], hand=["farm"] * 8)
    table.do("worker forest-discard-any-draw-2-each", *["discard farm"] * 6, "done")
    assert len(table.hand()) == 8


def test_place_forest_discard_3_gain_any_gains_for_up_to_3_cards() -> None:
    table = position(forest=["forest-discard-3-gain-any"], hand=["farm"] * 4).do("worker forest-discard-3-gain-any")
    table.do("discard farm", "discard farm", "discard farm", "gain twig", "gain resin", "gain resin")
    assert (table.hand(), table.resources()) == (["farm"], "1 twig 2 resin")


def test_place_forest_discard_3_gain_any_allows_fewer() -> None:
    table = position(forest=["forest-discard-3-gain-any"], hand=["farm"] * 4).do("worker forest-discard-3-gain-any")
    assert table.do("done").resources() == ""


MEADOW = ("farm", "mine", *DULL_MEADOW[:6])
LESS = "forest-2-meadow-play-1-less"


def test_place_forest_2_meadow_play_1_less_takes_2_and_may_play_one() -> None:
    table = position(forest=[LESS], meadow=MEADOW, resources="1 twig 1 resin", pile=["bard", "queen"])
    table.do(f"worker {LESS}", "take farm", "take mine")
    assert table.meadow()[:2] == ["bard", "queen"]
    assert table.options() == ["play farm hand", "play mine hand", "done"]
    table.do("play farm hand")
    assert (table.city(), table.hand(), table.resources()) == (["farm"], ["mine"], "1 berry")


def test_place_forest_2_meadow_play_1_less_may_decline() -> None:
    table = position(forest=[LESS], meadow=MEADOW, resources="1 twig 1 resin")
    assert table.do(f"worker {LESS}", "take farm", "take mine", "done").hand() == ["farm", "mine"]


def test_place_forest_2_meadow_play_1_less_holds_the_hand_limit() -> None:
    table = position(forest=[LESS], hand=["inn"] * 3 + ["mine"] * 4, meadow=("farm", "mine", *DULL_MEADOW[:6]))
    table.do(f"worker {LESS}", "take farm")
    assert len(table.hand()) == 8
    assert table.to_act == 1
    table = position(forest=[LESS], hand=["inn"] * 3 + ["farm"] * 5).do(f"worker {LESS}")
    assert table.to_act == 1


def test_place_forest_2_meadow_play_1_less_plays_cards_of_cost_0_and_uses_no_other_way() -> None:
    table = position(forest=[LESS], meadow=("ruins", "wife", *DULL_MEADOW[:6]), city=["farm"])
    table.do(f"worker {LESS}", "take ruins", "take wife")
    assert table.options() == ["play ruins hand", "done"]


def test_place_forest_2_any_gains_two_of_choice() -> None:
    table = position(forest=["forest-2-any"]).do("worker forest-2-any", "gain berry", "gain twig")
    assert table.resources() == "1 twig 1 berry"


def test_place_haven_gives_a_resource_for_every_two_cards() -> None:
    table = position(hand=["farm"] * 5).do("worker haven", *["discard farm"] * 5, "gain resin", "gain pebble")
    assert table.resources() == "1 resin 1 pebble"
    assert position(hand=["farm"]).do("worker haven", "done").hand() == ["farm"]


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_journeys_discard_cards_and_give_points_in_the_end(n: int) -> None:
    table = position(hand=["farm"] * n, season="autumn").do(f"worker journey-{n}")
    assert (table.hand(), table.score()["journey"]) == ([], n)
    table = position(hand=["farm"] * n, season="summer")
    assert table.refused(f"worker journey-{n}") == "everdell-why-journey"
    table = position(hand=["farm"] * (n - 1), season="autumn")
    assert table.refused(f"worker journey-{n}") == "everdell-why-few-cards"


@pytest.mark.parametrize("n", [3, 4, 5])
def test_long_journeys_are_exclusive(n: int) -> None:
    assert not position(hand=["farm"] * 8, season="autumn", on={f"journey-{n}": [1]}).options(f"worker journey-{n}")


def test_the_short_journey_is_shared() -> None:
    assert position(hand=["farm"] * 8, season="autumn", on={"journey-2": [0, 0, 1]}).options("worker journey-2")
