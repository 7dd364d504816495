"""Analysis: every choice judged by what its seat could know, and what was clearly given away."""

import pytest

from meadowmarket import games
from meadowmarket.bots.hints.analysis import (
    RecordedChoice,
    Verdict,
    choices,
    closer_look,
    explain,
    first_look,
    suspects,
    turning_points,
)
from meadowmarket.bots.hints.summary import accuracy
from meadowmarket.core.api import Game
from meadowmarket.core.codec import checksum, dumps, encode, loads
from meadowmarket.core.playout import play_some
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import SHORT, Table
from tests.core.toy import Shop, ToyGame

SIMULATIONS = 200
SEED = 3


def shopping(game: ToyGame, notation: str) -> RecordedChoice:
    """Return the choice of a seat that has three coins and can buy what it likes, before all bid."""
    state = game.new(1)
    state.stack.append(Shop(0))
    return RecordedChoice(1, 0, game.actions.code(notation), dumps(state))


def verdict(number: int, *losses: float) -> Verdict:
    return Verdict(RecordedChoice(number, 0, 1, b""), [(1, 0.0)], list(losses))


def test_choices_are_what_was_not_forced() -> None:
    table = Table(ToyGame(3), 5)
    while not table.is_over():
        seat = table.seats_to_act()[0]
        table.play(seat, table.state.options(seat)[0])
    found = choices(table)
    assert [choice.number for choice in found] == [i for i, entry in enumerate(table.history, 1) if not entry.forced]
    assert 0 < len(found) < len(table.history)
    for choice in found:
        before = table.history[choice.number - 2].checksum if choice.number > 1 else table.start_checksum
        assert checksum(loads(table.game, choice.state), SHORT) == before
        assert choice.action == table.history[choice.number - 1].action


def test_a_blunder_is_found_and_explained() -> None:
    game = ToyGame()
    first = first_look(game, shopping(game, "stop"), SIMULATIONS, SEED)
    assert [found.choice.number for found in suspects([first], 1)] == [1]
    closer = closer_look(game, first, SIMULATIONS, SEED)
    assert closer.is_clear
    assert closer.loss > closer.error
    assert turning_points([closer], 5) == [closer]
    moves = explain(game, closer, SEED)
    assert game.actions.notation(moves[0].action) == "stop"
    assert {game.actions.notation(move.action) for move in moves[1:]} == {"buy boat", "buy net"}
    assert all(move.margin > moves[0].margin for move in moves[1:])
    assert moves[0].reasons == []
    assert [reason.what.key for reason in moves[1].reasons] == ["toy-term-points"]


def test_a_good_move_is_no_turning_point() -> None:
    game = ToyGame()
    first = first_look(game, shopping(game, "buy boat"), SIMULATIONS, SEED)
    assert turning_points([closer_look(game, first, SIMULATIONS, SEED)], 5) == []


def test_chance_is_no_turning_point() -> None:
    assert verdict(1, 9.0, -8.0, 7.0, -4.0).loss == 1
    assert not verdict(1, 9.0, -8.0, 7.0, -4.0).is_clear
    assert not verdict(1, 0.1, 0.1, 0.1).is_clear, "too little to matter"
    assert not verdict(1, 9.0).is_clear, "a single search can't say how sure it is"
    assert verdict(1, 1.2, 0.8, 1.1).is_clear


def test_what_longer_searches_see_otherwise_is_no_turning_point() -> None:
    """Equal searches agree on what none of them has seen: how far longer ones are from them is part of the error."""
    same = [3.9] * 8
    assert Verdict(RecordedChoice(1, 0, 1, b""), [(1, 0.0)], same, (3.8, 3.9)).is_clear
    turned = Verdict(RecordedChoice(1, 0, 1, b""), [(1, 0.0)], same, (-0.7, 3.5))
    assert not turned.is_clear
    assert turned.error >= 2.1
    assert not Verdict(RecordedChoice(1, 0, 1, b""), [(1, 0.0)], same, (1.0, 1.2)).is_clear
    assert Verdict(RecordedChoice(1, 0, 1, b""), [(1, 0.0)], [3.0, 3.4, 3.2], (4.0, 4.4)).is_clear


def test_the_worst_come_first() -> None:
    looked_at = [verdict(number, loss, loss + 0.1) for number, loss in enumerate([1.0, 3.0, 0.0, 2.0, -1.0, 2.5], 1)]
    assert [found.choice.number for found in turning_points(looked_at, 2)] == [2, 6]
    assert [found.choice.number for found in suspects(looked_at, 1)] == [2, 6, 4]
    assert 5 not in [found.choice.number for found in suspects(looked_at, 5)]


def position(game: Game) -> RecordedChoice:
    state = game.new(6)
    play_some(state, Rng(6), 50)
    while len(state.options(state.seats_to_act()[0])) == 1:
        play_some(state, Rng(6), 1)
    seat = state.seats_to_act()[0]
    return RecordedChoice(51, seat, state.options(seat)[-1], dumps(state))


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_says_the_same_whatever_is_hidden(name: str) -> None:
    game = games.open_game(name, 2)
    choice = position(game)
    state = loads(game, choice.state)
    other = game.determinize(state, choice.seat, Rng(99))
    assert encode(other)["fields"] != encode(state)["fields"]
    swapped = choice._replace(state=dumps(other))
    first, first_swapped = first_look(game, choice, 16, SEED), first_look(game, swapped, 16, SEED)
    assert first[1:] == first_swapped[1:]
    closer, closer_swapped = closer_look(game, first, 16, SEED), closer_look(game, first_swapped, 16, SEED)
    assert closer[1:] == closer_swapped[1:]
    assert closer == closer_look(game, first, 16, SEED)
    reasons, reasons_swapped = [
        [(str(reason.what), reason.points) for move in explain(game, found, SEED) for reason in move.reasons]
        for found in (closer, closer_swapped)
    ]
    assert reasons == reasons_swapped


def test_accuracy_falls_with_what_choices_lose() -> None:
    verdicts = [
        Verdict(RecordedChoice(number, seat, 0, b""), [(0, 0.0)], [loss])
        for number, (seat, loss) in enumerate([(0, 0.0), (0, -1.0), (1, 6.0), (1, 0.0)], 1)
    ]
    assert accuracy(verdicts, 0) == 100.0
    assert round(accuracy(verdicts, 1) or 0.0, 1) == 68.4
    assert accuracy(verdicts, 2) is None
