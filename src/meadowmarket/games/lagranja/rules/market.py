"""The market: placing stalls, driving others away, keeping one's own (LG-6.10 to LG-6.12)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import ATTACK, KEEP_STALL, LOSE_STALL, SET_STALL, STALL_EFFECTS
from meadowmarket.games.lagranja.names import FREE, FROM_FIGHTS, NEUTRAL, NONE, SILVER
from meadowmarket.games.lagranja.rules.economy import pay_silver, react
from meadowmarket.games.lagranja.rules.helpers import lacks_marker, mark
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.state import LaGranjaState

WITHOUT_FIGHT = 1  # the value of a SET_STALL that attacks nobody (LG-4.12)
REPLACES = 2  # the value of a STALL_EFFECTS whose stall stands in another's place, plus that owner (LG-6.12)

# The value of an ATTACK: nobody has been asked yet; it falls; it has fallen already, plus its owner.
UNDECIDED = 0
FALLS = 1
FALLEN = 2


def has_free_space(state: LaGranjaState) -> bool:
    """Whether any open space is without a stall."""
    return FREE in state.market


def free_spaces(state: LaGranjaState, number: int) -> list[int]:
    """List the spaces of a number without a stall."""
    market = state.market
    return [i for i in state.game_data.spaces_of[number] if market[i] == FREE]


def spaces_for_stall(state: LaGranjaState, seat: int, number: int, shifts: bool) -> list[int]:
    """List where a stall of a number may go: free spaces, else another's stall, else one of the seat's (LG-6.12)."""
    spaces = state.game_data.spaces_of[number]
    found = free_spaces(state, number) or [i for i in spaces if state.market[i] != seat] or spaces
    if shifts:  # Site Scout
        found = found + free_spaces(state, number - 1) + free_spaces(state, number + 1)
    return found


@final
class AskForStall(Step[LaGranjaState]):
    """Ask where the stall of a completed barrow with a market number goes; it must be placed."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if script.subject and state.game_data.spaces_of[script.subject]:
            state.ask(ChooseStallSpace(script.seat, script.subject))


