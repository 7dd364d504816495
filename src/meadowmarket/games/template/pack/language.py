"""The language of effects: the steps that the data may name, each with its parameters."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import Number

N: Final = Number("n", 1, 20)

LANGUAGE: Final = Language({"gain-points": (N,), "gain-coins": (N,)})
