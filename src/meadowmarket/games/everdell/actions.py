"""The actions of Everdell: their codes and what a person types for them.

Cards are known by their kind. Where copies in a city differ, `farm` is the one that came first, `farm-2` the second.
Players are `p1` to `p4`.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.actions import Actions
from meadowmarket.games.everdell.names import EVENTS, LAST_FOREST, NONE, PLACES, RESOURCES
from meadowmarket.games.everdell.pack.components import Pack

MOST_SEATS: Final = 4
MOST_SPENT: Final = 9
SPOTS: Final = PLACES + EVENTS
"""The spots that every game has: places of the board, then events. Spots on cards come after them."""

# The families of fixed size; `Codes` checks that they stand where these numbers say.
PASS: Final = 0
SEASON: Final = 1
DONE: Final = 2
PAY_PLAIN: Final = 3
PAY_CRANE: Final = 4
PAY_INNKEEPER: Final = 5
PAY_JUDGE: Final = 6
SWAPS: Final = 12
"""The ways in which the Judge can swap: see judge_swap."""
SAVE: Final = 18
GAIN: Final = 22
GIVE: Final = 26
STORE: Final = 30
SPEND: Final = 34
TO: Final = 44
REVEAL_PILE: Final = 48
REVEAL_DISCARDS: Final = 49
COPY: Final = 50
WORKER: Final = 69


def judge_swap(asked: int, paid: int) -> int:
    """Return the number of a way in which the Judge replaces a resource that is asked by another that is paid."""
    return asked * 3 + (paid if paid < asked else paid - 1)


def judge_asked(swap: int) -> int:
    """Return the resource that a swap of the Judge removes from the cost."""
    return swap // 3


def judge_paid(swap: int) -> int:
    """Return the resource that a swap of the Judge puts into the cost."""
    return swap % 3 if swap % 3 < swap // 3 else swap % 3 + 1


def copy_name(name: str, copy: int) -> str:
    """Name the nth copy (from 0) of a card in a city."""
    return name if copy == 0 else f"{name}-{copy + 1}"


@final
class Codes:
    """The codes of the families whose size depends on the cards, and what each code in them stands for."""

    def __init__(self, actions: Actions, pack: Pack) -> None:
        ids = [card.id for card in pack.cards]
        places = [place.id for place in pack.locations]
        self.spot_names: Final[list[str]] = [*places, *(event.id for event in pack.events), "gone"]
        """What follows `worker`, `move` and `recall`; a spot is an index into this list."""
        self.gone: Final = SPOTS
        self._add_card_spots(pack)
        _add_fixed(actions, places, self.spot_names)
        # The most frequent ones first: Python keeps the numbers up to 256 ready.
        self.play_hand: Final = actions.family("play-hand", (f"play {name} hand" for name in ids))
        self.play_meadow: Final = actions.family("play-meadow", (f"play {name} meadow" for name in ids))
        self.play_revealed: Final = actions.family("play-revealed", (f"play {name} revealed" for name in ids))
        self.discard: Final = actions.family("discard", (f"discard {name}" for name in ids))
        self.take: Final = actions.family("take", (f"take {name}" for name in ids))
        self.keep: Final = actions.family("keep", (f"keep {name}" for name in ids))
        self.tuck: Final = actions.family("tuck", (f"tuck {name}" for name in ids))
        self.give: Final = actions.family("give", (f"give {name}" for name in ids))
        self.worker_card: Final = (
            actions.family("worker-card", (f"worker {name}" for name in self.spot_names[SPOTS + 1 :])) - SPOTS - 1
        )
        """To be added to the spot of a card, as WORKER is to one of the board."""
        self.move: Final = actions.family("move", (f"move {name}" for name in self.spot_names))
        self.recall: Final = actions.family("recall", (f"recall {name}" for name in self.spot_names))
        self._add_copies(actions, pack)
        self.family_of: Final = actions.family_of
        """By action: the name of its family, by which tables find what describes, explains or resolves it."""
        self.index_of: Final = actions.index_of
        """By action: which one of its family it is, from 0."""
        self.spot: Final = [NONE] * len(actions)
        """By action: the spot on which it places a worker, or NONE."""
        self.card: Final = [NONE] * len(actions)
        """By action: the kind of the card that it names, or NONE; the card of a spot does not count."""
        self._name_spots_and_cards()

    def _name_spots_and_cards(self) -> None:
        kinds = range(self.kinds)
        for spot in range(SPOTS):
            self.spot[WORKER + spot] = spot
        for spot in range(SPOTS + 1, len(self.spot_names)):
            self.spot[self.worker_card + spot] = spot
        for first in (self.play_hand, self.play_meadow, self.play_revealed, self.discard, self.take, self.keep):
            self.card[first : first + self.kinds] = kinds
        for first in (self.tuck, self.give, self.pay_dungeon):
            self.card[first : first + self.kinds] = kinds
        for first in (self.remove, self.pay_token, self.produce, self.activate):
            self.card[first : first + len(self.copy_kind)] = self.copy_kind
        for seat in range(MOST_SEATS):
            first = self.activate_abroad + seat * self.kinds
            self.card[first : first + self.kinds] = kinds

    def _add_card_spots(self, pack: Pack) -> None:
        """Give a spot to each copy of a card on which a worker can stand, in its owner's city and in others."""
        kinds = len(pack.cards)
        self.spot_of_card: list[int] = [-1] * kinds
        """The spot of the first copy in the player's city; copies follow. -1: no worker can stand there."""
        self.spot_abroad: list[int] = [-1] * (kinds * MOST_SEATS)
        """The same in another city, at `seat * kinds + kind`."""
        self.spot_kind: list[int] = [-1] * (SPOTS + 1)
        self.spot_copy: list[int] = [0] * (SPOTS + 1)
        self.spot_seat: list[int] = [-1] * (SPOTS + 1)
        """What a spot is: the kind and copy of its card, and the seat of the other city (-1: the player's)."""
        for kind, card in enumerate(pack.cards):
            # A worker comes to stand on Ruins when they take its card's place (EV-8.2).
            if card.visit or card.space == "replaces":
                self.spot_of_card[kind] = len(self.spot_names)
                self._spots(kind, card.id, card.copies, -1)
        for seat in range(MOST_SEATS):
            for kind, card in enumerate(pack.cards):
                if card.is_open or card.space == "replaces":
                    self.spot_abroad[seat * kinds + kind] = len(self.spot_names)
                    self._spots(kind, card.id, card.copies, seat)

    def _spots(self, kind: int, name: str, copies: int, seat: int) -> None:
        for copy in range(copies):
            self.spot_names.append(copy_name(name, copy) + ("" if seat < 0 else f" p{seat + 1}"))
            self.spot_kind.append(kind)
            self.spot_copy.append(copy)
            self.spot_seat.append(seat)

    def _add_copies(self, actions: Actions, pack: Pack) -> None:
        """Add the families in which a card is named by kind and copy."""
        kinds = len(pack.cards)
        self.first_copy: list[int] = []
        """The place of a kind's first copy in the families of copies."""
        self.copy_kind: list[int] = []
        self.copy_number: list[int] = []
        names: list[str] = []
        for kind, card in enumerate(pack.cards):
            self.first_copy.append(len(names))
            for copy in range(card.copies):
                names.append(copy_name(card.id, copy))
                self.copy_kind.append(kind)
                self.copy_number.append(copy)
        self.remove = actions.family("remove", (f"remove {name}" for name in names))
        self.pay_token = actions.family("pay-token", (f"pay token {name}" for name in names))
        self.produce = actions.family("produce", (f"produce {name}" for name in names))
        self.activate = actions.family("activate", (f"activate {name}" for name in names))
        ids = [card.id for card in pack.cards]
        self.activate_abroad = actions.family(
            "activate-abroad", (f"activate {name} p{seat + 1}" for seat in range(MOST_SEATS) for name in ids)
        )
        """At `seat * kinds + kind`."""
        self.pay_dungeon = actions.family("pay-dungeon", (f"pay dungeon {name}" for name in ids))
        self.kinds = kinds


