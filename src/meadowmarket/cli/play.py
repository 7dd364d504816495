"""`meadowmarket play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from meadowmarket import games
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_players,
    add_seed,
    add_setup,
    open_from,
    option_help,
    usual_players,
)
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import MOST_SEED
from meadowmarket.core.table import Table
from meadowmarket.terminal import saves
from meadowmarket.terminal.save_list import show_list
from meadowmarket.terminal.saves import SaveFile
from meadowmarket.terminal.seats import make_seats, saved_seats, split_seats, usual_seats
from meadowmarket.terminal.session import Session
from meadowmarket.texts import Catalogue

SEED_BITS = 31
"""Seeds that a person can copy by hand."""

LATEST = ""
"""The value of `--load` without a file."""


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "play", "cli-play")
    add_game(parser, catalogue, optional=True)
    add_players(parser, catalogue)
    parser.add_argument(
        "--seats", metavar=catalogue.say("cli-value-seats"), help=option_help(catalogue, "cli-option-seats")
    )
    add_setup(parser, catalogue)
    add_seed(parser, catalogue, default=None, most=MOST_SEED)
    shown = option_help(catalogue, "cli-option-load")
    parser.add_argument("--load", metavar=catalogue.say("cli-value-file"), nargs="?", const=LATEST, help=shown)
    parser.add_argument("--list", action="store_true", help=option_help(catalogue, "cli-option-list"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Begin or continue a game and play it, or list the saved ones."""
    if args.list:
        if args.game is not None:
            games.box(args.game)  # refuses one that does not exist
        show_list(args.game, args.cards, catalogue)
        return 0
    session = _new(args, catalogue) if args.load is None else _load(args, catalogue)
    return session.run()


def _new(args: argparse.Namespace, catalogue: Catalogue) -> Session:
    if args.game is None:
        raise BadSetup(Message("which-game"))
    specs = split_seats(args.seats) if args.seats else []
    players = args.players or len(specs) or usual_players(args.game)
    game = open_from(args, catalogue, players)
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    seats = make_seats(specs or usual_seats(players), players, seed)
    table = Table(game, seed, [seat.saved for seat in seats])
    return Session(table, seats, catalogue, SaveFile.of_new(table), args.cards)


def _load(args: argparse.Namespace, catalogue: Catalogue) -> Session:
    for name in ("players", "ruleset", "seed", "set"):
        if getattr(args, name) not in (None, []):
            raise BadSetup(Message("not-with-load", {"option": f"--{name}"}))
    is_latest = args.load == LATEST
    path = saves.latest(args.game) if is_latest else saves.given_path(args.load)
    table = saves.load(path, args.cards)
    if args.game not in (None, table.game.name):
        raise BadSetup(Message("other-game-in-file", {"file": str(path), "found": table.game.name}))
    specs = split_seats(args.seats) if args.seats else saved_seats(table.names)
    seats = make_seats(specs, table.game.players, table.seed)
    table.names[:] = [seat.saved for seat in seats]
    table.play_forced()
    if args.cards is not None:
        catalogue.add_folder(Path(args.cards))
    # A file that the user names stays as it is; the latest is the one that was being saved into.
    save = SaveFile(path) if is_latest else SaveFile.of_copy(table, path)
    return Session(table, seats, catalogue, save, args.cards)
