"""What a turn asks for names only what the seat can do, and a question about an opponent what it is about."""

from __future__ import annotations

from meadowmarket.texts import Catalogue
from tests.games.everdell.position import Position, position


def asked(table: Position) -> str:
    return Catalogue("en", strict=True).text(table.state.decision().prompt(table.state, 0))


def test_a_turn_asks_for_what_can_be_done() -> None:
    later = "The next season comes once all workers are placed."
    assert (
        asked(position(hand=["farm"], resources="2 twig 1 resin")) == f"Place a worker, play a card, or pass. {later}"
    )
    assert asked(position()) == f"Place a worker or pass. {later}"
    assert asked(position(season="autumn")) == "Place a worker or pass."
    assert asked(position(workers=0)) == "Prepare for the next season, or pass."
    assert asked(position(workers=0, season="autumn")) == "You can only pass."
    rich = position(workers=0, hand=["farm"], resources="2 twig 1 resin")
    assert asked(rich) == "Play a card, prepare for the next season, or pass."


def test_a_question_about_an_opponent_says_what_it_gets() -> None:
    table = position(players=3, hand=["farm"] * 3, city=["post-office"]).do("worker post-office")
    assert asked(table) == "Which opponent gets 2 cards?"
    table = position(players=3, city=["monastery"], resources="2 twig").do("worker monastery")
    assert asked(table) == "Which opponent gets 2 resources?"
    table = position(players=3, hand=["fool"], resources="3 berry").do("play fool hand")
    assert asked(table) == "Whose city does Fool go to?"
