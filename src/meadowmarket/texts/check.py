"""Checks of the texts: all languages say the same things, all keys are used, and none is missing."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meadowmarket.core.installed import TEXTS
from meadowmarket.texts.catalogue import FOLDER, FORMS, SOURCE_LANGUAGE
from meadowmarket.texts.typography import loose_spaces
from meadowmarket.texts.used_keys import HOLE, keys_in_page, keys_in_python
from meadowmarket.texts.variants import Cases, cases_of, counts_of, plain_text, problems_of, shape_of, words_of

PACKAGE = FOLDER.parent
PAGE = PACKAGE.parent.parent / "web" / "src"
"""The page's sources; an installed package does not have them."""
DEV = "dev"
"""The folder of what only those see who work on the page."""
PAGE_KEYS = r"web-.+|[a-z]+-page-.+"
"""The keys that only the page uses."""

ID = "id"
"""The argument by which a text selects among things of the data: goods, helpers."""
BY_ID = "[{}]"
"""How the template of such a text ends: `card-name[{}]` lists the ids."""

TITLES = "title"
"""The function that takes the first word of a key: `title("game", name)`."""

LONGEST_PART = 2500
"""The most characters that fluent.runtime takes between two placeables."""

KEY_PART = re.compile(r"[a-z0-9.-]*")
SHORTEST_PART = 3
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9.-]*)["'`]""")
TEMPLATE = re.compile(r"`([a-z][a-z0-9.-]*)\$\{")


KINDS = (
    *("file", "missing", "unknown", "placeholders", "forms", "unused", "untranslated", "too-long", "unlisted"),
    "typography",
)
"""What can be wrong: a file that is no Fluent, a key that is missing, or not in English, or not used, and so on."""
LETTERS = re.compile(r"[^\W\d_]{3}")
COMMANDS = "-example"
"""How the keys of commands to type end: they may be the same everywhere."""
SAME = "same_as_english.csv"
"""The file that lists the texts that are the same in a language as in English, and right."""
LIMITS = (
    (re.compile(r"web-tab-.+|.+-page-tab-.+"), 10),
    (re.compile(r"[a-z]+-(card|event)-.+-text"), 170),
    (re.compile(r"[a-z]+-short-.+"), 80),
    (re.compile(r"web-phrase-.+"), 24),
    (re.compile(r"[a-z]+-do-.+"), 75),
    (re.compile(r"[a-z]+-ask-.+"), 110),
)
"""The most characters for texts whose place is small: of the longest variant, and without placeholders."""


class TextProblem(str):
    """Something that is wrong with the texts, in words; `kind` is one of KINDS."""

    kind: str

    def __new__(cls, kind: str, words: str) -> TextProblem:
        """Make a problem of a kind."""
        made = super().__new__(cls, words)
        made.kind = kind
        return made


@dataclass
class Texts:
    """The texts of one language: for each key what the checks compare, and its place; and what is wrong with files."""

    placeholders: dict[str, frozenset[str]] = field(default_factory=dict)
    cases: dict[str, dict[str, Cases]] = field(default_factory=dict)
    counts: dict[str, frozenset[str]] = field(default_factory=dict)
    plain: dict[str, str] = field(default_factory=dict)
    shapes: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    problems: list[TextProblem] = field(default_factory=list)


@dataclass
class Uses:
    """The keys that the sources mention: by name, by pattern, those that must exist, and templates of those made."""

    names: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    needed: dict[str, str] = field(default_factory=dict)
    made: dict[str, str] = field(default_factory=dict)


