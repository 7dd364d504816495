"""One game between bots, with a watcher for each decision. It is the game that `sim` plays from the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from meadowmarket.bots.ask import choose_or_random
from meadowmarket.bots.bot import Budget
from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import LIMIT, derived_seed, pick
from meadowmarket.core.rng import Rng
from meadowmarket.lab.bot_specs import close_all, make_bot, show_failure, tell_result_of

RANDOM = "random"

Watch = Callable[[State, int, int, int, float], None]
"""Gets the state before an action, the seat, the action, the number of options, and the milliseconds of thought."""


def play_watched(
    game: Game,
    bots: Sequence[str],
    seed: int,
    watch: Watch,
    failures: Sequence[Counter[str]] | None = None,
    limit: int = LIMIT,
) -> State:
    """Play a game to its end, or to the limit, and return its last state; failures of bots are counted by seat."""
    if all(bot == RANDOM for bot in bots):
        return _play_random(game, seed, watch, limit)
    state = game.new(seed)
    made = [make_bot(spec, derived_seed(seed, seat + 1)) for seat, spec in enumerate(bots)]
    rng = Rng(derived_seed(seed, 0))
    budget = Budget()
    try:
        while state.stack and limit > 0:
            decision = state.decision()
            seat = decision.seats(state)[0]
            options = len(decision.options(state, seat))
            start = perf_counter()
            chosen = choose_or_random(made[seat], game, state, seat, rng, budget)
            spent = (perf_counter() - start) * 1000
            if chosen.failure is not None and failures is not None:
                failures[seat][chosen.failure.key] += 1
            show_failure(bots[seat], chosen)
            watch(state, seat, chosen.action, options, spent)
            state.apply(seat, chosen.action)
            limit -= 1
        if state.is_over():
            tell_result_of(bots, made, state)
    finally:
        close_all(bots, made)
    return state


def _play_random(game: Game, seed: int, watch: Watch, limit: int) -> State:
    state = game.new(seed)
    rng = Rng(derived_seed(seed, 0))
    last_resort = game.last_resort()
    while state.stack and limit > 0:
        decision = state.decision()
        seat = decision.seats(state)[0]
        options = decision.options(state, seat)
        action = pick(options, last_resort, rng)
        watch(state, seat, action, len(options), 0.0)
        state.advance(seat, action)
        limit -= 1
    return state
