"""Root parallelization: several independent searches of one position, merged at the root.

Each search runs in its own process; then visits and rewards of the root's options are added up (Cazenave & Jouandeau
2007, "On the parallelization of UCT"; Chaslot, Winands & van den Herik 2008, "Parallel Monte-Carlo tree search").
The processes are forks, which already have the game and the position. Where there is no fork, one search runs alone.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Final

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.search.node import Node
from meadowmarket.bots.search.tree import Search, run

Finding = tuple[int, int, float, float, float]
"""An option of a root: its action, visits, sums of rewards and margins, and prior."""

HAS_FORK: Final = "fork" in multiprocessing.get_all_start_methods()


def run_together(searches: list[Search], budget: Budget) -> Node:
    """Run all searches, the first one in this process, and return a root with their merged statistics."""
    if len(searches) == 1 or not HAS_FORK:
        run(searches[0], budget)
        return searches[0].root
    context = multiprocessing.get_context("fork")
    ends: list[Connection] = []
    processes = []
    for search in searches[1:]:
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_search_and_send, args=(search, budget, there), daemon=True)
        process.start()
        there.close()
        ends.append(here)
        processes.append(process)
    run(searches[0], budget)
    root = searches[0].root
    for end in ends:
        for action, visits, total, margins, prior in end.recv():
            _merge(root, action, visits, total, margins, prior)
        end.close()
    for process in processes:
        process.join()
    return root


def _search_and_send(search: Search, budget: Budget, end: Connection) -> None:
    run(search, budget)
    root = search.root
    found: list[Finding] = [
        (option.action, option.visits, option.total, option.margins, option.prior) for option in root.options.values()
    ]
    end.send(found)
    end.close()


def _merge(root: Node, action: int, visits: int, total: float, margins: float, prior: float) -> None:
    option = root.option(action)
    if not option.has_prior:
        root.set_priors([option], [prior])
    root.add(option, visits, total, margins)
