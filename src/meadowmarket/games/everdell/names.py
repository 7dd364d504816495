"""The numbers that stand for what the rules name: resources, colours, seasons, cards, locations, events.

Integers inside, names at the edge: the tables of the data say what each number is called.
"""

from __future__ import annotations

from typing import Final

# Resources (EV-1.2), in the order of all vectors of costs and goods.
TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ("twig", "resin", "pebble", "berry")
ALL_RESOURCES: Final = 0b1111

# Colours (EV-5.6)
TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS: Final = ("tan", "green", "red", "blue", "purple")

# Seasons (EV-7.3)
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")

HAND_LIMIT: Final = 8  # EV-6.1
CITY_SPACES: Final = 15  # EV-5.2
MEADOW_PLACES: Final = 8  # EV-2.3
NONE: Final = -1

BOX_CARDS: Final = 48
"""The kinds of cards in the box; those of a card pack come after them."""

# The places of the board in the order of the data: basic locations, forest cards, Haven, Journey.
BASIC_3_TWIGS: Final = 0
BASIC_2_TWIGS_1_CARD: Final = 1
BASIC_2_RESIN: Final = 2
BASIC_1_RESIN_1_CARD: Final = 3
BASIC_2_CARDS_1_POINT: Final = 4
BASIC_1_PEBBLE: Final = 5
BASIC_1_BERRY_1_CARD: Final = 6
BASIC_1_BERRY: Final = 7
FOREST_COPY_BASIC_1_CARD: Final = 8
FOREST_3_BERRIES: Final = 9
FOREST_2_CARDS_1_ANY: Final = 10
FOREST_DISCARD_ANY_DRAW_2_EACH: Final = 11
FOREST_DISCARD_3_GAIN_ANY: Final = 12
FOREST_2_MEADOW_PLAY_1_LESS: Final = 13
FOREST_3_CARDS_1_PEBBLE: Final = 14
FOREST_2_BERRIES_1_CARD: Final = 15
FOREST_2_RESIN_1_TWIG: Final = 16
FOREST_2_ANY: Final = 17
FOREST_TWIG_RESIN_BERRY: Final = 18
HAVEN: Final = 19
JOURNEY_5: Final = 20
JOURNEY_4: Final = 21
JOURNEY_3: Final = 22
JOURNEY_2: Final = 23
FIRST_FOREST: Final = 8
LAST_FOREST: Final = 18
PLACES: Final = 24

# What a worker can stand on: the zones of the spots.
ZONE_BASIC: Final = 0
ZONE_FOREST: Final = 1
ZONE_HAVEN: Final = 2
ZONE_JOURNEY: Final = 3
ZONE_EVENT: Final = 4
ZONE_GONE: Final = 5
"""The spot of a worker whose card has gone (EV-8.4)."""
ZONE_CARD: Final = 6
ZONES: Final = ("basic", "forest", "haven", "journey", "events", "gone", "cards")

# The events; the basic ones come first.
BASIC_EVENTS: Final = 4
EVENTS: Final = 20
