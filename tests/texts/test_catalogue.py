"""The catalogue: it puts messages into words, in the reader's language."""

import shutil
from pathlib import Path

import pytest

from meadowmarket.cli import make_parser
from meadowmarket.cli.parser_words import parser_words
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Event, Message
from meadowmarket.texts import Catalogue, MissingText, check, languages, preferred_language
from meadowmarket.texts import catalogue as catalogue_module

TEXTS = """
greeting = Hello { $seat }, meet { $other_seat }.
card = Card { $name }
    .text = It gives { $count ->
        [one] one olive
       *[other] { $count } olives
    }.
wrapped = Found: { $inner }
chosen = { $kind ->
    [long] Long: { $first }, then { $second }.
   *[other] Short.
}
"""


def catalogue(strict: bool = True) -> Catalogue:
    made = Catalogue("en", names=["Anna"], strict=strict)
    made.add(TEXTS)
    return made


def test_only_the_texts_that_are_asked_for_are_read() -> None:
    made = Catalogue("en", strict=True)
    assert made.say("lagranja-word-farm") == "farm"
    assert made._games == {"lagranja"}
    assert made.say("web-welcome")  # shared
    assert made.title("game", "everdell") == "Everdell"
    assert made._games == {"lagranja"}
    assert made.say("card-name", {"id": "chef", "name": "Chef"}) == "Chef"  # does not say which game it belongs to


def test_a_key_that_nobody_has_is_looked_for_everywhere() -> None:
    made = Catalogue("de", strict=True)
    assert not made.has("quack")
    assert made._games >= {"everdell", "lagranja"}
    assert made.say("everdell-word-city") == "Stadt"


def test_seats_become_names() -> None:
    assert catalogue().say("greeting", {"seat": 0, "other_seat": 1}) == "Hello Anna, meet Player 2."


def test_events_know_who_acted() -> None:
    assert catalogue().event(Event(0, Message("greeting", {"other_seat": 1}))) == "Hello Anna, meet Player 2."
    assert catalogue().event(Event(1, Message("greeting", {"seat": 0, "other_seat": 1}))).startswith("Hello Anna")
    assert catalogue().event(Event(-1, Message("card", {"name": "3"}))) == "Card 3"


def test_messages_within_messages_and_attributes() -> None:
    inner = Message("card.text", {"count": 2})
    assert catalogue().say("wrapped", {"inner": inner}) == "Found: It gives 2 olives."
    assert catalogue().say("card", {"name": "3"}) == "Card 3"
    assert catalogue().has("card.text")
    assert not catalogue().has("card.quack")


def test_what_is_missing_raises_only_when_strict() -> None:
    assert catalogue(strict=False).say("quack", {"n": 1}) == "quack (n: 1)"
    with pytest.raises(MissingText, match="quack"):
        catalogue().say("quack")
    with pytest.raises(MissingText, match="name"):
        catalogue().say("card")
    assert "name" in catalogue(strict=False).say("card")


LONG = "three wrong triggers and all that is allowed; " * 200


def test_long_arguments_are_not_lost() -> None:
    assert catalogue().say("wrapped", {"inner": LONG}) == f"Found: {LONG}"
    assert catalogue().say("wrapped", {"inner": Message("wrapped", {"inner": LONG})}) == f"Found: Found: {LONG}"
    chosen = catalogue().say("chosen", {"kind": "long", "first": LONG, "second": LONG[:2000]})
    assert chosen == f"Long: {LONG}, then {LONG[:2000]}."
    problems = Catalogue("de", strict=True).say("bad-card-pack", {"problems": LONG})
    assert LONG in problems


def test_arguments_that_look_like_stand_ins_stay_as_they_are() -> None:
    strange = "\ue0000\ue001"
    chosen = catalogue().say("chosen", {"kind": "long", "first": LONG, "second": strange})
    assert chosen == f"Long: {LONG}, then {strange}."


@pytest.mark.parametrize("language", languages())
def test_numbers_below_zero_have_a_minus(language: str) -> None:
    made = Catalogue(language)
    made.add(
        "lost = { $n ->\n    [one] { $n } point\n   *[other] { $n } points of { $most }, {$name}\n}\nlines = { $inner }"
    )
    lost = Message("lost", {"n": -2, "most": "2-4", "name": "LG-6"})
    assert made.text(Message("lines", {"inner": lost})) == "−2 points of 2-4, LG-6"


def test_a_text_that_fluent_gives_up_still_says_its_arguments() -> None:
    made = catalogue(strict=False)
    made.add("endless = " + "{ $n } " * 1001)
    assert made.say("endless", {"n": "reason"}) == "endless (n: reason)"


