"""Builds the programs of a game: the steps named in the card data, made into clauses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadowmarket.core.api import Game
from meadowmarket.core.frames import Script
from meadowmarket.games.everdell.effects.destinations import (
    CopyLocation,
    GiveCards,
    GiveCardsTo,
    PlayFree,
    PlayFromMeadow,
    RemoveForCost,
    RevealAndPlay,
    TakeAndMayPlay,
)
from meadowmarket.games.everdell.effects.events import RemoveFromCity, RevealAndKeepOrTuck, TuckFromCity, TuckFromHand
from meadowmarket.games.everdell.effects.moving import MoveWorker, RecallWorker
from meadowmarket.games.everdell.effects.production import DrawAndGive, GiveAside, Store
from meadowmarket.games.everdell.effects.steps import (
    Discard,
    DiscardFor,
    Draw,
    DrawAndGainPerPointOn,
    DrawPerPoint,
    Gain,
    GainAny,
    GainAnyIfPaired,
    GainRemovedCost,
    GiveForPoints,
    GiveResources,
    GiveResourcesTo,
    GiveTo,
    Pay,
    PayForPoints,
    Points,
    PointsPerPointOn,
    PutPoints,
    PutResources,
    ShareForPoints,
    ShareMore,
    TakeStored,
    Trade,
)
from meadowmarket.games.everdell.effects.travelers import (
    DiscardFromMeadow,
    RefillMeadow,
    RevealAndMayPlay,
    TakeFromMeadow,
)
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import GREEN, NONE, RESOURCES
from meadowmarket.games.everdell.pack.language import REWARDS, Call
from meadowmarket.games.everdell.rules.cards import Enter, FoolEnters, PayTo, Triggers
from meadowmarket.games.everdell.rules.production import CopyOpponent, CopyOwn, Produce, Production
from meadowmarket.games.everdell.rules.turns import ChangeSeason, EndTurn
from meadowmarket.games.everdell.state import Clause

AT_ONCE: Final = ("gain", "gain-per", "gain-if")
"""The steps without a choice, which come first in production (EV-7.5)."""


def build_programs(game: Game, game_data: GameData) -> None:
    """Fills the tables of programs and clauses."""
    _add_turn_programs(game, game_data)
    for kind, card in enumerate(game_data.pack.cards):
        steps = card.production if game_data.colour[kind] == GREEN else card.on_play
        clauses = clauses_of(game_data, steps)
        if clauses:
            game_data.on_play[kind] = game.add_program(clauses)
        if clauses and game_data.colour[kind] == GREEN:
            game_data.production[kind] = game_data.on_play[kind]  # EV-5.6: when played, and in production
            game_data.production_clauses[kind] = clauses
            game_data.produces_at_once[kind] = all(step.name in AT_ONCE for step in steps)
            names = [step.name for step in steps]
            game_data.copies_own[kind] = "copy-own" in names
            game_data.copies_abroad[kind] = "copy-opponent" in names
            game_data.stores[kind] = "store" in names
            if game_data.copies_abroad[kind]:
                game_data.moles.append(kind)
        visit = clauses_of(game_data, card.visit)
        if visit:
            game_data.visit[kind] = game.add_program(visit)
            game_data.visit_clauses[kind] = visit
    for place, location in enumerate(game_data.pack.locations):
        game_data.place_program[place] = game.add_program(clauses_of(game_data, location.effect))
    for event, data in enumerate(game_data.pack.events):
        clauses = clauses_of(game_data, (*data.cost, *data.effect))
        game_data.event_clauses[event] = clauses
        if clauses:
            game_data.event_program[event] = game.add_program(clauses)


def _add_turn_programs(game: Game, game_data: GameData) -> None:
    programs = game_data.programs
    programs.end_turn = game.add_program([EndTurn()])
    game_data.end_of_turn.extend([Script(programs.end_turn, 0, seat, 0, 0) for seat in range(game_data.players)])
    programs.change_season = game.add_program([ChangeSeason()])
    programs.enter = game.add_program([Enter()])
    programs.triggers = game.add_program([Triggers()])
    programs.pay_to = game.add_program([PayTo()])
    programs.fool_enters = game.add_program([FoolEnters()])
    programs.produce = game.add_program([Produce()])
    programs.give_aside = game.add_program([GiveAside()])
    programs.give_to = game.add_program([GiveTo()])
    programs.share = game.add_program([ShareMore()])
    programs.give_resources_to = game.add_program([GiveResourcesTo()])
    programs.give_cards_to = game.add_program([GiveCardsTo()])


def clauses_of(game_data: GameData, steps: Sequence[Call]) -> list[Clause]:
    """Makes the clauses of some steps."""
    return [clause_of(game_data, step) for step in steps]


def clause_of(game_data: GameData, step: Call) -> Clause:
    """Makes the clause of a step."""
    clause = _plain(step) or _with_number(step) or _with_numbers(step) or _with_words(game_data, step)
    assert clause is not None, step.name
    return clause


def _plain(step: Call) -> Clause | None:
    match step.name:
        case "gain-removed-cost":
            return GainRemovedCost()
        case "refill-meadow":
            return RefillMeadow()
        case "take-stored":
            return TakeStored()
        case "copy-own":
            return CopyOwn()
        case "copy-opponent":
            return CopyOpponent()
        case "production":
            return Production()
        case "move-worker":
            return MoveWorker()
        case "recall-worker":
            return RecallWorker()
        case "remove-for-cost":
            return RemoveForCost()
        case "gain":
            return Gain(step.goods, NONE, False)
        case "pay":
            return Pay(step.goods)
    return None


def _with_number(step: Call) -> Clause | None:
    if len(step.numbers) != 1 or step.words:
        return None
    n = step.numbers[0]
    match step.name:
        case "gain-any":
            return GainAny(n)
        case "gain-any-if-paired":
            return GainAnyIfPaired(n)
        case "points":
            return Points(n)
        case "put-points":
            return PutPoints(n)
        case "draw":
            return Draw(n)
        case "draw-per-point":
            return DrawPerPoint(n)
        case "draw-and-give":
            return DrawAndGive(n)
        case "discard":
            return Discard(n)
        case "discard-from-meadow":
            return DiscardFromMeadow(n)
        case "take-from-meadow":
            return TakeFromMeadow(n, False)
        case "trade":
            return Trade(n)
        case "give-resources":
            return GiveResources(n)
        case "give-cards":
            return GiveCards(n)
    return _play_or_tuck(step.name, n)


def _play_or_tuck(name: str, n: int) -> Clause | None:
    match name:
        case "play-from-meadow":
            return PlayFromMeadow(n)
        case "play-free":
            return PlayFree(n)
        case "reveal-and-play":
            return RevealAndPlay(n)
        case "reveal-and-keep-or-tuck":
            return RevealAndKeepOrTuck(n)
        case "remove-from-city":
            return RemoveFromCity(n)
        case "tuck-from-city":
            return TuckFromCity(n)
        case "tuck-from-hand":
            return TuckFromHand(n)
    return None


def _with_numbers(step: Call) -> Clause | None:
    numbers = step.numbers
    match step.name:
        case "take-and-may-play":
            return TakeAndMayPlay(numbers[0], numbers[1])
        case "share-for-points":
            return ShareForPoints(numbers[0], numbers[1])
        case "reveal-and-may-play":
            return RevealAndMayPlay(numbers[0], numbers[1])
        case "store":
            return Store((numbers[0], numbers[1], numbers[2], numbers[3]))
        case "discard-for":
            return DiscardFor(numbers[0], numbers[1], REWARDS.index(step.words[0]), numbers[2])
    return None


def _with_words(game_data: GameData, step: Call) -> Clause | None:
    numbers = step.numbers
    word = step.words[0]
    match step.name:
        case "gain-per":
            return Gain(step.goods, game_data.kind_of(word), True)
        case "gain-if":
            return Gain(step.goods, game_data.kind_of(word), False)
        case "points-per-point-on":
            return PointsPerPointOn(game_data.kind_of(word), numbers[0])
        case "draw-and-gain-per-point-on":
            return DrawAndGainPerPointOn(game_data.kind_of(word))
        case "pay-for-points":
            return PayForPoints(RESOURCES.index(word), numbers[0], numbers[1])
        case "give-for-points":
            return GiveForPoints(RESOURCES.index(word), numbers[0], numbers[1])
        case "put-resources":
            return PutResources(NONE if word == "any" else RESOURCES.index(word), numbers[0])
        case "copy-location":
            return CopyLocation(word == "any")
    return None
