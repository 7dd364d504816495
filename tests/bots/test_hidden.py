"""No bot sees what its seat can't know: two states that look alike to the seat get the same choice.

What looks alike is decided by the view and by what the game says a seat knows, not by how bots are shown a state.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy

import pytest

from meadowmarket import games
from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Bot, Budget, make_bot
from meadowmarket.bots.players.levels import NORMAL
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.codec import decode, dumps, encode
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.messages import EVERYONE
from meadowmarket.core.playout import choose_random, play_some
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.rules.round import ChooseDonkey
from tests.games.lagranja.position import Position

PLAYERS = 3
each_game = pytest.mark.parametrize(("name", "every"), [("everdell", 11), ("lagranja", 27)])

CARDS = ("deck", "pile", "discards", "hand", "aside")
"""Where cards lie."""
COUNTED = ("goods", "points", "markers", "hats", "deliveries", "siesta", "resources", "free", "total")
"""What is counted for each seat."""


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
    "normal": lambda: SearchBot(5, Budget(simulations=30), NORMAL.temperature),
}


def positions(game: Game, seeds: range, every: int) -> Iterator[tuple[State, int]]:
    """Play random games; yield states with a seat that has a choice there, last of those that are asked at once."""
    for seed in seeds:
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[-1]
            if state.actions_played % every == 0 and len(state.options(seat)) > 1:
                yield state, seat
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))


def places(data: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """List the ways to all numbers of a state's data."""
    if isinstance(data, dict):
        for name in sorted(data):
            yield from places(data[name], (*path, name))
    elif isinstance(data, list):
        for i, item in enumerate(data):
            yield from places(item, (*path, i))
    else:
        yield path


def put(data: Json, path: tuple[str | int, ...], value: int | None = None) -> int:
    """Return the number at a place, and put another there."""
    for step in path[:-1]:
        assert isinstance(data, dict | list)
        data = data[step]  # type: ignore[index]
    found = data[path[-1]]  # type: ignore[index]
    assert isinstance(found, int)
    if value is not None:
        data[path[-1]] = value  # type: ignore[index]
    return found


def changed(data: dict[str, Json], seat: int, rng: Rng) -> dict[str, Json]:
    """Return a state's data with two cards exchanged, or with more or less of something that another seat has."""
    new = deepcopy(data)
    fields = new["fields"]
    found = list(places(fields))
    counts = [path for path in found if len(path) > 2 and path[1] != seat and path[2] in COUNTED]
    if not counts or rng.below(3):
        cards = [path for path in found if any(name in CARDS for name in path)]
        one, other = cards[rng.below(len(cards))], cards[rng.below(len(cards))]
        put(fields, other, put(fields, one, put(fields, other)))
    else:
        path = counts[rng.below(len(counts))]
        put(fields, path, put(fields, path) + (1, -1, 12, -12)[rng.below(4)])
    return new


def seen_by(game: Game, state: State, seat: int) -> list[object]:
    """Return all that a seat has to go by."""
    return [game.view(state, seat), game.known(state, seat), state.seats_to_act(), state.options(seat)]


def alike(game: Game, state: State, seat: int, tries: int, rng: Rng) -> Iterator[State]:
    """Yield other states that a seat can't tell from the true one."""
    data = json.loads(dumps(state))
    del data["checksum"]
    seen = seen_by(game, state, seat)
    for _ in range(tries):
        new = changed(data, seat, rng)
        if new == data:
            continue
        try:
            other = decode(game, new)
        except CorruptReplay:
            continue
        if seen_by(game, other, seat) == seen:
            yield other


def swapped(game: Game, state: State, seat: int, rng: Rng) -> State:
    """Return a state in which much is different, one thing after the other, and which looks the same to a seat."""
    for _ in range(12):
        for other in alike(game, state, seat, 3, rng):
            state = other
    return state


def choice(make: Callable[[], Bot], game: Game, state: State, seat: int) -> int:
    """Ask a bot as every table does."""
    chosen = choose_or_random(make(), game, state, seat, Rng(3), Budget())
    assert chosen.failure is None, chosen.detail
    return chosen.action


@each_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_is_the_same_whatever_is_hidden(name: str, every: int, bot: str) -> None:
    game = games.open_game(name, PLAYERS)
    rng = Rng(41)
    differing, choices = 0, set()
    for state, seat in positions(game, range(1), every):
        other = swapped(game, state, seat, rng)
        differing += encode(other)["fields"] != encode(state)["fields"]
        found = choice(BOTS[bot], game, state, seat)
        assert choice(BOTS[bot], game, other, seat) == found, (state.actions_played, seat)
        choices.add(found)
    assert differing >= 10
    assert len(choices) >= 5


@each_game
@pytest.mark.parametrize("players", [1, 2, 4])
def test_bots_are_shown_the_same_state_whatever_is_hidden(name: str, every: int, players: int) -> None:
    game = games.open_game(name, players)
    rng = Rng(players)
    found = 0
    for state, seat in positions(game, range(2), every):
        shown = dumps(game.determinize(state, seat, Rng(7)))
        for other in alike(game, state, seat, 8, rng):
            assert dumps(game.determinize(other, seat, Rng(7))) == shown, (state.actions_played, seat)
            found += 1
    assert found >= 30


@each_game
def test_a_bot_that_were_shown_the_true_state_would_choose_otherwise(name: str, every: int) -> None:
    """So what is changed above does matter to one who sees it."""
    game = games.open_game(name, PLAYERS)
    rng = Rng(43)
    differing = 0
    for state, seat in positions(game, range(1), every):
        other = swapped(game, state, seat, rng)
        differing += NosyBot().choose(game, state, seat, Budget()) != NosyBot().choose(game, other, seat, Budget())
    assert differing >= 5


def test_lg_2_11_secret_vp_are_no_secret_for_who_counts_along() -> None:
    """All gains are seen, so every bot gets the totals: in `known`, not in the view."""
    game = games.open_game("lagranja", 2)
    state = game.new(1)
    play_some(state, Rng(1), 150)
    farms = game.view(state, 0)["farms"]
    assert isinstance(farms, list)
    assert isinstance(farms[1], dict)
    assert farms[1]["vp"] is None
    for seat in range(2):
        known = game.known(state, seat)["farms"]
        assert isinstance(known, list)
        assert [farm["vp"] for farm in known if isinstance(farm, dict)] == state.scores()
        assert game.determinize(state, seat, Rng(1)).scores() == state.scores()


@pytest.mark.parametrize("players", [2, 4])
def test_lg_2_11_every_change_of_vp_is_told_to_all(players: int) -> None:
    """Players can keep count: when a seat's VP change, the log says so to everyone."""
    game = games.open_game("lagranja", players)
    changes = 0
    for seed in range(3):
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            before = state.scores()
            state.events = []
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))
            gained = [other for other in range(players) if state.scores()[other] != before[other]]
            told = {event.seat for event in state.events if event.audience == EVERYONE}
            assert told.issuperset(gained), [event.message.key for event in state.events]
            changes += len(gained)
    assert changes > 30


@pytest.mark.parametrize("bot", BOTS)
def test_lg_2_11_the_donkey_tile_that_another_has_chosen_does_not_matter(bot: str) -> None:
    choices = set()
    for tile in range(1, 5):
        position = Position(2).give(0, olive=2, wine=1, food=1).barrow(0, 2).give(1, olive=2, wine=1).barrow(1, 12)
        position.ask(ChooseDonkey(-1), "transport").play(f"0: donkey {tile}")
        choices.add(choice(BOTS[bot], position.game, position.state, 1))
    assert len(choices) == 1
