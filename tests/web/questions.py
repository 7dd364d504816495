"""Every question of both games: moments of random games, and positions where chance does not lead."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from meadowmarket.core.api import Game, State
from meadowmarket.games import open_game
from meadowmarket.games.lagranja.rules.market import ChooseFreeSpace
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.tables.table import asked_of
from tests.games.everdell.position import position
from tests.games.lagranja.helpers.table import fight, go_on
from tests.games.lagranja.position import Position
from tests.support import ROOT

NAMES: Final = ("Anna", "Boris", "Clara", "Dušan")
KINDS: Final = ("ask", "do", "confirm")
GAMES: Final = 40
"""Random games per game, at most: they end when nothing new is likely."""
TABLES: Final[dict[str, list[tuple[int, str | None, dict[str, str]]]]] = {
    "everdell": [(4, None, {}), (2, None, {}), (1, None, {"solo_year": "1"}), (1, None, {"solo_year": "2"})],
    "lagranja": [(4, "classic-promo", {}), (2, "deluxe", {}), (1, "deluxe", {}), (3, "classic-promo", {})],
}
KEEN: Final = {
    "everdell": ("play", "pay", "gain", "produce", "season"),
    "lagranja": ("deliver", "helper", "extension", "barrow", "roof", "extra"),
}
DULL: Final = {"everdell": ("pass", "done"), "lagranja": ("end", "sell", "use", "trade")}


@dataclass(frozen=True)
class Question:
    """A seat that is asked something, and the texts that this shows, by key."""

    game: Game
    state: State
    seat: int
    keys: dict[str, int]
    """The letters of the longest notation that shows each text."""


def catalogued(game: str) -> set[str]:
    """List the keys of what is asked, of all answers and of all that they make final."""
    source = (ROOT / "src" / "meadowmarket" / "games" / game / "texts" / "en" / "game.ftl").read_text("utf-8")
    return set(re.findall(rf"^({game}-(?:{'|'.join(KINDS)})-[a-z0-9-]+) =", source, re.MULTILINE))


def question(game: Game, state: State) -> Question:
    """Look at what is asked in a state."""
    seat = state.seats_to_act()[0]
    options = state.options(seat)
    keys = {state.decision().prompt(state, seat).key: sum(len(game.actions.notation(option)) for option in options)}
    for option in options:
        length = len(game.actions.notation(option))
        final = game.consequence(state, seat, option)
        for key in (game.describe(state, seat, option).key, final.key if final else ""):
            keys[key] = max(keys.get(key, 0), length)
    keys.pop("", None)
    return Question(game, state.clone(), seat, keys)


def _played(name: str) -> Iterator[Question]:
    """Play at random, keen on what leads to questions."""
    for seed in range(GAMES):
        tables = TABLES[name]
        game = open_game(name, *tables[seed % len(tables)])
        state = game.new(seed)
        rng = random.Random(seed)
        while not state.is_over():
            found = question(game, state)
            yield found
            options = state.options(found.seat)
            words = {option: game.actions.notation(option).split(" ")[0] for option in options}
            keen = [option for option in options if words[option] in KEEN[name]]
            rest = [option for option in options if words[option] not in DULL[name]] or options
            state.apply(found.seat, rng.choice(keen if keen and rng.random() < 0.5 else rest))


def _built(name: str) -> Iterator[Question]:
    """Build positions in which what chance seldom asks is asked."""
    return _built_in_everdell() if name == "everdell" else _built_in_lagranja()


def _built_in_everdell() -> Iterator[Question]:
    hand = ["king", "farm", "bard", "wife"]
    scholars = {"city": ["teacher", "university"], "events": ["graduation-of-scholars"]}
    tables = [
        position(
            city=["chip-sweep", "clock-tower"],
            events=["a-well-run-city"],
            workers=1,
            on={"basic-3-twigs": [0], "journey-2": [0]},
        ).do("worker a-well-run-city"),
        position(city=["historian", "ruins"], events=["ancient-scrolls-discovered"], pile=["barge-toad", *hand]).do(
            "worker ancient-scrolls-discovered"
        ),
        position(city=["courthouse", "ranger", "fool"], events=["capture-of-the-acorn-thieves"]).do(
            "worker capture-of-the-acorn-thieves"
        ),
        position(hand=hand, **scholars).do("worker graduation-of-scholars"),  # type: ignore[arg-type]
        position(city=["undertaker", "barge-toad", "farm"], events=["croak-wart-cure"], resources="2 berry").do(
            "worker croak-wart-cure"
        ),
        position(city=["inn", "bard"], events=["performer-in-residence"], resources="3 berry").do(
            "worker performer-in-residence"
        ),
        position(city=["shopkeeper", "post-office"], events=["a-brilliant-marketing-plan"], resources="3 berry").do(
            "worker a-brilliant-marketing-plan"
        ),
        position(season="autumn", workers=0, hand=[], resources=""),
        position(season="autumn", workers=0, hand=[], resources="", others=[{"passed": True}]),
    ]
    for table in tables:
        yield question(table.game, table.state)


def _built_in_lagranja() -> Iterator[Question]:
    for farm in (
        Position().helper(0, "farm-servant").give(0, olive=1, grain=24).turn("cards", 0, 0).play("use farm-servant"),
        Position()
        .helper(0, "baker")
        .give(0, grain=25, silver=2)
        .turn("cards", 0, 0)
        .play("upgrade grain", "use baker"),
        fight(Position().helper(1, "watchman").give(1, silver=1).stall(1, "2a"), 3).play("stall 3a"),
        go_on(Position().helper(0, "village-elder"), "roll").play("use village-elder"),
        Position().ask(ChooseFreeSpace(0)),
    ):
        yield question(farm.game, farm.state)


@cache
def questions(name: str) -> dict[str, Question]:
    """Choose the questions that show each text at its longest, by the text that each was chosen for first."""
    best: dict[str, Question] = {}
    for found in (*_played(name), *_built(name)):
        for key, length in found.keys.items():
            if key not in best or length > best[key].keys[key]:
                best[key] = found
    unique = {id(found): (key, found) for key, found in reversed(best.items())}
    return dict(unique.values())


def worded(name: str, language: str) -> dict[str, dict[str, Any]]:
    """Put all questions of a game into words."""
    found: dict[str, dict[str, Any]] = {}
    for key, one in questions(name).items():
        names = list(NAMES[: one.game.players])
        asks = asked_of(one.game, one.state, one.seat, Localizer(language, names))
        found[key] = {
            "game": name,
            "seat": one.seat,
            "names": names,
            "prompt": asks.prompt,
            "guide": asks.guide,
            "options": msgspec.to_builtins(asks.options),
        }
    return found
