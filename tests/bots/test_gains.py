"""Gains: what options bring is tried out, and remembered where more are known than need a close look."""

from __future__ import annotations

from meadowmarket import games
from meadowmarket.bots.gains import CLOSE_LOOKS, LONG_EVERY, NEWEST_SHARE, Gains
from meadowmarket.core.valuation import margin
from tests.bots.quiz import ANSWERS, Answer, Ask, Quiz


def asked(*points: int) -> Ask:
    """Asks the first seat, who gets so many points for each answer."""
    return Ask(0, {notation: Answer((gained, 0)) for notation, gained in zip(ANSWERS, points)})


def worths_after(gains: Gains, first: Ask) -> list[float]:
    game = Quiz(first)
    state = game.new(1)
    return gains.worths_after(state, 0, state.options(0), gains.worth(state, 0))


def new_gains() -> Gains:
    game = Quiz(asked(0))
    return Gains(game, game.valuation())


def test_what_has_never_been_tried_is_tried() -> None:
    assert worths_after(new_gains(), asked(1, 2, 3, 4, 5, 6)) == [1, 2, 3, 4, 5, 6]


def test_of_many_known_options_only_those_are_tried_that_gained_most() -> None:
    gains = new_gains()
    worths_after(gains, asked(1, 2, 3, 4, 5, 6))
    again = worths_after(gains, asked(90, 90, 90, 10, 10, 10))
    assert again == [1, 2, 3, 10, 10, 10]
    assert again.count(10) == CLOSE_LOOKS


def test_where_there_are_few_options_all_are_tried_again() -> None:
    gains = new_gains()
    worths_after(gains, asked(1, 2, 3))
    assert worths_after(gains, asked(9, 8, 7)) == [9, 8, 7]


def test_the_newest_trial_counts_for_a_share() -> None:
    gains = new_gains()
    worths_after(gains, asked(4, 1, 1, 1, 1))
    worths_after(gains, asked(8, 90, 90, 90, 90))
    assert worths_after(gains, asked(0, 90, 90, 90, 90))[0] == 4 * (1 - NEWEST_SHARE) + 8 * NEWEST_SHARE


def within(points: int) -> Ask:
    """Asks the first seat, who has to choose within the effect of the first answer before it gets its points."""
    choice = Ask(0, {"a": Answer(), "b": Answer((points, 0)), "c": Answer((1, 0))})
    return Ask(0, {"a": Answer(within=choice, then=Ask(1, {"c": Answer()})), "b": Answer((2, 0))})


def test_an_option_with_choices_is_tried_out_to_the_end_of_its_effect() -> None:
    assert worths_after(new_gains(), within(9)) == [9, 2]


def test_an_option_with_choices_is_mostly_taken_from_memory() -> None:
    gains = new_gains()
    worths_after(gains, within(9))
    for _ in range(LONG_EVERY):
        assert worths_after(gains, within(7)) == [9, 2]
    assert worths_after(gains, within(7)) == [7, 2]


def test_alone_the_lead_over_the_opponent_counts() -> None:
    """Rugwort gets points for what the player does (EV-10.5)."""
    game = games.open_game("everdell", 1)
    valuation = game.valuation()
    state = game.new(1)
    assert Gains(game, valuation).worth(state, 0) == margin(valuation.worths(state), 0)
