"""Field types and base classes of the messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Data = dict[str, Any]
Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=64)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation = Annotated[str, Meta(max_length=200)]
Ask = Literal["none", "turn", "always"]
TableState = Literal["waiting", "playing", "over", "abandoned"]
Group = Literal["main", "anytime", "pass"]


class Part(Struct, frozen=True):
    """A part of an answer."""


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside: unknown fields are refused."""
