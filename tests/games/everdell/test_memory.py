"""What a seat knows of hidden cards stays where it is when the rest is dealt again (EV-2.6, EV-6.8)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from meadowmarket import games
from meadowmarket.core.codec import checksum, decode, dumps, encode, loads
from meadowmarket.core.errors import CorruptReplay
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.memory import ALL, Memory
from meadowmarket.games.everdell.state import EverdellState
from tests.games.everdell.position import Position, position

DEALS = range(40)


def deals(table: Position, seat: int) -> Iterable[EverdellState]:
    """Deals the hidden cards again, many times, for one seat."""
    for lot in DEALS:
        yield table.game.determinize(table.state, seat, Rng(lot))


def test_ev_2_6_own_discards_stay_where_they_were_laid() -> None:
    table = position(players=2, hand=["farm", "inn"], workers=2, others=[{"hand": ["king", "queen"]}])
    table.do("worker haven", "discard farm", "discard inn", "gain resin")
    for dealt in deals(table, 0):
        assert table.names(dealt.discards) == ["farm", "inn"]
    assert any(table.names(dealt.discards) != ["farm", "inn"] for dealt in deals(table, 1))


def test_ev_2_6_what_left_the_meadow_or_a_city_face_up_is_known_to_all() -> None:
    table = position(players=3, city=["ruins"], others=[{}, {}])
    table.state.discard_from_city(0, 0)
    for seat in range(3):
        assert table.game.known(table.state, seat)["discards"] == ["ruins"]


def test_ev_6_8_a_card_taken_from_the_meadow_is_known_until_a_card_leaves_the_hand_face_down() -> None:
    table = position(players=2, others=[{"hand": ["inn", "farm"]}])
    state = table.state
    state.cities[1].hand.append(table.kind("king"))
    state.memory = state.memory.with_taken(1, table.kind("king"), ALL)
    assert all("king" in table.names(dealt.cities[1].hand) for dealt in deals(table, 0))
    state.memory = state.memory.with_left(1, table.kind("inn"), 0)
    assert any("king" not in table.names(dealt.cities[1].hand) for dealt in deals(table, 0))


def test_ev_6_8_a_card_given_is_known_to_the_giver_alone_until_it_is_played() -> None:
    memory = Memory.empty(3).with_taken(1, 7, 1 << 0)
    assert [len(memory.of_seat(seat).hands[1]) for seat in range(3)] == [1, 0, 0]
    assert len(memory.with_played(1, 8).of_seat(0).hands[1]) == 1
    assert len(memory.with_played(1, 7).of_seat(0).hands[1]) == 0


def test_ev_6_8_of_two_cards_of_a_kind_one_is_still_known_when_one_is_played() -> None:
    memory = Memory.empty(3).with_taken(1, 7, ALL).with_taken(1, 7, 1 << 0).with_played(1, 7)
    assert [len(memory.of_seat(seat).hands[1]) for seat in range(3)] == [1, 0, 0]


def test_ev_6_4_known_discards_are_in_the_pile_that_is_made_of_them() -> None:
    """Nobody holds such a card who has drawn none since."""
    table = position(players=2, only_these=True, discards=["farm"] * 6, others=[{"hand": ["inn"] * 4}])
    state = table.state
    for i in range(6):
        state.memory = state.memory.with_discard(i, ALL)
    state.draw(1, 1)
    assert len(state.pile) == 5
    for dealt in deals(table, 0):
        assert table.names(dealt.cities[1].hand).count("farm") <= 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_known_is_true_and_stays(players: int) -> None:
    """In whole games: each deal agrees with what the seat knows, also after saving and loading."""
    game = games.open_game("everdell", players)
    known_discards = 0
    for seed in range(3):
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))
            if state.actions_played % 7 or state.is_over():
                continue
            loaded = loads(game, dumps(state))
            assert checksum(loaded) == checksum(state)
            for observer in range(players):
                known = game.known(state, observer)
                assert game.known(loaded, observer) == known
                assert game.known(game.determinize(state, observer, Rng(seed)), observer) == known
                discards = known["discards"]
                assert isinstance(discards, list)
                known_discards += len([card for card in discards if card is not None])
    assert known_discards > 50


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_dealt_copy_notes_nothing_and_can_be_dealt_again(players: int) -> None:
    """Searches play on in copies that nobody asks what they know: there the memory costs nothing."""
    game = games.open_game("everdell", players)
    state = game.new(3)
    rng = Rng(3)
    while not state.memory_fields():
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))
    dealt = game.determinize(state, 0, rng.fork())
    assert isinstance(dealt, EverdellState)
    memory = dealt.memory
    while not dealt.is_over():
        seat = dealt.seats_to_act()[0]
        dealt.advance(seat, choose_random(dealt, seat, rng))
        copy = dealt.clone()
        assert copy.memory is memory
        assert not copy.memory_fields()
        again = game.determinize(copy, 0, rng.fork())
        assert game.known(again, 0) == game.known(copy, 0)


def test_a_dealt_copy_that_is_saved_and_loaded_remembers_again() -> None:
    table = position(players=2, hand=["farm", "inn"], others=[{"hand": ["king"]}])
    table.do("worker haven", "discard farm", "discard inn", "gain resin")
    loaded = loads(table.game, dumps(table.game.determinize(table.state, 0, Rng(1))))
    assert isinstance(loaded, EverdellState)
    assert table.game.known(loaded, 0) == table.game.known(table.state, 0)
    loaded.discard(table.kind("king"))
    assert table.game.known(loaded, 0)["discards"] == ["farm", "inn", "king"]


def test_a_state_saved_without_memory_can_be_loaded() -> None:
    game = games.open_game("everdell", 2)
    state = game.new(1)
    rng = Rng(1)
    for _ in range(60):
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))
    assert state.memory_fields()
    assert not decode(game, encode(state)).memory_fields()


def test_a_memory_that_names_what_is_not_there_is_refused() -> None:
    table = position(players=2, others=[{"hand": ["inn"]}])
    table.state.memory = table.state.memory.with_taken(1, table.kind("king"), ALL)
    with pytest.raises(CorruptReplay):
        loads(table.game, dumps(table.state))
