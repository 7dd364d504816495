"""`meadowmarket bench ladder`: how strong the bots are, written down with a plot.

The games are kept in a folder, so that it can be stopped and gone on with.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path

from meadowmarket import games
from meadowmarket.cli import ladder_page, saves
from meadowmarket.cli.arena import arena_data, play_as_far_as_possible, read_bots, stopped
from meadowmarket.cli.arena_report import percent, percent_range
from meadowmarket.cli.ladder import PLAYERS, RUNGS, Line, Rung, ladder
from meadowmarket.texts import Catalogue

QUICK_SHARE = 10
WORK, OUT = Path("build/ladder"), Path("docs")
PAGE, PLOT = "ladder.md", "ladder.svg"


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Plays what is missing of the ladder and writes it down."""
    names = games.names() if args.of is None else [args.of]
    lines = ladder(names, wanted_rungs(args), args.work or WORK)
    for line in lines:
        ending = play_as_far_as_possible(line.record, line.deals, args.jobs, line.title(catalogue))
        if ending.status:
            print(catalogue.text(stopped(ending, line.record, line.deals)), file=sys.stderr)
            return ending.status
        if not args.json:
            _print(line, catalogue)
    page, plot = (args.out or OUT) / PAGE, (args.out or OUT) / PLOT
    saves.write_or_refuse(plot, ladder_page.plot(lines, catalogue))
    saves.write_or_refuse(page, ladder_page.page(lines, PLOT, catalogue))
    if args.json:
        found = [arena_data(line.game, line.record.setup, line.deals, [line.result]) for line in lines]
        print(json.dumps({"lines": found}, ensure_ascii=False))
    else:
        print(catalogue.say("ladder-written", {"files": f"{page}, {plot}"}))
    return 0


def wanted_rungs(args: argparse.Namespace) -> list[Rung]:
    """Returns the rungs that the arguments ask for, with as many games as they ask for."""
    rungs = list(RUNGS)
    if args.bots is not None:
        bots = read_bots(args.bots, min(PLAYERS))
        rungs = [Rung(upper, lower) for upper, lower in pairwise(bots)]
    if args.games:
        return [rung.of(args.games) for rung in rungs]
    return [rung.shortened(QUICK_SHARE) for rung in rungs] if args.quick else rungs


def _print(line: Line, catalogue: Catalogue) -> None:
    result = line.result
    args = {"rate": percent(result.win_rate), "sure": percent_range(result.win_interval)}
    print(catalogue.say("ladder-done", {"line": line.title(catalogue), **args}), flush=True)
