"""Results of an arena: as data for programs, and as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from meadowmarket import build
from meadowmarket.bots.intervals import Interval
from meadowmarket.core.api import Game
from meadowmarket.core.messages import Message
from meadowmarket.lab.arena.match import LIMIT
from meadowmarket.lab.arena.rating import Rating, ratings
from meadowmarket.lab.arena.results import Result, Side
from meadowmarket.lab.processes import Ending
from meadowmarket.lab.simulation import GameSetup, setup_data
from meadowmarket.texts import Catalogue

SCALE = 40
"""The characters of a drawing, from no win to all."""

MOST_DECIMALS = 6
"""The most decimals of a time per move."""


def arena_data(game: Game, setup: GameSetup, deals: int, found: Sequence[Result]) -> dict[str, object]:
    """Return setup and results as plain data."""
    return {
        **setup_data(game, setup),
        "games": deals * game.players,
        "results": [result_data(result) for result in found],
        "ratings": ratings_data(found),
        "failures": failures(found),
        "build": build().kind,
    }


def result_data(result: Result) -> dict[str, object]:
    """Return the result of a match as plain data."""
    return {
        "a": result.match.a,
        "b": result.match.b,
        "games": result.games,
        "wins_a": round(result.a.wins, 3),
        "wins_b": round(result.b.wins, 3),
        "win_rate_a": _rounded(result.win_rate),
        "ci95": _ends(result.win_interval),
        "mean_points_a": _rounded(result.a.mean_points()),
        "mean_points_b": _rounded(result.b.mean_points()) if result.match.b else None,
        "mean_margin": _rounded(result.mean_margin),
        "margin_ci95": _ends(result.margin_interval),
        "ms_per_move_a": _rounded(result.a.milliseconds_per_move()),
        "ms_per_move_b": _rounded(result.b.milliseconds_per_move()) if result.match.b else None,
        "decisions": result.decisions,
        "failures_a": result.a.failures,
        "failures_b": result.b.failures,
        "unfinished": result.unfinished,
    }


def ratings_data(results: Sequence[Result]) -> list[dict[str, object]]:
    """Return the ratings as plain data, the strongest first."""
    return [
        {"bot": rating.bot, "elo": round(rating.points, 1), "ci95": _ends(rating.interval)}
        for rating in ratings(results)
    ]


def failures(results: Sequence[Result]) -> dict[str, int]:
    """Return how often each bot failed to choose; those that never did are left out."""
    counts: dict[str, int] = {}
    for result in results:
        for bot, side in ((result.match.a, result.a), (result.match.b or "", result.b)):
            if side.failures:
                counts[bot] = counts.get(bot, 0) + side.failures
    return counts


def notes(results: Sequence[Result]) -> list[Message]:
    """List problems: which bots failed, and how many games did not end."""
    found = [Message("arena-failures", {"bot": bot, "count": count}) for bot, count in failures(results).items()]
    unfinished = sum(result.unfinished for result in results)
    if unfinished:
        found.append(Message("arena-unfinished", {"count": unfinished, "limit": LIMIT}))
    return found


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _ends(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, 4) for end in interval]


def stopped(ending: Ending, done: int, count: int, kept: Path | None) -> Message:
    """Return the message about games that were stopped: why, after how many, and how to continue."""
    args: dict[str, int | str | Message] = {
        "reason": ending.reason,
        "done": done,
        "count": count,
    }
    if kept is None:
        return Message("arena-stopped-for-good", args)
    return Message("arena-stopped", {**args, "file": str(kept)})


# -- for people


def match_name(result: Result) -> str:
    """Name a match: one bot, and how many of another it plays against."""
    others = f"{result.players - 1} × " if result.players > 2 else ""
    return result.match.a if result.match.b is None else f"{result.match.a} – {others}{result.match.b}"


def cells(result: Result, catalogue: Catalogue) -> list[str]:
    """Format games, win rate, its interval, points, margin and time per move."""
    return [
        catalogue.decimal(result.games, 0),
        percent(result.win_rate, catalogue),
        percent_range(result.win_interval, catalogue),
        _both(result, *(catalogue.decimal(side.mean_points()) for side in (result.a, result.b))),
        margin_text(result, catalogue),
        _both(result, *(_time(side, catalogue) for side in (result.a, result.b))),
    ]


def percent(rate: float | None, catalogue: Catalogue) -> str:
    """Format a win rate."""
    return "–" if rate is None else catalogue.percent(rate)


def percent_range(interval: Interval | None, catalogue: Catalogue) -> str:
    """Format the interval of a win rate."""
    return "–" if interval is None else catalogue.percent_range(*interval)


def margin_text(result: Result, catalogue: Catalogue) -> str:
    """Format the margin and how far its interval reaches to both sides."""
    if result.mean_margin is None:
        return "–"
    interval = result.margin_interval
    reach = "" if interval is None else f" ± {catalogue.decimal(interval.high - result.mean_margin)}"
    return catalogue.signed(result.mean_margin) + reach


def rating_text(rating: Rating, catalogue: Catalogue) -> str:
    """Format a rating and how far its interval reaches to both sides."""
    reach = "" if rating.interval is None else f" ± {catalogue.decimal(rating.interval.high - rating.points, 0)}"
    return catalogue.decimal(rating.points, 0) + reach


def _both(result: Result, of_a: str, of_b: str) -> str:
    return of_a if result.match.b is None else f"{of_a} : {of_b}"


def _time(side: Side, catalogue: Catalogue) -> str:
    """Format a time with two significant digits."""
    time = side.milliseconds_per_move()
    return catalogue.decimal(time, 0) if time >= 10 else catalogue.shortest(float(f"{time:.2g}"), MOST_DECIMALS)


def results_grid(results: Sequence[Result], catalogue: Catalogue) -> Grid:
    """Return the table of the matches."""
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=catalogue.say("arena-results"))
    grid.add_column(catalogue.say("column-match"))
    for column in ("games", "win-rate", "sure", "points", "margin", "time"):
        grid.add_column(catalogue.say(f"column-{column}"), justify="right", no_wrap=True)
    for result in results:
        grid.add_row(match_name(result), *cells(result, catalogue))
    return grid


def rates_drawing(results: Sequence[Result], catalogue: Catalogue) -> Grid | None:
    """Draw the win rates and their intervals; None if there are none."""
    grid = Grid(box=None, show_header=False, title=catalogue.say("arena-drawing"), title_justify="left")
    for result in results:
        if result.win_rate is not None and result.win_interval is not None:
            line = drawn(result.win_rate, result.win_interval, result.fair_share)
            grid.add_row(match_name(result), Text(line), percent(result.win_rate, catalogue))
    return grid if grid.row_count else None


def drawn(rate: float, interval: Interval, fair_share: float, scale: int = SCALE) -> str:
    """Draw a win rate within its interval, on a line from none to all on which the fair share is marked.

    >>> drawn(0.75, Interval(0.6, 0.9), 0.5, scale=20)
    '··········|·├──●──┤··'
    """
    low, middle, high = (round(share * scale) for share in (interval.low, rate, interval.high))
    line = ["·"] * (scale + 1)
    if fair_share < 1:
        line[round(fair_share * scale)] = "|"
    line[low : high + 1] = "─" * (high + 1 - low)
    line[low], line[high] = "├", "┤"
    line[middle] = "●"
    return "".join(line)


def ratings_grid(rated: Sequence[Rating], catalogue: Catalogue) -> Grid:
    """Return the table of the ratings."""
    grid = Grid(title=catalogue.say("arena-ratings"))
    grid.add_column(catalogue.say("column-bot"))
    grid.add_column(catalogue.say("column-elo"), justify="right")
    for rating in rated:
        grid.add_row(rating.bot, rating_text(rating, catalogue))
    return grid
