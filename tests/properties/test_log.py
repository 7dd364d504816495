"""The log explains what becomes of everyone's goods: silver, VP and trade goods, resources and point tokens."""

from __future__ import annotations

from collections import Counter

import pytest

import meadowmarket
from meadowmarket.core.api import Game, State
from meadowmarket.core.messages import Event, Message
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell.names import RESOURCES
from meadowmarket.games.everdell.state import EverdellState
from meadowmarket.games.lagranja.names import SILVER, TRADE_GOOD, VP
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.everdell.position import everdell
from tests.games.lagranja.eager import Eager
from tests.games.lagranja.position import la_granja

GAMES = 60 if meadowmarket.build().kind == "compiled" else 6


def number(event: Event, name: str) -> int:
    value = event.message.args[name]
    assert isinstance(value, int)
    return value


def key(event: Event, name: str) -> str:
    value = event.message.args[name]
    assert isinstance(value, Message)
    return value.key


# -- La Granja


def told_by_lagranja(event: Event) -> dict[str, int]:
    """Return what an event says about the silver, VP and trade goods of its seat."""
    word = event.message.key.removeprefix("lagranja-log-")
    if word in ("gain", "pay"):
        n = number(event, "count")
        return {key(event, "good"): n if word == "gain" else -n}
    if word in ("buy", "upgrade", "extra"):
        return {"lagranja-good-silver": -number(event, "silver")}
    if word == "sell":
        return {"lagranja-good-silver": number(event, "silver"), key(event, "good"): -1}
    if word == "deliver":
        return {key(event, "good"): -1}
    if word == "trade":
        return {"lagranja-good-trade-good": -1}
    if word == "take-back":
        return {key(event, "what"): -1}
    if word in ("roof", "change-silver"):
        return {"lagranja-good-silver": -number(event, "silver"), "lagranja-good-vp": number(event, "points")}
    if word in ("barrow-complete", "building-complete", "removes", "removes-neutral", "own-replaced"):
        return {"lagranja-good-vp": number(event, "points")}
    if word == "score":
        return {"lagranja-good-vp": number(event, "stalls") + number(event, "siesta")}
    return {}


def owned_in_lagranja(state: State, seat: int) -> Counter[str]:
    assert isinstance(state, LaGranjaState)
    goods = state.farms[seat].goods
    names = {"silver": SILVER, "vp": VP, "trade-good": TRADE_GOOD}
    return Counter({f"lagranja-good-{name}": goods[good] for name, good in names.items()})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("ruleset", ["classic", "classic-promo", "deluxe"])
def test_lagranja_tells_every_gain_and_payment_of_silver_vp_and_trade_goods(ruleset: str, players: int) -> None:
    game = la_granja(players, ruleset, ())
    eager = Eager(game)
    for seed in range(GAMES):
        rng = Rng(seed)
        state = game.new(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            chosen = eager.choose(state, seat, rng) if seed % 2 else choose_random(state, seat, rng)
            before = [owned_in_lagranja(state, i) for i in range(players)]
            events: list[Event] = []
            state.events = events
            state.apply(seat, chosen)
            for i in range(players):
                for event in events:
                    if event.seat == i and event.is_visible_to(i):
                        before[i].update({k: n for k, n in told_by_lagranja(event).items() if k in before[i]})
                assert before[i] == owned_in_lagranja(state, i), (seed, game.actions.notation(chosen), events)


# -- Everdell


def told_by_everdell(event: Event) -> dict[str, int]:
    """Return what an event says about the resources and point tokens of its seat."""
    word = event.message.key.removeprefix("everdell-log-")
    if word in ("gains", "pays", "spends"):
        sign = 1 if word == "gains" else -1
        return {resource: sign * n for resource, n in listed_in_everdell(event.message.args["what"]).items()}
    return {"points": number(event, "n")} if word == "gains-points" else {}


def listed_in_everdell(what: object) -> dict[str, int]:
    """Return the resources that a message lists, with their numbers."""
    assert isinstance(what, Message)
    if what.key == "everdell-list":
        return listed_in_everdell(what.args["first"]) | listed_in_everdell(what.args["rest"])
    n = what.args["n"]
    assert isinstance(n, int)
    return {what.key.removeprefix("everdell-amount-"): n}


def told_about_hands(event: Event) -> int:
    """Return by how many cards an event says that the hand of its seat grows."""
    grows = {"draws": 1, "takes": 1, "discards": -1, "gives-card": -1, "tucks": -1}
    word = event.message.key.removeprefix("everdell-log-")
    return grows.get(word, 0) * (number(event, "n") if word == "draws" else 1)


def owned_in_everdell(state: State, seat: int) -> Counter[str]:
    assert isinstance(state, EverdellState)
    city = state.cities[seat]
    return Counter({**dict(zip(RESOURCES, city.resources, strict=True)), "points": city.points})


def is_plain(events: list[Event]) -> bool:
    """Whether no card is played or revealed, nor comes from a city."""
    other = ("plays", "reveals", "discards-revealed", "leaves")
    return not any(event.message.key.removeprefix("everdell-log-").startswith(other) for event in events)


def everdell_games() -> list[Game]:
    return [everdell(1, 1), everdell(1, 3), everdell(2, 1), everdell(4, 1)]


@pytest.mark.parametrize("game", everdell_games(), ids=lambda game: game.id)
def test_everdell_tells_every_gain_and_payment_of_resources_and_points(game: Game) -> None:
    for seed in range(GAMES):
        rng = Rng(seed)
        meadow = game.new(seed)
        assert isinstance(meadow, EverdellState)
        while not meadow.is_over():
            seat = meadow.seats_to_act()[0]
            chosen = choose_random(meadow, seat, rng)
            before = [owned_in_everdell(meadow, i) for i in range(game.players)]
            events: list[Event] = []
            meadow.events = events
            meadow.apply(seat, chosen)
            for i in range(game.players):
                for event in events:
                    if event.seat == i and event.is_visible_to(i):
                        before[i].update(told_by_everdell(event))
                assert before[i] == owned_in_everdell(meadow, i), (seed, game.actions.notation(chosen), events)


@pytest.mark.parametrize("game", everdell_games(), ids=lambda game: game.id)
def test_everdell_tells_every_card_that_leaves_a_hand_but_for_those_played(game: Game) -> None:
    checked = 0
    for seed in range(GAMES):
        rng = Rng(seed)
        meadow = game.new(seed)
        assert isinstance(meadow, EverdellState)
        while not meadow.is_over():
            seat = meadow.seats_to_act()[0]
            # Cards between two places (the Teacher's) are told of as drawn.
            before = [len(city.hand) for city in meadow.cities]
            before[seat] += len(meadow.aside)
            events: list[Event] = []
            meadow.events = events
            meadow.apply(seat, choose_random(meadow, seat, rng))
            if not is_plain(events):
                continue
            after = [len(city.hand) for city in meadow.cities]
            after[seat] += len(meadow.aside)
            for event in events:
                if event.seat >= 0:
                    before[event.seat] += told_about_hands(event)
                if event.message.key == "everdell-log-gives-card":
                    before[number(event, "other_seat")] += 1
            assert after == before, (seed, events)
            checked += 1
    assert checked > GAMES
