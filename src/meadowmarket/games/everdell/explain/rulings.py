"""Rulings on unclear cases of cards, in one sentence each; the rules say it in full."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.messages import Message

RULINGS: Final = (
    (
        "one-way",
        "EV-5.8",
        (
            "crane",
            "innkeeper",
            "dungeon",
            "judge",
            "inn",
        ),
    ),
    (
        "lost-discount",
        "EV-5.9",
        (
            "crane",
            "innkeeper",
            "dungeon",
            "inn",
        ),
    ),
    (
        "own-copy",
        "EV-5.10",
        (
            "crane",
            "innkeeper",
        ),
    ),
    (
        "visitors",
        "EV-4.11",
        (
            "inn",
            "post-office",
        ),
    ),
    (
        "must-play",
        "EV-4.10",
        (
            "inn",
            "queen",
        ),
    ),
    (
        "stays",
        "EV-8.1",
        (
            "cemetery",
            "monastery",
        ),
    ),
    (
        "second-spot",
        "EV-8.6",
        (
            "cemetery",
            "monastery",
            "dungeon",
            "undertaker",
            "monk",
            "ranger",
        ),
    ),
    ("copy-place", "EV-4.12", ("lookout",)),
    ("clock", "EV-7.6", ("clock-tower",)),
    (
        "token",
        "EV-5.3",
        (
            "ever-tree",
            "farm",
        ),
    ),
    (
        "trigger",
        "EV-5.13",
        (
            "historian",
            "shopkeeper",
            "courthouse",
        ),
    ),
    ("fool", "EV-5.13", ("fool",)),
    (
        "base-value",
        "EV-5.15",
        (
            "queen",
            "postal-pigeon",
        ),
    ),
    ("shepherd", "EV-5.16", ("shepherd",)),
    (
        "full-cost",
        "EV-8.4",
        (
            "ruins",
            "university",
        ),
    ),
    ("university", "EV-8.3", ("university",)),
    ("ruins", "EV-8.2", ("ruins",)),
    (
        "copiers",
        "EV-7.8",
        (
            "chip-sweep",
            "miner-mole",
        ),
    ),
    ("copied-city", "EV-7.9", ("miner-mole",)),
    ("no-storehouse", "EV-7.8", ("miner-mole",)),
    ("husband", "EV-7.11", ("husband",)),
    (
        "pair",
        "EV-5.11",
        (
            "husband",
            "wife",
        ),
    ),
    ("no-space", "EV-5.2", ("wanderer",)),
    ("architect", "EV-4.13", ("architect",)),
    ("ranger", "EV-8.5", ("ranger",)),
    ("storehouse", "EV-4.6", ("storehouse",)),
    ("prisoners", "EV-8.7", ("dungeon",)),
)
"""The end of the text's key, the paragraph of the rules, and the cards of the box."""


def rulings_of(card: str) -> list[tuple[str, Message]]:
    """List the rulings of a card, each with its paragraph."""
    return [(rule, Message(f"everdell-ruling-{name}")) for name, rule, cards in RULINGS if card in cards]
