"""`meadowmarket sim`: many games, and what came out of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket import build
from meadowmarket.bots.bot import make_bot
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_jobs,
    add_json,
    add_players,
    add_seed,
    add_setup,
    open_from,
    option_help,
    whole,
)
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.processes import Ending, Pool, progress, stoppable
from meadowmarket.lab.simulation import Gathering, Outcome, Setup, play_piece
from meadowmarket.terminal.screen import source_label
from meadowmarket.texts import Catalogue

MOST_GAMES = 100_000_000
USUAL_GAMES = 1000


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "sim", "cli-sim")
    add_game(parser, catalogue)
    add_players(parser, catalogue)
    shown = option_help(catalogue, "cli-option-games")
    parser.add_argument("--games", metavar="N", type=whole(catalogue, 1, MOST_GAMES), default=USUAL_GAMES, help=shown)
    parser.add_argument("--bots", metavar="BOTS", default="random", help=option_help(catalogue, "cli-option-bots"))
    add_setup(parser, catalogue)
    add_seed(parser, catalogue, default=1)
    add_jobs(parser, catalogue)
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play the games and print what came out."""
    game = open_from(args, catalogue)
    settings = tuple(sorted(game.settings.items()))
    bots = read_bots(args.bots, game.players)
    setup = Setup(game.name, game.players, game.ruleset, settings, args.cards, bots, args.seed)
    start = time.perf_counter()
    outcome, ending = simulate(setup, game, args.games, args.jobs or os.cpu_count() or 1, catalogue.say("sim-progress"))
    elapsed = time.perf_counter() - start
    if args.json:
        result = _result(game, setup, outcome, elapsed)
        print(json.dumps({**result, "complete": not ending.status}, ensure_ascii=False))
    elif outcome.games:
        _print(Console(), game, setup, outcome, elapsed, catalogue)
    if ending.status:
        done: dict[str, int | str | Message] = {"done": outcome.games, "count": args.games}
        print(catalogue.say("stopped-games", {"reason": ending.reason, **done}), file=sys.stderr)
    return ending.status


def read_bots(text: str, players: int) -> tuple[str, ...]:
    """Read the bots of all seats: one for all, or one a seat; raise BadSetup if there are none such."""
    specs = tuple(spec.strip() for spec in text.split(","))
    for spec in specs:
        make_bot(spec, 0)
    if len(specs) not in (1, players):
        raise BadSetup(Message("bad-bot-count", {"count": len(specs), "players": players}))
    return specs * players if len(specs) == 1 else specs


def simulate(setup: Setup, game: Game, count: int, jobs: int, label: str) -> tuple[Outcome, Ending]:
    """Play so many games on so many cores, as far as nothing stops them; the outcome does not depend on the cores."""
    gathering = Gathering(game, count)
    with stoppable() as ending, Pool(min(jobs, count)) as pool, progress(label, count) as show:
        for piece, outcome in pool.as_done(partial(play_piece, setup), gathering.pieces()):
            gathering.add(piece, outcome)
            show(gathering.played)
    return gathering.finish(), ending


def _result(game: Game, setup: Setup, outcome: Outcome, elapsed: float) -> dict[str, object]:
    finished = max(1, outcome.finished)
    usage = game.usage(outcome.tally)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "ruleset": game.ruleset,
        "settings": dict(game.settings),
        "pack": game.pack_digest,
        "players": game.players,
        "bots": list(setup.bots),
        "seed": setup.seed,
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


def _print(console: Console, game: Game, setup: Setup, outcome: Outcome, elapsed: float, catalogue: Catalogue) -> None:
    rate = round(outcome.decisions / elapsed) if elapsed else 0
    console.print(
        catalogue.say(
            "sim-summary",
            {
                "games": outcome.games,
                "finished": outcome.finished,
                "seconds": f"{elapsed:.1f}",
                "rate": rate,
                "shortest": outcome.shortest,
                "mean": f"{outcome.decisions / outcome.games:.1f}",
                "longest": outcome.longest,
                "digest": outcome.digest or "–",
            },
        ),
        highlight=False,
    )
    console.print(_scores_grid(setup, outcome, catalogue))
    console.print(_usage_grid(game, outcome, catalogue))


def _scores_grid(setup: Setup, outcome: Outcome, catalogue: Catalogue) -> Grid:
    finished = max(1, outcome.finished)
    grid = Grid(title=catalogue.say("sim-scores"))
    grid.add_column(catalogue.say("column-source"))
    for seat, bot in enumerate(setup.bots):
        grid.add_column(f"{catalogue.player(seat)}\n{bot}", justify="right")
    sources = dict.fromkeys(source for by_seat in outcome.sources for source in by_seat)
    for source in sources:
        means = [by_seat.get(source, 0) / finished for by_seat in outcome.sources]
        grid.add_row(source_label(source, catalogue), *(f"{mean:.2f}" for mean in means))
    grid.add_section()
    grid.add_row(catalogue.say("row-total"), *(f"{score / finished:.2f}" for score in outcome.scores))
    grid.add_row(catalogue.say("row-wins"), *(f"{float(wins / finished):.1%}" for wins in outcome.wins))
    for key in sorted(set[str]().union(*outcome.failures)):
        counts = (str(failures[key]) for failures in outcome.failures)
        grid.add_row(catalogue.say("row-failures", {"reason": Message(key)}), *counts)
    return grid


def _usage_grid(game: Game, outcome: Outcome, catalogue: Catalogue) -> Grid:
    usage = game.usage(outcome.tally)
    grid = Grid(title=catalogue.say("sim-usage"))
    grid.add_column("")
    for column in usage.columns:
        grid.add_column(column, justify="right")
    for name, row in usage.rows.items():
        grid.add_row(name, *(str(count) for count in row))
    return grid
