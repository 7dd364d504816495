"""`?` in a game, and `rules`: words, cards, options and paragraphs, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from meadowmarket import games
from meadowmarket.cli import rules
from meadowmarket.core.errors import BadSetup
from meadowmarket.core.table import Table
from meadowmarket.terminal.reference import Reference, explained
from meadowmarket.texts import Catalogue
from meadowmarket.texts.rulebook import without_marks
from tests.support import Shell


class Asking:
    """A table at which somebody types what follows a `?`."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.catalogue = Catalogue(language, strict=True)
        self.table = Table(games.open_game(game, 2), 1)
        self.seat = self.table.seats_to_act()[0]

    def __call__(self, wanted: str) -> str:
        options = self.table.options(self.seat)
        pieces = explained(self.table.game, self.table.state, self.seat, options, wanted, self.catalogue)
        return drawn(*pieces)


def drawn(*pieces: object, **settings: bool) -> str:
    console = Console(file=io.StringIO(), width=120, **settings)  # type: ignore[arg-type]
    for piece in pieces:
        console.print(piece)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("game", "word", "title", "paragraph"),
    [
        ("lagranja", "barrow", "Market barrow", "LG-4.3"),
        ("lagranja", "donkeys", "Donkey tile", "LG-6.1"),
        ("lagranja", "EXTENSION", "Farm extension", "LG-4.5"),
        ("lagranja", "market", "Market", "LG-2.10"),
        ("lagranja", "siesta tr", "Siesta track", "LG-6.2"),
        ("everdell", "season", "Season", "EV-7.1"),
        ("everdell", "occupied", "Occupied token", "EV-5.3"),
        ("everdell", "meadow", "Meadow", "EV-2.3"),
    ],
)
def test_a_word_is_explained_by_its_rules(game: str, word: str, title: str, paragraph: str) -> None:
    lines = Asking(game)(word).splitlines()
    assert lines[0] == title
    assert lines[1].startswith(f"**{paragraph}**")


def test_a_term_leads_to_what_belongs_to_it() -> None:
    assert "See also: merchant, cartwright, delicatessen" in Asking("lagranja")("craft building")


@pytest.mark.parametrize("word", ["Gemüsehändler", "gemusehandler", "GEMUESEHAENDLER", "gemüseh", "greengrocer"])
def test_names_as_they_are_shown(word: str) -> None:
    shown = Asking("lagranja", "de")(word)
    assert shown.startswith("Gemüsehändler\nDie Reihe verlangt:")
    assert "In den Regeln: LG-4.11, LG-6.6, LG-6.9" in shown


def test_german_words_lead_to_german_rules() -> None:
    lines = Asking("lagranja", "de")("Karren").splitlines()
    assert lines[0] == "Marktkarren"
    assert lines[1].startswith("**LG-4.3** Ein Marktkarren")
    assert Asking("everdell", "de")("Jahreszeit").startswith("Jahreszeit\n")


def test_a_word_with_two_meanings_shows_both() -> None:
    shown = Asking("lagranja")("pig")
    assert shown.startswith("Pig\n**LG-3.5**")
    assert "Roof tile “1 pig”" in shown


def test_several_matches_are_listed() -> None:
    with pytest.raises(BadSetup) as caught:
        Asking("everdell")("inkepper")
    assert caught.value.message.args["near"] == "Innkeeper"
    with pytest.raises(BadSetup) as caught:
        Asking("lagranja")("mark")
    assert caught.value.message.key == "several-topics"
    assert str(caught.value.message.args["near"]).startswith("market barrow, player marker, market,")


def test_numbers_are_options_and_cards_are_named() -> None:
    ask = Asking("lagranja")
    assert ask("1").startswith("field ")
    assert ask("card 3").startswith("Card 3, Porter")
    assert ask("66").startswith("Card 66, ")  # there is no option 66


@pytest.mark.parametrize("word", ["quack", "999", "LG-99.1", "💥", "[bold]", "x" * 5000, "é́́"])
def test_nonsense_is_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        Asking("lagranja")(word)


def test_a_paragraph_by_its_number() -> None:
    assert Asking("lagranja")("lg-6.8").startswith("**LG-6.8**")
    assert Asking("everdell")("EV-4").startswith("## EV-4 Place a worker")


