"""The paragraphs EV-1 to EV-5, each by its number: setup, turns, workers and playing cards.

EV-6 to EV-9 are in test_seasons_and_end.py, EV-10 in test_solo.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

from meadowmarket.games.everdell.names import BASIC_EVENTS
from meadowmarket.games.everdell.view.view import view_of
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import DULL_MEADOW, everdell, position

FULL = ["farm occupied"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3
"""Fourteen spaces."""


# -- EV-1 and EV-2


def test_ev_1_1_components() -> None:
    pack = everdell(2).game_data.pack
    assert sum(card.copies for card in pack.cards) == 128
    assert Counter(card.is_critter for card in pack.cards) == {True: 24, False: 24}
    assert Counter(place.kind for place in pack.locations) == {"basic": 8, "forest": 11, "haven": 1, "journey": 4}
    assert Counter(event.is_basic for event in pack.events) == {True: 4, False: 16}


def test_ev_1_2_the_supply_never_runs_out() -> None:
    table = position(resources="99 twig").do("worker basic-3-twigs")
    assert table.resources() == "102 twig"


@pytest.mark.parametrize(("players", "cards"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_ev_2_1_forest(players: int, cards: int) -> None:
    forest = everdell(players).new(3).forest
    assert len(set(forest)) == cards


def test_ev_2_2_events() -> None:
    events = everdell(3).new(3).table_events
    assert events[:BASIC_EVENTS] == [0, 1, 2, 3]
    assert len(set(events)) == 8


def test_ev_2_3_meadow_and_piles() -> None:
    state = everdell(4).new(3)
    assert len(state.meadow) == 8
    assert min(state.meadow) >= 0
    assert (len(state.pile), state.discards) == (128 - 8 - 26, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ev_2_4_hands_in_turn_order_from_a_random_first_player(players: int) -> None:
    firsts = set()
    for seed in range(30):
        state = everdell(players).new(seed)
        firsts.add(state.first)
        assert state.seats_to_act() == [state.first]
        hands = [len(state.cities[(state.first + i) % players].hand) for i in range(players)]
        assert hands == [5, 6, 7, 8][:players]
    assert firsts == set(range(players))


def test_ev_2_5_two_workers_and_no_resources() -> None:
    for city in everdell(4).new(1).cities:
        assert (city.free, city.total, city.held(), city.points) == (2, 2, 0, 0)


def test_ev_2_6_hands_piles_and_cards_under_events_are_hidden() -> None:
    table = position(
        hand=["farm"],
        others=[{"hand": ["king", "bard"], "under": {"tax-relief": ["wife"]}}],
        achieved={"tax-relief": 1},
        discards=["mine"],
    )
    mine, theirs = view_of(table.state, 0)["cities"], view_of(table.state, 1)["cities"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert isinstance(mine[0], dict)
    assert isinstance(mine[1], dict)
    assert isinstance(theirs[1], dict)
    assert (mine[0]["hand"], mine[1]["hand"], theirs[1]["hand"]) == (["farm"], 2, ["king", "bard"])
    under = [
        [e["under"] for e in view_of(table.state, seat)["events"] if isinstance(e, dict) and e["owner"] == 1]  # type: ignore[union-attr]
        for seat in (0, 1, -1)
    ]
    assert under == [[1], [["wife"]], [1]]
    assert view_of(table.state, 0)["discards"] == 1


# -- EV-3 and EV-4


def test_ev_3_1_one_action_then_the_next_player() -> None:
    table = position(players=3, others=[{}, {"passed": True}]).do("worker basic-1-berry")
    assert table.to_act == 1
    assert table.do("pass").to_act == 0


def test_ev_3_2_due_effects_are_carried_out_as_far_as_possible_and_single_answers_not_asked() -> None:
    table = position(hand=["teacher"], resources="2 berry", pile=["farm", "farm"]).do("play teacher hand")
    assert (table.hand(), table.hand(1), table.to_act) == (["farm"], ["farm"], 1)
    table = position(hand=["monk"], resources="3 berry").do("play monk hand", "spend 0")  # "may": declined
    assert table.points() == 0


def test_ev_4_1_a_worker_works_at_once_and_stays() -> None:
    table = position(others=[{"passed": True}]).do("worker basic-1-pebble", "worker basic-3-twigs")
    assert (table.resources(), table.free(), table.workers_on("basic-1-pebble")) == ("3 twig 1 pebble", 0, 1)
    assert table.refused("worker basic-1-berry") == "everdell-why-no-worker"


def test_ev_4_2_exclusive_and_shared_spots() -> None:
    table = position(on={"basic-3-twigs": [1], "basic-1-berry": [0, 1]})
    assert "worker basic-3-twigs" not in table.options()
    assert "worker basic-1-berry" in table.options()


def test_ev_4_3_eight_basic_locations() -> None:
    assert len(position().options("worker basic")) == 8


def test_ev_4_4_forest_spots_one_or_two_with_four_players_never_two_of_one() -> None:
    place = "forest-3-berries"
    assert not position(players=3, on={place: [1]}).options(f"worker {place}")
    assert position(players=4, on={place: [1]}).options(f"worker {place}")
    assert not position(players=4, on={place: [0]}).options(f"worker {place}")
    assert not position(players=4, on={place: [1, 2]}).options(f"worker {place}")


def test_ev_4_5_destinations_own_and_open_ones() -> None:
    table = position(
        city=["inn", "chapel"],
        others=[{"city": ["post-office", "chapel"]}],
        hand=["farm"] * 2,
        meadow=("wife", *DULL_MEADOW[:7]),
    )
    cards = [option for option in table.options("worker") if option.split()[1] in ("inn", "chapel", "post-office")]
    assert cards == ["worker inn", "worker chapel", "worker post-office p2"]
    assert not position(city=["chapel worker=0"]).options("worker chapel")


def test_ev_4_6_the_storehouse_is_visited_by_its_owner_and_green() -> None:
    table = position(city=["storehouse twig=3", "inn", "chapel"])
    assert table.options("worker storehouse")
    assert not table.options("worker grand-tour")


def test_ev_4_7_events_once_in_the_game() -> None:
    table = position(city=["inn", "chapel", "queen"], others=[{"city": ["inn", "chapel", "queen"]}])
    table.do("worker grand-tour")
    assert table.refused("worker grand-tour") == "everdell-why-achieved"
    assert table.state.cities[0].spaces() == 3
    table = position(city=["inn", "chapel", "queen"], workers=1, others=[{"passed": True}])
    table.do("worker grand-tour", "season")
    assert (table.free(), table.score()["events"]) == (3, 3)


def test_ev_4_8_haven() -> None:
    table = position(hand=["farm", "mine", "inn"]).do("worker haven", "discard mine", "discard farm", "discard inn")
    assert table.options() == ["gain twig", "gain resin", "gain pebble", "gain berry"]
    assert table.do("gain pebble").resources() == "1 pebble"
    assert table.to_act == 1


def test_ev_4_9_journey_several_workers_also_on_the_shared_spot() -> None:
    table = position(hand=["farm"] * 8, season="autumn", workers=3, others=[{"passed": True}])
    table.do("worker journey-3", "worker journey-2", "worker journey-2")
    assert table.score()["journey"] == 7


def test_ev_4_10_places_that_give_nothing_may_be_used_but_not_without_the_cost() -> None:
    table = position(city=["storehouse", "monastery", "university", "post-office"], hand=["farm"])
    assert "worker storehouse" in table.options()
    assert "worker haven" in table.options()
    for card, missing in (("monastery", "2 resources"), ("post-office", "1 card in hand")):
        assert table.refused(f"worker {card}") == "everdell-why-missing"
        reason = table.state.decision().why_not(table.state, 0, table.game.actions.code(f"worker {card}"))
        assert reason is not None
        assert Catalogue("en").text(reason).endswith(f"Missing: {missing}.")
    table = position(city=["cemetery"], only_these=True).do("worker cemetery")
    assert table.to_act == 1


def test_ev_4_11_the_point_for_a_visit_comes_first_also_to_a_player_who_has_passed() -> None:
    table = position(hand=["farm"] * 3, others=[{"city": ["post-office"], "passed": True}]).do("worker post-office p2")
    assert table.points(1) == 1
    table = position(city=["post-office"], hand=["farm"] * 3).do("worker post-office")
    assert table.points() == 0
    table = position(others=[{"city": ["inn worker=0", "inn"]}], meadow=("wife", *DULL_MEADOW[:7]))
    assert table.options("worker inn") == ["worker inn-2 p2"]


def test_ev_4_12_copies_use_occupied_spots_and_the_lookout_may_copy_the_copying_card() -> None:
    table = position(city=["lookout"], forest=["forest-copy-basic-1-card"], on={"basic-2-resin": [1]})
    table.do("worker lookout", "copy forest-copy-basic-1-card", "copy basic-2-resin")
    assert (table.resources(), len(table.hand())) == ("2 resin", 1)


def test_ev_4_13_resources_on_an_event_are_no_longer_held() -> None:
    table = position(
        city=["architect", "peddler", "general-store"], resources="3 resin", events=["under-new-management"]
    )
    table.do("worker under-new-management", "give resin", "give resin", "done")
    assert table.score()["prosperity"] == 1
    assert table.score()["events"] == 4


def test_ev_4_14_an_achieved_event_stays_but_counts_in_the_end() -> None:
    table = position(city=["crane", "judge", "historian"], others=[{"passed": True}], hand=["inn"])
    table.do("worker city-monument", "play inn hand")
    assert "crane" not in table.city()
    assert table.score()["events"] == 3
    table = position(city=["ruins"], achieved={"remembering-the-fallen": 0}, events=["remembering-the-fallen"])
    assert table.score()["events"] == 0


# -- EV-5


def test_ev_5_1_from_the_hand_or_the_meadow_for_its_cost() -> None:
    table = position(hand=["wife"], meadow=("wife", *DULL_MEADOW[:7]), resources="3 berry")
    assert table.options("play") == ["play wife hand", "play wife meadow"]
    assert table.do("play wife meadow").resources() == "1 berry"
    assert table.hand() == ["wife"]


def test_ev_5_2_fifteen_spaces_and_unique_cards() -> None:
    rich = "9 twig 9 resin 9 pebble 9 berry"
    table = position(hand=["inn", "wanderer", "ruins", "fool"], city=[*FULL, "king"], resources=rich)
    assert table.options("play") == ["play wanderer hand", "play ruins hand", "play fool hand"]
    assert table.refused("play inn hand") == "everdell-why-city-full"
    table = position(hand=["king", "farm"], city=["king", "farm"], resources=rich)
    assert "play farm hand" in table.options()
    assert table.refused("play king hand") == "everdell-why-unique"


def test_ev_5_3_a_free_critter_takes_the_token_for_good() -> None:
    table = position(hand=["husband", "wife"], city=["farm"], others=[{"passed": True}]).do("play husband hand")
    assert table.is_occupied("farm")
    assert not table.options("play")
    assert table.refused("play wife hand") == "everdell-why-too-few"


def test_ev_5_4_never_two_ways_together() -> None:
    table = position(
        hand=["ever-tree"], city=["crane", "judge", "dungeon", "wife"], resources="2 twig 2 resin 2 pebble"
    )
    table.do("play ever-tree hand")
    assert table.options() == ["pay crane", "pay dungeon judge", "pay dungeon wife"]
    table.do("pay crane")
    assert (table.resources(), table.city()[-1]) == ("", "ever-tree")


def test_ev_5_5_the_order_of_playing_a_card() -> None:
    table = position(
        meadow=("farm", *DULL_MEADOW[:7]),
        city=["courthouse", "historian"],
        resources="2 twig 1 resin",
        pile=["bard", "queen"],
    ).do("play farm meadow")
    # paid, Meadow refilled with the first card, Farm in the city with its berry, the Historian's card, the Courthouse
    assert table.meadow()[0] == "bard"
    assert (table.city()[-1], table.resources(), table.hand()) == ("farm", "1 berry", ["queen"])
    assert table.asks == "GainResource"


def test_ev_5_6_colours_work_at_their_times() -> None:
    table = position(city=["wanderer", "farm", "chapel", "shopkeeper", "castle"], workers=0).do("season")
    assert (table.hand(), table.resources(), table.points_on("chapel")) == ([], "1 berry", 0)


def test_ev_5_7_triggers_without_a_choice_first() -> None:
    table = position(
        hand=["mine"], city=["courthouse", "historian"], resources="1 twig 1 resin 1 pebble", pile=["king"]
    )
    assert table.do("play mine hand").hand() == ["king"]
    assert table.asks == "GainResource"
    keys = [
        event.message.key
        for event in position(hand=["wife"], city=["shopkeeper", "historian"], resources="2 berry")
        .do("play wife hand")
        .state.events
        or []
    ]
    assert keys.index("everdell-log-gains") < keys.index("everdell-log-draws")


def test_ev_5_8_each_way_to_pay_is_an_option_of_its_own() -> None:
    table = position(
        hand=["wife"],
        city=["farm", "ever-tree", "innkeeper", "judge", "dungeon"],
        resources="2 berry 1 pebble",
    ).do("play wife hand")
    assert table.options() == [
        *("pay plain", "pay token ever-tree", "pay token farm", "pay innkeeper"),
        *("pay dungeon innkeeper", "pay dungeon judge", "pay judge berry->pebble"),
    ]


def test_ev_5_9_payment_is_exact_and_discounts_take_off_what_they_can() -> None:
    table = position(hand=["inn"], city=["crane"], resources="5 twig 5 resin").do("play inn hand", "pay crane")
    assert table.resources() == "5 twig 5 resin"
    table = position(hand=["ruins"], city=["crane", "judge", "dungeon", "wife"], resources="5 twig")
    assert table.do("play ruins hand").asks == "ReplaceByRuins"


def test_ev_5_10_space_and_names_of_cards_that_leave_are_free() -> None:
    table = position(hand=["mine", "inn"], city=[*FULL, "crane"])
    assert table.options("play") == ["play mine hand", "play inn hand"]
    table = position(hand=["teacher"], city=[*FULL[:13], "dungeon", "husband", "wife"], resources="2 berry")
    assert not table.options("play teacher")  # a half of a pair frees no space


def test_ev_5_11_pairs_and_spaces() -> None:
    city = position(city=["husband", "husband", "wife", "wanderer", "farm"]).state.cities[0]
    assert (city.pairs(), city.spaces()) == (1, 3)


def test_ev_5_12_a_card_played_by_an_effect_is_played_whole() -> None:
    table = position(
        hand=["postal-pigeon"], city=["shopkeeper"], resources="2 berry", pile=["teacher", "king", "farm", "mine"]
    ).do("play postal-pigeon hand", "play teacher revealed")
    assert table.asks == "KeepDrawnCard"
    assert table.resources() == ""
    table.do("keep farm")
    assert table.resources() == "2 berry"  # the Shopkeeper for the Teacher, then for the Pigeon


def test_ev_5_13_triggers_must_have_stood_there() -> None:
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["historian", "king", "farm"])
    assert table.do("play postal-pigeon hand", "play historian revealed").hand() == []
    table = position(hand=["mine"], city=["dungeon", "historian"], pile=["king"]).do("play mine hand")
    assert table.hand() == []
    table = position(
        hand=["fool"], resources="3 berry", city=["shopkeeper"], others=[{"city": ["historian", "shopkeeper"]}]
    )
    table.do("play fool hand")
    assert (table.hand(1), table.resources(1), table.resources()) == ([], "", "")


def test_ev_5_14_the_player_chooses_who_takes_the_token() -> None:
    table = position(hand=["king"], city=["castle", "ever-tree"]).do("play king hand")
    assert table.options() == ["pay token castle", "pay token ever-tree"]
    table = position(hand=["fool"], city=["fairgrounds"]).do("play fool hand")
    assert table.is_occupied("fairgrounds")
    assert table.city(1) == ["fool"]


def test_ev_5_15_free_plays_go_by_printed_points_and_pay_nobody() -> None:
    table = position(city=["queen"], hand=["fool", "fairgrounds", "doctor"]).do("worker queen")
    assert table.options("play") == ["play fool hand", "play fairgrounds hand"]
    table = position(city=["queen"], hand=["shepherd"]).do("worker queen")
    assert (table.resources(), table.resources(1)) == ("3 berry", "")


def test_ev_5_16_the_shepherds_payment_goes_to_an_opponent() -> None:
    table = position(hand=["shepherd"], city=["judge"], resources="2 berry 1 pebble").do("play shepherd hand")
    assert table.resources(1) == "1 pebble 2 berry"
    table = position(hand=["shepherd"], resources="3 berry", others=[{"passed": True}]).do("play shepherd hand")
    assert table.resources(1) == ""
