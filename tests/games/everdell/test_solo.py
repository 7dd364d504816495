"""The solo game against Rugwort (EV-10)."""

from __future__ import annotations

import pytest

from meadowmarket.games.everdell.names import HAVEN, JOURNEY_3, JOURNEY_4, JOURNEY_5
from meadowmarket.games.everdell.rules.solo import change_season, play_card, rugwort_points
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import DULL_MEADOW, Position, everdell, position

FULL = ["farm occupied"] * 8 + ["mine"] * 3 + ["twig-barge"] * 3 + ["inn"]


def rugwort(table: Position) -> list[str]:
    """List Rugwort's city."""
    return table.city(1)


def test_ev_10_1_setup() -> None:
    state = everdell(1).new(7)
    assert (len(state.forest), len(state.table_events)) == (3, 8)
    assert (len(state.cities[0].hand), len(state.cities[1].hand)) == (5, 0)
    assert state.workers_on(0, 1) == 1
    assert state.workers_on(state.forest[0], 1) == 1
    assert state.seats_to_act() == [0]


def test_ev_10_2_rugwort_takes_a_card_for_each_that_the_player_plays() -> None:
    table = position(players=1, hand=["wife"], resources="2 berry").do("play wife hand")
    assert len(rugwort(table)) == 1
    table.do("worker haven")
    assert len(rugwort(table)) == 1


def test_ev_10_2_a_pigeon_that_plays_a_second_card_counts_as_two() -> None:
    table = position(players=1, hand=["postal-pigeon"], resources="2 berry", pile=["farm", "mine"])
    assert len(rugwort(table.do("play postal-pigeon hand", "play farm revealed"))) == 2
    table = position(players=1, hand=["postal-pigeon"], resources="2 berry", pile=["farm", "mine"])
    assert len(rugwort(table.do("play postal-pigeon hand", "done"))) == 1


def test_ev_10_2_his_city_has_no_limit_and_his_cards_no_effect() -> None:
    table = position(players=1, others=[{"city": [*FULL, "mine"]}])
    play_card(table.state, 0)
    assert len(rugwort(table)) == 17
    assert table.resources(1) == ""


def test_ev_10_3_with_the_season_he_takes_basic_events_blocks_and_moves() -> None:
    city = ["farm", "farm", "farm", "farm", "crane", "judge"]
    table = position(
        players=1, workers=0, others=[{"city": city}], on={"basic-3-twigs": [1], "forest-3-berries": [1]}
    ).do("season")
    state = table.state
    assert state.event_owner[:4] == (-1, -1, 1, -1)
    assert state.blocked == 1
    assert table.workers_on("basic-3-twigs", 1) == 0
    assert table.workers_on("basic-2-resin", 1) == 1
    assert table.workers_on("forest-3-berries", 1) == 0
    assert table.workers_on("forest-2-resin-1-twig", 1) == 1


def test_ev_10_3_summer_and_autumn() -> None:
    table = position(players=1, workers=0, season="spring", on={"basic-2-resin": [1], "forest-2-resin-1-twig": [1]}).do(
        "season", "done"
    )
    assert table.state.blocked == 2
    assert table.workers_on("basic-1-pebble", 1) == 1
    assert table.workers_on("forest-twig-resin-berry", 1) == 1
    table.state.cities[0].free = 0
    table.do("season")
    assert table.state.blocked == 4
    assert table.workers_on("basic-1-berry-1-card", 1) == 1
    assert table.workers_on("journey-3", 1) == 1
    assert sum(table.state.workers_on(place, 1) for place in range(HAVEN)) == 1


def test_ev_10_3_blocked_cards_cant_be_played_but_he_can_take_them() -> None:
    meadow = ("wife", *DULL_MEADOW[:7])
    table = position(players=1, meadow=meadow, resources="2 berry", blocked=1)
    assert not table.options("play")
    assert table.refused("play wife meadow") == "everdell-why-blocked"
    play_card(table.state, 0)
    assert rugwort(table) == ["wife"]


def test_ev_10_4_gifts_are_discarded() -> None:
    table = position(players=1, city=["teacher", "farm"], workers=0, pile=["mine", "inn"])
    table.do("season", "keep mine")
    assert (table.hand(), table.discards()) == (["mine"], ["inn"])
    table = position(players=1, city=["monastery"], resources="2 twig").do("worker monastery")
    assert (table.points(), table.resources(1)) == (4, "")


def test_ev_10_4_his_inn_may_be_visited_for_a_point() -> None:
    table = position(players=1, others=[{"city": ["inn"]}], meadow=("wife", *DULL_MEADOW[:7]))
    table.do("worker inn p2")
    assert table.city() == ["wife"]
    assert table.points(1) == 1


