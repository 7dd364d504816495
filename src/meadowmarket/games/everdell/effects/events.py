"""Events with their own questions: cards put under them, cards of the city given up (EV-4.7, EV-4.13)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.actions import DONE
from meadowmarket.games.everdell.effects.choices import codes_for
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.travelers import reveal_from_pile
from meadowmarket.games.everdell.memory import ALL
from meadowmarket.games.everdell.names import HAND_LIMIT, NONE
from meadowmarket.games.everdell.rules.cards import named_slot, removable
from meadowmarket.games.everdell.state import EverdellState


def put_under(state: EverdellState, seat: int, event: int, kind: int, seats: int, source: str) -> None:
    """Lay a card face down under an event: it is in no city and no hand any more. `seats` have seen which it is.

    `source` is where it came from: `hand` or `aside`, where cards from a city lie for a moment.
    """
    city = state.cities[seat]
    state.note_under(seat, seats)
    city.under += (event << 8 | kind,)
    if state.events is not None:
        named = state.game_data.pack.events[event].id
        state.emit(seat, "everdell-log-tucks", {"event": named, "source": source}, ~(1 << seat))
        args: Args = {"card": state.card(kind), "event": named, "source": source}
        state.emit(seat, "everdell-log-tucks-card", args, 1 << seat)


@final
class RemoveFromCity(Effect[EverdellState]):
    """Discard cards of the player's city: the cost of an event."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        ask_to_give_up(state, script.seat, self.n)

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].kinds) >= self.n

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        return Message("everdell-need-city", {"n": self.n - len(state.cities[seat].kinds)})


def ask_to_give_up(state: EverdellState, seat: int, n: int) -> None:
    """Ask which card of the city is discarded next, if there is one left."""
    if n > 0 and state.cities[seat].kinds:
        state.ask(GiveUpCard(seat, n))


@final
class GiveUpCard(Decision[EverdellState]):
    """Which card of the city is discarded next?"""

    SAVED_AS: ClassVar[str] = "RemoveDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return removable(state, seat, False, False, NONE)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        state.discard_from_city(seat, named_slot(state, seat, action))
        ask_to_give_up(state, seat, self.n - 1)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-remove", {"n": self.n})


@final
class TuckFromCity(Effect[EverdellState]):
    """Put critters of the player's city under the event, or none."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(TuckCityCard(script.seat, self.most, script.subject))


@final
class TuckCityCard(Decision[EverdellState]):
    """Which critter of the city goes under the event next, if any?"""

    SAVED_AS: ClassVar[str] = "CaptureDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most", "event")

    def __init__(self, seat: int, most: int, event: int) -> None:
        super().__init__(seat)
        self.most = most
        self.event = event

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = removable(state, seat, False, True, NONE)
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            return
        kind = state.remove_card(seat, named_slot(state, seat, action))
        if state.events is not None:
            state.emit(seat, "everdell-log-leaves-city", {"card": state.card(kind), "to": "aside"})
        put_under(state, seat, self.event, kind, ALL, "aside")
        if self.most > 1:
            state.ask(TuckCityCard(seat, self.most - 1, self.event))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-capture", {"n": self.most})


@final
class TuckFromHand(Effect[EverdellState]):
    """Put critters of the hand under the event, or none."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(TuckHandCard(script.seat, self.most, script.subject))


@final
class TuckHandCard(Decision[EverdellState]):
    """Which critter of the hand goes under the event next, if any?"""

    SAVED_AS: ClassVar[str] = "TuckDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most", "event")

    def __init__(self, seat: int, most: int, event: int) -> None:
        super().__init__(seat)
        self.most = most
        self.event = event

    def options(self, state: EverdellState, seat: int) -> list[int]:
        game_data = state.game_data
        critters = [kind for kind in state.cities[seat].hand if game_data.is_critter[kind]]
        options = codes_for(game_data.codes.tuck, critters)
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            return
        kind = action - state.game_data.codes.tuck
        state.cities[seat].hand.remove(kind)
        state.note_left(seat, kind, 0)
        put_under(state, seat, self.event, kind, 1 << seat, "hand")
        if self.most > 1:
            state.ask(TuckHandCard(seat, self.most - 1, self.event))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-tuck", {"n": self.most})


@final
class RevealAndKeepOrTuck(Effect[EverdellState]):
    """Reveal cards; each goes into the hand or under the event."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        reveal_from_pile(state, script.seat, self.n)
        ask_to_keep_or_tuck(state, script.seat, script.subject)


def ask_to_keep_or_tuck(state: EverdellState, seat: int, event: int) -> None:
    """Ask what becomes of the next revealed card; with a full hand all the rest goes under the event."""
    if len(state.cities[seat].hand) >= HAND_LIMIT:
        for kind in state.aside:
            put_under(state, seat, event, kind, ALL, "aside")
        state.aside.clear()
    if state.aside:
        state.ask(KeepOrTuckCard(seat, event))


@final
class KeepOrTuckCard(Decision[EverdellState]):
    """Does the first revealed card go into the hand or under the event?"""

    SAVED_AS: ClassVar[str] = "KeepOrTuckDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "event")

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def options(self, state: EverdellState, seat: int) -> list[int]:
        codes = state.game_data.codes
        return [codes.keep + state.aside[0], codes.tuck + state.aside[0]]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = state.aside.pop(0)
        if action == state.game_data.codes.keep + kind:
            state.cities[seat].hand.append(kind)
            state.note_taken(seat, kind, ALL)
            if state.events is not None:
                state.emit(seat, "everdell-log-keeps", {"card": state.card(kind)})
        else:
            put_under(state, seat, self.event, kind, ALL, "aside")
        ask_to_keep_or_tuck(state, seat, self.event)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-keep-or-tuck", {"card": state.card(state.aside[0])})
