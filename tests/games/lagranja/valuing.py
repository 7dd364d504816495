"""Positions of La Granja and what bots see in them, for the tests of the valuation."""

from __future__ import annotations

from collections.abc import Iterator

from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.value.future import Future
from meadowmarket.games.lagranja.value.plans import Plans
from meadowmarket.games.lagranja.value.valuation import TERMS, LaGranjaValuation
from tests.games.lagranja.eager import Eager
from tests.games.lagranja.position import Position

LAST_ROUND = 6


def valuation(position: Position) -> LaGranjaValuation:
    found = position.game.valuation()
    assert isinstance(found, LaGranjaValuation)
    return found


def amount(position: Position, term: str, seat: int = 0) -> float:
    """Return how much of a term a seat has."""
    return valuation(position).amounts(position.state, seat)[TERMS.index(term)]


def future(position: Position, seat: int = 0) -> Future:
    return Future(position.state, seat, valuation(position).prices.delivering_crafts)


def plans(position: Position, seat: int = 0) -> Plans:
    return Plans(position.state, seat, future(position, seat), valuation(position).prices)


def play_until(position: Position, asked: str) -> Position:
    """Plays on until something is asked of someone: `0 growth`."""
    while position.asked() != asked:
        options = position.options()
        position.play("end" if "end" in options else options[0])
    return position


def reached(asked: str, number: int = 2, players: int = 2) -> Position:
    """Return a round at the moment at which something is asked; silver for all keeps any turn from being skipped."""
    position = Position(players)
    for seat in range(players):
        position.give(seat, silver=9)
    return play_until(position.begin_round(number), asked)


def with_donkeys(mine: int, asked: str = "1 donkey", number: int = 2) -> Position:
    """Return a round in which the first player has chosen a tile; the second stays second with four donkeys."""
    position = reached("0 donkey", number).give(0, silver=9, grain=0, olive=2, wine=2)
    position.play(f"0: donkey {mine}")
    return position if asked == "1 donkey" else play_until(position.play("1: donkey 4"), asked)


def eager_positions(players: int, every: int) -> Iterator[Position]:
    """Plays a rich game and yields it now and then; the decisions of a secret choice in any order."""
    position = Position(players)
    game = position.game
    position.state = game.new(7)
    player, rng = Eager(game), Rng(7)
    while not position.state.is_over():
        if position.state.actions_played % every == 0:
            yield position
        seats = position.state.seats_to_act()
        seat = seats[rng.below(len(seats))]
        position.state.advance(seat, player.choose(position.state, seat, rng))
