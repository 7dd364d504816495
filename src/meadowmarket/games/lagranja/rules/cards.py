"""Playing farm cards on one of their four sides (LG-4.1 to LG-4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.lasting import LastingEffects
from meadowmarket.games.lagranja.explain.naming import good_message
from meadowmarket.games.lagranja.names import (
    GRAPE,
    NONE,
    NUM_BARROWS,
    OLIVE,
    ON_FIELD,
    REVENUE,
    SOURCES,
    TRADE_GOOD,
    good_of,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import kinds_to_pay_with, react, sell_pigs_without_pen, take_away
from meadowmarket.games.lagranja.state import LaGranjaState


def extension_price(state: LaGranjaState, farm: Farm) -> int:
    """Return how many different farm goods the next extension costs (LG-4.5)."""
    prices = state.game_data.pack.board.extension_price
    beyond = max(0, len(farm.extensions) - len(prices) + 1)  # each one more than the last
    return max(0, prices[len(farm.extensions) - beyond] + beyond - farm.lasting.extension_discount)


def play_options(state: LaGranjaState, seat: int, found: list[int]) -> None:
    """Add every way to play a card of the hand to a list of actions."""
    farm = state.farms[seat]
    codes = state.game_data.codes
    can_extend = kinds_to_pay_with(farm).bit_count() >= extension_price(state, farm)
    for card in farm.hand:
        found.append(codes.field + card)
        found.append(codes.barrow + card)
        if can_extend:
            found.append(codes.extension + card)
        found.append(codes.helper + card)


def play_card(state: LaGranjaState, seat: int, action: int) -> None:
    """Play a card from the hand on the side that the action names."""
    game_data = state.game_data
    side = game_data.family_of[action]
    card = game_data.index_of[action]
    farm = state.farms[seat]
    farm.hand = without(farm.hand, farm.hand.index(card))
    if state.events is not None:
        args: Args = {**game_data.card_args(card), "side": Message("lagranja-side-" + side)}
        state.emit(seat, "lagranja-log-play", args)
    PLAYS[side](state, seat, card)


def play_field(state: LaGranjaState, seat: int, card: int) -> None:
    """Add a field; it comes empty (LG-4.2)."""
    farm = state.farms[seat]
    good = state.game_data.pack.cards[card].field
    farm.fields = replaced(farm.fields, good - OLIVE, farm.fields[good - OLIVE] + 1)
    farm.field_cards += (card,)
    react(state, seat, hooks.PLAY_FIELD, good)


def play_barrow(state: LaGranjaState, seat: int, card: int) -> None:
    """Put a barrow on a free place; with three there one of them goes first (LG-4.3)."""
    farm = state.farms[seat]
    for place in range(NUM_BARROWS):
        if farm.barrows[place] == NONE:
            farm.barrows = replaced(farm.barrows, place, card)
            react(state, seat, hooks.PLAY_BARROW, card)
            return
    state.ask(ChooseBarrowToReplace(seat, card))


@final
class ChooseBarrowToReplace(Decision[LaGranjaState]):
    """Which barrow makes room? What was delivered to it is lost."""

    SAVED_AS: ClassVar[str] = "ReplaceBarrow"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [code.REPLACE_BARROW + place for place in range(NUM_BARROWS)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        farm = state.farms[seat]
        place = action - code.REPLACE_BARROW
        farm.markers += farm.barrow_deliveries[place].bit_count()
        if state.events is not None:
            args: Args = {**state.game_data.card_args(farm.barrows[place]), "barrow": place + 1}
            state.emit(seat, "lagranja-log-replace-barrow", args)
        state.discards += (farm.barrows[place],)
        farm.barrows = replaced(farm.barrows, place, NONE)
        farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, 0)
        play_barrow(state, seat, self.card)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-replace-barrow")


def play_helper(state: LaGranjaState, seat: int, card: int) -> None:
    """Put a helper on a free place; with three there one of them goes first (LG-4.4)."""
    farm = state.farms[seat]
    if len(farm.helpers) < state.game_data.pack.board.helper_places:
        react(state, seat, hooks.PLAY_HELPER, card)  # before it lies there: no helper reacts to its own arrival
        farm.helpers += (card,)
        farm.used += (0,)
        renew_lasting_effects(state, seat)
    else:
        state.ask(ChooseHelperToReplace(seat, card))


@final
class PutHelper(Step[LaGranjaState]):
    """Put a helper on the place that another has left."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        play_helper(state, script.seat, script.subject)


