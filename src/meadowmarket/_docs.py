"""What the sources say about public classes: signatures and docstrings, which compiling drops.

`help` shows them in the compiled build too, and docs/api.md is written from them.
"""

import ast
import re
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).parent

PUBLIC = {
    "Game": "new name rules_version ruleset settings players pack_digest id actions view known determinize valuation",
    "State": ("is_over seats_to_act options apply scores winners points_by_source clone why_not actions_played game"),
    "Table": (
        "game seed names plays_forced state history is_over seats_to_act prompt options view play undo why_no_undo"
        " last_choice checksum"
    ),
    "Actions": "notation code",
    "Valuation": "names weights worth worths terms",
    "ObservationLayout": "size names blocks num_numbers num_counts",
    "Block": "name parts low high rule about names",
    "Rng": "below shuffle fork",
    "Event": "seat message",
    "Batch": "game step sample state",
    "Side": "wins points seats choices milliseconds failures mean_points milliseconds_per_move",
    "Result": (
        "match players games decisions unfinished failures a b win_rate win_interval fair_share mean_margin"
        " margin_interval margins"
    ),
}
"""The public members of classes that have others, too; of all other classes each one is public."""


class Member(NamedTuple):
    """A method or an attribute of a class: how it is called, and what it is."""

    name: str
    signature: str
    about: str


class ClassDocs(NamedTuple):
    """A class by its source."""

    signature: str
    about: str
    members: list[Member]


def class_docs(name: str, place: str) -> ClassDocs:
    """Return what the source of a class says about it and its public members; `place` is its module."""
    node = _class(name, place)
    start = next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)
    members = [*(_attributes(start) if start else []), *_fields(node), *_methods(node)]
    if name in PUBLIC:
        found = {member.name: member for member in members}
        members = [found[one] for one in PUBLIC[name].split()]
    signature = f"{name}{_arguments(start)}" if start else name
    return ClassDocs(signature, ast.get_docstring(node) or "", members)


def function_docs(name: str, place: str) -> Member:
    """Return what the source of a function says about it."""
    node = next(one for one in _tree(place).body if isinstance(one, ast.FunctionDef) and one.name == name)
    return _method(node)


def help_text(name: str, place: str) -> str:
    """Return the docstring of a class and all about its public members, for `help`."""
    docs = class_docs(name, place)
    lines = [docs.about, "", "Public members:"]
    for member in docs.members:
        about = [f"    {line}".rstrip() for line in member.about.splitlines()]
        lines += ["", member.signature, *about]
    return "\n".join(lines) + "\n"


def _tree(place: str) -> ast.Module:
    return ast.parse(_PACKAGE.joinpath(*place.split(".")).with_suffix(".py").read_text("utf-8"))


def _class(name: str, place: str) -> ast.ClassDef:
    return next(one for one in _tree(place).body if isinstance(one, ast.ClassDef) and one.name == name)


def _methods(node: ast.ClassDef) -> list[Member]:
    return [_method(one) for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")]


def _method(node: ast.FunctionDef) -> Member:
    about = ast.get_docstring(node) or ""
    returned = "" if node.returns is None else f" -> {_type(node.returns)}"
    if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
        return Member(node.name, f"{node.name}: {returned.removeprefix(' -> ')}", about)
    return Member(node.name, f"{node.name}{_arguments(node)}{returned}", about)


def _arguments(node: ast.FunctionDef) -> str:
    """Write the arguments of a function as they are declared, without `self`."""
    given = [one for one in node.args.args if one.arg != "self"]
    defaults = [*[None] * (len(given) - len(node.args.defaults)), *node.args.defaults]
    parts = [
        f"{one.arg}{f': {_type(one.annotation)}' if one.annotation else ''}"
        f"{f' = {ast.unparse(default)}' if default is not None else ''}"
        for one, default in zip(given, defaults, strict=True)
    ]
    return f"({', '.join(parts)})"


def _attributes(start: ast.FunctionDef) -> list[Member]:
    """List the attributes that a constructor sets; a string behind one says what it is."""
    types = {one.arg: one.annotation for one in start.args.args}
    found: list[Member] = []
    for node, after in zip(start.body, [*start.body[1:], None]):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Attribute) or target.attr.startswith("_"):
            continue
        kind = node.annotation if isinstance(node, ast.AnnAssign) else None
        value = getattr(node, "value", None)
        if (kind is None or ast.unparse(kind) == "Final") and isinstance(value, ast.Name):
            kind = types.get(value.id)
        found.append(Member(target.attr, _declared(target.attr, kind, value), _string(after)))
    return found


def _fields(node: ast.ClassDef) -> list[Member]:
    """List the fields that the body of a class declares, as in a named tuple."""
    found: list[Member] = []
    for one, after in zip(node.body, [*node.body[1:], None]):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and not one.target.id.startswith("_"):
            found.append(Member(one.target.id, _declared(one.target.id, one.annotation, None), _string(after)))
    return found


def _declared(name: str, kind: ast.expr | None, value: ast.expr | None) -> str:
    if kind is not None and ast.unparse(kind) == "Final":
        kind = None
    if kind is None and isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        kind = value.func
    if kind is None and isinstance(value, ast.Constant) and value.value is not None:
        return f"{name}: {type(value.value).__name__}"
    return name if kind is None else f"{name}: {_type(kind)}"


def _type(node: ast.expr) -> str:
    """Write a type as Python's own: the compiler has numbers of a fixed size, and names that don't change."""
    text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ast.unparse(node)
    text = re.sub(r"^(?:Final|ClassVar)\[(.*)\]$", r"\1", text)
    return re.sub(r"\bi(16|32|64)\b", "int", text)


def _string(node: ast.stmt | None) -> str:
    """Return the text of a statement that is nothing but a string."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""
