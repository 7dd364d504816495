"""`meadowmarket study`: what other cards do to a game, on the same deals."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rich.console import Console

from meadowmarket import games
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_file,
    add_game,
    add_games,
    add_json,
    add_setup,
    add_work,
    check_plot,
    open_from,
    option_help,
    pool_from,
    read_settings,
)
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.bot_specs import seated
from meadowmarket.lab.processes import PoolMaker, progress, stoppable
from meadowmarket.lab.simulation import GameSetup, carried, opened, setup_of
from meadowmarket.lab.study.change import changed_tables
from meadowmarket.lab.study.play import Chunk, Findings, play_chunk
from meadowmarket.lab.study.report import Study, study_data, summary
from meadowmarket.lab.study.tables import grid_of, tables
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

MOST_GAMES = 10_000_000
SHOWN_CARDS = 20
CHUNKS_PER_JOB = 20
LARGEST_CHUNK = 200


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "study", "cli-study")
    add_game(parser, catalogue)
    add_games(parser, catalogue, "greedy", MOST_GAMES, "cli-option-study-games")
    add_setup(parser, catalogue)
    shown = option_help(catalogue, "cli-option-change")
    parser.add_argument("--change", metavar=catalogue.say("cli-value-change"), action="append", default=[], help=shown)
    parser.add_argument(
        "--base", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-base")
    )
    add_work(parser, catalogue)
    add_file(parser, catalogue, "--html", "cli-option-html")
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play each deal with and without the change, and print what differs."""
    if (args.cards is None) == (not args.change):
        raise BadSetup(Message("study-no-change"))
    check_plot(args.html)
    base, before, changed, after = _arms(args, catalogue)
    start = time.perf_counter()
    findings = Findings()
    with stoppable() as ending:
        _play(findings, before, after, args.games, pool_from(args), catalogue.say("sim-progress"))
    elapsed = time.perf_counter() - start
    study = Study(base, changed, before, findings, tuple(args.change))
    if args.json:
        about = {"complete": not ending.status, "elapsed_s": round(elapsed, 3)}
        print(json.dumps({**study_data(study), **about}, ensure_ascii=False))
    elif findings.deals:
        console = Console()
        console.print(summary(study, catalogue), highlight=False, markup=False)
        for table in tables(study, catalogue, SHOWN_CARDS):
            console.print(grid_of(table, console.width))
    if ending.status:
        done: dict[str, int | str | Message] = {"done": 2 * findings.deals, "count": 2 * args.games}
        print(catalogue.say("stopped-games", {"reason": ending.reason, **done}), file=sys.stderr)
    if args.html is not None and findings.deals:
        # Imported here, because it takes long: the other commands must not wait for it.
        from meadowmarket.lab.study.page import page

        saves.write_or_refuse(args.html, page(study, catalogue))
    return ending.status


def _arms(args: argparse.Namespace, catalogue: Catalogue) -> tuple[Game, GameSetup, Game, GameSetup]:
    """Return both games, and the setups with which workers open them; the setups carry the packs."""
    changed = open_from(args, catalogue)
    base = games.open_game(args.game, changed.players, args.ruleset, read_settings(args.set), args.base)
    bots = seated(args.bots, base.players)
    before = carried(setup_of(base, bots, args.base, args.seed))
    after = carried(setup_of(changed, bots, args.cards, args.seed))
    if args.change:
        box = games.box(args.game)
        after = replace(before, cards=None, files=_merged(before.files, changed_tables(box, args.change)))
        changed = _opened_with(after, args.change)
    return base, before, changed, after


def _opened_with(setup: GameSetup, changes: Sequence[str]) -> Game:
    """Open the game with changed values; one that no card can have is named as it was given."""
    try:
        return opened(setup)
    except BadCardPack as error:
        args: dict[str, int | str | Message] = {"changes": ", ".join(changes), "problems": error.message}
        raise BadSetup(Message("study-change-refused", args)) from error


def _merged(files: tuple[tuple[str, bytes], ...], more: dict[str, bytes]) -> tuple[tuple[str, bytes], ...]:
    taken = [name for name, _ in files if name in more]
    if taken:
        raise BadSetup(Message("study-table-twice", {"file": ", ".join(taken)}))
    return tuple(sorted([*files, *more.items()]))


def _play(
    findings: Findings, before: GameSetup, after: GameSetup, deals: int, make_pool: PoolMaker, label: str
) -> None:
    with make_pool(deals) as pool, progress(label, 2 * deals) as show:
        size = max(1, min(LARGEST_CHUNK, deals // (CHUNKS_PER_JOB * pool.jobs)))
        for _, found in pool.as_done(play_chunk, _chunks(before, after, deals, size)):
            findings.add(found)
            show(2 * findings.deals)


def _chunks(before: GameSetup, after: GameSetup, deals: int, size: int) -> Iterator[Chunk]:
    for first in range(0, deals, size):
        yield Chunk(before, after, first, min(deals, first + size))
