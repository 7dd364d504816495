"""The kinds of pieces on the board, each with the paragraph of the rules that says what it is for.

The texts `lagranja-piece-…` say when something can be done with one.
"""

from __future__ import annotations

from typing import Final

PIECE_RULES: Final = {
    "about": "LG-6.9",
    "barrow": "LG-6.10",
    "barrow-symbol": "LG-6.5",
    "deck": "LG-4.6",
    "die": "LG-5.2",
    "disc": "LG-6.2",
    "discards": "LG-4.6",
    "donkey": "LG-6.1",
    "extra": "LG-6.13",
    "field": "LG-4.8",
    "good": "LG-3.3",
    "hand": "LG-4.1",
    "helper": "LG-3.8",
    "market": "LG-6.11",
    "own-roof": "LG-3.7",
    "owner": "LG-6.9",
    "roof": "LG-4.10",
    "siesta": "LG-6.2",
    "space": "LG-5.3",
    "symbol": "LG-6.5",
}
