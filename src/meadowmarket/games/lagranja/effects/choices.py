"""The questions that effects ask: which good, which branch, how many."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.actions import RESOURCE_SOURCES, resource_index, resource_source
from meadowmarket.games.lagranja.effects.programs import FREE_UPGRADES, MOVE_FROM_FIELD, REGROW
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import GRAIN, GRAPE, OLIVE, ON_FIELD, PIG, TRADE_GOOD
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import (
    empty_fields,
    gain_pig,
    grow,
    has_empty_field,
    put,
    take_away,
    upgrade,
)
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.state import LaGranjaState

if TYPE_CHECKING:
    pass

PAIR_GOODS: Final = ((OLIVE, GRAIN), (OLIVE, GRAPE), (GRAIN, GRAPE))


def has_resource(farm: Farm) -> bool:
    """Whether a resource lies in storage, pen or on a field."""
    goods = farm.goods
    return any(goods[source] for source in RESOURCE_SOURCES)


@final
class ChooseGood(Decision[LaGranjaState]):
    """Which of several goods is taken?"""

    SAVED_AS: ClassVar[str] = "TakeGood"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods", "sells_pig")

    def __init__(self, seat: int, goods: int, sells_pig: int) -> None:
        super().__init__(seat)
        self.goods = goods  # bits
        self.sells_pig = sells_pig

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        has_no_pen = not self.sells_pig and farm.goods[PIG] >= farm.lasting.pens
        found: list[int] = []
        for good in range(OLIVE, TRADE_GOOD):
            if self.goods >> good & 1 and not (good == PIG and has_no_pen):
                found.append(code.TAKE + good - OLIVE)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        good = action - code.TAKE + OLIVE
        if good == PIG:
            gain_pig(state, seat, bool(self.sells_pig))
        else:
            put(state, seat, good)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-take-good")


@final
class ChoosePair(Decision[LaGranjaState]):
    """Which two different harvest goods are taken?"""

    SAVED_AS: ClassVar[str] = "TakePair"

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [code.TAKE_PAIR, code.TAKE_PAIR + 1, code.TAKE_PAIR + 2]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        first, second = PAIR_GOODS[action - code.TAKE_PAIR]
        put(state, seat, second)
        put(state, seat, first)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-take-pair")


@final
class ChoosePayment(Decision[LaGranjaState]):
    """Which good is paid for the effect of a helper?"""

    SAVED_AS: ClassVar[str] = "PayGood"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "goods")

    def __init__(self, seat: int, goods: int) -> None:
        super().__init__(seat)
        self.goods = goods  # bits

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        goods = state.farms[seat].goods
        return [code.PAY + good for good in range(TRADE_GOOD + 1) if self.goods >> good & 1 and goods[good]]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        take_away(state.farms[seat], action - code.PAY)
        if state.events is not None:
            state.emit(seat, "lagranja-log-pay", {"count": 1, "good": good_message(action - code.PAY)})

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-pay-good")


@final
class AskForUpgrade(Step[LaGranjaState]):
    """Ask for the next free upgrade while there is something to upgrade."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if has_resource(state.farms[script.seat]):
            state.ask(ChooseUpgrade(script.seat, script.value))


@final
class ChooseUpgrade(Decision[LaGranjaState]):
    """Which resource is upgraded free of charge? Up to `left` (LG-3.10)."""

    SAVED_AS: ClassVar[str] = "FreeUpgrades"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        goods = state.farms[seat].goods
        found = [code.UPGRADE + resource_index(source) for source in RESOURCE_SOURCES if goods[source]]
        found.append(code.DONE)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.DONE:
            return
        if self.left > 1:
            state.stack.append(Script(FREE_UPGRADES, 0, seat, 0, self.left - 1))
        upgrade(state, seat, resource_source(action - code.UPGRADE), 0)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-free-upgrades", {"left": self.left})


def branch_options(state: LaGranjaState, seat: int, choice: int, excluded: int, value: int) -> list[int]:
    """List the codes of the branches that would change something."""
    branches = state.game_data.choices[choice]
    found: list[int] = []
    for i in range(len(branches.codes)):
        if i != excluded and would_change(state, seat, branches.effects[i], value):
            found.append(branches.codes[i])
    return found


def ask_choice(state: LaGranjaState, seat: int, choice: int, excluded: int, origin: int, value: int) -> None:
    """Ask for a branch if any would change something; a die with none of them does nothing."""
    if branch_options(state, seat, choice, excluded, value):
        state.ask(ChooseBranch(seat, choice, excluded, origin, value))


@final
class ChooseBranch(Decision[LaGranjaState]):
    """Which of several effects?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "choice", "excluded", "origin", "value")

    def __init__(self, seat: int, choice: int, excluded: int, origin: int, value: int) -> None:
        super().__init__(seat)
        self.choice = choice
        self.excluded = excluded
        self.origin = origin
        self.value = value

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return branch_options(state, seat, self.choice, self.excluded, self.value)

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        choice = state.game_data.choices[self.choice]
        branch = choice.codes.index(action)
        if 1 <= self.value <= 6 and self.choice == state.game_data.die_choices[self.value - 1]:
            state.die_option = branch
        state.push_script(choice.programs[branch], seat, self.origin, self.value)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-choose")


@final
class ChooseReservedDie(Decision[LaGranjaState]):
    """Which revenue space is marked before the roll (Village Elder)?"""

    SAVED_AS: ClassVar[str] = "ReserveDie"

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [code.RESERVE + i for i in range(6)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.reserved_die = action - code.RESERVE + 1
        state.reserved_by = seat
        if state.events is not None:
            state.emit(seat, "lagranja-log-reserve", {"number": state.reserved_die})

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-reserve-die")


@final
class AskForRegrownField(Step[LaGranjaState]):
    """Ask which empty field grows its good next."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value and has_empty_field(state.farms[script.seat]):
            state.ask(ChooseRegrownField(script.seat, script.value))


@final
class ChooseRegrownField(Decision[LaGranjaState]):
    """Which empty field grows its good?"""

    SAVED_AS: ClassVar[str] = "RegrowField"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        return [code.TAKE + good - OLIVE for good in range(OLIVE, GRAPE + 1) if empty_fields(farm, good)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.stack.append(Script(REGROW, 0, seat, 0, self.left - 1))
        grow(state, seat, action - code.TAKE + OLIVE)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-regrow")


@final
class AskToMove(Step[LaGranjaState]):
    """Ask how many goods go from the fields to storage, one after the other."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.value and state.farms[script.seat].goods[script.subject + ON_FIELD]:
            state.ask(ChooseToMove(script.seat, script.subject, script.value))


@final
class ChooseToMove(Decision[LaGranjaState]):
    """Does one more good go from a field to storage (LG-3.6)? Its marker moves along."""

    SAVED_AS: ClassVar[str] = "MoveGoods"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "good", "left")

    def __init__(self, seat: int, good: int, left: int) -> None:
        super().__init__(seat)
        self.good = good
        self.left = left

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [code.TAKE + self.good - OLIVE, code.DONE]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.DONE:
            return
        farm = state.farms[seat]
        farm.goods[self.good + ON_FIELD] -= 1
        farm.goods[self.good] += 1
        if state.events is not None:
            state.emit(seat, "lagranja-log-move", {"good": good_message(self.good)})
        state.stack.append(Script(MOVE_FROM_FIELD, 0, seat, self.good, self.left - 1))

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-move", {"good": good_message(self.good)})
