"""Everdell's board in the terminal: everything on it, nothing hidden shown, never wider than the screen."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from meadowmarket import games
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.pack.load import LAYOUTS
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.terminal.board import draw
from meadowmarket.games.everdell.terminal.names import ShortNames
from meadowmarket.texts import Catalogue, languages
from tests.games.everdell.position import everdell, position

LONGEST_EFFECT = 72


@cache
def texts() -> Catalogue:
    """Read the texts once for all tests."""
    return Catalogue("en", strict=True)


def printed(game: Everdell, state: EverdellState, seat: int, width: int = 100) -> str:
    """Print the board as a seat sees it."""
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None)
    console.print(draw(game, game.view(state, seat), texts()))
    return page.getvalue()


def test_a_city_with_all_that_can_lie_on_cards() -> None:
    table = position(
        hand=["king"],
        city=["farm occupied", "storehouse twig=3", "chapel points=2 worker=0", "dungeon"],
        prisoners=["wife"],
        resources="2 berry",
        on={"grand-tour": [0], "basic-1-pebble": [1]},
        others=[{"hand": ["ranger"], "passed": True}],
    )
    text = printed(table.game, table.state, 0)
    for part in ("Farm g ◉", "Storehouse g (3t)", "Chapel r ● ★2", "●  Grand Tour", "Wife p"):
        assert part in text
    assert re.search(r"King p +6b +★4 +end: ★1 per basic, ★2 per special event", text)
    assert "1 pebble ■" in text
    assert "Ranger" not in text
    assert "has passed" in text
    assert "Ranger" in printed(table.game, table.state, 1)


@pytest.mark.parametrize("language", languages())
def test_every_card_event_and_place_has_its_name_and_effect_in_every_language(language: str) -> None:
    rules = everdell(2).game_data
    words = ShortNames(rules, Catalogue(language, strict=True))
    for kind in range(rules.kinds):
        assert words.name(kind)
        assert 3 < len(words.effect(kind)) <= LONGEST_EFFECT
    for event in rules.pack.events:
        assert words.event(event.id)
        assert words.event_asks(event.id)
        assert "★" in words.event_gives(event.id)
    for place in rules.pack.locations:
        assert len(words.place(place.id)) <= LONGEST_EFFECT


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["everdell", "lagranja"])
def test_sources_of_points_have_names_in_every_language(name: str, language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    for players in (1, 2):
        state = games.open_game(name, players).new(1)
        for source in state.points_by_source(0):
            assert catalogue.has(f"source-{source}")


def test_the_board_shows_no_ids_and_explains_its_symbols() -> None:
    game = everdell(2)
    text = printed(game, game.new(1), 0, 120)
    for name in ("basic-", "forest-", "city-monument", "everdell-"):
        assert name not in text
    for part in ("City Monument", "3 blue", "t twig, r resin, p pebble, b berry", "occupied"):
        assert part in text


def test_cards_of_a_pack_have_its_texts(tmp_path: Path) -> None:
    own = "orchard,Orchard,4,construction,common,green,1,0,0,0,1,wanderer,no,1,,gain(berry),,,Apples!,designed,a test"
    changed = (
        "farm,Farm,8,construction,common,green,2,1,0,0,1,husband|wife,no,1,,gain(3*berry),,,Three!,designed,a test"
    )
    (tmp_path / "cards.csv").write_text("\n".join([",".join(LAYOUTS["cards.csv"].columns), own, changed]) + "\n")
    table = position(cards=tmp_path, hand=["orchard", "farm", "mine"])
    text = printed(table.game, table.state, 0)
    for part in (r"Orchard g +1t +★1 +Apples!", r"Farm g +2t 1r +★1 +Three!", r"Mine g .* production: 1 pebble"):
        assert re.search(part, text)


def test_rugwort_has_points_but_no_supply() -> None:
    game = everdell(1)
    text = printed(game, game.new(1), 0)
    assert "Rugwort  ★" in text
    assert text.count("· workers ") == 1


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_boards_of_whole_games_fit_the_screen(players: int, width: int) -> None:
    game = everdell(players)
    state = game.new(3)
    rng = Rng(4)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        if state.actions_played % 9 == 0:
            for onlooker in (seat, -1):
                assert max(len(line) for line in printed(game, state, onlooker, width).splitlines()) <= width
        state.apply(seat, choose_random(state, seat, rng))
