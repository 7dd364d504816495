"""The steps of effects: one class per clause."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script, Step
from meadowmarket.games.template.state import TemplateState


@final
class GainPoints(Step[TemplateState]):
    """Score points for a good."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: TemplateState, script: Script) -> None:
        """Add the points."""
        state.goods[script.seat] += self.n


@final
class GainCoins(Step[TemplateState]):
    """Take coins."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: TemplateState, script: Script) -> None:
        """Add the coins."""
        state.coins[script.seat] += self.n
