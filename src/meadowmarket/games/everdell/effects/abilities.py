"""The abilities of cards that stand in a city, as flat lists and numbers of kinds.

The rules ask these lists; abilities.csv says which card has which ability.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.effects.calls import Call
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.effects.hooks import hooks_of
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.pack.abilities import ALWAYS
from meadowmarket.games.everdell.pack.components import Pack


@final
class Abilities:
    """All abilities of a pack. A reaction is known by its number: its bit in a mask, in the order of the data."""

    def __init__(self, pack: Pack) -> None:
        kinds = {card.id: kind for kind, card in enumerate(pack.cards)}
        reactions = [ability for ability in pack.abilities if ability.when != ALWAYS]
        self.reaction_card: Final = [kinds[ability.card] for ability in reactions]
        """For each reaction the kind of the card that reacts."""
        self.reaction_steps: Final[list[tuple[Call, ...]]] = [ability.calls for ability in reactions]
        self.reaction_effects: Final[list[list[Effect[State]]]] = [[] for _ in reactions]
        self.reaction_program: Final = [NONE] * len(reactions)
        """The program of a reaction with a choice; NONE: it is carried out at once."""
        self.reactions_to: Final = [
            [number for number, reaction in enumerate(reactions) if reaction.when in hooks_of(card)]
            for card in pack.cards
        ]
        """For each kind that is played, the reactions to it."""
        self.keeps_workers: Final = [False] * len(pack.cards)
        """Whether workers stay on a card for the rest of the game (EV-8.1)."""
        self.second_spot_with: Final = [NONE] * len(pack.cards)
        """The critter that opens a second spot on a card (EV-4.5)."""
        self.is_paid_to_opponent: Final = [False] * len(pack.cards)
        """Whether an opponent gets what is paid for a card (EV-5.16)."""
        always = [ability for ability in pack.abilities if ability.when == ALWAYS]
        for ability in always:
            if ability.name == "keep-workers":
                self.keeps_workers[kinds[ability.card]] = True
            elif ability.name == "second-spot":
                self.second_spot_with[kinds[ability.calls[0].words[0]]] = kinds[ability.card]
            elif ability.name == "pay-to-opponent":
                self.is_paid_to_opponent[kinds[ability.card]] = True
        named = {ability.name: ability for ability in always}
        self.beside_pairs: Final = kinds[named["produce-beside"].calls[0].words[0]]
        """The card that a pair needs in its city to produce (EV-7.11)."""
        self.dungeon: Final = kinds[named["imprison-to-save"].card]
        self.second_cell_with: Final = kinds[named["second-cell"].card]
        self.clock_tower: Final = kinds[named["activate-location"].card]
