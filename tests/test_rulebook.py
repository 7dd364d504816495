"""The rules by paragraph, the glossary, and the finder that leads from a word to them."""

from __future__ import annotations

import pytest

from meadowmarket import games
from meadowmarket.core.playout import derived_seed
from meadowmarket.core.rng import Rng
from meadowmarket.core.table import Table
from meadowmarket.texts import Catalogue, languages
from meadowmarket.texts.finder import Finder, NamedItem, forms
from meadowmarket.texts.rulebook import (
    ACTION_RULES,
    GLOSSARY,
    read_action_rules,
    read_glossary,
    read_rules,
    rule_of_action,
    rules_are_in,
    rules_text,
    text_for_players,
    with_titles,
    without_marks,
)

RULES = """# A game

Words before.

## XX-1 First things

**XX-1.1** One.

| a | b |
|---|---|
| 1 | 2 |

**XX-1.2** Two, with barrows and an Inn.

## XX-2 Second things

**XX-2.1** Three: an Innkeeper.

## Examples

**Not** a paragraph.
"""
GAMES = games.names()


# -- rules


def test_rules_are_split_into_sections_and_paragraphs() -> None:
    rules = read_rules(RULES)
    assert list(rules.paragraphs) == ["XX-1.1", "XX-1.2", "XX-2.1"]
    assert rules.paragraphs["XX-1.1"].endswith("| 1 | 2 |")
    assert rules.paragraphs["XX-2.1"] == "**XX-2.1** Three: an Innkeeper."
    assert rules.sections["XX-2"].startswith("## XX-2 Second things")
    assert "Examples" not in rules.sections["XX-2"]
    assert rules.find(" xx-1.2 ").startswith("**XX-1.2**")
    assert rules.find("xx-2") == rules.sections["XX-2"]
    assert rules.find("xx1.1") == rules.paragraphs["XX-1.1"]
    assert rules.find("xx-3") == ""


def test_paragraphs_that_mention_a_word() -> None:
    rules = read_rules(RULES)
    assert rules.mentioning("barrow") == ["XX-1.2"]
    assert rules.mentioning("inn") == ["XX-1.2", "XX-2.1"]
    assert rules.mentioning("Inn", whole=True) == ["XX-1.2"]
    assert rules.mentioning("arrow") == []
    assert read_rules(RULES.replace("an Innkeeper", "an\xa0Innkeeper")).mentioning("an innkeeper") == ["XX-2.1"]
    assert rules.mentioning(" ") == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_each_game_can_be_read(name: str) -> None:
    box = games.box(name)
    rules = read_rules(rules_text(box, "en"))
    assert len(rules.paragraphs) > 70
    assert rules_text(box, "fr") == rules_text(box, "en") != rules_text(box, "de")
    assert [rules_are_in(box, language) for language in ("en", "de", "fr")] == [True, True, False]


@pytest.mark.parametrize("name", ["../rules.md", "/etc/passwd", "data/rules.md", "quack.md", ""])
def test_only_documents_of_the_game_are_read(name: str) -> None:
    assert [games.box(game).document(name) for game in GAMES] == ["", ""]


# -- the glossary


@pytest.mark.parametrize("name", GAMES)
def test_the_glossary_points_at_paragraphs_and_topics_that_are_there(name: str) -> None:
    paragraphs = read_rules(rules_text(games.box(name), "en")).paragraphs
    topics = games.open_game(name, 2).topics()
    terms = read_glossary(games.box(name).document(GLOSSARY))
    assert len({term.key for term in terms}) == len(terms) > 50
    for term in terms:
        assert term.paragraphs, term
        assert set(term.paragraphs) <= set(paragraphs), term
        assert set(term.topics) <= set(topics), term


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_term_has_a_name_that_no_other_has(name: str, language: str) -> None:
    catalogue = Catalogue(language, strict=True)
    named = [catalogue.say(f"{name}-word-{term.key}") for term in read_glossary(games.box(name).document(GLOSSARY))]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_its_rule(name: str) -> None:
    box = games.box(name)
    paragraphs = read_rules(rules_text(box, "en")).paragraphs
    rows = read_action_rules(box.document(ACTION_RULES))
    for row in rows:
        assert set(row.paragraphs) <= set(paragraphs), row
    actions = games.open_game(name, 4).actions
    for code in range(len(actions)):
        rule = rule_of_action(rows, actions.notation(code))
        assert rule is not None, actions.notation(code)
        assert rule.paragraphs, rule


