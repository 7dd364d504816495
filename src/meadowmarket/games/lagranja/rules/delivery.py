"""Deliveries to craft buildings and barrows (LG-6.5 to LG-6.10)."""

from __future__ import annotations

from typing import ClassVar, final

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Args, Message
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja import actions as code
from meadowmarket.games.lagranja.effects import hooks
from meadowmarket.games.lagranja.effects.programs import (
    CARRY_OUT_DELIVERY,
    COMPLETE_BARROW,
    COMPLETE_BUILDING,
    DELIVER,
    DELIVERY_TO_BARROW,
    DELIVERY_TO_BUILDING,
    PURCHASED,
)
from meadowmarket.games.lagranja.explain.naming import destination_name, good_message
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import (
    FROM_BARROWS,
    FROM_BUILDINGS,
    FROM_CRAFTS,
    GRAPE,
    NONE,
    NUM_BARROWS,
    NUM_BUILDINGS,
    NUM_GOODS,
    OLIVE,
    ON_FIELD,
    PAID,
    SILVER,
    SOURCES,
    TRADE_GOOD,
    VP,
    good_of,
)
from meadowmarket.games.lagranja.player_area import Farm
from meadowmarket.games.lagranja.rules.economy import put, react
from meadowmarket.games.lagranja.rules.helpers import mark
from meadowmarket.games.lagranja.rules.markers import need_marker
from meadowmarket.games.lagranja.state import LaGranjaState


def goods_at_hand(farm: Farm, spent: int = 0) -> int:
    """Return the bits of the goods that lie in storage, pen, supply or on a field, less the silver to be spent."""
    goods = farm.goods
    bits = 1 if goods[SILVER] > spent else 0
    for good in range(VP, NUM_GOODS):
        if goods[good]:
            bits |= 1 << good
    for good in range(OLIVE, GRAPE + 1):
        if goods[good + ON_FIELD]:
            bits |= 1 << good
    return bits


def deliverable(farm: Farm, spent: int = 0) -> int:
    """Return the bits of the symbols that can be served, by the good itself or by a substitute."""
    has = goods_at_hand(farm, spent)
    lasting = farm.lasting
    bits = has
    if lasting.helps_delivery:
        for good in range(NUM_GOODS):
            if lasting.substitutes[good] & has:
                bits |= 1 << good
        for card, delivered, asked in lasting.once_substitutes:
            if delivered & has and farm.is_ready(card):
                bits |= asked
    return bits


def delivery_options(state: LaGranjaState, seat: int, kind: int, found: list[int]) -> None:
    """Add the deliveries that a seat could make, of a kind (DELIVERY_TO_BUILDING, …), to a list of actions."""
    farm = state.farms[seat]
    game_data = state.game_data
    can = deliverable(farm, farm.lasting.extra_price if kind & PURCHASED else 0)
    if not kind & DELIVERY_TO_BARROW:
        closed = 0
        if not farm.lasting.delivers_to_closed:
            for building in state.order_markers:
                closed |= 1 << building
        for building in range(NUM_BUILDINGS):
            if not farm.crafts[building] and not closed >> building & 1:
                asked = game_data.missing[building][farm.rows[building]] & can
                for good in game_data.goods_in[asked]:
                    found.append(code.DELIVER + building * 10 + good)
    if not kind & DELIVERY_TO_BUILDING:
        for place in range(NUM_BARROWS):
            card = farm.barrows[place]
            if card != NONE:
                asked = game_data.missing[NUM_BUILDINGS + card][farm.barrow_deliveries[place]] & can
                for good in game_data.goods_in[asked]:
                    found.append(code.DELIVER + (NUM_BUILDINGS + place) * 10 + good)


def can_deliver(state: LaGranjaState, seat: int, kind: int) -> bool:
    """Whether any delivery of a kind is possible."""
    found: list[int] = []
    delivery_options(state, seat, kind, found)
    return bool(found)


