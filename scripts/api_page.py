"""The page about the public API, docs/api.md: every name with its arguments, types and docstring, by the sources."""

from __future__ import annotations

import meadowmarket
from meadowmarket._docs import Member, class_docs, function_docs
from meadowmarket.lab.vocabulary import ABOUT

GIVEN = {
    "Actions": "core.actions",
    "ObservationLayout": "core.encoding",
    "Block": "core.encoding",
    "Valuation": "core.valuation",
    "HistoryEntry": "core.table",
    "Option": "core.table",
    "Event": "core.messages",
    "Message": "core.messages",
    "Match": "lab.arena.match",
    "Side": "lab.arena.results",
    "Interval": "bots.intervals",
}
"""Classes without a public name, whose objects the public functions and classes return, each with its module."""

NOT_MADE = {"Game", "State", "Result", *GIVEN}
"""Classes whose constructors nobody calls."""


def api_page() -> str:
    """Write down the public API, as Markdown."""
    places = meadowmarket._LATER
    functions = [name for name in meadowmarket.__all__ if name[0].islower() and name != "build"]
    classes = [name for name in meadowmarket.__all__ if name in places and name[0].isupper()]
    lines = [
        "# The Python API",
        "",
        f"{ABOUT} The [Python guide](guides/python.md) shows how the parts are used.",
        "",
        "Arguments, types and meaning of everything public: the compiled build knows no docstrings of methods.",
        "`Json` is what JSON can hold; `Shorts` is a NumPy array of `int16`, `NDArray` any. `mm.build()` returns an",
        "`mm.Build` with `kind` and `reason`.",
        "",
        "## Functions",
        "",
    ]
    for name in functions:
        docs = function_docs(name, places.get(name, "__init__"))
        lines += [f"### `{docs.signature}`", "", *_paragraphs(docs.about), ""]
    lines += ["## Classes", ""]
    for name in classes:
        lines += _class(name, places[name])
    lines += ["## What they return", "", "Objects of these classes come from the above; nobody makes them.", ""]
    for name, place in GIVEN.items():
        lines += _class(name, place)
    return "\n".join(lines[:-1]) + "\n"


def _class(name: str, place: str) -> list[str]:
    docs = class_docs(name, place)
    lines = [f"### `{name if name in NOT_MADE else docs.signature}`", "", *_paragraphs(docs.about), ""]
    members = [_member(member) for member in docs.members]
    return [*lines, *members, ""] if members else lines


def _member(member: Member) -> str:
    about = " ".join(_paragraphs(member.about)).replace("  ", " ")
    return f"- `{member.signature}`" + (f": {about}" if about else "")


def _paragraphs(text: str) -> list[str]:
    """Return the lines of a docstring before its examples, which the guide has."""
    return text.partition(">>>")[0].strip().splitlines()
