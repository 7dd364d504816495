"""Observations: fixed in size, within their ranges, the same whatever is hidden; and perfect recall."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from meadowmarket import games
from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Budget, make_bot
from meadowmarket.core.api import Game, State
from meadowmarket.core.box import Box
from meadowmarket.core.encoding import ObservationLayout, Sheet
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.playout import choose_random, play_some
from meadowmarket.core.recall import Recall
from meadowmarket.core.rng import Rng

SETUPS = [(box, players) for box in games.own_boxes() for players in range(box.min_players, box.max_players + 1)]
IDS = [f"{box.name}-{players}" for box, players in SETUPS]

RANDOM_GAMES = 24
MOST_ACTIONS = 400


def moments(game: Game, seed: int, every: int) -> Iterator[State]:
    state = game.new(seed)
    rng = Rng(seed)
    while not state.is_over():
        yield state
        play_some(state, rng, every)
    yield state


def eager_moments(game: Game, seed: int) -> Iterator[State]:
    """Play a game by Greedy."""
    state, bot, rng = game.new(seed), make_bot("greedy", seed), Rng(seed)
    while not state.is_over() and state.actions_played < MOST_ACTIONS:
        if state.actions_played % 10 == 0:
            yield state
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_or_random(bot, game, state, seat, rng, Budget()).action)
    yield state


@pytest.mark.parametrize(("box", "players"), SETUPS, ids=IDS)
def test_hidden_cards_change_nothing(box: Box, players: int) -> None:
    """With all that a seat can't know dealt again, its observation is the same."""
    game = box.open(players)
    encoder = game.encoder()
    seen = set()
    for state in moments(game, 3, 11):
        for seat in range(players):
            found = encoder.observation(state, seat)
            for deal in range(2):
                assert encoder.observation(game.determinize(state, seat, Rng(deal)), seat) == found
            seen.add(tuple(found))
    assert len(seen) > 3


@pytest.mark.parametrize(("box", "players"), SETUPS, ids=IDS)
def test_entries_are_named_once_and_stay_in_their_ranges(box: Box, players: int) -> None:
    """By random play, and by play that scores: both reach what the other does not."""
    for ruleset in box.rulesets:
        game = box.open(players, ruleset)
        encoder = game.encoder()
        layout = encoder.layout
        assert len(set(layout.names())) == len(layout.names()) == layout.size
        ranges = [(block.low, block.high) for block in layout.blocks() for _ in block.parts]
        states = chain(*(moments(game, seed, 15) for seed in range(RANDOM_GAMES)), eager_moments(game, 1))
        for i, state in enumerate(states):
            found = encoder.observation(state, i % players)
            for name, value, (low, high) in zip(layout.names(), found, ranges, strict=True):
                assert low <= value <= high, name


@pytest.mark.parametrize(("box", "players"), SETUPS, ids=IDS)
def test_a_row_that_is_used_again_holds_nothing_of_before(box: Box, players: int) -> None:
    game = box.open(players)
    encoder = game.encoder()
    sheet = Sheet(encoder.layout, 3)
    for state in moments(game, 7, 13):
        encoder.encode(state, players - 1, sheet, 1)
        found = encoder.observation(state, players - 1)
        assert sheet.row(1) == found
        first = encoder.layout.num_numbers
        assert sheet.active(1) == [i for i, n in enumerate(found[first:]) if n]
    assert not any(sheet.row(0))
    assert not any(sheet.row(2))


def test_layouts_of_the_same_game_are_the_same() -> None:
    one, other = (games.open_game("lagranja", 3).encoder().layout for _ in range(2))
    assert one.names() == other.names()


def test_numbers_beyond_the_range_of_an_array_stop_at_its_end() -> None:
    layout = ObservationLayout()
    layout.numbers("n", ["a", "b", "c"], -9, 9, "LG-1.1", "numbers")
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    for value in (1 << 40, -(1 << 40), 5):
        sheet.put(value)
    sheet.end(0)
    assert sheet.row(0) == [32767, -32768, 5]


def test_an_encoder_that_leaves_numbers_out_is_refused() -> None:
    layout = ObservationLayout()
    layout.numbers("n", ["a", "b"], 0, 9, "LG-1.1", "numbers")
    sheet = Sheet(layout, 1)
    sheet.begin(0)
    sheet.put(1)
    with pytest.raises(AssertionError, match="left out"):
        sheet.end(0)


# -- perfect recall


@pytest.mark.parametrize("name", games.names())
def test_an_information_state_tells_apart_what_a_seat_has_seen_and_nothing_else(name: str) -> None:
    """In the same game with other hidden cards, as long as nothing of them shows, a seat knows the same."""
    game = games.open_game(name, 2)
    state = game.new(4)
    (seat,) = state.seats_to_act()
    waiting = 1 - seat
    one, other = Recall(state.clone()), Recall(game.determinize(state, seat, Rng(1)))
    assert one.text(seat) == other.text(seat)
    assert one.text(waiting) != other.text(waiting), "its own cards are others"
    assert one.digest(seat) == other.digest(seat)


@pytest.mark.parametrize("name", games.names())
def test_an_information_state_forgets_nothing(name: str) -> None:
    recall = Recall(games.open_game(name, 2).new(4))
    rng = Rng(1)
    seen = [set[str](), set[str]()]
    before = ["", ""]
    for _ in range(30):
        seat = recall.state.seats_to_act()[0]
        action = choose_random(recall.state, seat, rng)
        recall.apply(seat, action)
        for one in range(2):
            text = recall.text(one)
            assert text.startswith(before[one])
            before[one] = text
            seen[one].add(text)
        assert f"> {recall.state.game.actions.notation(action)}" in recall.text(seat).splitlines()
    assert [len(texts) for texts in seen] == [30, 30]
    assert recall.state.events is None


def test_an_illegal_action_changes_nothing() -> None:
    recall = Recall(games.open_game("lagranja", 2).new(1))
    copy = recall.clone()
    (seat,) = recall.state.seats_to_act()
    with pytest.raises(IllegalAction):
        recall.apply(seat, 0)
    assert recall.text(seat) == copy.text(seat)
    copy.apply(seat, copy.state.options(seat)[0])
    assert recall.text(seat) != copy.text(seat)