@final
class ChooseStallSpace(Decision[LaGranjaState]):
    """On which space of the barrow's number does the stall go?"""

    SAVED_AS: ClassVar[str] = "PlaceStall"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        game_data = state.game_data
        shifts = state.farms[seat].lasting.shifts_stalls
        return [game_data.codes.stall + game_data.labels[i] for i in spaces_for_stall(state, seat, self.number, shifts)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        set_stall(state, seat, state.game_data.spaces_by_label[action - state.game_data.codes.stall], 0)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-stall", {"number": self.number})

    def why_not(self, state: LaGranjaState, seat: int, action: int) -> Message | None:
        game_data = state.game_data
        if game_data.family_of[action] != "stall":
            return None
        space = game_data.spaces_by_label[game_data.index_of[action]]
        if space == NONE:
            return Message("lagranja-why-space-closed")
        if game_data.spaces[space].value != self.number:
            return Message("lagranja-why-space-number", {"number": self.number})
        return Message("lagranja-why-space-taken")


@final
class ChooseFreeSpace(Decision[LaGranjaState]):
    """On which free space does the stall of a roof tile go? It attacks nobody."""

    SAVED_AS: ClassVar[str] = "PlaceStallAnywhere"

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        game_data = state.game_data
        return [
            game_data.codes.stall + game_data.labels[i] for i in range(len(state.market)) if state.market[i] == FREE
        ]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        space = state.game_data.spaces_by_label[action - state.game_data.codes.stall]
        set_stall(state, seat, space, WITHOUT_FIGHT)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-stall-anywhere")


@final
class SetStall(Step[LaGranjaState]):
    """Continue with a stall for which a marker had to be taken back."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        set_stall(state, script.seat, script.subject, script.value)


def set_stall(state: LaGranjaState, seat: int, space: int, value: int) -> None:
    """Put a stall on a space, in the place of the one there (LG-6.12), and let it drive its neighbours away."""
    owner = state.market[space]
    if seat != NEUTRAL and owner != seat:
        if state.farms[seat].markers == 0:
            need_marker(state, seat, SET_STALL, space, value)
            return
        state.farms[seat].markers -= 1
    state.market = replaced(state.market, space, seat)
    emit_stall(state, seat, space)
    if owner == seat:
        score_fight(state, seat)  # LG-6.12: to replace your stall scores as well, but is no loss
        if state.events is not None and seat != NEUTRAL:
            points = state.game_data.pack.board.removed_stall_vp
            state.emit(seat, "lagranja-log-own-replaced", {"points": points})
    elif owner != FREE:
        stall_lost(state, seat, owner, space)
        if attacked_stalls(state, seat, space):
            value = REPLACES + owner  # helpers wait until the neighbours have fallen, too
        else:
            state.push_script(STALL_EFFECTS, seat, space, value)
            react_to_losses(state, seat, [(owner, space)])
            return
    state.push_script(STALL_EFFECTS, seat, space, value)


def score_fight(state: LaGranjaState, seat: int) -> None:
    """Take the VP for a removed stall; the neutral player scores nothing."""
    if seat != NEUTRAL:
        state.farms[seat].score(state.game_data.pack.board.removed_stall_vp, FROM_FIGHTS)


def stall_lost(state: LaGranjaState, attacker: int, owner: int, space: int) -> None:
    """Score a removed stall and give its marker back; helpers react when all have fallen."""
    score_fight(state, attacker)
    emit_loss(state, attacker, owner, space)
    if owner != NEUTRAL:
        state.farms[owner].markers += 1


def emit_stall(state: LaGranjaState, seat: int, space: int) -> None:
    """Record that a stall was placed."""
    if state.events is not None:
        args: Args = {"space": state.game_data.space_names[space]}
        if seat == NEUTRAL:
            state.emit(NONE, "lagranja-log-neutral-stall", args)
        else:
            state.emit(seat, "lagranja-log-stall", args)


def emit_loss(state: LaGranjaState, attacker: int, owner: int, space: int) -> None:
    """Record that a stall was removed."""
    if state.events is None:
        return
    args: Args = {"space": state.game_data.space_names[space]}
    if attacker == NEUTRAL:
        state.emit(owner, "lagranja-log-neutral-removes", args)
        return
    args["points"] = state.game_data.pack.board.removed_stall_vp
    if owner == NEUTRAL:
        state.emit(attacker, "lagranja-log-removes-neutral", args)
    else:
        args["owner_seat"] = owner
        state.emit(attacker, "lagranja-log-removes", args)


@final
class FightForSpace(Step[LaGranjaState]):
    """Let a stall just placed attack the lower stalls of others around it; then helpers react to its being placed."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        space = script.subject
        if script.seat != NEUTRAL:
            react(state, script.seat, hooks.STALL_PLACED, space)
        if script.value == WITHOUT_FIGHT:
            return
        attacked = attacked_stalls(state, script.seat, space)
        for i in range(len(attacked) - 1, -1, -1):
            state.stack.append(Script(ATTACK, 0, script.seat, attacked[i], UNDECIDED))
        if script.value >= REPLACES:
            owner = script.value - REPLACES
            if is_noticed(state, script.seat, owner):
                state.stack.append(Script(ATTACK, 0, script.seat, space, FALLEN + owner))


def attacked_stalls(state: LaGranjaState, attacker: int, space: int) -> list[int]:
    """List the lower stalls of others beside a space, by their owners in turn order (LG-3.10)."""
    market = state.market
    found = [i for i in state.game_data.lower_neighbours[space] if market[i] not in (FREE, attacker)]
    if len(found) > 1:
        order = [*state.order, NEUTRAL]
        found.sort(key=lambda i: order.index(market[i]))
    return found


def is_noticed(state: LaGranjaState, attacker: int, owner: int) -> bool:
    """Whether a helper reacts when the attacker removes a stall of the owner."""
    farms = state.farms
    if attacker != NEUTRAL and farms[attacker].lasting.reactions[hooks.STALL_REMOVED_OTHER]:
        return True
    return owner != NEUTRAL and bool(farms[owner].lasting.reactions[hooks.STALL_REMOVED_OWN])


@final
class Attack(Step[LaGranjaState]):
    """Remove the stalls beside a higher one (LG-6.11): first ask all Watchmen, then all others fall."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        attacks = [script, *open_attacks(state)]
        for i in range(len(attacks)):
            attack = attacks[i]
            if attack.value == UNDECIDED and can_keep(state, state.market[attack.subject]):
                del attacks[i]
                state.stack += reversed(attacks)
                state.ask(ChooseToKeepStall(state.market[attack.subject], attack.seat, attack.subject))
                return
        fall(state, attacks)


def open_attacks(state: LaGranjaState) -> list[Script]:
    """Take the other attacks of the same stall off the stack, the next one first."""
    found: list[Script] = []
    stack = state.stack
    while stack:
        top = stack[-1]
        if not isinstance(top, Script) or top.program != ATTACK:
            break
        stack.pop()
        found.append(top)
    return found


def fall(state: LaGranjaState, attacks: list[Script]) -> None:
    """Remove all stalls of one attack; only then do helpers react (LG-6.11, LG-3.10)."""
    attacker = attacks[0].seat
    fallen: list[tuple[int, int]] = []  # owner, space
    for attack in attacks:
        if attack.value >= FALLEN:
            fallen.append((attack.value - FALLEN, attack.subject))
            continue
        owner = state.market[attack.subject]
        state.market = replaced(state.market, attack.subject, FREE)
        stall_lost(state, attacker, owner, attack.subject)
        fallen.append((owner, attack.subject))
    react_to_losses(state, attacker, fallen)


def react_to_losses(state: LaGranjaState, attacker: int, fallen: list[tuple[int, int]]) -> None:
    """Let helpers react to all stalls (owner, space) of one attack: the attacker's, then the owners' in turn order."""
    fallen.reverse()
    for seat in reversed(state.order):
        for owner, space in fallen:
            if owner == seat:
                react(state, owner, hooks.STALL_REMOVED_OWN, space)
    if attacker != NEUTRAL:
        for _, space in fallen:
            react(state, attacker, hooks.STALL_REMOVED_OTHER, space)


def can_keep(state: LaGranjaState, owner: int) -> bool:
    """Whether a Watchman could keep a stall now: ready, and paid for."""
    if owner == NEUTRAL:
        return False
    farm = state.farms[owner]
    card = farm.lasting.watchman
    return card != NONE and farm.is_ready(card) and farm.goods[SILVER] >= state.game_data.helper_silver[card]


@final
class LoseAttackedStall(Step[LaGranjaState]):
    """Let an attacked stall of the owner fall with the others."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.stack.append(Script(ATTACK, 0, script.value, script.subject, FALLS))


@final
class KeepAttackedStall(Step[LaGranjaState]):
    """Keep an attacked stall with the Watchman."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        mark(state, script.seat, farm.lasting.watchman)
        if state.events is not None:
            state.emit(script.seat, "lagranja-log-keep", {"space": state.game_data.space_names[script.subject]})
        pay_silver(state, script.seat, state.game_data.helper_silver[farm.lasting.watchman])


@final
class ChooseToKeepStall(Decision[LaGranjaState]):
    """Does the Watchman keep the attacked stall? Asked of its owner in another player's turn."""

    SAVED_AS: ClassVar[str] = "KeepStall"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "space")

    def __init__(self, seat: int, attacker: int, space: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.space = space

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [state.game_data.codes.use + state.farms[seat].lasting.watchman, code.DECLINE]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        watchman = state.game_data.helpers[state.farms[seat].lasting.watchman]
        if action == code.DECLINE:
            state.push_script(LOSE_STALL, seat, self.space, self.attacker)
        elif lacks_marker(state, seat, watchman):
            need_marker(state, seat, KEEP_STALL, self.space, self.attacker, otherwise=LOSE_STALL)
        else:
            state.push_script(KEEP_STALL, seat, self.space, self.attacker)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-keep", {"space": state.game_data.space_names[self.space]})
