"""Nothing changes without a trace: the events of an action tell all that moved, to everyone who may see it."""

from __future__ import annotations

from collections import Counter

import pytest

from meadowmarket.core.api import State
from meadowmarket.core.pieces import PieceRef, Trace
from meadowmarket.games.lagranja.names import GOODS, OLIVE, ON_FIELD
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.view.moves import TABLE
from tests.games.lagranja.position import Position, la_granja
from tests.games.traces import Held, check_traces, logged


def held_in(state: State) -> Held:
    """Count what each player has: goods, goods on fields, cards in hand."""
    assert isinstance(state, LaGranjaState)
    held: Held = Counter()
    for seat, farm in enumerate(state.farms):
        for good, name in enumerate(GOODS):
            held[seat, f"good {name}"] = farm.goods[good]
        for good in range(OLIVE, OLIVE + 3):
            held[seat, f"field {GOODS[good]}"] = farm.goods[good + ON_FIELD]
        held[seat, "hand"] = len(farm.hand)
    return held


def moved(traces: list[Trace]) -> Held:
    """Add up what moves brought each player and took away."""
    held: Held = Counter()
    for move in (move for trace in traces for move in trace.moves):
        for place, sign in ((move.start, -1), (move.end, 1)):
            if place is None or place.seat is None:
                continue
            if place.kind == "hand":
                held[place.seat, "hand"] += sign * move.count
            elif place.kind in ("good", "field") and place.id == move.what:
                held[place.seat, f"{place.kind} {place.id}"] += sign * move.count
    return held


@pytest.mark.parametrize(("players", "ruleset"), [(1, "classic"), (2, "deluxe"), (4, "classic-promo")])
def test_all_that_changes_is_told_to_everyone(players: int, ruleset: str) -> None:
    game = la_granja(players, ruleset, ())
    for seed in range(6):
        check_traces(game, seed, held_in, moved)


def test_every_event_has_a_trace() -> None:
    assert logged("lagranja") == set(TABLE)


def test_a_delivery_goes_from_its_field_to_the_building() -> None:
    position = Position().give(0, olive_field=1).turn("deliveries", 0, 1)
    position.state.events = []
    position.play("deliver olive greengrocer")
    trace = position.game.traces(0, position.state.events)[0]
    assert trace.piece == PieceRef("building", "greengrocer", None, 0)
    move = trace.moves[0]
    assert (move.what, move.start, move.end) == (
        "olive",
        PieceRef("field", "olive", None, 0),
        PieceRef("building", "greengrocer", None, 0),
    )


def test_a_card_goes_from_the_hand_to_its_side() -> None:
    position = Position().hand(0, 7).turn("cards", 0, 1)
    position.state.events = []
    position.play("helper 7")
    trace = position.game.traces(0, position.state.events)[0]
    assert trace.cards == ["7"]
    assert [(move.card, move.start) for move in trace.moves] == [("7", PieceRef("hand", "", None, 0))]
    assert trace.piece is not None
    assert trace.piece.kind == "helper"
