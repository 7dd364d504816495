"""Other games that a seat can't tell from the one it plays: all that is hidden lies differently.

This is written from the rules of each game and does not use `determinize`: what the server tells a seat is computed
with that, so that it can't be its own judge.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from meadowmarket.core.api import State
from meadowmarket.core.codec import decode, encode
from meadowmarket.games.lagranja.rules.setup import tiles_of_round
from meadowmarket.games.lagranja.state import LaGranjaState

Data = dict[str, Any]


def _deal(zones: list[list[int]], rng: Random) -> None:
    """Shuffles the cards of several places among them."""
    cards = [card for zone in zones for card in zone]
    rng.shuffle(cards)
    for zone in zones:
        for i in range(len(zone)):
            zone[i] = cards.pop()


def _lagranja(state: State, fields: Data, seat: int, rng: Random) -> None:
    """The pile, other hands, roof tiles of later rounds, and donkeys that are chosen but not revealed (LG-2.11)."""
    assert isinstance(state, LaGranjaState)
    others = [farm for i, farm in enumerate(fields["farms"]) if i != seat]
    _deal([fields["deck"], *(farm["hand"] for farm in others)], rng)
    for i in range(fields["round"], len(fields["later_roofs"])):
        tiles = tiles_of_round(state.game_data, i + 1)
        rng.shuffle(tiles)
        fields["later_roofs"][i] = tiles[: len(fields["later_roofs"][i])]
    if state.stack and any(farm["donkey"] < 0 for farm in fields["farms"]):
        for farm in others:
            if farm["donkey"] >= 0:
                unused = [i for i in range(len(state.game_data.pack.donkeys)) if not farm["donkeys_used"] >> i & 1]
                farm["donkey"] = rng.choice(unused)


def _everdell(_: State, fields: Data, seat: int, rng: Random) -> None:
    """Both piles, other hands, cards under others' events, and cards that another seat has just drawn (EV-2.6)."""
    others = [city for i, city in enumerate(fields["cities"]) if i != seat]
    under = [[entry & 255 for entry in city["under"]] for city in others]
    aside = [fields["aside"]] if fields["aside_seat"] not in (-1, seat) else []
    _deal([fields["pile"], fields["discards"], *aside, *under, *(city["hand"] for city in others)], rng)
    for city, kinds in zip(others, under, strict=True):
        city["under"] = [entry >> 8 << 8 | kind for entry, kind in zip(city["under"], kinds, strict=True)]


REDEALS: dict[str, Callable[[State, Data, int, Random], None]] = {"lagranja": _lagranja, "everdell": _everdell}


def forgetful(state: State) -> State:
    """Return a state in which nobody remembers anything: all that the view hides may lie anywhere."""
    return decode(state.game, encode(state))


def redealt(state: State, seat: int, rng: Random) -> State:
    """Return another state that looks the same to a seat (-1: to a spectator); its view proves it."""
    data: Data = encode(state)
    REDEALS[state.game.name](state, data["fields"], seat, rng)
    data["rng"] = rng.getrandbits(62)
    other = decode(state.game, data)
    assert state.game.view(other, seat) == state.game.view(state, seat)
    return other
