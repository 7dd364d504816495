"""Many games without a table: what the worker processes do, and how their results are put together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from hashlib import blake2b

from meadowmarket import games
from meadowmarket.bots.asking import choose_or_random
from meadowmarket.bots.base import Budget, make_bot
from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import LIMIT, Course, derived_seed, play_recorded
from meadowmarket.core.rng import Rng

BATCH = 20
"""The games of one piece of work: fixed, since the digest is made of the batches' digests."""


@dataclass(frozen=True)
class Setup:
    """What a worker needs to open the game by itself; it can be sent to another process."""

    name: str
    players: int
    ruleset: str
    settings: tuple[tuple[str, str], ...]
    cards: str | None
    bots: tuple[str, ...]
    seed: int
    rules: int | None = None
    """The rules version, where a recorded game names one."""

    @property
    def is_all_random(self) -> bool:
        """Says whether the compiled loop of random play will do."""
        return all(bot == "random" for bot in self.bots)


@dataclass
class Outcome:
    """What came out of some games."""

    digest: str = ""
    games: int = 0
    finished: int = 0
    decisions: int = 0
    shortest: int = LIMIT
    longest: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)
    failures: list[Counter[str]] = field(default_factory=list)
    """By seat: how often its bot failed, and how."""
    tally: list[int] = field(default_factory=list)

    def add_game(self, state: State, decisions: int) -> None:
        """Adds a game that was played; only one that ended counts for the scores."""
        self.games += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        if not state.is_over():
            return
        self.finished += 1
        winners = state.winners()
        for seat, score in enumerate(state.scores()):
            self.scores[seat] += score
            if seat in winners:
                self.wins[seat] += Fraction(1, len(winners))
            for source, points in state.points_by_source(seat).items():
                self.sources[seat][source] = self.sources[seat].get(source, 0) + points

    def add(self, other: Outcome) -> None:
        """Adds what came out of other games."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.scores = [a + b for a, b in zip(self.scores, other.scores)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.tally = [a + b for a, b in zip(self.tally, other.tally)]
        self.failures = [a + b for a, b in zip(self.failures, other.failures)]
        for mine, theirs in zip(self.sources, other.sources):
            for source, points in theirs.items():
                mine[source] = mine.get(source, 0) + points


def empty(game: Game) -> Outcome:
    """Returns the outcome of no games."""
    seats = range(game.players)
    return Outcome(
        scores=[0 for _ in seats],
        wins=[Fraction(0) for _ in seats],
        sources=[{} for _ in seats],
        failures=[Counter() for _ in seats],
        tally=[0] * len(game.actions),
    )


@cache
def opened(setup: Setup) -> Game:
    """Opens a game once in a process."""
    return games.open_game(setup.name, setup.players, setup.ruleset, dict(setup.settings), setup.cards, setup.rules)


def play_batch(setup: Setup, start: int, stop: int) -> Outcome:
    """Plays the games of these numbers; their seeds come from the setup's."""
    game = opened(setup)
    outcome = empty(game)
    digest = blake2b(digest_size=16)
    course = Course(len(game.actions))
    for index in range(start, stop):
        seed = derived_seed(setup.seed, index)
        state = game.new(seed)
        course.restart()
        if setup.is_all_random:
            play_recorded(state, Rng(derived_seed(seed, 0)), course)
        else:
            _play_with_bots(game, state, setup, seed, course, outcome.failures)
        outcome.add_game(state, course.decisions)
        scores = " ".join(map(str, state.scores()))
        digest.update(f"{index} {int(course.hash):x} {course.decisions} {scores}\n".encode("ascii"))
    outcome.tally = course.tally
    outcome.digest = digest.hexdigest()
    return outcome


def _play_with_bots(
    game: Game, state: State, setup: Setup, seed: int, course: Course, failures: list[Counter[str]]
) -> None:
    bots = [make_bot(spec, derived_seed(seed, seat + 1)) for seat, spec in enumerate(setup.bots)]
    rng = Rng(derived_seed(seed, 0))
    budget = Budget()
    try:
        while not state.is_over() and course.decisions < LIMIT:
            seat = state.seats_to_act()[0]
            chosen = choose_or_random(bots[seat], game, state, seat, rng, budget)
            if chosen.failure is not None:
                failures[seat][chosen.failure.key] += 1
            state.apply(seat, chosen.action)
            course.add(seat, chosen.action)
    finally:
        for bot in bots:
            bot.close()