def test_ev_10_4_the_mole_copies_his_green_cards() -> None:
    table = position(players=1, hand=["miner-mole"], resources="3 berry", others=[{"city": ["mine", "storehouse"]}])
    table.do("play miner-mole hand")
    assert table.options() == ["activate mine p2", "done"]


def test_ev_10_4_the_players_fool_removes_a_card_of_his() -> None:
    table = position(players=1, hand=["fool"], resources="3 berry", others=[{"city": ["king", "mine"]}])
    table.do("play fool hand")
    assert table.options() == ["remove king", "remove mine"]
    table.do("remove king")
    assert table.discards()[:2] == ["fool", "king"]
    assert "king" not in rugwort(table)[:1]


def test_ev_10_4_his_fool_goes_to_the_player_if_there_is_room() -> None:
    table = position(players=1, meadow=("fool", *DULL_MEADOW[:7]))
    play_card(table.state, 0)
    assert (table.city(), rugwort(table)) == (["fool"], [])
    for city in (FULL, ["fool"]):
        table = position(players=1, city=city, meadow=("fool", *DULL_MEADOW[:7]))
        play_card(table.state, 0)
        assert rugwort(table) == ["fool"]


@pytest.mark.parametrize(("year", "missed"), [(1, 3), (2, 6), (3, 6)])
def test_ev_10_5_his_points(year: int, missed: int) -> None:
    table = position(
        players=1,
        year=year,
        others=[{"city": ["king", "wife", "farm"], "points": 2}],
        achieved={"grand-tour": 1, "tax-relief": 0, "city-monument": 0},
        on={"journey-3": [1]},
    )
    assert rugwort_points(table.state) == {
        "base": 3 + 3 + 2,
        "tokens": 2,
        "prosperity": 0,
        "journey": 3,
        "events": 3 + 3 * missed,
    }


@pytest.mark.parametrize(("year", "place"), [(1, JOURNEY_3), (2, JOURNEY_4), (3, JOURNEY_5)])
def test_ev_10_6_his_journey_by_year(year: int, place: int) -> None:
    on = {"basic-1-pebble": [1], "forest-twig-resin-berry": [1]}
    table = position(players=1, year=year, season="summer", workers=0, on=on).do("season")
    assert table.state.workers_on(place, 1) == 1
    left = table.workers_on("basic-1-berry-1-card", 1)
    assert (left, table.free()) == ((0, 5) if year == 3 else (1, 6))


def test_ev_10_6_only_the_solo_game_shows_a_year() -> None:
    assert everdell(1).view(everdell(1).new(7), 0)["solo_year"] == 1
    assert not {"solo_year", "blocked"} & everdell(2).view(everdell(2).new(7), 0).keys()


def test_ev_10_7_he_plays_after_the_turn_and_before_his_season() -> None:
    table = position(
        players=1,
        city=["clock-tower points=1"],
        forest=["forest-2-meadow-play-1-less", "forest-3-berries", "forest-2-any"],
        meadow=("wife", "mine", *DULL_MEADOW[:6]),
        resources="1 berry",
        workers=0,
        on={"basic-3-twigs": [1], "forest-2-meadow-play-1-less": [0], "forest-3-berries": [1]},
    )
    table.state.on_place[table.state.forest[0]] += 16  # his worker's spot, which he leaves
    table.do("season", "copy forest-2-meadow-play-1-less", "take wife", "take mine", "play wife hand")
    assert len(rugwort(table)) == 1
    assert table.state.blocked == 1


def test_ev_10_7_cards_put_under_an_event_are_not_played() -> None:
    table = position(players=1, city=["teacher", "university"], hand=["king"], events=["graduation-of-scholars"]).do(
        "worker graduation-of-scholars", "tuck king"
    )
    assert rugwort(table) == []


def test_ev_10_8_undertaker_and_summer_use_unblocked_places_only() -> None:
    meadow = ("farm", "mine", "inn", "bard", "king", "wife", "queen", "monk")
    table = position(players=1, hand=["undertaker"], resources="2 berry", blocked=4, meadow=meadow)
    table.do("play undertaker hand")
    assert table.options() == ["discard king", "discard wife", "discard queen", "discard monk"]
    table = position(
        players=1,
        season="spring",
        workers=0,
        blocked=1,
        meadow=meadow,
        on={"basic-2-resin": [1], "forest-2-resin-1-twig": [1]},
    ).do("season")
    assert "take farm" not in table.options()
    assert "take mine" in table.options()  # he blocks place 2 only after the player has drawn


