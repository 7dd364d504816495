"""Red cards with their own questions: Cemetery, Inn, Lookout, Post Office, Queen, University."""

from __future__ import annotations

from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import COPY, DONE, REVEAL_DISCARDS, REVEAL_PILE
from meadowmarket.games.everdell.effects.choices import ChooseOpponent, codes_for, discard_from_hand
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.production import give_card
from meadowmarket.games.everdell.effects.programs import GIVE_CARDS_TO
from meadowmarket.games.everdell.effects.travelers import (
    emit_revealed,
    offer_revealed,
    open_meadow,
    reveal_from_pile,
    take_from_meadow,
)
from meadowmarket.games.everdell.memory import ALL
from meadowmarket.games.everdell.names import HAND_LIMIT, NONE
from meadowmarket.games.everdell.player_area import owner_of, slot_of
from meadowmarket.games.everdell.rules.cards import (
    FREE,
    begin,
    named_slot,
    play_from_hand,
    play_from_meadow,
    removable,
)
from meadowmarket.games.everdell.rules.locations import spot_name
from meadowmarket.games.everdell.rules.payment import (
    can_play_for_less,
    can_play_free,
    is_any_playable_in_meadow,
    playable_in_meadow,
    printed_cost,
)
from meadowmarket.games.everdell.state import EverdellState

ANY_POINTS: Final = 99


# -- Cemetery


@final
class RevealAndPlay(Effect[EverdellState]):
    """Reveal cards of one of the piles and play one of them for free (EV-card cemetery)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        if state.pile or state.discards:
            state.ask(ChoosePile(script.seat, self.n))


@final
class ChoosePile(Decision[EverdellState]):
    """From which pile are cards revealed? It is named before anything is seen."""

    SAVED_AS: ClassVar[str] = "PileDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return [REVEAL_PILE, REVEAL_DISCARDS] if state.discards else [REVEAL_PILE]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == REVEAL_PILE:
            reveal_from_pile(state, seat, self.n)
        else:
            state.aside_seat = NONE
            while len(state.aside) < self.n and state.discards:
                state.aside.append(state.discards.pop())
                state.note_discard_shown(state.aside[-1])
            state.reveal()
            emit_revealed(state, seat, "discards")
        offer_revealed(state, seat, ANY_POINTS, False)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-pile", {"n": self.n})


# -- Inn and Queen


@final
class PlayFromMeadow(Effect[EverdellState]):
    """Play a card of the Meadow for less (EV-card inn)."""

    def __init__(self, less: int) -> None:
        self.less = less

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(PlayMeadowCard(script.seat, self.less))

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return is_any_playable_in_meadow(state, seat, self.less)


@final
class PlayMeadowCard(Decision[EverdellState]):
    """Which card of the Meadow is played for less?"""

    SAVED_AS: ClassVar[str] = "InnDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "less")

    def __init__(self, seat: int, less: int) -> None:
        super().__init__(seat)
        self.less = less

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = codes_for(state.game_data.codes.play_meadow, playable_in_meadow(state, seat, self.less))
        return options or [DONE]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action != DONE:
            play_from_meadow(state, seat, action - state.game_data.codes.play_meadow, self.less)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-inn", {"n": self.less})


@final
class PlayFree(Effect[EverdellState]):
    """Play a card of a low value for free, from the hand or the Meadow (EV-card queen)."""

    def __init__(self, most_points: int) -> None:
        self.most_points = most_points

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(PlayFreeCard(script.seat, self.most_points))

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        for kind in state.cities[seat].hand:
            if can_play_free(state, seat, kind, self.most_points):
                return True
        for place in range(state.blocked, len(state.meadow)):
            kind = state.meadow[place]
            if kind != NONE and can_play_free(state, seat, kind, self.most_points):
                return True
        return False


@final
class PlayFreeCard(Decision[EverdellState]):
    """Which card is played for free?"""

    SAVED_AS: ClassVar[str] = "QueenDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most_points")

    def __init__(self, seat: int, most_points: int) -> None:
        super().__init__(seat)
        self.most_points = most_points

    def options(self, state: EverdellState, seat: int) -> list[int]:
        codes = state.game_data.codes
        options: list[int] = []
        for first, kinds in ((codes.play_hand, state.cities[seat].hand), (codes.play_meadow, open_meadow(state))):
            options += codes_for(first, [k for k in kinds if can_play_free(state, seat, k, self.most_points)])
        return options or [DONE]  # nothing only where a hand has been redealt

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        codes = state.game_data.codes
        if action == DONE:
            return
        if codes.family_of[action] == "play-hand":
            play_from_hand(state, seat, codes.index_of[action], FREE)
        else:
            play_from_meadow(state, seat, codes.index_of[action], FREE)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-queen", {"n": self.most_points})


# -- the forest card that lets play


@final
class TakeAndMayPlay(Effect[EverdellState]):
    """Take cards of the Meadow, then play one of them for less, or none."""

    def __init__(self, n: int, less: int) -> None:
        self.n = n
        self.less = less

    def run(self, state: EverdellState, script: Script) -> None:
        state.aside_seat = NONE
        ask_to_take_aside(state, script.seat, self.n, self.less)


def ask_to_take_aside(state: EverdellState, seat: int, n: int, less: int) -> None:
    """Ask for the next card; when all are taken, refills and ask which one is played."""
    if n > 0 and len(state.cities[seat].hand) + len(state.aside) < HAND_LIMIT and open_meadow(state):
        state.ask(TakeCardAside(seat, n, less))
    elif state.aside:
        state.refill()
        state.ask(PlayTakenCard(seat, less))


@final
class TakeCardAside(Decision[EverdellState]):
    """Which card of the Meadow is taken next?"""

    SAVED_AS: ClassVar[str] = "TakeAsideDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "less")

    def __init__(self, seat: int, n: int, less: int) -> None:
        super().__init__(seat)
        self.n = n
        self.less = less

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return codes_for(state.game_data.codes.take, open_meadow(state))

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        take_from_meadow(state, seat, action - state.game_data.codes.take, state.aside)
        ask_to_take_aside(state, seat, self.n - 1, self.less)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-take", {"n": self.n})


@final
class PlayTakenCard(Decision[EverdellState]):
    """Which of the taken cards is played for less, if any? The others go into the hand."""

    SAVED_AS: ClassVar[str] = "PlayTakenDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "less")

    def __init__(self, seat: int, less: int) -> None:
        super().__init__(seat)
        self.less = less

    def options(self, state: EverdellState, seat: int) -> list[int]:
        playable = [kind for kind in state.aside if can_play_for_less(state, seat, kind, self.less)]
        options = codes_for(state.game_data.codes.play_hand, playable)
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = NONE
        if action != DONE:
            kind = action - state.game_data.codes.play_hand
            state.aside.remove(kind)
        for taken in state.aside:
            state.cities[seat].hand.append(taken)
            state.note_taken(seat, taken, ALL)
        state.aside.clear()
        if kind != NONE:
            begin(state, seat, kind, NONE, self.less)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-play-taken", {"n": self.less})


# -- Lookout and other copies of locations


@final
class CopyLocation(Effect[EverdellState]):
    """Carry out a location without a worker: a basic one, or any (EV-4.12)."""

    def __init__(self, is_any: bool) -> None:
        self.is_any = is_any

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(ChooseLocation(script.seat, 1 if self.is_any else 0))


@final
class ChooseLocation(Decision[EverdellState]):
    """Which location is carried out?"""

    SAVED_AS: ClassVar[str] = "CopyDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_any")

    def __init__(self, seat: int, is_any: int) -> None:
        super().__init__(seat)
        self.is_any = is_any

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = [COPY + place for place in state.game_data.basic_places]
        if self.is_any:
            options += [COPY + place for place in state.forest]
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if state.events is not None:
            state.emit(seat, "everdell-log-carries-out", {"spot": spot_name(state, seat, action - COPY)})
        perform(state, seat, action - COPY)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-copy")


def perform(state: EverdellState, seat: int, place: int) -> None:
    """Carry out the effect of a location."""
    state.push_script(state.game_data.place_program[place], seat)


# -- Post Office


@final
class GiveCards(Effect[EverdellState]):
    """Give hand cards to one opponent with room; what does not fit is discarded (EV-6.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        mask = state.card_receivers(script.seat)
        if mask:
            state.ask(ChooseOpponent(script.seat, mask, GIVE_CARDS_TO, self.n))
        else:
            ask_for_gift(state, script.seat, self.n, NONE)

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].hand) >= self.n

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        return Message("everdell-need-hand", {"n": self.n - len(state.cities[seat].hand)})