def ways_to_deliver(farm: Farm, good: int) -> list[int]:
    """List the sources from which a symbol can be served."""
    has = goods_at_hand(farm)
    lasting = farm.lasting
    bits = 1 << good | lasting.substitutes[good]
    for card, delivered, asked in lasting.once_substitutes:
        if asked >> good & 1 and farm.is_ready(card):
            bits |= delivered
    found: list[int] = []
    for source in range(NUM_GOODS):
        if bits & has & 1 << source:
            if farm.goods[source]:
                found.append(source)
            if OLIVE <= source <= GRAPE and farm.goods[source + ON_FIELD]:
                found.append(source + ON_FIELD)
    return found


def buy_delivery(state: LaGranjaState, seat: int) -> None:
    """Pay for one more delivery (LG-6.13)."""
    farm = state.farms[seat]
    farm.goods[SILVER] -= farm.lasting.extra_price
    if state.events is not None:
        state.emit(seat, "lagranja-log-extra", {"silver": farm.lasting.extra_price})


def start_delivery(state: LaGranjaState, seat: int, key: int) -> None:
    """Begin a delivery (destination * 10 + good); ask where the good comes from if there are several ways."""
    ways = ways_to_deliver(state.farms[seat], key % 10)
    if len(ways) == 1:
        carry_out(state, seat, key, ways[0])
    else:
        state.ask(ChooseSource(seat, key))