def end_reservation(state: LaGranjaState, seat: int, card: int) -> None:
    """Free the space that a Village Elder has marked for this phase, when he is replaced in it."""
    if state.phase == REVENUE and state.reserved_by == seat and state.game_data.helpers[card].reserves_die:
        state.reserved_die = NONE
        state.reserved_by = NONE


def renew_lasting_effects(state: LaGranjaState, seat: int) -> None:
    """Add the lasting effects up again after helpers or extensions have changed."""
    farm = state.farms[seat]
    farm.lasting = LastingEffects(state.game_data, farm.helpers, farm.extensions)
    sell_pigs_without_pen(state, seat)


@final
class ChooseHelperToReplace(Decision[LaGranjaState]):
    """Which helper makes room? A mark on it comes back; the new one is unused."""

    SAVED_AS: ClassVar[str] = "ReplaceHelper"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [state.game_data.codes.replace_helper + card for card in state.farms[seat].helpers]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        farm = state.farms[seat]
        card = action - state.game_data.codes.replace_helper
        at = farm.helpers.index(card)
        if state.events is not None:
            state.emit(seat, "lagranja-log-replace-helper", {"helper": state.game_data.helper_name(card)})
        if farm.used[at] == 1 and state.game_data.marks_are_markers:
            farm.markers += 1
        farm.helpers = without(farm.helpers, at)
        farm.used = without(farm.used, at)
        state.discards += (card,)
        # What the old one held up goes at once, with all that this sets off; then the new one comes (LG-4.4, LG-3.10).
        state.push_script(state.game_data.put_helper, seat, self.card)
        end_reservation(state, seat, card)
        renew_lasting_effects(state, seat)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-replace-helper")


def play_extension(state: LaGranjaState, seat: int, card: int) -> None:
    """Build an extension for its price (LG-4.5)."""
    pay_or_build(state, seat, card, extension_price(state, state.farms[seat]), 0)


def pay_or_build(state: LaGranjaState, seat: int, card: int, left: int, first: int) -> None:
    """Ask for the next good of an extension's price, or build it when all is paid."""
    farm = state.farms[seat]
    if left:
        state.ask(PayForExtension(seat, card, left, first))
        return
    farm.extensions += (card,)
    react(state, seat, hooks.PLAY_EXTENSION, card)
    renew_lasting_effects(state, seat)


@final
class PayForExtension(Decision[LaGranjaState]):
    """Which good is paid next? One of each kind, in the order of the kinds from `first` on (LG-4.5)."""

    SAVED_AS: ClassVar[str] = "PayExtension"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "first")

    def __init__(self, seat: int, card: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.first = first

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        farm = state.farms[seat]
        kinds = kinds_to_pay_with(farm)
        found: list[int] = []
        for good in range(self.first, TRADE_GOOD):
            if kinds >> good & 1 and (kinds >> good).bit_count() >= self.left:
                if farm.goods[good]:
                    found.append(code.PAY + good)
                if OLIVE <= good <= GRAPE and farm.goods[good + ON_FIELD]:
                    found.append(code.PAY + good + ON_FIELD)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        source = action - code.PAY
        take_away(state.farms[seat], source)
        good = good_of(source)
        if state.events is not None:
            args: Args = {"count": 1, "good": good_message(good), "source": SOURCES[source]}
            state.emit(seat, "lagranja-log-pay", args)
        pay_or_build(state, seat, self.card, self.left - 1, good + 1)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-pay-extension", {**state.game_data.card_args(self.card), "left": self.left})


@final
class AskForCard(Step[LaGranjaState]):
    """Ask for a card to play, if there is one."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        if state.farms[script.seat].hand:
            state.ask(ChooseCard(script.seat))


@final
class ChooseCard(Decision[LaGranjaState]):
    """Which card is played, and on which side?"""

    SAVED_AS: ClassVar[str] = "PlayFromHand"

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        found: list[int] = []
        play_options(state, seat, found)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        play_card(state, seat, action)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-play-card")


PLAYS: Final[dict[str, Callable[[LaGranjaState, int, int], None]]] = {
    "field": play_field,
    "barrow": play_barrow,
    "extension": play_extension,
    "helper": play_helper,
}
"""By family of actions: what plays a card on that side."""
