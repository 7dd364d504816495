"""The one place where hidden information is redealt, for everyone who may not see the real state."""

from __future__ import annotations

from meadowmarket.core.api import State
from meadowmarket.core.rng import Rng


def redealt(state: State, seat: int, rng: Rng) -> State:
    """Return a copy of a state in which everything that a seat can't know is redealt, including future chance.

    Bots, hints and every other answer to a seat before it acts use such copies, never the state itself.
    """
    return state.game.determinize(state, seat, rng)