@final
class ChooseSource(Decision[LaGranjaState]):
    """Where does the delivered good come from: storage, field, or another good in its place?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "key")

    def __init__(self, seat: int, key: int) -> None:
        super().__init__(seat)
        self.key = key

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        return [code.FROM + source for source in ways_to_deliver(state.farms[seat], self.key % 10)]

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        carry_out(state, seat, self.key, action - code.FROM)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-source", {"good": good_message(self.key % 10)})


@final
class CarryOutDelivery(Step[LaGranjaState]):
    """Continue a delivery for which a marker had to be taken back; it is lost if it can't be made any more."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        good = script.subject % 10
        asked = farm.asked_goods(state.game_data, script.subject // 10)
        if asked >> good & 1 and script.value in ways_to_deliver(farm, good):
            carry_out(state, script.seat, script.subject, script.value)


def helper_for(farm: Farm, good: int, source: int) -> int:
    """Return the once-a-round helper that a substitution uses up, or NONE."""
    delivered = good_of(source)
    if delivered == good or farm.lasting.substitutes[good] >> delivered & 1:
        return NONE
    for card, from_bits, asked in farm.lasting.once_substitutes:
        if from_bits >> delivered & 1 and asked >> good & 1 and farm.is_ready(card):
            return card
    return NONE


def carry_out(state: LaGranjaState, seat: int, key: int, source: int) -> None:
    """Move a good to a building or barrow (LG-6.5); silver and VP need a marker there (LG-1.4)."""
    farm = state.farms[seat]
    game_data = state.game_data
    helper = helper_for(farm, key % 10, source)
    needed = 1 if source <= VP else 0
    if helper != NONE and game_data.marks_are_markers:
        needed += 1
    if farm.markers < needed:
        need_marker(state, seat, CARRY_OUT_DELIVERY, key, source)
        return
    if source == VP:
        farm.score(-1, PAID)
    else:
        farm.goods[source] -= 1
    if source <= VP:
        farm.markers -= 1
    if helper != NONE:
        mark(state, seat, helper)
    if state.events is not None:
        args: Args = {"good": good_message(good_of(source)), "where": destination_name(game_data, farm, key // 10)}
        args["source"], args["to"] = SOURCES[source], place_name(game_data, key // 10)
        state.emit(seat, "lagranja-log-deliver", args)
    destination = key // 10
    if destination < NUM_BUILDINGS:
        deliver_to_building(state, seat, destination, key % 10)
    else:
        deliver_to_barrow(state, seat, destination - NUM_BUILDINGS, key % 10)


def place_name(game_data: GameData, destination: int) -> str:
    """Return the word of a destination in notations: a building, or the place of a barrow."""
    if destination < NUM_BUILDINGS:
        return game_data.buildings[destination].id
    return f"barrow-{destination - NUM_BUILDINGS + 1}"


def deliver_to_building(state: LaGranjaState, seat: int, building: int, good: int) -> None:
    """Serve a symbol of the seat's row; the full row completes the building (LG-6.7)."""
    farm = state.farms[seat]
    row = state.game_data.rows[building]
    served = farm.rows[building]
    farm.rows = replaced(farm.rows, building, served | next_symbol(row, served, good))
    react(state, seat, hooks.DELIVER_BUILDING, good)  # their turn comes when the row is completed (LG-3.10)
    if farm.rows[building] == (1 << len(row)) - 1:
        state.stack.append(Script(COMPLETE_BUILDING, 0, seat, building, building))


def deliver_to_barrow(state: LaGranjaState, seat: int, place: int, good: int) -> None:
    """Serve a symbol of a barrow; the full barrow is completed (LG-6.10)."""
    farm = state.farms[seat]
    card = farm.barrows[place]
    row = state.game_data.rows[NUM_BUILDINGS + card]
    served = farm.barrow_deliveries[place]
    farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, served | next_symbol(row, served, good))
    react(state, seat, hooks.DELIVER_BARROW, good)
    if farm.barrow_deliveries[place] == (1 << len(row)) - 1:
        complete_barrow(state, seat, place)


def next_symbol(row: list[int], served: int, good: int) -> int:
    """Return the bit of the first symbol of a good that is not served yet."""
    for i in range(len(row)):
        if row[i] == good and not served >> i & 1:
            return 1 << i
    raise AssertionError("no symbol left for this good")


def complete_barrow(state: LaGranjaState, seat: int, place: int) -> None:
    """Score a barrow, discard its card and take its markers back; the rest of LG-6.10 follows."""
    farm = state.farms[seat]
    card = state.game_data.pack.cards[farm.barrows[place]]
    farm.markers += len(card.barrow)
    farm.score(card.barrow_vp, FROM_BARROWS)
    if state.events is not None:
        args = state.game_data.card_args(farm.barrows[place])
        state.emit(seat, "lagranja-log-barrow-complete", {**args, "points": card.barrow_vp, "barrow": place + 1})
    state.discards += (farm.barrows[place],)
    farm.barrows = replaced(farm.barrows, place, NONE)
    farm.barrow_deliveries = replaced(farm.barrow_deliveries, place, 0)
    number = card.barrow_vp if card.market else 0
    state.stack.append(Script(COMPLETE_BARROW, 0, seat, number, card.barrow_vp))


@final
class GainTradeGood(Step[LaGranjaState]):
    """Gain the trade good of a completed barrow."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        put(state, script.seat, TRADE_GOOD)


@final
class TriggerCrafts(Step[LaGranjaState]):
    """Let the lasting effects of craft markers taken in earlier rounds work (LG-6.9)."""

    def __init__(self, hook: int) -> None:
        self.hook = hook

    def run(self, state: LaGranjaState, script: Script) -> None:
        active = state.farms[script.seat].active_crafts(state.game_data, state.round, self.hook)
        for building in reversed(active):
            state.push_script(state.game_data.lasting_programs[building], script.seat, FROM_CRAFTS, script.value)


@final
class TriggerHelpers(Step[LaGranjaState]):
    """Let helpers react to a moment."""

    def __init__(self, hook: int) -> None:
        self.hook = hook

    def run(self, state: LaGranjaState, script: Script) -> None:
        react(state, script.seat, self.hook, script.value)


@final
class CompleteBuilding(Step[LaGranjaState]):
    """Return markers, score, open a building and take the craft marker (LG-6.7, LG-6.8)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        building = script.subject
        farm = state.farms[script.seat]
        board = state.game_data.pack.board
        farm.markers += len(state.game_data.rows[building]) - 1
        farm.rows = replaced(farm.rows, building, 0)
        farm.owners |= 1 << building
        points = board.building_vp[state.round - 1]
        if not state.completed >> building & 1:
            state.completed |= 1 << building
            points += board.first_at_building_vp
            if state.order_markers:
                opened = state.order_markers[0]
                state.order_markers = state.order_markers[1:]
                points += board.order_marker_vp
                if state.events is not None:
                    state.emit(script.seat, "lagranja-log-opened", {"building": state.game_data.building_name(opened)})
        farm.score(points, FROM_BUILDINGS)
        farm.crafts = replaced(farm.crafts, building, state.round)
        if state.events is not None:
            args: Args = {"building": state.game_data.building_name(building), "points": points}
            state.emit(script.seat, "lagranja-log-building-complete", args)


@final
class DoImmediateEffect(Step[LaGranjaState]):
    """Carry out the immediate effect of the craft marker just taken (LG-6.9)."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        state.push_script(state.game_data.immediate_programs[script.subject], script.seat, FROM_CRAFTS, NONE)


@final
class AskForDelivery(Step[LaGranjaState]):
    """Ask for the next of several deliveries, while one can be made and paid for."""

    def run(self, state: LaGranjaState, script: Script) -> None:
        farm = state.farms[script.seat]
        if script.subject & PURCHASED and farm.goods[SILVER] < farm.lasting.extra_price:
            return
        if script.value and can_deliver(state, script.seat, script.subject):
            state.ask(ChooseDelivery(script.seat, script.subject, script.value))


@final
class ChooseDelivery(Decision[LaGranjaState]):
    """What is delivered where? Up to `left` deliveries (LG-3.10)."""

    SAVED_AS: ClassVar[str] = "Deliver"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "left")

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def options(self, state: LaGranjaState, seat: int) -> list[int]:
        found: list[int] = []
        delivery_options(state, seat, self.kind, found)
        found.append(code.DONE)
        return found

    def resolve(self, state: LaGranjaState, seat: int, action: int) -> None:
        if action == code.DONE:
            return
        state.stack.append(Script(DELIVER, 0, seat, self.kind, self.left - 1))
        if self.kind & PURCHASED:
            buy_delivery(state, seat)
        start_delivery(state, seat, action - code.DELIVER)

    def prompt(self, state: LaGranjaState, seat: int) -> Message:
        return Message("lagranja-ask-deliver", {"left": self.left})

    def why_not(self, state: LaGranjaState, seat: int, action: int) -> Message | None:
        if state.game_data.family_of[action] == "deliver":
            return why_not_deliver(state, seat, state.game_data.index_of[action])
        return None


def why_not_deliver(state: LaGranjaState, seat: int, key: int) -> Message | None:
    """Return why a delivery can't be made."""
    farm = state.farms[seat]
    destination, good = key // 10, key % 10
    name = destination_name(state.game_data, farm, destination)
    if destination < NUM_BUILDINGS:
        if farm.crafts[destination]:
            return Message("lagranja-why-completed", {"building": name})
        if destination in state.order_markers and not farm.lasting.delivers_to_closed:
            return Message("lagranja-why-closed", {"building": name})
    elif farm.barrows[destination - NUM_BUILDINGS] == NONE:
        return Message("lagranja-why-no-barrow", {"place": destination - NUM_BUILDINGS + 1})
    if not farm.asked_goods(state.game_data, destination) >> good & 1:
        return Message("lagranja-why-not-asked", {"good": good_message(good), "where": name})
    if not deliverable(farm) >> good & 1:
        return Message("lagranja-why-no-good", {"good": good_message(good)})
    return Message("lagranja-why-no-deliveries")
