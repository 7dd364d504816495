"""The contract with core: the game as it is set up on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import NOBODY, Game, Json, Piece, State, UsageTable
from meadowmarket.core.encoding import Encoder
from meadowmarket.core.errors import check_seat
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.rng import Rng
from meadowmarket.core.valuation import Valuation
from meadowmarket.games.template.effects.table import build_programs
from meadowmarket.games.template.explain import card_book, describe
from meadowmarket.games.template.game_data import GameData
from meadowmarket.games.template.names import DIE, DIE_SIDES, NAME, RULES_VERSION, RULESETS
from meadowmarket.games.template.pack.components import Pack
from meadowmarket.games.template.rules.setup import deal
from meadowmarket.games.template.rules.shop import Shop
from meadowmarket.games.template.rules.turns import Bid, RollOrStop
from meadowmarket.games.template.state import TemplateState
from meadowmarket.games.template.value.valuation import TemplateValuation
from meadowmarket.games.template.view import hidden, view
from meadowmarket.games.template.view.encoding import TemplateEncoder


@mypyc_attr(allow_interpreted_subclasses=True)
class TemplateGame(Game):
    """The rules for one table."""

    def __init__(self, pack: Pack, players: int, ruleset: str, settings: Mapping[str, str]) -> None:
        super().__init__(NAME, RULES_VERSION, ruleset, settings, players, pack.digest)
        sides = DIE_SIDES[self.settings.get(DIE, "six")]
        self.game_data = GameData(pack, self.actions, players, RULESETS[ruleset], sides)
        build_programs(self, self.game_data)

    # -- playing

    def make_state(self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int) -> TemplateState:
        """Return an empty state."""
        return TemplateState(self, self.game_data, stack, rng, actions_played, undo_floor)

    def new(self, seed: int) -> TemplateState:
        """Set up a game."""
        state = self.make_state([], 0, 0, 0)
        state.start_chance(seed)
        deal(state)
        return state

    def restore(
        self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int, fields: dict[str, Json]
    ) -> TemplateState:
        """Build a state from saved fields."""
        state = self.make_state(stack, rng, actions_played, undo_floor)
        state.restore(fields)
        return state

    def frame_types(self) -> list[type[Frame]]:
        """List the decisions."""
        return [Bid, RollOrStop, Shop]

    # -- what a seat sees

    def view(self, state: State, seat: int) -> dict[str, Json]:
        """Return what a seat may see."""
        self.check_state(state)
        assert isinstance(state, TemplateState)
        check_seat(seat, self.players, NOBODY)
        return view.view_of(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> TemplateState:
        """Return a copy in which everything that the seat can't know is redealt."""
        self.check_state(state)
        assert isinstance(state, TemplateState)
        check_seat(seat, self.players)
        return hidden.determinized(state, seat, rng)

    # -- words

    def describe(self, state: State, seat: int, action: int) -> Message:
        """Explain an action in words."""
        assert isinstance(state, TemplateState)
        return describe.describe(state, seat, action)

    def group(self, action: int) -> str:
        """Return how an action is offered."""
        return "pass" if action == self.game_data.codes.stop else "main"

    def topics(self) -> list[str]:
        """List the goods."""
        return [good.id for good in self.game_data.pack.goods]

    def topic_name(self, topic: str) -> Message | None:
        """Return what a good is called."""
        return describe.good_name(self.game_data.pack.good(topic))

    def explain(self, topic: str) -> list[Message]:
        """Explain a good."""
        return describe.good_text(self.game_data.pack.good(topic))

    def text_keys(self) -> dict[str, list[str]]:
        """List the ids on which texts select."""
        return {"template-good[{}]": [good.id for good in self.game_data.pack.goods]}

    def cost(self, state: State, seat: int, action: int) -> Message | None:
        """Return the price of a good."""
        assert isinstance(state, TemplateState)
        return describe.cost_of(state, seat, action)

    def components(self) -> dict[str, Piece]:
        """Return what is printed on the goods."""
        return describe.components(self.game_data.pack)

    def card_book(self) -> str:
        """Write down all goods, as Markdown."""
        return card_book.card_book(self.game_data.pack)

    def usage(self, tally: list[int]) -> UsageTable:
        """Count how often each good was bought."""
        first = self.game_data.codes.buy
        return UsageTable(["bought"], {good.id: [tally[first + i]] for i, good in enumerate(self.game_data.pack.goods)})

    # -- for bots

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        """Return the valuation, with the given weights or the game's own."""
        found = TemplateValuation(weights)
        found.game = self
        return found

    def encoder(self) -> Encoder:
        """Return the encoder of observations."""
        return TemplateEncoder(self, self.game_data)
