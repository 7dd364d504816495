"""What a seat is told before it commits itself depends only on what it may know.

Random positions of each game are dealt again and again, so that only what is hidden from a seat differs. Everything
that the seat can ask for must be answered alike: view, prompt, options, what a click would do, why not, hints. Answers
are compared as they go over the wire, so their sizes and counts are, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from meadowmarket.core.api import NOBODY, State
from meadowmarket.core.errors import MeadowMarketError
from meadowmarket.core.messages import Event
from meadowmarket.server.bots.hints import find, in_words, position_of
from meadowmarket.server.messages.socket import encode
from meadowmarket.server.storage.records import PERSON, PLAYING, SeatRecord, TableRecord
from meadowmarket.server.tables.presence import Presence
from meadowmarket.server.tables.table import LiveTable, open_game
from tests.server.redeals import forgetful, redealt

pytestmark = pytest.mark.compiled_only

REDEALS = 3
IMPOSSIBLE = 6
SECRET_CHOICES = ("ChooseDonkey",)
"""Decisions that several seats take at once: always looked at."""
PIECES = {
    "lagranja": [
        *(f"hand-{number}" for number in range(1, 67, 7)),
        "die-4",
        "donkey-2",
        "deck",
        "symbol-merchant-0",
    ],
    "everdell": [
        *(f"hand-{card}-{place}" for card in ("farm", "mine", "king") for place in (0, 3)),
        "pile",
        "cards-farm-0@1",
    ],
}
"""Asked about in each position: hidden cards above all."""
KINDS = [
    ("lagranja", "classic", 2),
    ("lagranja", "deluxe", 3),
    ("lagranja", "classic", 4),
    ("everdell", "base", 2),
    ("everdell", "base", 4),
    ("everdell", "base", 1),
    ("lagranja", "classic", 1),
]


def live_table(name: str, ruleset: str, players: int, seed: int) -> LiveTable:
    game = open_game(name, players, ruleset, {})
    seats = [SeatRecord(seat, PERSON, "", "", "") for seat in range(players)]
    setup = (game.name, game.rules_version, game.ruleset, dict(game.settings), players, game.pack_digest)
    live = LiveTable(TableRecord("t", *setup, seed, "", PLAYING, "", None, 0.0, 0.0, seats))
    live.start()
    return live


def positions(name: str, ruleset: str, players: int, seed: int, every: int) -> Iterator[LiveTable]:
    """Play a random game, and yield it at regular intervals."""
    rng = Random(seed)
    live = live_table(name, ruleset, players, seed)
    count = rng.randrange(every)
    while live.table is not None and not live.table.is_over():
        count += 1
        if count % every == 0 or type(live.table.state.decision()).__name__ in SECRET_CHOICES:
            yield live
        seat = rng.choice(live.table.seats_to_act())
        options = live.table.state.options(seat)
        last_resort = live.game.last_resort()
        live.play(seat, rng.choice([one for one in options if one != last_resort] or options))


def told(live: LiveTable, seat: int, others: list[int]) -> dict[str, object]:
    """Return all that a seat can find out without committing itself, but for hints; `others` are codes to ask for."""
    localizer = live.localizer("en")
    presence = Presence(60, [""] * live.game.players, clock=lambda: 0.0)
    found: dict[str, object] = {"view": encode(live.view(seat, live.n, localizer, presence))}
    assert live.table is not None
    for piece in PIECES[live.game.name]:
        found[f"why {piece}"] = encode(live.why_not_piece(seat, piece, localizer))
    if seat == NOBODY:
        return found
    acts = seat in live.table.seats_to_act()
    for code in live.table.state.options(seat) if acts else []:
        notation = live.game.actions.notation(code)
        found[f"ask {notation}"] = live.consequence(seat, notation, live.n)
    for code in others:
        notation = live.game.actions.notation(code)
        found[f"why {notation}"] = answer(lambda notation=notation: live.why_not(seat, notation, localizer))
        if not acts or code not in live.table.state.options(seat):
            found[f"click {notation}"] = answer(lambda notation=notation: live.play(seat, notation, live.n))
    return found


def answer(ask: object) -> object:
    assert callable(ask)
    try:
        return ask()
    except MeadowMarketError as error:
        return str(error.message)


def differences(live: LiveTable, seat: int, rng: Random) -> tuple[int, list[str]]:
    """Deals again, and returns how many answers were compared and which of them differ."""
    assert live.table is not None
    kept, true = live.table.state, forgetful(live.table.state)
    others = [rng.randrange(len(live.game.actions)) for _ in range(IMPOSSIBLE)]
    live.table.state = true
    expected = told(live, seat, others)
    wrong: list[str] = []
    try:
        for _ in range(REDEALS):
            live.table.state = redealt(true, seat, rng)
            found = told(live, seat, others)
            wrong += [
                f"{seat} {key}: {expected[key]!r}, {found[key]!r}" for key in expected if expected[key] != found[key]
            ]
    finally:
        live.table.state = kept
    return len(expected) * REDEALS, wrong


def compare(kind: tuple[str, str, int], seeds: range, every: int) -> int:
    compared = 0
    for seed in seeds:
        rng = Random(seed)
        for live in positions(*kind, seed, every):
            for seat in range(NOBODY, kind[2]):
                count, wrong = differences(live, seat, rng)
                compared += count
                assert wrong == [], f"{kind}, seed {seed}, action {live.step}"
    return compared


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_told_before_a_choice_depends_on_what_is_hidden(kind: tuple[str, str, int]) -> None:
    assert compare(kind, range(1), 7) > 300


@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_told_before_a_choice_depends_on_what_is_hidden_in_many_games(kind: tuple[str, str, int]) -> None:
    assert compare(kind, range(1, 31), 3) > 100_000


# -- hints


@pytest.mark.parametrize("kind", KINDS[:5], ids=str)
def test_a_hint_depends_on_nothing_hidden(kind: tuple[str, str, int]) -> None:
    rng = Random(1)
    for live in positions(*kind, 1, 60):
        assert live.table is not None
        seat = live.table.seats_to_act()[0]
        if len(live.table.state.options(seat)) > 1:
            kept, true = live.table.state, forgetful(live.table.state)
            live.table.state = true
            expected = hint(live, seat)
            for _ in range(2):
                live.table.state = redealt(true, seat, rng)
                assert hint(live, seat) == expected
            live.table.state = kept


def hint(live: LiveTable, seat: int) -> bytes:
    seen = live.position(seat, live.n)
    moves = find(position_of(seen, seat, live.record.seed, milliseconds=0, simulations=20))
    return b"".join(encode(move) for move in in_words(moves, seen, seat, live.localizer("en")))


# -- taking back


@pytest.mark.parametrize("kind", KINDS[:5], ids=str)
def test_what_can_be_taken_back_has_shown_nothing(kind: tuple[str, str, int]) -> None:
    """Else a player could try everything and take it back."""
    rng = Random(2)
    tried = 0
    for live in positions(*kind, 2, 5):
        assert live.table is not None
        state = forgetful(live.table.state)
        for seat in state.seats_to_act():
            for action in state.options(seat):
                expected = outcome(state, seat, action)
                if expected is None:
                    continue
                for _ in range(2):
                    tried += 1
                    found = outcome(redealt(state, seat, rng), seat, action)
                    assert found == expected, f"{kind}, action {live.step}, {live.game.actions.notation(action)}"
    assert tried > 100


def outcome(state: State, seat: int, action: int) -> list[object] | None:
    """Return all that a seat learns from an action, or None if that can't be taken back."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    after.apply(seat, action)
    if after.undo_floor > state.actions_played:
        return None
    seen = [str(event) for event in events if event.is_visible_to(seat)]
    options = after.options(seat) if seat in after.seats_to_act() else []
    return [after.game.view(after, seat), seen, options, after.seats_to_act()]
