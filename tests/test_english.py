"""Plain English: docstrings, comments, Markdown and English texts avoid stiff words; each has a better wording."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ("src", "tests", "scripts", "web/scripts")
MARKDOWN = ("*.md", "docs/**/*.md", "deploy/**/*.md", "web/README.md", "src/**/*.md", "tests/**/*.md")

STIFF = {
    r"albeit": "although",
    r"anew": "again, or the verb with re-: redeal, reload, recreate",
    r"behoove\w*": "should",
    r"better(s|ed)(?= the| his| her| its| nothing| a\b)": "improve",
    r"(to|not) better (the|a|his|her|its|nothing)": "improve",
    r"beneath which": "below which",
    r"by itself alone": "alone",
    r"for aught": "as far as",
    r"for ever": "forever",
    r"forthwith": "at once",
    r"hence": "so",
    r"here(by|in|of|upon|after)": "say what is meant",
    r"hitherto": "so far",
    r"if need be": "if necessary",
    r"in vain": "without success, for nothing",
    r"lest": "so that … not",
    r"manifold": "many",
    r"naught|nought": "nothing, zero",
    r"no other than": "exactly",
    r"oft": "often",
    r"(?<!most )(?<!some )(?<!out )of which": "whose, with, that",
    r"out of which": "from which",
    r"^says (what|why|how|who|where|that|on)": "describe, explain, return",
    r"^says whether|; says whether": "whether …, return whether",
    r"shall": "must, will, should",
    r"so many(?! that\b)": "the name of the parameter, a number of, this many",
    r"so-manieth": "every n-th",
    r"^tells? (what|whether|how|who|which)": "return, describe; whether …",
    r"the own": "its own, your own",
    r"there(by|in|of|upon|unto|from)": "say what is meant",
    r"thither|hither|whither": "to there, here, where; destination",
    r"thrice": "three times",
    r"thus": "so",
    r"unto": "to",
    r"upon": "on, when",
    r"verily": "really",
    r"whence": "from where",
    r"what tells": "what says, what shows",
    r"where(by|in|of|upon|unto|from)": "by which, in which, of which",
    r"whomsoever|whosoever": "whoever",
    r"(?<=[\d\w] )(moves|games|actions|simulations|decisions|times|requests|points) an? "
    r"(second|minute|hour|move|turn|day)": "per: 100 moves per second",
    r"one (module|row|line|file|folder|process|test|page|table) an? (?!time\b)\w+": "per: one row per card",
}
"""Stiff words and phrases as regular expressions, and what to write instead."""

PATTERN = re.compile("|".join(rf"(?P<w{i}>\b(?:{phrase})\b)" for i, phrase in enumerate(STIFF)), re.IGNORECASE)
PAGE_COMMENT = re.compile(r"(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
FENCE = re.compile(r"```.*?```", re.DOTALL)


def better_wording(found: re.Match[str]) -> str:
    """Return what to write instead of a stiff phrase."""
    return list(STIFF.values())[int(str(found.lastgroup)[1:])]


def complaints(text: str) -> list[str]:
    """List the stiff phrases of a text, each with a better wording."""
    return [f"“{found[0]}” (better: {better_wording(found)})" for found in PATTERN.finditer(" ".join(text.split()))]


def python_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a Python source, each with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def markdown_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs of a Markdown file, without its code blocks."""
    prose = FENCE.sub(lambda block: "\n" * block[0].count("\n"), source)
    line = 1
    for paragraph in re.split(r"(\n\s*\n)", prose):
        yield line, paragraph
        line += paragraph.count("\n")


def fluent_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a Fluent file without their keys."""
    for number, line in enumerate(source.splitlines(), 1):
        yield number, line.partition(" = ")[2] or line


def page_texts(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a file of the page, TypeScript or Svelte."""
    for found in PAGE_COMMENT.finditer(source):
        yield source.count("\n", 0, found.start()) + 1, found[0].lstrip("/*<!- ")


READERS = {
    ".py": python_texts,
    ".md": markdown_texts,
    ".ftl": fluent_texts,
    ".ts": page_texts,
    ".svelte": page_texts,
}
"""By the ending of a file: what reads its English."""


def found_in(path: Path) -> list[str]:
    """List the stiff phrases of a file, each with its place."""
    source = path.read_text("utf-8")
    texts = READERS[path.suffix](source)
    place = path.relative_to(ROOT)
    return [f"{place}:{line}: {complaint}" for line, text in texts for complaint in complaints(text)]


def files() -> list[Path]:
    """List the files that are written in English: Python, the page, Markdown and the English texts."""
    found = [ROOT / "setup.py", *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    found += [path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")]
    found += [path for pattern in MARKDOWN for path in ROOT.glob(pattern)]
    found += (ROOT / "src").rglob("en/**/*.ftl")
    return sorted(path for path in set(found) if path != Path(__file__) and not path.name.endswith(".de.md"))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Says whether the own cards are dealt anew.", 3),
        ("Every move betters the position of whoever makes it.", 1),
        ("It tries in vain; this shall not last for ever.", 3),
        ("One module a command, 100 moves a second.", 2),
        ("Whether a better move exists. One at a time.", 0),
        ("Thereafter the lesson is the same; upside down.", 0),
        ("Play so many games, of which two are kept, if need be.", 3),
        ("There are so many that most of which we speak are new.", 0),
        ("Tell what a process does.", 1),
    ],
)
def test_stiff_words_are_found(text: str, count: int) -> None:
    assert len(complaints(text)) == count


def test_docstrings_comments_markdown_and_texts_are_looked_at() -> None:
    assert [text for _, text in python_texts('"""Shall."""\n# in vain\nx = "anew"\n')] == ["Shall.", "# in vain"]
    assert [complaints(text) for _, text in markdown_texts("```\nanew\n```\n\nupon\n")][-1] == [
        "“upon” (better: on, when)"
    ]
    assert [text for _, text in fluent_texts("shall-key = Go on.")] == ["Go on."]
    names = {path.name for path in files()}
    assert {"README.md", "CONTRIBUTING.md", "architecture.md", "api.py", "ui.ftl"} <= names


def test_nothing_is_written_stiffly() -> None:
    found = [complaint for path in files() for complaint in found_in(path)]
    assert not found, "\n".join(found)
