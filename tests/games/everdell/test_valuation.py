"""The value of a position: what its terms count, and what bots do that play by it."""

from __future__ import annotations

import re

import pytest

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.rules.solo import rugwort_points
from meadowmarket.games.everdell.value.valuation import NAMES
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import Position, everdell, position
from tests.support import ROOT


def amount(table: Position, term: str, seat: int = 0) -> float:
    """Return how much of a term a seat has."""
    return table.game.valuation().amounts(table.state, seat)[NAMES.index(term)]


def worth(table: Position, seat: int = 0) -> float:
    """Return what the position is worth to a seat."""
    return table.game.valuation().worth(table.state, seat)


def best(table: Position, *notations: str) -> str:
    """Return which of some actions leaves the first seat best off."""
    valuation = table.game.valuation()
    worths: list[float] = []
    for notation in notations:
        after = table.state.clone()
        after.apply(0, table.game.actions.code(notation))
        worths.append(valuation.worth(after, 0))
    return notations[worths.index(max(worths))]


# -- what the terms count


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_term_has_a_name(language: str) -> None:
    texts = Catalogue(language, strict=True)
    assert all(texts.text(Message(f"everdell-term-{name}")) for name in everdell(2).valuation().names)


def test_the_documentation_explains_every_term() -> None:
    text = (ROOT / "docs" / "games" / "everdell" / "valuation.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert re.findall(r"`([a-z-]+)`", " ".join(rows)) == list(NAMES)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_who_has_passed_is_worth_what_the_scoring_says(players: int) -> None:
    game = everdell(players)
    valuation = game.valuation([1.0] * len(NAMES))
    compared = 0
    for seed in range(8):
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            state.advance(seat := state.seats_to_act()[0], choose_random(state, seat, rng))
            for seat in range(players):
                if state.cities[seat].passed:
                    assert valuation.worth(state, seat) == state.scores()[seat]
                    compared += 1
        assert valuation.worths(state)[:players] == state.scores()
    assert compared >= 8


def test_a_season_moves_workers_from_later_to_now() -> None:
    table = position(workers=0)
    before = amount(table, "workers")
    assert before == 3 + 4 + 6
    assert amount(table.do("season"), "workers") == before
    table.state.cities[0].permanent = 1
    assert amount(table, "workers") == before - 2


def test_production_counts_for_the_seasons_that_have_one() -> None:
    by_season = [amount(position(city=["mine"], season=season), "production") for season in ("winter", "spring")]
    by_season += [amount(position(city=["mine"], season=season), "production") for season in ("summer", "autumn")]
    assert by_season[0] == 2 * by_season[1] == 2 * by_season[2] > 0
    assert by_season[3] == 0


def test_green_cards_that_need_others_count_with_them_only() -> None:
    def toads(*farms: str) -> float:
        return amount(position(city=["barge-toad", *farms]), "production")

    assert toads() == 0
    assert toads("farm", "farm") - toads("farm") > toads("farm") / 2 > 0


def test_resources_lose_their_worth_towards_the_end() -> None:
    amounts = [
        amount(position(resources="2 twig", season="autumn", workers=workers), "twigs") for workers in (6, 2, 1, 0)
    ]
    assert amounts == sorted(amounts, reverse=True)
    assert amounts[0] == 2
    assert amounts[3] < 1


def test_a_full_stock_is_worth_less_than_its_number() -> None:
    assert amount(position(resources="3 resin"), "resin") > 2
    assert amount(position(resources="20 resin"), "resin") < 10


def test_spaces_count_the_more_the_fewer_there_are() -> None:
    def spaces(cards: int) -> float:
        return amount(position(city=["farm"] * cards, season="summer", workers=4), "spaces")

    assert spaces(14) - spaces(15) > spaces(8) - spaces(9) > 0
    assert spaces(15) == 0


def test_a_hand_card_within_reach_counts_and_one_that_can_not_be_played_does_not() -> None:
    def plans(resources: str, *city: str) -> float:
        return amount(position(hand=["courthouse"], resources=resources, city=city), "plans")

    near, far = plans("1 twig 1 resin 2 pebble"), plans("1 twig")
    assert near > far > 0
    assert plans("1 twig 1 resin 2 pebble", "courthouse") == 0


def test_a_construction_makes_its_critter_a_plan() -> None:
    def plans(*city: str) -> float:
        return amount(position(hand=["king"], city=city, season="autumn"), "plans")

    assert plans("castle") > plans("castle occupied")
    assert amount(position(city=["castle"]), "tokens") > amount(position(city=["castle occupied"]), "tokens") == 0


def test_events_count_by_what_is_there_until_someone_has_achieved_them() -> None:
    def events(*city: str, achieved: dict[str, int] | None = None) -> float:
        return amount(position(city=city, achieved=achieved or {}), "events")

    assert events("inn", "inn", "inn") > events("inn", "inn") > events("inn") > 0
    assert events("inn", "inn", achieved={"grand-tour": 1}) < events("inn", "inn")


def test_purple_cards_count_what_they_will_score() -> None:
    assert amount(position(city=["school", "teacher", "peddler"]), "prosperity") == 2
    assert amount(position(city=["wife", "wife", "husband"]), "prosperity") == 3
    architect = position(city=["architect"], resources="3 resin 9 pebble", season="autumn")
    assert amount(architect, "prosperity") < 6
    architect.state.cities[0].passed = True
    assert amount(architect, "prosperity") == 6


def test_hidden_cards_do_not_matter() -> None:
    table = position(hand=["farm"], others=[{"hand": ["king", "queen"]}])
    before = worth(table)
    table.state.pile.reverse()
    table.state.cities[1].hand[:] = table.kinds(["fool", "farm"])
    assert worth(table) == before


# -- effects half done


def test_an_effect_half_done_is_worth_what_it_will_give() -> None:
    table = position(forest=["forest-2-any", "forest-3-berries", "forest-2-resin-1-twig"])
    before = worth(table)
    table.do("worker forest-2-any")
    assert table.asks == "GainResource"
    pending = amount(table, "promised")
    assert pending > 0
    assert amount(table, "promised", seat=1) == 0
    assert worth(table) > before - 1
    table.do("gain berry")
    assert 0 < amount(table, "promised") < pending


def test_cards_already_discarded_for_a_reward_are_not_lost() -> None:
    table = position(hand=["farm", "farm", "farm", "farm"])
    table.do("worker haven", "discard farm", "discard farm")
    assert amount(table, "promised") > 0
    assert amount(table.do("done"), "promised") > 0
    assert amount(table.do("gain berry"), "promised") == 0


def test_the_rest_of_a_script_counts() -> None:
    table = position(city=["monastery"], resources="2 twig 1 resin").do("worker monastery")
    assert table.asks == "GiveResource"
    assert amount(table, "promised") > 2


def test_a_card_between_hand_and_city_counts() -> None:
    table = position(hand=["doctor"], city=["university"], resources="4 berry").do("play doctor hand")
    assert table.asks == "PayForCard"
    assert amount(table, "promised") > 0


# -- what follows from it


def test_passing_is_the_last_thing_to_do() -> None:
    table = position()
    assert best(table, *table.options()) != "pass"
    table = position(workers=0)
    assert best(table, "season", "pass") == "season"
    table = position(season="autumn", workers=0, hand=["wife"], resources="2 berry")
    assert best(table, "play wife hand", "pass") == "play wife hand"


def test_a_free_critter_is_played_with_the_token() -> None:
    table = position(hand=["king"], city=["castle"], resources="6 berry").do("play king hand")
    assert best(table, *table.options()) == "pay token castle"


def test_points_are_not_left_lying_in_the_end() -> None:
    table = position(season="autumn", workers=1, hand=["farm"] * 5)
    assert best(table, *table.options()) == "worker journey-5"
    table = position(season="autumn", workers=1, city=["inn", "post-office", "queen"])
    assert best(table, *table.options()) == "worker grand-tour"


def test_greedy_play_beats_random_play() -> None:
    game = everdell(2)
    for seed in range(4):
        state = game.new(seed)
        rng = Rng(seed)
        greedy, seat_of_greedy = GreedyBot(seed), seed % 2
        while not state.is_over():
            seat = state.seats_to_act()[0]
            if seat == seat_of_greedy:
                seen = game.determinize(state, seat, rng.fork())
                state.advance(seat, greedy.choose(game, seen, seat, Budget()))
            else:
                state.advance(seat, choose_random(state, seat, rng))
        scores = state.scores()
        assert scores[seat_of_greedy] > scores[1 - seat_of_greedy]


# -- the solo game


def test_rugworts_points_stand_behind_those_of_the_seat() -> None:
    table = position(players=1, others=[{"city": ["farm"] * 4, "points": 2}])
    his = sum(rugwort_points(table.state).values())
    worths = table.game.valuation().worths(table.state)
    # He will take the Harvest Festival, and 3 points for his Journey.
    assert worths == [worth(table), his + 3 + 3]
    table.do("pass")
    assert table.game.valuation().worths(table.state) == [*table.state.scores(), his]
