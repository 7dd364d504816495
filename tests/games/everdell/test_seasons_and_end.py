"""The paragraphs EV-6 to EV-9, each by its number: piles, seasons, cities and the end."""

from __future__ import annotations

from collections import Counter

from meadowmarket.core.playout import play_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.tuples import replaced
from tests.games.everdell.position import DULL_MEADOW, all_cards, everdell, position

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
