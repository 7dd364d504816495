"""Playing farm cards on one of their four sides (LG-4.1 to LG-4.5)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced, without
from meadowmarket.games.lagranja import hooks
from meadowmarket.games.lagranja import notation as code
from meadowmarket.games.lagranja.goods import GRAPE, OLIVE, ON_FIELD, TRADE_GOOD
from meadowmarket.games.lagranja.notation import NUM_BARROWS
from meadowmarket.games.lagranja.standing import Standing
from meadowmarket.games.lagranja.state import NONE, REVENUE, Farm, Village
from meadowmarket.games.lagranja.supply import (
    good_message,
    good_of,
    kinds_to_pay_with,
    react,
    sell_pigs_without_pen,
    take_away,
)


def extension_price(village: Village, farm: Farm) -> int:
    """Returns how many different farm goods the next extension costs (LG-4.5)."""
    prices = village.rules.pack.board.extension_price
    beyond = max(0, len(farm.extensions) - len(prices) + 1)  # each one more than the last
    return max(0, prices[len(farm.extensions) - beyond] + beyond - farm.standing.extension_discount)


def play_options(village: Village, seat: int, found: list[int]) -> None:
    """Adds every way to play a card of the hand to a list of actions."""
    farm = village.farms[seat]
    codes = village.rules.codes
    can_extend = kinds_to_pay_with(farm).bit_count() >= extension_price(village, farm)
    for card in farm.hand:
        found.append(codes.field + card)
        found.append(codes.barrow + card)
        if can_extend:
            found.append(codes.extension + card)
        found.append(codes.helper + card)


def play_card(village: Village, seat: int, action: int) -> None:
    """Plays a card from the hand on the side that the action names."""
    codes = village.rules.codes
    side = (action - codes.field) // len(village.rules.pack.cards)
    card = (action - codes.field) % len(village.rules.pack.cards)
    farm = village.farms[seat]
    farm.hand = without(farm.hand, farm.hand.index(card))
    if village.events is not None:
        args: Args = {"card": village.rules.pack.cards[card].number, "side": village.rules.side_name(side)}
        village.tell(seat, "lagranja-log-play", args)
    if side == 0:
        play_field(village, seat, card)
    elif side == 1:
        play_barrow(village, seat, card)
    elif side == 2:
        price = extension_price(village, farm)
        pay_or_build(village, seat, card, price, 0)
    else:
        play_helper(village, seat, card)


def play_field(village: Village, seat: int, card: int) -> None:
    """Adds a field; it comes empty (LG-4.2)."""
    farm = village.farms[seat]
    good = village.rules.pack.cards[card].field
    farm.fields = replaced(farm.fields, good - OLIVE, farm.fields[good - OLIVE] + 1)
    farm.field_cards += (card,)
    react(village, seat, hooks.PLAY_FIELD, good)


def play_barrow(village: Village, seat: int, card: int) -> None:
    """Puts a barrow on a free place; with three there one of them goes first (LG-4.3)."""
    farm = village.farms[seat]
    for place in range(NUM_BARROWS):
        if farm.barrows[place] == NONE:
            farm.barrows = replaced(farm.barrows, place, card)
            react(village, seat, hooks.PLAY_BARROW, card)
            return
    village.stack.append(ReplaceBarrow(seat, card))


@final
class ReplaceBarrow(Decision[Village]):
    """Which barrow makes room? What was delivered to it is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, village: Village, seat: int) -> list[int]:
        return [code.REPLACE_BARROW + place for place in range(NUM_BARROWS)]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        farm = village.farms[seat]
        place = action - code.REPLACE_BARROW
        farm.markers += farm.barrow_deliveries[place].bit_count()
        if village.events is not None:
            args: Args = {"card": village.rules.pack.cards[farm.barrows[place]].number}
            village.tell(seat, "lagranja-log-replace-barrow", args)
        village.discards += (farm.barrows[place],)
        farm.barrows = replaced(farm.barrows, place, NONE)
        farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, 0)
        play_barrow(village, seat, self.card)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-replace-barrow")


def play_helper(village: Village, seat: int, card: int) -> None:
    """Puts a helper on a free place; with three there one of them goes first (LG-4.4)."""
    farm = village.farms[seat]
    if len(farm.helpers) < village.rules.pack.board.helper_places:
        react(village, seat, hooks.PLAY_HELPER, card)  # before it lies there: none reacts to its own being played
        farm.helpers += (card,)
        farm.used += (0,)
        renew_standing(village, seat)
    else:
        village.stack.append(ReplaceHelper(seat, card))


