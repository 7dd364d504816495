"""Boards in the terminal, in every language: they fit the screen, and no word is cut."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

from meadowmarket import games
from meadowmarket.terminal.screen import board
from meadowmarket.texts import Catalogue, languages

EVERY = 25
"""The decisions between two looks at the board."""


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["everdell", "lagranja"])
def test_boards_of_whole_games_fit_and_cut_no_word(name: str, language: str, width: int) -> None:
    game, catalogue = games.open_game(name, 3), Catalogue(language, ["Anna", "Ben", "Cleo"], strict=True)
    state, rng = game.new(3), Random(4)
    n = 0
    while state.seats_to_act():
        seat = state.seats_to_act()[0]
        if n % EVERY == 0:
            page = io.StringIO()
            Console(file=page, width=width, color_system=None).print(board(game, game.view(state, seat), catalogue))
            shown = page.getvalue().splitlines()
            assert len(shown) > 20
            assert [line for line in shown if len(line) > width or "…" in line] == []
        options = state.options(seat)
        state.apply(seat, rng.choice([one for one in options if game.actions.notation(one) != "pass"] or options))
        n += 1
