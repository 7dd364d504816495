"""Everdell: workers and cards, four seasons, a city of fifteen spaces."""

from meadowmarket.games.everdell.game import EverdellBox

__all__ = ["BOX"]

BOX = EverdellBox()
