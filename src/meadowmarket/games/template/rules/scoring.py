"""Points and winners (HB-1.1)."""

from __future__ import annotations

from meadowmarket.games.template.names import POINT_SOURCES


def points_by_source(won: int, rolled: int, goods: int) -> dict[str, int]:
    """Return the points of a seat by where they came from."""
    return dict(zip(POINT_SOURCES, (won, rolled, goods)))


def scores(won: list[int], rolled: list[int], goods: list[int]) -> list[int]:
    """List the points of all seats."""
    return [won[seat] + rolled[seat] + goods[seat] for seat in range(len(won))]


def winners(points: list[int]) -> list[int]:
    """List the seats with the most points; several may win."""
    return [seat for seat, score in enumerate(points) if score == max(points)]