@final
class PutHelper(Step[Village]):
    """Puts a helper on the place that another has left."""

    def run(self, village: Village, script: Script) -> None:
        play_helper(village, script.seat, script.source)


def end_reservation(village: Village, seat: int, card: int) -> None:
    """Frees the space that a Village Elder has marked for this phase, when he is replaced in it."""
    if village.phase == REVENUE and village.reserved_by == seat and village.rules.helpers[card].reserves_die:
        village.reserved_die = NONE
        village.reserved_by = NONE


def renew_standing(village: Village, seat: int) -> None:
    """Adds the lasting effects up again after helpers or extensions have changed."""
    farm = village.farms[seat]
    farm.standing = Standing(village.rules, farm.helpers, farm.extensions)
    sell_pigs_without_pen(village, seat)


@final
class ReplaceHelper(Decision[Village]):
    """Which helper makes room? A mark on it comes back; the new one is unused."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, village: Village, seat: int) -> list[int]:
        return [village.rules.codes.replace_helper + card for card in village.farms[seat].helpers]

    def resolve(self, village: Village, seat: int, action: int) -> None:
        farm = village.farms[seat]
        card = action - village.rules.codes.replace_helper
        at = farm.helpers.index(card)
        if village.events is not None:
            village.tell(seat, "lagranja-log-replace-helper", {"helper": village.rules.helper_name(card)})
        if farm.used[at] == 1 and village.rules.marks_are_markers:
            farm.markers += 1
        farm.helpers = without(farm.helpers, at)
        farm.used = without(farm.used, at)
        village.discards += (card,)
        # What the old one held up goes at once, with all that this sets off; then the new one comes (LG-4.4, LG-3.10).
        village.push_script(village.rules.put_helper, seat, self.card)
        end_reservation(village, seat, card)
        renew_standing(village, seat)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-replace-helper")


def pay_or_build(village: Village, seat: int, card: int, left: int, first: int) -> None:
    """Asks for the next good of an extension's price, or builds it when all is paid."""
    farm = village.farms[seat]
    if left:
        village.stack.append(PayExtension(seat, card, left, first))
        return
    farm.extensions += (card,)
    react(village, seat, hooks.PLAY_EXTENSION, card)
    renew_standing(village, seat)


@final
class PayExtension(Decision[Village]):
    """Which good is paid next? One of each kind, in the order of the kinds from `first` on (LG-4.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "first")

    def __init__(self, seat: int, card: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.first = first

    def options(self, village: Village, seat: int) -> list[int]:
        farm = village.farms[seat]
        kinds = kinds_to_pay_with(farm)
        found: list[int] = []
        for good in range(self.first, TRADE_GOOD):
            if kinds >> good & 1 and (kinds >> good).bit_count() >= self.left:
                if farm.goods[good]:
                    found.append(code.PAY + good)
                if OLIVE <= good <= GRAPE and farm.goods[good + ON_FIELD]:
                    found.append(code.PAY + good + ON_FIELD)
        return found

    def resolve(self, village: Village, seat: int, action: int) -> None:
        source = action - code.PAY
        take_away(village.farms[seat], source)
        good = good_of(source)
        if village.events is not None:
            village.tell(seat, "lagranja-log-pay", {"count": 1, "good": good_message(good)})
        pay_or_build(village, seat, self.card, self.left - 1, good + 1)

    def prompt(self, village: Village, seat: int) -> Message:
        number = village.rules.pack.cards[self.card].number
        return Message("lagranja-ask-pay-extension", {"card": number, "left": self.left})


@final
class PlayFromHandStep(Step[Village]):
    """Asks for a card to be played, if there is one."""

    def run(self, village: Village, script: Script) -> None:
        if village.farms[script.seat].hand:
            village.stack.append(PlayFromHand(script.seat))


@final
class PlayFromHand(Decision[Village]):
    """Which card is played, and on which side?"""

    def options(self, village: Village, seat: int) -> list[int]:
        found: list[int] = []
        play_options(village, seat, found)
        return found

    def resolve(self, village: Village, seat: int, action: int) -> None:
        play_card(village, seat, action)

    def prompt(self, village: Village, seat: int) -> Message:
        return Message("lagranja-ask-play-card")
