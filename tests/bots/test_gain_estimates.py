"""Gains: what options bring is tried out, and remembered where more are known than need a close look."""

from __future__ import annotations

import pytest

from meadowmarket import games
from meadowmarket.bots.players.greedy import margins_after
from meadowmarket.bots.search.gain_estimates import NEWEST_SHARE, OTHERS, OWN, GainEstimates
from meadowmarket.core.valuation import margin
from tests.bots.quiz import ANSWERS, Answer, Ask, Quiz


def asked(*points: int) -> Ask:
    """Ask the first seat, who gets these points for the answers."""
    return Ask(0, {notation: Answer((gained, 0)) for notation, gained in zip(ANSWERS, points)})


def gained(gains: GainEstimates, first: Ask, closely: bool = False) -> list[float]:
    state = Quiz(first).new(1)
    return gains.of_options(state, 0, state.options(0), closely)


def new_gains(searching: int = 0) -> GainEstimates:
    game = Quiz(asked(0))
    return GainEstimates(game, game.valuation(), searching)


def test_what_has_never_been_tried_is_tried() -> None:
    assert gained(new_gains(), asked(1, 2, 3, 4, 5, 6)) == [1, 2, 3, 4, 5, 6]


def test_of_many_known_options_only_those_are_tried_that_gained_most() -> None:
    gains = new_gains()
    gained(gains, asked(1, 2, 3, 4, 5, 6))
    again = gained(gains, asked(90, 90, 90, 90, 10, 10))
    assert again == [1, 2, 3, 4, 10, 10]
    assert again.count(10) == OWN.looks


def test_where_there_are_few_options_all_are_tried_again() -> None:
    gains = new_gains()
    gained(gains, asked(1, 2))
    assert gained(gains, asked(9, 8)) == [9, 8]


def test_the_newest_trial_counts_for_a_share() -> None:
    gains = new_gains()
    gained(gains, asked(4, 1, 1, 1, 1))
    gained(gains, asked(8, 90, 90, 90, 90))
    assert gained(gains, asked(0, 90, 90, 90, 90))[0] == 4 * (1 - NEWEST_SHARE) + 8 * NEWEST_SHARE


def test_what_others_gain_is_mostly_taken_from_memory() -> None:
    gains = new_gains(searching=1)
    gained(gains, asked(1, 2, 3))
    for _ in range(OTHERS.short_from_memory):
        assert gained(gains, asked(9, 9, 9)) == [1, 2, 3]
    again = gained(gains, asked(9, 9, 9))
    assert again == [1, 2, 9]
    assert again.count(9) == OTHERS.looks


def test_others_are_tried_out_as_the_own_seat_is_where_a_close_look_is_asked_for() -> None:
    gains = new_gains(searching=1)
    gained(gains, asked(1, 2, 3))
    assert gained(gains, asked(9, 9, 9), closely=True) == [1, 9, 9]


def within(points: int) -> Ask:
    """Ask the first seat, who has to choose within the effect of the first answer before it gets its points."""
    choice = Ask(0, {"a": Answer(), "b": Answer((points, 0)), "c": Answer((1, 0))})
    return Ask(0, {"a": Answer(within=choice, then=Ask(1, {"c": Answer()})), "b": Answer((2, 0))})


def test_an_option_with_choices_is_tried_out_to_the_end_of_its_effect() -> None:
    assert gained(new_gains(), within(9)) == [9, 2]


def test_an_option_with_choices_is_mostly_taken_from_memory() -> None:
    gains = new_gains()
    gained(gains, within(9))
    for _ in range(OWN.long_from_memory):
        assert gained(gains, within(7)) == [9, 2]
    assert gained(gains, within(7)) == [7, 2]


def test_alone_the_lead_over_the_opponent_counts() -> None:
    """Rugwort gets points for what the player does (EV-10.5)."""
    game = games.open_game("everdell", 1)
    valuation = game.valuation()
    state = game.new(1)
    options = [game.actions.code(notation) for notation in ("worker basic-2-resin", "worker basic-1-berry", "pass")]
    now = margin(valuation.worths(state), 0)
    expected = [after - now for after in margins_after(valuation, state, 0, options)]
    assert GainEstimates(game, valuation, 0).of_options(state, 0, options, False) == pytest.approx(expected)
