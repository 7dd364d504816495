"""Playing a card: announced, paid, replaced in the Meadow, put into a city, carried out, reacted to (EV-5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import SAVE
from meadowmarket.games.everdell.effects.choices import ChooseOpponent
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.programs import ENTER_CITY, HAND_OVER_PAYMENT, PLACE_FOOL, REACT
from meadowmarket.games.everdell.names import BERRY, NONE, PEBBLE, RESIN, TWIG
from meadowmarket.games.everdell.player_area import WORKERS, subject_of
from meadowmarket.games.everdell.rules.payment import fool_targets, printed_cost, ways_to_pay
from meadowmarket.games.everdell.state import EverdellState, amounts, card_in_city

NORMAL: Final = 0
FREE: Final = -1
RUGWORT: Final = 1
"""The seat of Rugwort's city in the solo game."""


def play_from_hand(state: EverdellState, seat: int, kind: int, less: int) -> None:
    """Begin to play a hand card."""
    state.cities[seat].hand.remove(kind)
    state.note_played(seat, kind)
    begin(state, seat, kind, NONE, less)


def play_from_meadow(state: EverdellState, seat: int, kind: int, less: int) -> None:
    """Begin to play a card of the Meadow, from the lowest place that has it."""
    place = state.meadow_place(kind)
    state.meadow[place] = NONE
    begin(state, seat, kind, place, less)


def begin(state: EverdellState, seat: int, kind: int, place: int, less: int, is_revealed: bool = False) -> None:
    """Announce a card that has left its place; `less` is NORMAL, FREE, or the discount that pays for it."""
    state.playing = kind
    if state.events is not None:
        if place == NONE:
            source = "aside" if is_revealed else "hand"
            state.emit(seat, "everdell-log-plays", {"card": state.card(kind), "source": source})
        else:
            state.emit(seat, "everdell-log-plays-meadow", {"card": state.card(kind), "place": place + 1})
    state.push_script(ENTER_CITY, seat, place)
    if less == NORMAL:
        state.ask(PayForCard(seat))
    elif less != FREE:
        save(state, seat, less)


@final
class PayForCard(Decision[EverdellState]):
    """In which way is the card paid that is being played (EV-5.8)?"""

    SAVED_AS: ClassVar[str] = "PayDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return ways_to_pay(state, seat, state.playing)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        codes = state.game_data.codes
        discount = state.game_data.discount_of.get(action)
        if discount is not None:
            price = discount.price(state, state.playing, action)
            discount.give_up(state, seat, action)
            if price.saves:
                save(state, seat, price.saves)
            else:
                charge(state, seat, price.cost)
        elif codes.family_of[action] == "pay-token":
            copy = codes.index_of[action]
            put_token(state, seat, state.cities[seat].slot_of(codes.copy_kind[copy], codes.copy_number[copy]))
        else:
            charge(state, seat, printed_cost(state, state.playing))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-pay", {"card": state.card(state.playing)})

    def why_not(self, state: EverdellState, seat: int, action: int) -> Message | None:
        if state.game_data.codes.family_of[action] in ("pay", "pay-judge", "pay-token", "pay-dungeon"):
            return Message("everdell-why-not-so", {"card": state.card(state.playing)})
        return None


def put_token(state: EverdellState, seat: int, slot: int) -> None:
    """Put the occupied token on a construction (EV-5.3)."""
    if state.events is not None:
        state.emit(seat, "everdell-log-occupies", {"card": card_in_city(state, seat, slot)})
    state.cities[seat].put_token(slot)


def save(state: EverdellState, seat: int, less: int) -> None:
    """Take a discount off the cost; the player picks what is saved (EV-5.9)."""
    ask_to_save(state, seat, less, printed_cost(state, state.playing))


def ask_to_save(state: EverdellState, seat: int, left: int, due: list[int]) -> None:
    """Ask what is saved next, unless everything or just what is missing must be."""
    if left == 0:
        charge(state, seat, due)
    elif left < sum(due):
        resources = state.cities[seat].resources
        payable = [min(due[i], resources[i]) for i in range(4)]
        if sum(due) - sum(payable) == left:
            charge(state, seat, payable)
        else:
            state.ask(ChooseSaving(seat, left, due[TWIG], due[RESIN], due[PEBBLE], due[BERRY]))


