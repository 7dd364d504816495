"""Revenue dice (LG-5): rolling, changing a die just taken, doing its action."""

from __future__ import annotations

from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import (
    CHANGE_BY_HELPER,
    CHANGE_BY_TILE,
    CHANGE_DIE,
    ROOF_WAS_USED,
    USE_DIE,
)
from meadowmarket.games.lagranja.names import FROM_BONUSES, NONE
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import react
from meadowmarket.games.lagranja.rules.helpers import lacks_marker, mark
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.rules.roofs import turn_over
from meadowmarket.games.lagranja.state import LaGranjaState


def roll(state: LaGranjaState) -> None:
    """Roll all dice; they lie beside the space of their number (LG-5.1)."""
    state.dice = [0] * 6
    state.taken_dice = [()] * state.game_data.players
    for _ in range(state.game_data.pack.board.dice[state.game_data.players - 1]):
        state.dice[state.random_below(6)] += 1
    if state.events is not None:
        numbers = [str(number + 1) for number in range(6) for _ in range(state.dice[number])]
        state.emit(NONE, "lagranja-log-roll", {"dice": " ".join(numbers)})


def adjusting_helpers(state: LaGranjaState, seat: int) -> list[int]:
    """List the cards whose helper can change a die now."""
    farm = state.farms[seat]
    return [card for card in farm.lasting.adjusters if farm.is_ready(card)]


def adjusting_tiles(state: LaGranjaState, farm: Farm) -> list[int]:
    """List the places of unused tiles that can change a die, each kind once."""
    found: list[int] = []
    kinds: list[int] = []
    for i in range(len(farm.roofs)):
        if state.game_data.roof_adjusts[farm.roofs[i]] and not farm.roofs_used[i] and farm.roofs[i] not in kinds:
            found.append(i)
            kinds.append(farm.roofs[i])
    return found


@final
class AskForDieChange(Step[LaGranjaState]):
    """Ask whether the die is changed, if anything (or, where only tiles are left, a tile) can change it."""

    def __init__(self, only_tiles: int) -> None:
        self.only_tiles: Final = only_tiles

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        has_helper = not self.only_tiles and farm.lasting.adjusters and adjusting_helpers(state, script.seat)
        if has_helper or (farm.roofs and adjusting_tiles(state, farm)):
            state.ask(ChooseDieChange(script.seat, script.value, self.only_tiles))
        else:
            state.stack.append(Script(USE_DIE, 0, script.seat, FROM_BONUSES, script.value))


@final
class ChooseDieChange(Decision[LaGranjaState]):
    """Is the die just taken changed, and by what (LG-4.12, LG-5.4)?"""

    SAVED_AS: ClassVar[str] = "ChangeDie"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "only_tiles")

    def __init__(self, seat: int, number: int, only_tiles: int) -> None:
        super().__init__(seat)
        self.number = number
        self.only_tiles = only_tiles

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        helpers = [] if self.only_tiles else adjusting_helpers(state, seat)
        found = [state.game_data.codes.use + card for card in helpers]
        found += [state.game_data.codes.bonus + farm.roofs[tile] for tile in adjusting_tiles(state, farm)]
        found.append(code.DONE)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.DONE:
            state.stack.append(Script(USE_DIE, 0, seat, FROM_BONUSES, self.number))
            return
        farm = state.farms[seat]
        if state.game_data.family_of[action] == "use":
            card = state.game_data.index_of[action]
            if lacks_marker(state, seat, state.game_data.helpers[card]):
                need_marker(state, seat, CHANGE_BY_HELPER, card, self.number, otherwise=CHANGE_BY_TILE)
            else:
                state.push_script(CHANGE_BY_HELPER, seat, card, self.number)
            return
        kind = action - state.game_data.codes.bonus
        for tile in adjusting_tiles(state, farm):
            if farm.roofs[tile] == kind:
                turn_over(state, seat, tile)
                state.ask(ChooseNumber(seat, self.number, state.game_data.roof_adjusts[kind], self.only_tiles))
                return

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-change-die", {"number": self.number})


@final
class ChangeByHelper(Step[LaGranjaState]):
    """Mark the helper that changes the die, and ask for the number."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        mark(state, script.seat, script.subject)
        by = state.game_data.helpers[script.subject].adjusts_die
        state.ask(ChooseNumber(script.seat, script.value, by, 0))


@final
class ChooseNumber(Decision[LaGranjaState]):
    """Which number does the die count as?"""

    SAVED_AS: ClassVar[str] = "ChangeNumber"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "by", "only_tiles")

    def __init__(self, seat: int, number: int, by: int, only_tiles: int) -> None:
        super().__init__(seat)
        self.number = number
        self.by = by
        self.only_tiles = only_tiles

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        low = max(1, self.number - self.by)
        high = min(6, self.number + self.by)
        return [code.CHANGE + number - 1 for number in range(low, high + 1) if number != self.number]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        number = action - code.CHANGE + 1
        if state.events is not None:
            state.emit(seat, "lagranja-log-change-die", {"number": number})
        # A helper that waits for the tile reacts now, before the die's action: its effect is done (LG-3.10).
        top = state.stack[-1] if state.stack else None
        was_used = top if isinstance(top, Script) and top.program == ROOF_WAS_USED else None
        if was_used is not None:
            state.stack.pop()
        state.push_script(CHANGE_BY_TILE if self.only_tiles else CHANGE_DIE, seat, 0, number)
        if was_used is not None:
            state.stack.append(was_used)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-change-number", {"number": self.number})


@final
class DoDieAction(Step[LaGranjaState]):
    """Do the action of the die's space."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.die_option = NONE
        state.push_script(state.game_data.die_programs[script.value - 1], script.seat, FROM_BONUSES, script.value)


@final
class TriggerDieHelpers(Step[LaGranjaState]):
    """Let helpers add to the die just taken (LG-5.4)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        react(state, script.seat, hooks.TAKE_DIE + script.value - 1, script.value)
