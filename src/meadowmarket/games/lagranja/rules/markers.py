"""The limit of player markers (LG-1.4): a player without one takes one back, or goes without."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects.programs import ATTACK, CARRY_OUT_DELIVERY, KEEP_STALL, NO_OTHER_WAY, NOTHING
from meadowmarket.games.lagranja.explain.naming import what_is_taken_back
from meadowmarket.games.lagranja.names import FREE, NUM_BUILDINGS, NUM_DESTINATIONS, NUM_SOURCES, OLIVE
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.state import LaGranjaState


def need_marker(
    state: LaGranjaState, seat: int, program: int, subject: int, value: int = 0, otherwise: int = NOTHING
) -> None:
    """Ask for a marker to be taken back; the program is run if there is one then, another one (or none) if not.

    What a player chooses to begin (NO_OTHER_WAY, and each delivery) has no other way: to go without it is not to
    begin. A turn that could begin it and go without would have no end.
    """
    state.ask(ChooseMarker(seat, program, subject, value, otherwise))


def _take_back_good(state: LaGranjaState, farm: Farm, i: int) -> None:
    farm.goods[i + OLIVE] -= 1


def _take_back_delivery(state: LaGranjaState, farm: Farm, i: int) -> None:
    farm.take_back_delivery(state.game_data, i)


def _take_back_owner(state: LaGranjaState, farm: Farm, building: int) -> None:
    farm.owners ^= 1 << building


def _take_back_stall(state: LaGranjaState, farm: Farm, label: int) -> None:
    state.market = replaced(state.market, state.game_data.spaces_by_label[label], FREE)


def _take_back_bar(state: LaGranjaState, farm: Farm, option: int) -> None:
    farm.bars ^= 1 << option


def _take_back_mark(state: LaGranjaState, farm: Farm, card: int) -> None:
    farm.used = replaced(farm.used, farm.helpers.index(card), 2)


TAKE_BACK: Final[dict[str, Callable[[LaGranjaState, Farm, int], None]]] = {
    "take-back": _take_back_good,
    "take-back-delivery": _take_back_delivery,
    "take-back-owner": _take_back_owner,
    "take-back-stall": _take_back_stall,
    "take-back-bar": _take_back_bar,
    "take-back-mark": _take_back_mark,
}
"""By family of actions that take a marker back: what takes it off, by the action's index in its family."""


@final
class ChooseMarker(Decision[LaGranjaState]):
    """Which marker comes back, so that the program can use it?"""

    SAVED_AS: ClassVar[str] = "TakeBackMarker"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "program", "subject", "value", "otherwise")

    def __init__(self, seat: int, program: int, subject: int, value: int, otherwise: int) -> None:
        super().__init__(seat)
        self.program = program
        self.subject = subject
        self.value = value
        self.otherwise = otherwise

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        """List every marker of the seat that lies somewhere, each place once, and going without if that is possible."""
        codes = state.game_data.codes
        farm = state.farms[seat]
        found = [code.WITHOUT] if self._may_go_without() else []
        found += [code.TAKE_BACK + i - OLIVE for i in range(OLIVE, NUM_SOURCES) if farm.goods[i]]
        found += [code.TAKE_BACK_DELIVERY + key for key in self._deliveries(state, farm)]
        found += [code.TAKE_BACK_OWNER + i for i in range(NUM_BUILDINGS) if farm.owners >> i & 1]
        found += [codes.take_back_stall + state.game_data.labels[i] for i in self._stalls(state, seat)]
        if state.game_data.marks_are_markers:
            found += [
                codes.take_back_mark + card for card, used in zip(farm.helpers, farm.used, strict=True) if used == 1
            ]
        found += [codes.take_back_bar + i for i in range(len(state.game_data.pack.trade_options)) if farm.bars >> i & 1]
        return found

    def _may_go_without(self) -> bool:
        return self.otherwise != NO_OTHER_WAY and self.program != CARRY_OUT_DELIVERY

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.WITHOUT:
            if self.otherwise != NOTHING:
                state.push_script(self.otherwise, seat, self.subject, self.value)
            return
        farm = state.farms[seat]
        if state.events is not None:
            state.emit(seat, "lagranja-log-take-back", {"what": what_is_taken_back(state.game_data, farm, action)})
        TAKE_BACK[state.game_data.family_of[action]](state, farm, state.game_data.index_of[action])
        farm.markers += 1
        state.push_script(self.program, seat, self.subject, self.value)

    def _deliveries(self, state: LaGranjaState, farm: Farm) -> list[int]:
        """List destination and good of each delivery that lies at a building or barrow."""
        found: list[int] = []
        for destination in range(NUM_DESTINATIONS):
            goods = farm.delivered_goods(state.game_data, destination)
            found += [destination * 10 + good for good in range(10) if goods >> good & 1]
        return found

    def _stalls(self, state: LaGranjaState, seat: int) -> list[int]:
        """List the stalls of a seat, without those under attack: taking them back is no answer (LG-6.11)."""
        attacked = [self.subject] if self.program == KEEP_STALL else []
        for frame in state.stack:
            if isinstance(frame, Script) and frame.program == ATTACK:
                attacked.append(frame.subject)
        return [i for i in range(len(state.market)) if state.market[i] == seat and i not in attacked]

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-take-back" if self._may_go_without() else "lagranja-ask-take-back-one")

    def why_not(self, state: LaGranjaState, seat: int, action: int) -> Message | None:
        if action == code.WITHOUT:
            return Message("lagranja-why-begun")
        first = state.game_data.codes.take_back_stall
        for space in range(len(state.market)):
            if state.market[space] == seat and action == first + state.game_data.labels[space]:
                return Message("lagranja-why-attacked")
        return None
