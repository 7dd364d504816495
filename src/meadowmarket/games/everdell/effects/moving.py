"""Workers that are moved, or come back before the season (EV-8.5)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.explain.why_not import why_not_there
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.rules.locations import (
    add_spots,
    deployed,
    lift_worker,
    place_worker,
    spot_name,
    spot_of,
)
from meadowmarket.games.everdell.state import EverdellState


@final
class MoveWorker(Effect[EverdellState]):
    """Move a worker that is out to another place, where it works (EV-card ranger)."""

    def run(self, state: EverdellState, script: Script) -> None:
        if deployed(state, script.seat):
            state.ask(ChooseWorkerToMove(script.seat))


@final
class ChooseWorkerToMove(Decision[EverdellState]):
    """Which worker is moved?"""

    SAVED_AS: ClassVar[str] = "MoveDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return [state.game_data.codes.move + spot for spot in deployed(state, seat)]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        spot = action - state.game_data.codes.move
        if state.events is not None:
            state.emit(seat, "everdell-log-lifts", {"spot": spot_name(state, seat, spot)})
        lift_worker(state, seat, spot)
        state.ask(PlaceMovedWorker(seat, spot))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-move")


@final
class RecallWorker(Effect[EverdellState]):
    """Bring a worker that is out back (EV-event a well run city)."""

    def run(self, state: EverdellState, script: Script) -> None:
        if deployed(state, script.seat):
            state.ask(ChooseWorkerToRecall(script.seat))


@final
class ChooseWorkerToRecall(Decision[EverdellState]):
    """Which worker comes back?"""

    SAVED_AS: ClassVar[str] = "RecallDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return [state.game_data.codes.recall + spot for spot in deployed(state, seat)]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        spot = action - state.game_data.codes.recall
        if state.events is not None:
            state.emit(seat, "everdell-log-recalls", {"spot": spot_name(state, seat, spot)})
        lift_worker(state, seat, spot)
        state.cities[seat].free += 1

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-recall")


@final
class PlaceMovedWorker(Decision[EverdellState]):
    """Where does the worker go that the Ranger has picked up? Not back to where it stood (EV-8.5)."""

    SAVED_AS: ClassVar[str] = "PlaceDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "barred")

    def __init__(self, seat: int, barred: int) -> None:
        super().__init__(seat)
        self.barred = barred

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options: list[int] = []
        add_spots(state, seat, self.barred, options)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        place_worker(state, seat, spot_of(state.game_data, action))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-place")

    def why_not(self, state: EverdellState, seat: int, action: int) -> Message | None:
        spot = spot_of(state.game_data, action)
        if spot == NONE:
            return None
        return Message("everdell-why-left") if spot == self.barred else why_not_there(state, seat, spot)
