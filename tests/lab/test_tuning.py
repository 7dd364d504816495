"""Tuning: weights are nudged to both sides, play each other, and move to the side that did better."""

from __future__ import annotations

from math import log

import pytest

from meadowmarket import games
from meadowmarket.lab.tuning import Trial, Tuner, play_trial
from tests.bots.trader import DEAR, TraderGame

WEIGHTS = [1.0, 0.5, 2.0, 0.25]


def moved(tuner: Tuner, margins: list[float]) -> list[float]:
    """Let a tuner learn from one step; return by what factor each weight has changed."""
    before = tuner.weights.copy()
    tuner.learn(tuner.propose(len(margins)), margins)
    return [after / weight for after, weight in zip(tuner.weights, before)]


def test_a_trial_nudges_each_weight_to_both_sides_but_never_the_points() -> None:
    trials = Tuner(WEIGHTS, 10, 1).propose(60)
    for trial in trials:
        assert trial.up[0] == trial.down[0] == 1
        for i in range(1, len(WEIGHTS)):
            low, high = sorted([trial.up[i], trial.down[i]])
            assert low < WEIGHTS[i] < high
            assert low * high == pytest.approx(WEIGHTS[i] ** 2)
            assert (trial.up[i] == high) == (trial.signs[i] == 1)
    assert len({tuple(trial.signs) for trial in trials}) == 2 ** (len(WEIGHTS) - 1)
    assert len({trial.seed for trial in trials}) == 60


def test_all_that_the_rules_count_stays_as_it_is() -> None:
    tuner = Tuner(WEIGHTS, 10, 1, scored=2)
    for trial in tuner.propose(20):
        assert trial.up[:2] == trial.down[:2] == WEIGHTS[:2]
        assert trial.up[2] != trial.down[2]
    assert moved(tuner, [9.0])[:2] == [1, 1]


def test_weights_move_to_the_side_that_did_better() -> None:
    for margin in (9.0, -9.0):
        tuner = Tuner(WEIGHTS, 10, 1)
        (trial,) = tuner.propose(1)
        tuner.learn([trial], [margin])
        winner, loser = (trial.up, trial.down) if margin > 0 else (trial.down, trial.up)
        assert tuner.weights[0] == 1
        for i in range(1, len(WEIGHTS)):
            assert abs(tuner.weights[i] - winner[i]) < abs(WEIGHTS[i] - winner[i])
            assert abs(tuner.weights[i] - loser[i]) > abs(WEIGHTS[i] - loser[i])


def test_a_draw_teaches_nothing() -> None:
    assert moved(Tuner(WEIGHTS, 10, 1), [0.0, 0.0]) == [1, 1, 1, 1]


def test_trials_that_contradict_each_other_cancel_out() -> None:
    tuner = Tuner(WEIGHTS, 10, 1)
    trials = [Trial([0, 1, 1, -1], [], [], 1), Trial([0, 1, -1, 1], [], [], 2)]
    tuner.learn(trials, [6.0, 6.0])
    assert tuner.weights[1] > WEIGHTS[1]
    assert tuner.weights[2:] == pytest.approx(WEIGHTS[2:])


def test_the_steps_become_smaller() -> None:
    tuner = Tuner(WEIGHTS, 5, 1)
    distances = [abs(log(moved(tuner, [9.0])[1])) for _ in range(5)]
    assert distances == sorted(distances, reverse=True)
    assert distances[0] > distances[-1] > 0
    assert tuner.step == 5


def test_the_same_seed_proposes_the_same_and_each_step_something_new() -> None:
    def proposed(seed: int) -> list[tuple[list[float], int]]:
        tuner = Tuner(WEIGHTS, 10, seed)
        found: list[tuple[list[float], int]] = []
        for _ in range(3):
            trials = tuner.propose(4)
            found += [(trial.up, trial.seed) for trial in trials]
            tuner.learn(trials, [1.0, 2.0, -3.0, 4.0])
        return found

    assert proposed(1) == proposed(1) != proposed(2)
    assert len({seed for _, seed in proposed(1)}) == 12


def test_a_trial_tells_who_plays_better_whoever_sits_where() -> None:
    """A player who buys nothing has fewer points in the end, over some games."""
    game = TraderGame()
    buying, saving = [1.0, 0.1], [1.0, 5.0]
    margins = [play_trial(game, buying, saving, seed) for seed in range(20)]
    assert margins == [play_trial(game, buying, saving, seed) for seed in range(20)]
    assert sum(margins) > 20
    assert sum(play_trial(game, saving, buying, seed) for seed in range(20)) < -20


def test_searches_play_a_trial_if_told_to() -> None:
    game = TraderGame()
    buying, saving = [1.0, 0.1], [1.0, 5.0]
    margins = [play_trial(game, buying, saving, seed, simulations=8) for seed in range(20)]
    assert margins == [play_trial(game, buying, saving, seed, simulations=8) for seed in range(20)]
    assert margins != [play_trial(game, buying, saving, seed) for seed in range(20)]
    assert sum(margins) > 20


def test_alone_each_plays_for_itself() -> None:
    game = games.open_game("lagranja", 1)
    own = game.valuation().weights
    blind = [1.0] + [0.0] * (len(own) - 1)
    assert play_trial(game, own, own, 3) == 0
    assert play_trial(game, own, blind, 3) > 0


def test_tuning_finds_what_wins() -> None:
    """Coins seem worth more than the points they buy; a few steps of self-play put that right."""
    game = TraderGame()
    tuner = Tuner([1.0, DEAR], 30, 1)
    while tuner.step < 30:
        trials = tuner.propose(4)
        tuner.learn(trials, [play_trial(game, trial.up, trial.down, trial.seed) for trial in trials])
    assert tuner.weights[0] == 1
    assert tuner.weights[1] < 1
