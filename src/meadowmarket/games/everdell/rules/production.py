"""Production: the green cards of a city, in the player's order, and the copiers (EV-7.4 to EV-7.11)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.actions import DONE
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.programs import PRODUCE
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.player_area import subject_of
from meadowmarket.games.everdell.state import EverdellState, card_in_city


def start_production(state: EverdellState, seat: int) -> None:
    """Take the gains without a choice, then let the player order the rest (EV-7.5)."""
    game_data = state.game_data
    city = state.cities[seat]
    husbands = city.pairs() if city.counts[game_data.abilities.beside_pairs] else 0
    rest = 0
    for slot in range(len(city.kinds)):
        kind = city.kinds[slot]
        program = game_data.production[kind]
        if program == NONE:
            continue
        if game_data.produces_at_once[kind]:
            script = Script(program, 0, seat, subject_of(seat, slot), 0)
            if state.events is not None and is_useful(state, seat, seat, slot):
                state.emit(seat, "everdell-log-produces", {"card": card_in_city(state, seat, slot)})
            for effect in game_data.production_effects[kind]:
                effect.run(state, script)
        elif kind == game_data.husband:
            # As many as there are pairs (EV-7.11).
            if husbands > 0:
                husbands -= 1
                rest |= 1 << slot
        else:
            rest |= 1 << slot
    if rest:
        state.push_script(PRODUCE, seat, 0, rest)


def is_useful(state: EverdellState, seat: int, owner: int, slot: int) -> bool:
    """Whether a green card would do anything for a seat now."""
    kind = state.cities[owner].kinds[slot]
    subject = subject_of(owner, slot)
    for effect in state.game_data.production_effects[kind]:
        if effect.is_useful(state, seat, subject):
            return True
    return False


@final
class Produce(Effect[EverdellState]):
    """Ask for the next card of a production; the value is the mask of the slots that are left."""

    def run(self, state: EverdellState, script: Script) -> None:
        seat = script.seat
        city = state.cities[seat]
        for slot in range(len(city.kinds)):
            if script.value >> slot & 1 and is_useful(state, seat, seat, slot):
                state.ask(ChooseProducer(seat, script.value))
                return


@final
class ChooseProducer(Decision[EverdellState]):
    """Which green card produces next? Those that would do nothing now wait."""

    SAVED_AS: ClassVar[str] = "ProduceDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask")

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def options(self, state: EverdellState, seat: int) -> list[int]:
        city = state.cities[seat]
        codes = state.game_data.codes
        kinds, marks = city.kinds, city.marks
        options: list[int] = []
        for slot in range(len(kinds)):
            if not self.mask >> slot & 1:
                continue
            if not self.has_earlier(kinds, marks, slot) and is_useful(state, seat, seat, slot):
                options.append(codes.produce + codes.first_copy[kinds[slot]] + city.copy_of(slot))
        return options

    def has_earlier(self, kinds: tuple[int, ...], marks: list[int], slot: int) -> bool:
        """Whether an earlier card that is left is the same."""
        for i in range(slot):
            if self.mask >> i & 1 and kinds[i] == kinds[slot] and marks[i] == marks[slot]:
                return True
        return False

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        game_data = state.game_data
        copy = action - game_data.codes.produce
        kind = game_data.codes.copy_kind[copy]
        slot = state.cities[seat].slot_of(kind, game_data.codes.copy_number[copy])
        rest = self.mask & ~(1 << slot)
        if rest:
            state.push_script(PRODUCE, seat, 0, rest)
        if state.events is not None:
            state.emit(seat, "everdell-log-produces", {"card": card_in_city(state, seat, slot)})
        state.push_script(game_data.production[kind], seat, subject_of(seat, slot))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-produce")


@final
class ActivateProduction(Effect[EverdellState]):
    """Activate all green cards of the city, as in spring and autumn."""

    def run(self, state: EverdellState, script: Script) -> None:
        start_production(state, script.seat)


# -- the copiers


def end_cards(state: EverdellState, seat: int, owner: int, found: list[int]) -> None:
    """Add the actions for the green cards of a city that a copier can reach and that would do something (EV-7.8)."""
    game_data = state.game_data
    codes = game_data.codes
    city = state.cities[owner]
    for slot in range(len(city.kinds)):
        kind = city.kinds[slot]
        if game_data.production[kind] == NONE or game_data.copies_own[kind] or game_data.copies_abroad[kind]:
            continue
        if owner == seat:
            code = codes.activate + codes.first_copy[kind] + city.copy_of(slot)
            if not city.is_repeated(slot) and is_useful(state, seat, owner, slot):
                found.append(code)
        elif not game_data.stores[kind]:
            code = codes.activate_abroad + owner * game_data.kinds + kind
            if code not in found and is_useful(state, seat, owner, slot):
                found.append(code)


def has_mole(state: EverdellState, owner: int) -> bool:
    """Whether a city has a card that copies opponents' production."""
    for mole in state.game_data.moles:
        if state.cities[owner].counts[mole]:
            return True
    return False


