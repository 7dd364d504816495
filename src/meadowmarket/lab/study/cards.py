"""Cards in a study: who drew and played them, and how often those seats won, corrected for who was ahead.

A player who plays a good card late is often ahead already. So when a seat first draws or plays a card, the study notes
how far the game was, and how far the seat was ahead just before, by the valuation that bots use. Just before: the study
asks what the card itself is worth, so that must not count as a lead. The corrected win rate compares the seat only with
seats in the same situation: the mean of "won, less the win rate of all seats noted in the same situation", on top of a
fair share. Situations are strata (Cochran 1968, "The effectiveness of adjustment by subclassification in removing bias
in observational studies", Biometrics 24).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from meadowmarket.bots.intervals import SURE, Interval, wilson
from meadowmarket.core.api import Game, State
from meadowmarket.core.encoding import Sheet
from meadowmarket.core.valuation import margin
from meadowmarket.lab.card_use import uses_of

DRAWN, PLAYED = "drawn", "played"
KINDS = (DRAWN, PLAYED)
HAND = "hand"
"""The block of an observation that counts the cards in a seat's hand."""

QUARTERS = 4
MARGINS = (-15.0, -8.0, -4.0, -1.5, 1.5, 4.0, 8.0, 15.0)
"""The limits between situations, in points ahead."""

WIN = 60
"""The units of a win; up to six can share it in whole numbers."""

DOUBT = 1
"""Wins and losses that are added to a situation when its variance is estimated (Laplace): a few seats that have all
won do not make a win certain."""

Situation = tuple[int, int, int]
"""The seat, the quarter of the game, and how far the seat is ahead."""

Key = tuple[str, str]
"""A kind of sighting, and a card."""


class Sighting(NamedTuple):
    """The first time that a seat drew or played a card: after how many actions, and how far ahead it was before."""

    kind: str
    card: str
    seat: int
    at: int
    ahead: float


class CardWatch:
    """Watches one game for cards that are drawn and played."""

    def __init__(self, game: Game) -> None:
        self.plays: dict[str, int] = {}
        """How often each card was played, by all seats together."""
        self.sightings: dict[tuple[str, str, int], Sighting] = {}
        self._game = game
        self._uses = uses_of(game)
        self._valuation = game.valuation()
        self._encoder = game.encoder()
        self._sheet = Sheet(self._encoder.layout, 1)
        self._hand = _hand_cards(game)
        self._held: list[set[int]] = [set() for _ in range(game.players)]
        self._before: State | None = None
        """The state before the last action; None before the first one."""

    def see(self, state: State, seat: int, action: int) -> None:
        """Look at a state, and at the action that a seat is going to take."""
        if self._hand:
            self._look_at_hands(state)
            self._before = state.clone()
        if action in self._uses:
            card = self._uses[action][0]
            self.plays[card] = self.plays.get(card, 0) + 1
            if (PLAYED, card, seat) not in self.sightings:
                self._note(PLAYED, card, seat, state.actions_played, self._valuation.worths(state))

    def _look_at_hands(self, state: State) -> None:
        """Note the cards that the last action, or the deal, has brought into a hand."""
        worths: Sequence[float] = []
        for seat in range(self._game.players):
            self._encoder.encode(state, seat, self._sheet, 0)
            held = {index for index in self._sheet.active(0) if index in self._hand}
            for index in held - self._held[seat]:
                if (DRAWN, self._hand[index], seat) not in self.sightings:
                    worths = worths or self._worths_before()
                    self._note(DRAWN, self._hand[index], seat, state.actions_played, worths)
            self._held[seat] = held

    def _worths_before(self) -> Sequence[float]:
        """Return what the position was worth to each seat before the last action; before the deal nobody is ahead."""
        return [0.0] * self._game.players if self._before is None else self._valuation.worths(self._before)

    def _note(self, kind: str, card: str, seat: int, at: int, worths: Sequence[float]) -> None:
        self.sightings[kind, card, seat] = Sighting(kind, card, seat, at, margin(list(worths), seat))


def _hand_cards(game: Game) -> dict[int, str]:
    """Return the cards by their index among the counts of an observation; none if the game has no hands."""
    first = 0
    for block in game.encoder().layout.count_blocks:
        if block.name == HAND:
            return {first + i: card for i, card in enumerate(block.parts)}
        first += len(block.parts)
    return {}


