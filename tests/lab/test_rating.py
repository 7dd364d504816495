"""Ratings: the likeliest strengths, whatever the order, for one against one and one against many."""

from math import log10

import pytest

from meadowmarket.lab.arena.match import Match, Played
from meadowmarket.lab.arena.rating import Rating, ratings
from meadowmarket.lab.arena.results import Result


def result(a: str, b: str, won: int, lost: int, players: int = 2) -> Result:
    """Return a match with the games that `a` won and lost."""
    found = Result(Match(a, b), players, [])
    found.games = won + lost
    found.a.wins, found.b.wins = won, lost
    return found


def elo(rated: list[Rating]) -> dict[str, float]:
    return {rating.bot: rating.points for rating in rated}


def test_two_bots_are_apart_by_their_odds() -> None:
    """One game, shared fairly, is added to what they played."""
    rated = ratings([result("a", "b", 299, 99)])
    assert [rating.bot for rating in rated] == ["a", "b"]
    assert elo(rated) == pytest.approx({"a": 400 * log10(299.5 / 99.5), "b": 0})
    a, b = rated
    assert b.interval is None
    assert a.interval is not None
    # The log-odds of a rate p from n games have the variance 1 / np(1 - p).
    reach = 1.96 * 400 * log10(2.718281828) * (1 / 299.5 + 1 / 99.5) ** 0.5
    assert a.interval.high - a.points == pytest.approx(reach, rel=1e-3)
    assert a.points - a.interval.low == pytest.approx(reach, rel=1e-3)


def test_one_against_many_is_measured_by_the_fair_share() -> None:
    """A bot that wins a third of the games among three equals, or a quarter among four, is as strong as they are."""
    for players in (3, 4):
        even = ratings([result("a", "b", 100, 100 * (players - 1), players)])
        assert elo(even) == pytest.approx({"a": 0, "b": 0}, abs=1e-6)
    # Half of the games against three: odds of three to one against each of them.
    half = ratings([result("a", "b", 10_000, 10_000, 4)])
    assert elo(half)["a"] == pytest.approx(400 * log10(3), abs=0.1)


def test_strength_is_carried_over_those_between() -> None:
    """Each wins ten to one against the next: 400 points a step, the prior aside."""
    steps = [result("a", "b", 100_000, 10_000), result("c", "d", 100_000, 10_000), result("b", "c", 100_000, 10_000)]
    assert elo(ratings(steps)) == pytest.approx({"a": 1200, "b": 800, "c": 400, "d": 0}, abs=0.1)


def test_the_order_of_the_matches_does_not_matter() -> None:
    found = [result("a", "b", 60, 40), result("b", "c", 55, 45), result("a", "c", 52, 48)]
    forward, backward = elo(ratings(found)), elo(ratings(found[::-1]))
    assert forward == pytest.approx(backward)
    assert forward["a"] > forward["b"] > forward["c"] == 0


def test_a_bot_that_won_all_has_a_rating() -> None:
    a, b, c = ratings([result("a", "b", 400, 0), result("b", "c", 400, 0)])
    assert (a.bot, b.bot, c.bot) == ("a", "b", "c")
    assert b.points == pytest.approx(400 * log10(400.5 / 0.5))
    assert a.points == pytest.approx(2 * b.points)
    assert a.interval is not None
    assert a.interval.low > b.points - 400


def test_games_that_nobody_won_count_for_nobody() -> None:
    given_up = Played([3, 3], [], [1, 1], [1.0, 1.0], [0, 0], 9, False)
    assert elo(ratings([Result(Match("a", "b"), 2, [[given_up, given_up]])])) == {"a": 0, "b": 0}


def test_solo_games_rate_nobody() -> None:
    assert ratings([Result(Match("a", None), 1, [])]) == []
