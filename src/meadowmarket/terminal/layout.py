"""One decision on one screen: as much of the events, the board and the options as fits."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadowmarket.core.api import Game
from meadowmarket.core.table import Option
from meadowmarket.terminal.board import WIDEST, Board, fitted
from meadowmarket.terminal.flow import Flow
from meadowmarket.texts import Catalogue

GROUPS = ("main", "pass", "anytime")
FINAL = "!"
NARROWEST_COLUMN = 36
LEAST_NEWS = 2
ALWAYS_SHOWN = 2
"""Parts of a board up to this rank come before the details of the options."""


def ordered(game: Game, options: Sequence[Option]) -> list[Option]:
    """Put what is asked first, then what ends or declines it, then what can be done at any time."""
    groups = [game.group(option.action) for option in options]
    if "main" not in groups:
        return list(options)
    return [options[i] for i in sorted(range(len(options)), key=lambda i: GROUPS.index(groups[i]))]


@dataclass(frozen=True)
class NumberedQuestion:
    """What is asked of a seat, and its options in the order of their numbers; some can't be taken back."""

    player: str
    prompt: str
    options: Sequence[Option]
    final: Collection[int]


class ScreenLayout:
    """The layout of a decision for a board, in a catalogue's language; `height` measures rows."""

    def __init__(self, board: Board, catalogue: Catalogue, width: int, height: Callable[[RenderableType], int]) -> None:
        self.board = board
        self.catalogue = catalogue
        self.width = width
        self.height = height

    def all(self, news: Sequence[Text], question: NumberedQuestion) -> list[RenderableType]:
        """Show the board in short and all options in full, however long that gets."""
        parts = self.board.parts(min(self.width, WIDEST))
        short = [part.short for part in parts if part.short is not None]
        return [*news, *short, self.heading(question), self.full(question), *self.footer(question)]

    def screen(self, news: Sequence[Text], question: NumberedQuestion, rows: int) -> list[RenderableType]:
        """Show as much as fits into `rows` rows."""
        parts = self.board.parts(min(self.width, WIDEST))
        frame: list[RenderableType] = [self.heading(question), *self.footer(question)]
        room = rows - sum(self.height(line) for line in frame)
        musts = sum(self.height(part.short) for part in parts if part.short is not None and part.rank <= ALWAYS_SHOWN)
        recent = self._recent(news, LEAST_NEWS)
        options = self._options(question, room - musts - sum(self.height(line) for line in recent))
        left = room - self.height(options)
        wanted = sum(self.height(part.short) for part in parts if part.short is not None)
        shown = self._recent(news, max(LEAST_NEWS, left - wanted))
        drawn = fitted(parts, left - sum(self.height(line) for line in shown), self.height)
        return [*shown, *drawn, frame[0], options, *frame[1:]]

    def heading(self, question: NumberedQuestion) -> RenderableType:
        """Return who is asked what."""
        return Text.assemble((f"── {question.player}: ", "bold cyan"), (question.prompt, "bold"))

    def footer(self, question: NumberedQuestion) -> list[RenderableType]:
        """Explain the mark of options that can't be taken back, if there are any."""
        has_final = any(option.action in question.final for option in question.options)
        return [Text(self.catalogue.say("play-final", {"mark": FINAL}), style="dim")] if has_final else []

    def _recent(self, news: Sequence[Text], room: int) -> list[RenderableType]:
        """Return the last news that fit."""
        fitting: list[RenderableType] = []
        for line in reversed(news):
            room -= self.height(line)
            if room < 0:
                break
            fitting.insert(0, line)
        return fitting

    # -- options

    def _options(self, question: NumberedQuestion, room: int) -> RenderableType:
        for make in (self.full, self.lines, self.columns):
            made = make(question)
            if self.height(made) <= room:
                return made
        return self.columns(question, room)

    def full(self, question: NumberedQuestion) -> Grid:
        """List options with their numbers, notations and explanations."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold cyan", no_wrap=True, width=self._digits(question))
        grid.add_column(style="bold", overflow="fold")
        grid.add_column(overflow="fold")
        for number, option in enumerate(question.options, 1):
            text = Text(self.board.option_text(option))
            grid.add_row(self._number(number, option, question), Text(option.notation), text)
        return grid

    def lines(self, question: NumberedQuestion) -> RenderableType:
        """List options, one per line; anytime options by their notations only."""
        main, others = self._split(question)
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(style="bold cyan", no_wrap=True, width=self._digits(question))
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for number, option in main:
            grid.add_row(self._number(number, option, question), Text(self.board.option_label(option)))
        return Group(grid, *self._anytime(others, question))

    def columns(self, question: NumberedQuestion, room: int | None = None) -> RenderableType:
        """List options in columns, and cut them where there is no room at all."""
        main, others = self._split(question)
        anytime = self._anytime(others, question)
        count = max(1, self.width // NARROWEST_COLUMN)
        shown = len(main)
        if room is not None:
            rest = sum(self.height(line) for line in anytime)
            if rest > room // 2:  # what is asked matters more
                anytime, rest = [Text(self._more(len(others)))], 1
            shown = min(shown, max(1, room - rest - 1) * count)
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(count):
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        height = -(-shown // count)
        cells = [self._cell(number, option, question) for number, option in main[:shown]]
        for row in range(height):
            grid.add_row(*cells[row::height])
        hidden = len(main) - shown
        return Group(grid, *([Text(self._more(hidden))] if hidden else []), *anytime)

    def _split(self, question: NumberedQuestion) -> tuple[list[tuple[int, Option]], list[tuple[int, Option]]]:
        numbered = list(enumerate(question.options, 1))
        group = self.board.game.group
        main = [pair for pair in numbered if group(pair[1].action) != "anytime"]
        if not any(group(option.action) == "main" for option in question.options):
            return numbered, []
        return main, [pair for pair in numbered if pair not in main]

    def _anytime(self, options: Sequence[tuple[int, Option]], question: NumberedQuestion) -> list[RenderableType]:
        if not options:
            return []
        cells = [
            Text.assemble((self._number(number, option, question).strip(), "bold cyan"), f" {option.notation}")
            for number, option in options
        ]
        return [Flow(Text(f"{self.catalogue.say('play-anytime')} ", style="dim"), cells)]

    def _cell(self, number: int, option: Option, question: NumberedQuestion) -> Text:
        shown = self._number(number, option, question)
        return Text.assemble((shown, "bold cyan"), " ", self.board.option_label(option))

    def _number(self, number: int, option: Option, question: NumberedQuestion) -> str:
        mark = FINAL if option.action in question.final else ""
        return f"{mark + str(number):>{self._digits(question)}}"

    def _digits(self, question: NumberedQuestion) -> int:
        """Return the room for a number with its mark."""
        return max(3, len(str(len(question.options))) + 1)

    def _more(self, count: int) -> str:
        return self.catalogue.say("play-more-options", {"count": count})