def _add_fixed(actions: Actions, places: list[str], spots: list[str]) -> None:
    judge = [f"pay judge {asked}->{paid}" for asked in RESOURCES for paid in RESOURCES if paid != asked]
    families = (
        ("pass", PASS, ["pass"]),
        ("season", SEASON, ["season"]),
        ("done", DONE, ["done"]),
        ("pay", PAY_PLAIN, ["pay plain", "pay crane", "pay innkeeper"]),
        ("pay-judge", PAY_JUDGE, judge),
        ("save", SAVE, [f"save {resource}" for resource in RESOURCES]),
        ("gain", GAIN, [f"gain {resource}" for resource in RESOURCES]),
        ("give-resource", GIVE, [f"give {resource}" for resource in RESOURCES]),
        ("store", STORE, [f"store {resource}" for resource in RESOURCES]),
        ("spend", SPEND, [f"spend {n}" for n in range(MOST_SPENT + 1)]),
        ("to", TO, [f"to p{seat + 1}" for seat in range(MOST_SEATS)]),
        ("reveal", REVEAL_PILE, ["reveal pile", "reveal discards"]),
        ("copy", COPY, [f"copy {place}" for place in places[: LAST_FOREST + 1]]),
        ("worker", WORKER, [f"worker {spot}" for spot in spots[:SPOTS]]),
    )
    for name, first, notations in families:
        assert actions.family(name, notations) == first
