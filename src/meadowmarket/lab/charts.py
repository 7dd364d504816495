"""The course of a game as a chart in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from meadowmarket.texts import Catalogue

HEIGHT = 20
WIDEST = 120
COLOURS = ("blue", "red", "green", "magenta")
MARK = "●"
TICKS = 6

Point = tuple[int, float]


class Curve(NamedTuple):
    """One line of a chart: its name, its points, and which of them to mark."""

    name: str
    points: Sequence[Point]
    marked: Sequence[Point]


class Chart(NamedTuple):
    """Lines over the actions of a game, with labels for the axes and the marks."""

    title: str
    across: str
    up: str
    marks: str
    curves: Sequence[Curve]


def drawn(chart: Chart, console: Console, catalogue: Catalogue) -> Text:
    """Draw a chart for a terminal; where there are no colours, the lines are made of numbers."""
    # Imported here, because it takes long: the other commands must not wait for it.
    import plotext

    plotext.clear_figure()
    plotext.theme("clear")
    plotext.plotsize(min(WIDEST, console.width), HEIGHT)
    plotext.title(chart.title)
    plotext.xlabel(chart.across)
    plotext.ylabel(chart.up)
    plotext.hline(0)
    last = max(x for curve in chart.curves for x, _ in curve.points)
    heights = [y for curve in chart.curves for _, y in curve.points]
    low, high = min(0.0, *heights), max(0.0, *heights)
    ticks = [low + (high - low) * i / TICKS for i in range(TICKS + 1)]
    plotext.yticks(ticks, [catalogue.decimal(tick) for tick in ticks])
    plotext.xticks([1 + (last - 1) * i // TICKS for i in range(TICKS + 1)])
    for number, (curve, colour) in enumerate(zip(chart.curves, COLOURS), 1):
        marker = "braille" if console.color_system else str(number)
        plotext.plot(*_columns(curve.points), label=curve.name, color=colour, marker=marker)
    for curve, colour in zip(chart.curves, COLOURS):
        plotext.scatter(*_columns(curve.marked), color=colour, marker=MARK)
    return Text.from_ansi(plotext.build())


def _columns(points: Sequence[Point]) -> tuple[list[int], list[float]]:
    return [x for x, _ in points], [y for _, y in points]
