"""The course of a round: bids, rolls, the shop (HB-2)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.frames import Decision, Script, Step
from meadowmarket.core.messages import Message
from meadowmarket.games.template.names import MOST_ROLLS, NO_BID, PRIZE, ROLL_PER_POINT
from meadowmarket.games.template.rules.shop import Shop
from meadowmarket.games.template.state import TemplateState


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid(Decision[TemplateState]):
    """Which card is bid? A secret question to all seats at once (HB-2.1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0)

    def seats(self, state: TemplateState) -> list[int]:
        """List the seats that have not bid."""
        return [seat for seat, bid in enumerate(state.bids) if bid == NO_BID]

    def options(self, state: TemplateState, seat: int) -> list[int]:
        """List the cards in hand."""
        return [state.game_data.codes.bid + card for card in sorted(state.hands[seat])]

    def resolve(self, state: TemplateState, seat: int, action: int) -> None:
        """Put a card down; the last one shows them all."""
        card = action - state.game_data.codes.bid
        state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
        state.bids[seat] = card
        if state.events is not None:
            state.emit(seat, "template-log-bid", {"seat": seat})
            state.emit(seat, "template-log-bid-card", {"card": card}, audience=1 << seat)
        if NO_BID in state.bids:
            state.ask(Bid())
            return
        state.reveal()
        winner = state.bids.index(max(state.bids))
        state.bids = [NO_BID] * state.game_data.players
        state.push_script(state.game.program(PRIZE), winner)

    def prompt(self, state: TemplateState, seat: int) -> Message:
        """Return the question."""
        return Message("template-ask-bid", {"seat": seat})


@mypyc_attr(allow_interpreted_subclasses=True)
class RollOrStop(Decision[TemplateState]):
    """Does the winner roll again? `rolls` are the rolls so far (HB-2.2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rolls")

    def __init__(self, seat: int, rolls: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.rolls = rolls

    def options(self, state: TemplateState, seat: int) -> list[int]:
        """List both."""
        return [state.game_data.codes.roll, state.game_data.codes.stop]

    def resolve(self, state: TemplateState, seat: int, action: int) -> None:
        """Roll and score, or go on."""
        if action == state.game_data.codes.stop:
            return
        rolled = int(state.random_below(state.game_data.die_sides)) + 1
        state.rolled[seat] += rolled // ROLL_PER_POINT
        if state.events is not None:
            state.emit(seat, "template-log-roll", {"seat": seat, "rolled": rolled})
        if len(self.rolls) + 1 < MOST_ROLLS:
            state.ask(RollOrStop(seat, (*self.rolls, rolled)))

    def prompt(self, state: TemplateState, seat: int) -> Message:
        """Return the question."""
        return Message("template-ask-roll")


@final
class WinBid(Step[TemplateState]):
    """Give the winner a point (HB-2.1)."""

    def run(self, state: TemplateState, script: Script) -> None:
        """Add the point."""
        state.won[script.seat] += 1
        if state.events is not None:
            state.emit(script.seat, "template-log-win", {"seat": script.seat})


@final
class AskToRoll(Step[TemplateState]):
    """Ask the winner to roll (HB-2.2)."""

    def run(self, state: TemplateState, script: Script) -> None:
        """Ask."""
        state.ask(RollOrStop(script.seat, ()))


@final
class AskToShop(Step[TemplateState]):
    """Ask the winner what to buy (HB-2.3)."""

    def run(self, state: TemplateState, script: Script) -> None:
        """Ask."""
        state.ask(Shop(script.seat))


@final
class NextRound(Step[TemplateState]):
    """Begin the next round while there are cards in hand (HB-2.4)."""

    def run(self, state: TemplateState, script: Script) -> None:
        """Ask for the next bids, or for nothing: then the game is over."""
        state.round += 1
        if state.hands[0]:
            state.ask(Bid())
