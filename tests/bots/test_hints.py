"""Hint: the best moves, their expected margins and why; from nothing but what the seat may know."""

from collections.abc import Sequence

import pytest

from meadowmarket import games
from meadowmarket.bots.bot import Budget
from meadowmarket.bots.hints.hint import Hint, after_move, hints_for, reasons_for
from meadowmarket.core.api import Game, State
from meadowmarket.core.codec import dumps, encode
from meadowmarket.core.errors import IllegalAction, NotYourTurn
from meadowmarket.core.playout import play_random, play_some
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Tally, Valuation
from tests.core.toy import RollOrStop, Shop, ToyGame, ToyState

LITTLE = Budget(simulations=60)
ENOUGH = Budget(simulations=1000)  # dice fall behind the move


class PointsAndCoins(Valuation):
    """Two terms; what a seat buys, all others miss."""

    def __init__(self) -> None:
        super().__init__(["points", "coins", "missed"], [1.0, 0.25, -1.5])

    def count(self, state: State, seat: int, tally: Tally) -> None:
        assert isinstance(state, ToyState)
        missed = sum(state.goods) - state.goods[seat]
        tally.add(0, float(state.scores()[seat]))
        tally.add(1, float(state.coins[seat]))
        tally.add(2, float(missed))


class Market(ToyGame):
    """Harbour for those who know the worth of a coin."""

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        return PointsAndCoins()


def asked(game: ToyGame, question: RollOrStop | Shop) -> ToyState:
    """Return a game in which a seat is asked something alone, before all bid."""
    state = game.new(1)
    state.stack.append(question)
    return state


def told(game: Game, moves: list[Hint]) -> list[tuple[str, int, list[tuple[str, float]]]]:
    return [
        (
            game.actions.notation(move.action),
            round(move.margin * 1e6),
            [(str(reason.what), reason.points) for reason in move.reasons],
        )
        for move in moves
    ]


def test_the_best_comes_first_and_says_what_it_changes() -> None:
    game = ToyGame()
    state = asked(game, Shop(0))
    before = dumps(state)
    moves = hints_for(game, state, 0, ENOUGH, 1)
    by_name = {game.actions.notation(move.action): move for move in moves}
    assert list(by_name)[2:] == ["stop"]  # the net and the boat can be bought in either order
    assert [(reason.what.key, reason.points) for reason in by_name["buy boat"].reasons] == [("toy-term-points", 2.0)]
    assert moves[0].margin > moves[-1].margin
    assert sum(move.share for move in moves) == pytest.approx(1)
    assert dumps(state) == before


def test_as_many_as_are_asked_for() -> None:
    game = ToyGame(2, "long")
    assert len(hints_for(game, game.new(1), 0, LITTLE, 1, count=2)) == 2
    assert len(hints_for(game, game.new(1), 0, LITTLE, 1, count=9)) == 3, "there are three cards"


def test_what_is_not_asked_gets_no_advice() -> None:
    game = ToyGame()
    with pytest.raises(NotYourTurn):
        hints_for(game, asked(game, Shop(0)), 1, LITTLE, 1)
    over = game.new(1)
    play_random(over, Rng(1))
    with pytest.raises(IllegalAction):
        hints_for(game, over, 0, LITTLE, 1)


def reasons(game: Market, state: ToyState, *notations: str) -> list[list[tuple[str, float]]]:
    actions = [game.actions.code(notation) for notation in notations]
    found = reasons_for(game, state, 0, actions, Rng(1))
    return [[(str(reason.what), reason.points) for reason in of_move] for of_move in found]


def test_the_greatest_change_comes_first_and_the_loss_of_the_rival_last() -> None:
    game = Market()
    boat, stop = reasons(game, asked(game, Shop(0)), "buy boat", "stop")
    assert boat == [("toy-term-points", 2.0), ("toy-term-coins", -0.5), ("hint-rival (seat: 1)", -3.0)]
    assert stop == []


def test_the_rival_is_the_strongest_opponent() -> None:
    game = Market(4)
    state = asked(game, Shop(0))
    state.won[2] = 5
    (boat,) = reasons(game, state, "buy boat")
    assert boat[-1] == ("hint-rival (seat: 2)", -3.0)


def test_what_all_moves_change_alike_speaks_for_none() -> None:
    game = Market()
    boat, net = reasons(game, asked(game, Shop(0)), "buy boat", "buy net")
    assert boat == [("toy-term-points", 1.0), ("toy-term-coins", -0.25), ("hint-rival (seat: 1)", -1.5)]
    assert net == []


def test_a_move_is_judged_when_all_that_it_asks_for_is_chosen() -> None:
    game = ToyGame()
    state = asked(game, RollOrStop(0, ()))
    state.push_script(game.program("prize"), 0, value=1)
    state.settle()  # another chance to roll, and a shop behind it
    depth = len(state.stack)
    after = after_move(game.valuation(), state, 0, game.actions.code("stop"))
    assert isinstance(after, ToyState)
    assert after.goods[0] == 3, "the coins are spent in the shop that follows"
    assert len(after.stack) < depth


def test_chance_ends_a_move() -> None:
    game = ToyGame()
    after = after_move(game.valuation(), asked(game, RollOrStop(0, ())), 0, game.actions.code("roll"))
    assert isinstance(after.decision(), RollOrStop)


def test_others_choose_too_where_all_choose_at_once() -> None:
    game = ToyGame(3)
    state = game.new(1)
    after = after_move(game.valuation(), state, 2, state.options(2)[0])
    assert isinstance(after, ToyState)
    assert [len(hand) for hand in after.hands] == [1, 1, 1]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("decisions", [0, 40, 90])
def test_advice_does_not_depend_on_hidden_cards(name: str, decisions: int) -> None:
    game = games.open_game(name, 3)
    state = game.new(4)
    play_some(state, Rng(4), decisions)
    seat = state.seats_to_act()[0]
    other = game.determinize(state, seat, Rng(99))
    assert encode(other)["fields"] != encode(state)["fields"]
    assert game.view(other, seat) == game.view(state, seat)
    said = told(game, hints_for(game, state, seat, LITTLE, 7))
    assert said == told(game, hints_for(game, other, seat, LITTLE, 7))
    assert said == told(game, hints_for(game, state, seat, LITTLE, 7)), "the same seed says the same"


@pytest.mark.parametrize("name", games.names())
def test_there_is_advice_until_the_end_of_a_game(name: str) -> None:
    """The last decisions of a game are advised on, too: what follows them is its end."""
    game = games.open_game(name, 2)
    state = game.new(2)
    rng = Rng(2)
    length = play_random(state.clone(), Rng(2))
    play_some(state, rng, length - 3)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        (best,) = hints_for(game, state, seat, Budget(simulations=8), 1, count=1)
        assert best.action in state.options(seat)
        play_some(state, rng, 1)
