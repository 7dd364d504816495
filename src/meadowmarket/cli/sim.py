"""`meadowmarket sim`: many games and their results."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket import build
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_folder,
    add_game,
    add_games,
    add_json,
    add_setup,
    add_work,
    carried_by,
    open_from,
    option_help,
    pool_from,
)
from meadowmarket.core.api import Game
from meadowmarket.core.messages import Message
from meadowmarket.lab.bot_specs import seated
from meadowmarket.lab.card_use import ANY, Share
from meadowmarket.lab.processes import Ending, PoolMaker, progress, stoppable
from meadowmarket.lab.replay_folder import ReplayFolder
from meadowmarket.lab.simulation import GameSetup, Gathering, Outcome, play_chunk, setup_data, setup_of
from meadowmarket.lab.study.report import card_name
from meadowmarket.terminal.screen import source_label
from meadowmarket.texts import Catalogue

MOST_GAMES = 100_000_000


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "sim", "cli-sim")
    add_game(parser, catalogue)
    add_games(parser, catalogue, "random", MOST_GAMES)
    add_setup(parser, catalogue)
    add_work(parser, catalogue)
    add_folder(parser, catalogue, "--record", "cli-option-record")
    parser.add_argument("--by-card", action="store_true", help=option_help(catalogue, "cli-option-by-card"))
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play the games and print the results."""
    game = open_from(args, catalogue)
    setup = carried_by(args, setup_of(game, seated(args.bots, game.players), args.cards, args.seed))
    folder = None if args.record is None else ReplayFolder(args.record)
    start = time.perf_counter()
    work = partial(play_chunk, setup, keeps=folder is not None, by_card=args.by_card)
    outcome, ending = simulate(work, game, args.games, pool_from(args), catalogue.say("sim-progress"), folder)
    elapsed = time.perf_counter() - start
    if args.json:
        result = _result(game, setup, outcome, elapsed)
        if args.by_card:
            result["win_rates_by_card"] = outcome.card_wins.data(game)
        print(json.dumps({**result, "complete": not ending.status}, ensure_ascii=False))
    elif outcome.games:
        _print(Console(), game, setup, outcome, elapsed, catalogue)
        if args.by_card:
            Console().print(_card_grid(game, outcome, catalogue))
    if ending.status:
        done: dict[str, int | str | Message] = {"done": outcome.games, "count": args.games}
        print(catalogue.say("stopped-games", {"reason": ending.reason, **done}), file=sys.stderr)
    return ending.status


def simulate(
    work: Callable[[range], Outcome],
    game: Game,
    count: int,
    make_pool: PoolMaker,
    label: str,
    folder: ReplayFolder | None = None,
) -> tuple[Outcome, Ending]:
    """Play `count` games, until done or stopped; the outcome does not depend on the workers."""
    gathering = Gathering(game, count)
    with stoppable() as ending, make_pool(count) as pool, progress(label, count) as show:
        gathering.seconds = pool.chunk_seconds
        for chunk, outcome in pool.as_done(work, gathering.chunks()):
            if folder is not None:
                for index, text in outcome.replays:
                    folder.keep(f"{index + 1:07}", text)
                outcome.replays.clear()
            gathering.add(chunk, outcome)
            show(gathering.played)
    return gathering.finish(), ending


def _result(game: Game, setup: GameSetup, outcome: Outcome, elapsed: float) -> dict[str, object]:
    finished = max(1, outcome.finished)
    usage = game.usage(outcome.tally)
    return {
        **setup_data(game, setup),
        "games": outcome.games,
        "finished": outcome.finished,
        "decisions": outcome.decisions,
        "digest": outcome.digest or None,
        "mean_scores": [score / finished for score in outcome.scores],
        "win_rates": [float(wins / finished) for wins in outcome.wins],
        "points_by_source": [
            {source: points / finished for source, points in sources.items()} for sources in outcome.sources
        ],
        "failures": [dict(failures) for failures in outcome.failures],
        "length": {
            "shortest": min(outcome.shortest, outcome.longest),
            "mean": outcome.decisions / max(1, outcome.games),
            "longest": outcome.longest,
        },
        "usage": {"columns": list(usage.columns), "rows": {name: list(row) for name, row in usage.rows.items()}},
        "build": build().kind,
        "elapsed_s": round(elapsed, 3),
    }


