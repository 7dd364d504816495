"""Undo among bots: their answers go back too, as far as they told nothing hidden; and what is final is known before."""

import pytest

from meadowmarket import games
from meadowmarket.core.codec import checksum
from meadowmarket.core.errors import IllegalAction
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.games.everdell.names import BERRY
from meadowmarket.games.everdell.state import EverdellState

PERSON, BOT = 0, 1
PLACE_A_WORKER = Message("everdell-do-worker", {"spot": Message("everdell-place-basic-3-twigs")})


def everdell(first: int = PERSON) -> Table:
    """Return a game of two in which a seat begins."""
    seed = next(seed for seed in range(100) if Table(games.open_game("everdell", 2), seed).seats_to_act() == [first])
    return Table(games.open_game("everdell", 2), seed)


def test_the_answers_of_bots_are_taken_back() -> None:
    table = everdell()
    before = checksum(table.state)
    table.play(PERSON, "worker basic-3-twigs")
    table.play(BOT, "worker basic-2-resin")
    assert table.why_no_undo(PERSON) == Message("undo-other-seat", {"seat": BOT})
    assert table.undo(PERSON, [BOT]) == 2
    assert checksum(table.state) == before
    assert table.history == []


def test_a_bot_that_begins_is_not_taken_back() -> None:
    table = everdell(BOT)
    table.play(BOT, "worker basic-2-resin")
    assert table.why_no_undo(PERSON, [BOT]) == Message("undo-nothing")
    assert table.last_choice([BOT]) is None


def test_what_a_bot_draws_stays_drawn() -> None:
    table = everdell()
    table.play(PERSON, "worker basic-3-twigs")
    table.play(BOT, "worker basic-1-berry-1-card")
    with pytest.raises(IllegalAction) as caught:
        table.undo(PERSON, [BOT])
    assert caught.value.message == Message("undo-chance", {"action": PLACE_A_WORKER})
    assert len(table.history) == 2


def test_a_card_that_a_bot_has_shown_stays_shown() -> None:
    table = everdell()
    assert isinstance(table.state, EverdellState)
    bot = table.state.cities[BOT]
    bot.resources[BERRY] = 9
    bot.hand = [table.state.game_data.kind_of("queen"), *bot.hand[1:]]
    table.play(PERSON, "worker basic-3-twigs")
    table.play(BOT, "play queen hand")
    assert table.why_no_undo(PERSON, [BOT]) == Message("undo-shown", {"action": PLACE_A_WORKER, "other_seat": BOT})


def test_a_record_is_followed_as_it_was_allowed() -> None:
    table = everdell()
    table.play(PERSON, "worker basic-3-twigs")
    table.play(BOT, "worker basic-2-resin")
    assert table.undo_as_recorded(PERSON) == 2
    with pytest.raises(IllegalAction):
        table.undo_as_recorded(PERSON)


def test_draws_are_final_and_gains_are_not() -> None:
    table = everdell()
    notation = table.game.actions.notation
    final = {notation(action) for action in table.final_options(PERSON)}
    assert "worker basic-2-twigs-1-card" in final
    assert "worker basic-2-cards-1-point" in final
    assert not {"worker basic-3-twigs", "worker basic-2-resin", "pass"} & final


@pytest.mark.parametrize("name", ["everdell", "lagranja"])
def test_what_is_final_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = games.open_game(name, 2)
    table = Table(game, 5)
    rng = Rng(6)
    for step in range(60):
        if table.is_over():
            break
        seat = table.seats_to_act()[0]
        final = table.final_options(seat)
        actual, table.state = table.state, game.determinize(table.state, seat, Rng(100 + step))
        assert table.final_options(seat) == final
        table.state = actual
        table.play(seat, choose_random(table.state, seat, rng))
