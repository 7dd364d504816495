"""The catalogue of texts: Fluent files, one folder per language, here and in each installed game's `texts` folder.

A file is read when one of its keys is first needed. `ui.ftl` must stand on its own; the other files here may refer to
each other, and so may those of one game. The keys of a game begin with its name; what else it names (itself, its
rulesets, settings and sources of points) is in its `titles.ftl`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_datetime
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from meadowmarket.core.api import Game
from meadowmarket.core.csv_tables import not_utf8, unreadable
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.files import read_bytes
from meadowmarket.core.installed import game_entries, texts_folder
from meadowmarket.core.messages import Event, Message
from meadowmarket.texts.variants import cases_of

FOLDER = Path(__file__).parent
SOURCE_LANGUAGE = "en"
UI = "ui.ftl"
TITLES = "titles.ftl"
STRICT = "MEADOWMARKET_STRICT_TEXTS"
"""The environment variable that makes a missing text an error, as the tests want it."""

GIVEN_UP = "{???}"
"""What Fluent makes of a text that is too much for it: nothing of its arguments is left."""

LONGEST_ARGUMENT = 100
"""Fluent gives up if a part of a text has over 2,500 characters; arguments longer than this are put in afterwards."""

LONGEST_PHRASE = 2000
"""As LONGEST_ARGUMENT, for phrases: what is put in afterwards can't be inflected any more."""

FORMS: dict[str, int | str] = {"case": "nom", "amount": 1}
"""What a text may select on without being given it: the case and the number in which a sentence wants a noun."""

STAND_IN = re.compile("\ue000([0-9]+)\ue001")
"""What stands for a long argument while Fluent formats a text: private characters, which no text of ours has."""


