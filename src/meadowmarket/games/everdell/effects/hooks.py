"""The moments at which cards react: after another card has been played (EV-5.7)."""

from __future__ import annotations

from meadowmarket.games.everdell.pack.abilities import CARD_PLAYED, CONSTRUCTION_PLAYED, CRITTER_PLAYED
from meadowmarket.games.everdell.pack.components import CardData


def hooks_of(card: CardData) -> tuple[str, ...]:
    """Return the moments that come when a card is played; the Fool enters no city of its player's."""
    if card.space == "opponent":
        return (CARD_PLAYED,)
    return (CARD_PLAYED, CRITTER_PLAYED if card.is_critter else CONSTRUCTION_PLAYED)