@final
class ChooseSaving(Decision[EverdellState]):
    """Which resource of the cost is saved next? `left` more may be saved of what is still due."""

    SAVED_AS: ClassVar[str] = "SaveDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "twigs", "resin", "pebbles", "berries")

    def __init__(self, seat: int, left: int, twigs: int, resin: int, pebbles: int, berries: int) -> None:
        super().__init__(seat)
        self.left = left
        self.twigs = twigs
        self.resin = resin
        self.pebbles = pebbles
        self.berries = berries

    def due(self) -> list[int]:
        """List what is still to be paid, a number for each resource."""
        return [self.twigs, self.resin, self.pebbles, self.berries]

    def options(self, state: EverdellState, seat: int) -> list[int]:
        # More can be saved than is missing (else nothing is asked): so any resource will do.
        due = self.due()
        return [SAVE + i for i in range(4) if due[i]]

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        due = self.due()
        due[action - SAVE] -= 1
        ask_to_save(state, seat, self.left - 1, due)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-save", {"n": self.left, "card": state.card(state.playing)})


def charge(state: EverdellState, seat: int, cost: Sequence[int]) -> None:
    """Take the payment; the Shepherd's goes to an opponent (EV-5.16)."""
    resources = state.cities[seat].resources
    packed = 0
    for resource in range(4):
        n = cost[resource]
        if n:
            resources[resource] -= n
            packed |= n << (8 * resource)
    if packed and state.events is not None:
        state.emit(seat, "everdell-log-pays", {"what": amounts(cost)})
    if packed and state.game_data.abilities.is_paid_to_opponent[state.playing]:
        mask = state.receivers(seat)
        if mask:
            state.ask(ChooseOpponent(seat, mask, HAND_OVER_PAYMENT, packed))


@final
class HandOverPayment(Effect[EverdellState]):
    """Give the Shepherd's payment to the opponent that was chosen."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.gain_goods(script.subject, [script.value >> (8 * resource) & 255 for resource in range(4)])


# -- into the city


@final
class EnterCity(Effect[EverdellState]):
    """Refill the Meadow place that is its subject and bring the paid card into play: steps 3 and 4 of EV-5.5."""

    def run(self, state: EverdellState, script: Script) -> None:
        seat = script.seat
        kind = state.playing
        if script.subject != NONE:
            state.refill_place(script.subject)
        game_data = state.game_data
        if game_data.goes_to_opponent[kind]:
            if game_data.players == 1:
                self.discard_fool(state, seat)
            else:
                state.ask(ChooseOpponent(seat, fool_targets(state, seat, kind), PLACE_FOOL, 0))
        elif game_data.replaces[kind]:
            state.ask(ReplaceByRuins(seat))
        else:
            enter_city(state, seat, 0, 0)

    def discard_fool(self, state: EverdellState, seat: int) -> None:
        """Discard the Fool, and with him a card of Rugwort's city (EV-10.4, EV-10.11)."""
        fool = state.playing
        state.discard(fool)
        if state.events is not None:
            state.emit(seat, "everdell-log-fool-discarded", {"card": state.card(fool)})
        state.playing = NONE
        state.played += 1
        push_reactions(state, seat, working_reactions(state, seat, fool))
        if state.cities[RUGWORT].kinds:
            state.ask(ChooseRugwortsCard(seat))


def working_reactions(state: EverdellState, seat: int, kind: int) -> int:
    """Return the mask of the reactions to a card that comes into play, by cards that stand there already (EV-5.13)."""
    counts = state.cities[seat].counts
    abilities = state.game_data.abilities
    working = 0
    for reaction in abilities.reactions_to[kind]:
        if counts[abilities.reaction_card[reaction]]:
            working |= 1 << reaction
    return working


def push_reactions(state: EverdellState, seat: int, working: int) -> None:
    """Put the reactions under the card's own effect, which comes first (EV-5.5)."""
    if working:
        state.push_script(REACT, seat, 0, working)


