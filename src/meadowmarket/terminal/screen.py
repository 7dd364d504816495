"""The screen: boards, logs and scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import cast

from rich.table import Table as Grid
from rich.text import Text

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.messages import Message
from meadowmarket.core.table import HistoryEntry
from meadowmarket.terminal.board import Board
from meadowmarket.terminal.tree_board import TreeBoard
from meadowmarket.texts import Catalogue

GROUP = "meadowmarket.boards"
Drawing = Callable[[Game, dict[str, Json], Catalogue], Board]


@cache
def _drawings() -> dict[str, Drawing]:
    return {entry.name: cast("Drawing", entry.load()) for entry in entry_points(group=GROUP)}


def board(game: Game, view: dict[str, Json], catalogue: Catalogue) -> Board:
    """Draw what a seat sees: by the game's own drawing if one is installed, else as a tree of names and values."""
    draw = _drawings().get(game.name, TreeBoard)
    return draw(game, view, catalogue)


def log_lines(history: Sequence[HistoryEntry], first: int, seat: int | None, catalogue: Catalogue) -> list[Text]:
    """List what happened from an action on, as far as a seat may know; None means someone who may know everything."""
    lines: list[Text] = []
    for number, entry in enumerate(history[first:], first + 1):
        known = [event for event in entry.events if not event.is_for_the_unaware()]
        events = known if seat is None else entry.seen_by(seat)
        text = " ".join(catalogue.event(event) for event in events)
        if text or seat is None:
            text = text or catalogue.player(entry.seat)
            lines.append(Text(catalogue.say("log-line", {"number": number, "text": text})))
    return lines


def source_label(source: str, catalogue: Catalogue) -> str:
    """Return the name of a source of points in words."""
    key = f"source-{source}"
    return catalogue.text(Message(key)) if catalogue.has(key) else source


def scores_grid(state: State, catalogue: Catalogue) -> Grid:
    """Show the points of each player by source."""
    players = range(state.game.players)
    by_seat = [state.points_by_source(seat) for seat in players]
    grid = Grid(title=catalogue.say("final-scores"))
    grid.add_column(catalogue.say("column-source"))
    for seat in players:
        grid.add_column(catalogue.player(seat), justify="right")
    for source in dict.fromkeys(source for points in by_seat for source in points):
        shown = [catalogue.decimal(points.get(source, 0), 0) for points in by_seat]
        grid.add_row(source_label(source, catalogue), *shown)
    grid.add_section()
    scores = state.scores()
    grid.add_row(catalogue.say("row-total"), *(catalogue.decimal(scores[seat], 0) for seat in players), style="bold")
    return grid


def winners_text(state: State, catalogue: Catalogue) -> str:
    """Return who has won, or how else the game ended."""
    verdict = state.verdict()
    if verdict is not None:
        return catalogue.text(verdict)
    winners = state.winners()
    names = ", ".join(catalogue.player(seat) for seat in winners)
    return catalogue.say("game-won", {"count": len(winners), "names": names})
