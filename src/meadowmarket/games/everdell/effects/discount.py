"""The base class of discounts: ways in which a card of the city helps to pay for another (EV-5.4)."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from meadowmarket.core.api import State

S = TypeVar("S", bound=State)


@final
class DiscountedPrice:
    """What a card costs when it is paid in one way."""

    def __init__(self, cost: list[int], saves: int, gives_up: int) -> None:
        self.cost: Final = cost
        """A number for each resource."""
        self.saves: Final = saves
        """How many of these resources the player may leave out."""
        self.gives_up: Final = gives_up
        """The kind of the card that leaves the city for it, or NONE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Discount(Generic[S]):
    """An ability that helps to pay.

    It is asked only while its card stands in the city, and for cards that cost something (EV-5.9). `short` is how many
    resources are missing for the printed cost, `fit` whether the card fits as the city is.
    """

    def __init__(self, way: str, card: int, saves: int) -> None:
        self.way: Final = way
        """What follows `pay` in the notation."""
        self.card: Final = card
        """The kind of the card that has the ability."""
        self.saves: Final = saves

    def actions(self) -> range:
        """Return the actions that pay in this way."""
        raise NotImplementedError

    def can_pay(self, state: S, seat: int, kind: int, fit: bool, short: int) -> bool:
        """Whether a seat can pay for a card in this way."""
        raise NotImplementedError

    def add_ways(self, state: S, seat: int, kind: int, fit: bool, short: int, ways: list[int]) -> None:
        """Add the actions that pay for a card in this way."""
        raise NotImplementedError

    def shown(self, state: S, seat: int, kind: int, possible: list[int]) -> list[int]:
        """List the actions that a board shows beside a card, those that fall short, too; NONE for all of them."""
        raise NotImplementedError

    def price(self, state: S, kind: int, action: int) -> DiscountedPrice:
        """Return what a card costs by an action."""
        raise NotImplementedError

    def slot(self, state: S, seat: int, action: int) -> int:
        """Return the slot of the card of the city that an action uses."""
        raise NotImplementedError

    def give_up(self, state: S, seat: int, action: int) -> None:
        """Take the card out of the city that the action gives up, if it does."""
        raise NotImplementedError