def enter_city(state: EverdellState, seat: int, mark: int, value: int) -> None:
    """Put the card that is being played into its player's city, and its effect and reactions on the stack."""
    game_data = state.game_data
    kind = state.playing
    city = state.cities[seat]
    working = working_reactions(state, seat, kind)
    slot = city.add(game_data, kind, mark)
    state.playing = NONE
    state.played += 1
    push_reactions(state, seat, working)
    if kind == game_data.husband and city.wives < city.husbands:
        return  # EV-7.11: no free Wife for this one
    program = game_data.on_play[kind]
    if program != NONE:
        state.push_script(program, seat, subject_of(seat, slot), value)


@final
class CarryOutReactions(Effect[EverdellState]):
    """Carry out the reactions of a mask: those without a choice first (EV-5.7)."""

    def run(self, state: EverdellState, script: Script) -> None:
        abilities = state.game_data.abilities
        for reaction in range(len(abilities.reaction_card)):
            if script.value >> reaction & 1 and abilities.reaction_program[reaction] == NONE:
                self.emit_reaction(state, script.seat, abilities.reaction_card[reaction])
                for effect in abilities.reaction_effects[reaction]:
                    effect.run(state, script)
        for reaction in range(len(abilities.reaction_card) - 1, -1, -1):
            if script.value >> reaction & 1 and abilities.reaction_program[reaction] != NONE:
                self.emit_reaction(state, script.seat, abilities.reaction_card[reaction])
                state.push_script(abilities.reaction_program[reaction], script.seat)

    def emit_reaction(self, state: EverdellState, seat: int, kind: int) -> None:
        """Emit which card reacts."""
        if state.events is not None:
            state.emit(seat, "everdell-log-reacts", {"card": state.card(kind)})


@final
class PlaceFool(Effect[EverdellState]):
    """Put the Fool into the city of the opponent that was chosen."""

    def run(self, state: EverdellState, script: Script) -> None:
        fool = state.playing
        working = working_reactions(state, script.seat, fool)
        state.cities[script.subject].add(state.game_data, fool, 0)
        state.playing = NONE
        state.played += 1
        if state.events is not None:
            state.emit(script.subject, "everdell-log-gets-fool", {"card": state.card(fool)})
        push_reactions(state, script.seat, working)


def removable(state: EverdellState, owner: int, constructions_only: bool, critters_only: bool, but: int) -> list[int]:
    """List the actions that name a card of a city, one for copies with the same on them; not the slot `but`."""
    game_data = state.game_data
    codes = game_data.codes
    city = state.cities[owner]
    found: list[int] = []
    for slot in range(len(city.kinds)):
        kind = city.kinds[slot]
        is_critter = game_data.is_critter[kind]
        if (is_critter and constructions_only) or (not is_critter and critters_only) or slot == but:
            continue
        if not city.is_repeated(slot):
            found.append(codes.remove + codes.first_copy[kind] + city.copy_of(slot))
    return found


def named_slot(state: EverdellState, owner: int, action: int) -> int:
    """Return the slot that a `remove` names."""
    codes = state.game_data.codes
    copy = action - codes.remove
    return state.cities[owner].slot_of(codes.copy_kind[copy], codes.copy_number[copy])


@final
class ReplaceByRuins(Decision[EverdellState]):
    """Which construction do the Ruins replace?"""

    SAVED_AS: ClassVar[str] = "RuinsDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return removable(state, seat, True, False, NONE)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        slot = named_slot(state, seat, action)
        city = state.cities[seat]
        mark = city.marks[slot]
        worker = 0 if state.game_data.abilities.keeps_workers[city.kinds[slot]] else mark & WORKERS
        # The worker is not left without a card: it stands on the Ruins (EV-8.2).
        city.marks[slot] = mark & ~WORKERS
        kind = state.discard_from_city(seat, slot)
        enter_city(state, seat, worker, kind + 1)

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-ruins")


@final
class ChooseRugwortsCard(Decision[EverdellState]):
    """Which card of Rugwort's city does the player's Fool take along?"""

    SAVED_AS: ClassVar[str] = "RugwortLosesDecision"

    def options(self, state: EverdellState, seat: int) -> list[int]:
        return removable(state, RUGWORT, False, False, NONE)

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        state.discard_from_city(RUGWORT, named_slot(state, RUGWORT, action))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-rugwort-loses")
