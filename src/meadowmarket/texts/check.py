"""Checks of the texts: all languages say the same things, all keys are used, and none is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meadowmarket.texts.catalogue import FOLDER, SOURCE_LANGUAGE

PACKAGE = FOLDER.parent
PAGE = PACKAGE.parent.parent / "web" / "src"
"""The page's sources; an installed package does not have them."""
KEY_ARGUMENT = {"Message": 0, "say": 0, "option_help": 1, "tell": 1, "damaged": 1}
"""The functions that take a key, and as which argument."""

PAGE_KEYS = r"web-.+|[a-z]+-page-.+"
"""The keys that only the page uses."""

TITLES = "title"
"""The function that takes the first word of a key: `title("game", name)`."""

KEY_PART = re.compile(r"[a-z0-9.-]*")
SHORTEST_PART = 3
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9.-]*)["'`]""")
TEMPLATE = re.compile(r"`([a-z][a-z0-9.-]*)\$\{")


@dataclass
class Texts:
    """The texts of one language: the placeholders of each key, the place of each, and what is wrong with the files."""

    placeholders: dict[str, frozenset[str]] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)


@dataclass
class Uses:
    """The keys that the sources mention: by name, by pattern, and those that must exist, with their places."""

    names: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    needed: dict[str, str] = field(default_factory=dict)
    needed_patterns: dict[str, str] = field(default_factory=dict)


def problems(folder: Path = FOLDER, sources: Iterable[Path] | None = None) -> list[str]:
    """Lists all that is wrong with the texts in a folder of languages, measured by the sources that use them."""
    texts = {path.name: read_language(path) for path in sorted(folder.iterdir()) if any(path.glob("*.ftl"))}
    if SOURCE_LANGUAGE not in texts:
        return [f"{folder}: no texts in {SOURCE_LANGUAGE}"]
    found = [problem for language in texts.values() for problem in language.problems]
    for name, language in texts.items():
        if name != SOURCE_LANGUAGE:
            found += _differences(texts[SOURCE_LANGUAGE], name, language)
    uses = read_uses(own_sources() if sources is None else sources)
    if sources is None and not PAGE.is_dir():
        uses.patterns.add(PAGE_KEYS)
    return found + missing(texts[SOURCE_LANGUAGE], uses) + unused(texts[SOURCE_LANGUAGE], uses)


def own_sources() -> list[Path]:
    """Lists what uses the texts: the package, and the page where its sources are at hand."""
    page = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [*PACKAGE.rglob("*.py"), *page]


def _differences(source: Texts, name: str, language: Texts) -> list[str]:
    found = [
        f"{name}: no text for {key} ({place})" for key, place in source.places.items() if key not in language.places
    ]
    for key, place in language.places.items():
        if key not in source.places:
            found.append(f"{place}: {key} is not in {SOURCE_LANGUAGE}")
        elif language.placeholders[key] != source.placeholders[key]:
            here, there = _listed(language.placeholders[key]), _listed(source.placeholders[key])
            found.append(f"{place}: {key} has the placeholders {here}, in {SOURCE_LANGUAGE} {there}")
    return found


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "–"


def missing(texts: Texts, uses: Uses) -> list[str]:
    """Lists the keys that the sources need and the texts don't have."""
    found = [f"{place}: no text for {key}" for key, place in uses.needed.items() if key not in texts.places]
    for pattern, place in uses.needed_patterns.items():
        if not any(re.fullmatch(pattern, key) for key in texts.places):
            found.append(f"{place}: no text for any key like {pattern}")
    return found


def unused(texts: Texts, uses: Uses) -> list[str]:
    """Lists the keys that neither the sources nor other texts mention."""
    pattern = re.compile("|".join(sorted(uses.patterns)) or r"(?!)")
    return [
        f"{place}: {key} is not used"
        for key, place in texts.places.items()
        if key not in uses.names and key not in texts.references and not pattern.fullmatch(key)
    ]


# -- the texts


class _Reader(Visitor):
    """Gathers the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """A term's arguments are its own affair, but a variable handed to it is the message's."""
        if node.arguments:
            self.visit(node.arguments)


def read_language(folder: Path) -> Texts:
    """Reads all files of one language."""
    texts = Texts()
    for path in sorted(folder.glob("*.ftl")):
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            place = f"{folder.name}/{path.name}:{source.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
            if isinstance(entry, ftl.Junk):
                texts.problems.append(f"{place}: {entry.annotations[0].message if entry.annotations else 'not Fluent'}")
            elif isinstance(entry, ftl.Message):
                _add_message(texts, entry, place)
            elif isinstance(entry, ftl.Term):
                reader = _Reader()
                reader.visit(entry)
                texts.references |= reader.references
    return texts


def _add_message(texts: Texts, entry: ftl.Message, place: str) -> None:
    parts: list[tuple[str, ftl.Pattern]] = [(entry.id.name, entry.value)] if entry.value else []
    parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    for key, pattern in parts:
        if key in texts.places:
            texts.problems.append(f"{place}: {key} stands already in {texts.places[key]}")
        reader = _Reader()
        reader.visit(pattern)
        texts.places[key] = place
        texts.placeholders[key] = frozenset(reader.variables)
        texts.references |= reader.references


# -- the sources


def read_uses(sources: Iterable[Path]) -> Uses:
    """Reads which keys the sources mention; other files than Python's only by their quoted words."""
    uses = Uses()
    for path in sources:
        if path.suffix != ".py":
            _read_page(uses, path.read_text("utf-8"))
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                uses.names.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                uses.patterns |= {pattern for pattern in [_pattern(node)] if pattern}
            elif isinstance(node, ast.Call):
                _read_call(uses, node, f"{path.name}:{node.lineno}")
    return uses


def _read_page(uses: Uses, source: str) -> None:
    uses.names.update(QUOTED.findall(source))
    beginnings = [beginning for beginning in TEMPLATE.findall(source) if len(beginning) >= SHORTEST_PART]
    uses.patterns.update(re.escape(beginning) + r"[A-Za-z0-9._-]+" for beginning in beginnings)


def _read_call(uses: Uses, call: ast.Call, place: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    kind = call.args[0] if name == TITLES and call.args else None
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        uses.patterns.add(re.escape(kind.value) + r"-[A-Za-z0-9_-]+")
    position = KEY_ARGUMENT.get(name)
    if position is None or len(call.args) <= position:
        return
    for key in _branches(call.args[position]):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            uses.needed.setdefault(key.value, place)
        elif isinstance(key, ast.JoinedStr) and _pattern(key):
            uses.needed_patterns.setdefault(_pattern(key), place)


def _branches(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.IfExp):
        return _branches(node.body) + _branches(node.orelse)
    return [node]


def _pattern(node: ast.JoinedStr) -> str:
    """Returns the keys that an f-string may stand for as a regular expression; empty if it says too little."""
    pattern = ""
    known = 0
    for part in node.values:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            if not KEY_PART.fullmatch(part.value):
                return ""
            known += len(part.value)
            pattern += re.escape(part.value)
        else:
            pattern += r"[a-z0-9.-]+"
    return pattern if known >= SHORTEST_PART else ""
