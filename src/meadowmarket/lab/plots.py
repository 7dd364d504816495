"""Plots as SVG, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygal
from pygal.config import Config
from pygal.style import Style

from meadowmarket.core.api import Game
from meadowmarket.lab.arena.report import match_name
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.charts import Chart
from meadowmarket.texts import Catalogue

COLOURS = ("#1f5a94", "#3579bd", "#5c9bd8", "#8f4a1c", "#b8692f", "#d98d4f")
"""Colours, three shades per hue: each game has a hue, each number of players a shade."""

CURVE_COLOURS = ("#3579bd", "#c2542d", "#4a9a5b", "#9a6fc0")
"""One for each seat."""

SCHEMES = "inline::root{--ink:#333;--faint:#bbb} @media(prefers-color-scheme:dark){:root{--ink:#ddd;--faint:#555}}"
INK, FAINT = "var(--ink)", "var(--faint)"
SHARES = (0, 0.25, 0.5, 0.75, 1)
WIDTH = 1000
LADDER_HEIGHT = 500
CURVES_HEIGHT = 500
FRAME_HEIGHT, LINE_HEIGHT = 120, 40


def win_rates(game: Game, results: Sequence[Result], catalogue: Catalogue) -> str:
    """Draw the win rate of each match, from top to bottom, with its interval."""
    shown = [result for result in reversed(results) if result.win_rate is not None]  # pygal begins at the bottom
    title = catalogue.say("arena-plot", {"game": catalogue.title("game", game.name), "players": game.players})
    chart = pygal.HorizontalBar(_of_shares(title, FRAME_HEIGHT + LINE_HEIGHT * len(shown), catalogue))
    chart.show_legend = False
    chart.x_labels = [match_name(result) for result in shown]
    chart.add("", [_bar(result) for result in shown])
    return str(chart.render(is_unicode=True))


def ladder(rungs: Sequence[str], series: Mapping[str, Sequence[Result | None]], catalogue: Catalogue) -> str:
    """Draw the win rates of all rungs side by side, a colour for each series; None where a rung was not played."""
    chart = pygal.Bar(_of_shares(catalogue.say("ladder-plot"), LADDER_HEIGHT, catalogue))
    chart.legend_at_bottom = True
    chart.legend_at_bottom_columns = len(COLOURS) // 2
    chart.x_labels = list(rungs)
    for name, results in series.items():
        chart.add(name, [None if result is None else _bar(result) for result in results])
    return str(chart.render(is_unicode=True))


def curves(chart: Chart, catalogue: Catalogue) -> str:
    """Draw lines over the course of a game, each in its colour, with dots where it matters most."""
    coloured = list(zip(chart.curves, CURVE_COLOURS))
    marked = [(curve, colour) for curve, colour in coloured if curve.marked]
    config = look(chart.title, CURVES_HEIGHT, [colour for _, colour in coloured + marked], catalogue.shortest)
    plot = pygal.XY(config, x_title=chart.across, y_title=chart.up, legend_at_bottom=True)
    for curve, _ in coloured:
        plot.add(curve.name, list(curve.points), show_dots=False, stroke_style={"width": 2})
    for curve, _ in marked:
        plot.add(f"{curve.name}: {chart.marks}", list(curve.marked), stroke=False, dots_size=5)
    return str(plot.render(is_unicode=True))


def _of_shares(title: str, height: int, catalogue: Catalogue) -> Config:
    config = look(title, height, COLOURS, catalogue.shortest)
    config.range = (0, 1)
    config.y_labels = [{"label": catalogue.percent(share, 0), "value": share} for share in SHARES]
    return config


def look(title: str, height: int, colours: Sequence[str], number: Callable[[float], str]) -> Config:
    """Return the style of a plot: colours, size and numbers; it fetches nothing from elsewhere."""
    return Config(
        title=title,
        value_formatter=number,
        x_value_formatter=number,
        height=height,
        width=WIDTH,
        truncate_label=-1,
        css=["file://style.css", "file://graph.css", SCHEMES],  # the first two are pygal's own
        js=[],  # pygal would fetch scripts from elsewhere
        style=Style(
            background="transparent",
            plot_background="transparent",
            foreground=INK,
            foreground_strong=INK,
            foreground_subtle=INK,
            guide_stroke_color=FAINT,
            major_guide_stroke_color=FAINT,
            opacity=1,
            colors=tuple(colours),
            font_family="sans-serif",
            label_font_size=14,
            major_label_font_size=14,
            legend_font_size=14,
            title_font_size=18,
        ),
    )


def _bar(result: Result) -> dict[str, object]:
    interval = result.win_interval
    return {"value": result.win_rate, "ci": {"low": interval.low, "high": interval.high} if interval else {}}
