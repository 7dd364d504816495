"""Everdell as it is set up on the table: its contract with the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from meadowmarket.core.api import NOBODY, Game, Json, Piece, State, UsageTable
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.pieces import PieceRef, Trace
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation
from meadowmarket.games.everdell.actions import DONE, PASS
from meadowmarket.games.everdell.effects import choices, destinations, events, moving, production, travelers
from meadowmarket.games.everdell.effects.table import build_programs
from meadowmarket.games.everdell.explain import card_book, consequences, costs, describe, text_keys, topics
from meadowmarket.games.everdell.explain.piece_rules import PIECE_RULES
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import SEASONS
from meadowmarket.games.everdell.pack.components import Pack
from meadowmarket.games.everdell.rules import cards, turns
from meadowmarket.games.everdell.rules.production import ChooseProducer, CopyProduction
from meadowmarket.games.everdell.rules.scoring import Scorer
from meadowmarket.games.everdell.rules.setup import new_state
from meadowmarket.games.everdell.state import EverdellState, restored_cities
from meadowmarket.games.everdell.value.valuation import EverdellValuation
from meadowmarket.games.everdell.view import component_data, hidden, moves, view
from meadowmarket.games.everdell.view.encoding import EverdellEncoder
from meadowmarket.games.everdell.view.pieces import piece_of

RULES_VERSION: Final = 1
FRAME_TYPES: Final[list[type[Frame]]] = [
    turns.TakeTurn,
    turns.ActivateByClock,
    cards.PayForCard,
    cards.ChooseSaving,
    cards.ReplaceByRuins,
    cards.ChooseRugwortsCard,
    choices.GainResource,
    choices.ChooseOpponent,
    choices.DiscardCards,
    choices.DiscardExactly,
    choices.SpendResource,
    choices.GiveResource,
    ChooseProducer,
    CopyProduction,
    moving.PlaceMovedWorker,
    moving.ChooseWorkerToMove,
    moving.ChooseWorkerToRecall,
    production.ChooseStoredGoods,
    production.KeepDrawnCard,
    travelers.DiscardMeadowCard,
    travelers.TakeMeadowCard,
    travelers.PlayRevealedCard,
    destinations.ChoosePile,
    destinations.PlayMeadowCard,
    destinations.PlayFreeCard,
    destinations.TakeCardAside,
    destinations.PlayTakenCard,
    destinations.ChooseLocation,
    destinations.GiveCard,
    destinations.RemoveForItsCost,
    events.GiveUpCard,
    events.TuckCityCard,
    events.TuckHandCard,
    events.KeepOrTuckCard,
]


@final
class Everdell(Game):
    """A game of Everdell for one to four players."""

    def __init__(self, pack: Pack, players: int, ruleset: str, settings: Mapping[str, str], solo_year: int) -> None:
        super().__init__("everdell", RULES_VERSION, ruleset, settings, players, pack.digest)
        self.game_data: Final = GameData(pack, self.actions, players, solo_year, Scorer)
        build_programs(self, self.game_data)

    def new(self, seed: int) -> EverdellState:
        """Set up a game; the seed decides all its chance."""
        return new_state(self, self.game_data, seed)

    def restore(
        self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int, fields: dict[str, Json]
    ) -> EverdellState:
        """Build a state from what `State.fields` gave; raise CorruptReplay if it does not fit."""
        cities = restored_cities(self.game_data, fields.get("cities"))
        state = EverdellState(self, self.game_data, stack, rng, actions_played, undo_floor, cities)
        state.restore(fields)
        return state

    def frame_types(self) -> list[type[Frame]]:
        """List the classes of decisions that can lie on the stack."""
        return FRAME_TYPES

    # -- seeing and explaining

    def view(self, state: State, seat: int) -> dict[str, Json]:
        """Return what a seat (or NOBODY, a spectator) may see, and nothing else."""
        self.check_state(state)
        assert isinstance(state, EverdellState)
        check_seat(seat, self.players, NOBODY)
        return view.view_of(state, seat)

    def known(self, state: State, seat: int) -> dict[str, Json]:
        """Return the hidden cards that a seat knows from what it has seen."""
        self.check_state(state)
        assert isinstance(state, EverdellState)
        check_seat(seat, self.players)
        return hidden.known_of(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> EverdellState:
        """Return a copy in which everything that the seat can't know is redealt; the seat's view stays the same."""
        self.check_state(state)
        assert isinstance(state, EverdellState)
        check_seat(seat, self.players)
        return hidden.determinized(state, seat, rng)

    def describe(self, state: State, seat: int, action: int) -> Message:
        """Explain an action in words."""
        assert isinstance(state, EverdellState)
        return describe.describe(state, seat, action)

    def topics(self) -> list[str]:
        """List the ids of cards, events and places."""
        return topics.topics(self.game_data)

    def explain(self, topic: str) -> list[Message]:
        """Explain a card, event or place."""
        return topics.explain(self.game_data, topic)

    def details(self, topic: str) -> list[Message]:
        """Return the steps of a card."""
        return topics.details(self.game_data, topic)

    def text_keys(self) -> dict[str, list[str]]:
        """List the keys that are made at run time."""
        return text_keys.text_keys(self.game_data)

    def topic_name(self, topic: str) -> Message | None:
        """Name a card, event or place."""
        return topics.topic_name(self.game_data, topic)

    def cost(self, state: State, seat: int, action: int) -> Message | None:
        """Return what an action costs."""
        assert isinstance(state, EverdellState)
        return costs.cost_of(state, action)

    def group(self, action: int) -> str:
        """Return the group: anytime, pass or main. Everdell has no anytime actions."""
        return "pass" if action in (PASS, DONE) else "main"

    def piece(self, state: State, seat: int, action: int) -> PieceRef | None:
        """Return the piece that an action is about."""
        assert isinstance(state, EverdellState)
        return piece_of(state, seat, action)

    def piece_rules(self) -> dict[str, str]:
        """Return the kinds of pieces with their paragraphs."""
        return PIECE_RULES

    def about_piece(self, kind: str) -> Message:
        """Say when something can be done with pieces of a kind."""
        return Message(f"everdell-piece-{kind}")

    def stage(self, state: State) -> Message | None:
        """Return the season that the first player has reached: each has its own year (EV-7.1)."""
        assert isinstance(state, EverdellState)
        return Message(f"everdell-stage-{SEASONS[max([city.season for city in state.cities])]}")

    def traces(self, seat: int, events: Sequence[Event]) -> list[Trace]:
        """Return what each event of an action is about, and what moved."""
        return moves.traces(self.game_data, seat, events)

    def consequence(self, state: State, seat: int, action: int) -> Message | None:
        """Return what an action makes final."""
        assert isinstance(state, EverdellState)
        return consequences.consequence(state, seat, action)

    def components(self) -> dict[str, Piece]:
        """Return what is printed on cards, events and places."""
        return component_data.components(self.game_data)

    def neutral_names(self) -> list[Message]:
        """Name Rugwort, in the solo game (EV-10.1)."""
        return [Message("everdell-word-rugwort")] if self.players == 1 else []

    def card_book(self) -> str:
        """Write the card book of the pack."""
        return card_book.card_book(self.game_data.pack)

    def usage(self, tally: list[int]) -> UsageTable:
        """Count how often each card was played from where."""
        codes = self.game_data.codes
        firsts = (codes.play_hand, codes.play_meadow, codes.play_revealed)
        rows: dict[str, list[int]] = {}
        for kind, card in enumerate(self.game_data.pack.cards):
            rows[card.id] = [tally[first + kind] for first in firsts]
        return UsageTable(["hand", "meadow", "revealed"], rows)

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        """Return the valuation, with the given weights or the game's own."""
        found = EverdellValuation(self.game_data, weights)
        found.game = self
        return found

    def encoder(self) -> EverdellEncoder:
        """Return the encoder of observations."""
        return EverdellEncoder(self, self.game_data)

    def begins_turn(self, state: State) -> bool:
        """Whether a player is asked for the action of a turn."""
        return isinstance(state.stack[-1], turns.TakeTurn)

    def last_resort(self) -> int:
        """Return passing: random play goes on as long as there is anything else to do."""
        return PASS
