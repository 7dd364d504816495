"""`meadowmarket dataset`: many games as Parquet files, and a check of such files."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

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
    whole,
)
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.bot_specs import seated
from meadowmarket.lab.processes import stoppable
from meadowmarket.lab.simulation import setup_of
from meadowmarket.texts import Catalogue

VERIFY = "verify"
MOST_GAMES = 1_000_000_000
MOST_IN_PART = 100_000
USUAL_SAMPLE = 100


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "dataset", "cli-dataset")
    add_game(parser, catalogue)
    parser.add_argument(
        "folder",
        metavar=catalogue.say("cli-value-folder"),
        nargs="?",
        type=Path,
        help=option_help(catalogue, "cli-option-verify"),
    )
    add_games(parser, catalogue, "random", MOST_GAMES)
    add_folder(parser, catalogue, "--out", "cli-option-dataset-out")
    shown = option_help(catalogue, "cli-option-part")
    parser.add_argument("--part", metavar="N", type=whole(catalogue, 1, MOST_IN_PART), help=shown)
    parser.add_argument("--times", action="store_true", help=option_help(catalogue, "cli-option-times"))
    shown = option_help(catalogue, "cli-option-sample")
    parser.add_argument("--sample", metavar="N", type=whole(catalogue, 1, MOST_GAMES), default=USUAL_SAMPLE, help=shown)
    add_setup(parser, catalogue)
    add_work(parser, catalogue)
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Write a data set, continue one, or verify one."""
    if args.game == VERIFY:
        return _verify(args, catalogue)
    if args.out is None:
        raise BadSetup(Message("dataset-no-out"))
    if args.folder is not None:
        raise BadSetup(Message("parser-unrecognized", {"found": str(args.folder)}))
    # Imported here: it needs the extra `research`.
    from meadowmarket.lab.dataset.folder import USUAL_PART, DatasetFolder, manifest_of, write_missing

    game = open_from(args, catalogue)
    setup = carried_by(args, setup_of(game, seated(args.bots, game.players), args.cards, args.seed))
    folder = DatasetFolder(args.out, manifest_of(game, setup, args.games, args.part or USUAL_PART, args.times))
    start = time.perf_counter()
    try:
        with stoppable() as ending:
            write_missing(folder, setup, pool_from(args), catalogue.say("sim-progress"))
    finally:
        folder.close()
    parts, left = folder.manifest.parts, len(folder.missing)
    found = folder.content()
    if args.json:
        elapsed = round(time.perf_counter() - start, 3)
        print(json.dumps({**found, "complete": not left, "missing_parts": left, "elapsed_s": elapsed}))
    elif not left:
        megabytes = catalogue.decimal(folder.num_bytes() / 1e6)
        print(catalogue.say("dataset-written", {**found, "megabytes": megabytes}))
    if ending.status:
        done: dict[str, int | str | Message] = {"done": parts - left, "count": parts}
        print(catalogue.say("dataset-stopped", {"reason": ending.reason, **done}), file=sys.stderr)
    return ending.status


def _verify(args: argparse.Namespace, catalogue: Catalogue) -> int:
    if args.folder is None:
        raise BadSetup(Message("dataset-no-folder"))
    from meadowmarket.lab.dataset.verify import verified

    found = verified(args.folder, args.cards, args.sample, args.seed)
    about: dict[str, int | str | Message] = {
        "folder": str(args.folder),
        "games": found.manifest.games,
        "parts": found.parts,
        "played": found.played,
    }
    print(json.dumps(about) if args.json else catalogue.say("dataset-verified", about))
    return 0
