"""`meadowmarket bench`: how fast random play and the search are, interpreted and compiled.

`bench server` measures how fast tables are, `bench ladder` how strong the bots are.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket import games
from meadowmarket._build import compiled_flaw
from meadowmarket.cli.arena import MOST_GAMES
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_jobs,
    add_json,
    add_rulesets,
    option_help,
    reason_message,
    whole,
)
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab.processes import running, stoppable
from meadowmarket.texts import Catalogue

COMPILED = "compiled"
BUILDS = {"interpreted": "0", COMPILED: "1"}
PLAYERS = (2, 4)
SECONDS = 2.0
SERVER_SECONDS = 10.0  # the first actions at a table take longer than those to come
SHORTEST, LONGEST = 0.01, 600.0
SERVER = "server"
LADDER = "ladder"
QUICK_SHARE = 10
LADDER_OPTIONS = ("bots", "games", "games_with_more", "quick", "work", "out")
SERVER_OPTIONS = ("on", "database", "rate", "tables")
MOST_TABLES = 10_000
MOST_PER_SECOND = 10_000


MEASURES = {
    "decisions_per_s": ("column-decisions-per-s", 0),
    "games_per_s": ("column-games-per-s", 1),
    "clone_us": ("column-clone-us", 2),
    "simulations_per_s": ("column-simulations-per-s", 0),
    "batch_masks_per_s": ("column-batch-masks-per-s", 0),
    "batch_observations_per_s": ("column-batch-observations-per-s", 0),
    "batch_speedup": ("column-batch-speedup", 2),
}
"""The measures of a build: their names, and how they are formatted. Batches are many games at once, with masks of
legal actions, or with observations too; the last is how many times as many of those several processes play at once."""

Speed = dict[str, dict[str, float]]
"""One build's measures, each by the number of players."""


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "bench", "cli-bench")
    add_game(parser, catalogue)
    parser.add_argument(
        "of", metavar=catalogue.say("cli-value-game"), nargs="?", help=option_help(catalogue, "cli-option-bench-of")
    )
    parser.add_argument(
        "--ruleset", metavar=catalogue.say("cli-value-ruleset"), help=option_help(catalogue, "cli-option-ruleset")
    )
    add_rulesets(parser, catalogue)
    shown = option_help(catalogue, "cli-option-seconds")
    parser.add_argument("--seconds", metavar=catalogue.say("cli-value-seconds"), type=seconds(catalogue), help=shown)
    add_jobs(parser, catalogue)
    add_json(parser, catalogue)
    _add_server(parser, catalogue)
    _add_ladder(parser, catalogue)
    parser.set_defaults(run=run)


def seconds(catalogue: Catalogue) -> Callable[[str], float]:
    """Return a reader of the seconds per measure."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not SHORTEST <= value <= LONGEST:
            args = {"found": text, "low": str(SHORTEST), "high": f"{LONGEST:g}"}
            raise argparse.ArgumentTypeError(catalogue.say("cli-bad-number", {**args}))
        return value

    return read


def _add_server(parser: Parser, catalogue: Catalogue) -> None:
    parser.add_argument(
        "--on", metavar=catalogue.say("cli-value-setups"), help=option_help(catalogue, "cli-option-bench-on")
    )
    parser.add_argument("--database", metavar="URL", help=option_help(catalogue, "cli-option-bench-database"))
    shown = option_help(catalogue, "cli-option-bench-rate")
    parser.add_argument("--rate", metavar="N", type=whole(catalogue, 1, MOST_PER_SECOND), help=shown)
    shown = option_help(catalogue, "cli-option-bench-tables")
    parser.add_argument("--tables", metavar="N", type=whole(catalogue, 1, MOST_TABLES), help=shown)


def _add_ladder(parser: Parser, catalogue: Catalogue) -> None:
    shown = option_help(catalogue, "cli-option-ladder-bots")
    parser.add_argument("--bots", metavar=catalogue.say("cli-value-bots"), action="append", help=shown)
    amount = parser.add_mutually_exclusive_group()
    shown = option_help(catalogue, "cli-option-ladder-games")
    amount.add_argument("--games", metavar="N", type=whole(catalogue, 1, MOST_GAMES), help=shown)
    shown = option_help(catalogue, "cli-option-ladder-games-with-more")
    parser.add_argument("--games-with-more", metavar="N", type=whole(catalogue, 0, MOST_GAMES), help=shown)
    amount.add_argument("--quick", action="store_true", help=option_help(catalogue, "cli-option-ladder-quick"))
    shown = option_help(catalogue, "cli-option-ladder-work")
    parser.add_argument("--work", metavar=catalogue.say("cli-value-folder"), type=Path, help=shown)
    shown = option_help(catalogue, "cli-option-ladder-out")
    parser.add_argument("--out", metavar=catalogue.say("cli-value-folder"), type=Path, help=shown)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Measure both builds, each in its own process, one after the other; or run the benchmark that is named instead."""
    if args.game != SERVER:
        for option in SERVER_OPTIONS:
            if getattr(args, option):
                raise BadSetup(Message("only-for-server", {"option": f"--{option}"}))
    if args.game == LADDER:
        return _bench_ladder(args, catalogue)
    for option in LADDER_OPTIONS:
        given: object = getattr(args, option)
        if given is not None and given is not False:
            raise BadSetup(Message("only-for-ladder", {"option": f"--{option.replace('_', '-')}"}))
    if args.seconds is None:
        args.seconds = SERVER_SECONDS if args.game == SERVER else SECONDS
    if args.game == SERVER:
        return _bench_server(args, catalogue)
    return _bench_game(args, catalogue)


