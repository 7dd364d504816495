"""Green cards with their own questions: Storehouse, Teacher."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import STORE
from meadowmarket.games.everdell.effects.choices import ChooseOpponent, codes_for, emit_discard
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.programs import GIVE_ASIDE
from meadowmarket.games.everdell.names import HAND_LIMIT, NONE
from meadowmarket.games.everdell.player_area import ON_CARD_GOODS, owner_of, slot_of
from meadowmarket.games.everdell.state import EverdellState, amount, card_in_city


@final
class StoreGoods(Effect[EverdellState]):
    """Put goods of one kind from the supply onto the card (EV-card storehouse)."""

    def __init__(self, goods: tuple[int, int, int, int]) -> None:
        self.goods = goods

    def run(self, state: EverdellState, script: Script) -> None:
        twigs, resin, pebbles, berries = self.goods
        state.ask(ChooseStoredGoods(script.seat, script.subject, twigs, resin, pebbles, berries))


@final
class ChooseStoredGoods(Decision[EverdellState]):
    """Which goods go onto the Storehouse?"""

    SAVED_AS: ClassVar[str] = "StoreDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "subject", "twigs", "resin", "pebbles", "berries")

    def __init__(self, seat: int, subject: int, twigs: int, resin: int, pebbles: int, berries: int) -> None:
        super().__init__(seat)
        self.subject = subject
        self.twigs = twigs
        self.resin = resin
        self.pebbles = pebbles
        self.berries = berries

    def goods(self) -> list[int]:
        """List how much of each resource may be stored."""
        return [self.twigs, self.resin, self.pebbles, self.berries]

    def options(self, state: EverdellState, seat: int) -> list[int]:
        goods = self.goods()
        return [STORE + resource for resource in range(4) if goods[resource]]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        resource = action - STORE
        n = self.goods()[resource]
        marks = state.cities[owner_of(self.subject)].marks
        marks[slot_of(self.subject)] += n << (ON_CARD_GOODS + 8 * resource)
        if state.events is not None:
            owner, slot = owner_of(self.subject), slot_of(self.subject)
            card = card_in_city(state, owner, slot)
            state.emit(seat, "everdell-log-stores", {"what": amount(resource, n), "card": card, "slot": slot})

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message(
            "everdell-ask-store", {"card": card_in_city(state, owner_of(self.subject), slot_of(self.subject))}
        )


@final
class DrawAndGive(Effect[EverdellState]):
    """Draw cards, keep one and give the others away (EV-card teacher)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, state: EverdellState, script: Script) -> None:
        seat = script.seat
        hand = state.cities[seat].hand
        aside = state.aside
        state.aside_seat = seat
        n = min(self.n, HAND_LIMIT - len(hand))
        while n > 0:
            kind = state.from_pile()
            if kind == NONE:
                break
            aside.append(kind)
            state.note_drawn(seat, kind)
            n -= 1
        if state.events is not None and aside:
            state.emit(seat, "everdell-log-draws", {"n": len(aside)}, ~(1 << seat))
            state.emit(seat, "everdell-log-draws-cards", {"cards": state.card_list(aside)}, 1 << seat)
        if len(aside) == 1:
            hand.append(aside.pop())
        if aside:
            state.ask(KeepDrawnCard(seat))
        else:
            state.aside_seat = NONE

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return len(state.cities[seat].hand) < HAND_LIMIT and bool(state.pile or state.discards)


@final
class KeepDrawnCard(Decision[EverdellState]):
    """Which of the cards just drawn is kept?"""

    SAVED_AS: ClassVar[str] = "KeepDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return codes_for(state.game_data.codes.keep, state.aside)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        kind = action - state.game_data.codes.keep
        state.aside.remove(kind)
        state.cities[seat].hand.append(kind)
        if state.events is not None:
            state.emit(seat, "everdell-log-keeps", {"card": state.card(kind)}, 1 << seat)
        give_aside(state, seat)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-keep")


def give_aside(state: EverdellState, seat: int) -> None:
    """Give the cards that are left to opponents with room, one by one, or discard them (EV-6.2)."""
    mask = state.card_receivers(seat)
    if mask:
        state.ask(ChooseOpponent(seat, mask, GIVE_ASIDE, 0))
        return
    for kind in state.aside:
        emit_discard(state, seat, kind)
    state.discard_aside()
    state.aside_seat = NONE


@final
class GiveAside(Effect[EverdellState]):
    """Give a card that was drawn to the opponent that was chosen, then go on with the next."""

    def run(self, state: EverdellState, script: Script) -> None:
        kind = state.aside.pop(0)
        state.note_seen(kind, 1 << script.subject)
        give_card(state, script.seat, script.subject, kind)
        if state.aside:
            give_aside(state, script.seat)
        else:
            state.aside_seat = NONE


def give_card(state: EverdellState, seat: int, target: int, kind: int) -> None:
    """Put a card into an opponent's hand; giver and receiver see it (EV-6.8)."""
    state.cities[target].hand.append(kind)
    state.note_given(target, kind, seat)
    if state.events is not None:
        both = 1 << seat | 1 << target
        state.emit(seat, "everdell-log-gives-card", {"other_seat": target}, ~both)
        state.emit(seat, "everdell-log-gives-this", {"card": state.card(kind), "other_seat": target}, both)
