"""Games and states are pickled and copied, within a process and across processes."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.bots.bot import BotFailed
from meadowmarket.core import codec, pickling
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadCardPack, BadSetup, CorruptReplay, IllegalAction
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.playout import play_random, play_some
from meadowmarket.core.rng import Rng
from meadowmarket.games.template import BOX as TEMPLATE
from tests.core.toy import ToyGame
from tests.support import ROOT

SECRET = (1 << 250) + 12345
SETUPS = ("template", "lagranja", "everdell")
DIGESTS = """
import pickle, sys
from meadowmarket.core import codec
from meadowmarket.core.playout import play_random
from meadowmarket.core.rng import Rng
for state in pickle.load(sys.stdin.buffer):
    print(state.game.id, codec.dumps(state), play_random(state, Rng(5)), codec.checksum(state), sep="|")
"""


@pytest.fixture(autouse=True)
def _fresh() -> None:
    """As in a process that has read no pickle yet."""
    pickling._opened.clear()


def opened(name: str, players: int = 3) -> Game:
    return TEMPLATE.open(players) if name == "template" else games.open_game(name, players)


def played(game: Game, seed: int = 7, decisions: int = 60) -> State:
    state = game.new(seed)
    play_some(state, Rng(seed & 0xFFFF), decisions)
    return state


@pytest.mark.parametrize("seed", [7, SECRET])
@pytest.mark.parametrize("name", SETUPS)
def test_a_pickled_state_is_the_same_and_goes_on_the_same(name: str, seed: int) -> None:
    state = played(opened(name), seed)
    again: State = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert codec.dumps(again) == codec.dumps(state)
    assert play_random(again, Rng(1)) == play_random(state, Rng(1))
    assert codec.dumps(again) == codec.dumps(state)
    assert codec.dumps(pickle.loads(pickle.dumps(state))) == codec.dumps(state), "one that is over"


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("name", SETUPS)
def test_copies_are_independent_and_share_the_game(name: str, make: object) -> None:
    assert callable(make)
    state = played(opened(name))
    before = codec.dumps(state)
    again = make(state)
    assert again.game is state.game
    play_random(again, Rng(1))
    assert codec.dumps(state) == before
    assert make(state.game) is state.game


@pytest.mark.parametrize("name", SETUPS)
def test_pickles_are_small(name: str) -> None:
    game = opened(name, 4)
    states = [played(game, seed, 100) for seed in range(20)]
    assert len(pickle.dumps(states[0])) < 2600
    assert len(pickle.dumps(states)) < 20 * 2600, "the game is in it once"
    again: list[State] = pickle.loads(pickle.dumps(states))
    assert len({id(state.game) for state in again}) == 1


@pytest.mark.parametrize("name", SETUPS)
def test_a_pickled_game_is_opened_once(name: str) -> None:
    game = opened(name)
    again: Game = pickle.loads(pickle.dumps(game))
    assert again is pickle.loads(pickle.dumps(game))
    assert again.id == game.id
    assert again.actions.notations == game.actions.notations


def test_settings_rulesets_and_older_rules_come_along() -> None:
    for game in (
        games.open_game("lagranja", 2, "classic", {"open_vp": "yes"}, rules_version=1),
        games.open_game("everdell", 1, settings={"solo_year": "3"}),
        TEMPLATE.open(2, "long", {"die": "four"}),
    ):
        again: Game = pickle.loads(pickle.dumps(game))
        assert again.id == game.id
        assert again.corrected == game.corrected


def goods_pack(folder: Path, price: int) -> str:
    folder.mkdir()
    table = f"id,name_en,price,effect,provenance,source\nboat,Boat,{price},gain-points(3),pack,test\n"
    (folder / "goods.csv").write_text(table)
    return str(folder)


def test_the_card_pack_comes_along(tmp_path: Path) -> None:
    folder = goods_pack(tmp_path / "pack", 5)
    data = pickle.dumps(TEMPLATE.open(2, cards=folder).new(1))
    Path(folder, "goods.csv").unlink()  # the other process may be on another machine
    pickling._opened.clear()
    again: State = pickle.loads(data)
    assert again.game.pack_digest != TEMPLATE.open(2).pack_digest
    assert again.game.pack_digest in again.game.id


def test_other_cards_or_rules_are_refused(tmp_path: Path) -> None:
    game = TEMPLATE.open(2, cards=goods_pack(tmp_path / "pack", 5))
    assert game.card_files is not None
    game.card_files = {"goods.csv": game.card_files["goods.csv"].replace(b",5,", b",6,")}
    with pytest.raises(CorruptReplay, match=game.pack_digest):
        pickle.loads(pickle.dumps(game))
    older = TEMPLATE.open(2)
    older.rules_version = 99
    with pytest.raises(BadSetup, match="no-such-rules-version"):
        pickle.loads(pickle.dumps(older))


def test_a_game_that_no_box_has_opened_says_so() -> None:
    with pytest.raises(TypeError, match=r"toy can't be pickled: Box\.open"):
        pickle.dumps(ToyGame())


def test_a_damaged_state_is_refused() -> None:
    state = played(TEMPLATE.open(2))
    function, arguments = state.__reduce__()
    assert callable(function)
    assert isinstance(arguments, tuple)
    game, seed, count, floor, stack, fields, memory = arguments
    with pytest.raises(CorruptReplay, match="stack"):
        function(game, seed, count, floor, [["Nothing"]], fields, memory)
    with pytest.raises(CorruptReplay, match=r"fields\.round"):
        function(game, seed, count, floor, stack, {**fields, "round": -1}, memory)


@pytest.mark.parametrize("build", ["0", None])
def test_another_process_reads_them(build: str | None) -> None:
    """Interpreted, and with whatever build there is: both read what the other has written."""
    states = [played(opened(name), seed) for name in SETUPS for seed in (3, SECRET)]
    environment = {key: value for key, value in os.environ.items() if key != "MEADOWMARKET_COMPILED"}
    environment["PYTHONPATH"] = str(ROOT / "src")
    if build is not None:
        environment["MEADOWMARKET_COMPILED"] = build
    command = [sys.executable, "-c", DIGESTS]
    done = subprocess.run(command, input=pickle.dumps(states), env=environment, capture_output=True, check=False)
    assert done.stderr == b""
    expected = []
    for state in states:
        parts = [state.game.id, codec.dumps(state), play_random(state, Rng(5)), codec.checksum(state)]
        expected.append("|".join(map(str, parts)))
    assert done.stdout.decode().splitlines() == expected


def test_errors_and_messages_are_pickled() -> None:
    """Whatever a worker process raises or reports arrives as it was."""
    message = Message("a", {"n": 1, "inner": Message("b")})
    assert pickle.loads(pickle.dumps(message)) == message
    bad_pack = BadCardPack([message, Message("c")])
    for error in (IllegalAction(message), BadSetup(message), BotFailed(message, "detail"), bad_pack):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (again.message, str(again)) == (error.message, str(error))
    assert pickle.loads(pickle.dumps(BotFailed(message, "detail"))).detail == "detail"
    event = pickle.loads(pickle.dumps(Event(2, message, 5)))
    assert (event.seat, event.message, event.audience) == (2, message, 5)
    assert pickle.loads(pickle.dumps(Rng(9))).below(1000) == Rng(9).below(1000)
