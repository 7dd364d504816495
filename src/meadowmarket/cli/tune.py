"""`meadowmarket tune`: weights for a game's valuation, from games of a bot against itself."""

from __future__ import annotations

import argparse
import errno
import json
import os
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket.bots.results import mean, mean_interval
from meadowmarket.bots.tuning import Tuner, play_trial
from meadowmarket.cli import saves
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_game,
    add_jobs,
    add_json,
    add_seed,
    add_setup,
    open_from,
    option_help,
    whole,
)
from meadowmarket.cli.simulation import Setup, opened
from meadowmarket.cli.workers import progress, worker_pool
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.games.weights import weights_table
from meadowmarket.texts import Catalogue

TRIALS = 8
"""The trials of a step: fixed, so that the result does not depend on the number of jobs."""

Pairing = tuple[list[float], list[float], int]


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Adds the command to the parser."""
    parser = add_command(commands, catalogue, "tune", "cli-tune")
    add_game(parser, catalogue)
    shown = option_help(catalogue, "cli-option-tuned-players")
    parser.add_argument("--players", metavar="N", type=whole(catalogue, 1, 2), default=2, help=shown)
    add_setup(parser, catalogue)
    shown = option_help(catalogue, "cli-option-steps", {"trials": TRIALS})
    parser.add_argument("--steps", metavar="N", type=whole(catalogue, 1, 100_000), default=150, help=shown)
    shown = option_help(catalogue, "cli-option-tuned-simulations")
    parser.add_argument("--simulations", metavar="N", type=whole(catalogue, 0, 100_000), default=0, help=shown)
    shown = option_help(catalogue, "cli-option-check")
    parser.add_argument("--check", metavar="N", type=whole(catalogue, 1, 100_000), default=400, help=shown)
    add_seed(parser, catalogue, default=1)
    add_jobs(parser, catalogue)
    parser.add_argument("--out", metavar="FILE", type=Path, help=option_help(catalogue, "cli-option-weights"))
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Tunes, lets the new weights play the old ones, and writes them down."""
    game = open_from(args, catalogue)
    if args.out is not None and not args.out.parent.is_dir():  # said now, not after hours
        reason = os.strerror(errno.ENOENT)
        raise BadSetup(Message("cannot-write", {"file": str(args.out), "reason": reason}))
    settings = tuple(sorted(game.settings.items()))
    setup = Setup(game.name, game.players, game.ruleset, settings, args.cards, (), args.seed)
    valuation = game.valuation()
    before = list(valuation.weights)
    tuner = Tuner(before, args.steps, args.seed, valuation.scored)
    with worker_pool(args.jobs or os.cpu_count() or 1) as pool:
        with progress(catalogue.say("tune-progress"), args.steps) as show:
            while tuner.step < args.steps:
                trials = tuner.propose(TRIALS)
                pairings = [(trial.up, trial.down, trial.seed) for trial in trials]
                tuner.learn(trials, _margins(pool, setup, pairings, args.simulations))
                show(tuner.step)
        after = [round(weight, 3) for weight in tuner.weights]
        margins = _margins(pool, setup, _check(args, after, before), args.simulations)
    found = _result(valuation.names, before, after, margins)
    if args.out is not None:
        table = weights_table(valuation.names, after, valuation.scored, _command(args, game))
        saves.write_or_refuse(args.out, table)
    if args.json:
        asked = {"game": game.name, "players": game.players}
        how = {"steps": args.steps, "simulations": args.simulations, "seed": args.seed}
        print(json.dumps({**asked, **how, **found}, ensure_ascii=False))
    else:
        _print(game.name, found, catalogue)
    return 0


def play_pairing(setup: Setup, simulations: int, pairing: Pairing) -> float:
    """Plays the two games of a pairing; runs in a worker."""
    return play_trial(opened(setup), *pairing, simulations)


def _margins(pool: Executor, setup: Setup, pairings: list[Pairing], simulations: int) -> list[float]:
    return list(pool.map(partial(play_pairing, setup, simulations), pairings))


def _check(args: argparse.Namespace, after: list[float], before: list[float]) -> list[Pairing]:
    """Lists the pairings of new weights with old ones, on deals that the tuning has not seen."""
    seed = derived_seed(args.seed, -1)
    return [(after, before, derived_seed(seed, i)) for i in range(max(2, args.check // 2))]


def _command(args: argparse.Namespace, game: Game) -> str:
    """Returns the command that was run, for the table of weights to say where they come from."""
    settings = "".join(f" --set {name}={value}" for name, value in sorted(game.settings.items()))
    cards = f" --cards {args.cards}" if args.cards else ""
    setup = f"--players {game.players} --ruleset {game.ruleset}{settings}{cards}"
    thinking = f" --simulations {args.simulations}" if args.simulations else ""
    return f"meadowmarket tune {game.name} {setup} --steps {args.steps}{thinking} --seed {args.seed}"


def _result(names: list[str], before: list[float], after: list[float], margins: list[float]) -> dict[str, object]:
    sure = mean_interval(margins)
    return {
        "weights": [{"term": name, "before": old, "after": new} for name, old, new in zip(names, before, after)],
        "check_games": 2 * len(margins),  # of two players with changed seats; of one, with either weights
        "mean_margin": round(mean(margins), 2),
        "ci95": None if sure is None else [round(end, 2) for end in sure],
    }


def _print(game: str, found: dict[str, object], catalogue: Catalogue) -> None:
    grid = Grid(*(catalogue.say(f"tune-{column}") for column in ("term", "before", "after")))
    weights = found["weights"]
    assert isinstance(weights, list)
    for row in weights:
        grid.add_row(catalogue.say(f"{game}-term-{row['term']}"), f"{row['before']:g}", f"{row['after']:g}")
    Console().print(grid)
    margin, sure = found["mean_margin"], found["ci95"]
    interval = f"{sure[0]:+} … {sure[1]:+}" if isinstance(sure, list) else "–"
    args = {"games": str(found["check_games"]), "margin": f"{margin:+}", "sure": interval}
    print(catalogue.say("tune-check", {**args}))
