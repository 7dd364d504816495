"""The toy game of the tests: the template as a game of another package, with earlier rules and without texts.

Nothing here is a rule: those are in `meadowmarket.games.template`. It may be subclassed, to break it in a test.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from meadowmarket.core.csv_tables import complaint
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.frames import Frame
from meadowmarket.core.messages import Message
from meadowmarket.core.valuation import PointsOnly, Valuation
from meadowmarket.games.template import TemplateBox
from meadowmarket.games.template.game import TemplateGame
from meadowmarket.games.template.names import COINS_AT_START as COINS
from meadowmarket.games.template.pack.load import load
from meadowmarket.games.template.rules.shop import Shop
from meadowmarket.games.template.rules.turns import Bid, RollOrStop
from meadowmarket.games.template.state import TemplateState as ToyState

__all__ = ["BOX", "COINS", "Bid", "RollOrStop", "Shop", "ToyBox", "ToyGame", "ToyState"]

NAME: Final = "toy"


class ToyGame(TemplateGame):
    """The game under its own name; a test says which class its states have."""

    state_type: type[ToyState] = ToyState

    def __init__(
        self, players: int = 2, ruleset: str = "short", settings: Mapping[str, str] | None = None, pack: str = "own"
    ) -> None:
        super().__init__(load(), players, ruleset, settings or {})
        self.name = NAME
        self.rules_version = 3
        self.pack_digest = pack

    def make_state(self, stack: list[Frame], rng: int, actions_played: int, undo_floor: int) -> ToyState:
        return self.state_type(self, self.game_data, stack, rng, actions_played, undo_floor)

    def topics(self) -> list[str]:
        return ["fishing-boat", "fishing-net", "lighthouse"]

    def topic_name(self, topic: str) -> Message | None:
        return None

    def explain(self, topic: str) -> list[Message]:
        return [Message("toy-topic", {"topic": topic})]

    def valuation(self, weights: Sequence[float] | None = None) -> Valuation:
        return PointsOnly() if weights is None else PointsOnly(weights)


class ToyBox(TemplateBox):
    """What the entry point names; a card pack is one word in a file."""

    def __init__(self) -> None:
        super().__init__()
        self.name = NAME
        self.older_rules = (1, 2)

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> ToyGame:
        pack = "own"
        if cards is not None:
            text = Path(cards, "toy.txt").read_text() if Path(cards, "toy.txt").exists() else ""
            if not text.startswith("toy "):
                raise BadCardPack([complaint("toy.txt:1:1", text[:10], "toy and a name")])
            pack = text.split()[1]
        return ToyGame(players, ruleset, settings, pack)

    def tables(self) -> dict[str, tuple[str, ...]]:
        return {}

    def document(self, name: str) -> str:
        return ""


BOX: Final = ToyBox()
