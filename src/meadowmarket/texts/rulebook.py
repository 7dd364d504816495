"""The numbered rules of a game, by paragraph, and the glossary that leads from a word to its paragraphs."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from meadowmarket.core.box import Box

HEADING = re.compile(r"^## (?:(?P<section>[A-Z]{2}-\d+) )?.*$", re.MULTILINE)
PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]{2}-\d+\.\d+)\*\* ", re.MULTILINE)
TYPED, TYPED_END = "<!-- typed -->", "<!-- /typed -->"
"""The marks around what is typed in the terminal: only the terminal shows it."""
PASSAGE = re.compile(rf"{TYPED}.*?{TYPED_END}", re.DOTALL)
CODE = re.compile(r"`([a-z_-]+)`")
RULES = "rules.md"
GLOSSARY = "glossary.csv"
ACTION_RULES = "action_rules.csv"


@dataclass(frozen=True)
class Term:
    """A word of the rules: its name is the text `GAME-word-KEY`; topics are cards, tiles and places to look up."""

    key: str
    paragraphs: tuple[str, ...]
    topics: tuple[str, ...]


@dataclass(frozen=True)
class ActionRule:
    """The paragraphs about actions whose notation starts with some words; which word names a card, tile or place."""

    start: str
    paragraphs: tuple[str, ...]
    topic_word: int


@dataclass(frozen=True)
class Rulebook:
    """The rules as Markdown: whole, by section (LG-6) and by paragraph (LG-6.8)."""

    text: str
    sections: dict[str, str]
    paragraphs: dict[str, str]

    def find(self, wanted: str) -> str:
        """Return the paragraph or section with an id, also as `lg6.8`; nothing if there is none."""
        plain = re.sub(r"^([A-Z]{2})-?(?=\d)", r"\1-", wanted.strip().upper())
        return self.paragraphs.get(plain) or self.sections.get(plain, "")

    def mentioning(self, word: str, whole: bool = False) -> list[str]:
        """List the ids of the paragraphs that have a word: as a beginning, or whole, but for an s in the plural."""
        end = r"s?(?!\w)" if whole else ""
        wanted = r"\s+".join(map(re.escape, word.split()))  # the rules have no-break spaces where one types a blank
        pattern = re.compile(rf"(?<!\w){wanted}{end}", re.IGNORECASE)
        return [number for number, text in self.paragraphs.items() if word.strip() and pattern.search(text)]


def rules_text(box: Box, language: str) -> str:
    """Return the rules of a game in a language if they are written in it, else in English; nothing if it has none."""
    return box.document(f"rules.{language}.md") or box.document(RULES)


def without_marks(text: str) -> str:
    """Return the rules with the passages about the terminal, but without the marks around them."""
    return text.replace(TYPED, "").replace(TYPED_END, "")


def rules_are_in(box: Box, language: str) -> bool:
    """Whether the rules are written in a language."""
    return language == "en" or bool(box.document(f"rules.{language}.md"))


def text_for_players(text: str) -> str:
    """Return the rules without what is typed in the terminal: marked passages, and table columns with a marked head."""
    lines: list[str] = []
    dropped: list[int] = []
    for line in text.splitlines():
        cells = line.split("|")
        if not line.startswith("|"):
            dropped = []
        elif not (lines and lines[-1].startswith("|")):
            dropped = [i for i, cell in enumerate(cells) if cell.strip().startswith(TYPED)]
        lines.append("|".join(cell for i, cell in enumerate(cells) if i not in dropped))
    return re.sub(r"\n{3,}", "\n\n", PASSAGE.sub("", "\n".join(lines)))


def with_titles(text: str, titles: Mapping[str, str]) -> str:
    """Return the rules with settings and rulesets by what they are called, instead of their names in code."""
    return CODE.sub(lambda code: titles.get(code[1], code[0]), text)


@lru_cache(maxsize=16)
def read_rules(text: str) -> Rulebook:
    """Split the rules; a paragraph ends where the next one, or the next heading, begins."""
    sections: dict[str, str] = {}
    paragraphs: dict[str, str] = {}
    headings = list(HEADING.finditer(text))
    for i, heading in enumerate(headings):
        end = headings[i + 1].start() if i + 1 < len(headings) else len(text)
        if heading["section"]:
            sections[heading["section"]] = text[heading.start() : end].strip()
            starts = list(PARAGRAPH.finditer(text, heading.end(), end))
            for j, start in enumerate(starts):
                stop = starts[j + 1].start() if j + 1 < len(starts) else end
                paragraphs[start["id"]] = text[start.start() : stop].strip()
    return Rulebook(text, sections, paragraphs)


@lru_cache(maxsize=16)
def read_glossary(text: str) -> list[Term]:
    """Read a glossary: one row per term, paragraphs and topics separated by blanks."""
    rows = csv.DictReader(text.splitlines())
    return [Term(row["term"], tuple(row["paragraphs"].split()), tuple(row["topics"].split())) for row in rows]


@lru_cache(maxsize=16)
def read_action_rules(text: str) -> list[ActionRule]:
    """Read which rules an action follows: one row per beginning of a notation."""
    rows = csv.DictReader(text.splitlines())
    return [ActionRule(row["action"], tuple(row["paragraphs"].split()), int(row["topic_word"])) for row in rows]


def rule_of_action(rules: list[ActionRule], notation: str) -> ActionRule | None:
    """Return the row with the longest beginning that fits a notation."""
    fitting = [rule for rule in rules if re.match(rf"{re.escape(rule.start)}(?![a-z])", notation)]
    return max(fitting, key=lambda rule: len(rule.start), default=None)
