"""Reference for a game's words: terms of the glossary with their rules, cards, tiles and places, and paragraphs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from meadowmarket import games
from meadowmarket.core.api import Game, State
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Option
from meadowmarket.texts import Catalogue
from meadowmarket.texts.catalogue import SOURCE_LANGUAGE
from meadowmarket.texts.finder import Finder, NamedItem
from meadowmarket.texts.rulebook import (
    ACTION_RULES,
    GLOSSARY,
    Rulebook,
    Term,
    read_action_rules,
    read_glossary,
    read_rules,
    rule_of_action,
    rules_are_in,
    rules_text,
    without_marks,
)

TERM = "term"
TOPIC = "topic"
MOST_EXACT = 3
"""The most things that are explained at once; if a word names more, they are only listed."""

MOST_LISTED = 12
NAME_IN_RULES = "en"


class RulesText:
    """A piece of the rules: rendered on a terminal, as Markdown for a file or a program."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.markdown import Markdown  # takes its time to load, and most commands need none

        yield Markdown(self.markdown) if console.is_terminal else Text(self.markdown)


class Reference:
    """Everything that can be looked up about a game, in one language."""

    def __init__(self, game: Game, catalogue: Catalogue) -> None:
        self.game = game
        self.catalogue = catalogue
        self.box = games.box(game.name)
        self.rules: Rulebook = read_rules(without_marks(rules_text(self.box, catalogue.language)))
        self.terms: dict[str, Term] = {term.key: term for term in read_glossary(self.box.document(GLOSSARY))}
        self.finder = Finder([*self._named_terms(), *self._named_topics()])

    def _named_terms(self) -> Iterator[tuple[NamedItem, list[str]]]:
        for key in self.terms:
            name = self.catalogue.say(f"{self.game.name}-word-{key}")
            also = f"{self.game.name}-word-{key}.also"
            others = self.catalogue.say(also).split(",") if self.catalogue.has(also) else []
            yield NamedItem(TERM, key, name), [key, name, *others]

    def _named_topics(self) -> Iterator[tuple[NamedItem, list[str]]]:
        for topic in self.game.topics():
            name = self.topic_name(topic, self.catalogue)
            yield NamedItem(TOPIC, topic, name), [topic, name]

    def topic_name(self, topic: str, catalogue: Catalogue) -> str:
        """Return what a card, tile or place is called; its id if the game does not say."""
        name = self.game.topic_name(topic)
        return topic if name is None else catalogue.text(name)

    # -- words

    def look_up(self, word: str) -> list[RenderableType]:
        """Explain a word or a paragraph; raise BadSetup if it is not known or may mean too many things."""
        paragraph = self.rules.find(word)
        if paragraph:
            return [*self._language_note(), RulesText(paragraph)]
        shown: list[RenderableType] = []
        for entry in self.found(word):
            shown += self._explain_term(entry) if entry.kind == TERM else self._explain_topic(entry.key)
        return shown

    def found(self, word: str) -> list[NamedItem]:
        """Return the meanings of a word; raise BadSetup if there are none or too many."""
        found = self.finder.find(word)
        if found.is_certain and len(found.entries) <= MOST_EXACT:
            return found.entries
        if found.entries:
            raise BadSetup(Message("several-topics", {"topic": word, "near": _listed(found.entries)}))
        near = self.finder.near(word)
        key = "no-such-topic-near" if near else "no-such-topic"
        raise BadSetup(Message(key, {"topic": word, "near": _listed(near)} if near else {"topic": word}))

    def _explain_term(self, entry: NamedItem) -> list[RenderableType]:
        term = self.terms[entry.key]
        shown: list[RenderableType] = [Text(_capitalised(entry.name), style="bold"), *self._language_note()]
        shown += [RulesText(self.rules.paragraphs[number]) for number in term.paragraphs]
        if term.topics:
            names = ", ".join(self.topic_name(topic, self.catalogue) for topic in term.topics)
            shown.append(Text(self.catalogue.say("reference-see-also", {"topics": names})))
        return shown

    def _explain_topic(self, topic: str) -> list[RenderableType]:
        shown: list[RenderableType] = [Text(self.catalogue.text(line)) for line in self.game.explain(topic)]
        numbers = self.mentions(topic)
        if numbers:
            shown.append(Text(self.catalogue.say("reference-in-rules", {"paragraphs": ", ".join(numbers)})))
        return shown

    def mentions(self, topic: str) -> list[str]:
        """List the paragraphs that name a card, tile or place."""
        name = self.game.topic_name(topic)
        if name is None:
            return []
        # The paragraphs have the same numbers in every language; only in English a name is never inflected.
        english = read_rules(without_marks(rules_text(self.box, SOURCE_LANGUAGE)))
        return english.mentioning(_english().text(name), whole=True)

    def _language_note(self) -> list[RenderableType]:
        if rules_are_in(self.box, self.catalogue.language):
            return []
        return [Text(self.catalogue.say("reference-rules-in-english"), style="dim")]

    # -- options

    def explain_option(self, state: State, seat: int, option: Option) -> list[RenderableType]:
        """Explain cost, effect and rule of an option."""
        say = self.catalogue.say
        cost = self.game.cost(state, seat, option.action)
        shown: list[RenderableType] = [Text(option.notation, style="bold")]
        if cost is not None:
            shown.append(Text(say("reference-cost", {"cost": cost})))
        elif self.game.group(option.action) != "pass":
            shown.append(Text(say("reference-no-cost")))
        shown.append(Text(say("reference-effect", {"effect": option.description})))
        rule = rule_of_action(read_action_rules(self.box.document(ACTION_RULES)), option.notation)
        if rule is None:
            return shown
        words = option.notation.split()
        topic = self._topic(words[rule.topic_word - 1]) if 0 < rule.topic_word <= len(words) else ""
        shown += [Text(self.catalogue.text(line)) for line in (self.game.explain(topic) if topic else [])]
        return [*shown, *self._language_note(), *(RulesText(self.rules.paragraphs[one]) for one in rule.paragraphs)]

    def _topic(self, word: str) -> str:
        """Return the topic of a word of a notation, in which copies of a card are numbered: `farm-2`."""
        topics = self.game.topics()
        start, _, number = word.rpartition("-")
        if word not in topics and number.isdigit():
            word = start
        return word if word in topics else ""


def explained(
    game: Game, state: State, seat: int, options: Sequence[Option], wanted: str, catalogue: Catalogue
) -> list[RenderableType]:
    """Explain what follows a `?`: an option by number or notation, else a word; without any, how to ask."""
    plain = " ".join(wanted.lower().split())
    if not plain:
        return [Text(catalogue.say("play-explain-help"))]
    reference = Reference(game, catalogue)
    for number, option in enumerate(options, 1):
        if plain in (str(number), option.notation):
            return reference.explain_option(state, seat, option)
    return reference.look_up(wanted)


@cache
def _english() -> Catalogue:
    return Catalogue(NAME_IN_RULES)


def _listed(entries: Sequence[NamedItem]) -> str:
    names = sorted(dict.fromkeys(entry.name for entry in entries), key=lambda name: name[-1].isdigit())
    return ", ".join(names[:MOST_LISTED]) + (" …" if len(names) > MOST_LISTED else "")


def _capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
