"""A game in progress: plain data and the stack of pending work."""

from __future__ import annotations

from functools import cache

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import Game, Json, State
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Frame
from meadowmarket.core.schema import Schema, counters, number, piles
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.names import HIGHEST_CARD, NO_BID
from meadowmarket.games.template.rules import scoring


@mypyc_attr(allow_interpreted_subclasses=True)
class TemplateState(State):
    """All fields are named once more in `state_schema`, which saves and restores them."""

    def __init__(
        self, game: Game, game_data: GameData, stack: list[Frame], rng: int, actions_played: int, undo_floor: int
    ) -> None:
        super().__init__(game, stack, rng, actions_played, undo_floor)
        self.game_data = game_data
        self.deck: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * game_data.players
        """By seat: the cards in hand. Tuples, which clones share."""
        self.bids: list[int] = [NO_BID] * game_data.players
        self.won: list[int] = [0] * game_data.players
        """By seat: points from bids."""
        self.rolled: list[int] = [0] * game_data.players
        """By seat: points from rolls."""
        self.coins: list[int] = [0] * game_data.players
        self.goods: list[int] = [0] * game_data.players
        """By seat: points from goods."""
        self.round = 0

    def clone(self) -> TemplateState:
        """Return an independent copy."""
        copy = type(self)(
            self.game, self.game_data, list(self.stack), int(self.rng), self.actions_played, self.undo_floor
        )
        copy.key = self.key
        copy.deck = list(self.deck)
        copy.hands = list(self.hands)
        copy.bids = list(self.bids)
        copy.won = list(self.won)
        copy.rolled = list(self.rolled)
        copy.coins = list(self.coins)
        copy.goods = list(self.goods)
        copy.round = self.round
        return copy

    def restore(self, fields: dict[str, Json]) -> None:
        """Set all fields; raise CorruptReplay if they do not fit."""
        state_schema(self.game_data.players).restore(self, fields)

    def scores(self) -> list[int]:
        """List the points of each seat."""
        return scoring.scores(self.won, self.rolled, self.goods)

    def winners(self) -> list[int]:
        """List the seats with the most points."""
        return scoring.winners(self.scores())

    def points_by_source(self, seat: int) -> dict[str, int]:
        """Return where a seat's points came from."""
        check_seat(seat, self.game.players)
        return scoring.points_by_source(self.won[seat], self.rolled[seat], self.goods[seat])

    def fields(self) -> dict[str, Json]:
        """Return the data to save."""
        return state_schema(self.game_data.players).save(self)


@cache
def state_schema(players: int) -> Schema:
    """Declare the fields of a state: each once, for saving, restoring and checking."""
    return Schema(
        counters("deck", least=1, most=HIGHEST_CARD),
        piles("hands", players, least=1, most=HIGHEST_CARD),
        counters("bids", players, least=NO_BID, most=HIGHEST_CARD),
        counters("won", players, least=0),
        counters("rolled", players, least=0),
        counters("coins", players, least=0),
        counters("goods", players, least=0),
        number("round", least=0),
    )
