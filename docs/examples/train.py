"""Learns to play from its own games, with scikit-learn, and draws how it gets better against random play.

The learner values a position by what its seat can know of it: the model predicts from the observation how many points
the seat will be ahead at the end. A move is chosen by the value of the position after it. Each round plays games with
the model so far, fits it to all games until now, and then plays the same deals against `random`.

Needs `pip install "meadowmarket[learn,plots]"`.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
import pygal
from numpy.typing import NDArray
from sklearn.linear_model import Ridge
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

import meadowmarket as mm

PLAYERS = 2
RANDOM_SHARE = 0.1
"""How many of the moves in the games to learn from are random, so that there is something new to learn."""
PENALTY = 1000.0
"""Keeps the model from learning single games by heart."""
LONG = 600
"""From so many actions on chance plays: in La Granja a learner may buy and sell the same good for ever."""
Z = 1.96
"""Standard deviations of a 95 % interval."""

Sheet = NDArray[np.float32]


class Learner(mm.Bot):
    """Takes the option after which the model expects most for its seat.

    `mm.choose` deals again what the seat can't know before it asks: looking one move ahead reveals nothing hidden.
    """

    def __init__(self, model: Pipeline) -> None:
        self.model = model

    def choose(self, game: mm.Game, state: mm.State, seat: int, budget: mm.Budget) -> int:
        """Return the best option by the model."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        values = self.model.predict(np.stack([after(state, seat, action) for action in options]))
        return options[int(np.argmax(values))]


def after(state: mm.State, seat: int, action: int) -> Sheet:
    """Return what the seat observes after an action."""
    copy = state.clone()
    copy.apply(seat, action)
    return mm.observation(copy, seat).astype(np.float32)


def margin(state: mm.State, seat: int) -> int:
    """Return the points of a seat beyond those of its best opponent."""
    scores = state.scores()
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def move(state: mm.State, seat: int, bot: mm.Bot, chance: mm.Bot, rng: random.Random) -> None:
    """Play the choice of a bot; that of chance if the game has lasted too long."""
    asked = bot if state.actions_played < LONG else chance
    state.apply(seat, mm.choose(asked, state, seat, seed=rng.getrandbits(32)))


class Lessons:
    """What was observed in games, and how far ahead the seat that observed it was at the end."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.margins: list[int] = []

    def play(self, game: mm.Game, learner: Learner | None, rng: random.Random) -> None:
        """Play a game against itself and remember each position after a move, for the seat that has moved."""
        chance = mm.make_bot("random", seed=rng.getrandbits(32))
        state = game.new(seed=rng.getrandbits(32))
        seats: list[int] = []
        while not state.is_over():
            seat = state.seats_to_act()[0]
            bot = chance if learner is None or rng.random() < RANDOM_SHARE else learner
            move(state, seat, bot, chance, rng)
            self.sheets.append(mm.observation(state, seat).astype(np.float32))
            seats.append(seat)
        self.margins += [margin(state, seat) for seat in seats]

    def model(self) -> Pipeline:
        """Return a model that is fitted to all games so far."""
        return make_pipeline(StandardScaler(), Ridge(PENALTY)).fit(np.stack(self.sheets), np.array(self.margins))


@dataclass(frozen=True)
class Score:
    """How many games against `random` were won; a tie is half a win."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate, by Wilson."""
        spread = Z * Z / self.games
        middle = (self.rate + spread / 2) / (1 + spread)
        half = sqrt(spread * (self.rate * (1 - self.rate) + spread / 4)) / (1 + spread)
        return middle - half, middle + half


def against_random(game: mm.Game, bot: mm.Bot, games: int, seed: int) -> Score:
    """Play against `random`, each deal from both seats."""
    wins = 0.0
    for number in range(games):
        deal, seat = divmod(number, PLAYERS)
        rng = random.Random(f"{seed} {deal}")
        opponent = mm.make_bot("random", seed=rng.getrandbits(32))
        state = game.new(seed=rng.getrandbits(32))
        while not state.is_over():
            acting = state.seats_to_act()[0]
            move(state, acting, bot if acting == seat else opponent, opponent, rng)
        winners = state.winners()
        wins += (seat in winners) / len(winners)
    return Score(wins, games)


def draw(scores: list[Score], title: str) -> str:
    """Draw the win rates with their intervals as an SVG."""
    chart = pygal.Line(title=title, x_title="round", range=(0, 1), show_legend=False, js=[])
    chart.formatter = lambda share: f"{share:.0%}"
    chart.x_labels = [str(number) for number in range(len(scores))]
    intervals = [score.interval for score in scores]
    chart.add("win rate", [{"value": s.rate, "ci": {"low": i[0], "high": i[1]}} for s, i in zip(scores, intervals)])
    return str(chart.render(is_unicode=True))


def row(number: int, score: Score, positions: int, seconds: float) -> str:
    """Return the line of a round in the table."""
    low, high = score.interval
    return f"{number:>5}  {positions:>9,}  {score.rate:>6.1%}  {low:>6.1%} to {high:>6.1%}  {seconds:>6.0f} s"


def train(game: mm.Game, rounds: int, games: int, tests: int, seed: int) -> list[Score]:
    """Learn for some rounds and print a line for each; round 0 is random play itself."""
    start = time.monotonic()
    rng = random.Random(seed)
    lessons = Lessons()
    learner: Learner | None = None
    print("round  positions  won      95 %                 time")
    scores = [against_random(game, mm.make_bot("random", seed=seed), tests, seed)]
    print(row(0, scores[0], 0, time.monotonic() - start), flush=True)
    for number in range(1, rounds + 1):
        for _ in range(games):
            lessons.play(game, learner, rng)
        learner = Learner(lessons.model())
        scores.append(against_random(game, learner, tests, seed))
        print(row(number, scores[-1], len(lessons.sheets), time.monotonic() - start), flush=True)
    return scores


def positive(text: str) -> int:
    """Read a whole number that is not less than 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 on")
    return int(text)


def new_file(text: str) -> Path:
    """Read the name of a file that is not there yet, in a folder that is: before hours of work, not after them."""
    path = Path(text)
    if not text or path.exists() or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is no new file in a folder that exists")
    return path


def main() -> None:
    """Read the command line, learn, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn a game by self-play and draw the win rate against random.")
    parser.add_argument("--game", choices=mm.game_names(), default="everdell")
    parser.add_argument("--rounds", type=positive, default=6, help="how often to play and to fit (6)")
    parser.add_argument("--games", type=positive, default=200, help="games to learn from in each round (200)")
    parser.add_argument("--tests", type=positive, default=400, help="games against random after each round (400)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same curve (1)")
    parser.add_argument("--out", type=new_file, default="curve.svg", help="the new file for the curve (curve.svg)")
    given = parser.parse_args()
    game = mm.make_game(given.game, players=PLAYERS)
    scores = train(game, given.rounds, given.games, given.tests, given.seed)
    given.out.write_text(draw(scores, f"{given.game}: games won against random"), encoding="utf-8")
    print(f"The curve is in {given.out}.")


if __name__ == "__main__":
    main()
