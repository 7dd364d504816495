"""The Gymnasium environment passes Gymnasium's own test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import meadowmarket as mm
from meadowmarket.envs.single_seat import ID, SingleSeatEnv

pytestmark = pytest.mark.compiled_only  # never compiled themselves, and slow interpreted

SETUPS = [("lagranja", 2, ["random"]), ("everdell", 3, ["random", "greedy"]), ("lagranja", 1, []), ("everdell", 1, [])]


@pytest.mark.filterwarnings("ignore:.*maximum and minimum values are equal:UserWarning")  # the place of one player
@pytest.mark.parametrize(("name", "players", "bots"), SETUPS)
def test_check_env(name: str, players: int, bots: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """With the environment by its registered name, so that it is also made in every render mode."""
    made = gymnasium.make(ID, game=mm.make_game(name, players), bots=bots)
    assert isinstance(made.unwrapped, SingleSeatEnv)
    check_env(made.unwrapped)
    assert len(capsys.readouterr().out) > 1000, "the mode `human` has drawn"


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
    assert lenient.step(illegal)[4] == {"illegal": True, "failures": [0, 0]}
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
    for name, value in (("illegal", "foo"), ("render_mode", "foo")):
        with pytest.raises(mm.BadSetup, match=f"env-bad-choice .name: {name}, found: foo"):
            SingleSeatEnv(game, **{name: value})  # type: ignore[arg-type]
    for most in (0, -5, 1 << 40, 2.5):
        with pytest.raises(mm.BadSetup, match="env-bad-number"):
            SingleSeatEnv(game, max_actions=most)  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded):
        SingleSeatEnv(game).step(0)


def test_a_closed_environment_must_be_reset() -> None:
    environment = SingleSeatEnv(mm.make_game("lagranja", 2))
    environment.reset(seed=1)
    environment.close()
    environment.close()
    with pytest.raises(ResetNeeded, match="closed"):
        environment.step(0)
    observation, _ = environment.reset(seed=1)
    assert observation["action_mask"].any()


def test_games_are_cut_off() -> None:
    """Also while others have their turn: they might never end it."""
    for most in (1, 2, 5, 9):
        environment = SingleSeatEnv(mm.make_game("lagranja", 3), max_actions=most)
        environment.reset(seed=2)
        for _ in range(most):
            _, reward, is_over, is_cut, _ = environment.step(0)
            assert not is_over
            assert reward == 0
            if is_cut:
                break
        assert is_cut
        assert environment.state.actions_played == most


def test_bots_from_files_play_and_their_failures_are_counted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my_bots.py"
    path.write_text(
        "import meadowmarket as mm\n"
        "class Failing(mm.Bot):\n"
        "    def choose(self, game, state, seat, budget):\n"
        "        raise ValueError('no idea')\n"
    )
    environment = SingleSeatEnv(mm.make_game("lagranja", 2), [f"{path}:Failing"])
    _, info = environment.reset(seed=1)
    before = info["failures"][1]
    failures = [environment.step(0)[4]["failures"] for _ in range(20)]
    assert failures[-1][1] > before
    assert {count for count, _ in failures} == {0}
    assert capfd.readouterr().err.count("ValueError: no idea") == 1


def test_it_is_drawn_as_the_seat_sees_it() -> None:
    environment = SingleSeatEnv(mm.make_game("everdell", 2), render_mode="ansi")
    environment.reset(seed=1)
    text = environment.render()
    assert text is not None
    assert len(text.splitlines()) > 10
