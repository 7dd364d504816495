"""The worth of the effects on the components, read from their data, so that the cards of a pack are valued too."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.effects.calls import Call
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import NUM_BUILDINGS, NUM_GOODS, OLIVE, RESOURCES

GAIN_WORTH: Final = {
    "silver": 0.3,
    "vp": 1.0,
    "trade-good": 1.2,
    "olive": 0.6,
    "grain": 0.6,
    "grape": 0.8,
    "pig": 1.2,
    "any-harvest": 0.8,
    "different-harvest": 0.75,
    "any-resource": 1.0,
    "any-upgraded": 1.6,
}
CALL_WORTH: Final = {
    "free-upgrade": 0.7,
    "delivery": 0.9,
    "purchased-delivery": 0.6,
    "play-card": 1.0,
    "draw": 0.6,
    "siesta": 0.5,
    "flip-roof": 0.7,
    "adjust-die": 0.4,
    "take-income": 1.0,
    "place-stall": 3.0,
    "double-roof-vp": 2.0,
}
USUAL_COUNT: Final = 1.5  # how many an effect finds that counts something
TIMES_A_ROUND: Final = {"complete-building": 0.6, "complete-barrow": 0.8}
"""How often a craft marker's lasting effect works in a round, where it is not once."""

STALL_KEPT: Final = 0.8
"""The chance that a stall outlives a round, wherever it will stand."""
HIGHER_NEIGHBOUR_RISK: Final = 0.05


@final
class Project:
    """A row that can be filled: of a craft building, or of a barrow.

    Each is made once, not for each position that is valued; what depends on the position is set there.
    """

    def __init__(self, missing: list[int], is_building: bool) -> None:
        self.missing: Final = missing
        """The goods it still asks for."""
        self.needed: Final = float(len(missing))
        self.is_building: Final = is_building
        self.is_open = True
        """Whether goods can be delivered there now."""
        self.reward = 0.0
        """What its completion is worth."""
        self.reward_per_effort = 0.0
        """By the goods that are at hand before any project has been given some."""


@final
class Prices:
    """Worths in points, by kind of tile, card, building or market space."""

    def __init__(self, game_data: GameData) -> None:
        self.roofs: Final = [effects_worth(kind.effect) for kind in game_data.pack.roof_kinds]
        self.helpers: Final = [card.helper.estimate_vp for card in game_data.pack.cards]
        self.crafts_now: Final = [effects_worth(building.immediate) for building in game_data.buildings]
        self.crafts_a_round: Final = [
            effects_worth(building.lasting) * TIMES_A_ROUND.get(building.lasting_trigger, 1.0)
            for building in game_data.buildings
        ]
        self.raw_goods: Final = [
            [raw for raw in RESOURCES if game_data.upgrades_to[raw - OLIVE] == good] for good in range(NUM_GOODS)
        ]
        """By good: the resources that can be upgraded to it."""
        self.delivering_crafts: Final = game_data.crafts_on[hooks.DONKEYS_REVEALED]
        self.barrow_crafts: Final = game_data.crafts_on[hooks.COMPLETE_BARROW]
        self.building_crafts: Final = game_data.crafts_on[hooks.COMPLETE_BUILDING]
        scorings = game_data.pack.board.rounds
        self.new_stall: Final = stall_worths(scorings, STALL_KEPT)
        """By the number of scorings to come."""
        self.stalls: Final = [
            stall_worths(scorings, max(0.5, 0.95 - HIGHER_NEIGHBOUR_RISK * len(higher)))
            for higher in game_data.higher_neighbours
        ]
        """By space, and by the number of scorings to come."""
        self.projects: Final = [
            [
                Project(_missing(game_data.rows[row], served), row < NUM_BUILDINGS)
                for served in range(1 << len(game_data.rows[row]))
            ]
            for row in range(len(game_data.rows))
        ]
        """By row, and by bits of what has been delivered there."""


def stall_worths(scorings: int, kept: float) -> list[float]:
    """List the VP of a stall by the number of scorings to come, up to `scorings`, as long as it stands (LG-7.2).

    >>> stall_worths(3, 0.5)
    [0.0, 1.0, 1.5, 1.75]
    """
    worths = [0.0]
    chance = 1.0
    for _ in range(scorings):
        worths.append(worths[-1] + chance)
        chance *= kept
    return worths


def _missing(row: list[int], served: int) -> list[int]:
    return [row[i] for i in range(len(row)) if not served >> i & 1]


def effects_worth(calls: tuple[Call, ...]) -> float:
    """Estimate what an effect of the data is worth, in points."""
    worth = 0.0
    for call in calls:
        if call.name == "gain":
            for n, good in call.goods:
                worth += n * GAIN_WORTH.get(good, 1.0)
        elif call.name == "choose":
            worth += max([effects_worth((inner,)) for inner in call.calls]) + 0.1
        elif call.name == "per":
            worth += sum([effects_worth((inner,)) for inner in call.calls]) * USUAL_COUNT
        else:
            worth += CALL_WORTH.get(call.name, 0.5) * max(1, call.n)
    return worth