def test_the_environment_makes_catalogues_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADOWMARKET_STRICT_TEXTS", "1")
    assert Catalogue().strict
    monkeypatch.delenv("MEADOWMARKET_STRICT_TEXTS")
    assert not Catalogue().strict


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        Catalogue("xx")
    assert caught.value.message.args["allowed"] == ", ".join(languages())


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ("", "en"),
        ("LANG=en_GB.UTF-8", "en"),
        ("LANG=C", "en"),
        ("LANG=xx", "en"),
        ("LANG=de_DE.UTF-8", "de"),
        ("LANG=de-AT", "de"),
        ("LANG=cs_CZ@euro", "cs"),
        ("LC_MESSAGES=pl_PL.UTF-8 LANG=de_DE.UTF-8", "pl"),
        ("LC_ALL=ru_RU.UTF-8 LC_MESSAGES=pl_PL.UTF-8 LANG=de_DE.UTF-8", "ru"),
        ("LC_ALL= LANG=de_DE.UTF-8", "de"),
        ("LC_ALL=xx_XX LANG=de_DE.UTF-8", "en"),
        ("LC_ALL=C.UTF-8 LANG=de_DE.UTF-8 LANGUAGE=pl", "en"),
        ("LC_ALL=POSIX LANG=de_DE.UTF-8", "en"),
        ("LANG=de_DE.UTF-8 LANGUAGE=xx:cs:pl", "cs"),
        ("LANG=de_DE.UTF-8 LANGUAGE=xx", "de"),
        ("LC_ALL=C MEADOWMARKET_LANGUAGE=pl", "pl"),
    ],
)
def test_the_language_of_the_environment(variables: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("MEADOWMARKET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    for pair in variables.split():
        name, _, value = pair.partition("=")
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_a_lost_game_is_lost_in_every_language() -> None:
    lost = [Catalogue(language).say("game-won", {"count": 0, "names": ""}) for language in ("en", "de")]
    assert lost == ["The game is lost.", "Das Spiel ist verloren."]


# -- nouns in the form that a sentence needs

FORMS = """
olive = { $amount ->
    [one] { $case ->
       *[nom] oliwka
        [acc] oliwkę
    }
    [few] oliwki
    [many] oliwek
   *[other] oliwki
}
twig = { $case ->
   *[nom] gałązka
    [acc] gałązkę
}
pays = płaci { $count } { FORM($what, $count, case: "acc") }
list = { FORM($first, $case) }, { FORM($rest, $case) }
takes = bierze { FORM($what, case: "acc") }
lacks = bez { FORM($what, case: "gen") }
"""


def polish(strict: bool = True) -> Catalogue:
    made = Catalogue("pl", strict=strict)
    made.add(FORMS)
    return made


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, "oliwkę"), (2, "oliwki"), (5, "oliwek"), (21, "oliwek"), (22, "oliwki"), (25, "oliwek")],
)
def test_a_sentence_gets_a_noun_in_its_case_and_number(count: int, expected: str) -> None:
    assert polish().say("pays", {"what": Message("olive"), "count": count}) == f"płaci {count} {expected}"


def test_a_list_hands_its_case_on() -> None:
    both = Message("list", {"first": Message("olive"), "rest": Message("twig")})
    assert polish().say("takes", {"what": both}) == "bierze oliwkę, gałązkę"
    assert polish().text(both) == "oliwka, gałązka"
    assert polish().say("takes", {"what": "Anna"}) == "bierze Anna"


def test_a_case_that_a_noun_lacks_is_an_error_where_texts_are_strict() -> None:
    with pytest.raises(MissingText, match="olive in pl has no form for the case gen"):
        polish().say("lacks", {"what": Message("olive")})
    assert polish(strict=False).say("lacks", {"what": Message("olive")}) == "bez oliwka"


# -- a new language


def test_a_new_language_needs_a_folder_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it lacks is shown in English until somebody translates it."""
    shutil.copytree(catalogue_module.FOLDER, tmp_path / "texts")
    (tmp_path / "texts" / "fr").mkdir()
    texts = 'player-name = Joueur { $number }\nparser-usage = appel :{" "}\n'
    (tmp_path / "texts" / "fr" / "ui.ftl").write_text(texts)
    monkeypatch.setattr(catalogue_module, "FOLDER", tmp_path / "texts")
    monkeypatch.setenv("MEADOWMARKET_LANGUAGE", "fr")
    assert "fr" in languages()
    assert preferred_language() == "fr"
    french = Catalogue("fr", strict=False)
    assert french.player(1) == "Joueur 2"
    assert french.say("web-settings") == "Settings"
    assert french.decimal(1.5) == "1,5"
    with parser_words(french):
        shown = make_parser(french).format_help()
    assert shown.startswith("appel : meadowmarket")
    assert "cs, de, en, fr, pl, ru" in shown
    missing = [found for found in check.problems({}, [tmp_path / "texts"], []) if found.kind == "missing"]
    assert len(missing) > 500
    assert all(found.startswith("fr: no text for ") for found in missing)
