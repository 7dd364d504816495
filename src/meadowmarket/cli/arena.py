"""`meadowmarket arena`: bots against each other, and how strong they are."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence

from rich.console import Console

from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_file,
    add_folder,
    add_game,
    add_json,
    add_players,
    add_setup,
    add_work,
    carried_by,
    check_plot,
    open_from,
    option_help,
    pool_from,
    whole,
)
from meadowmarket.core.messages import Message
from meadowmarket.lab.arena.contest import (
    USUAL_GAMES,
    play_missing,
    read_bots,
    results,
    tickets,
)
from meadowmarket.lab.arena.match import deals_for
from meadowmarket.lab.arena.rating import ratings
from meadowmarket.lab.arena.record import Record
from meadowmarket.lab.arena.report import (
    arena_data,
    notes,
    rates_drawing,
    ratings_grid,
    results_grid,
    stopped,
)
from meadowmarket.lab.arena.results import Result
from meadowmarket.lab.processes import Ending, PoolMaker, stoppable
from meadowmarket.lab.replay_folder import ReplayFolder
from meadowmarket.lab.simulation import setup_of
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

MOST_GAMES = 1_000_000


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "arena", "cli-arena")
    add_game(parser, catalogue)
    add_players(parser, catalogue)
    shown = option_help(catalogue, "cli-option-arena-bots")
    parser.add_argument("--bots", metavar=catalogue.say("cli-value-bots"), action="append", required=True, help=shown)
    shown = option_help(catalogue, "cli-option-arena-games")
    parser.add_argument("--games", metavar="N", type=whole(catalogue, 1, MOST_GAMES), default=USUAL_GAMES, help=shown)
    add_setup(parser, catalogue)
    add_work(parser, catalogue)
    add_folder(parser, catalogue, "--record", "cli-option-record")
    add_file(parser, catalogue, "--resume", "cli-option-resume")
    add_file(parser, catalogue, "--plot", "cli-option-plot")
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play the matches, or continue them, and print the results."""
    game = open_from(args, catalogue)
    check_plot(args.plot)
    setup = carried_by(args, setup_of(game, read_bots(args.bots, game.players), args.cards, args.seed))
    folder = None if args.record is None else ReplayFolder(args.record, may_hold_more=args.resume is not None)
    deals = deals_for(args.games, game.players)
    record = Record(setup, args.resume)
    start = time.perf_counter()
    ending = play_as_far_as_possible(record, deals, pool_from(args), catalogue.say("sim-progress"), folder)
    found = results(record, deals)
    shown_notes = [catalogue.text(note) for note in [*_rounding(args.games, deals, game.players), *notes(found)]]
    if args.json:
        about = arena_data(game, setup, deals, found)
        elapsed = round(time.perf_counter() - start, 3)
        print(
            json.dumps(
                {**about, "complete": not ending.status, "notes": shown_notes, "elapsed_s": elapsed}, ensure_ascii=False
            )
        )
    else:
        _print(Console(), found, shown_notes, catalogue)
    if ending.status:
        count = len(tickets(record.setup, deals))
        print(catalogue.text(stopped(ending, len(record.games), count, record.path)), file=sys.stderr)
    if args.plot is not None:
        # Imported here, because it takes long: the other commands must not wait for it.
        from meadowmarket.lab import plots

        saves.write_or_refuse(args.plot, plots.win_rates(game, found, catalogue))
    return ending.status


def play_as_far_as_possible(
    record: Record, deals: int, make_pool: PoolMaker, label: str, folder: ReplayFolder | None = None
) -> Ending:
    """Play the games that the record lacks; return why it stopped early, if it did."""
    try:
        with stoppable() as ending:
            play_missing(record, deals, make_pool, label, folder)
    finally:
        record.close()
    return ending


def _rounding(asked: int, deals: int, players: int) -> list[Message]:
    games = deals * players
    if games == asked:
        return []
    return [Message("arena-rounded-up", {"asked": asked, "games": games, "players": players})]


def _print(console: Console, found: Sequence[Result], shown_notes: Sequence[str], catalogue: Catalogue) -> None:
    console.print(results_grid(found, catalogue))
    drawing = rates_drawing(found, catalogue)
    if drawing:
        console.print(drawing)
    rated = ratings(found)
    if rated:
        console.print(ratings_grid(rated, catalogue))
    for note in shown_notes:
        console.print(note, highlight=False, markup=False)
