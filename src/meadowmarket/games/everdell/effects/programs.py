"""The engine's own programs, registered by name; those of cards, places and events follow after them.

`effects/table.py` says what each of them does. A Script of one of them works on `subject` and `value`.
"""

from typing import Final

PROGRAMS: Final[dict[str, int]] = {}
"""The numbers of the programs by their names. Saved games hold the numbers: they stay in this order."""


def _register(name: str) -> int:
    PROGRAMS[name] = len(PROGRAMS)
    return PROGRAMS[name]


END_TURN: Final = _register("end-turn")
CHANGE_SEASON: Final = _register("change-season")
ENTER_CITY: Final = _register("enter-city")  # subject: the place of the Meadow that is refilled, or NONE
REACT: Final = _register("react")  # value: the mask of the reactions
HAND_OVER_PAYMENT: Final = _register("hand-over-payment")  # subject: the opponent, value: eight bits per resource
PLACE_FOOL: Final = _register("place-fool")  # subject: the opponent
PRODUCE: Final = _register("produce")  # value: the mask of the slots that are left
GIVE_ASIDE: Final = _register("give-aside")  # subject: the opponent
GIVE_TO: Final = _register("give-to")  # subject: the opponent, value: n << 2 | resource
SHARE: Final = _register("share")  # subject: the points for each, value: how many may follow
GIVE_RESOURCES_TO: Final = _register("give-resources-to")  # subject: the opponent, value: how many
GIVE_CARDS_TO: Final = _register("give-cards-to")  # subject: the opponent, value: how many
