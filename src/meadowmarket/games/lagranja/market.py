"""The market: placing stalls, driving others away, keeping one's own (LG-6.10 to LG-6.12)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.goods import SILVER
from meadowmarket.games.lagranja.helpers import lacks_marker, mark
from meadowmarket.games.lagranja.markers import need_marker
from meadowmarket.games.lagranja.programs import ATTACK, KEEP_STALL, LOSE_STALL, SET_STALL, STALL_EFFECTS
from meadowmarket.games.lagranja.state import FREE, FROM_FIGHTS, NEUTRAL, NONE, Village
from meadowmarket.games.lagranja.supply import pay_silver, react

WITHOUT_FIGHT = 1  # the value of a SET_STALL that attacks nobody (LG-4.12)
REPLACES = 2  # the value of a STALL_EFFECTS whose stall stands in another's place, plus that owner (LG-6.12)

# The value of an ATTACK: nobody has been asked yet; it falls; it has fallen already, plus its owner.
UNDECIDED = 0
FALLS = 1
FALLEN = 2


def has_free_space(village: Village) -> bool:
    """Says whether any open space is without a stall."""
    return FREE in village.market


def free_spaces(village: Village, number: int) -> list[int]:
    """Lists the spaces of a number without a stall."""
    market = village.market
    return [i for i in village.rules.spaces_of[number] if market[i] == FREE]


def spaces_for_stall(village: Village, seat: int, number: int, shifts: bool) -> list[int]:
    """Lists where a stall of a number may go: free spaces, else another's stall, else an own one (LG-6.12)."""
    spaces = village.rules.spaces_of[number]
    found = free_spaces(village, number) or [i for i in spaces if village.market[i] != seat] or spaces
    if shifts:  # Site Scout
        found = found + free_spaces(village, number - 1) + free_spaces(village, number + 1)
    return found


@final
class AskStall(Step[Village]):
    """A completed barrow with a market number brings a stall, which must be placed."""

    def run(self, village: Village, script: Script) -> None:
        if script.source and village.rules.spaces_of[script.source]:
            village.stack.append(PlaceStall(script.seat, script.source))


