"""Boards, bars and cards in every language: no text is cut off, spills out of its box or lies over another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from meadowmarket.texts import languages
from tests.web.dev_page import moments, opened
from tests.web.questions import catalogued, questions, worded
from tests.web.support import AXE, DESK, LANDSCAPE, PHONE

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

GAMES = ("everdell", "lagranja")
TABS = {"everdell": ["meadow", "places", "city", "hand", "others"], "lagranja": ["village", "farm", "hand", "others"]}
# Names of people give way, and a helper's text is whole in its large view.
MAY_BE_CUT = [".top .name", ".others strong", ".helper .words"]
LEAST_TEXTS = 1000
"""An area has dozens of texts: fewer mean that a tour has looked at nothing."""
FINGER = 40
"""Pixels that can be tapped around the middle of whatever does something."""
TOUR = "([stops, may]) => layout.tour(stops, may)"
LEAST_NAME = """[...document.querySelectorAll('.top .name')].map((name) => {
    const style = getComputedStyle(name)
    return name.clientWidth / parseFloat(style.fontSize)
})"""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_whole(browser: Browser, dev_page: str, game: str, language: str) -> None:
    """Each fixture with its prompt, its options, and everything open in turn that opens; on a phone one of its tabs."""
    names = list(moments(game))
    with opened(browser, f"{dev_page}?game={game}&plain", game, language, "[data-fixture]") as page:
        on_desk = page.evaluate(TOUR, [[[name, ""] for name in names], MAY_BE_CUT])
        assert on_desk["faults"] == []
        assert on_desk["count"] > LEAST_TEXTS
        width, height = PHONE
        page.set_viewport_size({"width": width, "height": height})
        tabs = TABS[game]
        stops = [[name, tabs[i % len(tabs)]] for i, name in enumerate(names)]
        on_phone = page.evaluate(TOUR, [stops, MAY_BE_CUT])
        assert on_phone["faults"] == []
        assert on_phone["count"] > LEAST_TEXTS


@pytest.mark.deep
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_tab_of_a_phone_is_whole(browser: Browser, dev_page: str, game: str, language: str) -> None:
    """Each fixture on all of its tabs, upright and on its side."""
    stops = [[name, tab] for name in moments(game) for tab in TABS[game]]
    with opened(browser, f"{dev_page}?game={game}&plain", game, language, "[data-fixture]") as page:
        faults: list[str] = []
        for width, height in (PHONE, LANDSCAPE):
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{width}: {fault}" for fault in page.evaluate(TOUR, [stops, MAY_BE_CUT])["faults"]]
        assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_each_text_of_a_question_is_among_the_questions(game: str) -> None:
    """Whatever the catalogue asks, offers as an answer or warns of."""
    shown = {key for question in questions(game).values() for key in question.keys}
    assert shown == catalogued(game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_question_have_words_of_their_own(game: str, language: str) -> None:
    """Lists show nothing but the words."""
    for name, one in worded(game, language).items():
        said = [option["text"] for option in one["options"]]
        assert sorted(set(said)) == sorted(said), name


@pytest.mark.parametrize("language", languages())
def test_every_question_is_whole(browser: Browser, dev_page: str, language: str) -> None:
    """Each with its explanation, its answers as buttons and in menus, and the dialog before what is final."""
    asked = {name: one for game in GAMES for name, one in worded(game, language).items()}
    finals = {name: [one["action"] for one in asked[name]["options"] if "confirm" in one] for name in asked}
    with opened(browser, f"{dev_page}?questions#fixture={next(iter(asked))}", "", language, "[data-fixture]") as page:
        faults: dict[tuple[int, int], list[str]] = {}
        for width, height in (DESK, PHONE, LANDSCAPE):
            page.set_viewport_size({"width": width, "height": height})
            tabs = {game: "" if (width, height) == DESK else TABS[game][0] for game in GAMES}
            found = page.evaluate(TOUR, [[[name, tabs[asked[name]["game"]], finals[name]] for name in asked], []])
            faults[width, height] = found["faults"]
            assert found["count"] > LEAST_TEXTS
        assert faults == {DESK: [], PHONE: [], LANDSCAPE: []}


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_is_whole(browser: Browser, dev_page: str, game: str) -> None:
    """What opens has little height there: each side of a card and each way to pay stays within the window."""
    names = list(moments(game))
    with opened(browser, f"{dev_page}?game={game}&plain", game, "de", "[data-fixture]") as page:
        width, height = LANDSCAPE
        page.set_viewport_size({"width": width, "height": height})
        tabs = TABS[game]
        stops = [[name, tab] for i, name in enumerate(names) for tab in dict.fromkeys(("hand", tabs[i % len(tabs)]))]
        found = page.evaluate(TOUR, [stops, MAY_BE_CUT])
        assert found["faults"] == []
        assert found["count"] > LEAST_TEXTS


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_room_for_a_finger(browser: Browser, dev_page: str, game: str) -> None:
    names = list(moments(game))
    with opened(browser, f"{dev_page}?game={game}&plain", game, "de", "[data-fixture]") as page:
        for width, height in (PHONE, LANDSCAPE):
            page.set_viewport_size({"width": width, "height": height})
            stops = [[name, TABS[game][i % len(TABS[game])]] for i, name in enumerate(names)]
            assert page.evaluate("([stops, far]) => layout.taps(stops, far)", [stops, FINGER / 2 - 1]) == []


@pytest.mark.parametrize("language", languages())
def test_a_players_name_keeps_three_letters(browser: Browser, dev_page: str, language: str) -> None:
    with opened(browser, f"{dev_page}?game=everdell&plain", "everdell", language, "[data-fixture]") as page:
        page.evaluate("layout.tour([['turn-4', '']], ['.top *', '.others strong'])")
        widths = page.evaluate(LEAST_NAME)
        assert len(widths) == 4
        assert min(widths) >= 2


@pytest.mark.parametrize(("language", "theme"), [*((language, "light") for language in languages()), ("de", "dark")])
def test_every_card_of_la_granja_is_whole(browser: Browser, dev_page: str, language: str, theme: str) -> None:
    """As high and wide as in a hand of five, and in its large view."""
    with opened(browser, f"{dev_page}?cards-lagranja&theme={theme}", "lagranja", language, ".card .face") as page:
        cards = moments("lagranja")["full-4"].table.game.components()["cards"]
        assert isinstance(cards, list)
        assert page.locator(".card .face").count() == 2 * len(cards)
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("layout.spills(['.card .face', '.at-helper', '.at-barrow', '.at-extension'])") == []
            assert page.evaluate("layout.texts(document.body)")["faults"] == []
        if language == "de":  # colours are the same in all languages
            page.evaluate(AXE.read_text("utf-8"))
            report = page.evaluate("axe.run(document.querySelector('main'), {runOnly: ['color-contrast']})")
            assert [found["id"] for found in report["violations"]] == []
