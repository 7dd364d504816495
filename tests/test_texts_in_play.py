"""The texts in play: all that a game says, in every language, with each noun in the form that its sentence asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from meadowmarket import games
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import Message
from meadowmarket.texts import Catalogue, languages
from tests.support import ROOT

# The texts are the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

SETUPS = {
    "everdell": (("base", 1), ("base", 4)),
    "lagranja": (("classic", 3), ("deluxe", 1)),
}
SEEDS = 10
WHY_NOT_EVERY = 20
"""The decisions after which all that is not possible is asked for its reason."""

LARGEST = 6
"""Messages whose numbers are all at least this large are told alike."""

CARDS = Message("everdell-need-city", {"n": 2})
DELIVERED = {"good": Message("lagranja-good-olive"), "where": Message("lagranja-building-butcher")}
RARE = {
    "everdell": [
        Message("everdell-why-event-cost", {"missing": CARDS}),
        Message("everdell-why-missing", {"missing": CARDS, "spot": Message("everdell-card-monastery")}),
    ],
    "lagranja": [Message("lagranja-do-take-back", {"what": Message("lagranja-delivered-good", DELIVERED)})],
}
"""What random play rarely comes to: a cost that can't be paid, and all markers in use."""


def told_at(game: Game, state: State, seat: int, n: int) -> Iterator[Message | None]:
    """List what a player reads before a decision."""
    options = state.options(seat)
    yield state.decision().prompt(state, seat)
    yield game.stage(state)
    for action in options:
        yield from (told(state, seat, action) for told in (game.describe, game.cost, game.consequence))
    if n % WHY_NOT_EVERY == 0:
        yield from (state.why_not(seat, action) for action in sorted(set(range(len(game.actions))) - set(options)))


def told_in(game: Game, seed: int) -> Iterator[Message | None]:
    """List what is said in a game that is played at random, without passing early."""
    state, rng = game.new(seed), Random(seed)
    n = 0
    while state.seats_to_act():
        state.events = []
        seat = state.seats_to_act()[0]
        yield from told_at(game, state, seat, n)
        options = state.options(seat)
        state.apply(seat, rng.choice([one for one in options if game.actions.notation(one) != "pass"] or options))
        yield from (Message(event.message.key, {"seat": 0, **event.message.args}) for event in state.events)
        n += 1
    yield state.verdict()


def shape(message: Message) -> tuple[object, ...]:
    """Return what a message has in common with others that differ in large numbers and in words only."""
    return message.key, *(
        (name, shape(value) if isinstance(value, Message) else min(value, LARGEST) if isinstance(value, int) else "")
        for name, value in message.args.items()
    )


@cache
def said(name: str) -> list[Message]:
    """List what a game says, one message for each shape."""
    found: dict[tuple[object, ...], Message] = {shape(message): message for message in RARE[name]}
    for ruleset, players in SETUPS[name]:
        game = games.open_game(name, players, ruleset)
        for topic in game.topics():
            found |= {shape(line): line for line in [*game.explain(topic), *game.details(topic)]}
        for seed in range(SEEDS):
            found |= {shape(message): message for message in told_in(game, seed) if message is not None}
    return list(found.values())


def keys_of(message: Message) -> Iterator[str]:
    yield message.key
    for value in message.args.values():
        if isinstance(value, Message):
            yield from keys_of(value)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_told_in_every_language(language: str, name: str) -> None:
    """Strict: each text is there, and each noun has the form that its sentence asks for."""
    told = Catalogue(language, ["Anna", "Ben", "Cleo", "Dan"], strict=True)
    lines = {told.text(message) for message in said(name)}
    assert len(lines) > 1000
    assert not [line for line in lines if "{" in line or "}" in line]


@pytest.mark.parametrize("name", SETUPS)
def test_each_sentence_that_inflects_is_among_what_is_told(name: str) -> None:
    told = {key for message in said(name) for key in keys_of(message)}
    folder = ROOT / "src" / "meadowmarket" / "games" / name / "texts"
    inflecting = {
        entry.id.name
        for path in folder.glob("*/game.ftl")
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message) and "FORM(" in FluentSerializer().serialize_entry(entry)
    }
    assert len(inflecting) > 10
    assert inflecting - told == set()
