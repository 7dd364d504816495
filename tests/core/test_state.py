"""Playing through the stack of frames: decisions, scripts, chance and the floor of undo."""

from collections.abc import Callable
from typing import cast

import numpy as np
import pytest

from meadowmarket.core import codec
from meadowmarket.core.errors import IllegalAction, NotYourTurn
from meadowmarket.core.frames import Script
from meadowmarket.core.messages import Message
from meadowmarket.core.recall import Recall
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from tests.core.toy import Bid, RollOrStop, Shop, ToyGame, ToyState


def bid_all(game: ToyGame, state: ToyState) -> int:
    """Let all seats bid their highest card and return the winner."""
    for seat in state.seats_to_act():
        state.apply(seat, state.options(seat)[-1])
    return state.seats_to_act()[0]


def test_a_secret_choice_is_open_to_several_seats_in_any_order() -> None:
    game = ToyGame(3)
    state = game.new(1)
    assert state.seats_to_act() == [0, 1, 2]
    state.apply(2, state.options(2)[0])
    assert state.seats_to_act() == [0, 1]
    with pytest.raises(NotYourTurn) as caught:
        state.options(2)
    assert caught.value.message == Message("not-your-turn", {"seat": 2})


def test_what_only_looks_like_an_integer_is_refused() -> None:
    """In both builds: a state that holds a number of NumPy overflows, and can't be saved."""
    game = ToyGame(2)
    state = game.new(1)
    recall = Recall(state.clone())
    seed, seat, action = (cast(int, np.int64(one)) for one in (3, 0, state.options(0)[0]))
    calls: list[Callable[[], object]] = [
        lambda: state.apply(0, action),
        lambda: state.apply(seat, int(action)),
        lambda: recall.apply(0, action),
        lambda: Table(game, 1).play(0, action),
        lambda: game.new(seed),
        lambda: Table(game, seed),
        lambda: Rng(seed),
        lambda: game.new(cast(int, 1.5)),
        lambda: game.new(cast(int, "1")),
    ]
    before = codec.dumps(state)
    for call in calls:
        with pytest.raises(TypeError, match="int"):
            call()
    assert codec.dumps(state) == codec.dumps(recall.state) == before


def test_a_script_runs_step_by_step_and_waits_below_decisions() -> None:
    game = ToyGame()
    state = game.new(1)
    winner = bid_all(game, state)
    assert state.won[winner] == 1
    waiting, top = state.stack
    assert isinstance(top, RollOrStop)
    assert isinstance(waiting, Script)
    assert (waiting.program, waiting.step, waiting.seat) == (game.program("prize"), 2, winner)
    state.apply(winner, game.game_data.codes.stop)
    assert isinstance(state.decision(), Shop)
    state.apply(winner, game.game_data.codes.stop)
    assert isinstance(state.decision(), Bid)
    assert state.round == 1


def test_an_empty_script_is_left_out() -> None:
    game = ToyGame()
    nothing = game.add_program("nothing", [])
    state = game.new(1)
    state.push_script(nothing, 0)
    assert len(state.stack) == 1


def test_programs_are_known_by_name_and_number() -> None:
    game = ToyGame()
    added = game.add_program("nothing", [])
    assert game.program("nothing") == added == len(game.programs) - 1
    assert [game.program(name) for name in game.program_names()] == list(range(len(game.programs)))
    with pytest.raises(ValueError, match="'nothing' is there already"):
        game.add_program("nothing", [])


def test_chance_and_reveals_raise_the_floor() -> None:
    game = ToyGame()
    state = game.new(1)
    assert state.undo_floor == 0
    state.apply(0, state.options(0)[0])
    assert (state.actions_played, state.undo_floor) == (1, 0)
    state.apply(1, state.options(1)[0])
    assert (state.actions_played, state.undo_floor) == (2, 2), "the bids were revealed"
    winner = state.seats_to_act()[0]
    state.apply(winner, game.game_data.codes.roll)
    assert (state.actions_played, state.undo_floor) == (3, 3), "a die was rolled"
    state.apply(winner, game.game_data.codes.stop)
    assert (state.actions_played, state.undo_floor) == (4, 3)


def test_an_illegal_action_says_what_is_asked_and_why_not() -> None:
    game = ToyGame()
    state = game.new(1)
    winner = bid_all(game, state)
    state.apply(winner, game.game_data.codes.stop)
    state.apply(winner, game.game_data.codes.buy + 1)
    before = state.fields()
    with pytest.raises(IllegalAction) as caught:
        state.apply(winner, game.game_data.codes.buy + 1)
    reason = Message("template-too-dear", {"coins": 1, "price": 2})
    expected: dict[str, int | str | Message] = {
        "action": "buy boat",
        "asked": Message("template-ask-shop"),
        "reason": reason,
    }
    assert caught.value.message == Message("not-an-option-because", expected)
    with pytest.raises(IllegalAction) as caught:
        state.apply(winner, game.game_data.codes.roll)
    assert caught.value.message.key == "not-an-option"
    assert state.fields() == before


def test_events_are_only_collected_when_someone_listens() -> None:
    state = ToyGame().new(1)
    state.apply(0, state.options(0)[0])
    assert state.events is None
    state.events = []
    state.apply(1, state.options(1)[0])
    keys = [event.message.key for event in state.events]
    assert keys == ["template-log-bid", "template-log-bid-card", "template-log-win"]
    assert state.clone().events is None


def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = ToyGame()
    state = game.new(1)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        state.apply(seat, state.options(seat)[-1])
    assert state.seats_to_act() == []
    with pytest.raises(IllegalAction) as caught:
        state.options(0)
    assert caught.value.message.key == "game-is-over"


def test_the_id_names_all_that_matters() -> None:
    assert ToyGame(3, "long", {"die": "four"}, "abc").id == "toy/3 long die=four 3p abc"
