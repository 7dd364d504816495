"""A player for tests: still random, but keen on what makes a game rich, so that rare rules come up."""

from __future__ import annotations

from meadowmarket.core.api import Game, State
from meadowmarket.core.rng import Rng

# By the first word of a notation; 4 for all others.
KEENNESS = {
    "deliver": 30,
    "extra": 20,
    "bonus": 8,
    "use": 10,
    "upgrade": 4,
    "roof": 8,
    "barrow": 12,
    "field": 12,
    "extension": 4,
    "helper": 6,
    "end": 6,
    "done": 1,
    "decline": 1,
    "without": 1,
    "take-back": 2,
    "trade": 2,
    "buy": 1,
    "sell": 0,
}
OTHERS = 4
TO_A_BARROW = 300


def keenness(notation: str) -> int:
    """Return how keen the player is on an action."""
    word = notation.split()[0]
    return TO_A_BARROW if word == "deliver" and "barrow" in notation else KEENNESS.get(word, OTHERS)


class Eager:
    """Chooses among options by how keen it is on each."""

    def __init__(self, game: Game) -> None:
        self.keenness = [keenness(notation) for notation in game.actions.notations]

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Pick an option; one that nobody is keen on only where there is no other."""
        options = state.options(seat)
        left = rng.below(max(1, sum([self.keenness[action] for action in options])))
        for action in options:
            left -= self.keenness[action]
            if left < 0:
                return action
        return options[0]
