"""The fixed words and numbers of the rules."""

from __future__ import annotations

from typing import Final

NAME: Final = "template"
RULES_VERSION: Final = 1
RULESETS: Final = {"short": 2, "long": 3}
"""The rulesets, each with the number of cards per hand."""
DIE: Final = "die"
DIE_SIDES: Final = {"four": 4, "six": 6}
"""The values of the setting `die`."""

PRIZE: Final = "prize"
"""The program that follows a round of bids."""
HIGHEST_CARD: Final = 12
NO_BID: Final = 0
COINS_AT_START: Final = 3
MOST_ROLLS: Final = 2
ROLL_PER_POINT: Final = 3
"""A roll of three or more is worth a point, of six two."""
POINT_SOURCES: Final = ("bids", "rolls", "goods")
