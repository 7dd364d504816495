"""The checks of the texts: complete, used, the same in all languages, short enough; and our texts pass them."""

import shutil
from pathlib import Path

import pytest

from meadowmarket import games
from meadowmarket.cli.texts import as_data, made_keys
from meadowmarket.texts import Catalogue, check, languages
from tests.support import ROOT
from tests.texts.project import Project


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


def test_shared_texts_name_no_game() -> None:
    keys = check.read_language("en", check.own_folders()[:1]).places
    assert [key for key in keys if key.partition("-")[0] in games.names()] == []


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


# -- texts that are still English, or too long


@pytest.mark.parametrize(
    ("german", "is_wrong"),
    [
        ("{ $n } Karten", True),
        ("Die { $n } { $cards }", True),
        ("{ $m ->\n    [a] { $n } Karten\n   *[other] –\n}", True),
        ("Karten: { $n }", False),
        ("Karten: { $n }, alle", False),
        ("{ $n } s", False),
        ("{ $n } { FORM($cards, $n) }", False),
    ],
)
def test_a_number_before_a_noun_needs_its_plural_forms(project: Project, german: str, is_wrong: bool) -> None:
    found = with_cases(project, cases("one"), german)
    assert ("has no plural forms for $n, which a noun follows" in found) == is_wrong


# -- texts that select on an id


BY_ID = "{ $id ->\n    [ox] Ochse\n    [cow] Kuh\n   *[other] { $name }\n}"


def with_ids(project: Project, german: str, **ids: list[str]) -> list[check.TextProblem]:
    project.write("en", "one = One\ntwo = Two { $n }\ncard-ox = { $id ->\n   *[other] { $name }\n}\n")
    project.write("de", f"one = Eins\ntwo = Zwei {{ $n }}\ncard-ox = {german}\n")
    made = {"card-{}": ["card-ox"]} | {f"{key.replace('_', '-')}[{{}}]": listed for key, listed in ids.items()}
    return check.problems(made, [project.folder], [project.source])


@pytest.mark.parametrize(
    ("german", "ids", "problems"),
    [
        (BY_ID, ["ox", "cow"], []),
        (BY_ID, ["ox", "cow", "ox"], []),
        (BY_ID, ["ox", "cow", "pig"], ["de/ui.ftl:3: card-ox lacks the case [pig] of $id"]),
        (BY_ID, ["ox"], ["de/ui.ftl:3: card-ox has the case [cow] of $id, which is not in the data"]),
    ],
)
def test_a_text_that_selects_on_an_id_has_all_of_the_data(
    project: Project, german: str, ids: list[str], problems: list[str]
) -> None:
    assert with_ids(project, german, card_ox=ids) == problems


def test_the_ids_of_a_text_must_be_listed(project: Project) -> None:
    assert [found.kind for found in with_ids(project, BY_ID)] == ["unlisted", "unlisted"]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_every_helper_is_named_in_every_language(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "texts"
    shutil.copytree(ROOT / "src" / "meadowmarket" / "games" / "lagranja" / "texts", folder)
    path = folder / language / "game.ftl"
    path.write_text("\n".join(line for line in path.read_text().split("\n") if not line.startswith("    [chef]")))
    found = [str(one) for one in check.problems(made_keys(), [folder], []) if "[chef]" in one]
    assert [one.partition(": ")[2] for one in found] == [
        "card-name lacks the case [chef] of $id",
        "card-text lacks the case [chef] of $id",
    ]


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
    project.write("pl", "one = W lesie\n")
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
