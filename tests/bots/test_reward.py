"""Rewards: with two players the margin; among more, a great lead counts less than its points."""

from __future__ import annotations

import pytest

from meadowmarket.bots.reward import margin_of, reward_of


def test_of_two_players_each_strives_for_the_margin() -> None:
    assert [reward_of(margin, 2) for margin in (-30.0, 0.0, 7.5)] == [-30.0, 0.0, 7.5]


@pytest.mark.parametrize("players", [3, 4])
def test_among_several_the_points_that_decide_count_most(players: int) -> None:
    near, far = (reward_of(margin + 4.0, players) - reward_of(margin, players) for margin in (-2.0, 20.0))
    assert near > 2 * far > 0
    assert reward_of(-9.0, players) == -reward_of(9.0, players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("margin", [-60.0, -3.0, 0.0, 0.5, 25.0])
def test_a_reward_says_which_margin_it_is_worth(players: int, margin: float) -> None:
    assert margin_of(reward_of(margin, players), players) == pytest.approx(margin)


def test_what_lies_beyond_all_margins_is_worth_the_greatest() -> None:
    """An option that was never followed has a guessed reward, which no margin may be worth."""
    assert margin_of(-500.0, 4) == margin_of(-11.5, 4) < margin_of(-10.0, 4)
