"""La Granja's board: drawn in every position, readable, and without what its seat may not see.

`python -m tests.terminal.test_lagranja` writes the snapshots again; look at them before they go in.
"""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from rich.console import Console

from meadowmarket.core.api import NOBODY
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.game import LaGranja
from meadowmarket.games.lagranja.state import LaGranjaState
from meadowmarket.games.lagranja.terminal.board import draw
from meadowmarket.texts import Catalogue
from tests.games.lagranja.position import Position, la_granja

SNAPSHOTS = Path(__file__).parent / "snapshots"
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
CATALOGUE = Catalogue("en", names=NAMES, strict=True)
TABLES = [(1, "classic"), (1, "deluxe"), (2, "deluxe"), (3, "classic-promo"), (4, "classic")]


def drawn(game: LaGranja, state: LaGranjaState, seat: int, width: int = 100) -> str:
    """Draw what a seat sees as plain text."""
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(game, game.view(state, seat), CATALOGUE))
    return "\n".join(line.rstrip() for line in capture.get().splitlines()) + "\n"


def hidden_names(game: LaGranja, state: LaGranjaState, seat: int) -> set[str]:
    """Name the helpers on all cards that a seat can't see."""
    hidden = list(state.deck)
    for owner, farm in enumerate(state.farms):
        if owner != seat:
            hidden += farm.hand
    return {game.game_data.pack.cards[card].helper.name for card in hidden}


def draw_a_game(players: int, ruleset: str, every: int) -> None:
    """Play at random and draw what each seat sees, at regular intervals and at the end."""
    game = la_granja(players, ruleset, ())
    state = game.new(players)
    rng = Rng(players)
    while not state.is_over():
        if state.actions_played % every == 0:
            draw_all_seats(game, state)
        seat = state.seats_to_act()[0]
        state.advance(seat, choose_random(state, seat, rng))
    draw_all_seats(game, state)


def draw_all_seats(game: LaGranja, state: LaGranjaState) -> None:
    for seat in range(NOBODY, game.players):
        width = (80, 100, 120)[(state.actions_played + seat) % 3]
        text = drawn(game, state, seat, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "lagranja-" not in text
        assert not hidden_names(game, state, seat) & set(re.findall(r"[A-Z][a-z]+(?: [A-Z][a-z]+)*", text))


@pytest.mark.parametrize(("players", "ruleset"), TABLES)
def test_views_of_a_game(players: int, ruleset: str) -> None:
    draw_a_game(players, ruleset, every=29)


@pytest.mark.deep
@pytest.mark.parametrize(("players", "ruleset"), TABLES)
def test_every_view_of_a_game(players: int, ruleset: str) -> None:
    draw_a_game(players, ruleset, every=1)


def test_secret_points_are_not_drawn() -> None:
    position = Position(players=2).give(0, vp=17).give(1, vp=23).turn("cards", 0, 1)
    secret = drawn(position.game, position.state, 0)
    assert "17 VP" in secret
    assert "23" not in secret
    assert "17 VP" not in drawn(position.game, position.state, NOBODY)


def test_the_board_is_found_by_its_entry_point() -> None:
    [entry] = [entry for entry in entry_points(group="meadowmarket.boards") if entry.name == "lagranja"]
    assert entry.load() is draw


# -- snapshots


def a_delivery() -> tuple[Position, int]:
    """Four players in mid-game: deliveries on the way, a closed building, one that is done."""
    position = Position(players=4).round(3)
    position.give(0, silver=4, olive=2, wine=1, pig=2, trade_good=1, vp=9, grape_field=1).fields(0, grape=2, olive=1)
    position.barrow(0, 1, ("olive",)).barrow(0, 21).helper(0, "porter").helper(0, "farm-servant", used=True)
    position.extension(0, 23).roof(0, "pig", used=True).roof(0, "siesta-1").hand(0, 7, 15, 64)
    position.row(0, "merchant", ("wine", "olive")).craft(0, "cartwright", 2)
    position.give(1, silver=1, meat=1).row(1, "merchant", ("wine",)).row(1, "butcher", ("pig",)).hand(1, 8, 9)
    position.give(2, food=2, grain_field=1).barrow(2, 12, ("wine",)).craft(2, "cartwright", 3).helper(2, "chef")
    position.stall(0, "2a", "4b").stall(1, "3a").stall(2, "4a").stall(3, "5a", "6d").closed("delicatessen", "butcher")
    position.open_roofs("pig", "two-harvest", "delivery", "flip-roof")
    return position.turn("deliveries", 0, 2), 0


def a_roll() -> tuple[Position, int]:
    """Two players before the dice, in the deluxe ruleset, with a reserved die."""
    position = Position(players=2, ruleset="deluxe").dice(1, 1, 3, 4, 6).hand(1, 33, 44)
    position.state.reserved_die = 3
    position.state.reserved_by = 1
    position.give(1, silver=6, grape=1, vp=4).fields(1, olive=2).helper(1, "village-elder", used=True)
    return position.open_roofs("double-roof-vp", "adjust-die-2").turn("die", 1), 1


def a_solo_game() -> tuple[Position, int]:
    """One player against the neutral player, with a barrow that brings no stall."""
    position = Position(players=1, ruleset="classic-promo").stall("neutral", "3a", "5b").stall(0, "2a", "6a")
    position.state.solo_starts = 1
    position.open_roofs("vp", "olive").give(0, silver=2, food=1, vp=3).barrow(0, "P1", ("silver",)).hand(0, "P2")
    return position.turn("extra", 0, 1, 0), 0


POSITIONS = {"a_delivery": a_delivery, "a_roll": a_roll, "a_solo_game": a_solo_game}


def snapshot(name: str) -> str:
    position, seat = POSITIONS[name]()
    return drawn(position.game, position.state, seat)


@pytest.mark.parametrize("name", POSITIONS)
def test_snapshots(name: str) -> None:
    assert snapshot(name) == (SNAPSHOTS / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    SNAPSHOTS.mkdir(exist_ok=True)
    for name in POSITIONS:
        (SNAPSHOTS / f"{name}.txt").write_text(snapshot(name), "utf-8")
