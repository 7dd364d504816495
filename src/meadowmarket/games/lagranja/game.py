"""La Granja as it is set up on the table: its contract with the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from meadowmarket.core.api import NOBODY, Game, Json, Piece, State, UsageTable
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.pieces import PieceRef, Trace
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.table import build_programs
from meadowmarket.games.lagranja.explain import card_book, consequences, costs, describe, text_keys, topics
from meadowmarket.games.lagranja.explain.piece_rules import PIECE_RULES
from meadowmarket.games.lagranja.game_data import SIDES, GameData
from meadowmarket.games.lagranja.pack.components import Pack
from meadowmarket.games.lagranja.rules import (
    cards,
    deck,
    delivery,
    dice,
    helpers,
    markers,
    market,
    roofs,
    setup,
    siesta,
    trivial,
    turns,
)
from meadowmarket.games.lagranja.rules.round import ChooseDonkey
from meadowmarket.games.lagranja.settings import defaults
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.value.valuation import LaGranjaValuation
from meadowmarket.games.lagranja.view import component_data, hidden, moves, pieces, view
from meadowmarket.games.lagranja.view.encoding import LaGranjaEncoder

RULES_VERSION: Final = 2
FRAME_TYPES: Final[list[type[Frame]]] = [
    cards.PayForExtension,
    cards.ChooseCard,
    cards.ChooseBarrowToReplace,
    cards.ChooseHelperToReplace,
    choices.ChooseBranch,
    choices.ChooseUpgrade,
    choices.ChooseToMove,
    choices.ChoosePayment,
    choices.ChooseRegrownField,
    choices.ChooseReservedDie,
    choices.ChooseGood,
    choices.ChoosePair,
    ChooseDonkey,
    deck.ChooseDiscard,
    delivery.ChooseSource,
    delivery.ChooseDelivery,
    dice.ChooseDieChange,
    dice.ChooseNumber,
    helpers.OfferHelper,
    market.ChooseToKeepStall,
    market.ChooseStallSpace,
    market.ChooseFreeSpace,
    markers.ChooseMarker,
    roofs.ChooseRoofToFlip,
    siesta.ChooseSteps,
    turns.AfterTurn,
    turns.CardsTurn,
    turns.DeliveryTurn,
    turns.DieTurn,
    turns.ExtraTurn,
    turns.GrowthTurn,
    turns.IncomeTurn,
    turns.LastDieTurn,
    turns.RoofTurn,
    turns.SiestaTurn,
]


@final
class LaGranja(Game):
    """A game of La Granja for one to four players."""

    def __init__(self, pack: Pack, players: int, ruleset: str, settings: Mapping[str, str]) -> None:
        super().__init__("lagranja", RULES_VERSION, ruleset, settings, players, pack.digest)
        self.game_data: Final = GameData(pack, self.actions, players, {**defaults(ruleset), **settings})
        build_programs(self, self.game_data)

    # -- the contract

    def new(self, seed: int) -> LaGranjaState:
        """Set up a game (LG-2)."""
        return setup.new_state(self, self.game_data, seed)

    def restore(
        self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int, fields: dict[str, Json]
    ) -> State:
        """Build a state from saved fields."""
        state = LaGranjaState(self, self.game_data, stack, rng, actions_played, undo_floor)
        state.restore(fields)
        return state

    def frame_types(self) -> list[type[Frame]]:
        """List the classes of decisions."""
        return FRAME_TYPES

    def view(self, state: State, seat: int) -> dict[str, Json]:
        """Return what a seat may see (LG-2.11)."""
        self.check_state(state)
        assert isinstance(state, LaGranjaState)
        check_seat(seat, self.players, NOBODY)
        return view.view_of(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> LaGranjaState:
        """Return a copy in which everything that the seat can't know is redealt; the seat's view stays the same."""
        self.check_state(state)
        assert isinstance(state, LaGranjaState)
        check_seat(seat, self.players)
        return hidden.determinized(state, seat, rng)

    def known(self, state: State, seat: int) -> dict[str, Json]:
        """Return the VP of all, and what is known of the cards, from what everyone has seen."""
        self.check_state(state)
        assert isinstance(state, LaGranjaState)
        check_seat(seat, self.players)
        return hidden.known_of(state)

    def describe(self, state: State, seat: int, action: int) -> Message:
        """Explain an action."""
        assert isinstance(state, LaGranjaState)
        return describe.describe(state, seat, action)

    def group(self, action: int) -> str:
        """Return the group: anytime (LG-3), pass (ends or declines something) or main."""
        if action in code.PASSING:
            return "pass"
        return "anytime" if self.game_data.is_anytime[action] else "main"

    def piece(self, state: State, seat: int, action: int) -> PieceRef | None:
        """Return the piece that an action is about."""
        assert isinstance(state, LaGranjaState)
        return pieces.piece_of(state, seat, action)

    def piece_rules(self) -> dict[str, str]:
        """Return the kinds of pieces with their paragraphs."""
        return PIECE_RULES

    def about_piece(self, kind: str) -> Message:
        """Say when something can be done with pieces of a kind."""
        return Message(f"lagranja-piece-{kind}")

    def trivial(self, state: State, seat: int) -> int:
        """Return income, growth or the hats, where nothing is lost by taking them at once."""
        assert isinstance(state, LaGranjaState)
        return trivial.trivial_action(state, seat)

    def stage(self, state: State) -> Message | None:
        """Return round and phase."""
        assert isinstance(state, LaGranjaState)
        return describe.stage(state)

    def traces(self, seat: int, events: Sequence[Event]) -> list[Trace]:
        """Return what each event of an action is about, and what moved."""
        return moves.traces(self.game_data, events)

    def consequence(self, state: State, seat: int, action: int) -> Message | None:
        """Return what an action makes final."""
        assert isinstance(state, LaGranjaState)
        return consequences.consequence(state, seat, action)

    def components(self) -> dict[str, Piece]:
        """Return what is printed on cards, tiles and board."""
        return component_data.components(self.game_data)

    def topics(self) -> list[str]:
        """List cards, helpers, tiles, buildings."""
        return topics.topics(self.game_data)

    def explain(self, topic: str) -> list[Message]:
        """Explain a card, helper, tile or building."""
        return topics.explain(self.game_data, topic)

    def details(self, topic: str) -> list[Message]:
        """Return steps and origins."""
        return topics.details(self.game_data, topic)

    def text_keys(self) -> dict[str, list[str]]:
        """List the keys that are made at run time."""
        return text_keys.text_keys(self.game_data)

    def topic_name(self, topic: str) -> Message | None:
        """Name a card, helper, tile or building."""
        return topics.topic_name(self.game_data, topic)

    def cost(self, state: State, seat: int, action: int) -> Message | None:
        """Return what an action costs."""
        assert isinstance(state, LaGranjaState)
        return costs.cost_of(state, seat, action)

    def card_book(self) -> str:
        """Write the card book of the pack."""
        return card_book.card_book(self.game_data.pack)

    def begins_turn(self, state: State) -> bool:
        """Whether a step of the round has just come to a player."""
        assert isinstance(state, LaGranjaState)
        top = state.stack[-1]
        return top.is_first(state) if isinstance(top, turns.Turn) else isinstance(top, ChooseDonkey)

    def valuation(self, weights: Sequence[float] | None = None) -> LaGranjaValuation:
        """Return the valuation, with the given weights or the game's own."""
        found = LaGranjaValuation(self.game_data, weights)
        found.game = self
        return found

    def encoder(self) -> LaGranjaEncoder:
        """Return the encoder of observations."""
        return LaGranjaEncoder(self, self.game_data)

    def usage(self, tally: list[int]) -> UsageTable:
        """Count how often each card was played on each side."""
        count = len(self.game_data.pack.cards)
        rows = {
            card.number: [tally[self.game_data.codes.field + side * count + i] for side in range(len(SIDES))]
            for i, card in enumerate(self.game_data.pack.cards)
            if self.game_data.has_promo_cards or not card.promo
        }
        return UsageTable(list(SIDES), rows)
