"""Bad input to the public API: an error that names what and where, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import meadowmarket as mm

GAME = mm.make_game("everdell", 2)
STATE = GAME.new(1)
(SEAT,) = STATE.seats_to_act()


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: mm.observation(STATE, -1), "no-such-seat .found: -1, most: 1"),
        (lambda: mm.observation(STATE, 2), "no-such-seat .found: 2, most: 1"),
        (lambda: STATE.points_by_source(-1), "no-such-seat .found: -1, most: 1"),
        (lambda: GAME.view(STATE, -2), "no-such-seat .found: -2"),
        (lambda: GAME.view(STATE, 2), "no-such-seat .found: 2"),
        (lambda: GAME.known(STATE, -1), "no-such-seat"),
        (lambda: GAME.determinize(STATE, 2, mm.Rng(1)), "no-such-seat"),
        (lambda: mm.choose(mm.make_bot("random"), STATE, -1), "no-such-seat"),
        (lambda: mm.Recall(STATE).text(-1), "no-such-seat"),
        (lambda: mm.legal_mask(STATE, 9), "no-such-seat .found: 9"),
        (lambda: STATE.apply(SEAT, 99_999), "no-such-code .code: 99999, count: 1519"),
        (lambda: STATE.apply(SEAT, -1), "no-such-code .code: -1"),
        (lambda: mm.Batch(GAME, games=0), "batch-empty"),
        (lambda: mm.Batch(GAME, games=2, seed=-1), "bad-seed .seed: -1"),
        (lambda: mm.Batch(GAME, games=2, seed=1 << 63), "bad-seed .seed: 9223372036854775808"),
        (lambda: mm.Batch(GAME, seeds=[1, -2]), "bad-seed .seed: -2"),
        (lambda: mm.Batch(GAME, games=3, seeds=[1, 2]), "name: seeds, found: .2,. int64, count: 3"),
        (lambda: mm.Batch(GAME, seeds=np.zeros((2, 2), int)), "name: seeds, found: .2, 2. int64, count: 0"),
        (lambda: mm.Batch(GAME, seeds=np.array([1.5])), "name: seeds, found: .1,. float64"),
        (lambda: mm.Batch(GAME, seeds=cast(Any, "12")), "name: seeds, found: .. <U2"),
        (lambda: mm.Batch(GAME, seeds=[1, 1 << 63]), "bad-seed .seed: 9223372036854775808"),
        (lambda: mm.Batch(GAME, seeds=[]), "batch-empty"),
        (
            lambda: mm.Batch(GAME, games=2, out={"done": cast(Any, [0, 0])}),
            "name: done, found: list, expected: .2,. uint8",
        ),
        (lambda: mm.Batch(GAME, games=2, out={"mask": np.zeros(1)}), "batch-no-such-array .name: mask"),
        (lambda: mm.Batch(GAME, games=2, out={"done": np.zeros(2)}), "name: done, found: .2,. float64"),
        (lambda: mm.arena(GAME, ["random", "random"], games=2, seed=-1), "bad-seed"),
        (lambda: mm.play_game(GAME, ["random", "random"], seed=-1), "bad-seed"),
        (lambda: mm.make_bot("random", -1), "bad-seed"),
        (lambda: mm.choose(mm.make_bot("random"), STATE, SEAT, seed=-1), "bad-seed"),
        (lambda: mm.make_game("everdell", 2, rules_version=77), "no-such-rules-version .found: 77, allowed: 1"),
        (lambda: mm.load_state(mm.make_game("lagranja", 2), mm.save_state(STATE)), "corrupt-state .place: rules"),
        (lambda: mm.Batch(GAME, games=2).state(2), "batch-no-such-game .number: 2, most: 1"),
        (lambda: mm.Batch(GAME, games=2).state(-1), "batch-no-such-game .number: -1"),
        (
            lambda: mm.choose(mm.make_bot("search"), STATE, SEAT, milliseconds=-5),
            "negative-budget .name: milliseconds, found: -5",
        ),
        (lambda: mm.choose(mm.make_bot("search"), STATE, SEAT, simulations=-1), "negative-budget .name: simulations"),
        (lambda: mm.make_game("everdell", cards=Path("nowhere")), "pack-not-a-folder .folder: nowhere"),
        (lambda: mm.make_bot("nowhere.py:Bot"), "no-such-bot-file .file: .*nowhere.py"),
    ],
)
def test_it_is_refused(call: Callable[[], object], told: str) -> None:
    before = mm.save_state(STATE)
    with pytest.raises(mm.MeadowMarketError, match=told):
        call()
    assert mm.save_state(STATE) == before


@pytest.mark.parametrize("name", ["lagranja", "everdell"])
def test_no_seat_beside_the_table_sees_anything(name: str) -> None:
    """A seat that is not there must not be taken for another, whose cards would be seen."""
    game = mm.make_game(name, 2)
    state = game.new(1)
    assert game.view(state, -1) == mm.Table(game, 1).view(-1), "a spectator's"
    for seat in (-2, 2, 9):
        for look in (game.view, game.known):
            with pytest.raises(mm.BadSetup, match="no-such-seat"):
                look(state, seat)


def test_seeds_may_come_from_numpy() -> None:
    seeds = np.arange(3, dtype=np.uint32)
    assert mm.Batch(GAME, seeds=seeds).seeds.tolist() == [0, 1, 2]
    drawn = mm.Batch(GAME, games=2, seed=7).seeds.tolist()
    assert mm.Batch(GAME, games=2, seed=np.int64(7)).seeds.tolist() == drawn  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_state_names_the_seeds_that_are_allowed(seed: int) -> None:
    with pytest.raises(ValueError, match="allowed are 0 to"):
        GAME.new(seed)


def test_a_batch_refuses_actions_and_stays_as_it_is() -> None:
    batch = mm.Batch(GAME, games=3, seed=1)
    good = batch.sample()
    masks = batch.masks.copy()
    wrapped = good.astype(np.int64)
    wrapped[1] += 1 << 32  # the same number in 32 bits
    negative = good.copy()
    negative[2] = -1
    bad: list[tuple[Any, str]] = [
        (wrapped, "batch-illegal .number: 1, reason: no-such-code"),
        (negative, "batch-illegal .number: 2, reason: no-such-code .code: -1"),
        (good[:2], "name: actions, found: .2,. int32, count: 3"),
        (good.astype(np.float32), "found: .3,. float32"),
        (good.reshape(3, 1), "found: .3, 1. int32"),
        (np.array([True, False, True]), "found: .3,. bool"),
    ]
    for actions, told in bad:
        with pytest.raises(mm.MeadowMarketError, match=told):
            batch.step(actions)
        assert (batch.masks == masks).all()
    batch.step(good.astype(np.uint64))
