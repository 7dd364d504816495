"""What the tests of helpers share: a barrow about to be completed, and the course of the round behind a turn."""

from __future__ import annotations

from meadowmarket.core.frames import Script
from meadowmarket.games.lagranja.effects import programs
from meadowmarket.games.lagranja.names import FOOD, NONE, PHASES
from meadowmarket.games.lagranja.rules.round import (
    THE_ROUND,
    Do,
    begin_revenue_phase,
    begin_scoring_phase,
    begin_transport_phase,
    find_last_die,
    take_dice,
)
from tests.games.lagranja.position import Position

STEPS = {
    "roll": begin_revenue_phase,
    "dice": take_dice,
    "last die": find_last_die,
    "donkeys": begin_transport_phase,
    "scoring": begin_scoring_phase,
}

# By number: a barrow of that many VP, and what has been delivered so that one food completes it.
BARROWS = {
    2: ("7", ("olive",)),
    3: ("49", ("food",)),
    4: ("59", ("meat",)),
    5: ("20", ("grape", "meat")),
    6: ("4", ("pig", "meat")),
}

TURNS = {"farm": ("cards", 0), "revenue": ("after",), "transport": ("deliveries", 0)}


def go_on(position: Position, step: str) -> Position:
    """Lets the round go on from a step of its course, behind the turns that are open."""
    state = position.state
    at = [i for i, part in enumerate(THE_ROUND) if isinstance(part, Do) and part.what is STEPS[step]]
    if not state.stack and step in ("dice", "last die"):
        state.phase = PHASES.index("revenue")
    state.stack.insert(0, Script(programs.GAME, at[0], NONE, 0, 0))
    state.settle()
    return position


def open_turn(position: Position, phase: str, seat: int = 0) -> Position:
    """Open a turn of a phase in which only anytime actions are left."""
    name, *fields = TURNS[phase]
    return position.turn(str(name), seat, *[int(field) for field in fields])


def next_round(position: Position, phase: str) -> Position:
    """End the open turn, score the round and open a turn of the next one."""
    state = position.state
    go_on(position, "scoring").play("end")
    state.stack.clear()
    return open_turn(position, phase)


def phases_of(position: Position, action: str) -> list[str]:
    """List the phases in which an anytime action is open to seat 0."""
    found = []
    for phase in TURNS:
        position.state.stack.clear()
        if action in open_turn(position, phase).options():
            found.append(phase)
    return found


def ready_barrow(position: Position, seat: int, number: int) -> Position:
    """Give a barrow of a number, and the food that completes it."""
    card, served = BARROWS[number]
    position.barrow(seat, card, served)
    position.farm(seat).goods[FOOD] += 1
    position.count_markers()
    return position


def fight(position: Position, number: int, seat: int = 0, turn: str = "deliveries") -> Position:
    """Lets a seat complete a barrow of a number; it is to place the stall."""
    ready_barrow(position, seat, number).turn(turn, seat, 1).play("deliver food barrow-1")
    return position


def end_game(position: Position) -> Position:
    """Plays the scoring of round 6 and the end."""
    go_on(position.round(6), "scoring")
    assert position.state.is_over()
    return position
