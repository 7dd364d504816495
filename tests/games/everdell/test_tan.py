"""The tan traveler cards, clause by clause."""

from __future__ import annotations

import pytest

from tests.games.everdell.position import DULL_MEADOW, position

# -- Bard, Shepherd, Wanderer


@pytest.mark.parametrize("n", [0, 3, 5])
def test_card_bard_discards_up_to_5_for_a_point_each(n: int) -> None:
    table = position(hand=["bard"] + ["farm"] * 6, resources="3 berry").do("play bard hand", *["discard farm"] * n)
    if n < 5:
        table.do("done")
    assert (table.points(), len(table.hand())) == (n, 6 - n)
    assert table.to_act == 1


def test_card_bard_with_an_empty_hand_is_not_asked() -> None:
    assert position(hand=["bard"], resources="3 berry").do("play bard hand").to_act == 1


def test_card_bard_comes_before_the_historian() -> None:
    table = position(hand=["bard", "farm"], city=["historian"], resources="3 berry", pile=["king"])
    assert table.do("play bard hand").options() == ["discard farm", "done"]
    assert table.do("discard farm").hand() == ["king"]


def test_card_shepherd_pays_an_opponent_then_gains_berries_and_chapel_points() -> None:
    table = position(
        players=3, hand=["shepherd"], city=["chapel occupied points=2"], resources="3 berry", others=[{}, {}]
    )
    table.do("play shepherd hand", "to p3")
    assert (table.resources(), table.points(), table.resources(2)) == ("3 berry", 2, "3 berry")


def test_card_shepherd_without_chapel_has_no_points() -> None:
    table = position(hand=["shepherd"], resources="3 berry").do("play shepherd hand")
    assert (table.resources(), table.points(), table.resources(1)) == ("3 berry", 0, "3 berry")


def test_card_shepherd_played_free_pays_nobody() -> None:
    table = position(hand=["shepherd"], city=["chapel points=1"], resources="").do("play shepherd hand")
    assert (table.resources(), table.points(), table.resources(1)) == ("3 berry", 1, "")


def test_card_wanderer_draws_3_and_takes_no_space() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["inn"]
    table = position(hand=["wanderer", "inn"], city=full, resources="9 berry 9 twig 9 resin", pile=["king"] * 2)
    assert table.options("play") == ["play wanderer hand"]
    assert len(table.do("play wanderer hand").hand()) == 4
    assert table.state.cities[0].spaces() == 15


# -- Fool


def test_card_fool_goes_into_an_opponents_city() -> None:
    table = position(players=3, hand=["fool"], resources="3 berry", others=[{}, {"passed": True}])
    table.do("play fool hand")
    assert table.options() == ["to p2", "to p3"]
    table.do("to p3")
    assert table.city(2) == ["fool"]
    assert table.score(2)["base"] == -2


def test_card_fool_needs_a_city_with_room_and_no_fool() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["inn"]
    table = position(players=3, hand=["fool"], resources="3 berry", others=[{"city": full}, {"city": ["fool"]}])
    assert not table.options("play")
    assert table.refused("play fool hand") == "everdell-why-no-fool"


def test_card_fool_does_not_ask_for_room_in_the_own_city() -> None:
    full = ["farm"] * 8 + ["mine"] * 3 + ["twig-barge"] * 2 + ["inn", "fool"]
    assert position(hand=["fool"], city=full, resources="3 berry").options("play") == ["play fool hand"]


def test_card_fool_sets_off_the_historian_not_the_shopkeeper() -> None:
    table = position(hand=["fool"], city=["historian", "shopkeeper"], resources="3 berry", pile=["king"])
    table.do("play fool hand")
    assert (table.resources(), table.hand()) == ("", ["king"])


# -- Postal Pigeon


def test_card_postal_pigeon_may_play_one_of_two_revealed_cards_for_free() -> None:
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["farm", "fairgrounds"])
    table.do("play postal-pigeon hand")
    assert table.options() == ["play farm revealed", "play fairgrounds revealed", "done"]
    table.do("play farm revealed")
    assert table.city() == ["postal-pigeon", "farm"]
    assert (table.discards(), table.resources()) == (["fairgrounds"], "1 berry")


def test_card_postal_pigeon_may_decline_and_needs_3_points_or_less() -> None:
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["farm", "king"]).do("play postal-pigeon hand")
    assert table.options() == ["play farm revealed", "done"]
    assert table.do("done").discards() == ["farm", "king"]
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["king", "ruins"]).do("play postal-pigeon hand")
    assert table.discards() == ["king", "ruins"]
    assert table.to_act == 1


def test_card_postal_pigeon_discards_the_rest_first_and_its_triggers_come_last() -> None:
    table = position(hand=["postal-pigeon"], city=["historian"], resources="2 berry", pile=["wanderer", "king"])
    table.do("play postal-pigeon hand", "play wanderer revealed")
    assert table.discards() == ["king"]
    assert len(table.hand()) == 3 + 2  # Wanderer, and the Historian for both


# -- Ranger


def test_card_ranger_moves_a_worker_which_works_at_once() -> None:
    table = position(
        hand=["ranger"], resources="2 berry", workers=0, on={"basic-3-twigs": [0], "forest-3-berries": [0]}
    ).do("play ranger hand")
    assert table.options() == ["move basic-3-twigs", "move forest-3-berries"]
    table.do("move basic-3-twigs")
    assert "worker basic-3-twigs" not in table.options()
    table.do("worker forest-twig-resin-berry")
    assert table.resources() == "1 twig 1 resin 1 berry"
    assert (table.workers_on("basic-3-twigs"), table.free()) == (0, 0)


