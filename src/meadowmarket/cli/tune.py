"""`meadowmarket tune`: weights for a game's valuation, from games of a bot against itself."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from meadowmarket.bots.intervals import mean, mean_interval
from meadowmarket.cli.arguments import (
    Commands,
    Parser,
    add_command,
    add_file,
    add_game,
    add_json,
    add_setup,
    add_work,
    carried_by,
    open_from,
    option_help,
    pool_from,
    whole,
)
from meadowmarket.core.api import Game
from meadowmarket.core.messages import Message
from meadowmarket.core.playout import derived_seed
from meadowmarket.games.weights import weights_table
from meadowmarket.lab.processes import Workers, progress, stoppable
from meadowmarket.lab.simulation import GameSetup, opened, setup_of
from meadowmarket.lab.tuning import Tuner, play_trial
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

TRIALS = 8
"""The trials of a step: fixed, so that the result does not depend on the number of jobs."""

GAMES = 2
"""The games of a deal: with two players in either seating; alone, with either weights."""

Pairing = tuple[int, list[float], list[float], int]
"""A number, two sets of weights, and the seed of their deal."""


def add(commands: Commands[Parser], catalogue: Catalogue) -> None:
    """Add the command to the parser."""
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
    add_work(parser, catalogue)
    add_file(parser, catalogue, "--out", "cli-option-weights")
    add_json(parser, catalogue)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, catalogue: Catalogue) -> int:
    """Tune, let the new weights play the old ones, and write the new ones."""
    game = open_from(args, catalogue)
    if args.out is not None:
        saves.refuse_taken(args.out)
    setup = carried_by(args, setup_of(game, (), args.cards, args.seed))
    valuation = game.valuation()
    tuning = Tuning(setup, Tuner(list(valuation.weights), args.steps, args.seed, valuation.scored), args.simulations)
    with stoppable() as ending, pool_from(args)(args.steps * TRIALS) as pool:
        tuning.run(pool, args.check, catalogue.say("tune-progress"))
    found = {**_result(valuation.names, tuning), "complete": not ending.status}
    if args.json:
        asked = {"game": game.name, "players": game.players}
        how = {"steps": args.steps, "simulations": args.simulations, "seed": args.seed}
        print(json.dumps({**asked, **how, **found}, ensure_ascii=False))
    else:
        _print(game.name, found, catalogue)
    if ending.status:
        done: dict[str, int | str | Message] = {"step": tuning.tuner.step, "steps": args.steps}
        print(catalogue.say("stopped-tuning", {"reason": ending.reason, **done}), file=sys.stderr)
    if args.out is not None and tuning.tuner.step:
        table = weights_table(valuation.names, tuning.weights, valuation.scored, _command(args, game, tuning.tuner))
        saves.write_or_refuse(args.out, table)
    return ending.status


class Tuning:
    """A running tuning; its results so far can be shown at any time."""

    def __init__(self, setup: GameSetup, tuner: Tuner, simulations: int) -> None:
        self.tuner = tuner
        self.before = list(tuner.weights)
        self.margins: list[float] = []
        """By how much the new weights won against the old ones, for each deal of the check."""
        self._work = partial(play_pairing, setup, simulations)
        self._seed = setup.seed
        self._played = 0

    @property
    def weights(self) -> list[float]:
        """Return the tuned weights, rounded as in the file."""
        return [round(weight, 3) for weight in self.tuner.weights]

    def run(self, pool: Workers, check: int, label: str) -> None:
        """Take all steps, then let the new weights play about `check` games against the old ones."""
        tuner, deals = self.tuner, max(2, check // 2)
        with progress(label, GAMES * (tuner.steps * TRIALS + deals)) as show:
            while tuner.step < tuner.steps:
                trials = tuner.propose(TRIALS)
                margins = [0.0] * TRIALS
                pairings = [(i, trial.up, trial.down, trial.seed) for i, trial in enumerate(trials)]
                for i, margin in self._play(pool, pairings, show):
                    margins[i] = margin
                tuner.learn(trials, margins)
            # On deals that the tuning has not seen.
            seed = derived_seed(self._seed, -1)
            pairings = [(i, self.weights, self.before, derived_seed(seed, i)) for i in range(deals)]
            for _, margin in self._play(pool, pairings, show):
                self.margins.append(margin)

    def _play(
        self, pool: Workers, pairings: Sequence[Pairing], show: Callable[[int], None]
    ) -> Iterator[tuple[int, float]]:
        for pairing, margin in pool.as_done(self._work, pairings):
            self._played += GAMES
            show(self._played)
            yield pairing[0], margin


def play_pairing(setup: GameSetup, simulations: int, pairing: Pairing) -> float:
    """Play the two games of a pairing; runs in a worker."""
    _, up, down, seed = pairing
    return play_trial(opened(setup), up, down, seed, simulations)


def _command(args: argparse.Namespace, game: Game, tuner: Tuner) -> str:
    """Return the command that was run, to record in the table where the weights come from."""
    settings = "".join(f" --set {name}={value}" for name, value in sorted(game.settings.items()))
    cards = f" --cards {args.cards}" if args.cards else ""
    setup = f"--players {game.players} --ruleset {game.ruleset}{settings}{cards}"
    thinking = f" --simulations {args.simulations}" if args.simulations else ""
    command = f"meadowmarket tune {game.name} {setup} --steps {args.steps}{thinking} --seed {args.seed}"
    return command if tuner.step == tuner.steps else f"{command} (stopped after step {tuner.step})"


def _result(names: list[str], tuning: Tuning) -> dict[str, object]:
    margins = sorted(tuning.margins)  # whatever worker was first: a sum of floats depends on the order
    sure = mean_interval(margins)
    weights = zip(names, tuning.before, tuning.weights)
    return {
        "weights": [{"term": name, "before": old, "after": new} for name, old, new in weights],
        "steps_done": tuning.tuner.step,
        "check_games": GAMES * len(margins),
        "mean_margin": round(mean(margins), 2) if margins else None,
        "ci95": None if sure is None else [round(end, 2) for end in sure],
    }


def _print(game: str, found: dict[str, object], catalogue: Catalogue) -> None:
    grid = Grid(*(catalogue.say(f"tune-{column}") for column in ("term", "before", "after")))
    weights = found["weights"]
    assert isinstance(weights, list)
    for row in weights:
        grid.add_row(
            catalogue.say(f"{game}-term-{row['term']}"), *(catalogue.shortest(row[key]) for key in ("before", "after"))
        )
    Console().print(grid)
    margin, sure = found["mean_margin"], found["ci95"]
    if not isinstance(margin, float):
        return
    interval = " … ".join(catalogue.signed(end, 2) for end in sure) if isinstance(sure, list) else "–"
    args = {"games": str(found["check_games"]), "margin": catalogue.signed(margin, 2), "sure": interval}
    print(catalogue.say("tune-check", {**args}))
