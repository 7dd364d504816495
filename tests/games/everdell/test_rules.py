"""The paragraphs EV-1 to EV-9, each by its number. EV-10 is in test_solo.py."""

from __future__ import annotations

from collections import Counter

import pytest

from meadowmarket.core.playout import play_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell.names import BASIC_EVENTS
from meadowmarket.games.everdell.view.view import view_of
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import DULL_MEADOW, all_cards, everdell, position

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


# -- EV-6


def test_ev_6_1_the_hand_limit() -> None:
    table = position(hand=["farm"] * 7, pile=["king", "bard"]).do("worker basic-2-cards-1-point")
    assert len(table.hand()) == 8


def test_ev_6_2_gifts_to_players_with_room_else_discarded() -> None:
    table = position(
        players=4,
        hand=["teacher"],
        resources="2 berry",
        pile=["mine", "inn"],
        others=[{"hand": ["farm"] * 8}, {"passed": True}, {}],
    )
    table.do("play teacher hand", "keep mine")
    assert table.hand(3) == ["inn"]


def test_ev_6_3_meadow_places_are_refilled_lowest_first_after_all_are_drawn() -> None:
    table = position(season="spring", workers=0, pile=["farm", "mine"]).do("season", "take ever-tree", "take castle")
    assert table.meadow()[:4] == ["palace", "farm", "king", "mine"]


def test_ev_6_4_an_empty_pile_is_made_of_the_discards() -> None:
    table = position(discards=["farm", "mine", "inn"], only_these=True).do("worker basic-2-cards-1-point")
    assert (len(table.hand()), len(table.state.pile), table.discards()) == (2, 1, [])
    table = position(only_these=True).do("worker basic-2-cards-1-point")
    assert (table.hand(), table.points()) == ([], 1)


def test_ev_6_5_cards_beyond_the_limit_stay_where_they_are() -> None:
    table = position(hand=["farm"] * 7, pile=["king", "bard"], others=[{"passed": True}])
    table.do("worker basic-2-cards-1-point")
    assert table.names(table.state.pile)[-1] == "bard"
    table = position(hand=["farm"] * 7, season="spring", workers=0).do("season", "take king")
    assert table.to_act == 1


def test_ev_6_6_revealed_cards_are_not_shuffled_in() -> None:
    table = position(city=["cemetery"], pile=["mine", "inn"], discards=["bard", "wife"], only_these=True)
    table.do("worker cemetery", "reveal pile")
    assert sorted(table.names(table.state.aside)) == ["bard", "inn", "mine", "wife"]


def test_ev_6_7_empty_meadow_places_are_filled_when_there_are_cards_again() -> None:
    table = position(meadow=("-", "-", *DULL_MEADOW[:6]), hand=["farm", "mine"], only_these=True)
    table.do("worker haven", "discard mine", "done")
    assert table.meadow()[:2] == ["mine", "-"]


def test_ev_6_8_what_is_discarded_together_lies_in_the_order_named() -> None:
    table = position(hand=["farm", "mine", "inn"]).do(
        "worker haven", "discard inn", "discard farm", "done", "gain twig"
    )
    assert table.discards() == ["inn", "farm"]
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["farm", "king"]).do("play postal-pigeon hand")
    assert [event.audience for event in table.told("everdell-log-reveals")] == [-1]


# -- EV-7


def test_ev_7_1_only_with_all_workers_placed() -> None:
    assert position().refused("season") == "everdell-why-free-workers"
    assert "season" in position(workers=0).options()
    assert position(workers=0, season="autumn").refused("season") == "everdell-why-last-season"


def test_ev_7_2_the_clock_tower_first_then_workers_return_but_permanent_ones() -> None:
    table = position(
        city=["clock-tower points=1", "cemetery worker=0"], workers=0, on={"basic-1-pebble": [0]}, others=[{}]
    )
    table.state.cities[0].permanent = 1
    table.do("season", "copy basic-1-pebble")
    assert (table.resources(), table.free(), table.workers_on("basic-1-pebble")) == ("1 pebble", 2, 0)


def test_ev_7_3_the_three_seasons() -> None:
    table = position(city=["farm"], workers=0, others=[{"passed": True}]).do("season")
    assert (table.free(), table.resources()) == (3, "1 berry")
    table.state.cities[0].free = 0
    table.do("season", "take king", "done")
    assert (table.free(), table.resources(), table.hand()) == (4, "1 berry", ["king"])
    table.state.cities[0].free = 0
    table.do("season")
    assert (table.free(), table.resources()) == (6, "2 berry")


def test_ev_7_4_production_in_the_players_order() -> None:
    table = position(city=["husband", "wife", "farm occupied", "doctor", "woodcarver"], workers=0).do("season")
    assert table.options() == ["produce husband", "produce doctor"]
    table.do("produce husband", "gain twig")
    assert table.options() == ["produce doctor", "produce woodcarver"]
    assert table.do("produce woodcarver", "spend 1", "spend 1").points() == 2


