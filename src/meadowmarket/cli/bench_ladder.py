"""`meadowmarket bench ladder`: how strong the bots are, written down with a plot.

The games are kept in a folder, so that it can be stopped and gone on with.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from meadowmarket import games
from meadowmarket.bots.players.levels import one_name
from meadowmarket.cli.arena import arena_data, stopped
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.lab import ladder_page
from meadowmarket.lab.arena_report import percent, percent_range
from meadowmarket.lab.contest import play_all, read_bots
from meadowmarket.lab.ladder import PLAYERS, RUNGS, Line, Rung, ladder
from meadowmarket.lab.processes import Ending, stoppable
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

QUICK_SHARE = 10
WORK, OUT = Path("build/ladder"), Path("docs")
PAGE, PLOT = "ladder.md", "ladder.svg"


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Play what is missing of the ladder and write it down."""
    names = games.names() if args.of is None else [args.of]
    lines = ladder(names, wanted_rungs(args), args.work or WORK)
    ending = _play(lines, args.jobs or os.cpu_count() or 1, catalogue, not args.json)
    if ending.status:
        done = sum(len(line.record.games) for line in lines)
        message = stopped(ending, done, sum(line.games for line in lines), args.work or WORK)
        print(catalogue.text(message), file=sys.stderr)
        return ending.status
    page, plot = (args.out or OUT) / PAGE, (args.out or OUT) / PLOT
    saves.write_or_refuse(plot, ladder_page.plot(lines, catalogue))
    saves.write_or_refuse(page, ladder_page.page(lines, PLOT, catalogue))
    if args.json:
        found = [arena_data(line.game, line.record.setup, line.deals, [line.result]) for line in lines]
        print(json.dumps({"lines": found}, ensure_ascii=False))
    else:
        print(catalogue.say("ladder-written", {"files": f"{page}, {plot}"}))
    return 0


def _play(lines: Sequence[Line], jobs: int, catalogue: Catalogue, says: bool) -> Ending:
    """Play what the lines lack, the last rungs first: they take longest. Returns what has stopped it, if anything."""
    rungs = list(dict.fromkeys(line.rung.name for line in lines))
    longest_first = sorted(lines, key=lambda line: -rungs.index(line.rung.name))
    label = catalogue.say("ladder-title")
    try:
        with stoppable() as ending:
            for line in longest_first:
                if line.is_complete and says:
                    _print(line, catalogue)
            for number in play_all([(line.record, line.deals) for line in longest_first], jobs, label):
                line = longest_first[number]
                if line.is_complete and says:
                    _print(line, catalogue)
    finally:
        for line in lines:
            line.record.close()
    return ending


def wanted_rungs(args: argparse.Namespace) -> list[Rung]:
    """Return the rungs that the arguments ask for, with as many games as they ask for."""
    rungs = list(RUNGS)
    if args.bots is not None:
        bots = [one_name(bot) for bot in read_bots(args.bots, min(PLAYERS))]
        if len(set(bots)) < len(bots):
            raise BadSetup(Message("ladder-same-bot", {"bots": ", ".join(args.bots)}))
        rungs = [Rung(upper, lower) for upper, lower in pairwise(bots)]
    if args.games or args.games_with_more is not None:
        more = args.games_with_more
        return [
            rung.of(args.games or rung.games, (args.games or rung.games_with_more) if more is None else more)
            for rung in rungs
        ]
    return [rung.shortened(QUICK_SHARE) for rung in rungs] if args.quick else rungs


def _print(line: Line, catalogue: Catalogue) -> None:
    result = line.result
    args = {"rate": percent(result.win_rate), "sure": percent_range(result.win_interval)}
    print(catalogue.say("ladder-done", {"line": line.title(catalogue), **args}), flush=True)
