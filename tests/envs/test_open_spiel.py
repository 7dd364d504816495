"""The games pass OpenSpiel's own tests, and its search plays them."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import meadowmarket as mm
from meadowmarket.envs import spiel

pytestmark = pytest.mark.compiled_only  # long texts of every step

LOADED = [f"{spiel.NAME}(game=lagranja,deals=5)", f"{spiel.NAME}(game=everdell,players=3,deals=5)"]


@pytest.mark.parametrize("text", LOADED)
def test_simulations_and_serialization(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def played(state: pyspiel.State, seed: int, most: int) -> pyspiel.State:
    rng = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", LOADED)
def test_a_state_is_the_same_after_serialization(text: str) -> None:
    game = pyspiel.load_game(text)
    state = played(game.new_initial_state(), 1, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert [state.information_state_string(seat) for seat in range(2)] == [
        again.information_state_string(seat) for seat in range(2)
    ]


@pytest.mark.parametrize("text", LOADED)
def test_clones_are_independent_and_returns_add_up_to_nothing(text: str) -> None:
    state = played(pyspiel.load_game(text).new_initial_state(), 2, 30)
    shown = str(state)
    clone = played(state.clone(), 3, 10_000)
    assert clone.is_terminal()
    assert sum(clone.returns()) == pytest.approx(0)
    assert any(clone.returns())
    assert str(state) == shown
    assert clone.current_player() == pyspiel.PlayerId.TERMINAL


def test_observations_are_those_of_the_encoder() -> None:
    game = pyspiel.load_game(LOADED[0])
    state = played(game.new_initial_state(), 1, 20)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == game.encoder.observation(state.state, 1)
    assert "seat" in observation.string_from(state, 1)


def test_an_information_state_does_not_show_the_deal() -> None:
    game = pyspiel.load_game(LOADED[0])
    texts = set()
    for deal in range(5):
        state = game.new_initial_state()
        state.apply_action(deal)
        texts |= {state.information_state_string(seat) for seat in range(2)}
    assert len(texts) == 10
    assert not [text for text in texts if "seed" in text]


def test_a_playthrough() -> None:
    """Its own generator writes a game down, the same each time."""
    text = f"{spiel.NAME}(game=everdell,deals=5)"
    made = [generate_playthrough.playthrough(text, action_sequence=[1], seed=2) for _ in range(2)]
    assert made[0] == made[1]
    assert "GameType.short_name" in made[0]
    assert made[0].count("action: ") > 10


def test_the_search_of_open_spiel_plays_a_game() -> None:
    game = pyspiel.load_game(LOADED[1].replace("players=3", "players=2"))
    state = game.new_initial_state()
    state.apply_action(1)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    other = random.Random(1)
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else other.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.returns()[0] in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("parameters", ["players=1", "players=5", "deals=0", "deals=-4"])
def test_bad_parameters_are_refused(parameters: str) -> None:
    with pytest.raises(mm.BadSetup, match="env-bad-number"):
        pyspiel.load_game(f"{spiel.NAME}(game=lagranja,{parameters})")


@pytest.mark.parametrize("deal", [5, 77])
def test_a_deal_that_there_is_not_is_refused(deal: int) -> None:
    state = pyspiel.load_game(LOADED[0]).new_initial_state()
    with pytest.raises(mm.IllegalAction, match="no-such-code"):
        state.apply_action(deal)