def test_the_longest_beginning_decides() -> None:
    rows = read_action_rules(games.box("everdell").document(ACTION_RULES))
    journey, lookout = rule_of_action(rows, "worker journey-3"), rule_of_action(rows, "worker lookout")
    assert journey is not None
    assert journey.paragraphs == ("EV-4.9",)
    assert lookout is not None
    assert lookout.start == "worker"
    assert rule_of_action(rows, "workers") is None


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_its_cost_in_all_languages(name: str) -> None:
    catalogues = [Catalogue(language, strict=True) for language in languages()]
    costs: set[str] = set()
    for seed in range(3):
        table = Table(games.open_game(name, 1 + seed), seed)
        rng = Rng(derived_seed(seed, 1))
        while not table.is_over():
            seat = table.seats_to_act()[0]
            options = table.options(seat)
            for option in options:
                cost = table.game.cost(table.state, seat, option.action)
                if cost is not None:
                    costs.add(cost.key)
                    assert all(catalogue.text(cost) for catalogue in catalogues)
            going_on = [option for option in options if option.action != table.game.last_resort()] or options
            table.play(seat, going_on[rng.below(len(going_on))].action)
    assert len(costs) >= 3


# -- the finder

FINDER = Finder(
    [
        (NamedItem("term", "barrow", "market barrow"), ["barrow", "market barrow"]),
        (NamedItem("term", "market", "market"), ["market"]),
        (NamedItem("topic", "greengrocer", "Gemüsehändler"), ["greengrocer", "Gemüsehändler"]),
        (NamedItem("topic", "general-store", "Gemischtwarenladen"), ["general-store", "Gemischtwarenladen"]),
        (NamedItem("topic", "pig", "1 Schwein"), ["pig", "1 Schwein"]),
        (NamedItem("term", "pig", "Schwein"), ["pig", "Schwein"]),
    ]
)


def keys(word: str) -> tuple[list[str], bool]:
    found = FINDER.find(word)
    return [entry.key for entry in found.entries], found.is_certain


@pytest.mark.parametrize(
    "word", ["Gemüsehändler", "gemusehandler", "GEMUESEHAENDLER", "gemüseh", "greengrocers", "händler"]
)
def test_a_name_in_many_forms(word: str) -> None:
    assert keys(word) == (["greengrocer"], True)


def test_what_a_word_may_mean() -> None:
    assert keys("market") == (["market"], True)
    assert keys("MARKETS") == (["market"], True)
    assert keys("Market-Barrow") == (["barrow"], True)
    assert keys("pig") == (["pig", "pig"], True)
    assert keys("gem") == (["greengrocer", "general-store"], False)
    assert keys("arro") == (["barrow"], True)
    assert keys("quack") == ([], False)
    assert keys("?") == ([], False)
    assert keys("") == ([], False)


def test_what_may_have_been_mistyped() -> None:
    assert [entry.key for entry in FINDER.near("barow")] == ["barrow"]
    assert FINDER.near("quack") == []


def test_the_forms_of_a_name() -> None:
    assert forms("Straßen-Händler") == {"strassen händler", "strassen handler", "strassen haendler"}
    assert forms("Łąka") == {"łąka", "laka"}
    assert forms(" … ") == set()


def test_players_read_nothing_about_the_terminal() -> None:
    table = "| what | <!-- typed -->you type<!-- /typed --> |\n|---|---|\n| roll | `die 4` |\n"
    text = f"A<!-- typed --> (`field 23`)<!-- /typed --> field.\n\n{table}"
    assert text_for_players(text).strip() == "A field.\n\n| what |\n|---|\n| roll |"
    assert without_marks(text).startswith("A (`field 23`) field.")


@pytest.mark.parametrize("name", games.names())
def test_the_rules_on_the_page_have_all_paragraphs_and_no_notation(name: str) -> None:
    text = rules_text(games.box(name), "en")
    shown = text_for_players(text)
    assert set(read_rules(shown).paragraphs) == set(read_rules(text).paragraphs)
    assert "<!--" not in shown
    assert "you type" not in shown
    assert "terminal" not in shown


def test_settings_and_rulesets_have_their_titles() -> None:
    assert with_titles("**Setting** `open_vp`: `X`", {"open_vp": "Open points"}) == "**Setting** Open points: `X`"
