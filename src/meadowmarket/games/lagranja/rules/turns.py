"""The turns of a player (LG-3.9): the main action of each step, with anytime actions around it."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects.programs import (
    CHANGE_DIE,
    DELIVERY_ANYWHERE,
    GROW,
    PURCHASED,
    TAKE_INCOME,
    USE_LAST_DIE,
)
from meadowmarket.games.lagranja.explain.why_not import why_not
from meadowmarket.games.lagranja.names import SILVER
from meadowmarket.games.lagranja.rules.anytime import anytime_options, take_anytime
from meadowmarket.games.lagranja.rules.cards import play_card, play_options
from meadowmarket.games.lagranja.rules.delivery import buy_delivery, can_deliver, delivery_options, start_delivery
from meadowmarket.games.lagranja.rules.roofs import has_roof_space, lay_roof, roof_price
from meadowmarket.games.lagranja.rules.siesta import move_disc
from meadowmarket.games.lagranja.state import LaGranjaState


class Turn(Decision[LaGranjaState]):
    """What does a player do in a step of the round?"""

    key = ""

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        found: list[int] = []
        self.main_options(state, seat, found)
        anytime_options(state, seat, found)
        return found

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        """Add the actions that belong to the step itself, END among them if the turn may end."""
        raise NotImplementedError

    def is_first(self, state: LaGranjaState) -> bool:
        """Whether nothing of the turn has been done yet."""
        return True

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if state.game_data.is_anytime[action]:
            state.ask(self)
            take_anytime(state, seat, action)
        elif action != code.END:
            self.take_main(state, seat, action)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        """Carry out an action of the step."""
        raise NotImplementedError

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-" + self.key)

    def why_not(self, state: LaGranjaState, seat: int, action: int) -> Message | None:
        return why_not(state, seat, action)


class MainActionTurn(Turn):
    """A turn of income, growth or the siesta move: the main action ends it (LG-3.9)."""

    action = code.END

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        found.append(self.action)


@final
class AfterTurn(Turn):
    """Which anytime actions follow? The main action of the turn is done."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "after"

    def is_first(self, state: LaGranjaState) -> bool:
        return False

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        found.append(code.END)


@final
class CardsTurn(Turn):
    """Which card is played, if any? In round 1 exactly two (LG-4.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        self.key = "cards"

    def is_first(self, state: LaGranjaState) -> bool:
        return self.left > 0

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        if self.left:
            play_options(state, seat, found)
        if state.round > 1 or not self.left or not state.farms[seat].hand:
            found.append(code.END)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.ask(CardsTurn(seat, self.left - 1))
        play_card(state, seat, action)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-cards", {"left": self.left})


@final
class IncomeTurn(MainActionTurn):
    """Is the income taken now (LG-4.7)?"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "income"
        self.action = code.INCOME

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.push_script(TAKE_INCOME, seat)


@final
class GrowthTurn(MainActionTurn):
    """Do fields grow and pigs have offspring now (LG-4.8)?"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "growth"
        self.action = code.GROW

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.push_script(GROW, seat)


@final
class RoofTurn(Turn):
    """Which roof tile is bought, if any (LG-4.10)?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "has_bought")

    def __init__(self, seat: int, has_bought: int) -> None:
        super().__init__(seat)
        self.has_bought = has_bought
        self.key = "roof"

    def is_first(self, state: LaGranjaState) -> bool:
        return not self.has_bought

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        farm = state.farms[seat]
        if not self.has_bought and has_roof_space(farm) and farm.goods[SILVER] >= roof_price(state, farm):
            for kind in state.roofs:
                action = state.game_data.codes.roof + kind
                if action not in found:
                    found.append(action)
        found.append(code.END)

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.END:
            state.roof_vp = 0
        super().resolve(state, seat, action)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.ask(RoofTurn(seat, 1))
        lay_roof(state, seat, action - state.game_data.codes.roof)


@final
class DieTurn(Turn):
    """Which revenue die is taken (LG-5.2)?"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "die"

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        for number in range(1, 7):
            lying = state.dice[number - 1]
            is_reserved = lying == 1 and number == state.reserved_die and seat != state.reserved_by
            if lying and not is_reserved:
                found.append(code.DIE + number - 1)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        number = action - code.DIE + 1
        state.dice[number - 1] -= 1
        state.note_die(seat, number)
        if state.events is not None:
            state.emit(seat, "lagranja-log-die", {"number": number})
        state.ask(AfterTurn(seat))
        state.push_script(CHANGE_DIE, seat, 0, number)


@final
class LastDieTurn(Turn):
    """Is the action of the last die done now (LG-5.2)?"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "last-die"

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        found.append(code.DIE + state.last_die - 1)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.ask(AfterTurn(seat))
        state.push_script(USE_LAST_DIE, seat, 0, state.last_die)


@final
class SiestaTurn(MainActionTurn):
    """Does the siesta disc move by the hats now (LG-6.2)?"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.key = "siesta"
        self.action = code.HATS

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        move_disc(state, seat, state.farms[seat].hats)


@final
class DeliveryTurn(Turn):
    """What is delivered where with the donkey tile (LG-6.4)?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left
        self.key = "deliveries"

    def is_first(self, state: LaGranjaState) -> bool:
        return self.left == state.farms[self.seat].deliveries

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        if self.left:
            delivery_options(state, seat, DELIVERY_ANYWHERE, found)
        found.append(code.END)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        state.ask(DeliveryTurn(seat, self.left - 1))
        start_delivery(state, seat, action - code.DELIVER)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-deliveries", {"left": self.left})


@final
class ExtraTurn(Turn):
    """Which extra deliveries are bought and carried out (LG-6.13)? `bought` wait, `used` are done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bought", "used")

    def __init__(self, seat: int, bought: int, used: int) -> None:
        super().__init__(seat)
        self.bought = bought
        self.used = used
        self.key = "extra"

    def is_first(self, state: LaGranjaState) -> bool:
        return self.bought + self.used == 0

    def main_options(self, state: LaGranjaState, seat: int, found: list[int]) -> None:
        if self.bought:
            delivery_options(state, seat, DELIVERY_ANYWHERE, found)
        if self.may_buy(state, seat):
            found.append(code.EXTRA)
        found.append(code.END)

    def may_buy(self, state: LaGranjaState, seat: int) -> bool:
        """Whether one more can be bought: all at once before the first is made, or one by one."""
        farm = state.farms[seat]
        if self.bought + self.used >= farm.lasting.extra_deliveries:
            return False
        if farm.goods[SILVER] < farm.lasting.extra_price:
            return False
        if not (self.used == 0 if state.game_data.extra_deliveries_at_once else self.bought == 0):
            return False
        return can_deliver(state, seat, PURCHASED)

    def take_main(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.EXTRA:
            state.ask(ExtraTurn(seat, self.bought + 1, self.used))
            buy_delivery(state, seat)
        else:
            state.ask(ExtraTurn(seat, self.bought - 1, self.used + 1))
            start_delivery(state, seat, action - code.DELIVER)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-extra", {"bought": self.bought})
