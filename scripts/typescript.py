"""Generator of the page's types: wire messages, views and components are declared in Python and written to TypeScript.

`.venv/bin/python -m scripts.typescript` writes the files, `--check` compares them.
"""

from __future__ import annotations

import ast
import json
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import inspect as types

from scripts.steps import ROOT, WEB

MESSAGES = "meadowmarket.server.messages"
"""The module or package with the messages."""

UNIONS = {"PageMessage": "ClientMessage", "ServerMessage": "ServerMessage"}
"""The unions of messages: their names on the page and in Python."""

GAMES = ROOT / "src" / "meadowmarket" / "games"
BOARDS = WEB / "src" / "games"

HEADER = """\
// Generated from {module} by scripts/typescript.py. Do not edit: change the Python, then run
// `.venv/bin/python -m scripts.typescript`.
"""

JSON = """
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
"""


def declaring(module: str, games: Path = GAMES, boards: Path = BOARDS) -> dict[str, str]:
    """Return which module declares the view of a game (`types`) or its components; only games with a board need it."""
    found = sorted(path.parents[1].name for path in games.glob(f"*/view/{module}.py"))
    return {game: f"meadowmarket.games.{game}.view.{module}" for game in found if (boards / game).is_dir()}


VIEWS = declaring("types")
COMPONENTS = declaring("component_types")


def main(arguments: list[str]) -> None:
    """Write all files, or end with an error if one is not current."""
    old = [path for path, text in generated() if not path.exists() or path.read_text("utf-8") != text]
    if arguments == ["--check"]:
        if old:
            names = ", ".join(str(path.relative_to(ROOT)) for path in old)
            sys.exit(f"not current: {names}; run .venv/bin/python -m scripts.typescript")
    elif arguments:
        sys.exit("usage: python -m scripts.typescript [--check]")
    else:
        for path, text in generated():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


def generated() -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of each generated file."""
    yield WEB / "src" / "net" / "messages.ts", messages_text()
    for game, name in VIEWS.items():
        yield WEB / "src" / "games" / game / "view.ts", declared_text(name)
    for game, name in COMPONENTS.items():
        yield WEB / "src" / "games" / game / "componentTypes.ts", declared_text(name)


def messages_text() -> str:
    """Return the wire messages in TypeScript."""
    found = Declarations(MESSAGES)
    parts = [HEADER.format(module=MESSAGES), JSON, *found.texts()]
    for name, python in UNIONS.items():
        members = " | ".join(one.__name__ for one in get_args(found.named(python)))
        parts.append(f"\nexport type {name} = {members}\n")
    tags = ", ".join(_quoted(one.__struct_config__.tag) for one in get_args(found.named(UNIONS["ServerMessage"])))
    parts.append("\n/** The values of `type` in the messages of the server. */\n")
    parts.append(f"export const SERVER_TYPES: readonly string[] = [{tags}]\n")
    return "".join(parts)


def declared_text(module: str) -> str:
    """Return the view or the components that a module of a game declares, in TypeScript."""
    return "".join([HEADER.format(module=module), *Declarations(module).texts()])


class Declarations:
    """The structs, TypedDicts and named literals of a module, or of a package and its modules."""

    def __init__(self, name: str) -> None:
        self._modules = list(_modules(name))
        self._literals: dict[frozenset[object], str] = {}
        self._classes: list[type] = []
        for module in self._modules:
            for key, value in vars(module).items():
                if get_origin(value) is Literal:
                    self._literals.setdefault(frozenset(get_args(value)), key)
                elif _is_declared(value, module):
                    self._classes.append(value)

    def named(self, name: str) -> Any:
        """Return the object with a name."""
        return next(vars(module)[name] for module in self._modules if name in vars(module))

    def texts(self) -> Iterator[str]:
        """Yield the declarations in TypeScript."""
        for values, name in self._literals.items():
            # In the order of the source, which a set does not keep.
            ordered = get_args(self.named(name))
            assert frozenset(ordered) == values
            yield f"\nexport type {name} = {' | '.join(map(_quoted, ordered))}\n"
        for one in self._classes:
            yield self._interface(one)

    def _interface(self, one: type) -> str:
        info = types.type_info(one)
        assert isinstance(info, types.StructType | types.TypedDictType)
        comments = _comments(one)
        lines = [f"\n/** {_sentence(one)} */\nexport interface {one.__name__} {{\n"]
        is_from_page = isinstance(info, types.StructType) and info.forbid_unknown_fields
        if isinstance(info, types.StructType) and info.tag is not None:
            lines.append(f"  {info.tag_field}: {_quoted(info.tag)}\n")
        # msgspec sorts the fields of a TypedDict by name.
        order = list(one.__annotations__)
        for field in sorted(info.fields, key=lambda field: order.index(field.name) if field.name in order else -1):
            if field.name in comments:
                lines.append(f"  /** {comments[field.name]} */\n")
            # The server writes all fields but unset ones, and lets the page leave out those with a default.
            is_unset = field.default is field.default_factory is msgspec.NODEFAULT
            is_optional = not field.required and (is_from_page or is_unset)
            lines.append(f"  {field.encode_name}{'?' if is_optional else ''}: {self._type(field.type)}\n")
        return "".join([*lines, "}\n"])

    def _type(self, info: types.Type) -> str:
        match info:
            case types.StructType() | types.TypedDictType():
                return info.cls.__name__
            case types.LiteralType():
                name = self._literals.get(frozenset(info.values))
                return name or " | ".join(map(_quoted, info.values))
            case types.UnionType():
                return " | ".join(self._type(one) for one in sorted(info.types, key=_is_none))
            case types.ListType():
                item = self._type(info.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case types.DictType(value_type=types.AnyType()):
                return "JsonObject"
            case types.DictType(key_type=types.LiteralType()):
                return f"Partial<Record<{self._type(info.key_type)}, {self._type(info.value_type)}>>"
            case types.DictType():
                return f"Record<string, {self._type(info.value_type)}>"
        return PLAIN[type(info)]


PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "Json",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def _modules(name: str) -> Iterator[ModuleType]:
    module = import_module(name)
    yield module
    for found in pkgutil.iter_modules(getattr(module, "__path__", ())):
        yield from _modules(f"{name}.{found.name}")


def _is_declared(value: object, module: ModuleType) -> bool:
    """Whether a value is a struct or TypedDict of this module; bases without fields are left out."""
    if not isinstance(value, type) or value.__module__ != module.__name__:
        return False
    if is_typeddict(value):
        return True
    return issubclass(value, msgspec.Struct) and (
        bool(value.__struct_fields__) or value.__struct_config__.tag is not None
    )


def _comments(one: type) -> dict[str, str]:
    """Return the texts that follow the fields of a class, by field."""
    body = _declaration(one)
    found: dict[str, str] = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = " ".join(words.split())
    return found


def _sentence(one: type) -> str:
    return " ".join((ast.get_docstring(_declaration(one)) or "").split())


def _declaration(one: type) -> ast.ClassDef:
    """Return a class as it is written; a compiled one has no source of its own."""
    folder = ROOT.joinpath("src", *one.__module__.split("."))
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    return next(
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and node.name == one.__name__
    )


def _is_none(info: types.Type) -> bool:
    return isinstance(info, types.NoneType)


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    main(sys.argv[1:])
