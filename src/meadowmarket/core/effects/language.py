"""The data language of a game: its calls and their parameters, with reader, writer and error messages.

>>> from meadowmarket.core.effects.parameters import GoodsList, InnerCalls, Number
>>> goods = GoodsList("goods", ("bread", "milk"))
>>> farm = Language({"gain": (goods,), "rest": (Number("n", 1, 9),), "both": (InnerCalls(),)})
>>> farm.format(farm.parse("both( gain(1*milk + 2*bread), rest(1) )"))
'both(gain(milk+2*bread),rest(1))'
>>> farm.parse("gain(red);rest(10)")
Traceback (most recent call last):
meadowmarket.core.errors.BadCardPack: pack-wrong-near (place: effect:1:6, found: red, allowed: bread, milk, near: bread)
pack-wrong (place: effect:1:16, found: 10, allowed: pack-whole-number (low: 1, high: 9))
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, nearest_to, read_all
from meadowmarket.core.effects.calls import Call, Parts, parts_of
from meadowmarket.core.effects.parameters import InnerCall, InnerCalls, Parameter
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message

DEEPEST: Final = 8
"""How many calls can stand inside one another."""


@final
class Language:
    """The calls of a game, each with its parameters; `outer` are those that can't stand inside another."""

    def __init__(self, signatures: Mapping[str, tuple[Parameter, ...]], outer: Collection[str] = ()) -> None:
        self.signatures: Final = signatures
        self.outer: Final = outer

    def signature(self, name: str) -> str:
        """Return a call with its parameters, as messages and documentation show it: `delivery(n[,target])`."""
        text = ""
        for parameter in self.signatures[name]:
            shown = f",{parameter.label}" if text else parameter.label
            text += f"[{shown}]" if parameter.is_optional else shown
        return f"{name}({text})" if text else name

    def parse(self, text: str) -> tuple[Call, ...]:
        """Read an effect that is not from a file."""
        return self.read(Cell("effect", 1, 1, text))

    def read(self, cell: Cell, ids: Collection[str] | None = None) -> tuple[Call, ...]:
        """Read one or more calls joined by semicolons; raise BadCardPack with all errors.

        `ids` are those of the rows that may be named (None: any).
        """
        return read_all(cell.items(";") or [cell], lambda item: self.read_call(item, ids))

    def read_call(self, cell: Cell, ids: Collection[str] | None = None) -> Call:
        """Read one call."""
        return self._call(cell, ids, 1, Message("pack-effect-end"))

    def format(self, calls: Sequence[Call]) -> str:
        """Write calls in their shortest form, the inverse of `parse`."""
        return ";".join([self.format_call(call) for call in calls])

    def format_call(self, call: Call) -> str:
        """Write one call."""
        parts = parts_of(call)
        written = [self._written(parameter, parts) for parameter in self.signatures[call.name]]
        text = ",".join([text for text in written if text])
        return f"{call.name}({text})" if text else call.name

    def _written(self, parameter: Parameter, parts: Parts) -> str:
        if isinstance(parameter, InnerCall):
            return self.format_call(parts.calls.pop(0))
        if isinstance(parameter, InnerCalls):
            return ",".join([self.format_call(inner) for inner in parts.calls])
        return parameter.write(parts)

    def _call(self, cell: Cell, ids: Collection[str] | None, depth: int, end: Message) -> Call:
        """Read the call that a cell holds; `end` is what must follow it."""
        form = _Form(cell)
        name = form.name.text
        if name not in self.signatures:
            raise self._unknown(form)
        if depth > DEEPEST:
            raise form.name.wrong(Message("pack-deepest", {"count": DEEPEST}))
        if depth > 1 and name in self.outer:
            raise form.whole.wrong(Message("pack-outer-call"))
        parts = self._arguments(form, ids, depth)
        if not form.is_closed:
            raise form.rest.wrong(self._missing_bracket(name))
        if len(form.arguments) < self._fewest(name):
            raise form.whole.wrong(self.signature(name))
        if form.rest.text:
            raise form.rest.wrong(end)
        return parts.call(name)

    def _arguments(self, form: _Form, ids: Collection[str] | None, depth: int) -> Parts:
        """Read everything in the brackets of a call; raise BadCardPack with every argument that is wrong."""
        name = form.name.text
        expected = self.signatures[name]
        has_any_number = bool(expected) and isinstance(expected[-1], InnerCalls)
        if len(form.arguments) > len(expected) and not has_any_number:
            raise form.whole.wrong(self.signature(name))
        parts = Parts(ids)
        problems: list[Message] = []
        for i, argument in enumerate(form.arguments):
            parameter = expected[min(i, len(expected) - 1)]
            try:
                if isinstance(parameter, (InnerCall, InnerCalls)):
                    parts.calls.append(self._call(argument, ids, depth + 1, self._missing_bracket(name)))
                else:
                    parameter.read(argument, parts)
            except BadCardPack as error:
                problems += error.problems
        if problems:
            raise BadCardPack(problems)
        return parts

    def _fewest(self, name: str) -> int:
        """Return how many arguments a call must have."""
        expected = self.signatures[name]
        least = len([parameter for parameter in expected if not parameter.is_optional])
        return least + 1 if expected and isinstance(expected[-1], InnerCalls) else least

    def _missing_bracket(self, name: str) -> Message:
        return Message("pack-bracket", {"call": self.signature(name)})

    def _unknown(self, form: _Form) -> BadCardPack:
        near = nearest_to(form.name.text, self.signatures)
        allowed = ", ".join([self.signature(known) for known in self.signatures])
        return form.whole.wrong(allowed, self.signature(near) if near else "")


@final
class _Form:
    """The outer form of a call in a cell: its name, its arguments, and what follows its closing bracket."""

    def __init__(self, cell: Cell) -> None:
        text = cell.text
        start = min([at for at in (text.find("("), text.find(")"), text.find(",")) if at >= 0], default=len(text))
        self.name: Final = cell.part(0, start)
        self.arguments: Final[list[Cell]] = []
        self.is_closed = True
        end = start
        if text.startswith("(", start):
            end = self._split(cell, start)
        self.rest: Final = cell.part(end, len(text))
        self.whole: Final = cell.part(0, _end_of_call(text))

    def _split(self, cell: Cell, start: int) -> int:
        """Split what is in the brackets at its commas; return the place after the closing bracket."""
        depth = 0
        first = start + 1
        for at in range(start, len(cell.text)):
            sign = cell.text[at]
            depth += (sign == "(") - (sign == ")")
            if depth == 0 or (depth == 1 and sign == ","):
                self.arguments.append(cell.part(first, at))
                first = at + 1
            if depth == 0:
                return first
        self.arguments.append(cell.part(first, len(cell.text)))
        self.is_closed = False
        return len(cell.text)


def _end_of_call(text: str) -> int:
    """Return the place of the first comma or closing bracket that stands in no bracket, or the end."""
    depth = 0
    for at, sign in enumerate(text):
        if depth == 0 and sign in "),":
            return at
        depth += (sign == "(") - (sign == ")")
    return len(text)
