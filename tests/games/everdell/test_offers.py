"""What the view tells a board beyond what lies there: offers of spots, ways to pay, needs of events, points, copies."""

from __future__ import annotations

from typing import Any

import pytest

from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.actions import SPOTS
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.rules.locations import add_spots
from meadowmarket.games.everdell.rules.payment import ways_to_pay
from meadowmarket.games.everdell.state import EverdellState
from tests.games.everdell.position import Position, everdell, position

SPECTATOR = -1


def viewed(table: Position, seat: int = 0) -> dict[str, Any]:
    return dict(table.game.view(table.state, seat))


def offer_of(table: Position, place: str, seat: int = 0) -> dict[str, Any]:
    view = viewed(table, seat)
    rows = [*view["basic"], *view["forest"], *view["haven"], *view["journey"]]
    found: dict[str, Any] = next(row["offer"] for row in rows if row["place"] == place)
    return found


def gives(table: Position, place: str) -> dict[str, Any]:
    found: dict[str, Any] = offer_of(table, place)["gives"]
    return found


# -- what a spot gives


def test_a_place_gives_what_is_printed() -> None:
    table = position()
    assert gives(table, "basic-2-twigs-1-card") == {"resources": {"twig": 2}, "cards": 1}
    assert gives(table, "basic-2-cards-1-point") == {"resources": {}, "cards": 2, "points": 1}


def test_ev_6_5_cards_beyond_the_hand_limit_are_not_counted() -> None:
    assert gives(position(hand=["farm"] * 7), "basic-2-cards-1-point")["cards"] == 1
    assert gives(position(hand=["farm"] * 8), "basic-2-cards-1-point") == {"resources": {}, "points": 1}


def test_the_haven_counts_what_the_hand_allows() -> None:
    table = position(hand=["farm"] * 5)
    assert gives(table, "haven") == {"resources": {}, "any": 2, "discards": 4, "up_to": True}
    assert gives(position(hand=["farm"]), "haven") == {"resources": {}, "up_to": True}


def test_a_forest_card_that_draws_for_discards_counts_the_room() -> None:
    table = position(hand=["farm"] * 3, forest=["forest-discard-any-draw-2-each", "forest-2-any", "forest-3-berries"])
    assert gives(table, "forest-discard-any-draw-2-each") == {
        "resources": {},
        "cards": 6,
        "discards": 3,
        "up_to": True,
    }


def test_a_storehouse_gives_what_lies_on_it_and_a_chapel_counts_its_points() -> None:
    cards = viewed(position(city=["storehouse twig=3", "storehouse berry=2", "chapel points=2"]))["cities"][0]["cards"]
    assert [card["offer"]["gives"] for card in cards] == [
        {"resources": {"twig": 3}},
        {"resources": {"berry": 2}},
        {"resources": {}, "cards": 6, "points": 1},
    ]
    assert [card["copy"] for card in cards] == [1, 2, 1]


def test_ev_8_1_a_monastery_asks_for_two_resources() -> None:
    card = viewed(position(city=["monastery"], resources="1 twig"))["cities"][0]["cards"][0]
    assert (card["offer"]["open"], card["offer"]["why"]) == (False, "missing")
    assert card["offer"]["gives"] == {"resources": {}, "points": 4, "gives": 2}


# -- whether a spot is open


def test_why_a_spot_is_closed() -> None:
    table = position(on={"basic-3-twigs": [1], "forest-3-berries": [1], "basic-1-berry": [1]}, hand=["farm"] * 2)
    assert offer_of(table, "basic-3-twigs")["why"] == "taken"
    assert offer_of(table, "forest-3-berries")["why"] == "taken"
    second = position(players=4, on={"forest-3-berries": [1], "forest-twig-resin-berry": [0]})
    assert offer_of(second, "forest-3-berries")["open"]
    assert offer_of(second, "forest-twig-resin-berry")["why"] == "own-worker"
    assert offer_of(table, "basic-1-berry") == {"open": True, "why": None, "gives": {"resources": {"berry": 1}}}
    assert offer_of(table, "journey-2")["why"] == "journey"
    autumn = position(season="autumn", hand=["farm"] * 2)
    assert offer_of(autumn, "journey-2")["open"]
    assert offer_of(autumn, "journey-3")["why"] == "few-cards"


def test_ev_4_5_a_second_spot_is_counted() -> None:
    view = viewed(position(city=["cemetery worker=0", "undertaker"]))
    card = view["cities"][0]["cards"][0]
    assert (card["spots"], card["workers"], card["offer"]["open"]) == (2, [0], True)
    assert viewed(position(city=["cemetery worker=0"]))["cities"][0]["cards"][0]["spots"] == 1


def test_ev_4_4_a_forest_card_has_two_spots_with_four_players() -> None:
    assert [place["spots"] for place in viewed(position(players=4))["forest"]] == [2, 2, 2]
    view = viewed(position())
    assert [place["spots"] for place in view["forest"]] == [1, 1, 1]
    assert [place["spots"] for place in view["basic"]] == [1, None, 1, None, None, 1, 1, None]