def _print(
    console: Console, game: Game, setup: GameSetup, outcome: Outcome, elapsed: float, catalogue: Catalogue
) -> None:
    rate = round(outcome.decisions / elapsed) if elapsed else 0
    console.print(
        catalogue.say(
            "sim-summary",
            {
                "games": outcome.games,
                "finished": outcome.finished,
                "seconds": catalogue.decimal(elapsed),
                "rate": rate,
                "shortest": outcome.shortest,
                "mean": catalogue.decimal(outcome.decisions / outcome.games),
                "longest": outcome.longest,
                "digest": outcome.digest or "–",
            },
        ),
        highlight=False,
    )
    console.print(_scores_grid(setup, outcome, catalogue))
    console.print(_usage_grid(game, outcome, catalogue))


def _scores_grid(setup: GameSetup, outcome: Outcome, catalogue: Catalogue) -> Grid:
    finished = max(1, outcome.finished)
    grid = Grid(title=catalogue.say("sim-scores"))
    grid.add_column(catalogue.say("column-source"))
    for seat, bot in enumerate(setup.bots):
        grid.add_column(f"{catalogue.player(seat)}\n{bot}", justify="right")
    sources = dict.fromkeys(source for by_seat in outcome.sources for source in by_seat)
    for source in sources:
        means = [by_seat.get(source, 0) / finished for by_seat in outcome.sources]
        grid.add_row(source_label(source, catalogue), *(catalogue.decimal(mean, 2) for mean in means))
    grid.add_section()
    grid.add_row(catalogue.say("row-total"), *(catalogue.decimal(score / finished, 2) for score in outcome.scores))
    grid.add_row(catalogue.say("row-wins"), *(catalogue.percent(float(wins / finished)) for wins in outcome.wins))
    for key in sorted(set[str]().union(*outcome.failures)):
        counts = (catalogue.decimal(failures[key], 0) for failures in outcome.failures)
        grid.add_row(catalogue.say("row-failures", {"reason": Message(key)}), *counts)
    return grid


def _usage_grid(game: Game, outcome: Outcome, catalogue: Catalogue) -> Grid:
    usage = game.usage(outcome.tally)
    grid = Grid(title=catalogue.say("sim-usage"))
    grid.add_column("")
    for column in usage.columns:
        grid.add_column(catalogue.title(f"{game.name}-use", column), justify="right")
    for card, row in usage.rows.items():
        grid.add_row(card_name(game, card, catalogue), *(catalogue.decimal(count, 0) for count in row))
    return grid


def _card_grid(game: Game, outcome: Outcome, catalogue: Catalogue) -> Grid:
    """List how often those who used a card have won, the best first."""
    wins = outcome.card_wins
    shares = {card: wins.shares.get((card, ANY), Share()) for card in game.usage(outcome.tally).rows}
    grid = Grid(title=catalogue.say("sim-card-wins"))
    grid.add_column("")
    for column in ("column-use-rate", "column-win-rate", "column-sure"):
        grid.add_column(catalogue.say(column), justify="right")
    for card, share in sorted(shares.items(), key=lambda one: -(one[1].win_rate or 0.0)):
        rate = "–" if share.win_rate is None else catalogue.percent(share.win_rate)
        sure = "–" if share.win_rate is None else catalogue.percent_range(*share.interval)
        grid.add_row(card_name(game, card, catalogue), catalogue.percent(share.seats / max(1, wins.seats)), rate, sure)
    return grid
