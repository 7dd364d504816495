"""Speed of the running build. `bench` starts `python -m meadowmarket.lab.bench.speed` once per build."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from meadowmarket import build, games
from meadowmarket.bots.bot import Budget
from meadowmarket.bots.search.tree import Search, run
from meadowmarket.core.api import Game, State
from meadowmarket.core.batch import GameBatch
from meadowmarket.core.playout import clone_often, derived_seed, play_random, play_some
from meadowmarket.core.rng import Rng
from meadowmarket.lab.processes import Pool

CLONES = 200
POSITIONS = 20
SIMULATIONS = 600
"""The most simulations in each search, as in 200 ms of a slow machine: the first ones take longest."""
BATCH = 32
"""The games of a batch."""
STEPS = 10
processor = time.process_time
"""The clock for what one process does alone: other work on the machine does not count."""
FEWEST_OPTIONS = 2
"""The least options of a position that is worth searching."""


def measure_play(game: Game, seconds: float) -> tuple[float, float]:
    """Return the decisions and the whole games per second of random play, setting up included."""
    play_random(game.new(0), Rng(0))  # whatever is made on first use
    decisions = 0
    index = 0
    start = processor()
    while (elapsed := processor() - start) < seconds:
        seed = derived_seed(1, index)
        decisions += play_random(game.new(seed), Rng(seed))
        index += 1
    return decisions / elapsed, index / elapsed


def measure_batch(game: Game, seconds: float, observes: bool, clock: Callable[[], float] = processor) -> float:
    """Return the decisions per second of random play in a batch, with masks, or with masks and observations."""
    batch = GameBatch(game, [int(derived_seed(3, index)) for index in range(BATCH)], observes)
    batch.play_random(1, True)
    steps = 0
    start = clock()
    while (elapsed := clock() - start) < seconds:
        batch.play_random(STEPS, True)
        steps += STEPS
    return steps * BATCH / elapsed


class BatchWork(NamedTuple):
    """A batch of games, played in a separate process."""

    name: str
    players: int
    ruleset: str
    seconds: float


def batch_speed(work: BatchWork) -> float:
    """Return the decisions per second of a batch with masks and observations; runs in a worker."""
    game = games.open_game(work.name, work.players, work.ruleset)
    return measure_batch(game, work.seconds, True, time.perf_counter)  # processes share the machine


def measure_speedup(work: BatchWork, jobs: int) -> float:
    """Return the decisions per second of `jobs` processes at once, divided by those of one."""
    return _speed_of_all(work, jobs) / _speed_of_all(work, 1)


def _speed_of_all(work: BatchWork, jobs: int) -> float:
    with Pool(jobs) as pool:
        # Each process gets one task of each list. All are ready after the first, so that they measure at the same time.
        list(pool.as_done(batch_speed, [work._replace(seconds=0.0)] * jobs))
        return sum([speed for _, speed in pool.as_done(batch_speed, [work] * jobs)])


def middle_positions(game: Game) -> list[State]:
    """Return positions from the middle of random games."""
    states = []
    for index in range(POSITIONS):
        seed = derived_seed(2, index)
        length = play_random(game.new(seed), Rng(seed))
        state = game.new(seed)
        play_some(state, Rng(seed), length // 2)
        states.append(state)
    return states


def measure_search(game: Game, seconds: float) -> float:
    """Return the simulations per second of a search, over positions from the middle of random games."""
    valuation = game.valuation()
    states = []
    for state in middle_positions(game):
        while state.stack and len(state.options(state.seats_to_act()[0])) < FEWEST_OPTIONS:
            play_some(state, Rng(state.actions_played), 1)
        if state.stack:
            states.append(state)
    count = 0
    start = processor()
    while (elapsed := processor() - start) < seconds and states:
        for state in states:
            search = Search(game, valuation, state, state.seats_to_act()[0], Rng(count))
            run(search, Budget(simulations=SIMULATIONS))
            count += search.root.visits
    return count / elapsed


def measure_clone(game: Game, seconds: float) -> float:
    """Return the microseconds per clone, over positions from the middle of random games."""
    states = middle_positions(game)
    count = 0
    start = processor()
    while (elapsed := processor() - start) < seconds:
        for state in states:
            clone_often(state, CLONES)
        count += CLONES * len(states)
    return elapsed / count * 1e6


def main() -> None:
    """Measure by the arguments (game, ruleset, players, seconds, processes) and print the results as JSON."""
    name, ruleset, players, seconds, jobs = sys.argv[1:]
    result: dict[str, str | dict[str, float]] = {"build": build().kind}
    decisions: dict[str, float] = {}
    whole_games: dict[str, float] = {}
    clones: dict[str, float] = {}
    simulations: dict[str, float] = {}
    masks: dict[str, float] = {}
    observations: dict[str, float] = {}
    speedups: dict[str, float] = {}
    for count in players.split(","):
        game = games.open_game(name, int(count), ruleset)
        per_s = measure_play(game, float(seconds))
        decisions[count], whole_games[count] = round(per_s[0]), round(per_s[1], 1)
        clones[count] = round(measure_clone(game, float(seconds) / 4), 3)
        masks[count] = round(measure_batch(game, float(seconds), False))
        observations[count] = round(measure_batch(game, float(seconds), True))
        speedups[count] = round(measure_speedup(BatchWork(name, int(count), ruleset, float(seconds)), int(jobs)), 2)
        simulations[count] = round(measure_search(game, float(seconds)))
    result.update(decisions_per_s=decisions, games_per_s=whole_games, clone_us=clones, simulations_per_s=simulations)
    result.update(batch_masks_per_s=masks, batch_observations_per_s=observations, batch_speedup=speedups)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
