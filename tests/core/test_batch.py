"""Many games at once are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import meadowmarket as mm
from meadowmarket import games
from meadowmarket.arrays import Batch, legal_mask, observation, observation_layout
from meadowmarket.core import codec
from meadowmarket.core.api import Game
from meadowmarket.core.batch import rewards_of
from meadowmarket.core.errors import BadSetup, IllegalAction, NotYourTurn
from meadowmarket.core.playout import PlayoutRecord, derived_seed, play_recorded
from meadowmarket.core.rng import Rng
from meadowmarket.games.template import BOX as TEMPLATE

SETUPS = [("template", 3), ("lagranja", 1), ("lagranja", 2), ("everdell", 1), ("everdell", 2)]


def opened(name: str, players: int) -> Game:
    return TEMPLATE.open(players) if name == "template" else games.open_game(name, players)


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_the_games_are_the_same_as_one_by_one(name: str, players: int) -> None:
    game = opened(name, players)
    batch = Batch(game, games=3, seed=11)
    alone = [game.new(int(seed)) for seed in batch.seeds]
    assert batch.seeds.tolist() == [derived_seed(11, i) for i in range(3)]
    ended = 0
    while ended < 4:
        actions = batch.sample()
        for i, state in enumerate(alone):
            seat = int(batch.seats[i])
            assert seat == state.seats_to_act()[0]
            assert np.array_equal(batch.masks[i], legal_mask(state, seat))
            assert batch.observations is not None
            assert np.array_equal(batch.observations[i], observation(state, seat))
            state.apply(seat, int(actions[i]))
        batch.step(actions)
        for i, state in enumerate(alone):
            assert batch.done[i] == state.is_over()
            if state.is_over():
                ended += 1
                assert batch.scores[i].tolist() == state.scores()
                assert batch.rewards[i] == pytest.approx(rewards_of(state))
                alone[i] = game.new(int(batch.seeds[i]))
            else:
                assert not batch.rewards[i].any()
                assert not batch.scores[i].any()
                assert codec.checksum(batch.state(i)) == codec.checksum(state)


def test_random_play_is_that_of_simulations() -> None:
    game = games.open_game("everdell", 2)
    batch = Batch(game, seeds=[5], observes=False)
    course = PlayoutRecord(len(game.actions))
    state = game.new(5)
    play_recorded(state, Rng(derived_seed(5, 0)), course)
    for _ in range(course.decisions):
        assert not batch.done[0]
        batch.step(batch.sample())
    assert batch.done[0]
    assert batch.scores[0].tolist() == state.scores()
    assert batch.seeds[0] == derived_seed(5, 1), "the next game has another seed"
    assert batch.observations is None


def test_random_play_that_may_pass_ends_sooner() -> None:
    """Passing is for good in Everdell (EV-9.5): random play that takes it for any other option ends at once."""
    game = games.open_game("everdell", 2)
    ended = []
    for passes_last in (False, True):
        batch = Batch(game, games=8, seed=1, observes=False)
        count = 0
        for _ in range(60):
            batch.step(batch.sample(passes_last))
            count += int(batch.done.sum())
        ended.append(count)
    assert ended[0] > 2 * ended[1]


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    game = games.open_game("lagranja", 2)
    batch = Batch(game, games=3, seed=1)
    actions = batch.sample()
    before = [codec.dumps(batch.state(i)) for i in range(3)]
    wrong = actions.copy()
    wrong[2] = next(action for action in range(len(game.actions)) if not batch.masks[2, action])
    with pytest.raises(IllegalAction, match=r"batch-illegal \(number: 2"):
        batch.step(wrong)
    for code in (-1, len(game.actions)):
        wrong[2] = code
        with pytest.raises(IllegalAction, match="no-such-code"):
            batch.step(wrong)
    assert [codec.dumps(batch.state(i)) for i in range(3)] == before
    batch.step(actions)


def test_arrays_of_the_caller_are_filled() -> None:
    game = TEMPLATE.open(2)
    size = observation_layout(game).size
    out: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.generic]]] = {
        "masks": np.zeros((2, len(game.actions)), np.uint8),
        "observations": np.zeros((2, size), np.int16),
        "rewards": np.zeros((2, 2), np.float64),
    }
    batch = Batch(game, games=2, seed=1, out=out)
    assert batch.masks is out["masks"]
    assert batch.observations is out["observations"]
    assert out["masks"].any()
    before = out["observations"].copy()
    batch.step(batch.sample().astype(np.int64))
    assert not np.array_equal(before, out["observations"])
    assert not batch.seats.flags.writeable, "the batch's own memory"


def test_wrong_arguments_are_named() -> None:
    game = TEMPLATE.open(2)
    batch = Batch(game, games=2)
    for actions in ([1], [[1, 2]], [0.5, 1.0], ["a", "b"]):
        with pytest.raises(BadSetup, match=r"batch-no-integers \(name: actions"):
            batch.step(actions)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="batch-empty"):
        Batch(game, games=0)
    for seeds in ([-1], [1 << 70]):
        with pytest.raises(BadSetup, match="bad-seed"):
            Batch(game, seeds=seeds)
    for wrong in (np.zeros((2, 3), np.uint8), np.zeros((2, len(game.actions)), np.int64)):
        with pytest.raises(BadSetup, match=r"batch-wrong-array \(name: masks"):
            Batch(game, games=2, out={"masks": wrong})
    fixed = np.zeros((2, len(game.actions)), np.uint8)
    fixed.flags.writeable = False
    with pytest.raises(BadSetup, match="read-only"):
        Batch(game, games=2, out={"masks": fixed})
    with pytest.raises(BadSetup, match=r"batch-no-such-array \(name: mask\)"):
        Batch(game, games=2, out={"mask": fixed})


def test_the_mask_of_a_seat_that_is_not_asked_is_refused() -> None:
    state = games.open_game("lagranja", 2).new(1)
    (seat,) = state.seats_to_act()
    assert legal_mask(state, seat).sum() == len(state.options(seat))
    with pytest.raises(NotYourTurn):
        legal_mask(state, 1 - seat)


def test_rewards_add_up_to_nothing() -> None:
    game = TEMPLATE.open(3)
    for seed in range(20):
        state = game.new(seed)
        play_recorded(state, Rng(seed), PlayoutRecord(len(game.actions)))
        rewards = rewards_of(state)
        assert sum(rewards) == pytest.approx(0)
        if len(state.winners()) < 3:
            assert min(rewards[seat] for seat in state.winners()) > 0 > min(rewards)


def test_arrays_that_share_memory_are_refused() -> None:
    game = games.open_game("lagranja", 2)
    shorts = np.zeros(6, np.int16)
    one = np.zeros(3, np.uint8)
    repeated = np.lib.stride_tricks.as_strided(shorts, (3, 2), (0, 2))
    sliding = np.lib.stride_tricks.as_strided(shorts, (3, 2), (2, 2))
    outs: list[dict[str, Any]] = [{"seats": one, "done": one}, {"scores": repeated}, {"scores": sliding}]
    for out in outs:
        with pytest.raises(mm.BadSetup, match="batch-shared-memory"):
            mm.Batch(game, games=3, out=out)
    both = np.zeros((3, 2, 2), np.int16)
    batch = mm.Batch(game, games=3, out={"scores": both[:, :, 1]})  # every second place of a larger array
    assert batch.scores.base is both


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"seeds": [[1], [1, 2]]}, "batch-no-integers .name: seeds"),
        ({"seeds": [1, 2], "seed": 5}, "batch-seed-and-seeds"),
        ({"games": -3}, "not-positive .found: -3"),
        ({"games": 3, "out": "masks"}, "batch-wrong-array .name: out, found: str, expected: dict"),
    ],
)
def test_other_bad_arguments_are_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(mm.BadSetup, match=key):
        mm.Batch(games.open_game("lagranja", 2), **arguments)
