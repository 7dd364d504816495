"""The questions that many effects ask: which resource, which opponent, which cards of the hand, how many."""

from __future__ import annotations

from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.everdell.actions import DONE, GAIN, GIVE, SPEND, TO
from meadowmarket.games.everdell.effects.programs import (
    GIVE_ASIDE,
    GIVE_CARDS_TO,
    GIVE_RESOURCES_TO,
    GIVE_TO,
    HAND_OVER_PAYMENT,
    PLACE_FOOL,
    SHARE,
)
from meadowmarket.games.everdell.names import ALL_RESOURCES, NONE
from meadowmarket.games.everdell.state import EverdellState, amount

# What cards are discarded for.
FOR_NOTHING: Final = 0
FOR_POINTS: Final = 1
FOR_RESOURCES: Final = 2
FOR_CARDS: Final = 3
REWARDS: Final[dict[int, str]] = {
    FOR_POINTS: "everdell-amount-points",
    FOR_RESOURCES: "everdell-need-resources",
    FOR_CARDS: "everdell-amount-cards",
}
"""What is got for discarded cards, as a question names it."""


def codes_for(first: int, kinds: list[int]) -> list[int]:
    """List the actions of a family for each kind once."""
    found: list[int] = []
    seen = 0
    for kind in kinds:
        if not seen >> kind & 1:
            seen |= 1 << kind
            found.append(first + kind)
    return found


@final
class GainResource(Decision[EverdellState]):
    """Which resource is taken from the supply? `n` picks are left; `allowed` is a mask of resources."""

    SAVED_AS: ClassVar[str] = "GainDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "allowed")

    def __init__(self, seat: int, n: int, allowed: int) -> None:
        super().__init__(seat)
        self.n = n
        self.allowed = allowed

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return [GAIN + resource for resource in range(4) if self.allowed >> resource & 1]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        state.gain(seat, action - GAIN, 1)
        if self.n > 1:
            state.ask(GainResource(seat, self.n - 1, self.allowed))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-gain", {"n": self.n})


@final
class ChooseOpponent(Decision[EverdellState]):
    """Which opponent? The program then goes on with this seat as its subject."""

    SAVED_AS: ClassVar[str] = "ToDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "program", "value")

    def __init__(self, seat: int, mask: int, program: int, value: int) -> None:
        super().__init__(seat)
        self.mask = mask
        self.program = program
        self.value = value

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return [TO + other for other in range(state.game_data.players) if self.mask >> other & 1]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        state.push_script(self.program, seat, action - TO, self.value)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        if self.program == GIVE_TO:
            return Message("everdell-ask-to-amount", {"what": amount(self.value & 3, self.value >> 2)})
        if self.program == GIVE_RESOURCES_TO:
            return Message("everdell-ask-to-resources", {"n": self.value})
        if self.program == GIVE_CARDS_TO:
            return Message("everdell-ask-to-cards", {"n": self.value})
        if self.program == GIVE_ASIDE:
            return Message("everdell-ask-to-card", {"card": state.card(state.aside[0])})
        if self.program == PLACE_FOOL:
            return Message("everdell-ask-to-city", {"card": state.card(state.playing)})
        assert self.program == HAND_OVER_PAYMENT
        return Message("everdell-ask-to-payment")


@final
class DiscardCards(Decision[EverdellState]):
    """Which hand card is discarded next, if any? Each `every` of them give `n` of the reward when all are named."""

    SAVED_AS: ClassVar[str] = "DiscardDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most", "every", "reward", "n", "count")

    def __init__(self, seat: int, most: int, every: int, reward: int, n: int, count: int) -> None:
        super().__init__(seat)
        self.most = most
        self.every = every
        self.reward = reward
        self.n = n
        self.count = count

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = codes_for(state.game_data.codes.discard, state.cities[seat].hand) if self.count < self.most else []
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            self.finish(state, seat, self.count)
            return
        discard_from_hand(state, seat, action - state.game_data.codes.discard)
        count = self.count + 1
        if count == self.most or not state.cities[seat].hand:
            self.finish(state, seat, count)
        else:
            state.ask(DiscardCards(seat, self.most, self.every, self.reward, self.n, count))

    def finish(self, state: EverdellState, seat: int, count: int) -> None:
        """Give the reward for what has been discarded."""
        n = count // self.every * self.n
        if n == 0 or self.reward == FOR_NOTHING:
            return
        if self.reward == FOR_POINTS:
            state.gain_points(seat, n)
        elif self.reward == FOR_CARDS:
            state.draw(seat, n)
        else:
            state.ask(GainResource(seat, n, ALL_RESOURCES))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        reward = REWARDS.get(self.reward)
        if reward is None:
            return Message("everdell-ask-discard", {"count": self.count})
        args: Args = {"every": self.every, "reward": Message(reward, {"n": self.n}), "count": self.count}
        return Message("everdell-ask-discard-for", args)


