"""Nothing changes without a trace: the events of an action tell all that moved, to everyone who may see it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from meadowmarket.core.api import State
from meadowmarket.core.messages import Event
from meadowmarket.core.pieces import PieceMove, PieceRef, Trace
from meadowmarket.games.everdell.effects.destinations import PlayTakenCard, TakeCardAside
from meadowmarket.games.everdell.names import NONE, RESOURCES
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.everdell.view.moves import TABLE
from tests.games.everdell.position import Position, everdell, position
from tests.games.traces import Held, check_traces, logged


def held_in(state: State) -> Held:
    """Count what each player has: resources, point tokens, cards in hand and city, prisoners."""
    assert isinstance(state, EverdellState)
    held: Held = Counter()
    top = state.stack[-1] if state.stack else None
    for seat, city in enumerate(state.cities):
        for resource in range(4):
            held[seat, RESOURCES[resource]] = city.resources[resource]
        held[seat, "points"] = city.points
        held[seat, "hand"] = len(city.hand)
        held[seat, "cards"] = len(city.kinds)
        held[seat, "prisoners"] = len(city.prisoners)
    # Cards on their way: drawn by a Teacher, taken by a forest card, being paid.
    if state.aside_seat != NONE:
        held[state.aside_seat, "hand"] += len(state.aside)
    elif isinstance(top, TakeCardAside | PlayTakenCard):
        held[top.seat, "hand"] += len(state.aside)
    if state.playing != NONE and not state.game_data.goes_to_opponent[state.playing]:
        held[state.seats_to_act()[0], "cards"] += 1
    return held


def moved(traces: list[Trace]) -> Held:
    """Add up what moves brought each player and took away."""
    held: Held = Counter()
    for move in (move for trace in traces for move in trace.moves):
        counted = {"card": ("hand", "cards", "prisoners"), "point": ("points",)}.get(move.what, ("resources",))
        for place, sign in ((move.start, -1), (move.end, 1)):
            if place is not None and place.seat is not None and place.kind in counted:
                held[place.seat, place.id if place.kind == "resources" else place.kind] += sign * move.count
    return held


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_that_changes_is_told_to_everyone(players: int) -> None:
    game = everdell(players, 3) if players == 1 else everdell(players)
    for seed in range(8):
        check_traces(game, seed, held_in, moved)


def test_every_event_has_a_trace() -> None:
    assert logged("everdell") == set(TABLE)


def traces(table: Position, *notations: str, viewer: int = 0) -> list[tuple[Event, Trace]]:
    """Plays actions and pairs what a seat sees of the last one with its traces."""
    table.do(*notations[:-1])
    seat = table.to_act
    events: list[Event] = []
    table.state.events = events
    table.do(notations[-1])
    seen = [event for event in events if event.is_visible_to(viewer)]
    return list(zip(seen, table.game.traces(seat, seen), strict=True))


def moves(table: Position, *notations: str, viewer: int = 0) -> list[str]:
    return [shown(move) for _, trace in traces(table, *notations, viewer=viewer) for move in trace.moves]


def shown(move: PieceMove) -> str:
    what = f"{move.what} {move.card}" if move.card else move.what
    return f"{move.count} {what}: {_place(move.start)} > {_place(move.end)}"


def _place(piece: PieceRef | None) -> str:
    if piece is None:
        return "-"
    parts = [piece.kind, piece.id, "" if piece.place is None else str(piece.place)]
    parts.append("" if piece.seat is None else f"p{piece.seat + 1}")
    return " ".join(part for part in parts if part)


def test_a_worker_goes_and_its_place_gives() -> None:
    table = position(pile=["mine"])
    assert moves(table, "worker basic-2-twigs-1-card") == [
        "1 worker: workers p1 > basic basic-2-twigs-1-card",
        "2 twig: basic basic-2-twigs-1-card > resources twig p1",
        "1 card mine: pile > hand p1",
    ]


def test_others_see_that_a_card_is_drawn_not_which() -> None:
    table = position(pile=["mine"])
    found = traces(table, "worker basic-1-resin-1-card", viewer=1)
    assert [shown(move) for _, trace in found for move in trace.moves][-1] == "1 card: pile > hand p1"
    assert all(trace.cards == [] for _, trace in found)


def test_goods_come_from_the_storehouse_that_is_visited() -> None:
    table = position(city=["storehouse twig=3", "storehouse berry=2"])
    assert moves(table, "worker storehouse-2") == [
        "1 worker: workers p1 > cards storehouse 1 p1",
        "2 berry: cards storehouse 1 p1 > resources berry p1",
    ]


def test_production_and_reactions_name_the_card_that_gives() -> None:
    table = position(workers=0, city=["farm", "twig-barge", "barge-toad"])
    assert moves(table, "season")[:4] == [
        "3 worker: - > workers p1",
        "1 berry: cards farm p1 > resources berry p1",
        "2 twig: cards twig-barge p1 > resources twig p1",
        "2 twig: cards barge-toad p1 > resources twig p1",
    ]
    table = position(city=["shopkeeper"], hand=["wanderer"], resources="2 berry", pile=["mine"] * 3)
    assert "1 berry: cards shopkeeper p1 > resources berry p1" in moves(table, "play wanderer hand")


def test_a_gift_comes_from_the_giver() -> None:
    table = position(city=["monastery"], resources="2 twig")
    told = moves(table, "worker monastery", viewer=1)
    assert told.count("1 twig: resources twig p1 > supply") == 2
    assert told.count("1 twig: cities p1 > resources twig p2") == 2
    assert told[-1] == "4 point: cards monastery p1 > points p1"


def test_a_card_goes_from_the_meadow_into_the_city_and_the_next_one_comes() -> None:
    table = position(meadow=["farm", *["king"] * 7], resources="2 twig 1 resin", pile=["mine"])
    found = traces(table, "play farm meadow")
    told = [shown(move) for _, trace in found for move in trace.moves]
    assert told[0] == "1 card farm: meadow farm 0 > cards farm p1"
    assert "1 card mine: pile > meadow mine 0" in told
    assert found[0][1].cards == ["farm"]
    assert found[0][1].piece == PieceRef("cards", "farm", None, 0)


def test_rugworts_turn_is_told_step_by_step() -> None:
    table = position(players=1, workers=0, on={"basic-3-twigs": [1], "forest-3-berries": [1]})
    told = moves(table, "season")
    assert "1 worker: basic basic-3-twigs > basic basic-2-resin" in told
    assert "1 worker: forest forest-3-berries > forest forest-2-resin-1-twig" in told
    table = position(players=1, hand=["ruins"], city=["farm"], pile=["mine"] * 4)
    assert any(re.match(r"1 card \S+: meadow \S+ \d > cards \S+ p2", move) for move in moves(table, "play ruins hand"))


def test_several_resources_are_paid_and_gained_in_one_sentence() -> None:
    table = position(hand=["farm"], resources="2 twig 1 resin")
    paid = [trace for event, trace in traces(table, "play farm hand") if event.message.key == "everdell-log-pays"]
    assert [[shown(move) for move in trace.moves] for trace in paid] == [
        ["2 twig: resources twig p1 > supply", "1 resin: resources resin p1 > supply"]
    ]
    told = traces(position(forest=["forest-twig-resin-berry"]), "worker forest-twig-resin-berry")
    gained = [trace for event, trace in told if event.message.key == "everdell-log-gains"]
    assert [sorted(move.what for move in trace.moves) for trace in gained] == [["berry", "resin", "twig"]]
