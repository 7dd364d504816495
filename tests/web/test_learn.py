"""Lessons in a real browser: played through by what is marked, wrong moves answered; and the rules beside a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from meadowmarket.lessons import lessons_of
from meadowmarket.lessons.lesson import LessonStep
from tests.web.support import DESK, PHONE, Visitor
from tests.web.test_pages import LOOKS

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

GAMES = ("lagranja", "everdell")
LESSONS = [(game, lesson.name) for game in GAMES for lesson in lessons_of(game)]
MOST_CLICKS = 60
SETTLED = """(before) => {
    const lesson = document.querySelector('[data-lesson]')
    const next = document.querySelectorAll('[data-lesson-step]')
    const said = [lesson?.dataset.step, next[0]?.dataset.action ?? next[0]?.dataset.opens].join(' ')
    return lesson?.dataset.lesson === 'done' || (next.length === 1 && said !== before) ? said || 'done' : false
}"""


def settled(page: Page, before: str = "") -> str:
    """Wait until exactly one thing is marked, other than before, or the lesson is done."""
    found = page.wait_for_function(SETTLED, arg=before).json_value()
    return str(found)


def is_done(page: Page) -> bool:
    return page.locator("[data-lesson]").get_attribute("data-lesson") == "done"


def learn(page: Page, steps: Sequence[LessonStep] = ()) -> None:
    """Play a lesson by clicking what is marked, and nothing else; what a step to read is about is in sight."""
    said = settled(page)
    for _ in range(MOST_CLICKS):
        if is_done(page):
            return
        step = steps[int(page.locator("[data-lesson]").get_attribute("data-step") or 0)] if steps else None
        if step and step.show and not step.move:
            expect(page.locator("[data-shown]").first).to_be_in_viewport()
        page.locator("[data-lesson-step]").click()
        said = settled(page, said)
    raise AssertionError(f"the lesson does not end: {said}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_through_by_what_is_marked(
    visit: Visit, game: str, lesson: str, size: tuple[int, int]
) -> None:
    someone = visit(f"/learn/{game}/{lesson}", size=size)
    learn(someone.page, next(found.steps for found in lessons_of(game) if found.name == lesson))
    assert someone.overflow()[0] == 0
    someone.go("/learn")
    expect(someone.page.locator(f"[data-to-lesson='{game}/{lesson}']")).to_have_attribute("data-progress", "done")


@LOOKS
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_answered_and_changes_nothing(
    visit: Visit, game: str, size: tuple[int, int], scheme: str, locale: str
) -> None:
    lesson = {"lagranja": "roofs", "everdell": "workers"}[game]
    someone = visit(f"/learn/{game}/{lesson}", size=size, scheme=scheme, locale=locale)
    page = someone.page
    settled(page)
    page.locator("[data-lesson-step]").click()
    settled(page, "0 ")
    right = page.locator("[data-lesson-step]").get_attribute("data-action")
    wrong = next(action for action in someone.visible("action") if action != right)
    someone.click("action", wrong)
    answer = page.locator("[data-lesson-answer]")
    expect(answer).to_be_visible()
    assert answer.inner_text()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "1")
    someone.shot("wrong")
    assert not someone.serious()
    learn(page)
    someone.shot("done")
    assert not someone.serious()


@LOOKS
def test_the_lessons_are_listed_and_lead_on(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit("/", size=size, scheme=scheme, locale=locale)
    page = someone.page
    page.locator("[data-learn]").click()
    expect(page.locator("[data-to-lesson]")).to_have_count(len(LESSONS))
    someone.shot("list")
    assert not someone.serious()
    assert someone.overflow()[0] == 0
    page.locator("[data-to-lesson='lagranja/roofs']").click()
    learn(page)
    page.locator("[data-next-lesson]").click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "running")
    assert page.url.endswith("/learn/lagranja/dice")


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    someone = visit("/learn/lagranja/goods")
    page = someone.page
    settled(page)
    page.locator("[data-lesson-step]").click()
    settled(page, "0 ")
    someone.go("/learn")
    expect(page.locator("[data-to-lesson='lagranja/goods']")).to_have_attribute("data-progress", "begun")
    someone.go("/learn/lagranja/goods")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "1")


def test_a_lesson_by_keyboard(visit: Visit) -> None:
    someone = visit("/learn/everdell/workers")
    page = someone.page
    settled(page)
    expect(page.locator("[data-lesson-step]")).to_be_focused()
    page.keyboard.press("Enter")
    settled(page, "0 ")
    page.locator("[data-lesson-step]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-step", "2")


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    someone = visit("/learn/lagranja/cooking", foreseen="404")
    expect(someone.page.locator("h1")).to_contain_text("cooking")


# -- the rules beside the table


@LOOKS
def test_the_rules_open_beside_the_table(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit("/new?game=lagranja&seats=me,bot:random&seed=1", size=size, scheme=scheme, locale=locale)
    page = someone.page
    someone.wait_for_turn()
    address = page.url
    opener = page.locator("[data-rules]")
    opener.focus()
    page.keyboard.press("Enter")
    drawer = page.locator("[data-rules-drawer]")
    expect(drawer.locator("#LG-1\\.1")).to_be_visible()
    expect(drawer.locator("article [data-icon=olive]").first).to_be_attached()
    assert "terminal" not in drawer.inner_text()
    someone.shot("rules")
    assert not someone.serious()
    page.locator("[data-rules-search]").fill("siesta")
    expect(drawer.locator("#LG-1\\.1")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()
    assert page.url == address


def test_the_rules_open_at_a_paragraph(visit: Visit) -> None:
    someone = visit("/learn/lagranja/goods")
    page = someone.page
    settled(page)
    page.locator("[data-rule]").click()
    paragraph = page.locator("[data-rules-drawer] #LG-1\\.2")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rule]")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_players_read_no_data_language(visit: Visit, game: str) -> None:
    someone = visit(f"/rules/{game}")
    article = someone.page.locator("article")
    expect(article.locator("dt").first).to_be_attached()
    words = article.inner_text()
    for word in ("terminal", "you type", "In the card pack:", "Partly of our own", "_"):
        assert word not in words, word


# -- a first game with guidance


@LOOKS
def test_a_first_game_explains_each_decision(visit: Visit, size: tuple[int, int], scheme: str, locale: str) -> None:
    someone = visit("/", size=size, scheme=scheme, locale=locale)
    page = someone.page
    page.locator("[data-guidance-switch]").check()
    page.locator("form.panel button[type=submit]").click()
    someone.wait_for_turn()
    guidance = page.locator("[data-guidance]")
    expect(guidance.locator("p")).to_be_visible()
    expect(page.locator("[data-ask-hint]")).to_be_visible()
    someone.shot("guided")
    assert someone.overflow() == (0, 0)
    assert not someone.serious()
    guidance.locator("[aria-expanded]").click()
    expect(guidance.locator("p")).to_have_count(0)
    guidance.locator("[aria-expanded]").click()
    page.locator("[data-guidance-off]").click()
    expect(guidance).to_have_count(0)
    page.reload()
    someone.wait_for_turn()
    expect(guidance).to_have_count(0)
