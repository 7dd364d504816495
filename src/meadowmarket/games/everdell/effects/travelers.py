"""Tan cards with their own questions: Undertaker, Postal Pigeon; and steps on the Meadow and on revealed cards."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import DONE
from meadowmarket.games.everdell.effects.choices import codes_for
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.memory import ALL
from meadowmarket.games.everdell.names import HAND_LIMIT, NONE
from meadowmarket.games.everdell.rules.cards import FREE, begin
from meadowmarket.games.everdell.rules.payment import can_play_free
from meadowmarket.games.everdell.state import EverdellState


def open_meadow(state: EverdellState) -> list[int]:
    """List the cards of the Meadow that are not blocked (EV-10.8)."""
    return [kind for kind in state.meadow[state.blocked :] if kind != NONE]


# -- the Meadow


@final
class DiscardFromMeadow(Effect[EverdellState]):
    """Discard cards of the Meadow (EV-card undertaker)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        if open_meadow(state):
            state.ask(DiscardMeadowCard(script.seat, self.n))


@final
class DiscardMeadowCard(Decision[EverdellState]):
    """Which card of the Meadow is discarded next?"""

    SAVED_AS: ClassVar[str] = "MeadowDiscardDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return codes_for(state.game_data.codes.discard, open_meadow(state))

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = action - state.game_data.codes.discard
        place = state.meadow_place(kind)
        state.meadow[place] = NONE
        state.discard(kind)
        if state.events is not None:
            state.emit(seat, "everdell-log-discards-meadow", {"card": state.card(kind), "place": place + 1})
        if self.n > 1 and open_meadow(state):
            state.ask(DiscardMeadowCard(seat, self.n - 1))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-discard-meadow", {"n": self.n})


@final
class RefillMeadow(Effect[EverdellState]):
    """Refill the Meadow."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.refill()


@final
class TakeFromMeadow(Effect[EverdellState]):
    """Take cards of the Meadow into the hand: exactly n or, in summer, up to n."""

    def __init__(self, n: int, is_optional: bool) -> None:
        self.n = n
        self.is_optional = is_optional

    def run(self, state: EverdellState, script: Script) -> None:
        ask_to_take(state, script.seat, self.n, self.is_optional)


def ask_to_take(state: EverdellState, seat: int, n: int, is_optional: bool) -> None:
    """Ask for the next card of the Meadow if there is one and room for it (EV-6.5)."""
    if n > 0 and len(state.cities[seat].hand) < HAND_LIMIT and open_meadow(state):
        state.ask(TakeMeadowCard(seat, n, 1 if is_optional else 0))


@final
class TakeMeadowCard(Decision[EverdellState]):
    """Which card of the Meadow is taken into the hand next?"""

    SAVED_AS: ClassVar[str] = "TakeDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "is_optional")

    def __init__(self, seat: int, n: int, is_optional: int) -> None:
        super().__init__(seat)
        self.n = n
        self.is_optional = is_optional

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = codes_for(state.game_data.codes.take, open_meadow(state))
        if self.is_optional:
            options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            return
        kind = action - state.game_data.codes.take
        take_from_meadow(state, seat, kind, state.cities[seat].hand)
        state.note_taken(seat, kind, ALL)
        ask_to_take(state, seat, self.n - 1, self.is_optional != 0)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-take", {"n": self.n})


def take_from_meadow(state: EverdellState, seat: int, kind: int, into: list[int]) -> None:
    """Take a card off the Meadow; its place is refilled later (EV-6.3)."""
    place = state.meadow_place(kind)
    state.meadow[place] = NONE
    into.append(kind)
    if state.events is not None:
        state.emit(seat, "everdell-log-takes", {"card": state.card(kind), "place": place + 1})


# -- reveals


def reveal_from_pile(state: EverdellState, seat: int, n: int) -> None:
    """Lay the top cards of the pile open beside it (EV-6.6, EV-6.8)."""
    state.aside_seat = NONE
    while n > 0:
        kind = state.from_pile()
        if kind == NONE:
            break
        state.aside.append(kind)
        state.note_seen(kind, ALL)
        n -= 1
    emit_revealed(state, seat, "pile")


def emit_revealed(state: EverdellState, seat: int, source: str) -> None:
    """Emit what has been revealed, and from which pile."""
    if state.events is not None and state.aside:
        state.emit(seat, "everdell-log-reveals", {"cards": state.card_list(state.aside), "source": source})


def offer_revealed(state: EverdellState, seat: int, most_points: int, is_optional: bool) -> None:
    """Ask which revealed card is played for free; if none can be, all are discarded."""
    for kind in state.aside:
        if can_play_free(state, seat, kind, most_points):
            state.ask(PlayRevealedCard(seat, most_points, 1 if is_optional else 0))
            return
    discard_revealed(state, seat)


def discard_revealed(state: EverdellState, seat: int) -> None:
    """Discard the revealed cards in the order in which they were revealed (EV-6.8)."""
    if state.events is not None and state.aside:
        state.emit(seat, "everdell-log-discards-revealed", {"cards": state.card_list(state.aside)})
    state.discard_aside()


@final
class RevealAndMayPlay(Effect[EverdellState]):
    """Reveal cards of the pile and play one of a low value for free, or none (EV-card postal pigeon)."""

    def __init__(self, n: int, most_points: int) -> None:
        self.n = n
        self.most_points = most_points

    def run(self, state: EverdellState, script: Script) -> None:
        reveal_from_pile(state, script.seat, self.n)
        offer_revealed(state, script.seat, self.most_points, True)


@final
class PlayRevealedCard(Decision[EverdellState]):
    """Which of the revealed cards is played?"""

    SAVED_AS: ClassVar[str] = "RevealedDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most_points", "is_optional")

    def __init__(self, seat: int, most_points: int, is_optional: int) -> None:
        super().__init__(seat)
        self.most_points = most_points
        self.is_optional = is_optional

    def options(self, state: EverdellState, seat: int) -> list[int]:
        playable = [kind for kind in state.aside if can_play_free(state, seat, kind, self.most_points)]
        options = codes_for(state.game_data.codes.play_revealed, playable)
        if self.is_optional:
            options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            discard_revealed(state, seat)
            return
        kind = action - state.game_data.codes.play_revealed
        state.aside.remove(kind)
        discard_revealed(state, seat)
        begin(state, seat, kind, NONE, FREE, is_revealed=True)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-revealed")
