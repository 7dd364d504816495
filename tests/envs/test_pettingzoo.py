"""The PettingZoo environment passes PettingZoo's own tests."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

import meadowmarket as mm
from meadowmarket.core.batch import rewards_of
from meadowmarket.envs.aec import env

pytestmark = pytest.mark.compiled_only  # never compiled themselves, and slow interpreted

SETUPS = [("lagranja", 2), ("everdell", 3)]


def made(name: str, players: int, **options: Any) -> Any:
    return env(mm.make_game(name, players), **options)


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # it remarks on what it finds unusual, and fails on what is wrong
@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_api(name: str, players: int) -> None:
    api_test(made(name, players), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: made(name, players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: made(name, players, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_a_whole_game_and_its_rewards(name: str, players: int) -> None:
    environment = made(name, players)
    environment.reset(seed=3)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, is_over, is_cut, _ = environment.last()
        rewards[agent] += reward
        action = None
        if not is_over and not is_cut:
            action = environment.action_space(agent).sample(observation["action_mask"])
        environment.step(action)
    state = environment.unwrapped.state_of_game
    assert state.is_over()
    assert list(rewards.values()) == pytest.approx(rewards_of(state))


class Lenient(wrappers.BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """Takes any action for a legal one that doesn't end the game: PettingZoo's test takes no notice of masks."""

    def step(self, action: Any) -> None:
        if action is not None:
            legal = np.flatnonzero(self.observe(self.agent_selection)["action_mask"])
            legal = legal[legal != self.unwrapped.game.last_resort()]
            action = int(legal[action % len(legal)])
        super().step(action)


@pytest.mark.parametrize("name", ["lagranja", "everdell"])
def test_max_cycles(name: str) -> None:
    """PettingZoo's own test wants every agent to act equally often, as one that plays alone does."""

    def env_of(max_cycles: int) -> Any:
        return Lenient(made(name, 1, max_cycles=max_cycles))

    def parallel_env(max_cycles: int) -> Any:
        environment = env_of(max_cycles)
        environment.metadata = {**environment.metadata, "is_parallelizable": True}
        return turn_based_aec_to_parallel(environment)

    max_cycles_test(SimpleNamespace(env=env_of, parallel_env=parallel_env))


def test_it_is_cut_off_after_so_many_actions() -> None:
    environment = made("lagranja", 2, max_cycles=7)
    environment.reset(seed=3)
    count = 0
    for agent in environment.agent_iter():
        observation, _, is_over, is_cut, _ = environment.last()
        assert not is_over
        if not is_cut:
            count += 1
        environment.step(None if is_cut else environment.action_space(agent).sample(observation["action_mask"]))
    assert count == 7


def test_an_illegal_action_is_refused() -> None:
    environment = made("lagranja", 2)
    environment.reset(seed=1)
    with pytest.raises(mm.IllegalAction):
        environment.step(0)


def test_bad_arguments_are_refused() -> None:
    for most in (0, -5):
        with pytest.raises(mm.BadSetup, match="env-bad-number"):
            made("lagranja", 2, max_cycles=most)
    with pytest.raises(mm.BadSetup, match=r"env-bad-choice .name: render_mode, found: foo"):
        made("lagranja", 2, render_mode="foo")
    environment = made("lagranja", 2)
    environment.reset(seed=1)
    with pytest.raises(mm.BadSetup, match="allowed: seat_0, seat_1"):
        environment.observe("seat_9")