def problems(
    made: Mapping[str, Sequence[str]], folders: Sequence[Path] = (), sources: Iterable[Path] | None = None
) -> list[TextProblem]:
    """List everything wrong with the texts in folders of languages, measured by the sources that use them.

    Without folders, the texts of the package and of its games are checked. `made` are the keys that the sources make
    at run time, by template; of a text that selects on an id, such as `card-name[{}]`, the ids.
    """
    folders = folders or own_folders()
    names = sorted({path.parent.name for folder in folders for path in folder.glob("*/*.ftl")})
    texts = {name: read_language(name, folders) for name in names}
    if SOURCE_LANGUAGE not in texts:
        return [TextProblem("file", f"{folders[0]}: no texts in {SOURCE_LANGUAGE}")]
    same = read_same(folders)
    found = [problem for language in texts.values() for problem in language.problems]
    for name, language in texts.items():
        found += _wrong_cases(texts[SOURCE_LANGUAGE], name, language)
        if name != SOURCE_LANGUAGE:
            found += _differences(texts[SOURCE_LANGUAGE], name, language)
            found += _untranslated(texts[SOURCE_LANGUAGE], name, language, same.get(name, frozenset()))
        found += _too_long(language)
    listed = {template.removesuffix(BY_ID): ids for template, ids in made.items() if template.endswith(BY_ID)}
    found += _wrong_ids(texts, listed)
    made = {template: keys for template, keys in made.items() if not template.endswith(BY_ID)}
    uses = read_uses(own_sources() if sources is None else sources)
    if sources is None and not PAGE.is_dir():
        uses.patterns.add(PAGE_KEYS)
    found += missing(texts[SOURCE_LANGUAGE], uses)
    return found + missing_made(texts[SOURCE_LANGUAGE], uses, made) + unused(texts[SOURCE_LANGUAGE], uses)


def own_folders() -> list[Path]:
    """List the folders of texts: the shared ones, and those of each game of this package."""
    return [FOLDER, *sorted((PACKAGE / "games").glob(f"*/{TEXTS}"))]


def own_sources() -> list[Path]:
    """List what uses the texts: the package, and the page where its sources are at hand."""
    page = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and path.parent.name != DEV]
    return [*PACKAGE.rglob("*.py"), *page]


def read_same(folders: Sequence[Path]) -> dict[str, frozenset[str]]:
    """Read which keys have the same text in a language as in English, and rightly so; the first folder lists them."""
    path = folders[0] / SAME
    if not path.is_file():
        return {}
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    return {
        language: frozenset(row["key"] for row in rows if language in row["languages"].split())
        for language in {one for row in rows for one in row["languages"].split()}
    }


def _untranslated(source: Texts, name: str, language: Texts, same: frozenset[str]) -> list[TextProblem]:
    """List the texts that are still English, and those listed as the same that are not."""
    equal = {
        key
        for key, text in language.shapes.items()
        if text == source.shapes.get(key) and LETTERS.search(language.words[key]) and not key.endswith(COMMANDS)
    }
    found = [TextProblem("untranslated", f"{language.places[key]}: {key} is the English text") for key in equal - same]
    stale = [f"{name}: {SAME} lists {key}, whose text is another" for key in sorted(same - equal)]
    return sorted(found) + [TextProblem("untranslated", words) for words in stale]


def _too_long(language: Texts) -> list[TextProblem]:
    found: list[TextProblem] = []
    for key, text in language.words.items():
        for pattern, most in LIMITS:
            if pattern.fullmatch(key) and len(text) > most:
                words = f"{language.places[key]}: {key} has {len(text)} characters, allowed are {most}"
                found.append(TextProblem("too-long", words))
    return found


def _differences(source: Texts, name: str, language: Texts) -> list[TextProblem]:
    found = [
        TextProblem("missing", f"{name}: no text for {key} ({place})")
        for key, place in source.places.items()
        if key not in language.places
    ]
    for key, place in language.places.items():
        if key not in source.places:
            found.append(TextProblem("unknown", f"{place}: {key} is not in {SOURCE_LANGUAGE}"))
        elif language.placeholders[key] != source.placeholders[key]:
            here, there = _listed(language.placeholders[key]), _listed(source.placeholders[key])
            words = f"{place}: {key} has the placeholders {here}, in {SOURCE_LANGUAGE} {there}"
            found.append(TextProblem("placeholders", words))
    return found


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "–"


