"""The kinds of pieces on the table, each with the paragraph of the rules that says what it is for.

The texts `everdell-piece-…` say when something can be done with one.
"""

from __future__ import annotations

from typing import Final

PIECE_RULES: Final = {
    "aside": "EV-6.8",
    "basic": "EV-4.1",
    "cards": "EV-4.5",
    "cities": "EV-6.2",
    "discards": "EV-6.4",
    "events": "EV-4.7",
    "forest": "EV-4.4",
    "hand": "EV-5.1",
    "haven": "EV-4.8",
    "journey": "EV-4.9",
    "meadow": "EV-5.1",
    "pile": "EV-6.1",
    "resources": "EV-1.2",
    "workers": "EV-4.1",
}
