"""One decision on one screen: it fits, it has every option, what is asked comes first, and no id is shown."""

from __future__ import annotations

import re
from functools import cache

import pytest
from rich.console import Console, Group
from rich.text import Text

from meadowmarket import games
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.terminal.board import BoardPart, fitted
from meadowmarket.terminal.layout import NumberedQuestion, ScreenLayout, ordered
from meadowmarket.terminal.screen import board, log_lines
from meadowmarket.texts import Catalogue

SIZES = [(80, 24), (120, 40)]


@cache
def texts(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


class Page:
    """A page of a size, and the decision of a table on it."""

    def __init__(self, width: int, rows: int, language: str = "en") -> None:
        self.console = Console(width=width, height=rows, color_system=None, force_terminal=False)
        self.rows = rows
        self.catalogue = texts(language)

    def height(self, shown: object) -> int:
        return len(self.console.render_lines(Group(shown), pad=False))  # type: ignore[arg-type]

    def question(self, table: Table, seat: int) -> NumberedQuestion:
        options = ordered(table.game, table.options(seat))
        return NumberedQuestion("Anna", self.catalogue.text(table.prompt(seat)), options, table.final_options(seat))

    def screen(self, table: Table, seat: int) -> str:
        drawing = board(table.game, table.view(seat), self.catalogue)
        layout = ScreenLayout(drawing, self.catalogue, self.console.width, self.height)
        news = log_lines(table.history, max(0, len(table.history) - 8), seat, self.catalogue)
        with self.console.capture() as capture:
            self.console.print(*layout.screen(news, self.question(table, seat), self.rows - 1), sep="\n")
        return capture.get()


def check(page: Page, table: Table, seat: int) -> None:
    text = page.screen(table, seat)
    lines = text.rstrip("\n").split("\n")
    assert len(lines) < page.rows, text
    assert max(len(line) for line in lines) <= page.console.width
    count = len(table.options(seat))
    if "options”" not in text and "options“" not in text:
        numbers = {int(number) for number in re.findall(r"(?:^|[ !:·])(\d+)(?= )", text, re.MULTILINE)}
        assert set(range(1, count + 1)) <= numbers, text
    assert f"{table.game.name}-" not in text


@pytest.mark.parametrize(("width", "rows"), SIZES)
@pytest.mark.parametrize(("name", "players", "language"), [("lagranja", 4, "en"), ("everdell", 2, "de")])
def test_every_decision_of_a_game_fits_its_screen(
    name: str, players: int, language: str, width: int, rows: int
) -> None:
    table = Table(games.open_game(name, players), 3)
    page = Page(width, rows, language)
    rng = Rng(7)
    while not table.is_over():
        seat = table.seats_to_act()[0]
        if len(table.history) % 11 == 0:
            check(page, table, seat)
        table.play(seat, choose_random(table.state, seat, rng))


def test_la_granjas_first_screen_shows_all_options_in_24_rows() -> None:
    table = Table(games.open_game("lagranja", 2), 1)
    seat = table.seats_to_act()[0]
    text = Page(80, 24).screen(table, seat)
    assert "Round 1 of 6" in text
    assert "more; “options” lists all" not in text
    for option in table.options(seat):
        assert option.notation in text
    assert re.search(r"helper \d+: .*…$", text, re.MULTILINE), "what is cut off is seen to be"


def test_main_options_come_before_those_of_any_time() -> None:
    table = Table(games.open_game("lagranja", 2), 1)
    seat = table.seats_to_act()[0]
    groups = [table.game.group(option.action) for option in ordered(table.game, table.options(seat))]
    assert groups == sorted(groups, key=["main", "pass", "anytime"].index)
    assert {"main", "anytime"} <= set(groups)


def test_options_of_everdell_tell_cost_and_effect() -> None:
    game = games.open_game("everdell", 2)
    table = Table(game, 2)
    rng = Rng(1)
    while not any(option.notation.startswith("play ") for option in table.options(table.seats_to_act()[0])):
        seat = table.seats_to_act()[0]
        table.play(seat, choose_random(table.state, seat, rng))
    seat = table.seats_to_act()[0]
    for language in ("en", "de"):
        drawing = board(game, table.view(seat), texts(language))
        for option in table.options(seat):
            if option.notation.startswith("play "):
                assert re.search(r" · (\d[a-zA-Z] ?)*0? ?★−?\d · .+", drawing.option_text(option))
                assert "★" in drawing.option_label(option)


def test_parts_get_room_by_rank() -> None:
    parts = [
        BoardPart(3, Text("A\nA"), Text("a")),
        BoardPart(1, Text("B\nB\nB"), Text("b")),
        BoardPart(2, Text("C\nC")),
    ]
    page = Page(80, 24)

    def drawn(room: int) -> str:
        return "".join(str(form).replace("\n", "") for form in fitted(parts, room, page.height))

    assert [drawn(room) for room in range(1, 8)] == ["b", "ab", "AAb", "aBBB", "AABBB", "aBBBCC", "AABBBCC"]
