"""What can be played and looked up: games, bots, components, topics and rules."""

from __future__ import annotations

import re
from functools import lru_cache

from meadowmarket import games as installed
from meadowmarket.bots.bot import LEVELS
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Message
from meadowmarket.server.bots.catalog import Roster
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages import (
    BotChoice,
    Components,
    GameChoice,
    Games,
    Rules,
    RulesetInfo,
    SettingInfo,
    Topic,
    Topics,
)
from meadowmarket.server.tables.table import open_game
from meadowmarket.texts import languages
from meadowmarket.texts.rulebook import rules_text

USUAL_PLAYERS = 2
NAME = re.compile(r"[a-z0-9_-]{1,64}")


def games(words: Localizer, roster: Roster, keep_days: int) -> Games:
    """Lists the games, the bots and the languages."""
    others = [name for name in roster.names() if name not in LEVELS]
    bots = [BotChoice(name, words.bot(name), words.about_bot(name), name in LEVELS) for name in (*LEVELS, *others)]
    return Games([_choice(name, words) for name in installed.names() if _is_sound(name)], bots, languages(), keep_days)


def _is_sound(name: str) -> bool:
    """A game that is installed wrongly must not hide the others."""
    try:
        installed.box(name)
    except BadSetup:
        return False
    return True


def _choice(name: str, words: Localizer) -> GameChoice:
    box = installed.box(name)
    rulesets = [RulesetInfo(one, words.title("ruleset", one), box.defaults(one)) for one in box.rulesets]
    settings = [
        SettingInfo(setting.name, words.title("setting", setting.name.replace("_", "-")), list(setting.values))
        for setting in box.settings()
    ]
    return GameChoice(name, words.title("game", name), box.min_players, box.max_players, rulesets, settings)


def components(game: str, ruleset: str | None, players: int | None, words: Localizer) -> Components:
    """Returns what is printed on a game's components."""
    _check(game)
    return _components(game, ruleset, players or _usual_players(game), words.language)


@lru_cache(maxsize=32)
def _components(game: str, ruleset: str | None, players: int, language: str) -> Components:
    words = Localizer(language)
    pieces = open_game(game, players, ruleset, {}).components()
    return Components({name: words.piece(piece) for name, piece in pieces.items()})


def topics(game: str, words: Localizer) -> Topics:
    """Explains all that can be looked up."""
    _check(game)
    return _topics(game, words.language)


@lru_cache(maxsize=16)
def _topics(game: str, language: str) -> Topics:
    words = Localizer(language)
    opened = open_game(game, _usual_players(game), None, {})
    return Topics([Topic(one, [words.text(line) for line in opened.explain(one)]) for one in opened.topics()])


def rules(game: str, words: Localizer) -> Rules:
    """Returns the numbered rules, in the reader's language if they are written in it."""
    _check(game)
    text = rules_text(installed.box(game), words.language)
    if not text:
        raise Refusal(404, Message("not-found"))
    return Rules("markdown", text)


def _check(game: str) -> None:
    if not NAME.fullmatch(game) or game not in installed.names():
        raise Refusal(404, Message("no-such-game", {"game": game, "allowed": ", ".join(installed.names())}))


def _usual_players(game: str) -> int:
    box = installed.box(game)
    return min(max(USUAL_PLAYERS, box.min_players), box.max_players)
