"""Helpers at work (LG-3.8): using them, marking them, and their reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.markers import need_marker
from meadowmarket.games.lagranja.programs import NOTHING, USE_HELPER
from meadowmarket.games.lagranja.state import FROM_HELPERS, Village

if TYPE_CHECKING:
    from meadowmarket.games.lagranja.effects import Effect
    from meadowmarket.games.lagranja.vocabulary import Call


@final
class HelperSpec:
    """A helper as the engine reads it: what stands, what is done when it is used or reacts."""

    def __init__(
        self,
        card: int,
        program: int,
        effects: list[Effect],
        standing: list[Call],
        hooks: list[int],
        phases: int,
        once_a_round: bool,
        is_action: bool,
        has_cost: bool,
        adjusts_die: int,
        bars_trade: bool,
    ) -> None:
        self.card: Final = card
        self.program: Final = program
        self.effects: Final = effects  # the cost first
        self.standing: Final = standing
        self.hooks: Final = hooks
        self.phases: Final = phases
        self.once_a_round: Final = once_a_round
        self.is_action: Final = is_action
        self.is_optional: Final = once_a_round or has_cost
        self.adjusts_die: Final = adjusts_die
        self.bars_trade: Final = bars_trade  # its mark on a trade option takes a marker
        self.reserves_die = False
        self.pays_first = NOTHING  # the program that pays, marks and goes on, where the payment brings a marker back


def can_use(village: Village, seat: int, card: int, value: int) -> bool:
    """Says whether a helper is ready, its phase is on, its cost can be paid, and it would change something."""
    helper = village.rules.helpers[card]
    if not village.farms[seat].is_ready(card) or not helper.phases >> village.phase & 1:
        return False
    return would_change(village, seat, helper.effects, value)


def would_change(village: Village, seat: int, effects: list[Effect], value: int) -> bool:
    """Says whether effects can be paid for and would change anything (LG-3.10)."""
    changes = False
    for effect in effects:
        if effect.is_cost:
            if not effect.is_useful(village, seat, value):
                return False
        elif not changes:
            changes = effect.is_useful(village, seat, value)
    return changes


def use_helper(village: Village, seat: int, card: int, value: int, otherwise: int = NOTHING) -> None:
    """Marks a once-a-round helper, then does what it says; `otherwise` is for when no marker is left for that."""
    helper = village.rules.helpers[card]
    program = helper.program
    if lacks_marker(village, seat, helper):
        if helper.pays_first == NOTHING:
            need_marker(village, seat, USE_HELPER, card, value, otherwise)
            return
        program = helper.pays_first  # LG-1.4: the marker of the good that is paid marks the helper
    elif helper.once_a_round:
        if not can_use(village, seat, card, value):  # the marker taken back may have been the cost
            return
        mark(village, seat, card)
    if village.events is not None:
        village.tell(seat, "lagranja-log-use", {"helper": village.rules.helper_name(card)})
    village.push_script(program, seat, FROM_HELPERS, value)


def lacks_marker(village: Village, seat: int, helper: HelperSpec) -> bool:
    """Says whether a marker must be taken back before a helper can be used (LG-1.4)."""
    takes_marker = helper.bars_trade or (helper.once_a_round and village.rules.marks_are_markers)
    return takes_marker and village.farms[seat].markers == 0


def mark(village: Village, seat: int, card: int) -> None:
    """Marks a helper as used for the round, with a marker or a token (LG-3.8)."""
    farm = village.farms[seat]
    farm.used = replaced(farm.used, farm.helpers.index(card), 1)
    if village.rules.marks_are_markers:
        farm.markers -= 1


@final
class MarkHelper(Step[Village]):
    """Marks a helper whose cost has just been paid."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, village: Village, script: Script) -> None:
        mark(village, script.seat, self.card)


@final
class React(Step[Village]):
    """Lets one helper react: at once, or if its owner likes where it costs something or is kept for once a round."""

    def run(self, village: Village, script: Script) -> None:
        card = script.source
        if not can_use(village, script.seat, card, script.value):
            return
        if village.rules.helpers[card].is_optional:
            village.stack.append(MayUse(script.seat, card, script.value))
        else:
            use_helper(village, script.seat, card, script.value)


@final
class UseHelper(Step[Village]):
    """Goes on with a helper for which a marker had to be taken back."""

    def run(self, village: Village, script: Script) -> None:
        use_helper(village, script.seat, script.source, script.value)


@final
class MayUse(Decision[Village]):
    """Shall the helper react?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "value")

    def __init__(self, seat: int, card: int, value: int) -> None:
        super().__init__(seat)
        self.card = card
        self.value = value

    def options(self, village: Village, seat: int) -> list[int]:
        return [village.rules.codes.use + self.card, code.DECLINE]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        if action != code.DECLINE:
            use_helper(village, seat, self.card, self.value)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-react", {"helper": village.rules.helper_name(self.card)})