def test_others_cities_offer_their_open_cards_only() -> None:
    table = position(others=[{"city": ["inn", "lookout"]}], resources="9 twig 9 resin 9 pebble")
    inn, lookout = viewed(table)["cities"][1]["cards"]
    assert inn["offer"]["open"]
    assert lookout["offer"] is None
    assert viewed(table, 1)["cities"][1]["cards"][1]["offer"]["open"], "the owner may place a worker there"


def random_positions(players: int, seed: int) -> list[tuple[EverdellState, int]]:
    game = everdell(players)
    state = game.new(seed)
    rng = Rng(seed)
    found = []
    while not state.is_over():
        seat = state.seats_to_act()[0]
        found.append((state.clone(), seat))
        state.apply(seat, choose_random(state, seat, rng))
    return found


def spots_by_view(view: dict[str, Any], state: EverdellState, seat: int) -> set[int]:
    """Collect the spots that a view calls open."""
    names = state.game_data.codes.spot_names
    rows = [*view["basic"], *view["forest"], *view["haven"], *view["journey"]]
    found = {names.index(row["place"]) for row in rows if row["offer"]["open"]}
    found |= {names.index(row["event"]) for row in view["events"] if row["offer"]["open"]}
    for owner, city in enumerate(view["cities"]):
        for card in city["cards"]:
            if card["offer"] and card["offer"]["open"]:
                end = "" if card["copy"] == 1 else f"-{card['copy']}"
                found.add(names.index(card["card"] + end + ("" if owner == seat else f" p{owner + 1}")))
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_open_spots_and_ways_to_pay_are_those_of_the_rules(players: int) -> None:
    for state, seat in random_positions(players, players):
        game = state.game
        view: dict[str, Any] = dict(game.view(state, seat))
        options: list[int] = []
        add_spots(state, seat, NONE, options)
        by_rules = {state.game_data.codes.spot[action] for action in options}
        by_view = spots_by_view(view, state, seat)
        assert by_rules <= by_view
        # Copies with the same on them are one option, and each is open.
        assert all(spot > SPOTS for spot in by_view - by_rules)
        for card, play in view["plays"].items():
            ways = {game.actions.notation(way) for way in ways_to_pay(state, seat, state.game_data.kind_of(card))}
            assert {way["action"] for way in play["ways"] if way["possible"]} == ways
            assert play["playable"] == bool(ways) == (play["why"] is None)


# -- ways to pay


def ways(table: Position, card: str) -> dict[tuple[str, str | None], dict[str, Any]]:
    return {(way["way"], way["card"]): way for way in viewed(table)["plays"][card]["ways"]}


def test_the_printed_cost_names_what_is_missing() -> None:
    play = viewed(position(hand=["inn"], resources="1 twig 3 berry"))["plays"]["inn"]
    assert (play["playable"], play["fits"], play["why"]) == (False, True, "too-few")
    assert play["ways"] == [
        {
            "way": "plain",
            "action": "pay plain",
            "possible": False,
            "card": None,
            "slot": None,
            "pays": {"twig": 2, "resin": 1},
            "saves": 0,
            "short": {"twig": 1, "resin": 1},
            "missing": 2,
            "why": None,
        }
    ]


def test_while_a_card_is_paid_for_its_ways_are_those_that_are_asked() -> None:
    table = position(hand=["farm"], city=["judge"], resources="3 twig 1 resin").do("play farm hand")
    possible = {way["action"]: way["pays"] for way in ways(table, "farm").values() if way["possible"]}
    assert set(possible) <= set(table.options())
    assert possible["pay plain"] == {"twig": 2, "resin": 1}
    assert "farm" not in viewed(table, 1)["plays"]


def test_each_card_of_the_city_that_helps_is_a_way() -> None:
    city = ["farm", "farm occupied", "innkeeper", "judge", "dungeon"]
    table = position(hand=["husband"], city=city, resources="2 berry 1 twig")
    found = ways(table, "husband")
    assert set(found) == {
        ("plain", None),
        ("token", "farm"),
        ("innkeeper", "innkeeper"),
        ("judge", "judge"),
        ("dungeon", "innkeeper"),
        ("dungeon", "judge"),
    }
    tokens = [way for way in viewed(table)["plays"]["husband"]["ways"] if way["way"] == "token"]
    assert [(way["possible"], way["why"]) for way in tokens] == [(True, None), (False, "occupied")]
    assert found["innkeeper", "innkeeper"]["pays"] == {}
    assert found["judge", "judge"]["pays"] == {"twig": 1, "berry": 2}
    assert (found["dungeon", "judge"]["saves"], found["dungeon", "judge"]["missing"]) == (3, 0)


