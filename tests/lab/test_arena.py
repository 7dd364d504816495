"""The arena: who plays whom, from which seats, on which deals; and what the games say."""

import itertools
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.bots.intervals import mean_interval, wilson
from meadowmarket.lab.arena.match import Match, Played, matches, play, seating
from meadowmarket.lab.arena.results import Result
from tests.bots.first import FirstBot
from tests.core.toy import ToyGame, ToyState
from tests.support import install_toy

DUEL = Match("random", "first")


@pytest.fixture(autouse=True)
def _toy_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install_toy(tmp_path))


def outcome(played: Played) -> Played:
    """Return what does not depend on the clock."""
    return played._replace(milliseconds=[])


# -- matches and games


def test_two_players_play_each_pair_once() -> None:
    assert matches(["a", "b", "c"], 2) == [Match("a", "b"), Match("a", "c"), Match("b", "c")]


def test_more_players_play_each_pair_both_ways() -> None:
    assert matches(["a", "b", "c"], 3) == [Match(*pair) for pair in itertools.permutations("abc", 2)]


def test_two_bots_play_as_they_are_named() -> None:
    assert matches(["a", "b"], 4) == [Match("a", "b")]


def test_alone_each_plays_for_itself() -> None:
    assert matches(["a", "b"], 1) == [Match("a", None), Match("b", None)]
    assert seating(Match("a", None), 1, 0) == ["a"]


def test_one_sits_on_each_seat_once() -> None:
    assert [seating(Match("a", "b"), 3, rotation) for rotation in range(3)] == [
        ["a", "b", "b"],
        ["b", "a", "b"],
        ["b", "b", "a"],
    ]


def test_the_same_seed_plays_the_same_games() -> None:
    game = ToyGame(2, "long")
    courses = {str(outcome(play(game, DUEL, 1, deal, rotation))) for deal in range(5) for rotation in range(2)}
    assert len(courses) > 5
    for deal, rotation in itertools.product(range(5), range(2)):
        assert outcome(play(game, DUEL, 1, deal, rotation)) == outcome(play(game, DUEL, 1, deal, rotation))
    assert outcome(play(game, DUEL, 1, 0, 0)) != outcome(play(game, DUEL, 2, 0, 0))


class Noting(ToyGame):
    """Keeps the seeds of its deals."""

    def __init__(self) -> None:
        super().__init__(3)
        self.deals: list[int] = []

    def new(self, seed: int) -> ToyState:
        self.deals.append(seed)
        return super().new(seed)


def test_the_rotations_of_a_deal_begin_alike() -> None:
    game = Noting()
    for deal, rotation in itertools.product(range(2), range(3)):
        play(game, DUEL, 1, deal, rotation)
    one, *_ = game.deals
    assert game.deals[:3] == [one] * 3
    assert one not in game.deals[3:]


def test_a_game_counts_choices_and_not_forced_moves() -> None:
    played = play(ToyGame(2, "long"), DUEL, 1, 0, 0)
    assert played.is_over
    assert 0 < sum(played.choices) < played.decisions
    assert all(time > 0 for time in played.milliseconds)
    assert played.failures == [0, 0]


def test_a_bot_that_fails_plays_on_by_chance() -> None:
    played = play(ToyGame(2, "long"), Match("failing", "first"), 1, 0, 1)
    assert played.is_over
    assert played.failures == [0, played.choices[1]]
    assert played.choices[1] > 0


def test_a_game_without_end_is_given_up() -> None:
    played = play(ToyGame(), DUEL, 1, 0, 0, limit=3)
    assert (played.is_over, played.winners, played.decisions) == (False, [], 3)


def test_bots_are_closed_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[FirstBot] = []
    monkeypatch.setattr(FirstBot, "close", lambda bot: closed.append(bot))
    play(ToyGame(3), Match("failing", "first"), 1, 0, 2)
    assert len(closed) == 2


def test_a_solo_game_against_someone_has_his_points_too() -> None:
    """Rugwort's points stand behind the player's; La Granja's solo game knows nobody else."""
    against = play(games.open_game("everdell", 1), Match("random", None), 1, 0, 0)
    assert len(against.points) == 2
    assert against.winners == ([0] if against.points[0] > against.points[1] else [])
    assert len(play(games.open_game("lagranja", 1), Match("random", None), 1, 0, 0).points) == 1


# -- what the games say


def game_of(points: list[int], winners: list[int], **other: int) -> Played:
    """Return a game in which each seat chose twice and took 3 ms for it."""
    seats = len(points)
    return Played(points, winners, [2] * seats, [3.0] * seats, [other.get("failures", 0)] * seats, 10, bool(winners))


def test_wilson_agrees_with_the_textbook() -> None:
    """Newcombe (1998), table I, without continuity correction."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5 - 2.0543, 2.5 + 2.0543), abs=5e-3)
    assert mean_interval([1.0]) is None


def test_a_result_follows_its_bots_from_seat_to_seat() -> None:
    deals = [[game_of([9, 4], [0]), game_of([7, 6], [0])], [game_of([5, 5], [0, 1]), game_of([2, 3], [1])]]
    result = Result(Match("a", "b"), 2, deals)
    assert (result.games, result.a.wins, result.b.wins) == (4, 2.5, 1.5)
    assert result.win_rate == 2.5 / 4
    assert result.win_interval == wilson(2.5, 4)
    assert result.a.mean_points() == (9 + 6 + 5 + 3) / 4
    assert result.b.mean_points() == (4 + 7 + 5 + 2) / 4
    assert result.margins == [(5 - 1) / 2, (0 + 1) / 2]
    assert result.mean_margin == 1.25
    assert result.margin_interval == mean_interval([2.0, 0.5])
    assert result.a.milliseconds_per_move() == 1.5
    assert result.decisions == 40


def test_one_against_many() -> None:
    deal = [game_of([9, 4, 8], [0]), game_of([9, 7, 2], [0]), game_of([1, 6, 6], [1, 2], failures=1)]
    result = Result(Match("a", "b"), 3, [deal])
    assert (result.games, result.a.wins, result.b.wins) == (3, 1.5, 1.5)
    assert result.b.mean_points() == (4 + 8 + 9 + 2 + 1 + 6) / 6
    assert result.mean_margin == pytest.approx((1 - 2 + 0) / 3)
    assert result.fair_share == 1 / 3
    assert (result.a.failures, result.b.failures) == (1, 2)


def test_a_game_that_was_given_up_is_nobodys() -> None:
    result = Result(Match("a", "b"), 2, [[game_of([9, 4], []), game_of([4, 9], [1])]])
    assert (result.games, result.unfinished, result.a.wins, result.b.wins) == (2, 1, 1.0, 0.0)


def test_with_nobody_to_beat_there_are_points_only() -> None:
    result = Result(Match("a", None), 1, [[game_of([9], [0])], [game_of([7], [0])]])
    assert result.a.mean_points() == 8
    assert (result.win_rate, result.win_interval, result.mean_margin, result.margin_interval) == (None,) * 4


def test_a_solo_game_against_someone_can_be_lost() -> None:
    result = Result(Match("a", None), 1, [[lost_solo([9, 12])], [game_of([9], [0])._replace(points=[9, 4])]])
    assert (result.win_rate, result.mean_margin) == (0.5, 1.0)


def lost_solo(points: list[int]) -> Played:
    return game_of([points[0]], [])._replace(points=points, is_over=True)
