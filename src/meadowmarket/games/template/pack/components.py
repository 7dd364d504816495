"""The components as plain data."""

from __future__ import annotations

from typing import Final, final

from meadowmarket.core.effects.calls import Call


@final
class Good:
    """A good of the shop: its id and name, its price, and what it does when bought."""

    def __init__(self, id: str, name: str, price: int, effect: tuple[Call, ...]) -> None:
        self.id: Final = id
        self.name: Final = name
        self.price: Final = price
        self.effect: Final = effect


@final
class Pack:
    """All components, and a digest that differs where they do."""

    def __init__(self, goods: tuple[Good, ...], digest: str) -> None:
        self.goods: Final = goods
        self.digest: Final = digest

    def good(self, id: str) -> Good:
        """Return a good by its id."""
        return next(good for good in self.goods if good.id == id)
