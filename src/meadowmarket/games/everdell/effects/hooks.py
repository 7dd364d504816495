"""The hooks of cards that stand in a city: who reacts to what, who helps to pay, as flat lists and numbers of kinds.

The rules ask these lists; which card is meant, abilities.csv says.
"""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.effects.calls import Call
from meadowmarket.games.everdell.effects.effect import Effect
from meadowmarket.games.everdell.names import NONE
from meadowmarket.games.everdell.pack.abilities import ALWAYS, AbilityData
from meadowmarket.games.everdell.pack.components import CardData, Pack


@final
class Hooks:
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
        self.reactions_to: Final = [_reactions_to(card, reactions) for card in pack.cards]
        """For each kind that is played, the reactions to it."""
        self.keeps_workers: Final = [False] * len(pack.cards)
        """Whether workers stay on a card for the rest of the game (EV-8.1)."""
        self.second_spot_with: Final = [NONE] * len(pack.cards)
        """The critter that opens a second spot on a card (EV-4.5)."""
        self.is_paid_to_opponent: Final = [False] * len(pack.cards)
        """Whether an opponent gets what is paid for a card (EV-5.16)."""
        for ability in pack.abilities:
            kind = kinds[ability.card]
            if ability.name == "keep-workers":
                self.keeps_workers[kind] = True
            elif ability.name == "second-spot":
                self.second_spot_with[kinds[ability.calls[0].words[0]]] = kind
            elif ability.name == "pay-to-opponent":
                self.is_paid_to_opponent[kind] = True
        # EV-5.4: what helps to pay.
        self.crane, self.crane_saves, _ = _only(pack, kinds, "discard-to-save")
        self.innkeeper, self.innkeeper_saves, _ = _only(pack, kinds, "discard-to-save-berries")
        self.dungeon, self.dungeon_saves, _ = _only(pack, kinds, "imprison-to-save")
        self.judge, _, _ = _only(pack, kinds, "swap-resource")
        self.second_cell_with, _, _ = _only(pack, kinds, "second-cell")
        self.helps_to_pay: Final = [self.judge, self.crane, self.innkeeper, self.dungeon]
        self.most_saved: Final = max(self.crane_saves, self.innkeeper_saves, self.dungeon_saves)
        self.clock_tower, _, _ = _only(pack, kinds, "activate-location")
        _, _, self.beside_pairs = _only(pack, kinds, "produce-beside")
        """The card that a pair needs in its city to produce (EV-7.11)."""


def _reactions_to(card: CardData, reactions: list[AbilityData]) -> list[int]:
    moments = ["card-played"]
    if card.space != "opponent":
        moments.append("critter-played" if card.is_critter else "construction-played")
    return [number for number, reaction in enumerate(reactions) if reaction.when in moments]


def _only(pack: Pack, kinds: dict[str, int], name: str) -> tuple[int, int, int]:
    """Return the kind of the one card with an ability, its number, and the kind that it names."""
    ability = {ability.name: ability for ability in pack.abilities}[name]
    call = ability.calls[0]
    return kinds[ability.card], call.n, kinds[call.words[0]] if call.words else NONE
