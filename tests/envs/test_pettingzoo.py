"""The PettingZoo environment passes PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

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


def test_it_is_cut_off_after_so_many_actions() -> None:
    """PettingZoo's own `max_cycles_test` is for games in which all move at once: it asks for a parallel environment,
    takes illegal actions, and wants every agent to act equally often."""
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
