"""Hints in words: moves, their expected margins, and their reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadowmarket.bots.hints.hint import Hint, Reason
from meadowmarket.core.messages import Args
from meadowmarket.texts import Catalogue


def hint_lines(moves: Sequence[Hint], name: Callable[[int], str], catalogue: Catalogue) -> list[str]:
    """List moves, each with its expected margin and its reasons; `name` names an action."""
    return [
        catalogue.say("hint-line", {"number": number, "move": move_text(move, name, catalogue)})
        for number, move in enumerate(moves, 1)
    ]


def move_text(move: Hint, name: Callable[[int], str], catalogue: Catalogue) -> str:
    """Return a hint in words: the move, its expected margin and its reasons."""
    args: Args = {
        "action": name(move.action).rstrip("."),  # of a sentence that goes on here
        "margin": catalogue.signed(move.margin),
        "reasons": ", ".join(reason_text(reason, catalogue) for reason in move.reasons),
    }
    return catalogue.say("hint-move-because" if move.reasons else "hint-move", args)


def reason_text(reason: Reason, catalogue: Catalogue) -> str:
    """Return a reason in words: what a move changes, and by how many points."""
    return catalogue.say("hint-reason", {"what": reason.what, "points": catalogue.signed(reason.points)})
