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


def test_a_question_about_what_goes_says_what_comes_for_it() -> None:
    table = position(hand=["bard", "farm", "farm"], resources="3 berry").do("play bard hand")
    assert asked(table) == "Which card from your hand do you discard? For each: 1 point."
    assert asked(table.do("discard farm")) == "Which card from your hand do you discard? For each: 1 point. 1 so far."
    table = position(hand=["farm"] * 3).do("worker haven")
    assert asked(table) == "Which card from your hand do you discard? For every 2: 1 resource."
    forest = ("forest-discard-any-draw-2-each", "forest-3-berries", "forest-twig-resin-berry")
    table = position(hand=["farm"] * 3, forest=forest).do("worker forest-discard-any-draw-2-each")
    assert asked(table) == "Which card from your hand do you discard? For each: 2 cards."
    table = position(hand=["woodcarver"], resources="2 berry 3 twig").do("play woodcarver hand")
    assert asked(table) == "How many do you spend? Up to 3 twigs, 1 point each."
    table = position(hand=["monk"], resources="3 berry").do("play monk hand")
    assert asked(table) == "How many do you give away? Up to 2 berries, 2 points each."
    event = "performer-in-residence"
    table = position(city=["inn", "bard"], events=[event], resources="3 berry").do(f"worker {event}")
    assert asked(table) == "How many do you put on the event? Up to 3 berries."
    event = "a-brilliant-marketing-plan"
    table = position(city=["shopkeeper", "post-office"], events=[event], resources="3 berry").do(f"worker {event}")
    assert asked(table) == "Which resource do you give away? Up to 3 more, 2 points each."


def test_a_question_about_storing_names_the_storehouse() -> None:
    table = position(hand=["storehouse"], resources="1 twig 1 resin 1 pebble").do("play storehouse hand")
    assert asked(table) == "Storehouse: what do you store?"
    table = position(city=["storehouse"], hand=["storehouse"], resources="1 twig 1 resin 1 pebble")
    assert asked(table.do("play storehouse hand")) == "Storehouse (no. 2): what do you store?"
