"""Helpers at work (LG-3.8): using them, marking them, and their reactions."""

from __future__ import annotations

from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects.compiled import HelperSpec
from meadowmarket.games.lagranja.effects.effect import Effect, S
from meadowmarket.games.lagranja.effects.programs import NOTHING, USE_HELPER
from meadowmarket.games.lagranja.names import FROM_HELPERS
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.state import LaGranjaState


def can_use(state: LaGranjaState, seat: int, card: int, value: int) -> bool:
    """Whether a helper is ready, its phase is on, its cost can be paid, and it would change something."""
    helper = state.game_data.helpers[card]
    if not state.farms[seat].is_ready(card) or not helper.phases >> state.phase & 1:
        return False
    return would_change(state, seat, helper.effects, value)


def would_change(state: S, seat: int, effects: list[Effect[S]], value: int) -> bool:
    """Whether effects can be paid for and would change anything (LG-3.10)."""
    changes = False
    for effect in effects:
        if effect.is_cost:
            if not effect.is_useful(state, seat, value):
                return False
        elif not changes:
            changes = effect.is_useful(state, seat, value)
    return changes


def use_helper(state: LaGranjaState, seat: int, card: int, value: int, otherwise: int = NOTHING) -> None:
    """Mark a once-a-round helper, then do what it says; `otherwise` is for when no marker is left for that."""
    helper = state.game_data.helpers[card]
    program = helper.program
    if lacks_marker(state, seat, helper):
        if helper.pays_first == NOTHING:
            need_marker(state, seat, USE_HELPER, card, value, otherwise)
            return
        program = helper.pays_first  # LG-1.4: the marker of the good that is paid marks the helper
    elif helper.once_a_round:
        if not can_use(state, seat, card, value):  # the marker taken back may have been the cost
            return
        mark(state, seat, card)
    if state.events is not None:
        state.emit(seat, "lagranja-log-use", {"helper": state.game_data.helper_name(card)})
    state.push_script(program, seat, FROM_HELPERS, value)


def lacks_marker(state: LaGranjaState, seat: int, helper: HelperSpec) -> bool:
    """Whether a marker must be taken back before a helper can be used (LG-1.4)."""
    takes_marker = helper.bars_trade or (helper.once_a_round and state.game_data.marks_are_markers)
    return takes_marker and state.farms[seat].markers == 0


def mark(state: LaGranjaState, seat: int, card: int) -> None:
    """Mark a helper as used for the round, with a marker or a token (LG-3.8)."""
    farm = state.farms[seat]
    farm.used = replaced(farm.used, farm.helpers.index(card), 1)
    if state.game_data.marks_are_markers:
        farm.markers -= 1


@final
class MarkHelper(Step[LaGranjaState]):
    """Mark a helper whose cost has just been paid."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: LaGranjaState, script: Script) -> None:
        mark(state, script.seat, self.card)


@final
class React(Step[LaGranjaState]):
    """Let one helper react; ask its owner if it costs something or works once a round."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        card = script.subject
        if not can_use(state, script.seat, card, script.value):
            return
        if state.game_data.helpers[card].is_optional:
            state.ask(OfferHelper(script.seat, card, script.value))
        else:
            use_helper(state, script.seat, card, script.value)


@final
class UseHelper(Step[LaGranjaState]):
    """Continue with a helper for which a marker had to be taken back."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        use_helper(state, script.seat, script.subject, script.value)


@final
class OfferHelper(Decision[LaGranjaState]):
    """Does the helper react?"""

    SAVED_AS: ClassVar[str] = "MayUse"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "value")

    def __init__(self, seat: int, card: int, value: int) -> None:
        super().__init__(seat)
        self.card = card
        self.value = value

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [state.game_data.codes.use + self.card, code.DECLINE]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action != code.DECLINE:
            use_helper(state, seat, self.card, self.value)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-react", {"helper": state.game_data.helper_name(self.card)})
