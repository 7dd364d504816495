"""Environments are copied and pickled in the middle of a game, and say what they need where it is missing."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import meadowmarket as mm
from meadowmarket.envs.aec import env
from meadowmarket.envs.single_seat import SingleSeatEnv
from tests.support import ROOT

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda environment: pickle.loads(pickle.dumps(environment))]


@pytest.mark.parametrize("bot", ["random", "random:may-pass", "greedy", "search:20sims"])
@pytest.mark.parametrize("again", COPIES, ids=["copy", "pickle"])
def test_a_single_seat_goes_on_the_same(again: Callable[[Any], Any], bot: str) -> None:
    one = SingleSeatEnv(mm.make_game("everdell", 2), [bot])
    one.reset(seed=1)
    other = again(one)
    for _ in range(5):
        action = int(np.flatnonzero(one.action_masks())[-1])
        (seen, *rest), (same, *others) = one.step(action), other.step(action)
        assert (seen["observation"] == same["observation"]).all()
        assert rest[:3] == others[:3], "reward, and whether the game is over"


@pytest.mark.parametrize("again", COPIES, ids=["copy", "pickle"])
def test_all_seats_go_on_the_same(again: Callable[[Any], Any]) -> None:
    one = env(mm.make_game("lagranja", 3))
    one.reset(seed=1)
    other = again(one)
    untouched = other.last()[0]["observation"].copy()
    action = int(np.flatnonzero(one.last()[0]["action_mask"])[0])
    one.step(action)
    assert (other.last()[0]["observation"] == untouched).all()
    other.step(action)
    assert (one.last()[0]["observation"] == other.last()[0]["observation"]).all()


@pytest.mark.parametrize("module", ["aec", "single_seat", "spiel"])
def test_the_extra_that_is_missing_is_named(module: str) -> None:
    code = f"import sys; sys.modules['gymnasium'] = None; import meadowmarket.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "src", capture_output=True, text=True, check=False)
    assert 'pip install "meadowmarket[research]"' in done.stderr.splitlines()[-1]
