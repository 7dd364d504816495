"""`meadowmarket replay`: recorded games, shown, checked and made."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_actions,
    add_command,
    add_game,
    add_players,
    add_seed,
    add_setup,
    open_from,
    option_help,
    whole,
)
from meadowmarket.core import replay
from meadowmarket.core.api import NOBODY
from meadowmarket.core.errors import BadSetup, check_seat
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import LIMIT, choose_random, players_seed
from meadowmarket.core.rng import MOST_SEED, Rng
from meadowmarket.core.table import Table
from meadowmarket.terminal import saves
from meadowmarket.terminal.screen import board, log_lines, scores_grid, winners_text
from meadowmarket.texts import Catalogue


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "replay", "cli-replay")
    actions = add_actions(parser, catalogue.say("cli-value-action"))
    show = add_command(actions, catalogue, "show", "cli-replay-show")
    verify = add_command(actions, catalogue, "verify", "cli-replay-verify")
    record = add_command(actions, catalogue, "record", "cli-replay-record")
    for command in (show, verify, record):
        command.add_argument(
            "file", metavar=catalogue.say("cli-value-file"), type=Path, help=option_help(catalogue, "cli-option-file")
        )
    for command in (show, verify):
        command.add_argument(
            "--cards", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-cards")
        )
    shown = option_help(catalogue, "cli-option-step")
    show.add_argument("--step", metavar="N", type=whole(catalogue, 0, LIMIT), help=shown)
    shown = option_help(catalogue, "cli-option-seat")
    show.add_argument("--seat", metavar="N", type=whole(catalogue, 0, 99), default=NOBODY, help=shown)
    add_game(record, catalogue)
    add_players(record, catalogue)
    add_setup(record, catalogue)
    add_seed(record, catalogue, default=1, most=MOST_SEED)
    show.set_defaults(run=run_show)
    verify.set_defaults(run=run_verify)
    record.set_defaults(run=run_record)


def run_show(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Print a game's actions and what they did, or the board after one of them."""
    step = -1 if args.step is None else args.step
    if step >= 0:
        moves = len(saves.read_replay(args.file).moves)
        if step > moves:
            raise BadSetup(Message("no-such-step", {"step": step, "count": moves}))
    table = saves.load(args.file, args.cards, step)
    check_seat(args.seat, table.game.players, NOBODY)
    catalogue.name_seats(table.game, table.names)
    console = Console()
    if step >= 0:
        console.print(board(table.game, table.view(args.seat), catalogue))
        return 0
    console.print(catalogue.say("replay-header", {"game": table.game.id, "seed": str(table.seed)}), highlight=False)
    for line, entry in zip(log_lines(table.history, 0, None, catalogue), table.history):
        console.print(line.append(f"  [{entry.notation}]", style="dim"))
    if table.is_over():
        console.print(scores_grid(table.state, catalogue))
        console.print(winners_text(table.state, catalogue))
    return 0


def run_verify(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play a game through and compare every checksum; a difference raises CorruptReplay, naming the line."""
    table = saves.load(args.file, args.cards)
    key = "replay-verified-whole" if table.is_over() else "replay-verified"
    print(catalogue.say(key, {"file": str(args.file), "count": len(table.history), "checksum": table.checksum()}))
    return 0


def run_record(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play a random game and write its replay."""
    table = record(Table(open_from(args, catalogue), args.seed))
    saves.write_or_refuse(args.file, replay.write(table))
    print(catalogue.say("replay-recorded", {"file": str(args.file), "count": len(table.history)}))
    return 0


def record(table: Table) -> Table:
    """Play a game at random to its end; the same seed gives the same game."""
    rng = Rng(players_seed(table.seed, 0))
    while not table.is_over():
        seats = table.seats_to_act()
        seat = seats[rng.below(len(seats))]
        table.play(seat, choose_random(table.state, seat, rng))
        if len(table.history) > LIMIT:
            raise RuntimeError(f"no end after {LIMIT} actions")
    return table