@final
class DiscardExactly(Decision[EverdellState]):
    """Which hand card is discarded next? `n` of them must go."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return codes_for(state.game_data.codes.discard, state.cities[seat].hand)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        discard_from_hand(state, seat, action - state.game_data.codes.discard)
        if self.n > 1:
            state.ask(DiscardExactly(seat, self.n - 1))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-discard-exactly", {"n": self.n})


def discard_from_hand(state: EverdellState, seat: int, kind: int) -> None:
    """Discard a hand card; the others see that, not which (EV-2.3)."""
    state.cities[seat].hand.remove(kind)
    state.note_left(seat, kind, 0)
    state.discard(kind, 1 << seat)
    emit_discard(state, seat, kind)


def emit_discard(state: EverdellState, seat: int, kind: int) -> None:
    """Emit that a seat discards a card; the seat itself learns which one."""
    if state.events is not None:
        state.emit(seat, "everdell-log-discards", {}, ~(1 << seat))
        state.emit(seat, "everdell-log-discards-card", {"card": state.card(kind)}, 1 << seat)


# What resources are spent for.
FOR_THE_SUPPLY: Final = 0
FOR_AN_OPPONENT: Final = 1
FOR_AN_EVENT: Final = 2


@final
class SpendResource(Decision[EverdellState]):
    """How much of one resource is spent, points for each? It goes to the supply, an opponent, or onto an event."""

    SAVED_AS: ClassVar[str] = "SpendDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "resource", "most", "points", "destination", "event")

    def __init__(self, seat: int, resource: int, most: int, points: int, destination: int, event: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.most = most
        self.points = points
        self.destination = destination
        self.event = event

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return list(range(SPEND, SPEND + min(self.most, state.cities[seat].resources[self.resource]) + 1))

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        n = action - SPEND
        if n == 0:
            return
        state.cities[seat].resources[self.resource] -= n
        if self.destination == FOR_AN_EVENT:
            put_on_event(state, self.event, self.resource, n)
        if state.events is not None:
            state.emit(seat, "everdell-log-spends", spent(state, self.resource, n, self.event))
        state.gain_points(seat, n * self.points)
        if self.destination == FOR_AN_OPPONENT:
            hand_over(state, seat, self.resource, n)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        what = amount(self.resource, self.most)
        if self.destination == FOR_AN_EVENT:
            return Message("everdell-ask-spend-event", {"what": what})
        key = "everdell-ask-spend-opponent" if self.destination == FOR_AN_OPPONENT else "everdell-ask-spend"
        return Message(key, {"what": what, "points": Message("everdell-amount-points", {"n": self.points})})


def spent(state: EverdellState, resource: int, n: int, event: int) -> Args:
    """Return the arguments for resources that are spent, with the event that they are put onto, if any."""
    args: Args = {"what": amount(resource, n)}
    if event != NONE:
        args["event"] = state.game_data.pack.events[event].id
    return args


def put_on_event(state: EverdellState, event: int, resource: int, n: int) -> None:
    """Lay resources on an event."""
    goods = state.event_goods
    state.event_goods = replaced(goods, event, goods[event] + (n << (8 * resource)))


def hand_over(state: EverdellState, seat: int, resource: int, n: int) -> None:
    """Give resources already taken from a seat to an opponent of its choice; if nobody may get any, to the supply."""
    mask = state.receivers(seat)
    if mask:
        state.ask(ChooseOpponent(seat, mask, GIVE_TO, n << 2 | resource))


# What picked resources are for.
TO_ONE_OPPONENT: Final = 0
TO_ANY_OPPONENT: Final = 1
ONTO_AN_EVENT: Final = 2
TO_TRADE: Final = 3


@final
class GiveResource(Decision[EverdellState]):
    """Which own resource is picked next: for an opponent, for several, for an event, or to trade?

    `target` is the opponent (NONE: the supply), the points for each resource if they may go to several opponents, or
    the event; `given` counts what was picked before.
    """

    SAVED_AS: ClassVar[str] = "GiveDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "purpose", "target", "given")

    def __init__(self, seat: int, left: int, purpose: int, target: int, given: int) -> None:
        super().__init__(seat)
        self.left = left
        self.purpose = purpose
        self.target = target
        self.given = given

    def options(self, state: EverdellState, seat: int) -> list[int]:
        resources = state.cities[seat].resources
        options = [GIVE + resource for resource in range(4) if resources[resource]] if self.left else []
        if self.purpose != TO_ONE_OPPONENT or not options:
            options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            self.finish(state, seat)
            return
        resource = action - GIVE
        state.cities[seat].resources[resource] -= 1
        if state.events is not None:
            event = self.target if self.purpose == ONTO_AN_EVENT else NONE
            state.emit(seat, "everdell-log-spends", spent(state, resource, 1, event))
        following = GiveResource(seat, self.left - 1, self.purpose, self.target, self.given + 1)
        if self.purpose == TO_ONE_OPPONENT:
            if self.target != NONE:
                state.gain(self.target, resource, 1)
            if self.left > 1:
                state.ask(following)
        elif self.purpose == TO_ANY_OPPONENT:
            # Each resource may go to another opponent: first say to whom, then go on.
            state.gain_points(seat, self.target)
            state.push_script(SHARE, seat, self.target, self.left - 1)
            hand_over(state, seat, resource, 1)
        else:
            if self.purpose == ONTO_AN_EVENT:
                put_on_event(state, self.target, resource, 1)
            state.ask(following)

    def finish(self, state: EverdellState, seat: int) -> None:
        """Take as many resources from the supply as were traded away."""
        if self.purpose == TO_TRADE and self.given:
            state.ask(GainResource(seat, self.given, ALL_RESOURCES))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        if self.purpose == ONTO_AN_EVENT:
            return Message("everdell-ask-give-event", {"n": self.left})
        if self.purpose == TO_TRADE:
            return Message("everdell-ask-give-trade", {"n": self.left})
        if self.purpose == TO_ANY_OPPONENT:
            points = Message("everdell-amount-points", {"n": self.target})
            return Message("everdell-ask-give-share", {"n": self.left, "points": points})
        return Message("everdell-ask-give", {"n": self.left})