def test_card_ranger_without_a_worker_out_does_nothing() -> None:
    assert position(hand=["ranger"], resources="2 berry").do("play ranger hand").to_act == 1


def test_card_ranger_cant_move_permanent_workers() -> None:
    city = ["cemetery worker=0", "monastery worker=0"]
    table = position(hand=["ranger"], city=city, resources="2 berry", on={"journey-3": [0]}).do("play ranger hand")
    assert table.to_act == 1


def test_card_ranger_opens_the_second_cell() -> None:
    city = ["dungeon occupied", "ranger", "wife"]
    assert (
        "pay dungeon wife"
        in position(hand=["teacher"], city=city, prisoners=["husband"], resources="2 berry")
        .do("play teacher hand")
        .options()
    )
    table = position(hand=["teacher"], city=["dungeon", "wife"], prisoners=["husband"], resources="2 berry")
    assert not table.do("play teacher hand").options("pay")


# -- Ruins


def test_card_ruins_replace_a_construction_and_give_its_cost_and_2_cards() -> None:
    table = position(hand=["ruins"], city=["mine", "king", "farm"], pile=["bard", "inn"]).do("play ruins hand")
    assert table.options() == ["remove mine", "remove farm"]
    table.do("remove mine")
    assert (table.resources(), table.hand()) == ("1 twig 1 resin 1 pebble", ["bard", "inn"])
    assert table.city() == ["king", "farm", "ruins"]


def test_card_ruins_need_a_construction() -> None:
    table = position(hand=["ruins"], city=["king"])
    assert not table.options("play")
    assert table.refused("play ruins hand") == "everdell-why-no-ruins"


def test_card_ruins_may_replace_ruins_and_fit_into_a_full_city() -> None:
    full = ["farm occupied"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["ruins"]
    table = position(hand=["ruins"], city=full, pile=["bard", "inn"]).do("play ruins hand", "remove ruins")
    assert (table.resources(), table.city().count("ruins")) == ("", 1)


def test_card_ruins_tell_copies_with_different_things_on_them_apart() -> None:
    table = position(hand=["ruins"], city=["farm", "farm occupied", "farm"]).do("play ruins hand")
    assert table.options() == ["remove farm", "remove farm-2"]
    table.do("remove farm-2")
    assert not table.is_occupied("farm")
    assert not table.is_occupied("farm", 1)


def test_card_ruins_lose_what_lies_on_the_construction() -> None:
    table = position(hand=["ruins"], city=["dungeon"], prisoners=["wife"]).do("play ruins hand")
    assert table.discards()[-2:] == ["wife", "dungeon"] or table.discards() == ["wife", "dungeon"]
    table = position(hand=["ruins"], city=["storehouse twig=6"]).do("play ruins hand")
    assert table.resources() == "1 twig 1 resin 1 pebble"


def test_card_ruins_count_for_the_courthouse_unless_they_replace_it() -> None:
    table = position(hand=["ruins"], city=["courthouse", "farm"]).do("play ruins hand", "remove farm")
    assert table.options() == ["gain twig", "gain resin", "gain pebble"]
    table = position(hand=["ruins"], city=["courthouse", "farm"]).do("play ruins hand", "remove courthouse")
    assert table.to_act == 1


# -- Undertaker


def test_card_undertaker_discards_3_of_the_meadow_refills_and_takes_1() -> None:
    table = position(hand=["undertaker"], resources="2 berry", pile=["farm", "mine", "inn", "bard"])
    table.do("play undertaker hand", "discard king", "discard palace", "discard palace")
    assert table.discards() == ["king", "palace", "palace"]
    assert table.meadow() == ["farm", "castle", "mine", "ever-tree", "inn", "castle", "king", "ever-tree"]
    table.do("take mine")
    assert table.hand() == ["mine"]
    assert table.meadow()[2] == "bard"


def test_card_undertaker_from_the_meadow_is_replaced_first() -> None:
    meadow = ("undertaker", *DULL_MEADOW[1:])
    table = position(meadow=meadow, resources="2 berry", pile=["farm"]).do("play undertaker meadow")
    assert table.meadow()[0] == "farm"
    assert table.options() == [f"discard {card}" for card in ("farm", "castle", "king", "ever-tree", "palace")]


def test_card_undertaker_with_a_full_hand_takes_nothing() -> None:
    table = position(meadow=("undertaker", *DULL_MEADOW[1:]), resources="2 berry", hand=["farm"] * 8)
    table.do("play undertaker meadow", "discard castle", "discard king", "discard palace")
    assert table.to_act == 1


def test_card_undertaker_discards_all_if_there_are_fewer_than_3() -> None:
    meadow = ("-",) * 6 + ("mine", "farm")
    table = position(
        hand=["undertaker"], meadow=meadow, resources="2 berry", only_these=True, others=[{"passed": True}]
    ).do("play undertaker hand", "discard mine")
    assert sorted(table.options("take")) == ["take farm", "take mine"]


def test_card_ruins_take_no_worker_and_say_so() -> None:
    table = position(city=["ruins", "farm"])
    assert table.refused("worker ruins") == "everdell-why-no-visit"
    assert position(city=["farm"]).refused("worker ruins") == "everdell-why-no-such-card"