@final
class GiveCardsTo(Effect[EverdellState]):
    """Ask which cards go to the opponent that was chosen."""

    def run(self, state: EverdellState, script: Script) -> None:
        ask_for_gift(state, script.seat, script.value, script.subject)


def ask_for_gift(state: EverdellState, seat: int, n: int, target: int) -> None:
    """Ask which card is given next, if there is one left in the hand."""
    if n > 0 and state.cities[seat].hand:
        state.ask(GiveCard(seat, n, target))


@final
class GiveCard(Decision[EverdellState]):
    """Which hand card is given next? Beyond the receiver's room it is discarded."""

    SAVED_AS: ClassVar[str] = "GiveCardDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "target")

    def __init__(self, seat: int, n: int, target: int) -> None:
        super().__init__(seat)
        self.n = n
        self.target = target

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return codes_for(state.game_data.codes.give, state.cities[seat].hand)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = action - state.game_data.codes.give
        if self.target != NONE and len(state.cities[self.target].hand) < HAND_LIMIT:
            state.cities[seat].hand.remove(kind)
            state.note_left(seat, kind, 1 << self.target)
            give_card(state, seat, self.target, kind)
        else:
            discard_from_hand(state, seat, kind)
        ask_for_gift(state, seat, self.n - 1, self.target)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-give-card", {"n": self.n})


# -- University


@final
class RemoveForCost(Effect[EverdellState]):
    """Discard another card of the player's city and gain its printed cost (EV-card university, EV-8.3)."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(RemoveForItsCost(script.seat, script.subject))

    def is_possible(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].kinds) > 1

    def missing(self, state: EverdellState, seat: int) -> Message | None:
        return Message("everdell-need-city", {"n": 1})


@final
class RemoveForItsCost(Decision[EverdellState]):
    """Which card of the city is discarded for its cost?"""

    SAVED_AS: ClassVar[str] = "UniversityDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "subject")

    def __init__(self, seat: int, subject: int) -> None:
        super().__init__(seat)
        self.subject = subject

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return removable(state, seat, False, False, slot_of(self.subject) if owner_of(self.subject) == seat else NONE)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = state.discard_from_city(seat, named_slot(state, seat, action))
        state.gain_goods(seat, printed_cost(state, kind))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-university")
