"""Simulation of many games: the tasks of the worker processes, and the merging of their results."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from pathlib import Path

from meadowmarket import games
from meadowmarket.core.api import Game, State
from meadowmarket.core.files import folder_content
from meadowmarket.core.playout import LIMIT, PlayoutRecord, derived_seed, play_recorded
from meadowmarket.core.rng import Rng
from meadowmarket.lab.card_use import CardWins, used_by_seat
from meadowmarket.lab.playing import play_watched
from meadowmarket.lab.replay_folder import Move, replay_text

BATCH = 20
"""The games per digest; the digest of a simulation combines these digests."""

LARGEST_CHUNK = 5000


@dataclass(frozen=True)
class GameSetup:
    """The arguments with which a worker opens the game; they can be sent to another process."""

    name: str
    players: int
    ruleset: str
    settings: tuple[tuple[str, str], ...]
    cards: str | None
    bots: tuple[str, ...]
    seed: int
    rules: int | None = None
    """The rules version, where a recorded game names one."""
    files: tuple[tuple[str, bytes], ...] = ()
    """The files of the card pack, where the folder `cards` is on another machine."""

    @property
    def is_all_random(self) -> bool:
        """Whether the compiled loop of random play is enough."""
        return all(bot == "random" for bot in self.bots)


@dataclass
class Outcome:
    """Results of some games."""

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
    lines: list[str] = field(default_factory=list)
    """By game: what the digest is made of."""
    seconds: float = 0.0
    """How long the games took."""
    replays: list[tuple[int, str]] = field(default_factory=list)
    """Numbers and replays of the games, where they are kept."""
    card_wins: CardWins = field(default_factory=CardWins)
    """Filled if win rates by card are wanted."""

    def add_game(self, state: State, decisions: int) -> None:
        """Add a game that was played; only one that ended counts for the scores."""
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
        """Add the outcome of other games."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.scores = [a + b for a, b in zip(self.scores, other.scores)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.tally = [a + b for a, b in zip(self.tally, other.tally)]
        self.failures = [a + b for a, b in zip(self.failures, other.failures)]
        self.card_wins.add(other.card_wins)
        for mine, theirs in zip(self.sources, other.sources):
            for source, points in theirs.items():
                mine[source] = mine.get(source, 0) + points


def empty(game: Game) -> Outcome:
    """Return the outcome of no games."""
    seats = range(game.players)
    return Outcome(
        scores=[0 for _ in seats],
        wins=[Fraction(0) for _ in seats],
        sources=[{} for _ in seats],
        failures=[Counter() for _ in seats],
        tally=[0] * len(game.actions),
    )


@cache
def opened(setup: GameSetup) -> Game:
    """Open a game once in a process."""
    settings = dict(setup.settings)
    if not setup.files:
        return games.open_game(setup.name, setup.players, setup.ruleset, settings, setup.cards, setup.rules)
    with tempfile.TemporaryDirectory(prefix="meadowmarket-") as folder:
        for name, content in setup.files:
            Path(folder, name).write_bytes(content)
        return games.open_game(setup.name, setup.players, setup.ruleset, settings, folder, setup.rules)


def setup_of(game: Game, bots: tuple[str, ...], cards: str | None, seed: int) -> GameSetup:
    """Return the setup with which workers open a game that is open here."""
    settings = tuple(sorted(game.settings.items()))
    return GameSetup(game.name, game.players, game.ruleset, settings, cards, bots, seed)


def setup_data(game: Game, setup: GameSetup) -> dict[str, object]:
    """Return what was played, by whom and from which seed, as plain data: where the results of all commands begin."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "ruleset": game.ruleset,
        "settings": dict(game.settings),
        "pack": game.pack_digest,
        "players": game.players,
        "bots": list(setup.bots),
        "seed": setup.seed,
    }


def carried(setup: GameSetup) -> GameSetup:
    """Return a setup that carries its card pack: other machines don't have the folder."""
    return setup if setup.cards is None else replace(setup, files=tuple(sorted(folder_content(setup.cards).items())))


def play_chunk(setup: GameSetup, chunk: range, keeps: bool = False, by_card: bool = False) -> Outcome:
    """Play the games of these numbers; their seeds come from the setup's. Runs in a worker.

    With `keeps` there are replays of them, with `by_card` win rates by card.
    """
    began = time.perf_counter()
    game = opened(setup)
    outcome = empty(game)
    record = PlayoutRecord(len(game.actions))
    for index in chunk:
        seed = derived_seed(setup.seed, index)
        record.restart()
        if setup.is_all_random and not keeps and not by_card:
            state = game.new(seed)
            play_recorded(state, Rng(derived_seed(seed, 0)), record)
        else:
            state, moves = _play_with_bots(game, setup, seed, record, outcome.failures)
            if keeps:
                outcome.replays.append((index, replay_text(game, seed, setup.bots, moves)))
            if by_card and state.is_over():
                outcome.card_wins.add_game(used_by_seat(game, moves), state.winners())
        outcome.add_game(state, record.decisions)
        scores = " ".join(map(str, state.scores()))
        outcome.lines.append(f"{index} {int(record.hash):x} {record.decisions} {scores}\n")
    outcome.tally = record.tally
    outcome.seconds = time.perf_counter() - began
    return outcome


class Gathering:
    """The games of a simulation: cut into chunks, and put back in order, whichever arrives first."""

    def __init__(self, game: Game, count: int, seconds: float = 0.1) -> None:
        """Cut the games so that each chunk takes about `seconds`: many quick games, or one slow one."""
        self.seconds = seconds
        self.total = empty(game)
        self.played = 0
        self._count = count
        self._size = 1
        self._early: dict[int, Outcome] = {}
        self._digest = blake2b(digest_size=8)
        self._batch = blake2b(digest_size=16)

    def chunks(self) -> Iterator[range]:
        """Yield the games in chunks; the quicker the games so far, the larger the chunks."""
        start = 0
        while start < self._count:
            stop = min(start + self._size, self._count)
            yield range(start, stop)
            start = stop

    def add(self, chunk: range, outcome: Outcome) -> None:
        """Add the outcome of a chunk."""
        self._size = max(1, min(LARGEST_CHUNK, int(len(chunk) * self.seconds / max(outcome.seconds, 1e-6))))
        self.played += len(chunk)
        self._early[chunk.start] = outcome
        while (next_one := self._early.pop(self.total.games, None)) is not None:
            self._add_in_order(next_one)

    def _add_in_order(self, outcome: Outcome) -> None:
        for index, line in enumerate(outcome.lines, self.total.games + 1):
            self._batch.update(line.encode("ascii"))
            if index % BATCH == 0 or index == self._count:
                self._digest.update(self._batch.hexdigest().encode("ascii"))
                self._batch = blake2b(digest_size=16)
        self.total.add(outcome)

    def finish(self) -> Outcome:
        """Return the outcome of all games that were played; only a complete simulation has a digest."""
        if self.total.games == self._count:
            self.total.digest = self._digest.hexdigest()
        for start in sorted(self._early):
            self.total.add(self._early[start])
        return self.total


def _play_with_bots(
    game: Game, setup: GameSetup, seed: int, record: PlayoutRecord, failures: list[Counter[str]]
) -> tuple[State, list[Move]]:
    moves: list[Move] = []

    def watch(_: State, seat: int, action: int, __: int, ___: float) -> None:
        record.add(seat, action)
        moves.append((seat, action))

    return play_watched(game, setup.bots, seed, watch, failures), moves
