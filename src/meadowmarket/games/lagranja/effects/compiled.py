"""Effects as the engine reads them: the branches of a choice, the helpers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from meadowmarket.core.effects.calls import Call
from meadowmarket.games.lagranja.effects.effect import Effect, S, plain
from meadowmarket.games.lagranja.effects.programs import NOTHING


@final
class Choice:
    """The branches of a `choose`, with their action codes."""

    def __init__(self, names: list[str], programs: list[int], effects: Sequence[Sequence[Effect[S]]]) -> None:
        self.names: Final = names
        self.programs: Final = programs
        self.effects: Final = [plain(branch) for branch in effects]
        self.codes: list[int] = []


@final
class HelperSpec:
    """A helper as the engine reads it: what lasts, what is done when it is used or reacts."""

    def __init__(
        self,
        card: int,
        program: int,
        effects: Sequence[Effect[S]],
        lasting: list[Call],
        hooks: list[int],
        phases: int,
        once_a_round: bool,
        is_action: bool,
        has_cost: bool,
    ) -> None:
        self.card: Final = card
        self.program: Final = program
        self.effects: Final = plain(effects)  # the cost first
        self.lasting: Final = lasting
        self.hooks: Final = hooks
        self.phases: Final = phases  # bits
        self.once_a_round: Final = once_a_round
        self.is_action: Final = is_action
        self.is_optional: Final = once_a_round or has_cost
        self.adjusts_die = 0  # by how much
        self.bars_trade = False  # its mark on a trade option takes a marker
        self.reserves_die = False
        self.pays_first = NOTHING  # the program that pays, marks and goes on, where the payment brings a marker back
