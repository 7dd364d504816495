"""Roof tiles: buying them (LG-4.10), using them (LG-3.7), turning them back (LG-4.12)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja.goods import SILVER
from meadowmarket.games.lagranja.helpers import would_change
from meadowmarket.games.lagranja.programs import FLIP_ROOFS, ROOF_WAS_USED
from meadowmarket.games.lagranja.state import FROM_BONUSES, FROM_ROOFS, Farm, Village
from meadowmarket.games.lagranja.supply import react


def roof_price(village: Village, farm: Farm) -> int:
    """Returns what a tile costs this round."""
    return max(0, village.rules.pack.board.roof_price[village.round - 1] - farm.standing.roof_discount)


def has_roof_space(farm: Farm) -> bool:
    """Says whether a roof space is free: five, or a sixth with the Shed Builder."""
    return len(farm.roofs) < farm.standing.roof_places


def lay_roof(village: Village, seat: int, kind: int) -> None:
    """Buys an open tile; it covers the leftmost free space and scores its VP (LG-4.10)."""
    farm = village.farms[seat]
    price = roof_price(village, farm)
    farm.goods[SILVER] -= price
    village.roofs = without(village.roofs, village.roofs.index(kind))
    village.roof_vp = village.rules.roof_space_vp(len(farm.roofs))
    farm.roofs += (kind,)
    farm.roofs_used += (0,)
    farm.score(village.roof_vp, FROM_ROOFS)
    if village.events is not None:
        args: Args = {"tile": village.rules.roof_name(kind), "silver": price, "points": village.roof_vp}
        village.tell(seat, "lagranja-log-roof", args)
    react(village, seat, hooks.ROOF_BOUGHT, kind)


def usable_tile(village: Village, seat: int, kind: int) -> int:
    """Returns the place of an own unused tile of a kind that would change something now, or -1."""
    farm = village.farms[seat]
    for i in range(len(farm.roofs)):
        if farm.roofs[i] == kind and not farm.roofs_used[i]:
            if would_change(village, seat, village.rules.roof_effects[kind], i):
                return i
            return -1
    return -1


def turn_over(village: Village, seat: int, tile: int) -> None:
    """Marks a tile as used and lets helpers react once its effect is done."""
    farm = village.farms[seat]
    farm.roofs_used = replaced(farm.roofs_used, tile, 1)
    if village.events is not None:
        village.tell(seat, "lagranja-log-bonus", {"tile": village.rules.roof_name(farm.roofs[tile])})
    if farm.standing.reactions[hooks.ROOF_USED]:
        village.push_script(ROOF_WAS_USED, seat, 0, tile)


def use_roof(village: Village, seat: int, kind: int) -> None:
    """Uses the bonus of a tile: once, then it is turned over (LG-3.7)."""
    tile = usable_tile(village, seat, kind)
    turn_over(village, seat, tile)
    village.push_script(village.rules.roof_programs[kind], seat, FROM_BONUSES, tile)


@final
class RoofWasUsed(Step[Village]):
    """Lets helpers react to the use of a tile."""

    def run(self, village: Village, script: Script) -> None:
        react(village, script.seat, hooks.ROOF_USED, script.value)


def has_used_tile(farm: Farm, except_for: int) -> bool:
    """Says whether a tile other than one place has been used."""
    for i in range(len(farm.roofs)):
        if i != except_for and farm.roofs_used[i]:
            return True
    return False


def ask_flip(village: Village, seat: int, except_for: int, left: int) -> None:
    """Asks which used tile is turned back, if there is one."""
    if left and has_used_tile(village.farms[seat], except_for):
        village.stack.append(FlipRoof(seat, except_for, left))


@final
class FlipRoofs(Step[Village]):
    """Goes on asking which tiles are turned back."""

    def run(self, village: Village, script: Script) -> None:
        ask_flip(village, script.seat, script.source, script.value)


@final
class FlipRoof(Decision[Village]):
    """Which used tile can be used again?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "except_for", "left")

    def __init__(self, seat: int, except_for: int, left: int) -> None:
        super().__init__(seat)
        self.except_for = except_for
        self.left = left

    def options(self, village: Village, seat: int) -> list[int]:
        farm = village.farms[seat]
        found: list[int] = []
        for i in range(len(farm.roofs)):
            action = village.rules.codes.flip + farm.roofs[i]
            if i != self.except_for and farm.roofs_used[i] and action not in found:
                found.append(action)
        return found

    def resolve(self, village: Village, seat: int, action: int) -> None:
        farm = village.farms[seat]
        kind = action - village.rules.codes.flip
        for i in range(len(farm.roofs)):
            if i != self.except_for and farm.roofs[i] == kind and farm.roofs_used[i]:
                farm.roofs_used = replaced(farm.roofs_used, i, 0)
                break
        if village.events is not None:
            village.tell(seat, "lagranja-log-flip", {"tile": village.rules.roof_name(kind)})
        village.stack.append(Script(FLIP_ROOFS, 0, seat, self.except_for, self.left - 1))

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-flip")
