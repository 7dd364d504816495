"""Tuning of a valuation's weights by self-play, with SPSA, as chess engines are tuned.

SPSA is simultaneous perturbation stochastic approximation (Spall 1992, "Multivariate stochastic approximation using a
simultaneous perturbation gradient approximation", IEEE Transactions on Automatic Control 37). Each step perturbs all
weights at random, up or down by the same factor. A bot plays with the perturbed weights against itself with the
opposite perturbation, and all weights move a little to the side that did better.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final, final

from meadowmarket.bots.bot import Bot, Budget
from meadowmarket.bots.players.greedy import GreedyBot
from meadowmarket.bots.players.search import SearchBot
from meadowmarket.core.api import Game
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.redeal import redealt
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import margin

NUDGE: Final = 0.25
"""The factor of a perturbation is e to the power of this."""

PACE: Final = 0.08
"""How far the weights move after a clear result in the first step; in the last, a tenth of it."""

CLEAR: Final = 12.0
"""The margin in points that counts as a clear result."""


@final
class Trial:
    """Two sets of weights that play each other, and the signs of their perturbation."""

    def __init__(self, signs: list[int], up: list[float], down: list[float], seed: int) -> None:
        self.signs: Final = signs
        self.up: Final = up
        self.down: Final = down
        self.seed: Final = seed


@final
class Tuner:
    """The weights; it proposes trials and learns from their results. The weights of `scored` terms don't change."""

    def __init__(self, weights: list[float], steps: int, seed: int, scored: int = 1) -> None:
        self.weights = list(weights)
        self.steps: Final = steps
        self.step = 0
        self._scored: Final = scored
        self._seed: Final = seed
        self._rng: Final = Rng(seed)

    def propose(self, count: int) -> list[Trial]:
        """Propose the trials of the next step."""
        return [self._trial(derived_seed(self._seed, self.step * count + i)) for i in range(count)]

    def learn(self, trials: list[Trial], margins: list[float]) -> None:
        """Move the weights by the margins of the upper weights (negative if they lost)."""
        pace = PACE * (1.0 - 0.9 * self.step / self.steps) / len(trials)
        for i in range(len(self.weights)):
            pull = 0.0
            for j in range(len(trials)):
                pull += trials[j].signs[i] * tanh(margins[j] / CLEAR)
            self.weights[i] *= exp(pace * pull)
        self.step += 1

    def _trial(self, seed: int) -> Trial:
        signs = [0] * self._scored + [int(self._rng.below(2)) * 2 - 1 for _ in self.weights[self._scored :]]
        up = [weight * exp(NUDGE * sign) for weight, sign in zip(self.weights, signs)]
        down = [weight * exp(-NUDGE * sign) for weight, sign in zip(self.weights, signs)]
        return Trial(signs, up, down, seed)


def play_trial(game: Game, up: list[float], down: list[float], seed: int, simulations: int = 0) -> float:
    """Let two sets of weights play the same deal; return by how many points the first did better.

    With two players they play each other, twice with changed seats; alone, each plays for itself. They are played by
    searches of `simulations` per choice, by the greedy bot if that is 0.
    """
    if game.players == 1:
        return _margin(game, [up], seed, 0, simulations) - _margin(game, [down], seed, 0, simulations)
    first = _margin(game, [up, down], seed, 0, simulations)
    second = _margin(game, [down, up], seed, 1, simulations)
    return (first + second) / 2.0


def _margin(game: Game, weights: list[list[float]], seed: int, seat: int, simulations: int) -> float:
    """Play a game of bots with these weights and return by how much a seat is ahead at its end."""
    state = game.new(seed)
    bots = [_bot(derived_seed(seed, i), weights[i], simulations) for i in range(len(weights))]
    rng = Rng(derived_seed(seed, seat + 2))
    while state.stack:
        asked = state.seats_to_act()[0]
        seen = redealt(state, asked, rng.fork())
        state.advance(asked, bots[asked].choose(game, seen, asked, Budget()))
    return margin(game.valuation().worths(state), seat)


def _bot(seed: int, weights: list[float], simulations: int) -> Bot:
    if simulations:
        return SearchBot(seed, Budget(simulations=simulations), weights=weights)
    return GreedyBot(seed, weights)
