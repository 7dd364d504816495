"""Bots: found by name, and shown only what their seat may know."""

from pathlib import Path

import pytest

from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, Budget, bot_names, make_bot
from meadowmarket.core.api import Game, State
from meadowmarket.core.codec import encode
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.rng import Rng
from tests.core.toy import ToyGame, ToyState
from tests.support import install_toy


def test_the_random_bot_is_always_there() -> None:
    assert "random" in bot_names()
    game = ToyGame()
    state = game.new(1)
    choices = {make_bot("random", seed).choose(game, state, 0, Budget()) for seed in range(50)}
    assert choices == set(state.options(0))


def test_the_same_seed_makes_the_same_choices() -> None:
    game = ToyGame(2, "long")
    state = game.new(1)
    one, two = make_bot("random", 5), make_bot("random", 5)
    for _ in range(20):
        assert one.choose(game, state, 0, Budget()) == two.choose(game, state, 0, Budget())


def test_bots_of_other_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install_toy(tmp_path))
    assert {"failing", "first", "random", "wrong"} < set(bot_names())
    assert "program" not in bot_names(), "it is no bot without its command"
    game = ToyGame()
    state = game.new(1)
    assert make_bot("first", 1).choose(game, state, 0, Budget()) == state.options(0)[0]
    with pytest.raises(BadSetup) as caught:
        make_bot("wrong", 1)
    assert caught.value.message.key == "not-a-bot"


@pytest.mark.parametrize(("spec", "key"), [("rnd", "no-such-bot"), ("", "no-such-bot"), ("random:9", "random-options")])
def test_unknown_bots_are_refused(spec: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(spec, 1)
    assert caught.value.message.key == key


class Spy(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[ToyState] = []

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        assert isinstance(state, ToyState)
        self.shown.append(state)
        return state.options(seat)[0]


def test_a_bot_never_sees_what_is_hidden() -> None:
    game = ToyGame(2, "long")
    state = game.new(1)
    spy = Spy()
    rng = Rng(1)
    for _ in range(30):
        choose_or_random(spy, game, state, 0, rng, Budget())
    assert all(game.view(shown, 0) == game.view(state, 0) for shown in spy.shown)
    assert len({tuple(sorted(shown.hands[1])) for shown in spy.shown}) > 10
    assert all(encode(shown)["rng"] != encode(state)["rng"] for shown in spy.shown)
