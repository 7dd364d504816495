"""The numbers of the engine's own programs; those of cards, dice, tiles and buildings follow after them.

`course.py` says what each of them does. A Script of one of them works on `source` and `value`.
"""

from typing import Final

GAME: Final = 0  # the six rounds and the end
REACT: Final = 1  # source: the card of the helper, value: of the moment
USE_HELPER: Final = 2  # source: card, value: of the moment
PUT_GOOD: Final = 3  # source: good
GROW_FIELD: Final = 4  # source: good
BUY_GOOD: Final = 5  # source: good
DELIVER: Final = 6  # source: DELIVERY_TO_* and PURCHASED, value: how many are left
CARRY_OUT_DELIVERY: Final = 7  # source: destination * 10 + good, value: where it comes from
COMPLETE_BARROW: Final = 8  # value: the barrow's VP, source: whether it shows a market number
COMPLETE_BUILDING: Final = 9  # source: building
SET_STALL: Final = 10  # source: space
STALL_EFFECTS: Final = 11  # source: space
ATTACK: Final = 12  # source: space of the attacked stall; seat: the attacker, or NEUTRAL
FREE_UPGRADES: Final = 13  # value: how many are left
REGROW: Final = 14  # value: how many are left
MOVE_FROM_FIELD: Final = 15  # source: good, value: how many are left
FLIP_ROOFS: Final = 16  # source: the tile that must stay, value: how many are left
CHANGE_DIE: Final = 17  # value: the number of the die
USE_DIE: Final = 18  # value: the number of the die
PLAY_FROM_HAND: Final = 19
TAKE_INCOME: Final = 20
USE_LAST_DIE: Final = 21
ROOF_WAS_USED: Final = 22
GROW: Final = 23
CARDS_TURN: Final = 24
FILL_HAND: Final = 25
INCOME_TURN: Final = 26
GROWTH_TURN: Final = 27
ROOF_TURN: Final = 28
DIE_TURN: Final = 29
LAST_DIE_TURN: Final = 30
SIESTA_TURN: Final = 31
DELIVERY_TURN: Final = 32
EXTRA_TURN: Final = 33
NEUTRAL_MOVE: Final = 34
REMOVE_DIE: Final = 35
CHANGE_SILVER: Final = 36
OFFSPRING: Final = 37
KEEP_STALL: Final = 38  # source: space, value: the attacker
LOSE_STALL: Final = 39  # source: space, value: the attacker
CHANGE_BY_HELPER: Final = 40  # source: card, value: the number of the die
CHANGE_BY_TILE: Final = 41  # value: the number of the die, for which no helper could be marked
NUM_PROGRAMS: Final = 42

NOTHING: Final = -1  # no program
NO_OTHER_WAY: Final = -2  # nor may there be one

DELIVERY_ANYWHERE: Final = 0
DELIVERY_TO_BUILDING: Final = 1
DELIVERY_TO_BARROW: Final = 2
PURCHASED: Final = 4

AT_REVEAL: Final = -2  # the value of effects that add to the hats and donkeys just revealed
