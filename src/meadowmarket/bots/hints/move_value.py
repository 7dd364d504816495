"""The expected margin of single moves. Each gets its own search, so that moves can be compared.

A search through all options spends its simulations on the best ones and underestimates the rest.
"""

from __future__ import annotations

from time import perf_counter

from meadowmarket.bots.bot import Budget
from meadowmarket.bots.search.tree import Search
from meadowmarket.core.api import State
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation


def expected_margin(
    valuation: Valuation, state: State, seat: int, action: int, budget: Budget, rng: Rng, further: int = 0
) -> float:
    """Return the expected margin at the end after a move; the state must hold only what the seat may know.

    `further` adds turns of the seat to the usual horizon.
    """
    assert budget.milliseconds or budget.simulations
    search = Search(state.game, valuation, state, seat, rng, [action], further)
    start = perf_counter()
    done = 0
    while done == 0 or not _is_spent(budget, done, perf_counter() - start):
        search.simulate()
        done += 1
    return search.root.margin(search.root.option(action))


def share(budget: Budget, parts: int) -> Budget:
    """Return one of `parts` equal parts of a budget; a limit never becomes 0, which would mean none."""
    return Budget(-(-budget.milliseconds // parts), -(-budget.simulations // parts))


def _is_spent(budget: Budget, simulations: int, seconds: float) -> bool:
    if budget.simulations and simulations >= budget.simulations:
        return True
    return budget.milliseconds > 0 and seconds * 1000.0 >= budget.milliseconds