def _bench_ladder(args: argparse.Namespace, catalogue: Catalogue) -> int:
    from meadowmarket.lab.ladder import run as ladder  # takes long to import
    from meadowmarket.lab.ladder.rungs import chosen_rungs

    names = games.names() if args.of is None else [args.of]
    jobs = args.jobs or os.cpu_count() or 1
    work, out = args.work or ladder.WORK, args.out or ladder.OUT
    rungs = chosen_rungs(args.bots, args.games, args.games_with_more)
    if args.quick and args.games_with_more is None:
        rungs = [rung.shortened(QUICK_SHARE) for rung in rungs]
    return ladder.run(ladder.LadderSetup(names, rungs, jobs, work, out, args.json), catalogue)


def _bench_server(args: argparse.Namespace, catalogue: Catalogue) -> int:
    from meadowmarket.lab.bench import server  # takes long to import
    from meadowmarket.lab.bench.load import SEATS

    setups = server.read_setups(args.on)
    name = args.of or games.names()[0]
    games.open_game(name, SEATS)  # refused here, not by the server
    load = server.Load(name, args.seconds, args.rate or server.RATE, args.tables or server.TABLES)
    return server.run(load, setups, args.database or "", args.json, catalogue)


def _bench_game(args: argparse.Namespace, catalogue: Catalogue) -> int:
    box = games.box(args.game)
    players = [count for count in PLAYERS if box.min_players <= count <= box.max_players]
    game = games.open_game(args.game, players[0], args.ruleset)
    jobs = args.jobs or os.cpu_count() or 1
    speeds: dict[str, Speed | None] = dict.fromkeys(BUILDS)
    notes = [catalogue.say("bench-last-resort")] if game.last_resort() >= 0 else []
    with stoppable() as ending:
        for kind in BUILDS:
            speed = _measure(kind, game, players, args.seconds, jobs, catalogue)
            if isinstance(speed, str):
                notes.append(catalogue.say("bench-not-measured", {"build": Message(f"build-{kind}"), "reason": speed}))
            speeds[kind] = None if isinstance(speed, str) else speed
    if args.json:
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        about = {"game": game.name, "ruleset": game.ruleset, "bots": "random", "machine": machine, "processes": jobs}
        print(json.dumps({**about, "notes": notes, **speeds, "complete": not ending.status}, ensure_ascii=False))
    elif any(speeds.values()) or not ending.status:
        _print(players, speeds, jobs, notes, catalogue)
    if ending.status:
        print(catalogue.say("stopped-bench", {"reason": ending.reason}), file=sys.stderr)
    return ending.status


def _measure(kind: str, game: Game, players: list[int], seconds: float, jobs: int, catalogue: Catalogue) -> Speed | str:
    """Return a build's speed, or in one line why it can't be measured."""
    flaw = compiled_flaw() if kind == COMPILED else ""
    if flaw:
        return catalogue.text(reason_message(flaw))
    what = (game.name, game.ruleset, ",".join(map(str, players)), str(seconds), str(jobs))
    command = [sys.executable, "-m", "meadowmarket.lab.bench.speed", *what]
    environment = {**os.environ, "MEADOWMARKET_COMPILED": BUILDS[kind]}
    with running(command, environment, errors=subprocess.PIPE) as program:
        output, errors = program.communicate()
    if program.returncode:
        ended = catalogue.say("bench-process-ended", {"status": program.returncode})
        return (errors.strip().splitlines() or [ended])[-1]
    measures = json.loads(output)
    del measures["build"]  # the one that was asked for: no other could have started
    speed: Speed = measures
    return speed


def _print(
    players: list[int], speeds: dict[str, Speed | None], jobs: int, notes: list[str], catalogue: Catalogue
) -> None:
    grid = Grid(title=catalogue.say("bench-title"))
    grid.add_column("")
    measured = [(str(count), kind, speed) for count in players for kind, speed in speeds.items() if speed]
    for count, kind, _ in measured:
        build = catalogue.say(f"build-{kind}")
        grid.add_column(f"{catalogue.say('column-players')}: {count}\n{build}", justify="right")
    for name, (key, digits) in MEASURES.items():
        cells = [catalogue.decimal(speed[name][count], digits) for count, _, speed in measured]
        grid.add_row(catalogue.say(key, {"count": jobs}), *cells)
    console = Console()
    console.print(grid)
    for note in notes:
        console.print(note, highlight=False, markup=False)
