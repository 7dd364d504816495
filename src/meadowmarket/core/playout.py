"""The loop of random play, compiled with the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadowmarket.core.api import State
from meadowmarket.core.rng import GAMMA, NATIVE_MASK, OF_PLAYERS, Rng, is_secret_seed, key_of, keyed, mixed

if TYPE_CHECKING:
    from mypy_extensions import i64

LIMIT: Final = 100_000
"""The number of decisions after which a game counts as endless."""

HASH_START: Final = 0x4BF29CE484222325
HASH_FACTOR: Final = 0x100000001B3


def derived_seed(seed: i64, index: i64) -> i64:
    """Return the seed of one of many games that were asked for with a single seed."""
    return mixed((mixed(seed) + (index + 1) * GAMMA) & NATIVE_MASK)


def players_seed(seed: int, index: int, use: int = 0) -> int:
    """Return a short seed for what bots and hints do at a table, at one moment and for one use (0 to 255).

    They reveal neither a table's secret seed nor each other.
    """
    if is_secret_seed(seed):
        return int(keyed(key_of(seed), index << 8 | use, OF_PLAYERS))
    return int(derived_seed(seed, index))


def hashed(memory: i64, seat: i64, action: i64) -> i64:
    """Return the rolling hash of a game after one more action."""
    return ((memory ^ (action * 16 + seat + 1)) * HASH_FACTOR) & NATIVE_MASK


def choose_random(state: State, seat: int, rng: Rng) -> int:
    """Pick an option of a seat, each as likely; the game's last resort only when there is no other."""
    return pick(state.decision().options(state, seat), state.game.last_resort(), rng)


def pick(options: list[int], last_resort: int, rng: Rng) -> int:
    """Pick one of some options, each as likely; the last resort only when there is no other."""
    if len(options) == 1:
        return options[0]
    action = options[rng.below(len(options))]
    while action == last_resort:
        action = options[rng.below(len(options))]
    return action


def play_random(state: State, rng: Rng) -> int:
    """Play a game to its end by random choices and return the number of decisions."""
    decisions = 0
    last_resort = state.game.last_resort()
    while state.stack:
        decision = state.decision()
        seat = decision.seats(state)[0]
        state.advance(seat, pick(decision.options(state, seat), last_resort, rng))
        decisions += 1
        if decisions > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} decisions")
    return decisions


@final
class PlayoutRecord:
    """The record of a playout: its length, the hash of its actions, and how often each action was taken."""

    def __init__(self, actions: int) -> None:
        self.decisions = 0
        self.hash: i64 = HASH_START
        self.tally: list[int] = [0] * actions

    def restart(self) -> None:
        """Start another game; the tally covers all games."""
        self.decisions = 0
        self.hash = HASH_START

    def add(self, seat: int, action: int) -> None:
        """Count one action."""
        self.decisions += 1
        self.hash = hashed(self.hash, seat, action)
        self.tally[action] += 1


def play_recorded(state: State, rng: Rng, record: PlayoutRecord, limit: int = LIMIT) -> None:
    """Play a game by random choices to its end, or to the limit, and count its actions.

    It makes the same choices as `play_random` with the same generator.
    """
    while state.stack and record.decisions < limit:
        seat = state.decision().seats(state)[0]
        action = choose_random(state, seat, rng)
        state.advance(seat, action)
        record.add(seat, action)


def play_some(state: State, rng: Rng, decisions: int) -> None:
    """Play `decisions` random actions, fewer if the game ends first."""
    while state.stack and decisions > 0:
        seat = state.decision().seats(state)[0]
        state.advance(seat, choose_random(state, seat, rng))
        decisions -= 1


def clone_often(state: State, times: int) -> None:
    """Clone a state `times` times: the benchmark's inner loop."""
    for _ in range(times):
        state.clone()
