"""`meadowmarket analyse`: how a recorded game was played, and where it turned."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from meadowmarket.bots.hints.analysis import (
    RecordedChoice,
    Verdict,
    choices,
    explain,
    look,
    suspects,
    turning_points,
)
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_file,
    add_jobs,
    add_json,
    add_seed,
    check_plot,
    option_help,
    whole,
)
from meadowmarket.core.errors import BadSetup, check_seat
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Table
from meadowmarket.lab.analysis_report import Analysis, TurningPoint, chart_of, data_of, show
from meadowmarket.lab.processes import Ending, Pool, progress, stoppable
from meadowmarket.lab.simulation import GameSetup, opened
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

USUAL_SIMULATIONS = 200
MOST_SIMULATIONS = 1_000_000
USUAL_TOP = 5
MOST_TOP = 100


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
    parser = add_command(commands, catalogue, "analyse", "cli-analyse")
    parser.add_argument(
        "file", metavar=catalogue.say("cli-value-replay"), type=Path, help=option_help(catalogue, "cli-option-file")
    )
    parser.add_argument(
        "--cards", metavar=catalogue.say("cli-value-folder"), help=option_help(catalogue, "cli-option-cards")
    )
    number = whole(catalogue, 1, MOST_SIMULATIONS)
    shown = option_help(catalogue, "cli-option-simulations")
    parser.add_argument("--simulations", metavar="N", type=number, default=USUAL_SIMULATIONS, help=shown)
    shown = option_help(catalogue, "cli-option-analyse-seat")
    parser.add_argument("--seat", metavar="N", type=whole(catalogue, 0, 99), help=shown)
    shown = option_help(catalogue, "cli-option-top")
    parser.add_argument("--top", metavar="N", type=whole(catalogue, 1, MOST_TOP), default=USUAL_TOP, help=shown)
    add_file(parser, catalogue, "--plot", "cli-option-margin-plot")
    add_jobs(parser, catalogue)
    add_seed(parser, catalogue, default=1)
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Judge the choices of a game, the worst more closely, and print the analysis."""
    check_plot(args.plot)
    table = saves.load(args.file, args.cards)
    game = table.game
    if args.seat is not None:
        check_seat(args.seat, game.players)
    found = [choice for choice in choices(table) if args.seat in (None, choice.seat)]
    if not found:
        raise BadSetup(Message("nothing-to-analyse", {"file": str(args.file)}))
    settings = tuple(sorted(game.settings.items()))
    setup = GameSetup(game.name, game.players, game.ruleset, settings, args.cards, (), args.seed, game.rules_version)
    tasks = [ChoiceTask(setup, args.simulations, choice) for choice in found]
    analysis, ending = analyse(table, tasks, args.top, args.jobs or os.cpu_count() or 1, catalogue)
    catalogue.name_seats(table.game, table.names)
    if args.json:
        how = {"seed": args.seed, "simulations": args.simulations, "complete": not ending.status}
        print(json.dumps({**data_of(analysis), **how}, ensure_ascii=False))
    elif analysis.verdicts:
        show(analysis, Console(highlight=False), catalogue)
    if ending.status:
        done: dict[str, int | str | Message] = {"done": len(analysis.verdicts), "count": len(tasks)}
        print(catalogue.say("stopped-analysis", {"reason": ending.reason, **done}), file=sys.stderr)
    if args.plot is not None and analysis.verdicts:
        # Imported here, because it takes long: the other commands must not wait for it.
        from meadowmarket.lab import plots

        saves.write_or_refuse(args.plot, plots.curves(chart_of(analysis, catalogue), catalogue))
    return ending.status


class ChoiceTask(NamedTuple):
    """A choice to be judged, in any process; with a verdict, to be judged once more."""

    setup: GameSetup
    simulations: int
    choice: RecordedChoice
    verdict: Verdict | None = None


def judge(task: ChoiceTask) -> Verdict:
    """Judge one choice; runs in a worker."""
    return look(opened(task.setup), task.choice, task.verdict, task.simulations, task.setup.seed)


def judge_all(pool: Pool, tasks: Sequence[ChoiceTask], verdicts: list[Verdict], label: str) -> None:
    """Judge choices on several cores, in the order of the tasks, and show the progress; results so far are kept."""
    order = {task.choice.number: i for i, task in enumerate(tasks)}
    with progress(label, len(tasks)) as show_progress:
        for _, verdict in pool.as_done(judge, tasks):
            verdicts.append(verdict)
            verdicts.sort(key=lambda found: order[found.choice.number])
            show_progress(len(verdicts))


def analyse(
    table: Table, tasks: Sequence[ChoiceTask], top: int, jobs: int, catalogue: Catalogue
) -> tuple[Analysis, Ending]:
    """Judge all choices, look closer at the worst, and explain the turning points."""
    verdicts: list[Verdict] = []
    closer: list[Verdict] = []
    setup, simulations = tasks[0].setup, tasks[0].simulations
    with stoppable() as ending, Pool(min(jobs, len(tasks))) as pool:
        judge_all(pool, tasks, verdicts, catalogue.say("analyse-progress"))
        again = [ChoiceTask(setup, simulations, verdict.choice, verdict) for verdict in suspects(verdicts, top)]
        judge_all(pool, again, closer, catalogue.say("analyse-progress-closer"))
    turns = [TurningPoint(turn, explain(table.game, turn, setup.seed)) for turn in turning_points(closer, top)]
    return Analysis(table, verdicts, turns), ending
