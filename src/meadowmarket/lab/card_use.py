"""Card use: which actions use which card, and how often seats that used a card won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from meadowmarket.bots.intervals import Interval, wilson
from meadowmarket.core.api import Game

Use = tuple[str, str]
"""A card and how it was used: a row and a column of `Game.usage`."""

ANY = ""
"""The name for all ways together."""

_known: dict[str, dict[int, Use]] = {}


def uses_of(game: Game) -> dict[int, Use]:
    """Return by action which card it uses, and in which way."""
    found = _known.get(game.id)
    if found is None:
        found = _known[game.id] = {}
        for action in range(len(game.actions)):
            tally = [0] * len(game.actions)
            tally[action] = 1
            usage = game.usage(tally)
            for card, row in usage.rows.items():
                if any(row):
                    found[action] = card, usage.columns[row.index(1)]
    return found


def used_by_seat(game: Game, moves: Iterable[tuple[int, int]]) -> list[set[Use]]:
    """Return what each seat has used in a game, from its seats and actions."""
    uses = uses_of(game)
    used: list[set[Use]] = [set() for _ in range(game.players)]
    for seat, action in moves:
        if action in uses:
            used[seat].add(uses[action])
    return used


def ways_of(game: Game) -> list[str]:
    """List the ways in which cards can be used."""
    return list(game.usage([0] * len(game.actions)).columns)


@dataclass
class Share:
    """How many seats in how many games did something, and how often those seats won."""

    seats: int = 0
    wins: Fraction = Fraction(0)

    @property
    def win_rate(self) -> float | None:
        """Return the win rate; None if nobody did it."""
        return float(self.wins / self.seats) if self.seats else None

    @property
    def interval(self) -> Interval:
        """Return the 95 % interval of the win rate."""
        return wilson(float(self.wins), self.seats)


@dataclass
class CardWins:
    """By card and way of using it: how often seats that did so won. A seat counts once per game."""

    shares: dict[Use, Share] = field(default_factory=dict)
    seats: int = 0
    """The seats of all games that ended."""

    def add_game(self, used: Iterable[set[Use]], winners: list[int]) -> None:
        """Add a game: the cards that each seat has used, and who has won."""
        for seat, uses in enumerate(used):
            self.seats += 1
            won = Fraction(1, len(winners)) if seat in winners else Fraction(0)
            for use in uses | {(card, ANY) for card, _ in uses}:
                share = self.shares.setdefault(use, Share())
                share.seats += 1
                share.wins += won

    def add(self, other: CardWins) -> None:
        """Add what came out of other games."""
        self.seats += other.seats
        for use, share in other.shares.items():
            mine = self.shares.setdefault(use, Share())
            mine.seats += share.seats
            mine.wins += share.wins

    def data(self, game: Game) -> dict[str, dict[str, object]]:
        """Return the win rates as plain data, in the order of the cards."""
        ways = ways_of(game)
        cards = game.usage([0] * len(game.actions)).rows
        return {card: {way or "any": self._data_of((card, way)) for way in (ANY, *ways)} for card in cards}

    def _data_of(self, use: Use) -> dict[str, object]:
        share = self.shares.get(use, Share())
        rate = share.win_rate
        return {
            "seats": share.seats,
            "use_rate": round(share.seats / max(1, self.seats), 4),
            "win_rate": None if rate is None else round(rate, 4),
            "ci95": None if rate is None else [round(end, 4) for end in share.interval],
        }
