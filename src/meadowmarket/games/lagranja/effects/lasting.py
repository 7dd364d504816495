"""Lasting effects: the prices, capacities and reactions that a farm's helpers and extensions add up to."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.effects.calls import Call
from meadowmarket.games.lagranja.effects.hooks import NUM_HOOKS
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, NUM_GOODS, OLIVE, RESOURCES, WILD_GOODS

NO_CARD: Final = -1


@final
class LastingEffects:
    """All that lasting effects add up to. Never changed: a farm whose cards change gets a new one."""

    def __init__(self, game_data: GameData, helpers: tuple[int, ...], extensions: tuple[int, ...]) -> None:
        board = game_data.pack.board
        self.buy_price = game_data.buy_price.copy()  # by good - OLIVE
        self.upgrade_price = game_data.upgrade_price.copy()  # by good - OLIVE
        self.pens = board.pens
        self.hand_limit = board.hand_limit
        self.extra_deliveries = board.extra_deliveries
        self.extra_price = board.extra_delivery_price
        self.roof_places = board.roof_places
        self.roof_discount = 0
        self.extension_discount = 0
        self.silver = 0  # of extensions, at income
        self.reactions: list[list[int]] = [game_data.nobody] * NUM_HOOKS  # by hook: the cards, in the order of play
        self.actions: list[int] = []  # cards whose helper can be used in a turn of the owner
        self.substitutes = [0] * NUM_GOODS  # by good asked for: bits of the goods that may stand for it
        self.once_substitutes: list[tuple[int, int, int]] = []  # card, bits delivered, bits asked for
        self.adjusters: list[int] = []  # cards that change a die just taken
        self.custom: dict[str, int] = {}  # key of own logic: card
        for card in extensions:
            self._add_extension(game_data, card)
        for card in helpers:
            self._add_helper(game_data, card)
        self.sells_from_field = "sell-from-field" in self.custom
        self.delivers_to_closed = "deliver-to-closed" in self.custom
        self.shifts_stalls = "stall-shift" in self.custom
        self.helps_delivery = bool(self.once_substitutes) or any(self.substitutes)
        self.watchman = self.custom.get("keep-stall", NO_CARD)
        self.breeder = self.custom.get("reuse-donkey", NO_CARD)

    def _add_extension(self, game_data: GameData, card: int) -> None:
        parts = game_data.pack.cards[card]
        self.pens += parts.pens
        self.extra_deliveries += parts.deliveries
        self.silver += parts.silver
        self.hand_limit += parts.hand

    def _add_helper(self, game_data: GameData, card: int) -> None:
        helper = game_data.helpers[card]
        for call in helper.lasting:
            self._add_call(card, call, helper.once_a_round)
        if helper.adjusts_die:
            self.adjusters.append(card)
        elif helper.hooks:
            for hook in helper.hooks:
                self.reactions[hook] = [*self.reactions[hook], card]
        elif helper.is_action:
            self.actions.append(card)

    def _add_call(self, card: int, call: Call, once_a_round: bool) -> None:
        if call.name == "capacity":
            self._add_capacity(call.words[0], call.n)
        elif call.name == "discount":
            self._add_discount(call.words[0], call.n)
        elif call.name == "substitute":
            delivered, asked = _bits(call.words[0]), _bits(call.words[1])
            if once_a_round:
                self.once_substitutes.append((card, delivered, asked))
            else:
                for good in range(NUM_GOODS):
                    if asked >> good & 1:
                        self.substitutes[good] |= delivered & ~(1 << good)
        else:
            self.custom[call.words[0]] = card

    def _add_capacity(self, room: str, n: int) -> None:
        if room == "pen":
            self.pens += n
        elif room == "hand":
            self.hand_limit += n
        elif room == "extra-delivery":
            self.extra_deliveries += n
        else:
            self.roof_places += n

    def _add_discount(self, saving: str, n: int) -> None:
        kind, _, good = saving.partition(":")
        if kind == "roof":
            self.roof_discount += n
        elif kind == "extension":
            self.extension_discount += n
        elif kind == "extra-delivery":
            self.extra_price = max(0, self.extra_price - n)
        else:
            prices = self.buy_price if kind == "buy" else self.upgrade_price
            for resource in RESOURCES if good == "any" else _goods(good):
                prices[resource - OLIVE] = max(0, prices[resource - OLIVE] - n)


def _goods(name: str) -> tuple[int, ...]:
    return WILD_GOODS[name] if name in WILD_GOODS else (GOODS.index(name),)


def _bits(name: str) -> int:
    return sum(1 << good for good in _goods(name))
