"""Boards in the terminal: parts that are drawn in full or in short, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult

from meadowmarket.core.api import Game
from meadowmarket.core.table import Option
from meadowmarket.texts import Catalogue

WIDEST = 120


@dataclass(frozen=True)
class BoardPart:
    """A part of a board. The lower its rank, the sooner it gets room; without a short form it is drawn in full or not
    at all."""

    rank: int
    full: RenderableType
    short: RenderableType | None = None


class Board:
    """A view of a game, ready to be drawn."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue

    def parts(self, width: int) -> list[BoardPart]:
        """List what is drawn, from above."""
        raise NotImplementedError

    def moment(self) -> str:
        """Return how far the game is, in a few words."""
        return ""

    def option_text(self, option: Option) -> str:
        """Explain an option: what it does, and its cost where that is not obvious."""
        return self.catalogue.text(option.description)

    def option_label(self, option: Option) -> str:
        """Return a short name of an option."""
        return f"{option.notation}: {self.catalogue.text(option.description)}"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        drawing = Group(*(part.full for part in self.parts(width)))
        yield from console.render(drawing, options.update(width=width))


def fitted(parts: Sequence[BoardPart], room: int, height: Callable[[RenderableType], int]) -> list[RenderableType]:
    """Choose what to draw in `rows` rows: first the short forms by rank, then the full ones by rank."""
    chosen: dict[int, RenderableType] = {}
    ranked = sorted(range(len(parts)), key=lambda i: parts[i].rank)
    for wants_full, i in [(wants_full, i) for wants_full in (False, True) for i in ranked]:
        form = parts[i].full if wants_full else parts[i].short
        if form is None:
            continue
        needed = height(form) - (height(chosen[i]) if i in chosen else 0)
        if needed <= room:
            chosen[i] = form
            room -= needed
    return [chosen[i] for i in range(len(parts)) if i in chosen]