def test_ev_10_8_a_blocked_place_stays_blocked_and_an_empty_one_gives_nothing() -> None:
    table = position(players=1, blocked=1, meadow=("-", *DULL_MEADOW[:7]), only_these=True)
    play_card(table.state, 0)
    assert rugwort(table) == []
    assert table.state.blocked == 1


def test_ev_10_9_blocked_spots_are_closed_but_can_be_copied() -> None:
    table = position(players=1, city=["lookout"], on={"basic-3-twigs": [1], "forest-3-berries": [1]})
    assert "worker basic-3-twigs" not in table.options()
    assert "worker forest-3-berries" not in table.options()
    table.do("worker lookout", "copy forest-3-berries")
    assert table.resources() == "3 berry"


def test_ev_10_9_his_journey_spot_is_closed() -> None:
    table = position(players=1, season="autumn", hand=["farm"] * 5, on={"journey-3": [1]})
    assert not table.options("worker journey-3")
    assert table.options("worker journey-4")


def test_ev_10_10_he_may_have_copies_of_a_unique_card_and_his_pairs_count() -> None:
    table = position(
        players=1, others=[{"city": ["king", "husband", "wife", "farm"]}], meadow=("king", *DULL_MEADOW[:7])
    )
    play_card(table.state, 0)
    assert rugwort(table).count("king") == 2
    table = position(
        players=1,
        city=["doctor", "postal-pigeon"],
        events=["flying-doctor-service"],
        others=[{"city": ["husband", "wife", "farm"]}],
        hand=["miner-mole"],
        resources="3 berry",
    ).do("worker flying-doctor-service")
    assert table.score()["events"] == 3
    assert "activate husband p2" in table.do("play miner-mole hand").options()


def test_ev_10_10_his_mole_leads_back() -> None:
    table = position(
        players=1, hand=["miner-mole"], city=["storehouse"], resources="3 berry", others=[{"city": ["miner-mole"]}]
    ).do("play miner-mole hand")
    assert table.options() == ["activate storehouse", "done"]


def test_ev_10_11_the_fool_is_always_playable() -> None:
    table = position(players=1, hand=["fool"], city=FULL, resources="3 berry").do("play fool hand")
    assert table.discards()[0] == "fool"
    assert len(rugwort(table)) == 1  # his answer to it


def test_ev_10_12_he_takes_several_events_at_once_and_needs_as_many_cards() -> None:
    city = ["farm"] * 4 + ["inn"] * 3 + ["wanderer", "ruins", "fool", "crane", "judge"]
    table = position(players=1, workers=0, others=[{"city": city}], on={"basic-3-twigs": [1], "forest-3-berries": [1]})
    table.state.cities[0].season = 1
    table.state.on_place[table.game_data.codes.spot_names.index("basic-2-resin")] += 16
    table.state.on_place[table.state.forest[1]] += 16
    table.state.cities[0].season = 2
    change_season(table.state)
    assert table.state.event_owner[:4] == (-1, 1, 1, 1)


def test_ev_10_13_the_game_ends_when_the_player_passes() -> None:
    table = position(players=1, city=["king"], others=[{"city": []}], achieved={})
    table.state.table_events[:] = [0, 1, 2, 3]
    table.do("pass")
    assert table.state.is_over()
    assert table.state.winners() == [0]
    table = position(players=1).do("pass")
    assert table.state.winners() == []  # 12 points for four missed events
    assert rugwort_points(table.state)["journey"] == 0


def test_ev_10_14_year_3_takes_a_free_worker() -> None:
    on = {"basic-1-pebble": [1], "forest-twig-resin-berry": [1]}
    table = position(players=1, year=3, season="summer", workers=0, on=on, city=["cemetery worker=0"])
    table.state.cities[0].permanent = 1
    table.do("season")
    assert (table.state.cities[0].total, table.free()) == (5, 4)
    assert sum(table.state.workers_on(place, 1) for place in range(HAVEN)) == 0


def test_ev_10_13_the_end_tells_rugworts_points() -> None:
    table = position(players=1).do("pass")
    verdict = table.state.verdict()
    assert verdict is not None
    assert Catalogue("en", names=["Ann"]).text(verdict) == "Rugwort wins with 12 points. Ann has 0."
    table = position(players=1, city=["king"], others=[{"city": []}], achieved={})
    table.state.table_events[:] = [0, 1, 2, 3]
    verdict = table.do("pass").state.verdict()
    assert verdict is not None
    assert Catalogue("de", names=["Ann"]).text(verdict) == "Ann gewinnt mit 4 Punkten. Rugwort hat 0."
    assert position(players=2).state.verdict() is None
