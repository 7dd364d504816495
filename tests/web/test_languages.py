"""Whole turns in every language: no English is left on the page, amounts are inflected, each player reads their own."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from babel import Locale
from playwright.sync_api import expect

from meadowmarket.core.messages import Message
from meadowmarket.texts import Catalogue, languages
from tests.foreign import English, texts_of
from tests.server.support import Player, Server
from tests.web.support import Visitor

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

FOREIGN = [language for language in languages() if language != "en"]
CHOICES = 15

# What can be read or heard, but for names of languages in themselves.
SAID = """() => {
    const own = document.documentElement.lang
    const isOther = (element) => {
        const marked = element.closest('[lang]')
        return element.closest('script, style') || (marked && marked.lang !== own)
    }
    const found = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!isOther(node.parentElement)) found.add(node.data)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        if (isOther(element)) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name) ?? '')
    }
    return [document.title, ...found].map((text) => text.trim().replace(/\\s+/g, ' ')).filter(Boolean)
}"""


def test_english_would_be_noticed() -> None:
    for language in FOREIGN:
        english = English(language)
        assert english.found_in(["Scores", "Place a worker, play a card, or prepare for the next season."]), language
        own = [text for texts in texts_of(language).values() for text, is_whole in texts if is_whole]
        if language != "ru":
            assert english.found_in(own) == []


def look(visitor: Visitor, english: English) -> list[str]:
    texts: list[str] = visitor.page.evaluate(SAID)
    assert len(texts) > 10
    return english.found_in(texts)


def go_on(visitor: Visitor, rng: random.Random) -> None:
    """Do one thing at random, but for leaving the game."""
    n = visitor.attribute("n")
    visitor.page.wait_for_selector("[data-action]:visible, [data-opens]:visible")
    if set(visitor.visible("action")) <= {"pass"}:
        visitor.click("opens", rng.choice(visitor.visible("opens")))
        visitor.page.wait_for_selector("[data-action]:visible")
    visitor.click("action", rng.choice([action for action in visitor.visible("action") if action != "pass"]))
    visitor.settle(n)


@pytest.mark.parametrize("game", ["everdell", "lagranja"])
@pytest.mark.parametrize("language", FOREIGN)
def test_turns_leave_no_english_on_the_page(visit: Visit, game: str, language: str) -> None:
    anna = visit(f"/new?game={game}&seats=me,bot:random,bot:random&seed=7&name=Anna", locale=language)
    english = English(language)
    rng = random.Random(7)
    left: set[str] = set()
    for _ in range(CHOICES):
        assert anna.wait_for_turn() == "playing"
        left |= set(look(anna, english))
        go_on(anna, rng)
    anna.wait_for_turn()
    for opener in ("[data-panel=scores]", "[data-panel=table]", "[data-panel=settings]", "[data-rules]"):
        anna.page.locator(opener).first.click()
        expect(anna.page.locator("dialog[open], [role=dialog]").first).to_be_visible()
        anna.page.wait_for_load_state("networkidle")
        left |= set(look(anna, english))
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open], [role=dialog]")).to_have_count(0)
    left |= set(look(anna, english))
    assert anna.page.evaluate("document.documentElement.lang") == language
    assert sorted(left) == []


def seat_of(visitor: Visitor) -> tuple[str, str]:
    table, seats = visitor.page.evaluate(
        "(() => { const [t] = JSON.parse(localStorage['meadowmarket.tables']); return [t.table, t.seats] })()"
    )
    return table, seats[0]["secret"]


def asked(server: Server, visitor: Visitor, language: str) -> str:
    """Return what the server asks a visitor's seat in a language."""
    table, secret = seat_of(visitor)
    with Player(server, table, secret, None, language) as player:
        prompt: str = player.view["asked"]["prompt"]
        return prompt


def choose_language(visitor: Visitor, language: str) -> None:
    visitor.page.locator("[data-panel=settings]").click()
    visitor.page.locator(".settings select").first.select_option(language)
    visitor.page.keyboard.press("Escape")