OWN_VARIABLE = "MEADOWMARKET_LANGUAGE"
COMMAND_VARIABLE = "MEADOWMARKET_COMMAND_LANGUAGE"
"""The environment variable by which a command passes its language on to its worker processes."""

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the language: our own, and those of the system, the first one that is set."""

MINUS = "−"
"""The sign before numbers below zero."""

HYPHEN = re.compile(r"(?<!\w)-(?=[0-9])")
"""What Fluent writes in its place."""


class MissingText(LookupError):
    """A key, or an argument of its text, is missing; raised by strict catalogues only."""


class Phrase(str):
    """An argument that is a message: the text itself, which a sentence may ask for in another form by FORM."""

    catalogue: Catalogue
    message: Message

    def in_form(self, forms: Mapping[str, int | str]) -> str:
        """Return the phrase in a case, or for an amount; a strict catalogue wants a noun to have the case."""
        self.catalogue.check_case(self.message.key, str(forms.get("case", "")))
        return self.catalogue.text(Message(self.message.key, {**forms, **self.message.args}))


def form(phrase: object, *forms: object, case: str = "") -> object:
    """Inflect an argument: the Fluent function FORM.

    `{ FORM($good, $count, case: "acc") }` is the good in the accusative, in the number that goes with the count. A case
    may also come as a variable, so that a list hands its own on: `{ FORM($first, $case) }`. What is no phrase stays.
    """
    if not isinstance(phrase, Phrase):
        return phrase
    wanted: dict[str, int | str] = {"case": case} if case else {}
    for one in forms:
        if isinstance(one, int):
            wanted["amount"] = int(one)
        else:
            wanted["case"] = str(one)
    return phrase.in_form(wanted)


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form}


def languages() -> list[str]:
    """List the languages there are texts in."""
    return sorted(path.parent.name for path in FOLDER.glob(f"*/{UI}"))


def preferred_language() -> str:
    """Return the language of the environment if there are texts in it, else English.

    As usual, the first of LC_ALL, LC_MESSAGES and LANG that is set counts, LANGUAGE lists languages that are liked
    better, and a locale C, of programs that read what others print, means neither.
    """
    locale = next((found for name in LOCALES if (found := os.environ.get(name, ""))), "")
    is_plain = re.fullmatch(r"(C|POSIX)(\..*)?", locale) is not None
    liked = [] if is_plain else os.environ.get("LANGUAGE", "").split(":")
    for wanted in (os.environ.get(OWN_VARIABLE, ""), *liked, locale):
        code = re.split(r"[-_.@]", wanted)[0].lower()
        if code in languages():
            return code
    return SOURCE_LANGUAGE


def command_language() -> str:
    """Return the language of the running command, in its worker processes too; without a command, the preferred one."""
    found = os.environ.get(COMMAND_VARIABLE, "")
    return found if found in languages() else preferred_language()


class Catalogue:
    """The texts of one language.

    `names` are the players' names, which take the place of arguments called `seat` (or ending in `_seat`); without
    one, a seat is called by its number. A key may name an attribute: `card-chef.text`.

    >>> Catalogue("en").text(Message("undo-other-seat", {"seat": 1}))
    'Player 2 has acted since; that can’t be taken back.'
    """

    def __init__(self, language: str = SOURCE_LANGUAGE, names: Sequence[str] = (), strict: bool | None = None) -> None:
        if language not in languages():
            raise BadSetup(Message("no-such-language", {"language": language, "allowed": ", ".join(languages())}))
        self.language = language
        self.names = list(names)
        self.strict = os.environ.get(STRICT) == "1" if strict is None else strict
        spoken = [language] if self.strict or language == SOURCE_LANGUAGE else [language, SOURCE_LANGUAGE]
        self._bundles = [FluentBundle([one], use_isolating=False, functions=FUNCTIONS) for one in spoken]
        self._later = [self._load_shared, self._load_titles, self._load_games]
        """What is read, one after the other, until a key is found."""
        self._games: set[str] = set()
        """The games whose texts have been read."""
        self._load(FOLDER, UI)

    def add(self, source: str) -> None:
        """Add texts in Fluent syntax, such as those that a card pack brings."""
        self._bundles[0].add_resource(FluentResource(source), allow_overrides=True)

    def add_folder(self, folder: Path) -> None:
        """Add the texts of a card pack, `en.ftl` and the like; a language that it lacks is taken from the English."""
        for bundle in reversed(self._bundles):
            path = folder / f"{bundle.locales[0]}.ftl"
            if path.exists():
                self.add(_pack_text(path))

    def has(self, key: str) -> bool:
        """Whether there is a text for a key."""
        return self._find(key) is not None

    def text(self, message: Message) -> str:
        """Return a message in words; arguments that are messages are put into words first."""
        found = self._find(message.key)
        if found is None:
            if self.strict:
                raise MissingText(f"no text for {message} in {self.language}")
            return str(message)
        bundle, pattern = found
        arguments, put_off = _without_long(self._arguments(message.args))
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise MissingText(f"{message} in {self.language}: {errors[0]}")
        if errors and text == GIVEN_UP:
            return str(message)
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            text = HYPHEN.sub(MINUS, str(text))
        return STAND_IN.sub(lambda match: put_off[int(match[1])], str(text)) if put_off else str(text)

    def check_case(self, key: str, case: str) -> None:
        """Raise MissingText, if strict, where a noun has forms for cases but not for this one."""
        found = self._find(key) if self.strict else None
        cases = cases_of(found[1]).get("case") if found else None
        if case and cases is not None and case not in cases.keys:
            raise MissingText(f"{key} in {self.language} has no form for the case {case}")

    def say(self, key: str, args: Mapping[str, int | str | Message] | None = None) -> str:
        """Return the text of a key."""
        return self.text(Message(key, args))

    def event(self, event: Event) -> str:
        """Return what happened in words; the acting seat is there as `$seat` without being named in the arguments."""
        if event.seat < 0 or "seat" in event.message.args:
            return self.text(event.message)
        return self.say(event.message.key, {"seat": event.seat, **event.message.args})

    def title(self, kind: str, name: str) -> str:
        """Return what a game, a ruleset or a setting is called; its id, made readable, if nobody said."""
        key = f"{kind}-{name}"
        return self.say(key) if self.has(key) else name.replace("_", " ").replace("-", " ").capitalize()

    def bot(self, spec: str) -> str:
        """Return what a bot is called, its own name if nobody said; its options follow as they were given.

        >>> Catalogue("de").bot("search:200ms")
        'Suche 200ms'
        """
        name, _, options = spec.partition(":")
        called = self.say(f"bot-{name}") if self.has(f"bot-{name}") else name
        return f"{called} {options}".strip()

    def name_seats(self, game: Game, names: Sequence[str]) -> None:
        """Call the players by their names, and neutral seats after them as the game does."""
        players = [*names, *[""] * (game.players - len(names))]
        self.names = [*players, *(self.text(name) for name in game.neutral_names())]

    def decimal(self, value: float, digits: int = 1) -> str:
        """Write a number with `digits` decimals, as the language does.

        >>> Catalogue("de").decimal(4.25)
        '4,2'
        >>> Catalogue("en").decimal(-1234.5, 0)
        '−1,234'
        """
        return self._number(round(value, digits), f"0.{'0' * digits}" if digits else "0")

    def shortest(self, value: float, digits: int = 3) -> str:
        """Write a number with as many decimals as it has, but at most `digits`.

        >>> Catalogue("de").shortest(0.25), Catalogue("de").shortest(2.0)
        ('0,25', '2')
        """
        return self._number(round(value, digits), f"0.{'#' * digits}")

    def signed(self, points: float, digits: int = 1) -> str:
        """Write points as a gain or a loss.

        >>> Catalogue("en").signed(-0.42)
        '−0.4'
        """
        written = self.decimal(points, digits)
        return written if written.startswith(MINUS) else f"+{written}"

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share in per cent.

        >>> Catalogue("en").percent(0.254), Catalogue("pl").percent(0.254)
        ('25.4%', '25,4%')
        """
        pattern = Locale.parse(self.language).percent_formats[None].pattern
        number = self.decimal(100 * share, digits)
        return str(pattern).replace("#,##0", number)

    def percent_range(self, low: float, high: float) -> str:
        """Write from which share to which one something goes.

        >>> Catalogue("en").percent_range(0.254, 0.3)
        '25.4–30.0%'
        """
        return f"{self.decimal(100 * low)}–{self.percent(high)}"

    def moment(self, when: datetime) -> str:
        """Write a date and a time of day.

        >>> Catalogue("de").moment(datetime(2026, 11, 18, 9, 5))
        '18.11.2026 09:05'
        """
        return str(format_datetime(when, self.say("pattern-moment"), locale=self.language))

    def _number(self, value: float, pattern: str) -> str:
        number = value + 0.0  # no minus before a zero
        return str(format_decimal(number, f"#,##{pattern}", self.language)).replace("-", MINUS)

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("player-name", {"number": seat + 1})

    def _arguments(self, args: Mapping[str, int | str | Message]) -> dict[str, int | str]:
        plain: dict[str, int | str] = dict(FORMS)
        for name, value in args.items():
            if isinstance(value, Message):
                phrase = Phrase(self.text(value))
                phrase.catalogue, phrase.message = self, value
                plain[name] = phrase
            elif isinstance(value, int) and (name == "seat" or name.endswith(("_seat", "-seat"))):
                plain[name] = self.player(value)
            else:
                plain[name] = value
        return plain

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        pattern = self._loaded(key)
        game = key.partition("-")[0]
        if pattern is None and self._later and game in game_entries():
            self._load_game(game)
            pattern = self._loaded(key)
        while pattern is None and self._later:
            self._later.pop(0)()
            pattern = self._loaded(key)
        return pattern

    def _loaded(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                return bundle, pattern
        return None

    # -- reading files takes longer than most commands: each is read when it is first needed

    def _load(self, folder: Path, *names: str) -> None:
        """Read files of a folder of languages, all if none is named; what is there already stays as it is."""
        for bundle in self._bundles:
            for path in sorted((folder / bundle.locales[0]).glob("*.ftl")):
                if not names or path.name in names:
                    bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def _load_shared(self) -> None:
        self._load(FOLDER)

    def _load_titles(self) -> None:
        for name in game_entries():
            folder = texts_folder(name)
            if folder is not None and name not in self._games:
                self._load(folder, TITLES)

    def _load_games(self) -> None:
        for name in game_entries():
            self._load_game(name)

    def _load_game(self, name: str) -> None:
        folder = texts_folder(name)
        if folder is not None and name not in self._games:
            self._load(folder)
        self._games.add(name)


def _without_long(arguments: dict[str, int | str]) -> tuple[dict[str, int | str], list[str]]:
    """Put stand-ins in the place of long arguments, and of those that look like one; also returns what they stand for.

    No selector of ours has a key that long, so no other variant is chosen.
    """
    put_off: list[str] = []
    short: dict[str, int | str] = {}
    for name, value in arguments.items():
        longest = LONGEST_PHRASE if isinstance(value, Phrase) else LONGEST_ARGUMENT
        if isinstance(value, str) and (len(value) > longest or "\ue000" in value):
            short[name] = f"\ue000{len(put_off)}\ue001"
            put_off.append(value)
        else:
            short[name] = value
    return short, put_off


def _pack_text(path: Path) -> str:
    """Return what a file of a card pack says; raise BadCardPack if that is no text."""
    try:
        data = read_bytes(path)
        return data.decode("utf-8")
    except OSError as error:
        raise unreadable(path.name, error) from error
    except UnicodeDecodeError as error:
        raise not_utf8(path.name, data, error.start) from error


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
