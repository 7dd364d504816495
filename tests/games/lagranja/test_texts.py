"""Every message that La Granja sends is put into words: no key without a text, no text without its arguments."""

from __future__ import annotations

import pytest

from meadowmarket.core.messages import Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.game_data import SIDES
from meadowmarket.texts import Catalogue
from tests.games.lagranja.position import Position, la_granja

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
TABLES = [(1, "classic-promo"), (2, "deluxe"), (3, "classic"), (4, "deluxe"), (4, "classic-promo")]


class Reader:
    """Puts messages into words, each once, and refuses what is missing."""

    def __init__(self) -> None:
        self.catalogue = Catalogue("en", names=NAMES, strict=True)
        self.texts: dict[str, str] = {}

    def read(self, message: Message) -> str:
        name = str(message)
        if name not in self.texts:
            text = self.catalogue.text(message)
            assert "lagranja-" not in text, name
            assert "  " not in text, name
            assert text == text.strip(), name
            self.texts[name] = text
        return self.texts[name]


@pytest.mark.parametrize(("players", "ruleset"), TABLES)
def test_whole_games_in_words(players: int, ruleset: str) -> None:
    game = la_granja(players, ruleset, ())
    reader = Reader()
    count = len(game.actions)
    for seed in range(2):
        state = game.new(seed)
        state.events = []
        rng = Rng(seed)
        while not state.is_over():
            for seat in state.seats_to_act():
                options = state.options(seat)
                assert reader.read(state.decision().prompt(state, seat))[-1] in ".?"
                for action in options:
                    reader.read(game.describe(state, seat, action))
                # All actions would take long: each decision asks for some others.
                for action in range(state.actions_played % 13, count, 13):
                    if action not in options:
                        reader.read(state.why_not(seat, action))
            seat = state.seats_to_act()[0]
            state.advance(seat, choose_random(state, seat, rng))
        for event in state.events:
            told = reader.catalogue.event(event)
            assert told[-1] == ".", told
            assert "lagranja-" not in told
            assert "Player" not in told


def test_all_topics_in_words() -> None:
    game = la_granja(2, "deluxe", ())
    reader = Reader()
    for topic in game.topics():
        for line in (*game.explain(topic), *game.details(topic)):
            reader.read(line)


def test_lg_3_7_a_tile_without_phases_names_none_and_everything_has_its_origin() -> None:
    game = la_granja(2, "deluxe", ())
    catalogue = Catalogue("en")
    assert [catalogue.text(line) for line in (*game.explain("silver-2"), *game.details("silver-2"))] == [
        "Roof tile “2 silver”",
        "Usable once, on any of your turns.",
        "Origin: partly printed, partly designed by this project.",
    ]
    assert catalogue.text(game.explain("purchased-delivery")[1]) == "Usable once, in the transport phase."
    for topic in game.topics():
        assert any(catalogue.text(line).startswith("Origin") for line in game.details(topic)), topic
        assert not any("design" in catalogue.text(line) for line in game.explain(topic)), "players read none of it"


def test_all_names_in_words() -> None:
    """Tiles and places that random games may not have met."""
    game = la_granja(2, "deluxe", ())
    reader = Reader()
    for kind in range(len(game.game_data.pack.roof_kinds)):
        reader.read(game.game_data.roof_name(kind))
    for option in range(len(game.game_data.pack.trade_options)):
        reader.read(game.game_data.trade_name(option))
    for side in SIDES:
        reader.read(Message(f"lagranja-side-{side}"))


def test_a_delivery_reads_well() -> None:
    position = Position(players=2).give(1, wine=1).turn("deliveries", 1, 2)
    catalogue = Catalogue("en", names=NAMES, strict=True)
    assert catalogue.text(position.state.decision().prompt(position.state, 1)) == "2 deliveries left: where to?"
    action = position.game.actions.code("deliver wine merchant")
    text = catalogue.text(position.game.describe(position.state, 1, action))
    assert text == "Deliver 1 wine to the merchant"
    position.play("deliver wine merchant")
    assert [catalogue.event(event) for event in position.events()] == ["Bob delivers 1 wine to the merchant."]


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("buy grape", "You need 2 more silver."),
        ("deliver olive merchant", "The merchant is closed until another building is completed."),
        ("sell olive field", "Goods on a field can’t be sold."),
        ("use porter", "The Porter is not on your farm."),
        ("extension 23", "Farm Servant (23) is not in your hand."),
    ],
)
def test_reasons_say_what_is_missing(notation: str, reason: str) -> None:
    position = Position(players=2).give(0, silver=2, olive_field=1).closed("merchant").turn("deliveries", 0, 2)
    catalogue = Catalogue("en", names=NAMES, strict=True)
    told = catalogue.text(position.state.why_not(0, position.game.actions.code(notation)))
    assert told == f"“{notation}” is not possible. {reason} Now: 2 deliveries left: where to?"


# -- what random games seldom meet


def told(position: Position) -> list[str]:
    """Put the open decision with all its options, and all that has happened, into words."""
    reader = Reader()
    state = position.state
    for seat in state.seats_to_act():
        reader.read(state.decision().prompt(state, seat))
        for action in state.options(seat):
            reader.read(position.game.describe(state, seat, action))
    return [*reader.texts.values(), *(reader.catalogue.event(event) for event in position.events())]


def test_markers_taken_back() -> None:
    position = Position(players=2).give(0, silver=9, olive=20, olive_field=1).barrow(0, 1, ("olive",))
    position.row(0, "merchant", ("wine",)).craft(0, "butcher", 1).stall(0, "4a").turn("cards", 0, 0).play("buy olive")
    assert position.state.farms[0].markers == 0
    texts = told(position)
    assert "All your markers are in use: take one back." in texts
    assert "Take back a marker: olive from a field" in texts
    assert "Take back a marker: wine at the merchant" in texts
    position.play("take-back olive field")
    assert "Ann takes a marker back: olive from a field." in told(position)


def test_a_stall_that_is_kept() -> None:
    position = Position(players=2).helper(1, "watchman").give(1, silver=1).stall(1, "3a").barrow(0, 10, ("olive",))
    position.give(0, meat=1).turn("deliveries", 0, 1).play("deliver meat barrow-1", "stall 4a")
    assert "Your stall on 3a would be removed: keep it?" in told(position)
    assert "Bob keeps the stall on 3a." in told(position.play("use watchman"))


def test_a_good_that_is_paid() -> None:
    position = Position(players=2).helper(0, "innkeeper").give(0, wine=1, food=1).turn("cards", 0, 0)
    assert "Which good do you pay?" in told(position.play("use innkeeper"))
    assert "Ann pays 1 wine." in told(position.play("pay wine"))


def test_a_neutral_stall_that_is_removed() -> None:
    position = Position(players=1).stall("neutral", "3a").barrow(0, 10, ("olive",))
    position.give(0, meat=1).turn("deliveries", 0, 1).play("deliver meat barrow-1", "stall 4a")
    assert "Ann removes the neutral stall from 3a for 1 VP." in told(position)


@pytest.mark.parametrize(
    ("good", "count", "text"),
    [("olive", 1, "Ann takes 1 olive."), ("olive", 2, "Ann takes 2 olives."), ("silver", 4, "Ann takes 4 silver.")],
)
def test_goods_are_counted(good: str, count: int, text: str) -> None:
    catalogue = Catalogue("en", names=NAMES, strict=True)
    args: dict[str, int | str | Message] = {"seat": 0, "count": count, "good": Message(f"lagranja-good-{good}")}
    assert catalogue.say("lagranja-log-gain", args) == text
