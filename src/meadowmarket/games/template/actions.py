"""The families of actions: one notation per thing that a seat can do."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.games.template.names import HIGHEST_CARD, NO_BID
from meadowmarket.games.template.pack.components import Pack


@final
class Codes:
    """The first code of each family. The order of the families is fixed: saved games name actions by it."""

    def __init__(self, actions: Actions, pack: Pack) -> None:
        self.bid: Final = actions.family("bid", [f"bid {card}" for card in range(NO_BID, HIGHEST_CARD + 1)])
        self.buy: Final = actions.family("buy", [f"buy {good.id}" for good in pack.goods])
        self.roll: Final = actions.family("roll", ["roll"])
        self.stop: Final = actions.family("stop", ["stop"])
        self.family_of: Final = actions.family_of
        self.index_of: Final = actions.index_of