@final
class PlaceStall(Decision[Village]):
    """On which space of the barrow's number does the stall go?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, village: Village, seat: int) -> list[int]:
        rules = village.rules
        shifts = village.farms[seat].standing.shifts_stalls
        return [rules.codes.stall + rules.labels[i] for i in spaces_for_stall(village, seat, self.number, shifts)]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        set_stall(village, seat, village.rules.spaces_by_label[action - village.rules.codes.stall], 0)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-stall", {"number": self.number})

    def why_not(self, village: Village, seat: int, action: int) -> Message | None:
        codes = village.rules.codes
        if not codes.stall <= action < codes.take_back_stall:
            return None
        space = village.rules.spaces_by_label[action - codes.stall]
        if space == NONE:
            return Message("lagranja-why-space-closed")
        if village.rules.spaces[space].value != self.number:
            return Message("lagranja-why-space-number", {"number": self.number})
        return Message("lagranja-why-space-taken")


@final
class PlaceStallAnywhere(Decision[Village]):
    """On which free space does the stall of a roof tile go? It attacks nobody."""

    def options(self, village: Village, seat: int) -> list[int]:
        rules = village.rules
        return [rules.codes.stall + rules.labels[i] for i in range(len(village.market)) if village.market[i] == FREE]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        space = village.rules.spaces_by_label[action - village.rules.codes.stall]
        set_stall(village, seat, space, WITHOUT_FIGHT)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-stall-anywhere")


@final
class SetStall(Step[Village]):
    """Goes on with a stall for which a marker had to be taken back."""

    def run(self, village: Village, script: Script) -> None:
        set_stall(village, script.seat, script.source, script.value)


def set_stall(village: Village, seat: int, space: int, value: int) -> None:
    """Puts a stall on a space, in the place of the one there (LG-6.12), and lets it drive its neighbours away."""
    owner = village.market[space]
    if seat != NEUTRAL and owner != seat:
        if village.farms[seat].markers == 0:
            need_marker(village, seat, SET_STALL, space, value)
            return
        village.farms[seat].markers -= 1
    village.market = replaced(village.market, space, seat)
    tell_stall(village, seat, space)
    if owner == seat:
        score_fight(village, seat)  # LG-6.12: an own stall replaced scores as well, but is no loss
        if village.events is not None and seat != NEUTRAL:
            points = village.rules.pack.board.removed_stall_vp
            village.tell(seat, "lagranja-log-own-replaced", {"points": points})
    elif owner != FREE:
        stall_lost(village, seat, owner, space)
        if attacked_stalls(village, seat, space):
            value = REPLACES + owner  # helpers wait until the neighbours have fallen, too
        else:
            village.push_script(STALL_EFFECTS, seat, space, value)
            react_to_losses(village, seat, [(owner, space)])
            return
    village.push_script(STALL_EFFECTS, seat, space, value)


def score_fight(village: Village, seat: int) -> None:
    """Takes the VP for a removed stall; the neutral player scores nothing."""
    if seat != NEUTRAL:
        village.farms[seat].score(village.rules.pack.board.removed_stall_vp, FROM_FIGHTS)


def stall_lost(village: Village, attacker: int, owner: int, space: int) -> None:
    """Scores a removed stall and gives its marker back; helpers react when all have fallen."""
    score_fight(village, attacker)
    tell_loss(village, attacker, owner, space)
    if owner != NEUTRAL:
        village.farms[owner].markers += 1


def tell_stall(village: Village, seat: int, space: int) -> None:
    """Records that a stall was placed."""
    if village.events is not None:
        args: Args = {"space": village.rules.space_names[space]}
        if seat == NEUTRAL:
            village.tell(NONE, "lagranja-log-neutral-stall", args)
        else:
            village.tell(seat, "lagranja-log-stall", args)


def tell_loss(village: Village, attacker: int, owner: int, space: int) -> None:
    """Records that a stall was removed."""
    if village.events is None:
        return
    args: Args = {"space": village.rules.space_names[space]}
    if attacker == NEUTRAL:
        village.tell(owner, "lagranja-log-neutral-removes", args)
        return
    args["points"] = village.rules.pack.board.removed_stall_vp
    if owner == NEUTRAL:
        village.tell(attacker, "lagranja-log-removes-neutral", args)
    else:
        args["owner_seat"] = owner
        village.tell(attacker, "lagranja-log-removes", args)


@final
class StallEffects(Step[Village]):
    """A stall just placed attacks the lower stalls of others around it; then helpers react to its being placed."""

    def run(self, village: Village, script: Script) -> None:
        space = script.source
        if script.seat != NEUTRAL:
            react(village, script.seat, hooks.STALL_PLACED, space)
        if script.value == WITHOUT_FIGHT:
            return
        attacked = attacked_stalls(village, script.seat, space)
        for i in range(len(attacked) - 1, -1, -1):
            village.stack.append(Script(ATTACK, 0, script.seat, attacked[i], UNDECIDED))
        if script.value >= REPLACES:
            owner = script.value - REPLACES
            if is_noticed(village, script.seat, owner):
                village.stack.append(Script(ATTACK, 0, script.seat, space, FALLEN + owner))


def attacked_stalls(village: Village, attacker: int, space: int) -> list[int]:
    """Lists the lower stalls of others beside a space, by their owners in turn order (LG-3.10)."""
    market = village.market
    found = [i for i in village.rules.lower_neighbours[space] if market[i] not in (FREE, attacker)]
    if len(found) > 1:
        order = [*village.order, NEUTRAL]
        found.sort(key=lambda i: order.index(market[i]))
    return found


def is_noticed(village: Village, attacker: int, owner: int) -> bool:
    """Whether a helper reacts when the attacker removes a stall of the owner."""
    farms = village.farms
    if attacker != NEUTRAL and farms[attacker].standing.reactions[hooks.STALL_REMOVED_OTHER]:
        return True
    return owner != NEUTRAL and bool(farms[owner].standing.reactions[hooks.STALL_REMOVED_OWN])


@final
class Attack(Step[Village]):
    """Stalls are removed by a higher one beside them (LG-6.11): first all Watchmen are asked, then all others fall."""

    def run(self, village: Village, script: Script) -> None:
        attacks = [script, *open_attacks(village)]
        for i in range(len(attacks)):
            attack = attacks[i]
            if attack.value == UNDECIDED and can_keep(village, village.market[attack.source]):
                del attacks[i]
                village.stack += reversed(attacks)
                village.stack.append(KeepStall(village.market[attack.source], attack.seat, attack.source))
                return
        fall(village, attacks)


def open_attacks(village: Village) -> list[Script]:
    """Takes the other attacks of the same stall off the stack, the next one first."""
    found: list[Script] = []
    stack = village.stack
    while stack:
        top = stack[-1]
        if not isinstance(top, Script) or top.program != ATTACK:
            break
        stack.pop()
        found.append(top)
    return found


def fall(village: Village, attacks: list[Script]) -> None:
    """Removes all stalls of one attack; only then do helpers react (LG-6.11, LG-3.10)."""
    attacker = attacks[0].seat
    fallen: list[tuple[int, int]] = []  # owner, space
    for attack in attacks:
        if attack.value >= FALLEN:
            fallen.append((attack.value - FALLEN, attack.source))
            continue
        owner = village.market[attack.source]
        village.market = replaced(village.market, attack.source, FREE)
        stall_lost(village, attacker, owner, attack.source)
        fallen.append((owner, attack.source))
    react_to_losses(village, attacker, fallen)


def react_to_losses(village: Village, attacker: int, fallen: list[tuple[int, int]]) -> None:
    """Lets helpers react to all stalls (owner, space) of one attack: the attacker's, then the owners' in turn order."""
    fallen.reverse()
    for seat in reversed(village.order):
        for owner, space in fallen:
            if owner == seat:
                react(village, owner, hooks.STALL_REMOVED_OWN, space)
    if attacker != NEUTRAL:
        for _, space in fallen:
            react(village, attacker, hooks.STALL_REMOVED_OTHER, space)


def can_keep(village: Village, owner: int) -> bool:
    """Whether a Watchman could keep a stall now: ready, and paid for."""
    if owner == NEUTRAL:
        return False
    farm = village.farms[owner]
    card = farm.standing.watchman
    return card != NONE and farm.is_ready(card) and farm.goods[SILVER] >= village.rules.helper_silver[card]


@final
class LoseAttackedStall(Step[Village]):
    """The owner lets an attacked stall go: it falls with the others."""

    def run(self, village: Village, script: Script) -> None:
        village.stack.append(Script(ATTACK, 0, script.value, script.source, FALLS))


@final
class KeepAttackedStall(Step[Village]):
    """The Watchman keeps an attacked stall."""

    def run(self, village: Village, script: Script) -> None:
        farm = village.farms[script.seat]
        mark(village, script.seat, farm.standing.watchman)
        if village.events is not None:
            village.tell(script.seat, "lagranja-log-keep", {"space": village.rules.space_names[script.source]})
        pay_silver(village, script.seat, village.rules.helper_silver[farm.standing.watchman])


@final
class KeepStall(Decision[Village]):
    """Shall the Watchman keep the attacked stall? Asked of its owner in another player's turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "space")

    def __init__(self, seat: int, attacker: int, space: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.space = space

    def options(self, village: Village, seat: int) -> list[int]:
        return [village.rules.codes.use + village.farms[seat].standing.watchman, code.DECLINE]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        watchman = village.rules.helpers[village.farms[seat].standing.watchman]
        if action == code.DECLINE:
            village.push_script(LOSE_STALL, seat, self.space, self.attacker)
        elif lacks_marker(village, seat, watchman):
            need_marker(village, seat, KEEP_STALL, self.space, self.attacker, otherwise=LOSE_STALL)
        else:
            village.push_script(KEEP_STALL, seat, self.space, self.attacker)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-keep", {"space": village.rules.space_names[self.space]})
