"""What options are about: every reference of random games points at a piece that the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from meadowmarket.core.api import Game, State
from meadowmarket.core.pieces import PieceRef
from meadowmarket.core.rng import Rng
from meadowmarket.games import open_game

GAMES_PLAYED = 15


def _positions(game: Game) -> list[tuple[State, int]]:
    found: list[tuple[State, int]] = []
    for seed in range(GAMES_PLAYED):
        chance = Rng(seed)
        state = game.new(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            found.append((state.clone(), seat))
            options = state.options(seat)
            if chance.below(4):  # who passes early sees little of a game
                options = [action for action in options if game.group(action) != "pass"] or options
            state.apply(seat, options[chance.below(len(options))])
    return found


def _lagranja_has(view: dict[str, Any], seat: int, piece: PieceRef) -> bool:
    farm = view["farms"][seat]
    rows = {row["id"]: row["served"] for row in farm["rows"]}
    barrows = {str(i + 1): barrow for i, barrow in enumerate(farm["barrows"]) if barrow}
    lists: dict[str, list[str]] = {
        "disc": [""],
        "extra": [""],
        "die": [str(number) for number in view["dice"]],
        "space": list("123456"),
        "donkey": list("1234"),
        "good": ["vp", *farm["goods"]],
        "field": [field["good"] for field in farm["fields"]],
        "barrow": list(barrows),
        "owner": list(rows),
        "hand": farm["hand"],
        "helper": [helper["id"] for helper in farm["helpers"]],
        "roof": view["roofs"],
        "market": [space["label"] for space in view["market"]],
        "symbol": list(rows),
        "barrow-symbol": list(barrows),
    }
    places = {
        "siesta": len(view["siesta"]),
        "own-roof": len(farm["roofs"]),
        "symbol": len(rows.get(piece.id, [])),
        "barrow-symbol": len(barrows[piece.id]["served"]) if piece.id in barrows else 0,
    }
    is_listed = piece.id in lists.get(piece.kind, [""])
    return is_listed and (piece.place is None or piece.place in range(places[piece.kind])) and piece.seat is None


def _everdell_has(view: dict[str, Any], seat: int, piece: PieceRef) -> bool:
    city = view["cities"][seat if piece.seat is None else piece.seat]
    if piece.kind in ("cities", "pile", "discards"):
        return piece.id == ""
    if piece.kind == "resources":
        return piece.id in city["resources"]
    pieces = city[piece.kind] if piece.kind in ("hand", "cards") else view[piece.kind]
    names = {"cards": "card", "events": "event"}
    ids = [one if isinstance(one, str | None) else one[names.get(piece.kind, "place")] for one in pieces]
    return piece.id in ids if piece.place is None else ids[piece.place] == piece.id


HAS = {"lagranja": _lagranja_has, "everdell": _everdell_has}
KINDS = {
    "lagranja": {"die", "donkey", "good", "field", "hand", "symbol", "barrow-symbol", "roof", "own-roof", "market"},
    "everdell": {"hand", "meadow", "cards", "basic", "forest", "haven", "journey", "events", "resources"},
}


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", HAS)
def test_references_point_at_what_the_seat_sees(name: str, players: int) -> None:
    game = open_game(name, players)
    kinds: set[str] = set()
    for state, seat in _positions(game):
        view: dict[str, Any] = game.view(state, seat)
        for action in state.options(seat):
            piece = game.piece(state, seat, action)
            if piece is not None:
                kinds.add(piece.kind)
                assert HAS[name](view, seat, piece), (game.actions.notation(action), piece)
    assert kinds >= KINDS[name]


def _at(name: str, notation: str, players: int = 2) -> PieceRef | None:
    """Return the piece of the first option with a notation in random games."""
    game = open_game(name, players)
    action = game.actions.code(notation)
    for state, seat in _positions(game):
        if action in state.options(seat):
            return game.piece(state, seat, action)
    raise AssertionError(f"{notation} is never offered")


@pytest.mark.parametrize(
    ("name", "notation", "piece"),
    [
        ("lagranja", "end", None),
        ("lagranja", "die 4", PieceRef("die", "4")),
        ("lagranja", "donkey 3", PieceRef("donkey", "3")),
        ("lagranja", "buy olive", PieceRef("good", "olive", part="buy")),
        ("lagranja", "sell grape field", PieceRef("field", "grape", part="sell")),
        ("lagranja", "upgrade pig", PieceRef("good", "pig", part="upgrade")),
        ("lagranja", "trade silver", PieceRef("good", "trade-good", part="silver")),
        ("lagranja", "field 7", PieceRef("hand", "7", part="field")),
        ("lagranja", "barrow 7", PieceRef("hand", "7", part="barrow")),
        ("lagranja", "extension 7", PieceRef("hand", "7", part="extension")),
        ("lagranja", "helper 7", PieceRef("hand", "7", part="helper")),
        ("everdell", "season", None),
        ("everdell", "worker haven", PieceRef("haven", "haven")),
        ("everdell", "worker basic-3-twigs", PieceRef("basic", "basic-3-twigs")),
        ("everdell", "gain twig", PieceRef("resources", "twig")),
    ],
)
def test_piece_of_an_action(name: str, notation: str, piece: PieceRef | None) -> None:
    assert _at(name, notation) == piece
