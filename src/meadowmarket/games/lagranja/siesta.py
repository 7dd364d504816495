"""The siesta track (LG-6.2, LG-6.3)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Message
from meadowmarket.core.tuples import without
from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.state import Village
from meadowmarket.games.lagranja.supply import react


def move_disc(village: Village, seat: int, steps: int) -> None:
    """Moves a disc; it arrives on top of those there, and a disc that stays keeps its place (LG-6.2)."""
    farm = village.farms[seat]
    space = min(farm.siesta + steps, village.rules.last_siesta_space)
    if space == farm.siesta:
        return
    farm.siesta = space
    village.discs = (*without(village.discs, village.discs.index(seat)), seat)
    if village.events is not None:
        village.tell(seat, "lagranja-log-siesta", {"space": space})
    if space < hooks.NUM_SIESTA_SPACES:
        react(village, seat, hooks.SIESTA_SPACE + space, space)


def order_by_siesta(village: Village) -> tuple[int, ...]:
    """Returns the seats, furthest first; on one space the upper disc first (LG-6.3)."""
    discs = village.discs
    return tuple(sorted(discs, key=lambda seat: (village.farms[seat].siesta, discs.index(seat)), reverse=True))


def ask_steps(village: Village, seat: int, steps: int) -> None:
    """Asks how far the disc moves, if it can."""
    if village.farms[seat].siesta < village.rules.last_siesta_space:
        village.stack.append(SiestaSteps(seat, steps))


@final
class SiestaSteps(Decision[Village]):
    """How many steps does the disc move? Up to `steps` (LG-3.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, village: Village, seat: int) -> list[int]:
        most = min(self.steps, village.rules.last_siesta_space - village.farms[seat].siesta, code.NUM_STEPS)
        found = [code.STEPS + i for i in range(most)]
        found.append(code.DONE)
        return found

    def resolve(self, village: Village, seat: int, action: int) -> None:
        if action != code.DONE:
            move_disc(village, seat, action - code.STEPS + 1)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-steps", {"steps": self.steps})
