"""The games of a study: each deal is played with and without the change, by the same bots with the same seed."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from meadowmarket.core.api import Game, State
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.valuation import margin
from meadowmarket.lab.playing import play_watched
from meadowmarket.lab.simulation import GameSetup, opened
from meadowmarket.lab.study.card_pairs import CardPairs
from meadowmarket.lab.study.cards import WIN, CardCounts, CardWatch
from meadowmarket.lab.study.moments import Pairs

Key = tuple[str, str, int]
"""What is measured: its kind, a name (of a card or source), and a seat; -1 stands for the whole game."""

WHOLE = -1
WINS, POINTS, MARGIN, LENGTH, SOURCE, USE = "wins", "points", "margin", "length", "source", "use"


@dataclass
class Arm:
    """One of the two games of a deal: with or without the change."""

    is_over: bool
    values: dict[Key, int]
    won: list[int]
    decisions: int
    watch: CardWatch


@dataclass
class Findings:
    """Results of some deals. They can be added up in any order."""

    deals: int = 0
    unfinished: int = 0
    """Deals that are left out, since one of their games had no end."""
    differing: int = 0
    """Deals in which the change made a difference."""
    pairs: dict[Key, Pairs] = field(default_factory=dict)
    base_cards: CardCounts = field(default_factory=CardCounts)
    changed_cards: CardCounts = field(default_factory=CardCounts)
    card_pairs: CardPairs = field(default_factory=CardPairs)
    seconds: float = 0.0

    def add_deal(self, players: int, base: Arm, changed: Arm) -> None:
        """Add the two games of a deal."""
        self.deals += 1
        if not base.is_over or not changed.is_over:
            self.unfinished += 1
            return
        self.differing += base.values != changed.values
        for key in base.values.keys() | changed.values.keys():
            self._pairs_of(key).add_pair(base.values.get(key, 0), changed.values.get(key, 0))
        self.base_cards.add_game(base.watch, players, base.decisions, base.won)
        self.changed_cards.add_game(changed.watch, players, changed.decisions, changed.won)
        self.card_pairs.add_deal(*((arm.watch, arm.decisions, arm.won) for arm in (base, changed)))

    def _pairs_of(self, key: Key) -> Pairs:
        return self.pairs.setdefault(key, Pairs())

    def add(self, other: Findings) -> None:
        """Add other deals."""
        self.deals += other.deals
        self.unfinished += other.unfinished
        self.differing += other.differing
        self.base_cards.add(other.base_cards)
        self.changed_cards.add(other.changed_cards)
        self.card_pairs.add(other.card_pairs)
        for key, pairs in other.pairs.items():
            self._pairs_of(key).add(pairs)

    def of(self, kind: str, name: str = "", seat: int = WHOLE) -> Pairs:
        """Return the pairs of what was measured; deals in which it did not come up count as 0."""
        found = self.pairs.get((kind, name, seat), Pairs())
        missing = self.deals - self.unfinished - found.count
        whole = Pairs()
        whole.add(found)
        whole.count += missing
        return whole

    def names(self, kind: str) -> list[str]:
        """List the names of a kind that were measured."""
        return sorted({name for one, name, _ in self.pairs if one == kind})


class Chunk(NamedTuple):
    """Some deals of a study; it can be sent to any worker."""

    base: GameSetup
    changed: GameSetup
    first: int
    stop: int


def play_chunk(chunk: Chunk) -> Findings:
    """Play some deals; runs in a worker."""
    began = time.perf_counter()
    found = Findings()
    for number in range(chunk.first, chunk.stop):
        arms = [play_arm(opened(setup), setup, number) for setup in (chunk.base, chunk.changed)]
        found.add_deal(chunk.base.players, *arms)
    found.seconds = time.perf_counter() - began
    return found


def play_arm(game: Game, setup: GameSetup, number: int) -> Arm:
    """Play one game, and measure it."""
    watch = CardWatch(game)
    decisions = 0

    def see(state: State, seat: int, action: int, _: int, __: float) -> None:
        nonlocal decisions
        decisions += 1
        watch.see(state, seat, action)

    state = play_watched(game, setup.bots, int(derived_seed(setup.seed, number)), see)
    if not state.is_over():
        return Arm(False, {}, [], decisions, watch)
    winners = state.winners()
    won = [WIN // len(winners) if seat in winners else 0 for seat in range(game.players)]
    return Arm(True, measured(state, won, decisions, watch), won, decisions, watch)


def measured(state: State, won: list[int], decisions: int, watch: CardWatch) -> dict[Key, int]:
    """Return the numbers of a game that has ended, all of them whole."""
    points = state.scores()
    values: dict[Key, int] = {(LENGTH, "", WHOLE): decisions, (POINTS, "", WHOLE): sum(points)}
    for seat, score in enumerate(points):
        values[WINS, "", seat] = won[seat]
        values[POINTS, "", seat] = score
        if len(points) > 1:
            values[MARGIN, "", seat] = round(margin([float(one) for one in points], seat))
        for source, part in state.points_by_source(seat).items():
            values[SOURCE, source, seat] = part
    for card, count in watch.plays.items():
        values[USE, card, WHOLE] = count
    return values
