"""The Gymnasium environment passes Gymnasium's own test."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import meadowmarket as mm
from meadowmarket.envs.single_seat import SingleSeatEnv

pytestmark = pytest.mark.compiled_only  # never compiled themselves, and slow interpreted

SETUPS = [("lagranja", 2, ["random"]), ("everdell", 3, ["random", "greedy"]), ("lagranja", 1, []), ("everdell", 1, [])]


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # it advises to register the environment
@pytest.mark.parametrize(("name", "players", "bots"), SETUPS)
def test_check_env(name: str, players: int, bots: list[str]) -> None:
    check_env(SingleSeatEnv(mm.make_game(name, players), bots), skip_render_check=True)


def play(environment: SingleSeatEnv, seed: int) -> tuple[list[Any], float]:
    """Play a game by random legal actions; return what was seen, and the reward."""
    observation, _ = environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    seen = [observation["observation"].tolist()]
    while True:
        mask = environment.action_masks()
        assert np.array_equal(mask, observation["action_mask"])
        observation, reward, is_over, is_cut, info = environment.step(rng.choice(np.flatnonzero(mask)))
        assert not info["illegal"]
        seen.append(observation["observation"].tolist())
        if is_over or is_cut:
            assert is_over
            assert len(info["scores"]) == environment.game.players
            return seen, reward
        assert reward == 0


@pytest.mark.parametrize(("name", "players", "bots"), SETUPS)
def test_the_same_seed_gives_the_same_game(name: str, players: int, bots: list[str]) -> None:
    environment = SingleSeatEnv(mm.make_game(name, players), bots, seat=players - 1)
    first = play(environment, 4)
    assert play(environment, 4) == first
    assert play(environment, 5) != first


def test_illegal_actions_are_replaced_or_refused() -> None:
    game = mm.make_game("lagranja", 2)
    lenient = SingleSeatEnv(game)
    lenient.reset(seed=1)
    illegal = int(np.flatnonzero(~lenient.action_masks())[0])
    assert lenient.step(illegal)[4] == {"illegal": True}
    strict = SingleSeatEnv(game, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(mm.IllegalAction):
        strict.step(illegal)


def test_bad_arguments_are_refused() -> None:
    game = mm.make_game("lagranja", 3)
    with pytest.raises(mm.BadSetup, match="bots-per-seat"):
        SingleSeatEnv(game, ["random"])
    with pytest.raises(mm.BadSetup, match="no-such-seat"):
        SingleSeatEnv(game, seat=3)
    with pytest.raises(mm.BadSetup, match="no-such-bot"):
        SingleSeatEnv(game, ["random", "nobody"])
    with pytest.raises(ResetNeeded):
        SingleSeatEnv(game).step(0)


def test_it_is_drawn_as_the_seat_sees_it() -> None:
    environment = SingleSeatEnv(mm.make_game("everdell", 2), render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert len(text.splitlines()) > 10
