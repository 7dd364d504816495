"""Greedy: the best margin right after a move, once all that the move sets off is done."""

from __future__ import annotations

import pytest

from meadowmarket import games
from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.core.codec import dumps
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng
from meadowmarket.lab.arena.match import Match, play
from tests.bots.quiz import Answer, Ask, Quiz

LAST = Ask(0, {"a": Answer()})


def chosen(answers: dict[str, Answer], seed: int = 1, weights: list[float] | None = None) -> str:
    """Return what a greedy bot in the first seat answers."""
    game = Quiz(Ask(0, answers))
    return game.actions.notation(GreedyBot(seed, weights).choose(game, game.new(1), 0, Budget()))


def test_it_takes_what_brings_most() -> None:
    assert chosen({"a": Answer((1, 0)), "b": Answer((3, 0)), "c": Answer((2, 0))}) == "b"


def test_what_the_rival_loses_counts_as_much() -> None:
    assert chosen({"a": Answer((2, 0)), "b": Answer((0, -3)), "c": Answer((5, 4))}) == "b"


def test_it_weighs_by_the_weights_it_is_given() -> None:
    assert chosen({"a": Answer((1, 0), then=LAST), "b": Answer((3, 0), then=LAST)}, weights=[-1.0]) == "a"


def test_it_looks_through_its_own_choices_within_an_effect() -> None:
    deepest = Ask(0, {"a": Answer((2, 0)), "b": Answer((7, 0))})
    inner = Ask(0, {"a": Answer((3, 0)), "b": Answer(within=deepest, then=LAST)})
    assert chosen({"a": Answer((4, 0), then=LAST), "b": Answer(within=inner, then=LAST)}) == "b"


def test_it_does_not_count_on_what_others_choose() -> None:
    inner = Ask(1, {"a": Answer((7, 0)), "b": Answer((7, 0))})
    assert chosen({"a": Answer((1, 0), then=LAST), "b": Answer(within=inner, then=LAST)}) == "a"


def test_it_does_not_look_behind_the_move() -> None:
    rich = Ask(0, {"a": Answer((7, 0))})
    assert chosen({"a": Answer((1, 0), then=LAST), "b": Answer(then=rich)}) == "a"


def test_an_anytime_action_that_betters_the_position_comes_first() -> None:
    again = Ask(0, {"a": Answer((5, 0))})
    assert chosen({"a": Answer((5, 0)), "also a": Answer((1, 0), then=again), "also b": Answer(then=again)}) == "also a"


@pytest.mark.parametrize("gain", [0, -1])
def test_an_anytime_action_that_betters_nothing_is_left_even_if_the_turn_ends_with_a_loss(gain: int) -> None:
    again = Ask(0, {"a": Answer((-3, 0))})
    assert chosen({"a": Answer((-3, 0)), "also a": Answer((gain, 0), then=again)}) == "a"


def test_among_equals_the_seed_decides() -> None:
    answers = {"a": Answer((2, 0)), "b": Answer((2, 0)), "c": Answer((1, 0)), "d": Answer((2, 0))}
    found = [chosen(answers, seed) for seed in range(30)]
    assert set(found) == {"a", "b", "d"}
    assert found == [chosen(answers, seed) for seed in range(30)]


@pytest.mark.parametrize("name", games.names())
def test_it_leaves_the_position_as_it_is(name: str) -> None:
    game = games.open_game(name, 2)
    state = game.new(1)
    play_some(state, Rng(1), 20)
    before = dumps(state)
    seat = state.seats_to_act()[0]
    assert GreedyBot(1).choose(game, state, seat, Budget()) in state.options(seat)
    assert dumps(state) == before


@pytest.mark.parametrize("name", games.names())
def test_it_beats_random_play_clearly(name: str) -> None:
    game = games.open_game(name, 2)
    for deal in range(2):
        for rotation in range(2):
            played = play(game, Match("greedy", "random"), 1, deal, rotation)
            assert played.failures == [0, 0]
            assert played.winners == [rotation]
            assert played.points[rotation] > 1.25 * played.points[1 - rotation]


@pytest.mark.parametrize("name", games.names())
def test_it_plays_alone_and_at_a_full_table(name: str) -> None:
    for players, match in ((1, Match("greedy", None)), (4, Match("greedy", "random"))):
        played = play(games.open_game(name, players), match, 1, 0, 0)
        assert played.is_over
        assert not any(played.failures)


def test_it_has_no_options() -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot("greedy:sharp", 1)
    assert caught.value.message.key == "no-bot-options"