def test_an_option_tells_cost_effect_and_rule() -> None:
    shown = Asking("lagranja")("trade  SILVER").splitlines()
    assert shown[:3] == ["trade silver", "Cost: 1 trade good", "Effect: Return a trade good: 4 silver"]
    assert shown[3].startswith("**LG-3.2**")
    ask = Asking("lagranja")
    notations = [option.notation for option in ask.table.options(ask.seat)]
    extension = next(notation for notation in notations if notation.startswith("extension"))
    assert "Cost: 1 farm good\n" in ask(extension)
    worker = Asking("everdell", "de")("worker haven").splitlines()
    assert worker[:2] == ["worker haven", "Kosten: 1 Arbeiter"]
    assert worker[3:5] == ["Zuflucht", "Leg beliebig viele Handkarten ab. Nimm 1 Rohstoff deiner Wahl für je 2."]
    assert "**EV-4.8**" in "\n".join(worker)


def test_nothing_but_a_question_mark_tells_how_to_ask() -> None:
    assert "“? WORD” explains a word of the rules" in Asking("lagranja")("")
    assert "„? WORT“ erklärt ein Wort der Regeln" in Asking("everdell", "de")(" ")


def test_on_a_terminal_rules_are_drawn() -> None:
    reference = Reference(games.open_game("lagranja", 2), Catalogue("en"))
    shown = drawn(*reference.look_up("trade good"), force_terminal=True)
    assert "**" not in shown
    assert "|---|" not in shown


# -- the command


def about(game: str, word: str, language: str = "en") -> str:
    return drawn(*rules.about(Reference(games.open_game(game, 2), Catalogue(language, strict=True)), word))


def test_rules_about_a_word() -> None:
    assert about("lagranja", "barrow").startswith("Market barrow\n**LG-4.3**")
    assert about("lagranja", "lg-6.8").startswith("**LG-6.8**")
    ranger = about("everdell", "Ranger")
    assert ranger.startswith("Ranger: unique critter")
    assert "**EV-8.5**" in ranger


def test_words_that_the_glossary_lacks_are_searched_for() -> None:
    found = about("lagranja", "reverse")
    assert found.startswith("**LG-4.10**")
    assert found.count("**LG-") == 1


def test_rules_of_nothing() -> None:
    with pytest.raises(BadSetup) as caught:
        about("lagranja", "LG-6.99")
    assert caught.value.message.key == "no-such-paragraph"
    with pytest.raises(BadSetup) as caught:
        about("lagranja", "quack")
    assert caught.value.message.key == "no-such-topic"


def test_the_command_prints_the_rules(shell: Shell) -> None:
    whole = shell("rules", "everdell")
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout.strip() == without_marks(games.box("everdell").document("rules.md")).strip()
    assert "nothing called “quack”" in shell.refused("rules", "lagranja", "quack")
    assert "no rules of toy" in shell.refused("rules", "toy")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_thing_has_one_part_of_the_card_book_headed_by_its_name(shell: Shell, game: str, language: str) -> None:
    done = shell("--language", language, "cards", "book", game)
    heads = [line.removeprefix("## ") for line in done.stdout.splitlines() if line.startswith("## ")]
    catalogue, opened = Catalogue(language, strict=True), games.open_game(game, 2)
    # A card with a number has two topics, and one part.
    things = {tuple(catalogue.text(line) for line in opened.explain(topic)) for topic in opened.topics()}
    assert len(heads) == len(set(heads)) == len(things) > 0
    for topic in opened.topics():
        name = opened.topic_name(topic)
        assert name is None or any(catalogue.text(name) in head for head in heads), topic


@pytest.mark.parametrize(("game", "card"), [("lagranja", "card 1"), ("everdell", "farm")])
def test_a_player_reads_nothing_of_the_data_language_and_of_where_data_are_from(game: str, card: str) -> None:
    asking = Asking(game)
    shown = asking(card)
    assert shown.strip()
    for topic in asking.table.game.topics():
        for line in asking.table.game.details(topic):
            assert asking.catalogue.text(line) not in shown
