"""No bot sees what its seat can't see: swap all that is hidden from it, and it chooses the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from meadowmarket import games
from meadowmarket.bots.asking import choose_or_random
from meadowmarket.bots.base import Bot, Budget, make_bot
from meadowmarket.bots.levels import NORMAL
from meadowmarket.bots.search import SearchBot
from meadowmarket.core.api import Game, State
from meadowmarket.core.codec import dumps, encode
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.course import ChooseDonkey
from tests.games.lagranja.position import Position

PLAYERS = 3
each_game = pytest.mark.parametrize(("name", "every"), [("everdell", 11), ("lagranja", 27)])


class NosyBot(Bot):
    """Takes all that it is shown into account, down to the generator."""

    def choose(self, game: Game, state: State, seat: int, budget: Budget) -> int:
        options = state.options(seat)
        return options[sum(dumps(state)) % len(options)]


BOTS: dict[str, Callable[[], Bot]] = {
    "nosy": NosyBot,
    "random": lambda: make_bot("random", 5),
    "greedy": lambda: make_bot("greedy", 5),
    "search:30sims": lambda: make_bot("search:30sims", 5),
    "easy": lambda: make_bot("easy", 5),
    # By simulations alone, since a clock may stop two searches of the same position at different times.
    "normal": lambda: SearchBot(5, Budget(simulations=30), NORMAL.bluntness),
}


def positions(game: Game, seeds: range, every: int) -> Iterator[tuple[State, int]]:
    """Plays random games; yields states with a seat that has a choice there, last of those that are asked at once."""
    for seed in seeds:
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[-1]
            if state.count % every == 0 and len(state.options(seat)) > 1:
                yield state, seat
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))


def swapped(game: Game, state: State, seat: int) -> State:
    """Returns another true state, which looks the same to a seat."""
    other = game.determinise(state, seat, Rng(987))
    assert game.view(other, seat) == game.view(state, seat)
    return other


def choice(make: Callable[[], Bot], game: Game, state: State, seat: int) -> int:
    """Asks a bot as every table does."""
    chosen = choose_or_random(make(), game, state, seat, Rng(3), Budget())
    assert chosen.failure is None, chosen.detail
    return chosen.action


@each_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_is_the_same_whatever_is_hidden(name: str, every: int, bot: str) -> None:
    game = games.open_game(name, PLAYERS)
    differing, choices = 0, set()
    for state, seat in positions(game, range(2), every):
        other = swapped(game, state, seat)
        differing += encode(other)["fields"] != encode(state)["fields"]
        found = choice(BOTS[bot], game, state, seat)
        assert choice(BOTS[bot], game, other, seat) == found, (state.count, seat)
        choices.add(found)
    assert differing >= 20
    assert len(choices) >= 10


@each_game
def test_a_bot_that_were_shown_the_true_state_would_choose_otherwise(name: str, every: int) -> None:
    """So what is swapped above does matter to one who sees it."""
    game = games.open_game(name, PLAYERS)
    changed = 0
    for state, seat in positions(game, range(2), every):
        other = swapped(game, state, seat)
        changed += NosyBot().choose(game, state, seat, Budget()) != NosyBot().choose(game, other, seat, Budget())
    assert changed >= 10


@pytest.mark.parametrize("bot", BOTS)
def test_lg_2_11_the_donkey_tile_that_another_has_chosen_does_not_matter(bot: str) -> None:
    choices = set()
    for tile in range(1, 5):
        position = Position(2).give(0, olive=2, wine=1, food=1).barrow(0, 2).give(1, olive=2, wine=1).barrow(1, 12)
        position.ask(ChooseDonkey(-1), "transport").play(f"0: donkey {tile}")
        choices.add(choice(BOTS[bot], position.game, position.village, 1))
    assert len(choices) == 1
