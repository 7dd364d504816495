"""Playing the ladder and writing its page and plot.

The games are kept in a folder, so that a ladder can be stopped and continued.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from meadowmarket.lab.arena.contest import play_all
from meadowmarket.lab.arena.report import arena_data, percent, percent_range, stopped
from meadowmarket.lab.ladder import page
from meadowmarket.lab.ladder.rungs import LadderLine, Rung, ladder
from meadowmarket.lab.processes import Ending, local_pool, stoppable
from meadowmarket.terminal import saves
from meadowmarket.texts import Catalogue

WORK, OUT = Path("build/ladder"), Path("docs")
PAGE, PLOT = "ladder.md", "ladder.svg"


@dataclass(frozen=True)
class LadderSetup:
    """What a ladder plays, in how many processes, and where the games and the page go."""

    games: Sequence[str]
    rungs: Sequence[Rung]
    jobs: int
    work: Path = WORK
    out: Path = OUT
    as_json: bool = False


def run(setup: LadderSetup, catalogue: Catalogue) -> int:
    """Play the games that the ladder still lacks and write its page; return the exit status."""
    lines = ladder(setup.games, setup.rungs, setup.work)
    ending = _play(lines, setup.jobs, catalogue, not setup.as_json)
    if ending.status:
        done = sum(len(line.record.games) for line in lines)
        message = stopped(ending, done, sum(line.games for line in lines), setup.work)
        print(catalogue.text(message), file=sys.stderr)
        return ending.status
    page_file, plot_file = setup.out / PAGE, setup.out / PLOT
    saves.write_or_refuse(plot_file, page.plot(lines, catalogue))
    saves.write_or_refuse(page_file, page.page(lines, PLOT, catalogue))
    if setup.as_json:
        found = [arena_data(line.game, line.record.setup, line.deals, [line.result]) for line in lines]
        print(json.dumps({"lines": found}, ensure_ascii=False))
    else:
        print(catalogue.say("ladder-written", {"files": f"{page_file}, {plot_file}"}))
    return 0


def _play(lines: Sequence[LadderLine], jobs: int, catalogue: Catalogue, says: bool) -> Ending:
    """Play the games that the lines lack, the last rungs first: they take longest. Return how it ended."""
    rungs = list(dict.fromkeys(line.rung.name for line in lines))
    longest_first = sorted(lines, key=lambda line: -rungs.index(line.rung.name))
    label = catalogue.say("ladder-title")
    try:
        with stoppable() as ending:
            for line in longest_first:
                if line.is_complete and says:
                    _print(line, catalogue)
            for number in play_all([(line.record, line.deals) for line in longest_first], local_pool(jobs), label):
                line = longest_first[number]
                if line.is_complete and says:
                    _print(line, catalogue)
    finally:
        for line in lines:
            line.record.close()
    return ending


def _print(line: LadderLine, catalogue: Catalogue) -> None:
    result = line.result
    args = {"rate": percent(result.win_rate, catalogue), "sure": percent_range(result.win_interval, catalogue)}
    print(catalogue.say("ladder-done", {"line": line.title(catalogue), **args}), flush=True)
