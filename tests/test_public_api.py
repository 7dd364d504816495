"""The public API: what it refuses, and that jobs don't change results. docs/guides/python.md shows the rest."""

from __future__ import annotations

import pytest

import meadowmarket as mm
from meadowmarket.core.rng import Rng


def played(results: list[mm.Result]) -> list[tuple[str, int, list[float], int]]:
    return [(result.match.a, result.games, result.margins, result.decisions) for result in results]


def test_the_arena_comes_to_the_same_with_any_number_of_jobs() -> None:
    game = mm.make_game("everdell", 2)
    bots = ["random", "random"]
    alone = mm.arena(game, bots, games=5, seed=4)
    assert played(alone) == played(mm.arena(game, bots, games=5, seed=4, jobs=2))
    assert alone[0].games == 6, "each deal from every seat"


def test_a_game_is_the_same_with_the_same_seed() -> None:
    game = mm.make_game("lagranja", 2)
    first, second = (mm.play_game(game, ["random", "random"], seed=9) for _ in range(2))
    assert mm.write_replay(first) == mm.write_replay(second)
    assert mm.write_replay(mm.play_game(game, ["random", "random"], seed=10)) != mm.write_replay(first)


@pytest.mark.parametrize("bots", [["random"], ["random"] * 3, []])
def test_bots_must_be_one_per_seat(bots: list[str]) -> None:
    with pytest.raises(mm.BadSetup, match="bots-per-seat"):
        mm.play_game(mm.make_game("lagranja", 2), bots)


def test_bad_arguments_are_refused() -> None:
    game = mm.make_game("lagranja", 2)
    with pytest.raises(mm.BadSetup, match="not-positive"):
        mm.arena(game, ["random", "random"], games=0)
    with pytest.raises(mm.BadSetup, match="not-positive"):
        mm.arena(game, ["random", "random"], games=2, jobs=-1)
    with pytest.raises(mm.BadSetup, match="arena-one-bot"):
        mm.arena(game, ["random"])
    with pytest.raises(mm.BadSetup, match="no-such-bot"):
        mm.arena(game, ["random", "nobody"])
    with pytest.raises(mm.BadSetup, match="arena-bot-twice"):
        mm.arena(game, ["random", "random:may-pass", "random"])
    for names in (["Ann", "Bob", "Cid"], "ab"):
        with pytest.raises(mm.BadSetup, match="bad-names"):
            mm.Table(game, 1, names)
    with pytest.raises(mm.NotYourTurn, match=r"no-such-seat .found: 9, most: 1"):
        game.new(1).options(9)
    with pytest.raises(mm.BadSetup, match="not-a-setting"):
        mm.make_game("lagranja", settings=["x"])  # type: ignore[arg-type]
    with pytest.raises(mm.BadSetup, match="no-such-game"):
        mm.make_game("chess")
    with pytest.raises(mm.CorruptReplay):
        mm.load_state(game, b"nothing")
    with pytest.raises(mm.CorruptReplay):
        mm.read_replay("nothing")


class Stubborn(mm.Bot):
    """Chooses what is no option."""

    def choose(self, game: mm.Game, state: mm.State, seat: int, budget: mm.Budget) -> int:
        return -1


def test_a_bot_that_fails_is_told() -> None:
    state = mm.make_game("lagranja", 2).new(1)
    (seat,) = state.seats_to_act()
    with pytest.raises(mm.BotFailed, match="failure-no-option"):
        mm.choose(Stubborn(), state, seat)
    with pytest.raises(mm.NotYourTurn):
        mm.choose(mm.make_bot("random"), state, 1 - seat)


def test_a_bot_sees_nothing_that_its_seat_can_not_know() -> None:
    """The same choice whatever is hidden."""
    game = mm.make_game("lagranja", 2)
    state = game.new(1)
    (seat,) = state.seats_to_act()
    chosen = {
        mm.choose(mm.make_bot("greedy"), game.determinize(state, seat, Rng(deal)), seat, seed=3) for deal in range(3)
    }
    assert len(chosen) == 1
