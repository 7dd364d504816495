"""Effects on the revenue dice and trade options."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import choices
from meadowmarket.games.lagranja.effects.effect import Effect
from meadowmarket.games.lagranja.names import (
    NONE,
)
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.state import LaGranjaState


@final
class UseOtherOption(Effect[LaGranjaState]):
    """Use a second option of the space of the die just taken: `extra-use(other-option)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        choice = state.game_data.die_choices[script.value - 1]
        if choice >= 0:
            choices.ask_choice(state, script.seat, choice, state.die_option, script.subject, NONE)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        choice = state.game_data.die_choices[value - 1]
        if choice < 0 or state.die_option == NONE:
            return False
        return bool(choices.branch_options(state, seat, choice, state.die_option, NONE))


@final
class UseSpace(Effect[LaGranjaState]):
    """Do the action of another revenue space: `extra-use(round)`, `extra-use(last-die)`."""

    def __init__(self, is_last_die: bool) -> None:
        self.is_last_die: Final = is_last_die

    def number(self, state: LaGranjaState) -> int:
        """Return the number of the revenue space."""
        return state.last_die if self.is_last_die else state.round

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.push_script(state.game_data.die_programs[self.number(state) - 1], script.seat, script.subject, NONE)

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return would_change(state, seat, state.game_data.die_effects[self.number(state) - 1], NONE)


@final
class AdjustDie(Effect[LaGranjaState]):
    """Change a die that has just been taken, never at another moment: `adjust-die(n)`."""

    def is_useful(self, state: LaGranjaState, seat: int, value: int) -> bool:
        return False


@final
class ReserveDie(Effect[LaGranjaState]):
    """Ask which revenue space is marked before the roll: `custom(reserve-die)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.ask(choices.ChooseReservedDie(script.seat))


@final
class LockTradeOption(Effect[LaGranjaState]):
    """Bar the option just used for good: `custom(lock-trade-option)`."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        farm.barred |= 1 << script.value
        farm.bars |= 1 << script.value
        farm.markers -= 1
