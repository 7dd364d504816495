"""A study as tables: the texts of their cells, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table as Grid

from meadowmarket.lab.study.cards import DRAWN, PLAYED, CardRate
from meadowmarket.lab.study.moments import Estimate, clear_ones
from meadowmarket.lab.study.play import WINS
from meadowmarket.lab.study.report import CardLine, ReportLine, Study, card_lines, lines, source_lines
from meadowmarket.texts import Catalogue


class StudyTable(NamedTuple):
    """A table of texts; the first column is a name, the others are numbers."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    clear: list[bool]
    """Of each row, whether its difference is clear."""


def tables(study: Study, catalogue: Catalogue, most_cards: int | None = None) -> list[StudyTable]:
    """Return all tables; with `most_cards`, at most that many cards: the changed ones, then those that differ most."""
    found = [_lines_table(catalogue.say("study-results"), lines(study, catalogue), catalogue)]
    for seat in range(study.base.players):
        title = catalogue.say("study-sources", {"who": f"{catalogue.player(seat)} ({study.setup.bots[seat]})"})
        found.append(_lines_table(title, source_lines(study, catalogue, seat), catalogue))
    every = card_lines(study, catalogue)
    cards = chosen_cards(study, every, most_cards)
    uses = _clear_cards(study, every, [line.use.difference for line in every])
    found.append(_lines_table(catalogue.say("study-uses"), [line.use for line in cards], catalogue, uses))
    for kind, title in ((DRAWN, "study-drawn"), (PLAYED, "study-played")):
        clear = _clear_cards(study, every, [line.differences[kind] for line in every])
        found.append(_cards_table(catalogue.say(title), cards, kind, clear, catalogue))
    return found


def _clear_cards(study: Study, cards: Sequence[CardLine], differences: Sequence[Estimate | None]) -> set[str]:
    """Return the names of the cards whose differences are clear, also among those that are not shown.

    The changed cards are judged by themselves: they are what the study asks about. The others are a search.
    """
    topics = study.changed_topics
    clear: set[str] = set()
    for is_changed in (True, False):
        some = [(line.name, one) for line, one in zip(cards, differences) if (line.card in topics) == is_changed]
        clear |= {name for (name, _), yes in zip(some, clear_ones([one for _, one in some])) if yes}
    return clear


def chosen_cards(study: Study, cards: Sequence[CardLine], most: int | None) -> list[CardLine]:
    """Return the cards to show."""
    if most is None or len(cards) <= most:
        return list(cards)
    topics = study.changed_topics
    changed = [line for line in cards if line.card in topics]
    others = [line for line in cards if line.card not in topics]
    others.sort(key=lambda line: -abs(line.use.difference.mean))
    return [*changed, *others][: max(most, len(changed))]


def _lines_table(
    title: str, rows: Sequence[ReportLine], catalogue: Catalogue, clear: Collection[str] | None = None
) -> StudyTable:
    """Return a table; `clear` names the rows with a clear difference, where more rows were judged than it has."""
    columns = ["", *(catalogue.say(key) for key in ("study-without", "study-with", "study-difference"))]
    texts = [
        [
            row.name,
            *(_shown(one, row.kind, catalogue) for one in row[2:4]),
            _signed(row.difference, row.kind, catalogue),
        ]
        for row in rows
    ]
    if clear is None:
        return StudyTable(title, columns, texts, clear_ones([row.difference for row in rows]))
    return StudyTable(title, columns, texts, [row.name in clear for row in rows])


def _cards_table(
    title: str, cards: Sequence[CardLine], kind: str, clear: Collection[str], catalogue: Catalogue
) -> StudyTable:
    names = ("study-seats", "study-without", "study-with", "study-corrected-without", "study-corrected-with")
    columns = ["", *(catalogue.say(key) for key in (*names, "study-difference"))]
    rows: list[list[str]] = []
    are_clear: list[bool] = []
    for line in cards:
        before, after, difference = line.before[kind], line.after[kind], line.differences[kind]
        if before is None and after is None:
            continue
        share = "–" if after is None else catalogue.percent(after.share)
        raw = [_rate(one, False, catalogue) for one in (before, after)]
        corrected = [_rate(one, True, catalogue) for one in (before, after)]
        shown = "–" if difference is None else _signed(difference, WINS, catalogue)
        rows.append([line.name, share, *raw, *corrected, shown])
        are_clear.append(line.name in clear)
    return StudyTable(title, columns, rows, are_clear)


def _rate(rate: CardRate | None, is_corrected: bool, catalogue: Catalogue) -> str:
    if rate is None:
        return "–"
    middle, sure = (rate.corrected, rate.corrected_interval) if is_corrected else (rate.win_rate, rate.interval)
    return (
        f"{catalogue.percent(middle)} ({catalogue.decimal(100 * sure.low, 0)}–{catalogue.decimal(100 * sure.high, 0)})"
    )


def _shown(estimate: Estimate, kind: str, catalogue: Catalogue) -> str:
    if kind == WINS:
        reach = None if estimate.reach is None else catalogue.decimal(100 * estimate.reach)
        return _with_reach(catalogue.percent(estimate.mean), reach)
    reach = None if estimate.reach is None else catalogue.decimal(estimate.reach, 2)
    return _with_reach(catalogue.decimal(estimate.mean, 2), reach)


def _signed(estimate: Estimate, kind: str, catalogue: Catalogue) -> str:
    if kind == WINS:
        reach = None if estimate.reach is None else catalogue.percent(estimate.reach)
        return _with_reach(catalogue.signed(100 * estimate.mean), reach)
    reach = None if estimate.reach is None else catalogue.decimal(estimate.reach, 2)
    return _with_reach(catalogue.signed(estimate.mean, 2), reach)


def _with_reach(mean: str, reach: str | None) -> str:
    """Return a mean and how far its interval reaches; the mean alone where there are too few deals for one."""
    return mean if reach is None else f"{mean} ± {reach}"


def grid_of(table: StudyTable, room: int) -> Grid:
    """Return a table for a terminal of some width; clear differences are bold.

    Where there is little room, intervals stand below their numbers, and no word is broken.
    """
    columns = [list(column) for column in zip(table.columns, *table.rows, strict=True)]
    widths = [_longest(column) for column in columns]
    borders, padding = len(columns) + 1, 2 * len(columns)
    if sum(widths) + borders + padding > room:
        columns[1:] = [[head, *map(_two_lines, cells)] for head, *cells in columns[1:]]
        numbers = [_longest([*head.split(), *"\n".join(cells).split("\n")]) for head, *cells in columns[1:]]
        least = _longest(" ".join(columns[0]).split())
        if least + sum(numbers) + borders + padding > room:
            padding = 0
        widths = [min(widths[0], max(least, room - sum(numbers) - borders - padding)), *numbers]
    grid = Grid(title=table.title, padding=(0, 1 if padding else 0))
    for i, (column, width) in enumerate(zip(columns, widths, strict=True)):
        grid.add_column(column[0], justify="right" if i else "left", overflow="fold", width=width)
    for *cells, is_clear in zip(*(column[1:] for column in columns), table.clear, strict=True):
        grid.add_row(*cells, style="bold" if is_clear else None)
    return grid


def _longest(texts: Sequence[str]) -> int:
    return max(map(cell_len, texts), default=0)


def _two_lines(cell: str) -> str:
    """Put the interval of a number below it."""
    return cell.replace(" ±", "\n±").replace(" (", "\n(")