def _wrong_cases(source: Texts, name: str, language: Texts) -> list[TextProblem]:
    """Compare the cases of selectors with the English ones."""
    translations: dict[str, set[str]] = {}
    for key, text in source.plain.items():
        translations.setdefault(text, set()).add(language.plain.get(key, text))
    found: list[TextProblem] = []
    for key, own in language.cases.items():
        wrong = problems_of(name, own, source.cases.get(key, {}), translations, language.counts[key])
        found += [TextProblem("forms", f"{language.places[key]}: {key} {what}") for what in wrong]
    return found


def _wrong_ids(languages: Mapping[str, Texts], listed: Mapping[str, Sequence[str]]) -> list[TextProblem]:
    """Compare the texts that select on an `$id` with the ids of the data; English has its words from there."""
    found: list[TextProblem] = []
    for name, texts in languages.items():
        for key, cases in texts.cases.items():
            place = texts.places[key]
            if ID in cases and key not in listed:
                words = f"{place}: nobody lists the ids of {key}{BY_ID} (Game.text_keys)"
                found.append(TextProblem("unlisted", words))
            elif ID in cases or key in listed:
                here, data = cases.get(ID, Cases()).explicit, set(listed[key])
                lacking = [] if name == SOURCE_LANGUAGE else sorted(data - here)
                found += [TextProblem("missing", f"{place}: {key} lacks the case [{one}] of ${ID}") for one in lacking]
                stale = [
                    f"{place}: {key} has the case [{one}] of ${ID}, which is not in the data" for one in here - data
                ]
                found += [TextProblem("unknown", words) for words in sorted(stale)]
    return found


def missing(texts: Texts, uses: Uses) -> list[TextProblem]:
    """List the keys that the sources need and the texts don't have."""
    lacking = {key: place for key, place in uses.needed.items() if key not in texts.places}
    return [TextProblem("missing", f"{place}: no text for {key}") for key, place in lacking.items()]


def missing_made(texts: Texts, uses: Uses, made: Mapping[str, Sequence[str]]) -> list[TextProblem]:
    """List the keys made at run time that the texts don't have, and the templates whose keys nobody lists."""
    found = [
        TextProblem("unlisted", f"{place}: nobody lists the keys like {template} (Game.text_keys, or cli/texts.py)")
        for template, place in uses.made.items()
        if template not in made
    ]
    for template, keys in made.items():
        place = uses.made.get(template, template)
        lacking = [key for key in dict.fromkeys(keys) if key not in texts.places]
        found += [TextProblem("missing", f"{place}: no text for {key}") for key in lacking]
    return found


def unused(texts: Texts, uses: Uses) -> list[TextProblem]:
    """List the keys that neither the sources nor other texts mention."""
    pattern = re.compile("|".join(sorted(uses.patterns)) or r"(?!)")
    return [
        TextProblem("unused", f"{place}: {key} is not used")
        for key, place in texts.places.items()
        if key not in uses.names and key not in texts.references and not pattern.fullmatch(key)
    ]


# -- the texts