def test_ev_5_2_why_a_card_does_not_fit() -> None:
    table = position(hand=["king", "farm"], city=["king", *["mine"] * 14], resources="9 berry 9 twig 9 resin")
    plays = viewed(table)["plays"]
    assert (plays["king"]["fits"], plays["king"]["why"]) == (False, "unique")
    assert (plays["farm"]["fits"], plays["farm"]["why"]) == (False, "city-full")


def test_ev_5_10_a_way_names_the_space_that_it_lacks() -> None:
    """A prisoner who shares a space leaves none behind; one who has it alone does."""
    city = ["husband", "wife", "dungeon", "judge", *["mine"] * 12]
    found = ways(position(hand=["teacher"], city=city, resources="2 berry 1 twig"), "teacher")
    assert (found["dungeon", "judge"]["possible"], found["dungeon", "judge"]["why"]) == (True, None)
    assert (found["dungeon", "husband"]["possible"], found["dungeon", "husband"]["why"]) == (False, "no-space")
    assert (found["plain", None]["missing"], found["plain", None]["why"]) == (0, "no-space")


def test_ev_5_9_the_judge_saves_nothing() -> None:
    def by_judge(resources: str) -> tuple[int, int, str | None]:
        way = ways(position(hand=["inn"], city=["judge"], resources=resources), "inn")["judge", "judge"]
        assert not way["possible"]
        return way["saves"], way["missing"], way["why"]

    assert by_judge("2 twig 1 resin") == (0, 0, "nothing-to-swap")
    assert by_judge("2 twig") == (0, 1, "nothing-to-swap")
    assert by_judge("1 resin") == (0, 2, None)
    assert by_judge("1 resin 3 berry") == (0, 1, None)


# -- events, points, seasons, pairs


def test_an_event_tells_what_the_seat_has_of_what_it_asks_for() -> None:
    table = position(city=["undertaker", "farm"], resources="1 berry")
    events = {event["event"]: event for event in viewed(table)["events"]}
    cure = events["croak-wart-cure"]
    assert [(need["card"], need["n"], need["have"]) for need in cure["needs"]] == [
        ("undertaker", 1, 1),
        ("barge-toad", 1, 0),
    ]
    assert cure["price"] == {"resources": {"berry": 2}, "short": {"berry": 1}, "city_cards": 2}
    assert (cure["points"], cure["offer"]["open"], cure["offer"]["why"]) == (6, False, "requirement")
    games = events["the-everdell-games"]
    assert [(need["colour"], need["n"], need["have"]) for need in games["needs"]][:2] == [
        ("tan", 2, 1),
        ("green", 2, 1),
    ]


def test_points_by_source_are_those_of_the_scoring() -> None:
    table = position(city=["castle", "mine", "clock-tower points=2"], points=3, others=[{"city": ["farm"]}])
    for seat in (SPECTATOR, 0, 1):
        cities = viewed(table, seat)["cities"]
        assert [city["score"] for city in cities] == [table.score(0), table.score(1)]
        assert [city["total"] for city in cities] == table.state.scores()


def test_the_next_season_and_where_the_workers_are() -> None:
    table = position(workers=0, season="spring", on={"basic-1-berry": [0, 0]})
    city = viewed(table)["cities"][0]
    assert city["next_season"] == {
        "season": "summer",
        "workers": 1,
        "production": False,
        "meadow": 2,
        "ready": True,
    }
    assert (city["workers"], city["workers_placed"], city["workers_lost_or_permanent"]) == (0, 3, 0)
    assert viewed(position(season="autumn"))["cities"][0]["next_season"] is None


def test_ev_5_11_pairs_name_each_other() -> None:
    cards = viewed(position(city=["wife", "husband", "farm", "husband"]))["cities"][0]["cards"]
    assert [card["pair"] for card in cards] == [1, 0, None, None]


def test_the_solo_view_has_rugworts_city_and_points() -> None:
    table = position(players=1, others=[{"city": ["farm", "king"]}])
    his = viewed(table)["cities"][1]
    assert [card["card"] for card in his["cards"]] == ["farm", "king"]
    assert his["score"]["base"] == 5
    assert his["next_season"] is None


def test_cards_in_sight_are_counted() -> None:
    table = position(hand=["farm"], city=["farm"], others=[{"hand": ["farm"], "city": ["farm"]}])
    assert viewed(table)["in_sight"]["farm"] == 3
    assert viewed(table, SPECTATOR)["in_sight"]["farm"] == 2


# -- secrets


def test_spectators_get_no_offers() -> None:
    view = viewed(position(hand=["farm"]), SPECTATOR)
    assert view["plays"] == {}
    assert all(place["offer"] is None for place in view["basic"])
    assert all(need["have"] is None for event in view["events"] for need in event["needs"])


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_in_a_view_depends_on_hidden_cards(players: int) -> None:
    for number, (state, _) in enumerate(random_positions(players, 5)):
        game = state.game
        assert isinstance(game, Everdell)
        for seat in range(players):
            redealt = game.determinize(state, seat, Rng(number))
            assert game.view(redealt, seat) == game.view(state, seat)
