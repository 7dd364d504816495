"""Games and states are pickled and copied, within a process and across processes."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadowmarket as mm
from meadowmarket import games
from meadowmarket.bots.bot import BotFailed
from meadowmarket.core import codec, pickling, replay
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadCardPack, BadSetup, CorruptReplay, IllegalAction
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.playout import play_random, play_some
from meadowmarket.core.recall import Recall
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
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


COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
COPY_IDS = ["copy", "deepcopy", "pickle"]


@pytest.mark.parametrize("again", COPIES, ids=COPY_IDS)
@pytest.mark.parametrize("name", SETUPS)
def test_a_table_is_copied_with_its_history(name: str, again: Callable[[Any], Any]) -> None:
    table = Table(opened(name), 5, ["Ann", "Bob", "Cid"])
    for _ in range(6):
        seat = table.seats_to_act()[0]
        table.play(seat, table.options(seat)[0].notation)
    other = again(table)
    assert replay.write(other) == replay.write(table)
    told = [[str(event) for event in entry.events] for entry in table.history]
    assert [[str(event) for event in entry.events] for entry in other.history] == told
    seat = table.seats_to_act()[0]
    count, before = len(table.history), codec.dumps(table.state)
    other.play(seat, other.options(seat)[0].action)
    assert (len(table.history), codec.dumps(table.state)) == (count, before), "they are independent"
    reason = other.why_no_undo(seat)
    if reason is None:
        other.undo(seat)
        assert len(other.history) <= count
    assert other.names == ["Ann", "Bob", "Cid"]
    assert other.checksum()


@pytest.mark.parametrize("again", COPIES, ids=COPY_IDS)
@pytest.mark.parametrize("name", SETUPS)
def test_what_seats_have_seen_is_copied(name: str, again: Callable[[Any], Any]) -> None:
    recall = Recall(opened(name).new(3))
    for _ in range(5):
        seat = recall.state.seats_to_act()[0]
        recall.apply(seat, recall.state.options(seat)[0])
    other = again(recall)
    before = recall.text(0)
    assert other.text(0) == before
    seat = other.state.seats_to_act()[0]
    other.apply(seat, other.state.options(seat)[0])
    assert recall.text(0) == before != other.text(0)


@pytest.mark.parametrize("again", COPIES, ids=COPY_IDS)
@pytest.mark.parametrize("name", SETUPS)
def test_layouts_and_valuations_are_copied(name: str, again: Callable[[Any], Any]) -> None:
    game = opened(name)
    layout = game.encoder().layout
    same = again(layout)
    assert (same.names(), same.size, same.num_numbers) == (layout.names(), layout.size, layout.num_numbers)
    state = played(game)
    assert again(game.valuation()).worths(state) == game.valuation().worths(state)


@pytest.mark.parametrize("again", COPIES, ids=COPY_IDS)
def test_a_batch_says_that_it_can_not_be_copied(again: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="a Batch can't be copied or pickled"):
        again(mm.Batch(opened("lagranja"), games=2))


@pytest.mark.parametrize("name", SETUPS)
def test_a_state_of_another_game_is_refused(name: str) -> None:
    """Of another one altogether, and of the same one with another number of players."""
    game = opened(name)
    others = [opened(other) for other in SETUPS if other != name]
    for other in (*others, opened(name, 2)):
        state = other.new(1)
        for ask in (
            lambda state: game.view(state, 0),
            lambda state: game.determinize(state, 0, Rng(1)),
            lambda state: game.valuation().worths(state),
        ):
            with pytest.raises(BadSetup, match="state-of-another-game"):
                ask(state)
        if name != "template":
            with pytest.raises(BadSetup, match="state-of-another-game"):
                game.known(state, 0)
    same = opened(name).new(1)
    assert game.view(same, 0) == same.game.view(same, 0), "the same setup, opened twice"


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
