"""The texts: complete, used, the same in all languages; and the catalogue that puts messages into words."""

import shutil
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.cli import make_parser
from meadowmarket.cli.parser_words import parser_words
from meadowmarket.cli.texts import as_data, made_keys
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.messages import Event, Message
from meadowmarket.texts import Catalogue, MissingText, check, languages, preferred_language
from meadowmarket.texts import catalogue as catalogue_module
from meadowmarket.texts.used_keys import keys_in_page, keys_in_python

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


def test_all_texts_are_sound() -> None:
    assert check.problems(made_keys()) == []


@pytest.mark.parametrize("game", ["everdell", "lagranja"])
def test_the_page_has_a_word_for_all_actions_that_it_may_put_into_menus(game: str) -> None:
    """Without one a menu is called by the first word of the notation, which is English."""
    actions = games.open_game(game, 2).actions
    words = {actions.notation(code).split()[0] for code in range(len(actions))}
    made = Catalogue("en", strict=True)
    unnamed = {word for word in words if not made.has(f"{game}-page-word-{word}") and not made.has(f"web-word-{word}")}
    assert unnamed <= {"pass", "end", "done", "decline", "without"}


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


def test_shared_texts_name_no_game() -> None:
    keys = check.read_language("en", check.own_folders()[:1]).places
    assert [key for key in keys if key.partition("-")[0] in games.names()] == []


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


# -- the checks themselves