class _ReferenceCollector(Visitor):
    """Gathers the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """Visit a term's arguments only: a variable handed to it is the message's."""
        if node.arguments:
            self.visit(node.arguments)


def read_language(language: str, folders: Sequence[Path]) -> Texts:
    """Read all files of one language."""
    texts = Texts()
    for path in [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]:
        source = path.read_text("utf-8")
        for key, start in loose_spaces(language, source):
            place = f"{_shown(path)}:{source.count(chr(10), 0, start) + 1}"
            words = (
                f"{place}: {key} needs a no-break space: “{source[start - 1 : start + 6].strip()}…” (texts check --fix)"
            )
            texts.problems.append(TextProblem("typography", words))
        for entry in FluentParser().parse(source).body:
            place = f"{_shown(path)}:{source.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
            if isinstance(entry, ftl.Junk):
                what = entry.annotations[0].message if entry.annotations else "not Fluent"
                texts.problems.append(TextProblem("file", f"{place}: {what}"))
            elif isinstance(entry, ftl.Message):
                _add_message(texts, entry, place)
            elif isinstance(entry, ftl.Term):
                reader = _ReferenceCollector()
                reader.visit(entry)
                texts.references |= reader.references
    return texts


def _shown(path: Path) -> str:
    """Name a file of texts by its language, and before it the game if it belongs to one."""
    game = path.parents[2].name if path.parents[3].name == "games" else ""
    return "/".join([*([game] if game else []), path.parent.name, path.name])


def _add_message(texts: Texts, entry: ftl.Message, place: str) -> None:
    parts: list[tuple[str, ftl.Pattern]] = [(entry.id.name, entry.value)] if entry.value else []
    parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    for key, pattern in parts:
        if key in texts.places:
            texts.problems.append(TextProblem("file", f"{place}: {key} stands already in {texts.places[key]}"))
        if any(isinstance(part, ftl.TextElement) and len(part.value) > LONGEST_PART for part in pattern.elements):
            words = f"{place}: {key} has over {LONGEST_PART} characters without a break: Fluent gives up"
            texts.problems.append(TextProblem("file", words))
        reader = _ReferenceCollector()
        reader.visit(pattern)
        texts.places[key] = place
        texts.cases[key] = cases_of(pattern)
        texts.counts[key] = counts_of(pattern)
        texts.plain[key] = plain_text(pattern)
        texts.shapes[key] = shape_of(pattern)
        texts.words[key] = words_of(pattern)
        texts.placeholders[key] = frozenset(reader.variables - FORMS.keys())
        texts.references |= reader.references


# -- the sources


def read_uses(sources: Iterable[Path]) -> Uses:
    """Read which keys the sources mention; other files than Python's only by their quoted words."""
    uses = Uses()
    for path in sources:
        source = path.read_text("utf-8")
        if path.suffix != ".py":
            _read_page(uses, source, path)
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                uses.names.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                uses.patterns |= {pattern for pattern in [_pattern(node)] if pattern}
            elif isinstance(node, ast.Call):
                _read_title(uses, node)
        keys = keys_in_python(source)
        for key, line in keys.whole.items():
            uses.needed.setdefault(key, f"{path.name}:{line}")
        _add_made(uses, keys.made, path)
    return uses


def _add_made(uses: Uses, made: Mapping[str, int], path: Path) -> None:
    for template, line in made.items():
        uses.made.setdefault(template, f"{path.name}:{line}")
        start, _, end = template.partition(HOLE)
        if len(start) >= SHORTEST_PART:
            uses.patterns.add(re.escape(start) + r"[a-z0-9.-]+" + re.escape(end.rpartition(HOLE)[2]))


def _read_page(uses: Uses, source: str, path: Path) -> None:
    uses.names.update(QUOTED.findall(source))
    beginnings = [beginning for beginning in TEMPLATE.findall(source) if len(beginning) >= SHORTEST_PART]
    uses.patterns.update(re.escape(beginning) + r"[A-Za-z0-9._-]+" for beginning in beginnings)
    if not path.stem.endswith(".test"):
        game = path.parent.name if path.parent.parent.name == "games" else ""
        _add_made(uses, keys_in_page(source, game).made, path)


def _read_title(uses: Uses, call: ast.Call) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    kind = call.args[0] if name == TITLES and call.args else None
    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
        uses.patterns.add(re.escape(kind.value) + r"-[A-Za-z0-9_-]+")


def _pattern(node: ast.JoinedStr) -> str:
    """Return the keys that an f-string may stand for as a regular expression; empty if it says too little."""
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
