"""What the game says: questions, options, events, explanations, usage, views."""

from __future__ import annotations

import pytest

from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import everdell, position


@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_said_in_a_game_has_words(players: int) -> None:
    texts = Catalogue("en", strict=True)
    game = everdell(players)
    for seed in range(3):
        state = game.new(seed)
        state.events = []
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            assert texts.text(state.decision().prompt(state, seat))
            for action in state.options(seat):
                assert texts.text(game.describe(state, seat, action))
            for _ in range(3):
                action = int(rng.below(len(game.actions)))
                if action not in state.options(seat):
                    assert texts.text(state.why_not(seat, action))
            state.apply(seat, choose_random(state, seat, rng))
        assert state.events
        for event in state.events:
            assert texts.event(event)


UNSHOWN = {"seat", "players", "to_act", "asks", "actions_played", "undo_floor", "cities", "card", "place", "event"}
"""What the page says otherwise, and what names a piece."""
FOR_BOARDS = {
    *("offer", "plays", "in_sight", "needs", "price", "score", "total", "next_season"),
    *("pair", "copy", "spots", "cells", "hand_limit", "city_spaces", "workers_placed"),
}
"""What only its own board shows; the same list stands in web/src/games/plain/zones.ts."""


def words_of(view: object) -> set[str]:
    """Collect what a page without its own board calls things by: the names of what a view holds, and seasons."""
    if isinstance(view, list):
        return set().union(*(words_of(item) for item in view))
    if not isinstance(view, dict):
        return set()
    shown = {name: item for name, item in view.items() if name not in FOR_BOARDS}
    found = {name for name in shown if name not in UNSHOWN}
    if "season" in view:
        found.add(view["season"])
    return found.union(*(words_of(item) for item in shown.values()))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 2])
def test_all_that_a_page_shows_has_words(players: int, language: str) -> None:
    texts = Catalogue(language, strict=True)
    game = everdell(players)
    state = game.new(1)
    rng = Rng(1)
    words = words_of(game.view(state, 0))
    while not state.is_over():
        seat = state.seats_to_act()[0]
        state.apply(seat, choose_random(state, seat, rng))
        words |= words_of(game.view(state, 0))
    assert {"meadow", "twig", "winter"} <= words
    for word in words:
        assert texts.say(f"web-zone-{word.replace('_', '-')}")


def test_every_action_and_every_topic_has_words() -> None:
    texts = Catalogue("en", strict=True)
    game = everdell(4)
    state = game.new(1)
    for action in range(len(game.actions)):
        assert texts.text(game.describe(state, 0, action))
    for topic in game.topics():
        assert [texts.text(line) for line in game.explain(topic)]
        assert all("(" not in texts.text(line).partition("Steps:")[2] for line in game.explain(topic)), (
            "no data language"
        )
    assert [texts.text(line) for line in game.details("farm")] == ["In the card pack: gain(berry)"]
    assert game.details("haven") == []


def test_explanations_name_what_is_asked() -> None:
    texts = Catalogue("en", strict=True)
    game = everdell(2)
    assert [texts.text(line) for line in game.explain("undertaker")][:3] == [
        "Undertaker: unique critter, tan (traveler), 1 point, 2 copies",
        "Cost: 2 berries",
        "Belongs with: Cemetery",
    ]
    assert texts.text(game.explain("tax-relief")[0]) == "Tax Relief: special event. Asks for: Judge, Queen"


def test_private_events_are_seen_by_those_who_may() -> None:
    table = position(players=3, hand=["teacher"], resources="2 berry", pile=["farm", "mine"], others=[{}, {}])
    table.do("play teacher hand", "keep farm", "to p3")
    assert [event.audience for event in table.told("everdell-log-draws-cards")] == [0b001]
    assert [event.audience for event in table.told("everdell-log-gives-this")] == [0b101]
    assert [event.audience for event in table.told("everdell-log-gives-card")] == [~0b101]


def test_drawn_cards_are_seen_by_the_drawer_only() -> None:
    table = position(hand=["teacher"], resources="2 berry", pile=["farm", "mine"]).do("play teacher hand")
    assert table.game.view(table.state, 0)["aside"] == ["farm", "mine"]
    assert table.game.view(table.state, 1)["aside"] == 2
    table = position(hand=["postal-pigeon"], resources="2 berry", pile=["farm", "mine"]).do("play postal-pigeon hand")
    assert table.game.view(table.state, 1)["aside"] == ["farm", "mine"]


def test_usage_counts_plays_by_origin() -> None:
    game = everdell(2)
    tally = [0] * len(game.actions)
    tally[game.actions.code("play farm hand")] = 3
    tally[game.actions.code("play farm meadow")] = 2
    table = game.usage(tally)
    assert table.columns == ["hand", "meadow", "revealed"]
    assert table.rows["farm"] == [3, 2, 0]


def test_random_play_passes_last() -> None:
    game = everdell(2)
    assert game.actions.notation(game.last_resort()) == "pass"


def test_rugwort_is_called_by_his_name() -> None:
    """EV-10.1: he sits after the player, but is none."""
    texts = Catalogue("en", strict=True)
    texts.name_seats(everdell(1), ["Ann"])
    assert [texts.player(0), texts.player(1)] == ["Ann", "Rugwort"]
    texts.name_seats(everdell(2), ["Ann"])
    assert [texts.player(0), texts.player(1)] == ["Ann", "Player 2"]
