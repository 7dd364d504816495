"""Roof tiles: buying them (LG-4.10), using them (LG-3.7), turning them back (LG-4.12)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import FLIP_ROOFS, ROOF_WAS_USED
from meadowmarket.games.lagranja.names import FROM_BONUSES, FROM_ROOFS, SILVER
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import react
from meadowmarket.games.lagranja.rules.helpers import would_change
from meadowmarket.games.lagranja.state import LaGranjaState


def roof_price(state: LaGranjaState, farm: Farm) -> int:
    """Return what a tile costs this round."""
    return max(0, state.game_data.pack.board.roof_price[state.round - 1] - farm.lasting.roof_discount)


def has_roof_space(farm: Farm) -> bool:
    """Whether a roof space is free: five, or a sixth with the Shed Builder."""
    return len(farm.roofs) < farm.lasting.roof_places


def lay_roof(state: LaGranjaState, seat: int, kind: int) -> None:
    """Buy an open tile; it covers the leftmost free space and scores its VP (LG-4.10)."""
    farm = state.farms[seat]
    price = roof_price(state, farm)
    farm.goods[SILVER] -= price
    state.roofs = without(state.roofs, state.roofs.index(kind))
    state.roof_vp = state.game_data.roof_space_vp(len(farm.roofs))
    farm.roofs += (kind,)
    farm.roofs_used += (0,)
    farm.score(state.roof_vp, FROM_ROOFS)
    if state.events is not None:
        args: Args = {"tile": state.game_data.roof_name(kind), "silver": price, "points": state.roof_vp}
        state.emit(seat, "lagranja-log-roof", args)
    react(state, seat, hooks.ROOF_BOUGHT, kind)


def usable_tile(state: LaGranjaState, seat: int, kind: int) -> int:
    """Return the place of an unused tile of the seat of a kind that would change something now, or -1."""
    farm = state.farms[seat]
    for i in range(len(farm.roofs)):
        if farm.roofs[i] == kind and not farm.roofs_used[i]:
            if would_change(state, seat, state.game_data.roof_effects[kind], i):
                return i
            return -1
    return -1


def turn_over(state: LaGranjaState, seat: int, tile: int) -> None:
    """Mark a tile as used and let helpers react once its effect is done."""
    farm = state.farms[seat]
    farm.roofs_used = replaced(farm.roofs_used, tile, 1)
    if state.events is not None:
        state.emit(seat, "lagranja-log-bonus", {"tile": state.game_data.roof_name(farm.roofs[tile])})
    if farm.lasting.reactions[hooks.ROOF_USED]:
        state.push_script(ROOF_WAS_USED, seat, 0, tile)


def use_roof(state: LaGranjaState, seat: int, kind: int) -> None:
    """Use the bonus of a tile: once, then it is turned over (LG-3.7)."""
    tile = usable_tile(state, seat, kind)
    turn_over(state, seat, tile)
    state.push_script(state.game_data.roof_programs[kind], seat, FROM_BONUSES, tile)


@final
class TriggerRoofHelpers(Step[LaGranjaState]):
    """Let helpers react to the use of a tile."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        react(state, script.seat, hooks.ROOF_USED, script.value)


def has_used_tile(farm: Farm, except_for: int) -> bool:
    """Whether a tile other than one place has been used."""
    for i in range(len(farm.roofs)):
        if i != except_for and farm.roofs_used[i]:
            return True
    return False


def ask_flip(state: LaGranjaState, seat: int, except_for: int, left: int) -> None:
    """Ask which used tile is turned back, if there is one."""
    if left and has_used_tile(state.farms[seat], except_for):
        state.ask(ChooseRoofToFlip(seat, except_for, left))


@final
class AskForRoofs(Step[LaGranjaState]):
    """Ask which tile is turned back next."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        ask_flip(state, script.seat, script.subject, script.value)


@final
class ChooseRoofToFlip(Decision[LaGranjaState]):
    """Which used tile can be used again?"""

    SAVED_AS: ClassVar[str] = "FlipRoof"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "except_for", "left")

    def __init__(self, seat: int, except_for: int, left: int) -> None:
        super().__init__(seat)
        self.except_for = except_for
        self.left = left

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        found: list[int] = []
        for i in range(len(farm.roofs)):
            action = state.game_data.codes.flip + farm.roofs[i]
            if i != self.except_for and farm.roofs_used[i] and action not in found:
                found.append(action)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        farm = state.farms[seat]
        kind = action - state.game_data.codes.flip
        for i in range(len(farm.roofs)):
            if i != self.except_for and farm.roofs[i] == kind and farm.roofs_used[i]:
                farm.roofs_used = replaced(farm.roofs_used, i, 0)
                break
        if state.events is not None:
            state.emit(seat, "lagranja-log-flip", {"tile": state.game_data.roof_name(kind)})
        state.stack.append(Script(FLIP_ROOFS, 0, seat, self.except_for, self.left - 1))

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-flip")