def situation(sighting: Sighting, decisions: int) -> Situation:
    """Return the situation of a seat, in a game of `decisions` decisions."""
    quarter = min(QUARTERS - 1, QUARTERS * sighting.at // max(1, decisions))
    return sighting.seat, quarter, bisect_right(MARGINS, sighting.ahead)


class Usual(NamedTuple):
    """How often seats in a situation win, whatever the card, and the variance of one such result."""

    rate: float
    variance: float


@dataclass
class CardRate:
    """The results of the seats that drew or played a card."""

    seats: int
    share: float
    """The share of all seats."""
    win_rate: float
    interval: Interval
    corrected: float
    reach: float
    """How far the interval of the corrected win rate reaches to each side."""

    @property
    def corrected_interval(self) -> Interval:
        """The interval of the corrected win rate; no rate is below 0 or above 1."""
        return Interval(_share(self.corrected - self.reach), _share(self.corrected + self.reach))

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "seats": self.seats,
            "share": round(self.share, 4),
            "win_rate": round(self.win_rate, 4),
            "ci95": [round(end, 4) for end in self.interval],
            "corrected": round(self.corrected, 4),
            "corrected_ci95": [round(end, 4) for end in self.corrected_interval],
        }


@dataclass
class CardCounts:
    """By kind, card and situation: how many seats, and how often they won. It can be added up in any order."""

    seats: int = 0
    """The seats of all games."""
    counts: dict[Key, dict[Situation, list[int]]] = field(default_factory=dict)

    def add_game(self, watch: CardWatch, players: int, decisions: int, won: list[int]) -> None:
        """Add a game that has ended; `won` holds the units of a win by seat."""
        self.seats += players
        for sighting in watch.sightings.values():
            cell = self._cell(sighting.kind, sighting.card, situation(sighting, decisions))
            cell[0] += 1
            cell[1] += won[sighting.seat]

    def add(self, other: CardCounts) -> None:
        """Add other games."""
        self.seats += other.seats
        for (kind, card), cells in other.counts.items():
            for where, (seats, wins) in cells.items():
                mine = self._cell(kind, card, where)
                mine[0] += seats
                mine[1] += wins

    def _cell(self, kind: str, card: str, where: Situation) -> list[int]:
        return self.counts.setdefault((kind, card), {}).setdefault(where, [0, 0])

    def rates(self, fair_share: float) -> dict[Key, CardRate]:
        """Return the win rates by kind and card, as they are and corrected for who was ahead.

        With several players the corrected rate of a card that changes nothing is a fair share; alone, the usual rate.
        """
        usual = {kind: self.usual(kind) for kind in KINDS}
        if fair_share == 1:
            cells = [cell for by_situation in self.counts.values() for cell in by_situation.values()]
            fair_share = sum(cell[1] for cell in cells) / WIN / max(1, sum(cell[0] for cell in cells))
        return {key: self._rate(cells, usual[key[0]], fair_share) for key, cells in sorted(self.counts.items())}

    def usual(self, kind: str) -> dict[Situation, Usual]:
        """Return what is usual in each situation, over all cards."""
        sums: dict[Situation, list[int]] = {}
        for (one, _), cells in self.counts.items():
            if one == kind:
                for where, (seats, wins) in cells.items():
                    total = sums.setdefault(where, [0, 0])
                    total[0] += seats
                    total[1] += wins
        return {where: _usual(seats, wins / WIN) for where, (seats, wins) in sums.items()}

    def _rate(self, cells: dict[Situation, list[int]], usual: dict[Situation, Usual], fair: float) -> CardRate:
        seats = sum(cell[0] for cell in cells.values())
        wins = sum(cell[1] for cell in cells.values()) / WIN
        expected, variance = 0.0, 0.0
        for where, (count, _) in sorted(cells.items()):
            expected += count * usual[where].rate
            variance += count * usual[where].variance
        reach = SURE * sqrt(variance) / seats
        share = seats / max(1, self.seats)
        corrected = _share(fair + (wins - expected) / seats)
        return CardRate(seats, share, wins / seats, wilson(wins, seats), corrected, reach)


def _usual(seats: int, won: float) -> Usual:
    doubtful = (won + DOUBT) / (seats + 2 * DOUBT)
    return Usual(won / seats, doubtful * (1 - doubtful))


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))
