"""The numbers that stand for what the rules name: goods, phases, owners, where victory points come from."""

from typing import Final

# Goods (LG-1.2)
SILVER: Final = 0
VP: Final = 1
OLIVE: Final = 2
GRAIN: Final = 3
GRAPE: Final = 4
PIG: Final = 5
FOOD: Final = 6
WINE: Final = 7
MEAT: Final = 8
TRADE_GOOD: Final = 9

# A harvest good that still lies on a field differs from one in storage: OLIVE + ON_FIELD, and so on.
ON_FIELD: Final = 8

GOODS: Final = ("silver", "vp", "olive", "grain", "grape", "pig", "food", "wine", "meat", "trade-good")
SOURCES: Final = (*GOODS, "olive field", "grain field", "grape field")

NUM_GOODS: Final = 10
NUM_RESOURCES: Final = 4
NUM_SOURCES: Final = 13

HARVEST_GOODS: Final = (OLIVE, GRAIN, GRAPE)
RESOURCES: Final = (OLIVE, GRAIN, GRAPE, PIG)
UPGRADED_GOODS: Final = (FOOD, WINE, MEAT)
FARM_GOODS: Final = (SILVER, VP, OLIVE, GRAIN, GRAPE, PIG, FOOD, WINE, MEAT)

# What an expression of the card data may say instead of a single good: the owner's choice among these.
WILD_GOODS: Final = {
    "any-harvest": HARVEST_GOODS,
    "any-resource": RESOURCES,
    "any-upgraded": UPGRADED_GOODS,
    "different-harvest": HARVEST_GOODS,
}

# How many there are on every board; a pack can't change them, since the codes of the actions count them.
NUM_BUILDINGS: Final = 6
NUM_BARROWS: Final = 3
NUM_DESTINATIONS: Final = 9  # the buildings, then the places of barrows

# Phases (LG-1.1)
FARM: Final = 0
REVENUE: Final = 1
TRANSPORT: Final = 2
SCORING: Final = 3
PHASES: Final = ("farm", "revenue", "transport", "scoring")

NEUTRAL: Final = 4  # the owner of stalls in the solo game (LG-9.1)
FREE: Final = -1
NONE: Final = -1

# Where victory points come from.
FROM_START: Final = 0
FROM_ROOFS: Final = 1
FROM_BONUSES: Final = 2  # roof tiles, dice, trade goods
FROM_BUILDINGS: Final = 3
FROM_CRAFTS: Final = 4
FROM_BARROWS: Final = 5
FROM_FIGHTS: Final = 6
FROM_STALLS: Final = 7
FROM_SIESTA: Final = 8
FROM_HELPERS: Final = 9
FROM_SILVER: Final = 10
PAID: Final = 11  # a sum below nothing: extensions, deliveries, helpers' costs
POINT_SOURCES: Final = (
    "start",
    "roofs",
    "bonuses",
    "buildings",
    "crafts",
    "barrows",
    "fights",
    "stalls",
    "siesta",
    "helpers",
    "silver",
    "paid",
)


def is_on_field(source: int) -> bool:
    """Whether a source is a field, not storage, pens or supply."""
    return source > TRADE_GOOD


def good_of(source: int) -> int:
    """Return the good that lies at a source."""
    return source - ON_FIELD if is_on_field(source) else source
