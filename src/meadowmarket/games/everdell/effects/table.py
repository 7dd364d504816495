"""The table from steps in the card data to effects, and the programs of a game made from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from meadowmarket.core.api import Game, State
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.table import EffectTable
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
from meadowmarket.games.everdell.effects.discount import Discount
from meadowmarket.games.everdell.effects.discounts import (
    DiscardToSave,
    DiscardToSaveBerries,
    ImprisonToSave,
    SwapResource,
)
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.events import RemoveFromCity, RevealAndKeepOrTuck, TuckFromCity, TuckFromHand
from meadowmarket.games.everdell.effects.moving import MoveWorker, RecallWorker
from meadowmarket.games.everdell.effects.production import DrawAndGive, GiveAside, StoreGoods
from meadowmarket.games.everdell.effects.programs import END_TURN, PROGRAMS
from meadowmarket.games.everdell.effects.steps import (
    Discard,
    DiscardFor,
    Draw,
    DrawAndGainPerPointOn,
    DrawPerPoint,
    Gain,
    GainAny,
    GainAnyIfPaired,
    GainOneOf,
    GainPoints,
    GainPointsPerPoint,
    GainRemovedCost,
    GiveForPoints,
    GiveResources,
    GiveResourcesTo,
    GiveTo,
    Pay,
    PayForPoints,
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
from meadowmarket.games.everdell.pack.language import LANGUAGE, REWARDS, resources
from meadowmarket.games.everdell.rules.cards import CarryOutReactions, EnterCity, HandOverPayment, PlaceFool
from meadowmarket.games.everdell.rules.production import ActivateProduction, CopyOpponent, CopyOwn, Produce
from meadowmarket.games.everdell.rules.turns import ChangeSeason, EndTurn
from meadowmarket.games.everdell.state import EverdellState

AT_ONCE: Final = ("gain", "gain-per", "gain-if")
"""The steps without a choice, which come first in production (EV-7.5)."""
REACTIONS_AT_ONCE: Final = (*AT_ONCE, "points", "draw")
"""The steps that a reaction carries out without a program."""


def build_programs(game: Game, game_data: GameData) -> None:
    """Fill the tables of programs and effects."""
    _add_turn_programs(game, game_data)
    for kind, card in enumerate(game_data.pack.cards):
        steps = card.production if game_data.colour[kind] == GREEN else card.on_play
        effects = effects_of(game_data, steps)
        if effects:
            game_data.on_play[kind] = game.add_program(f"play {card.id}", effects)
        if effects and game_data.colour[kind] == GREEN:
            game_data.production[kind] = game_data.on_play[kind]  # EV-5.6: when played, and in production
            game_data.production_effects[kind] = effects
            game_data.produces_at_once[kind] = all(step.name in AT_ONCE for step in steps)
            names = [step.name for step in steps]
            game_data.copies_own[kind] = "copy-own" in names
            game_data.copies_abroad[kind] = "copy-opponent" in names
            game_data.stores[kind] = "store" in names
            if game_data.copies_abroad[kind]:
                game_data.moles.append(kind)
        visit = effects_of(game_data, card.visit)
        if visit:
            game_data.visit[kind] = game.add_program(f"visit {card.id}", visit)
            game_data.visit_effects[kind] = visit
    for place, location in enumerate(game_data.pack.locations):
        game_data.place_program[place] = game.add_program(
            f"place {location.id}", effects_of(game_data, location.effect)
        )
    for event, data in enumerate(game_data.pack.events):
        effects = effects_of(game_data, (*data.cost, *data.effect))
        game_data.event_effects[event] = effects
        if effects:
            game_data.event_program[event] = game.add_program(f"event {data.id}", effects)
    _add_reactions(game, game_data)
    _add_discounts(game_data)


def _add_reactions(game: Game, game_data: GameData) -> None:
    """Add the reactions of cards, after all other programs: saved scripts name those by their numbers."""
    abilities = game_data.abilities
    for number, steps in enumerate(abilities.reaction_steps):
        abilities.reaction_effects[number] = effects_of(game_data, steps)
        if not all(step.name in REACTIONS_AT_ONCE for step in steps):
            abilities.reaction_program[number] = game.add_program(
                f"reaction {number}", abilities.reaction_effects[number]
            )


def _add_discounts(game_data: GameData) -> None:
    for name, discount_class in DISCOUNTS.items():
        for ability in game_data.pack.abilities:
            if ability.name == name:
                discount = discount_class(game_data, game_data.kind_of(ability.card), ability.calls[0].n)
                game_data.discounts.append(cast("Discount[State]", discount))
                game_data.discount_cards.append(discount.card)
                game_data.discounting |= game_data.bits[discount.card]
                for action in discount.actions():
                    game_data.discount_of[action] = game_data.discounts[-1]


def _add_turn_programs(game: Game, game_data: GameData) -> None:
    for name, number in PROGRAMS.items():
        assert game.add_program(name, STEPS[name]) == number
    game_data.end_of_turn.extend([Script(END_TURN, 0, seat, 0, 0) for seat in range(game_data.players)])


STEPS: Final[dict[str, list[Effect[EverdellState]]]] = {
    "end-turn": [EndTurn()],
    "change-season": [ChangeSeason()],
    "enter-city": [EnterCity()],
    "react": [CarryOutReactions()],
    "hand-over-payment": [HandOverPayment()],
    "place-fool": [PlaceFool()],
    "produce": [Produce()],
    "give-aside": [GiveAside()],
    "give-to": [GiveTo()],
    "share": [ShareMore()],
    "give-resources-to": [GiveResourcesTo()],
    "give-cards-to": [GiveCardsTo()],
}
"""By name of program: what a turn and a play are made of."""


DISCOUNTS: Final[dict[str, Callable[[GameData, int, int], Discount[EverdellState]]]] = {
    "discard-to-save-berries": DiscardToSaveBerries,
    "discard-to-save": DiscardToSave,
    "imprison-to-save": ImprisonToSave,
    "swap-resource": SwapResource,
}
"""By name of ability, in the order in which they are offered."""


def effects_of(game_data: GameData, calls: Sequence[Call]) -> list[Effect[State]]:
    """Return the effects of some calls."""
    return [cast("Effect[State]", effect) for effect in EFFECTS.steps(game_data, calls)]


def _gain(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    return [Gain(resources(call.goods), NONE, False)]


def _gain_per(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    return [Gain(resources(call.goods), data.kind_of(call.words[0]), True)]


def _gain_if(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    return [Gain(resources(call.goods), data.kind_of(call.words[0]), False)]


def _discard_for(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    most, per_reward, n = call.numbers
    return [DiscardFor(most, per_reward, REWARDS.index(call.words[0]), n)]


def _put_resources(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    word = call.words[0]
    return [PutResources(NONE if word == "any" else RESOURCES.index(word), call.n)]


def _store(data: GameData, call: Call) -> list[Effect[EverdellState]]:
    twigs, resin, pebbles, berries = call.numbers
    return [StoreGoods((twigs, resin, pebbles, berries))]


def _second(call: Call) -> int:
    return call.numbers[1]


def _resource(call: Call) -> int:
    return RESOURCES.index(call.words[0])


EFFECTS: Final[EffectTable[GameData, Effect[EverdellState]]] = EffectTable(
    LANGUAGE,
    {
        "gain": _gain,
        "gain-per": _gain_per,
        "gain-if": _gain_if,
        "gain-any": lambda data, call: [GainAny(call.n)],
        "gain-any-if-paired": lambda data, call: [GainAnyIfPaired(call.n)],
        "gain-removed-cost": lambda data, call: [GainRemovedCost()],
        "gain-one-of": lambda data, call: [GainOneOf(resources(call.goods))],
        "pay": lambda data, call: [Pay(resources(call.goods))],
        "points": lambda data, call: [GainPoints(call.n)],
        "points-per-point-on": lambda data, call: [GainPointsPerPoint(data.kind_of(call.words[0]), call.n)],
        "put-points": lambda data, call: [PutPoints(call.n)],
        "draw": lambda data, call: [Draw(call.n)],
        "draw-per-point": lambda data, call: [DrawPerPoint(call.n)],
        "draw-and-give": lambda data, call: [DrawAndGive(call.n)],
        "draw-and-gain-per-point-on": lambda data, call: [DrawAndGainPerPointOn(data.kind_of(call.words[0]))],
        "discard": lambda data, call: [Discard(call.n)],
        "discard-for": _discard_for,
        "discard-from-meadow": lambda data, call: [DiscardFromMeadow(call.n)],
        "refill-meadow": lambda data, call: [RefillMeadow()],
        "take-from-meadow": lambda data, call: [TakeFromMeadow(call.n, False)],
        "take-and-may-play": lambda data, call: [TakeAndMayPlay(call.n, _second(call))],
        "pay-for-points": lambda data, call: [PayForPoints(_resource(call), call.n, _second(call))],
        "give-for-points": lambda data, call: [GiveForPoints(_resource(call), call.n, _second(call))],
        "share-for-points": lambda data, call: [ShareForPoints(call.n, _second(call))],
        "put-resources": _put_resources,
        "trade": lambda data, call: [Trade(call.n)],
        "give-resources": lambda data, call: [GiveResources(call.n)],
        "give-cards": lambda data, call: [GiveCards(call.n)],
        "store": _store,
        "take-stored": lambda data, call: [TakeStored()],
        "copy-own": lambda data, call: [CopyOwn()],
        "copy-opponent": lambda data, call: [CopyOpponent()],
        "copy-location": lambda data, call: [CopyLocation(call.words[0] == "any")],
        "production": lambda data, call: [ActivateProduction()],
        "move-worker": lambda data, call: [MoveWorker()],
        "recall-worker": lambda data, call: [RecallWorker()],
        "play-from-meadow": lambda data, call: [PlayFromMeadow(call.n)],
        "play-free": lambda data, call: [PlayFree(call.n)],
        "reveal-and-play": lambda data, call: [RevealAndPlay(call.n)],
        "reveal-and-may-play": lambda data, call: [RevealAndMayPlay(call.n, _second(call))],
        "reveal-and-keep-or-tuck": lambda data, call: [RevealAndKeepOrTuck(call.n)],
        "remove-for-cost": lambda data, call: [RemoveForCost()],
        "remove-from-city": lambda data, call: [RemoveFromCity(call.n)],
        "tuck-from-city": lambda data, call: [TuckFromCity(call.n)],
        "tuck-from-hand": lambda data, call: [TuckFromHand(call.n)],
    },
)
"""By name in the data: the effects of a call."""
