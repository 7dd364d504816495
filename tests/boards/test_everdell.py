"""Everdell's board in the terminal: everything on it, nothing hidden shown, never wider than the screen."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console

from meadowmarket.boards.everdell import draw
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.game import Everdell
from meadowmarket.games.everdell.state import Meadow
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import everdell, position


@cache
def texts() -> Catalogue:
    """Reads the texts once for all tests."""
    return Catalogue("en", strict=True)


def printed(game: Everdell, state: Meadow, seat: int, width: int = 100) -> str:
    """Prints the board as a seat sees it."""
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


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_boards_of_whole_games_fit_the_screen(players: int, width: int) -> None:
    game = everdell(players)
    state = game.new(3)
    rng = Rng(4)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        if state.count % 9 == 0:
            for onlooker in (seat, -1):
                assert max(len(line) for line in printed(game, state, onlooker, width).splitlines()) <= width
        state.apply(seat, choose_random(state, seat, rng))
