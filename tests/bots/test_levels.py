"""The levels: each plays, the weaker ones err now and then, and none of them blunders."""

from __future__ import annotations

import pytest

from meadowmarket import games
from meadowmarket.bots.bot import LEVELS, Budget, bot_names, make_bot
from meadowmarket.bots.players.levels import one_name
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng
from tests.bots.quiz import Answer, Ask, Quiz

LITTLE = Budget(simulations=20)
SEEDS = range(60)
NEARLY_EQUAL = Ask(0, {"a": Answer((11, 0)), "b": Answer((10, 0)), "c": Answer((-90, 0)), "d": Answer((0, 90))})
"""The best answer, one that is nearly as good, and two that lose everything."""


def answers(level: str) -> list[str]:
    """Return what bots of a level answer, each with its own seed."""
    game = Quiz(NEARLY_EQUAL)
    bots = [make_bot(level, seed) for seed in SEEDS]
    return [game.actions.notation(bot.choose(game, game.new(1), 0, LITTLE)) for bot in bots]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_and_plays_every_game(level: str) -> None:
    assert level in bot_names()
    for name in games.names():
        game = games.open_game(name, 2)
        state = game.new(1)
        rng = Rng(1)
        for _ in range(4):
            seat = state.seats_to_act()[0]
            assert make_bot(level, 1).choose(game, state, seat, LITTLE) in state.options(seat)
            play_some(state, rng, 15)


def test_easy_takes_what_is_nearly_as_good_now_and_then() -> None:
    found = answers("easy")
    assert 0 < found.count("b") < found.count("a")


def test_the_stronger_a_level_the_less_it_errs() -> None:
    errors = [answers(level).count("b") for level in LEVELS]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > errors[1]
    assert errors[-1] == 0, "the expert always chooses as well as it can"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_blunders(level: str) -> None:
    assert set(answers(level)) <= {"a", "b"}


def test_the_same_seed_errs_in_the_same_way() -> None:
    assert answers("easy") == answers("easy")


def test_a_search_that_is_a_level_has_its_name() -> None:
    assert [one_name(spec) for spec in ("search:200ms", "search")] == ["expert", "expert"]
    for spec in ("search:1s+2further", "search:200ms+2workers", "search:1s", "search:16sims", "greedy", "easy"):
        assert one_name(spec) == spec


@pytest.mark.parametrize("level", LEVELS)
def test_levels_have_no_options(level: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(f"{level}:200ms", 1)
    assert caught.value.message.key == "no-bot-options"
    assert caught.value.message.args == {"bot": level, "options": "200ms"}
