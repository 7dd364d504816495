"""The reference: games, bots, components, topics and rules."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import UNSET

from meadowmarket import games as installed
from meadowmarket.bots.bot import LEVELS
from meadowmarket.core.api import Game
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.server.bots.catalog import BotCatalog
from meadowmarket.server.http.addresses import address_for_others
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import SOURCE, Localizer
from meadowmarket.server.messages.answers import (
    BotChoice,
    Components,
    GameChoice,
    Games,
    Rules,
    RulesetInfo,
    Ruling,
    SettingInfo,
    Topic,
    Topics,
)
from meadowmarket.server.settings import Settings
from meadowmarket.server.tables.table import open_game
from meadowmarket.texts import languages
from meadowmarket.texts.rulebook import (
    GLOSSARY,
    read_glossary,
    read_rules,
    rules_are_in,
    rules_text,
    text_for_players,
    with_titles,
)

USUAL_PLAYERS = 2
NAME = re.compile(r"[a-z0-9_-]{1,64}")


def games(localizer: Localizer, bot_catalog: BotCatalog, settings: Settings) -> Games:
    """List the games, the bots and the languages."""
    others = [name for name in bot_catalog.names() if name not in LEVELS]
    bots = [
        BotChoice(name, localizer.bot(name), localizer.about_bot(name), name in LEVELS) for name in (*LEVELS, *others)
    ]
    choices = [_choice(name, localizer) for name in installed.names() if _is_sound(name)]
    return Games(choices, bots, languages(), settings.tables.keep_days, address_for_others(settings.network))


def _is_sound(name: str) -> bool:
    """Whether a game can be opened: one that is installed wrongly must not hide the others."""
    try:
        installed.box(name)
    except BadSetup:
        return False
    return True


def _choice(name: str, localizer: Localizer) -> GameChoice:
    box = installed.box(name)
    rulesets = [RulesetInfo(one, localizer.title("ruleset", one), box.defaults(one)) for one in box.rulesets]
    settings = [
        SettingInfo(setting.name, localizer.title("setting", setting.name.replace("_", "-")), list(setting.values))
        for setting in box.settings()
    ]
    return GameChoice(name, localizer.title("game", name), box.min_players, box.max_players, rulesets, settings)


def components(game: str, ruleset: str | None, players: int | None, localizer: Localizer) -> Components:
    """Return what is printed on a game's components."""
    check_game(game)
    return _components(game, ruleset, players or _usual_players(game), localizer.language)


@lru_cache(maxsize=32)
def _components(game: str, ruleset: str | None, players: int, language: str) -> Components:
    localizer = Localizer(language)
    pieces = open_game(game, players, ruleset, {}).components()
    return Components({name: localizer.piece(piece) for name, piece in pieces.items()})


def topics(game: str, localizer: Localizer) -> Topics:
    """Explain everything that can be looked up."""
    check_game(game)
    return _topics(game, localizer.language)


@lru_cache(maxsize=16)
def _topics(game: str, language: str) -> Topics:
    localizer = Localizer(language)
    opened = open_game(game, _usual_players(game), None, {})
    return Topics(
        [
            Topic(one, [localizer.text(line) for line in opened.explain(one)], _rulings(opened, one, language) or UNSET)
            for one in opened.topics()
        ]
    )


def _rulings(game: Game, topic: str, language: str) -> list[Ruling]:
    """List the paragraphs about a card, tile or place: those that name it in English, and those of the glossary."""
    box = installed.box(game.name)
    name = game.topic_name(topic)
    numbers = set() if name is None else set(read_rules(rules_text(box, SOURCE)).mentioning(_english(name), whole=True))
    for term in read_glossary(box.document(GLOSSARY)):
        if topic in term.topics:
            numbers |= set(term.paragraphs)
    paragraphs = read_rules(rules_text(box, language)).paragraphs
    return [Ruling(number, text.split("** ", 1)[1]) for number, text in paragraphs.items() if number in numbers]


def _english(message: Message) -> str:
    return Localizer(SOURCE).text(message)


def rules(game: str, localizer: Localizer) -> Rules:
    """Return the numbered rules, in the reader's language if they are written in it."""
    check_game(game)
    return _rules(game, localizer.language)


@lru_cache(maxsize=16)
def _rules(game: str, language: str) -> Rules:
    box = installed.box(game)
    text = text_for_players(rules_text(box, language))
    if not text:
        raise Refusal(404, Message("not-found"))
    localizer = Localizer(language if rules_are_in(box, language) else SOURCE)
    titles = {setting.name: localizer.title("setting", setting.name.replace("_", "-")) for setting in box.settings()}
    titles |= {ruleset: localizer.title("ruleset", ruleset) for ruleset in box.rulesets}
    names = {term.key: localizer.names_of_term(game, term.key) for term in read_glossary(box.document(GLOSSARY))}
    return Rules("markdown", with_titles(text, titles), localizer.language, names)


def check_game(game: str) -> None:
    """Raise Refusal if no such game is installed."""
    if not NAME.fullmatch(game) or game not in installed.names():
        raise Refusal(404, Message("no-such-game", {"game": game, "allowed": ", ".join(installed.names())}))


def _usual_players(game: str) -> int:
    box = installed.box(game)
    return min(max(USUAL_PLAYERS, box.min_players), box.max_players)
