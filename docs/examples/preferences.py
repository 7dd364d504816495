"""Learns which actions of La Granja are good, through the Gymnasium environment, and draws how it gets better.

The policy has one number per action, its preference: a legal action is chosen with a probability that grows with it.
After each batch of games against `random`, the preferences of what was done in games that went better than usual rise,
and the others fall (REINFORCE, R. Williams 1992). It sees nothing of the position, and yet beats random play.

Needs `pip install "meadowmarket[research,plots]"`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import pygal
from numpy.typing import NDArray

import meadowmarket as mm
from meadowmarket.envs.single_seat import SingleSeatEnv

RATE = 5.0
"""How far preferences move after a batch."""

Numbers = NDArray[np.float64]


def chances(preferences: Numbers, legal: NDArray[np.intp]) -> Numbers:
    """Return the probability of each legal action."""
    powers: Numbers = np.exp(preferences[legal] - preferences[legal].max())
    return powers / powers.sum()


def play(environment: SingleSeatEnv, preferences: Numbers, rng: np.random.Generator) -> tuple[float, bool, Numbers]:
    """Play a game; return the points ahead, whether it was won, and how preferences would make it more likely."""
    observation, _ = environment.reset(seed=int(rng.integers(1 << 31)))
    gradient = np.zeros(len(preferences))
    is_over = is_cut = False
    reward, info = 0.0, {}
    while not is_over and not is_cut:
        legal = np.flatnonzero(observation["action_mask"])
        share = chances(preferences, legal)
        action = rng.choice(legal, p=share)
        gradient[legal] -= share
        gradient[action] += 1
        observation, reward, is_over, is_cut, info = environment.step(action)
    scores = info.get("scores", np.zeros(2))
    seat = environment.seat
    return float(scores[seat] - scores[1 - seat]), reward > 0, gradient


def train(rounds: int, games: int, tests: int, seed: int) -> list[float]:
    """Learn for some rounds; print a line for each, and return the share of test games won before and after each."""
    game = mm.make_game("lagranja", players=2)
    environments = [SingleSeatEnv(game, ["random"], seat=seat) for seat in range(2)]
    preferences = np.zeros(len(game.actions))
    rng = np.random.default_rng(seed)
    start = time.monotonic()
    shares: list[float] = []
    print("round  won     time")
    for number in range(rounds + 1):
        if number:
            played = [play(environments[i % 2], preferences, rng) for i in range(games)]
            margins = np.array([margin for margin, _, _ in played])
            worth = (margins - margins.mean()) / (margins.std() or 1.0)
            preferences += RATE * np.mean([w * found for w, (_, _, found) in zip(worth, played)], axis=0)
        test = np.random.default_rng(seed + 1)
        shares.append(float(np.mean([play(environments[i % 2], preferences, test)[1] for i in range(tests)])))
        print(f"{number:>5}  {shares[-1]:>6.1%}  {time.monotonic() - start:>4.0f} s", flush=True)
    return shares


def draw(shares: list[float]) -> str:
    """Draw the shares as an SVG."""
    chart = pygal.Line(title="La Granja: games won against random", x_title="round", range=(0, 1), js=[])
    chart.show_legend = False
    chart.formatter = lambda share: f"{share:.0%}"
    chart.x_labels = [str(number) for number in range(len(shares))]
    chart.add("won", shares)
    return str(chart.render(is_unicode=True))


def main() -> None:
    """Read the command line, learn, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn preferences for actions and draw the games won.")
    for name, usual, told in (
        ("rounds", 10, "rounds"),
        ("games", 100, "games per round"),
        ("tests", 200, "test games"),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"{told} ({usual})")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same curve (1)")
    parser.add_argument("--out", type=Path, default=Path("preferences.svg"), help="the new file for the curve")
    given = parser.parse_args()
    if given.out.exists() or min(given.rounds, given.games, given.tests) < 1:
        parser.error("numbers must be 1 or more, and --out a new file")
    curve = draw(train(given.rounds, given.games, given.tests, given.seed))
    given.out.write_text(curve, encoding="utf-8")
    print(f"The curve is in {given.out}.")


if __name__ == "__main__":
    main()