class Project:
    """Texts in two languages and a source that uses them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "texts"
        self.source = folder / "source.py"
        self.write("en", "one = One\ntwo = Two { $n }\ncard-ox = Ox\n")
        self.write("de", "one = Eins\ntwo = Zwei { $n }\ncard-ox = Ochse\n")
        self.source.write_text('Message("one"); say("two" if x else "one"); Message(f"card-{name}")\n')

    def write(self, language: str, text: str, name: str = "ui.ftl") -> None:
        (self.folder / language).mkdir(parents=True, exist_ok=True)
        (self.folder / language / name).write_text(text)

    def problems(self, **made: list[str]) -> list[check.TextProblem]:
        keys = {"card-{}": ["card-ox"]} | {f"{start}-{{}}": keys for start, keys in made.items()}
        return check.problems(keys, [self.folder], [self.source])


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_sound_project(project: Project) -> None:
    assert project.problems() == []


def test_a_missing_translation(project: Project) -> None:
    project.write("de", "one = Eins\ntwo = Zwei { $n }\n")
    assert project.problems() == ["de: no text for card-ox (en/ui.ftl:3)"]


def test_a_translation_of_nothing(project: Project) -> None:
    project.write("de", "three = Drei\n", "more.ftl")
    assert project.problems() == ["de/more.ftl:1: three is not in en"]


def test_other_placeholders(project: Project) -> None:
    project.write("de", "one = Eins\ntwo = Zwei { $m }\ncard-ox = Ochse\n")
    assert project.problems() == ["de/ui.ftl:2: two has the placeholders $m, in en $n"]


def test_an_unused_key(project: Project) -> None:
    for language in ("en", "de"):
        project.write(language, "three = 3\nfour = { five }\nfive = 5\n", "more.ftl")
    assert project.problems() == ["en/more.ftl:1: three is not used", "en/more.ftl:2: four is not used"]


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ('Message("six")', "no text for six"),
        ('state.emit(0, "six", {})', "no text for six"),
        ('catalogue.say("one" if x else "six")', "no text for six"),
        ('Message(f"tile-{name}")', "nobody lists the keys like tile-{}"),
        ('Message("tile-" + name)', "nobody lists the keys like tile-{}"),
        ('def word(self, key): return say(f"tile-{key}")\nself.word("six")', "no text for tile-six"),
    ],
)
def test_a_missing_key(project: Project, source: str, what: str) -> None:
    project.source.write_text(project.source.read_text() + source + "\n")
    line = project.source.read_text().count("\n")
    assert [problem.partition(": ")[0] for problem in project.problems()] == [f"source.py:{line}"]
    assert what in project.problems()[0]


def test_broken_syntax_and_doubled_keys(project: Project) -> None:
    for language in ("en", "de"):
        project.write(language, "one = again\nbroken\n", "more.ftl")
    problems = project.problems()
    assert any("en/ui.ftl:1: one stands already in en/more.ftl:1" in problem for problem in problems)
    assert any(problem.startswith("de/more.ftl:2: ") for problem in problems)


def test_a_text_that_is_too_long_for_fluent(project: Project) -> None:
    project.write("de", f"one = {'Eins ' * 501}\ntwo = Zwei {{ $n }}\ncard-ox = Ochse\n")
    assert [problem.partition(" has ")[0] for problem in project.problems()] == ["de/ui.ftl:1: one"]


def test_words_in_other_files_count_as_used(project: Project, tmp_path: Path) -> None:
    for language in ("en", "de"):
        project.write(language, f"web-title = Title {language}\n", "web.ftl")
    page = tmp_path / "page.svelte"
    page.write_text("<h1>{t('web-title')}</h1>")
    assert check.problems({"card-{}": ["card-ox"]}, [project.folder], [project.source, page]) == []


# -- keys made at run time


def test_every_key_that_may_be_made_must_be_there(project: Project) -> None:
    assert project.problems(card=["card-ox", "card-cow"]) == ["source.py:1: no text for card-cow"]


@pytest.mark.parametrize(
    ("source", "whole", "made"),
    [
        ('say(f"card-{card.id}")', [], ["card-{}"]),
        ('say(f"card-{n - 1}-text")', [], ["card-{}-text"]),
        ('say("card-" + card.id)', [], ["card-{}"]),
        ('say("one" if x else f"{a}-{b}")', ["one"], ["{}-{}"]),
        ("say(key)", [], []),
        ('def f(x):\n    key = f"a-{x.y}"\n    return say(key)', [], ["a-{}"]),
        ('def f():\n    return [say(f"a-{x}") for x in ("b", "c")]', ["a-b", "a-c"], []),
        ('XS = ("b", "c")\ndef f():\n    for x in XS: say(f"a-{x}")', ["a-b", "a-c"], []),
        ('class A:\n    def f(self): self.key = "b"\n    def g(self): return Message("a-" + self.key)', ["a-b"], []),
        ('def f(key):\n    return say(f"a-{key}")', [], ["a-{}"]),  # nobody calls it here
        ('def f(key):\n    return say(f"a-{key}")\ndef g(x):\n    return f(f"b-{x}")\ng("c")', ["a-b-c"], []),
        ('def f(key):\n    return say(f"a-{key}")\nf(x.y)', [], ["a-{}"]),
        ('state.emit(seat, f"log-{x.y}", {})', [], ["log-{}"]),
    ],
)
def test_keys_are_found_in_sources(source: str, whole: list[str], made: list[str]) -> None:
    keys = keys_in_python(source)
    assert (sorted(keys.whole), sorted(keys.made)) == (whole, made)


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("text(`web-state-${info.state}`)", ["web-state-{}"]),
        ("desk.say(`side-${side}`)", ["toy-page-side-{}"]),
        ("tabs.map((id) => ({ id, key: `toy-page-tab-${id}` }))", ["toy-page-tab-{}"]),
        ("{#each cards as card (card)}{@const key = `card-${card}`}", []),
        ("return this.text(`toy-page-${key}`, args)", []),
    ],
)
def test_templates_are_found_in_the_page(source: str, made: list[str]) -> None:
    assert sorted(keys_in_page(source, "toy").made) == made


def test_what_is_listed_is_what_the_games_have() -> None:
    keys = made_keys()
    assert "lagranja-roof-pig" in keys["lagranja-roof-{}"]
    assert "everdell-card-farm-text" in keys["everdell-card-{}-text"]
    assert "cli-cards-new-help" in keys["{}-help"]
    assert len(keys["{}-word-{}"]) > 100
    assert {"source-journey", "source-siesta"} <= set(keys["source-{}"])


# -- the cases of selectors


def with_cases(project: Project, english: str, german: str) -> list[str]:
    project.write("en", f"one = One\ncard-ox = ox\ntwo = {english}\n")
    project.write("de", f"one = Eins\ncard-ox = Ochse\ntwo = {german}\n")
    return [problem.removeprefix("de/ui.ftl:3: two ") for problem in project.problems()]


def cases(*keys: str, default: str = "other") -> str:
    lines = [f"    [{key}] –" for key in keys]  # no words, which would have to be translated
    return "\n".join(["{ $n ->", *lines, f"   *[{default}] –", "}"])


@pytest.mark.parametrize(
    ("english", "german", "problems"),
    [
        (cases("0", "one"), cases("0", "one"), []),
        (cases("0", "one"), cases("one"), ["lacks the case [0] of $n"]),
        (cases("0", "one"), "{ $n }", ["lacks the case [0] of $n"]),
        (cases("one"), "{ $n }", []),  # the same for all numbers
        (cases("0", "one"), cases("0"), ["lacks the plural form [one] of $n"]),
        (cases("0"), cases("0"), []),
        (cases("0"), cases("0", "one"), []),
        (cases("north"), cases(), ["lacks the case [north] of $n"]),
        (cases("ox"), cases("Ochse"), []),  # the word as it is translated
        (cases("ox"), cases("Kuh"), ["lacks the case [ox] of $n"]),
        (cases("1"), cases("1", "5"), []),
        (cases("one"), cases("other", default="one"), ["has the plural form [one] as the default of $n, not [other]"]),
    ],
)
def test_cases_that_a_language_lacks(project: Project, english: str, german: str, problems: list[str]) -> None:
    assert with_cases(project, english, german) == problems


def test_each_language_has_its_own_plural_forms(project: Project) -> None:
    project.write("en", f"one = One\ncard-ox = ox\ntwo = {cases('one')}\n")
    project.write("de", f"one = Eins\ncard-ox = Ochse\ntwo = {cases('one')}\n")
    project.write("pl", f"one = Jeden\ncard-ox = wół\ntwo = {cases('one')}\n")
    assert project.problems() == [
        "pl/ui.ftl:3: two lacks the plural form [few] of $n",
        "pl/ui.ftl:3: two lacks the plural form [many] of $n",
    ]


def test_english_needs_its_plural_forms_too(project: Project) -> None:
    project.write("en", f"one = One\ncard-ox = ox\ntwo = {cases('two')}\n")
    project.write("de", f"one = Eins\ncard-ox = Ochse\ntwo = {cases('one')}\n")
    assert project.problems() == ["en/ui.ftl:3: two lacks the plural form [one] of $n"]


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


# -- texts that are still English, or too long


def test_what_is_still_english_is_told(project: Project) -> None:
    project.write("de", "one = One\ntwo = Zwei { $n }\ncard-ox = Ochse\n")
    (found,) = project.problems()
    assert (found.kind, str(found)) == ("untranslated", "de/ui.ftl:1: one is the English text")
    (project.folder / check.SAME).write_text("key,languages\none,de\n")
    assert project.problems() == []
    (project.folder / check.SAME).write_text("key,languages\none,de\ncard-ox,de\n")
    assert [found.kind for found in project.problems()] == ["untranslated"]


def test_what_is_still_english_around_placeholders_is_told(project: Project) -> None:
    project.write("de", "one = Eins\ntwo = Two { $n }\ncard-ox = Ochse\n")
    assert project.problems() == ["de/ui.ftl:2: two is the English text"]


def test_each_kind_of_finding_can_be_told_as_data(project: Project) -> None:
    project.write("de", "one = One\ntwo = Zwei { $m }\nthree = Drei\nbroken\n")
    for language in ("en", "de"):
        counted = cases("one") if language == "en" else cases("two")
        project.write(language, f"web-tab-one = {language * 9}\nunused = –\ncounted = {counted}\n", "web.ftl")
    project.source.write_text(project.source.read_text() + 'say("web-tab-one"); say("counted"); say(f"tile-{name}")\n')
    found = as_data(project.problems())
    assert [kind for kind in check.KINDS if not found[kind]] == []
    assert found["problems"] == sum(len(lines) for lines in found.values() if isinstance(lines, list)) - len(
        languages()
    )


def test_what_is_too_long_for_its_place_is_told(project: Project) -> None:
    for language in ("en", "de"):
        project.write(language, f"web-tab-one = {'a' if language == 'en' else 'b' * 40}\n", "web.ftl")
    project.source.write_text(project.source.read_text() + 'say("web-tab-one")\n')
    (found,) = project.problems()
    assert (found.kind, "has 40 characters, allowed are 10" in found) == ("too-long", True)


def test_the_longest_variant_counts(project: Project) -> None:
    for language in ("en", "de"):
        sides = {"en": "a", "de": "b"}[language]
        project.write(
            language,
            f"web-tab-one = {{ $n ->\n    [one] {sides}\n   *[other] {sides * 9} {{ $n }}{sides}\n}}\n",
            "web.ftl",
        )
    project.source.write_text(project.source.read_text() + 'say("web-tab-one")\n')
    assert [found.kind for found in project.problems()] == ["too-long", "too-long"]


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
