"""Several searches of one position at once: each in a process of its own, their findings put together at the root.

The processes are forks, which have the game and the position already. Where there is no fork, one searches alone.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Final

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.search.node import Node
from meadowmarket.bots.search.tree import Search, run

Finding = tuple[int, int, float, float, float]
"""Of an option: its code, visits, totals of rewards and margins, and prior."""

HAS_FORK: Final = "fork" in multiprocessing.get_all_start_methods()


def run_together(searches: list[Search], budget: Budget) -> Node:
    """Runs all searches, the first one here, and returns a root with what they have found together."""
    if len(searches) == 1 or not HAS_FORK:
        run(searches[0], budget)
        return searches[0].root
    context = multiprocessing.get_context("fork")
    ends: list[Connection] = []
    helpers = []
    for search in searches[1:]:
        here, there = context.Pipe(duplex=False)
        helper = context.Process(target=_search_and_tell, args=(search, budget, there), daemon=True)
        helper.start()
        there.close()
        ends.append(here)
        helpers.append(helper)
    run(searches[0], budget)
    root = searches[0].root
    for end in ends:
        for action, visits, total, margins, prior in end.recv():
            _merge(root, action, visits, total, margins, prior)
        end.close()
    for helper in helpers:
        helper.join()
    return root


def _search_and_tell(search: Search, budget: Budget, end: Connection) -> None:
    run(search, budget)
    root = search.root
    found: list[Finding] = [
        (option.action, option.visits, option.total, option.margins, option.prior) for option in root.options.values()
    ]
    end.send(found)
    end.close()


def _merge(root: Node, action: int, visits: int, total: float, margins: float, prior: float) -> None:
    option = root.option(action)
    if not option.is_judged:
        root.judge([option], [prior])
    root.add(option, visits, total, margins)
