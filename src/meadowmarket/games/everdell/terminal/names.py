"""Everdell's cards, events and places in a few words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from rich.text import Text

from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.game_data import GameData
from meadowmarket.games.everdell.names import BOX_CARDS, COLOURS, RESOURCES
from meadowmarket.games.everdell.pack.load import load
from meadowmarket.games.everdell.state import card_name
from meadowmarket.texts import Catalogue

COLOUR_STYLES: Final = ("yellow", "green", "red", "blue", "magenta")
HEAD: Final = "bold"
QUIET: Final = "dim"


@cache
def _box_texts() -> list[str]:
    return [card.text for card in load().cards]


class ShortNames:
    """What the components of a game are called, what they cost and what they do."""

    def __init__(self, game_data: GameData, catalogue: Catalogue) -> None:
        self.game_data = game_data
        self.catalogue = catalogue
        self.kinds = {card.id: kind for kind, card in enumerate(game_data.pack.cards)}
        self.events = {event.id: event for event in game_data.pack.events}
        pairs = zip(game_data.pack.cards, _box_texts(), strict=False)
        self.changed = {kind for kind, (card, text) in enumerate(pairs) if card.text != text}
        """The cards of the box that a pack has given another text."""
        self.shared = {place.id for place in game_data.pack.locations if place.is_shared}

    def word(self, key: str, **args: int | str | Message) -> str:
        """Return a word of the board."""
        return self.catalogue.say(f"everdell-board-{key}", args)

    # -- cards

    def name(self, kind: int) -> str:
        """Return the name of a card."""
        return self.catalogue.text(card_name(self.game_data, kind))

    def card(self, card: str) -> Text:
        """Name a card in its colour, with a letter of the colour's name for those who can't tell."""
        kind = self.kinds[card]
        colour = self.game_data.colour[kind]
        mark = self.word(f"mark-{COLOURS[colour]}")
        return Text.assemble((self.name(kind), COLOUR_STYLES[colour]), (f" {mark}", QUIET))

    def cost(self, kind: int) -> str:
        """Write the cost of a card shortly."""
        return self.goods({name: self.game_data.cost[kind * 4 + i] for i, name in enumerate(RESOURCES)})

    def worth(self, points: int) -> str:
        """Write points shortly."""
        return self.word("worth", n=points)

    def priced(self, card: str) -> Text:
        """Name a card with its cost and its points."""
        kind = self.kinds[card]
        return Text.assemble(self.card(card), f" {self.cost(kind)} {self.worth(self.game_data.points[kind])}")

    def effect(self, kind: int) -> str:
        """Return in a few words what a card does; the pack's own text for a card of a pack."""
        data = self.game_data.pack.cards[kind]
        is_own = kind >= BOX_CARDS or kind in self.changed
        return data.text if is_own else self.catalogue.say(f"everdell-short-card-{data.id}")

    def card_in_full(self, kind: int) -> str:
        """Return cost, points and effect of a card in a line."""
        return f"{self.cost(kind)} {self.worth(self.game_data.points[kind])} · {self.effect(kind)}"

    def goods(self, goods: Mapping[str, int]) -> str:
        """Write resources shortly."""
        return " ".join(f"{n}{self.word(f'short-{name}')}" for name, n in goods.items() if n) or "0"

    # -- events and places

    def event(self, event: str) -> str:
        """Return the name of an event."""
        return self.catalogue.say(f"everdell-event-{event}")

    def event_gives(self, event: str) -> str:
        """Return in a few words what an event gives."""
        return self.catalogue.say(f"everdell-short-event-{event}")

    def event_asks(self, event: str) -> str:
        """Return in a few words what an event asks for."""
        data = self.events[event]
        if len(set(data.colours)) == 1 and data.colours[0]:
            colours = [f"{data.colours[0]} × {'/'.join(self.word(f'mark-{colour}') for colour in COLOURS)}"]
        else:
            colours = [f"{n} {self.word(f'colour-{COLOURS[i]}')}" for i, n in enumerate(data.colours) if n]
        return " + ".join([*colours, *(self.name(self.kinds[card]) for card in data.cards)])

    def place(self, place: str) -> str:
        """Return in a few words what a place gives."""
        return self.catalogue.say(f"everdell-short-place-{place}")
