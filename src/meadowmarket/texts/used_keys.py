"""Keys of texts that sources use: whole ones, and templates such as `everdell-card-{}` of those made at run time.

Where a function only passes on a part of a key, as in `def word(self, key): return say(f"board-{key}")`, its callers in
the same file are looked at instead.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

TAKES_KEY = {"Message": 0, "say": 0, "option_help": 1, "emit": 1, "damaged": 1}
"""The functions that take a key, and as which argument."""

HOLE = "{}"
IN_PAGE = re.compile(r"(?:\b(?P<call>text|say|hasText)\(\s*|\bkey(?:: | = ))`(?P<key>[^`]*\$\{[^`]*)`")
PAGE_KEY = re.compile(r"web-|[a-z]+-page-")
PAGE_HOLE = re.compile(r"\$\{([^}]*)\}")
PASSED_ON = "key"
"""What a part of a key is called in the page where it is only passed on."""


@dataclass
class Keys:
    """The keys in a source, each with its line."""

    whole: dict[str, int] = field(default_factory=dict)
    made: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Taker:
    """A function that takes a part of a key: in which argument, and what it puts around it."""

    position: int
    template: str


@dataclass(frozen=True)
class KeyUse:
    """A key, or a template, in a call; with the parameter of the function around it that fills its only hole, if so."""

    template: str
    parameter: int | None
    function: str
    line: int


def keys_in_python(source: str) -> Keys:
    """Find the keys in a Python source."""
    tree = ast.parse(source)
    takers: dict[str, set[Taker]] = {name: {Taker(position, HOLE)} for name, position in TAKES_KEY.items()}
    found = list(_found(tree, takers))
    while new := {(one.function, Taker(one.parameter, one.template)) for one in found if one.parameter is not None} - {
        (name, taker) for name, all_of_name in takers.items() for taker in all_of_name
    }:
        for name, taker in new:
            takers.setdefault(name, set()).add(taker)
        found = list(_found(tree, takers))
    called = {_called(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    keys = Keys()
    for one in found:
        if not one.template:
            continue
        if HOLE not in one.template:
            keys.whole.setdefault(one.template, one.line)
        elif one.template != HOLE and (one.parameter is None or one.function not in called):
            keys.made.setdefault(one.template, one.line)
    return keys


def keys_in_page(source: str, game: str = "") -> Keys:
    """Find the templates in a source of the page; on a game's board, `say` means the page's texts of that game."""
    keys = Keys()
    for match in IN_PAGE.finditer(source):
        if PASSED_ON in PAGE_HOLE.findall(match["key"]):
            continue
        prefix = f"{game}-page-" if match["call"] == "say" and game else ""
        template = prefix + PAGE_HOLE.sub(HOLE, match["key"])
        if not match["call"] and not PAGE_KEY.match(template):
            continue
        keys.made.setdefault(template, source.count("\n", 0, match.start()) + 1)
    return keys


def _found(tree: ast.Module, takers: dict[str, set[Taker]]) -> Iterator[KeyUse]:
    values = _Values(tree)
    for function, node in _calls(tree, None):
        parameters = _parameters(function)
        for taker in takers.get(_called(node), ()):
            if taker.position >= len(node.args):
                continue
            for template, name in values.templates(node.args[taker.position], function):
                around = taker.template.replace(HOLE, template, 1)
                parameter = parameters.index(name) if name in parameters else None
                yield KeyUse(around, parameter, function.name if function else "", node.lineno)


def _calls(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """List all calls with the function around each."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield function, child
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else function)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _parameters(function: ast.FunctionDef | None) -> list[str]:
    arguments = function.args.args if function else []
    return [argument.arg for argument in arguments if argument.arg not in ("self", "cls")]


class _Values:
    """What names may stand for in a source: what they were set to, or what a loop over constants gives them."""

    def __init__(self, tree: ast.Module) -> None:
        self.constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        self.attributes: dict[str, list[ast.expr]] = {}
        for node in ast.walk(tree):
            for target in node.targets if isinstance(node, ast.Assign) else []:
                if isinstance(node, ast.Assign) and isinstance(target, ast.Attribute):
                    self.attributes.setdefault(target.attr, []).append(node.value)

    def templates(self, node: ast.expr, function: ast.FunctionDef | None) -> list[tuple[str, str]]:
        """List the keys that an expression may be, with holes; and the name that fills the hole if there is one."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [(node.value, "")]
        if isinstance(node, ast.IfExp):
            return self.templates(node.body, function) + self.templates(node.orelse, function)
        if isinstance(node, ast.JoinedStr):
            return self._joined(node.values, function)
        if isinstance(node, ast.FormattedValue):
            is_plain = isinstance(node.value, (ast.Name, ast.Attribute, ast.IfExp))
            return self.templates(node.value, function) if is_plain else [(HOLE, "")]
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return self._joined([node.left, node.right], function)
        values = self._values(node, function)
        return [one for value in values for one in self.templates(value, None)] or [(HOLE, getattr(node, "id", ""))]

    def _joined(self, nodes: list[ast.expr], function: ast.FunctionDef | None) -> list[tuple[str, str]]:
        joined = [("", "")]
        for node in nodes:
            parts = self.templates(node, function)
            joined = [(start + part, before + name) for start, before in joined for part, name in parts]
        return [(template, name if template.count(HOLE) == 1 else "") for template, name in joined]

    def _values(self, node: ast.expr, function: ast.FunctionDef | None) -> list[ast.expr]:
        if isinstance(node, ast.Attribute):
            values = self.attributes.get(node.attr, [])
            return values if all(isinstance(value, ast.Constant) for value in values) else []
        if not isinstance(node, ast.Name) or function is None:
            return []
        found: list[ast.expr] = []
        for inner in ast.walk(function):
            if isinstance(inner, ast.Assign) and any(_is_name(target, node.id) for target in inner.targets):
                found.append(inner.value)
            elif isinstance(inner, (ast.For, ast.comprehension)) and _is_name(inner.target, node.id):
                found += self._items(inner.iter)
        return found

    def _items(self, node: ast.expr) -> list[ast.expr]:
        """List the constants that a loop goes through, if it is written there or at the top of the source."""
        listed = self.constants.get(node.id) if isinstance(node, ast.Name) else node
        return listed.elts if isinstance(listed, (ast.Tuple, ast.List)) else []


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
