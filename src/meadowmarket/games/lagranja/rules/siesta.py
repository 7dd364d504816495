"""The siesta track (LG-6.2, LG-6.3)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import without
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.rules.economy import react
from meadowmarket.games.lagranja.state import LaGranjaState


def move_disc(state: LaGranjaState, seat: int, steps: int) -> None:
    """Move a disc; it arrives on top of those there, and a disc that stays keeps its place (LG-6.2)."""
    farm = state.farms[seat]
    space = min(farm.siesta + steps, state.game_data.last_siesta_space)
    if space == farm.siesta:
        return
    farm.siesta = space
    state.discs = (*without(state.discs, state.discs.index(seat)), seat)
    if state.events is not None:
        state.emit(seat, "lagranja-log-siesta", {"space": space})
    if space < hooks.NUM_SIESTA_SPACES:
        react(state, seat, hooks.SIESTA_SPACE + space, space)


def order_by_siesta(state: LaGranjaState) -> tuple[int, ...]:
    """Return the seats, furthest first; on one space the upper disc first (LG-6.3)."""
    discs = state.discs
    return tuple(sorted(discs, key=lambda seat: (state.farms[seat].siesta, discs.index(seat)), reverse=True))


def ask_steps(state: LaGranjaState, seat: int, steps: int) -> None:
    """Ask how far the disc moves, if it can."""
    if state.farms[seat].siesta < state.game_data.last_siesta_space:
        state.ask(ChooseSteps(seat, steps))


@final
class ChooseSteps(Decision[LaGranjaState]):
    """How many steps does the disc move? Up to `steps` (LG-3.10)."""

    SAVED_AS: ClassVar[str] = "SiestaSteps"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        most = min(self.steps, state.game_data.last_siesta_space - state.farms[seat].siesta, code.NUM_STEPS)
        found = [code.STEPS + i for i in range(most)]
        found.append(code.DONE)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action != code.DONE:
            move_disc(state, seat, action - code.STEPS + 1)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-steps", {"steps": self.steps})
