"""A study as one self-contained HTML file with plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import pygal

from meadowmarket.lab.plots import COLOURS, FRAME_HEIGHT, LINE_HEIGHT, look
from meadowmarket.lab.study.cards import PLAYED
from meadowmarket.lab.study.moments import Estimate
from meadowmarket.lab.study.play import WINS
from meadowmarket.lab.study.report import CardLine, Study, card_lines, lines, source_lines, summary
from meadowmarket.lab.study.tables import StudyTable, chosen_cards, tables
from meadowmarket.texts import Catalogue

BASE, CHANGED = COLOURS[0], COLOURS[4]
PLOTTED_CARDS = 25
VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
STYLE = """
body { font: 16px/1.5 sans-serif; max-width: 1000px; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse; margin: 1em 0; font-size: 14px; display: block; overflow-x: auto }
caption { text-align: left; font-weight: bold; padding: .4em 0 }
th, td { padding: .2em .7em; text-align: right; white-space: nowrap; border-bottom: 1px solid #ccc }
th:first-child, td:first-child { text-align: left; white-space: normal }
tr.clear td { font-weight: bold }
.plot { overflow-x: auto }
svg { max-width: 100%; min-width: 640px; height: auto }
@media (max-width: 600px) { table { font-size: 12px } th, td { padding: .2em .3em } }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b } th, td { border-color: #444 } }
"""


def page(study: Study, catalogue: Catalogue) -> str:
    """Return the page."""
    title = catalogue.say("study-title", {"game": catalogue.title("game", study.base.name)})
    plots = [differences_plot(study, catalogue), *sources_plots(study, catalogue), cards_plot(study, catalogue)]
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in summary(study, catalogue).splitlines()),
        *(f"<p><code>{escape(change)}</code></p>" for change in study.changes),
        f"<p><code>{escape(_identity(study))}</code></p>",
        *(f'<div class="plot">{plot}</div>' for plot in plots),
        f"<p>{escape(catalogue.say('study-reading'))}</p>",
        *(_table(table) for table in tables(study, catalogue)),
    ]
    head = f'<meta charset="utf-8">{VIEWPORT}<title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{catalogue.language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _identity(study: Study) -> str:
    """Name what was compared (game, rules version, ruleset, settings, players, cards) and the seed of its deals."""
    return f"{study.base.id} → {study.changed.id} --seed {study.setup.seed}"


def _table(table: StudyTable) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in table.columns)
    rows = [
        f"<tr{' class=clear' if is_clear else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for row, is_clear in zip(table.rows, table.clear, strict=True)
    ]
    return f"<table><caption>{escape(table.title)}</caption><tr>{head}</tr>\n" + "\n".join(rows) + "\n</table>"


# -- plots


def differences_plot(study: Study, catalogue: Catalogue) -> str:
    """Draw the differences with their intervals; wins in per cent, everything else in points or decisions."""
    found = lines(study, catalogue)
    bars = [_bar(line.difference, 100.0 if line.kind == WINS else 1.0) for line in found]
    return _bars(catalogue.say("study-plot"), [line.name for line in found], [("", CHANGED, bars)], catalogue)


def sources_plots(study: Study, catalogue: Catalogue) -> list[str]:
    """Draw the points of each seat by source, without and with the change."""
    plots: list[str] = []
    for seat in range(study.base.players):
        found = source_lines(study, catalogue, seat)
        title = catalogue.say("study-sources", {"who": f"{catalogue.player(seat)} ({study.setup.bots[seat]})"})
        series = [
            (catalogue.say("study-without"), BASE, [_bar(line.before) for line in found]),
            (catalogue.say("study-with"), CHANGED, [_bar(line.after) for line in found]),
        ]
        plots.append(_bars(title, [line.name for line in found], series, catalogue))
    return plots


def cards_plot(study: Study, catalogue: Catalogue) -> str:
    """Draw the corrected win rates of seats that played a card, without and with the change."""
    found = chosen_cards(study, card_lines(study, catalogue), PLOTTED_CARDS)
    series = [
        (catalogue.say("study-without"), BASE, [_card_bar(line, False) for line in found]),
        (catalogue.say("study-with"), CHANGED, [_card_bar(line, True) for line in found]),
    ]
    return _bars(catalogue.say("study-cards-plot"), [line.name for line in found], series, catalogue)


Bar = dict[str, object]


def _bar(estimate: Estimate, scale: float = 1.0) -> Bar:
    bar: Bar = {"value": round(scale * estimate.mean, 4)}
    if estimate.interval is not None:  # one of a single deal has none
        bar["ci"] = {"low": scale * estimate.interval.low, "high": scale * estimate.interval.high}
    return bar


def _card_bar(line: CardLine, is_changed: bool) -> Bar | None:
    rate = (line.after if is_changed else line.before)[PLAYED]
    return None if rate is None else _bar(Estimate(rate.corrected, rate.corrected_interval), 100.0)


def _range(bars: Sequence[Bar]) -> tuple[float, float]:
    """Return from where to where an axis goes: pygal would cut intervals off."""
    ends = [0.0]
    for bar in bars:
        for part in (bar, bar.get("ci")):
            ends += [float(end) for end in part.values() if isinstance(end, float)] if isinstance(part, dict) else []
    return min(ends), max(max(ends), min(ends) + 1e-6)


def _bars(
    title: str, names: Sequence[str], series: Sequence[tuple[str, str, Sequence[Bar | None]]], catalogue: Catalogue
) -> str:
    """Draw horizontal bars, from top to bottom; pygal begins at the bottom."""
    height = FRAME_HEIGHT + LINE_HEIGHT * len(names)
    chart = pygal.HorizontalBar(look(title, height, [colour for _, colour, _ in series], catalogue.shortest))
    chart.show_legend = len(series) > 1
    chart.legend_at_bottom = True
    chart.x_labels = list(reversed(names))
    chart.range = _range([bar for _, _, bars in series for bar in bars if bar])
    for name, _, bars in series:
        chart.add(name, list(reversed(bars)))
    return str(chart.render(is_unicode=True, disable_xml_declaration=True))
