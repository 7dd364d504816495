"""The ladder as a page: Markdown with a plot."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import date
from itertools import groupby

from meadowmarket import build
from meadowmarket.core.messages import Message
from meadowmarket.lab import plots
from meadowmarket.lab.arena.rating import ratings
from meadowmarket.lab.arena.report import cells, notes, percent, rating_text
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.ladder.rungs import LadderLine, table_title
from meadowmarket.texts import Catalogue

COLUMNS = ("bot", "against", "games", "win-rate", "sure", "points", "margin", "time")


def plot(lines: Sequence[LadderLine], catalogue: Catalogue) -> str:
    """Draw the win rates of all lines, as SVG."""
    of_tables = tables(lines)
    rungs = [line.rung.name for line in of_tables[0]]
    series: dict[str, list[Result | None]] = {}
    for of_table in of_tables:
        found = {line.rung.name: line.result for line in of_table}
        series[table_title(of_table[0].game, catalogue)] = [found.get(rung) for rung in rungs]
    return plots.ladder(rungs, series, catalogue)


def page(lines: Sequence[LadderLine], plot_name: str, catalogue: Catalogue) -> str:
    """Write the page: what it is, the plot, then each game's ratings and its tables."""
    about: dict[str, int | str | Message] = {
        "date": date.today().isoformat(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "build": Message(f"build-{build().kind}"),
        "games": sum(line.games for line in lines),
    }
    parts = [
        f"# {catalogue.say('ladder-title')}",
        catalogue.say("ladder-about", about),
        f"![{catalogue.say('ladder-plot')}]({plot_name})",
        catalogue.say("ladder-reading"),
        catalogue.say("ladder-ratings-reading"),
    ]
    for name, of_game in groupby(lines, key=lambda line: line.game.name):
        of_tables = tables(list(of_game))
        parts += [f"## {catalogue.title('game', name)}", _ratings(of_tables, catalogue)]
        for of_table in of_tables:
            parts += _table(of_table, catalogue)
    return "\n\n".join(parts) + "\n"


def tables(lines: Sequence[LadderLine]) -> list[list[LadderLine]]:
    """Group the lines by game and number of players."""
    return [list(group) for _, group in groupby(lines, key=lambda line: line.game.id)]


def _ratings(of_tables: Sequence[Sequence[LadderLine]], catalogue: Catalogue) -> str:
    head = [catalogue.say("column-bot")]
    columns: list[dict[str, str]] = []
    for of_table in of_tables:
        head.append(catalogue.say("ladder-players", {"players": of_table[0].game.players}))
        rated = ratings([line.result for line in of_table])
        columns.append({rating.bot: rating_text(rating, catalogue) for rating in rated})
    return _markdown(head, [[bot, *(column.get(bot, "–") for column in columns)] for bot in columns[0]])


def _table(of_table: Sequence[LadderLine], catalogue: Catalogue) -> list[str]:
    found = [line.result for line in of_table]
    title = catalogue.say("ladder-players", {"players": of_table[0].game.players})
    rows = [[line.rung.upper, line.rung.lower, *cells(result, catalogue)] for line, result in zip(of_table, found)]
    return [
        f"### {title}",
        catalogue.say("ladder-fair", {"share": percent(found[0].fair_share, catalogue)}),
        _markdown([catalogue.say(f"column-{column}") for column in COLUMNS], rows),
        *(catalogue.text(note) for note in notes(found)),
        catalogue.say("ladder-again"),
        "\n".join(["```sh", *(line.command for line in of_table), "```"]),
    ]


def _markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))
