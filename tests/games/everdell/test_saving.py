"""Saved states: each field is declared once, and what is saved comes back."""

from __future__ import annotations

from meadowmarket.core.frames import Decision
from tests.games.everdell.position import everdell


def test_every_question_has_the_fields_that_it_names() -> None:
    """The codec reads them by name, and gives them back to the constructor in their order."""
    for cls in everdell(2).frame_types():
        assert issubclass(cls, Decision)
        numbers = range(len(cls.FIELDS))
        asked = cls(*numbers)
        assert [getattr(asked, name) for name in cls.FIELDS] == list(numbers), cls.__name__
