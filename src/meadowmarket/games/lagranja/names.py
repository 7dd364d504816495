"""The goods of La Granja (LG-1.2), as small integers."""

from typing import Final

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

# A harvest good that still lies on a field is told apart from one in storage: OLIVE + ON_FIELD, and so on.
ON_FIELD: Final = 8

GOODS: Final = ("silver", "vp", "olive", "grain", "grape", "pig", "food", "wine", "meat", "trade-good")
SOURCES: Final = (*GOODS, "olive field", "grain field", "grape field")

NUM_GOODS: Final = 10
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