def test_a_language_chosen_at_the_table_is_spoken_at_once_and_kept(visit: Visit, server: Server) -> None:
    anna = visit("/new?game=everdell&seats=me,bot:random&seed=7&name=Anna", locale="en-GB")
    anna.wait_for_turn()
    anna.page.evaluate("window.isTheSame = true")
    for language in [*FOREIGN, "en"]:
        choose_language(anna, language)
        expect(anna.page.locator("[data-prompt]")).to_have_text(asked(server, anna, language))
        expect(anna.page.locator("[data-panel=scores]")).to_contain_text(Catalogue(language).say("web-scores"))
    assert anna.page.evaluate("window.isTheSame"), "the page was loaded again"
    choose_language(anna, "cs")
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator("[data-prompt]")).to_have_text(asked(server, anna, "cs"))


def test_two_players_at_one_table_read_their_own_languages(visit: Visit, server: Server) -> None:
    created = server.post("/api/tables", {"game": "lagranja", "seats": ["me", "me"], "seed": 3}, status=201)
    people = [
        (visit(f"/table/{created['table']}#seat={seat['secret']}", locale=locale), locale[:2], seat["secret"])
        for seat, locale in zip(created["seats"], ("ru-RU", "pl-PL"), strict=True)
    ]
    rng = random.Random(3)
    for _ in range(4):
        on = next(person for person, _, secret in people if is_asked(server, created["table"], secret))
        on.wait_for_turn()
        on.choose(rng)
    for person, language, secret in people:
        with Player(server, created["table"], secret, None, language) as player:
            said = [event["text"] for line in player.view["log"]["lines"] for event in line["events"]]
        assert said
        for text in said:
            expect(person.page.locator(".log").first).to_contain_text(text)


def is_asked(server: Server, table: str, secret: str) -> bool:
    with Player(server, table, secret, None, "en") as player:
        return player.view["asked"] is not None


COUNTS = (1, 2, 5, 21, 22)
OLIVES = {
    "en": "takes 1 olive, 2 olives, 5 olives, 21 olives, 22 olives",
    "de": "nimmt 1 Olive, 2 Oliven, 5 Oliven, 21 Oliven, 22 Oliven",
    "pl": "bierze 1 oliwkę, 2 oliwki, 5 oliwek, 21 oliwek, 22 oliwki",
    "cs": "získává 1 olivu, 2 olivy, 5 oliv, 21 oliv, 22 oliv",
    "ru": "получает 1 оливку, 2 оливки, 5 оливок, 21 оливку, 22 оливки",
}
TWIGS = {
    "en": "gains 1 twig, 2 twigs, 5 twigs, 21 twigs, 22 twigs",
    "de": "erhält 1 Zweig, 2 Zweige, 5 Zweige, 21 Zweige, 22 Zweige",
    "pl": "zdobywa 1 gałązkę, 2 gałązki, 5 gałązek, 21 gałązek, 22 gałązki",
    "cs": "získává 1 větvičku, 2 větvičky, 5 větviček, 21 větviček, 22 větviček",
    "ru": "получает 1 ветку, 2 ветки, 5 веток, 21 ветку, 22 ветки",
}


def logged(language: str) -> list[list[str]]:
    """Say in the log how a player takes amounts of olives, and gains amounts of twigs."""
    words = Catalogue(language, names=["Anna"], strict=True)
    olive = Message("lagranja-good-olive")
    twigs = [Message("everdell-amount-twig", {"n": n}) for n in COUNTS]
    return [
        [words.say("lagranja-log-gain", {"seat": 0, "count": n, "good": olive}) for n in COUNTS],
        [words.say("everdell-log-gains", {"seat": 0, "what": what}) for what in twigs],
    ]


@pytest.mark.parametrize("language", OLIVES)
def test_the_log_inflects_amounts(language: str) -> None:
    for lines, amounts in zip(logged(language), (OLIVES[language], TWIGS[language]), strict=True):
        verb, *_ = amounts.split()
        assert lines == [f"Anna {verb} {amount}." for amount in amounts.removeprefix(f"{verb} ").split(", ")]


@pytest.mark.parametrize("language", languages())
def test_the_log_has_one_form_for_each_kind_of_number(language: str) -> None:
    """This holds in a new language, too: its plural forms are known, its words are not."""
    kind_of = Locale.parse(language).plural_form
    for lines in logged(language):
        forms = {(kind_of(n), line.replace(str(n), "#")) for n, line in zip(COUNTS, lines, strict=True)}
        assert all(str(n) in line for n, line in zip(COUNTS, lines, strict=True))
        assert len(forms) == len({kind_of(n) for n in COUNTS})