def reached_by_mole(state: EverdellState, seat: int) -> list[int]:
    """List what a Miner Mole reaches: opponents' cards, and through a Miner Mole of theirs the player's."""
    found: list[int] = []
    leads_back = False
    for owner in range(len(state.cities)):
        if owner != seat:
            end_cards(state, seat, owner, found)
            leads_back = leads_back or has_mole(state, owner)
    if leads_back:
        end_cards(state, seat, seat, found)
    return found


def reached_by_sweep(state: EverdellState, seat: int) -> list[int]:
    """List what a Chip Sweep reaches: the player's cards, and all that a Miner Mole among them reaches."""
    found: list[int] = []
    end_cards(state, seat, seat, found)
    if has_mole(state, seat):
        for code in reached_by_mole(state, seat):
            if code not in found:
                found.append(code)
    return found


@final
class CopyProduction(Decision[EverdellState]):
    """Which green card does a copier activate, if any?"""

    SAVED_AS: ClassVar[str] = "ActivateDecision"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "is_mole")

    def __init__(self, seat: int, is_mole: int) -> None:
        super().__init__(seat)
        self.is_mole = is_mole

    def options(self, state: EverdellState, seat: int) -> list[int]:
        options = reached_by_mole(state, seat) if self.is_mole else reached_by_sweep(state, seat)
        options.append(DONE)
        return options

    def resolve(self, state: EverdellState, seat: int, action: int) -> None:
        if action == DONE:
            return
        game_data = state.game_data
        codes = game_data.codes
        if codes.family_of[action] == "activate-abroad":
            owner, kind = divmod(codes.index_of[action], game_data.kinds)
            slot = state.cities[owner].slot_of(kind, 0)
        else:
            copy = codes.index_of[action]
            owner, kind = seat, codes.copy_kind[copy]
            slot = state.cities[owner].slot_of(kind, codes.copy_number[copy])
        if state.events is not None:
            card = card_in_city(state, owner, slot) if owner == seat else state.card(kind)
            state.emit(seat, "everdell-log-activates", {"card": card, "owner_seat": owner})
        state.push_script(game_data.production[kind], seat, subject_of(owner, slot))

    def prompt(self, state: EverdellState, seat: int) -> Message:
        return Message("everdell-ask-activate")


@final
class CopyOwn(Effect[EverdellState]):
    """Activate one green card of the player's city, or none."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(CopyProduction(script.seat, 0))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return bool(reached_by_sweep(state, seat))


@final
class CopyOpponent(Effect[EverdellState]):
    """Copy one green card of an opponent's city, or none."""

    def run(self, state: EverdellState, script: Script) -> None:
        state.ask(CopyProduction(script.seat, 1))

    def is_useful(self, state: EverdellState, seat: int, subject: int) -> bool:
        return bool(reached_by_mole(state, seat))
