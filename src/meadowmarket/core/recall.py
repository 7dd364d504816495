"""Perfect recall: everything that a seat has seen and done in a game. A view forgets; this does not."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, final

from meadowmarket.core.api import State
from meadowmarket.core.errors import check_seat


@final
class Recall:
    """The information states of all seats of one game, kept while it is played.

    A seat's information state is the text of all its own actions, all events that it could see, and its view after each
    action. Two games that a seat can't tell apart give it the same text.
    """

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self._lines: list[list[str]] = [[_view(state, seat)] for seat in range(state.game.players)]

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; raise IllegalAction and change nothing if it is not an option of the seat."""
        state = self.state
        listening = state.events
        state.events = []
        try:
            state.apply(seat, action)
            events = state.events
        finally:
            state.events = listening
        if listening is not None:
            listening.extend(events)
        for one in range(state.game.players):
            lines = self._lines[one]
            if one == seat:
                lines.append(f"> {state.game.actions.notation(action)}")
            lines.extend([f"{event.seat} {event.message}" for event in events if event.is_visible_to(one)])
            lines.append(_view(state, one))

    def text(self, seat: int) -> str:
        """Return the information state of a seat; raise BadSetup if there is no such seat."""
        check_seat(seat, self.state.game.players)
        return "\n".join(self._lines[seat])

    def digest(self, seat: int) -> str:
        """Return a short name of the information state of a seat."""
        return blake2b(self.text(seat).encode(), digest_size=16).hexdigest()

    def clone(self) -> Recall:
        """Return an independent copy, with a copy of the state."""
        return _recalled(self.state.clone(), [list(lines) for lines in self._lines])

    def __copy__(self) -> Recall:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Recall:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _recalled, (self.state, self._lines)


def _recalled(state: State, lines: list[list[str]]) -> Recall:
    found = Recall(state)
    found._lines = lines
    return found


def _view(state: State, seat: int) -> str:
    return json.dumps(state.game.view(state, seat), separators=(",", ":"))