def test_ev_7_5_gains_without_a_choice_come_first() -> None:
    table = position(city=["doctor", "farm", "barge-toad", "woodcarver"], workers=0).do("season")
    assert table.resources() == "2 twig 1 berry"


def test_ev_7_6_the_clock_tower_works_once() -> None:
    table = position(city=["clock-tower points=2", "lookout worker=0"], workers=0, on={"basic-1-pebble": [0]})
    table.do("season", "copy basic-1-pebble")
    assert (table.points_on("clock-tower"), table.to_act) == (1, 1)


def test_ev_7_7_summer_cards_are_optional_and_lost_workers_count_as_placed() -> None:
    table = position(season="spring", workers=0).do("season", "done")
    assert table.hand() == []
    table = position(city=["university"], workers=0)
    table.state.cities[0].stray = 2
    assert "season" in table.options()


def test_ev_7_8_chains_of_copiers_name_one_end_card() -> None:
    table = position(
        hand=["chip-sweep"],
        city=["chip-sweep", "miner-mole", "storehouse"],
        resources="3 berry",
        others=[{"city": ["miner-mole", "chip-sweep", "farm", "storehouse"]}],
    ).do("play chip-sweep hand")
    assert table.options() == ["activate storehouse", "activate farm p2", "done"]


def test_ev_7_9_a_copied_card_looks_at_its_own_city() -> None:
    table = position(
        hand=["miner-mole"],
        city=["farm"] * 3,
        resources="3 berry",
        others=[{"city": ["barge-toad", "farm", "teacher"]}],
        pile=["mine", "inn"],
    ).do("play miner-mole hand")
    assert table.options() == ["activate barge-toad p2", "activate farm p2", "activate teacher p2", "done"]
    table.do("activate teacher p2", "keep mine")
    assert (table.hand(), table.hand(1)) == (["mine"], ["inn"])


def test_ev_7_10_end_cards_that_do_nothing_are_not_offered() -> None:
    table = position(hand=["chip-sweep"], city=["husband", "barge-toad", "doctor"], resources="3 berry")
    assert table.do("play chip-sweep hand").to_act == 1
    table = position(city=["chip-sweep", "chip-sweep", "mine"], workers=0).do("season")
    table.do("activate mine", "activate mine")  # which of the two comes first is no question
    assert table.resources() == "3 pebble"


def test_ev_7_11_husbands_fire_by_pairs() -> None:
    table = position(city=["husband", "husband", "wife", "farm"], workers=0).do("season", "gain pebble")
    assert (table.resources(), table.to_act) == ("1 pebble 1 berry", 1)
    table = position(hand=["wife"], city=["husband", "farm occupied"], resources="2 berry").do("play wife hand")
    assert table.to_act == 1


# -- EV-8


def test_ev_8_1_workers_on_cemetery_and_monastery_are_lost_with_it() -> None:
    table = position(city=["monastery worker=0"], hand=["ruins"], workers=0, others=[{"passed": True}])
    table.state.cities[0].permanent = 1
    table.do("play ruins hand", "season")
    assert (table.free(), table.mark("ruins")) == (2, 0)


def test_ev_8_2_a_worker_under_ruins_stands_on_them() -> None:
    table = position(
        city=["lookout worker=0", "farm"],
        hand=["ruins", "ranger"],
        resources="2 berry",
        workers=0,
        others=[{"passed": True}],
    )
    table.do("play ruins hand", "remove lookout", "play ranger hand")
    assert table.asks == "PlaceMovedWorker"


def test_ev_8_3_the_university_does_not_discard_itself() -> None:
    assert position(city=["university", "farm", "mine"]).do("worker university").options() == [
        "remove farm",
        "remove mine",
    ]


def test_ev_8_4_all_on_a_card_goes_with_it() -> None:
    table = position(city=["storehouse twig=3", "university"]).do("worker university", "gain berry")
    assert table.resources() == "1 twig 1 resin 1 pebble 1 berry"
    table = position(city=["inn worker=1", "university"], others=[{"workers": 1}]).do("worker university", "gain berry")
    assert table.state.cities[1].stray == 1


def test_ev_8_5_the_ranger_moves_workers_from_anywhere_but_permanent_places() -> None:
    table = position(
        hand=["ranger"],
        resources="2 berry",
        city=["queen worker=0", "inn", "chapel", "cemetery worker=0"],
        others=[{"city": ["inn worker=0"]}],
        workers=0,
        on={"grand-tour": [0], "haven": [0], "journey-2": [0]},
    )
    table.state.cities[0].stray = 1
    table.do("play ranger hand")
    assert table.options() == ["move haven", "move grand-tour", "move gone", "move queen", "move inn p2"]
    table.do("move haven")
    assert "worker haven" not in table.options()
    assert "worker basic-3-twigs" in table.options()
    table.do("worker basic-3-twigs")
    assert table.resources() == "3 twig"


