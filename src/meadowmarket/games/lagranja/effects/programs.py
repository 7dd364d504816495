"""The engine's own programs, registered by name; those of cards, dice, tiles and buildings follow after them.

`rules/engine_programs.py` says what each of them does. A Script of one of them works on `subject` and `value`.
"""

from typing import Final

PROGRAMS: Final[dict[str, int]] = {}
"""The numbers of the programs by their names. Saved games hold the numbers: a new program goes to the end."""


def _register(name: str) -> int:
    PROGRAMS[name] = len(PROGRAMS)
    return PROGRAMS[name]


GAME: Final = _register("game")  # the six rounds and the end
REACT: Final = _register("react")  # subject: the card of the helper, value: of the moment
USE_HELPER: Final = _register("use-helper")  # subject: card, value: of the moment
PUT_GOOD: Final = _register("put-good")  # subject: good
GROW_FIELD: Final = _register("grow-field")  # subject: good
BUY_GOOD: Final = _register("buy-good")  # subject: good
DELIVER: Final = _register("deliver")  # subject: DELIVERY_TO_* and PURCHASED, value: how many are left
CARRY_OUT_DELIVERY: Final = _register(
    "carry-out-delivery"
)  # subject: destination * 10 + good, value: where it comes from
COMPLETE_BARROW: Final = _register(
    "complete-barrow"
)  # value: the barrow's VP, subject: whether it shows a market number
COMPLETE_BUILDING: Final = _register("complete-building")  # subject: building
SET_STALL: Final = _register("set-stall")  # subject: space
STALL_EFFECTS: Final = _register("stall-effects")  # subject: space
ATTACK: Final = _register("attack")  # subject: space of the attacked stall; seat: the attacker, or NEUTRAL
FREE_UPGRADES: Final = _register("free-upgrades")  # value: how many are left
REGROW: Final = _register("regrow")  # value: how many are left
MOVE_FROM_FIELD: Final = _register("move-from-field")  # subject: good, value: how many are left
FLIP_ROOFS: Final = _register("flip-roofs")  # subject: the tile that must stay, value: how many are left
CHANGE_DIE: Final = _register("change-die")  # value: the number of the die
USE_DIE: Final = _register("use-die")  # value: the number of the die
PLAY_FROM_HAND: Final = _register("play-from-hand")
TAKE_INCOME: Final = _register("take-income")
USE_LAST_DIE: Final = _register("use-last-die")
ROOF_WAS_USED: Final = _register("roof-was-used")
GROW: Final = _register("grow")
CARDS_TURN: Final = _register("cards-turn")
FILL_HAND: Final = _register("fill-hand")
INCOME_TURN: Final = _register("income-turn")
GROWTH_TURN: Final = _register("growth-turn")
ROOF_TURN: Final = _register("roof-turn")
DIE_TURN: Final = _register("die-turn")
LAST_DIE_TURN: Final = _register("last-die-turn")
SIESTA_TURN: Final = _register("siesta-turn")
DELIVERY_TURN: Final = _register("delivery-turn")
EXTRA_TURN: Final = _register("extra-turn")
NEUTRAL_MOVE: Final = _register("neutral-move")
REMOVE_DIE: Final = _register("remove-die")
CHANGE_SILVER: Final = _register("change-silver")
OFFSPRING: Final = _register("offspring")
KEEP_STALL: Final = _register("keep-stall")  # subject: space, value: the attacker
LOSE_STALL: Final = _register("lose-stall")  # subject: space, value: the attacker
CHANGE_BY_HELPER: Final = _register("change-by-helper")  # subject: card, value: the number of the die
CHANGE_BY_TILE: Final = _register("change-by-tile")  # value: the number of the die, for which no helper could be marked

NOTHING: Final = -1  # no program
NO_OTHER_WAY: Final = -2  # nor may there be one

DELIVERY_ANYWHERE: Final = 0
DELIVERY_TO_BUILDING: Final = 1
DELIVERY_TO_BARROW: Final = 2
PURCHASED: Final = 4

AT_REVEAL: Final = -2  # the value of effects that add to the hats and donkeys just revealed
