"""Random play: the loops agree with each other, and what they leave behind is right."""

import pytest

from meadowmarket.core.api import State
from meadowmarket.core.codec import dumps
from meadowmarket.core.playout import PlayoutRecord, clone_often, play_random, play_recorded, play_some
from meadowmarket.core.rng import Rng
from tests.core.toy import ToyGame, ToyState

FIXED_HASH = 6606468498183513105


def test_recorded_play_is_the_same_as_plain_play() -> None:
    game = ToyGame(3, "long")
    for seed in range(20):
        plain, recorded = game.new(seed), game.new(seed)
        course = PlayoutRecord(len(game.actions))
        decisions = play_random(plain, Rng(seed))
        play_recorded(recorded, Rng(seed), course)
        assert dumps(plain) == dumps(recorded)
        assert course.decisions == decisions == sum(course.tally)


def test_the_tally_counts_each_action_and_goes_on_over_games() -> None:
    game = ToyGame(2, "long")
    course = PlayoutRecord(len(game.actions))
    play_recorded(game.new(1), Rng(1), course)
    assert sum(course.tally[game.game_data.codes.bid : game.game_data.codes.buy]) == 6, (
        "each of two seats bids three times"
    )
    first = list(course.tally)
    course.restart()
    play_recorded(game.new(1), Rng(1), course)
    assert course.tally == [2 * count for count in first]


def test_the_hash_depends_on_order_and_seats() -> None:
    def hash_of(*steps: tuple[int, int]) -> int:
        course = PlayoutRecord(10)
        for seat, action in steps:
            course.add(seat, action)
        return int(course.hash)

    hashes = [hash_of(), hash_of((0, 1)), hash_of((1, 1)), hash_of((0, 1), (0, 2)), hash_of((0, 2), (0, 1))]
    assert len(set(hashes)) == len(hashes)
    assert hash_of((0, 1), (1, 2), (0, 3)) == FIXED_HASH, "hashes are compared between builds and versions"


def test_some_decisions_and_clones_leave_the_rest() -> None:
    game = ToyGame()
    state = game.new(4)
    play_some(state, Rng(4), 3)
    assert state.actions_played == 3
    before = dumps(state)
    clone_often(state, 5)
    assert dumps(state) == before
    play_some(state, Rng(4), 10_000)
    assert state.is_over()


class PassiveGame(ToyGame):
    """Random play stops only when it must."""

    def last_resort(self) -> int:
        return self.game_data.codes.stop


def test_the_last_resort_is_taken_only_when_nothing_else_is_possible() -> None:
    game = PassiveGame()
    state = game.new(2)
    assert isinstance(state, ToyState)
    play_random(state, Rng(2))
    assert 0 in state.coins, "whoever won has spent all"


class Endless(ToyState):
    """Never ends: whatever is done, the same is asked again."""

    def advance(self, seat: int, action: int) -> None:
        self.actions_played += 1


class EndlessGame(ToyGame):
    state_type = Endless


def test_a_game_without_end_is_noticed() -> None:
    game = EndlessGame()
    state: State = game.new(1)
    with pytest.raises(RuntimeError, match="no end after"):
        play_random(state, Rng(1))
    course = PlayoutRecord(len(game.actions))
    play_recorded(state, Rng(1), course, limit=50)
    assert course.decisions == 50
    assert not state.is_over()
