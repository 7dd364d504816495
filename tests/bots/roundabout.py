"""A game in which a bot would walk to and fro forever: to walk costs nothing, to end costs points."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from meadowmarket.core.api import Json, State
from meadowmarket.core.frames import Decision, Frame
from meadowmarket.core.messages import Message
from tests.core.toy import ToyBox, ToyGame, ToyState

NAME = "roundabout"
PLACES = ("inn", "market")
ENTRY_POINTS = "[meadowmarket.games]\nroundabout = tests.bots.roundabout:BOX\n"


def install(folder: Path) -> Path:
    """Make a folder that, on the path, offers the game as an installed package would."""
    metadata = folder / "roundabout-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: roundabout\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


class Walk(Decision[ToyState]):
    """Asks a seat to walk to the other place, or to end."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, state: ToyState, seat: int) -> list[int]:
        game = state.game
        assert isinstance(game, RoundaboutGame)
        return [state.game_data.codes.stop, game.walk + 1 - self.place]

    def resolve(self, state: ToyState, seat: int, action: int) -> None:
        if action != state.game_data.codes.stop:
            state.stack.append(Walk(seat, 1 - self.place))
            return
        state.won[seat] -= 50
        if seat > 0:
            state.stack.append(Walk(seat - 1, 0))

    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("toy-ask-shop")


class RoundaboutGame(ToyGame):
    """The last seat begins; when it ends, the one before it is asked."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.name = NAME
        self.walk = self.actions.family("walk", (f"walk {place}" for place in PLACES))

    def new(self, seed: int) -> ToyState:
        state = super().new(seed)
        state.stack[:] = [Walk(self.players - 1, 0)]
        return state

    def frame_types(self) -> list[type[Frame]]:
        return [Walk]

    def view(self, state: State, seat: int) -> dict[str, Json]:
        walk = state.stack[-1] if state.stack else None
        return {**super().view(state, seat), "place": walk.place if isinstance(walk, Walk) else -1}

    def describe(self, state: State, seat: int, action: int) -> Message:
        return Message("template-do-stop" if action == self.game_data.codes.stop else "template-do-roll")

    def group(self, action: int) -> str:
        return "main" if action == self.game_data.codes.stop else "anytime"


class RoundaboutBox(ToyBox):
    """What the entry point names."""

    def __init__(self) -> None:
        super().__init__()
        self.name = NAME

    def make(self, players: int, ruleset: str, settings: dict[str, str], cards: str | None) -> RoundaboutGame:
        return RoundaboutGame(players)


BOX = RoundaboutBox()
