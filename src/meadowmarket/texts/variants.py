"""Checks of selectors: each language has the cases that English tells apart, and the plural forms that it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass, field

from babel import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
OTHER = "other"

NOUN = re.compile(r"\s\w{2}")
"""How a text goes on after a number that a noun follows; one letter is a unit or a preposition."""


@dataclass
class Cases:
    """The cases of all selectors on one variable in a text, and those that are the default."""

    keys: set[str] = field(default_factory=set)
    defaults: set[str] = field(default_factory=set)

    @property
    def explicit(self) -> set[str]:
        """Numbers and names: what is no plural form."""
        return self.keys - PLURALS

    @property
    def has_plurals(self) -> bool:
        """Whether there are different plural forms."""
        return bool(self.keys & PLURALS - {OTHER})


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.cases: dict[str, Cases] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        cases = self.cases.setdefault(_variable(node.selector), Cases())
        for variant in node.variants:
            key = variant.key.value if isinstance(variant.key, ftl.NumberLiteral) else variant.key.name
            cases.keys.add(key)
            if variant.default:
                cases.defaults.add(key)
        self.generic_visit(node)


def _variable(selector: ftl.InlineExpression | ftl.Placeable) -> str:
    """Return the variable that a selector looks at, as it is or through NUMBER."""
    if isinstance(selector, ftl.VariableReference):
        return selector.id.name
    if isinstance(selector, ftl.FunctionReference):
        return next((_variable(argument) for argument in selector.arguments.positional), "")
    return ""


def cases_of(pattern: ftl.Pattern) -> dict[str, Cases]:
    """Return the cases of a text, by variable."""
    reader = _Selectors()
    reader.visit(pattern)
    return reader.cases


class _Counts(Visitor):
    """Gathers the variables that stand before a noun, as in `{ $n } cards`."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for i, element in enumerate(node.elements[:-1]):
            number = element.expression if isinstance(element, ftl.Placeable) else None
            if isinstance(number, ftl.VariableReference) and _begins_with_noun(node.elements[i + 1 :]):
                self.variables.add(number.id.name)
        self.generic_visit(node)


def _begins_with_noun(elements: list[ftl.TextElement | ftl.Placeable]) -> bool:
    """Whether what follows a number is a word, or one in a placeholder that nothing inflects."""
    first = elements[0]
    if not isinstance(first, ftl.TextElement) or first.value.strip():
        return isinstance(first, ftl.TextElement) and NOUN.match(first.value) is not None
    return isinstance(elements[1], ftl.Placeable) and isinstance(elements[1].expression, ftl.VariableReference)


def counts_of(pattern: ftl.Pattern) -> frozenset[str]:
    """Return the variables of a text that a noun follows."""
    reader = _Counts()
    reader.visit(pattern)
    return frozenset(reader.variables)


def plain_text(pattern: ftl.Pattern) -> str:
    """Return a text without placeholders; nothing if it has any."""
    parts = [element.value for element in pattern.elements if isinstance(element, ftl.TextElement)]
    return "".join(parts) if len(parts) == len(pattern.elements) else ""


def shape_of(pattern: ftl.Pattern) -> str:
    """Return a text with its placeholders as a file has it, without the marks of where it stood."""
    message = ftl.Message(ftl.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def words_of(pattern: ftl.Pattern) -> str:
    """Return the words of a text: without placeholders, and of each selector the longest variant."""
    return "".join(_words(element) for element in pattern.elements)


def _words(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    if isinstance(element.expression, ftl.SelectExpression):
        return max((words_of(variant.value) for variant in element.expression.variants), key=len)
    return ""


def problems_of(
    language: str,
    own: dict[str, Cases],
    source: dict[str, Cases],
    translations: dict[str, set[str]],
    counts: Set[str] = frozenset(),
) -> Iterator[str]:
    """List what is wrong with the selectors of a text, next to those of the same text in English.

    A case may be a word that was translated, such as that of a good: then its translation must be there. `counts` are
    the variables that stand before a noun.
    """
    for variable, cases in source.items():
        here = own.get(variable, Cases())
        for key in sorted(cases.explicit - here.keys):
            if not here.keys & translations.get(key, set()):
                yield f"lacks the case [{key}] of ${variable}"
    needed = {*Locale.parse(language).plural_form.tags, OTHER}
    for variable, cases in source.items():
        if cases.has_plurals and variable not in own and variable in counts:
            yield f"has no plural forms for ${variable}, which a noun follows"
    for variable, cases in own.items():
        if not cases.has_plurals and not (variable in source and source[variable].has_plurals):
            continue
        for key in sorted(needed - cases.keys):
            yield f"lacks the plural form [{key}] of ${variable}"
        for key in sorted(cases.defaults & PLURALS - {OTHER}):
            yield f"has the plural form [{key}] as the default of ${variable}, not [{OTHER}]"