def test_ev_8_5_the_ranger_may_use_another_copy_of_the_card_left() -> None:
    table = position(hand=["ranger"], resources="2 berry", city=["storehouse worker=0", "storehouse"], workers=0).do(
        "play ranger hand"
    )
    assert table.options("worker storehouse") == ["worker storehouse-2"]


def test_ev_8_6_helpers_must_be_there_when_the_second_place_is_taken() -> None:
    table = position(
        city=["cemetery worker=0 second=0"], achieved={"remembering-the-fallen": 0}, events=["remembering-the-fallen"]
    )
    assert table.score()["events"] == 6
    assert not position(city=["monastery worker=0"], resources="2 twig").options("worker monastery")


def test_ev_8_7_prisoners_and_cards_under_events_are_in_no_city() -> None:
    table = position(
        hand=["king"],
        city=["dungeon", "theater"],
        prisoners=["king"],
        under={"tax-relief": ["bard"]},
        resources="6 berry",
    )
    assert "play king hand" in table.options()
    assert table.score() == {"base": 3, "tokens": 0, "prosperity": 0, "journey": 0, "events": 0}


# -- EV-9


def test_ev_9_1_whoever_passes_is_out_but_may_get_a_fool() -> None:
    table = position(hand=["fool"], resources="3 berry", others=[{}]).do("worker haven", "done", "pass")
    assert table.to_act == 0
    table.do("play fool hand")
    assert table.city(1) == ["fool"]
    assert table.to_act == 0


def test_ev_9_2_gifts_without_receivers_still_work() -> None:
    table = position(city=["monastery"], resources="2 berry", others=[{"passed": True}]).do("worker monastery")
    assert (table.points(), table.resources(), table.resources(1)) == (4, "", "")


def test_ev_9_3_the_scoring_example_of_the_book() -> None:
    """22 base points, 14 tokens, 10 of purple cards, Journey 4, events 12: 62."""
    city = [
        *("wife", "husband", "architect", "king", "inn", "bard", "dungeon", "monk", "chapel points=3"),
        *("lookout", "clock-tower points=2", "farm", "mine", "wanderer", "storehouse"),
    ]
    table = position(
        city=city,
        points=9,
        resources="1 resin 1 pebble",
        prisoners=["fool"],
        season="autumn",
        on={"journey-4": [0]},
        events=["performer-in-residence", "ministering-to-miscreants", "tax-relief", "croak-wart-cure"],
        achieved={"grand-tour": 0, "performer-in-residence": 0, "ministering-to-miscreants": 0},
    )
    event = table.game_data.codes.spot_names.index("performer-in-residence") - 24
    table.state.event_goods = replaced(table.state.event_goods, event, 3 << 24)
    assert table.score() == {"base": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}
    assert table.state.scores()[0] == 62


def test_ev_9_4_ties_go_by_events_then_resources_then_are_shared() -> None:
    def winners(*, events: dict[str, int], resources: tuple[str, str], points: tuple[int, int]) -> list[int]:
        table = position(
            achieved=events,
            events=["a-brilliant-marketing-plan"],
            resources=resources[0],
            points=points[0],
            others=[{"resources": resources[1], "points": points[1]}],
        ).do("pass", "pass")
        return table.state.winners()

    assert winners(events={}, resources=("", "9 twig"), points=(5, 4)) == [0]
    assert winners(events={"a-brilliant-marketing-plan": 0}, resources=("", "9 twig"), points=(5, 5)) == [0]
    assert winners(events={}, resources=("", "1 twig"), points=(5, 5)) == [1]
    assert winners(events={}, resources=("1 berry", "1 twig"), points=(5, 5)) == [0, 1]


def test_ev_9_5_the_last_one_plays_on_alone() -> None:
    table = position(others=[{"city": ["mine"]}], city=["chip-sweep"], on={"basic-3-twigs": [1]}, workers=2)
    table.do("worker basic-1-berry", "pass", "worker basic-2-resin")
    assert "worker basic-3-twigs" not in table.options()
    assert table.to_act == 0
    table.do("pass")
    assert table.state.is_over()


def test_ev_9_6_what_counts_as_held_and_what_scores_nothing() -> None:
    table = position(city=["architect", "storehouse resin=6", "fool"], hand=["king"], resources="7 pebble")
    assert table.score()["prosperity"] == 6
    assert table.score()["base"] == 2 + 2 - 2


def test_cards_are_conserved_in_a_whole_game() -> None:
    state = everdell(4).new(11)
    play_random(state, Rng(12))
    assert Counter(all_cards(state)) == Counter(
        {kind: card.copies for kind, card in enumerate(everdell(4).game_data.pack.cards)}
    )
