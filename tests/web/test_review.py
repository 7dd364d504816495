"""Reviews and replays on the page: the chart, turning points, playing on, the slider's keys, links to positions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadowmarket.texts import languages
from tests.server.support import Server
from tests.support import ROOT
from tests.web.conftest import SHOTS
from tests.web.support import DESK, PHONE, Visitor
from tests.web.test_pages import LOOKS
from tests.web.test_walk import Walker, told

Come = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

GOLDEN = ROOT / "tests" / "golden"
LONG = 240_000


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews are superficial, and so quick."""
    running = Server(tmp_path_factory.mktemp("light"), MEADOWMARKET_REVIEW_SIMULATIONS="2").start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.fixture
def come(light: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Open that server in a separate browser."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    visitors: list[Visitor] = []

    def open_page(path: str, **options: object) -> Visitor:
        name = f"{request.node.name}-{len(visitors)}"
        visitors.append(Visitor(browser, light, SHOTS / name, **options))  # type: ignore[arg-type]
        visitors[-1].go(path)
        return visitors[-1]

    yield open_page
    for visitor in visitors:
        visitor.leave()


def uploaded(server: Server, game: str, file: str) -> str:
    text = (GOLDEN / game / f"{file}.replay").read_text("utf-8")
    return str(server.post("/api/replays", {"text": text}, status=201)["replay"])


@pytest.fixture(scope="module")
def games(light: Server) -> dict[str, str]:
    return {"lagranja": uploaded(light, "lagranja", "classic-2"), "everdell": uploaded(light, "everdell", "two")}


def reviewed(someone: Visitor) -> None:
    expect(someone.page.locator("[data-review]")).to_have_attribute("data-review", "ready", timeout=LONG)


@pytest.mark.parametrize("game", ["lagranja", "everdell"])
def test_a_game_is_reviewed_and_played_on(come: Come, games: dict[str, str], game: str) -> None:
    someone = come(f"/replay/{games[game]}?review")
    page = someone.page
    if page.locator("[data-review=running]").count():  # the other tests may have had it found
        expect(page.locator("[data-progress], [data-accuracy]").first).to_be_visible()
    reviewed(someone)
    expect(page.locator("[data-accuracy] tbody tr")).to_have_count(2)
    expect(page.locator("[data-accuracy]")).to_contain_text("%")
    turn = page.locator("[data-turn]").first
    number = int(turn.get_attribute("data-turn") or "")
    card = page.locator(f"[data-turn-card='{number}']")
    expect(card).to_contain_text("Better")

    turn.click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", str(number - 1))
    assert f"review&step={number - 1}&seat=" in page.url
    expect(page.locator("[data-turn-card]")).to_have_attribute("data-turn-card", str(number))
    page.go_back()
    expect(page.locator("[data-accuracy]")).to_be_visible()

    card.locator("[data-play-on]").click()
    page.locator("[data-play-on-bot]").select_option("random")
    someone.shot("play-on")
    assert not someone.serious()
    page.locator("[data-play-on-start]").click()
    assert someone.wait_for_turn() == "playing"
    expect(page.locator("[data-practice]")).to_be_visible()
    assert int(someone.attribute("n")) >= number - 1


@LOOKS
@pytest.mark.parametrize("game", ["lagranja", "everdell"])
def test_how_a_review_looks(
    come: Come, games: dict[str, str], game: str, size: tuple[int, int], scheme: str, locale: str
) -> None:
    someone = come(f"/replay/{games[game]}?review", size=size, scheme=scheme, locale=locale)
    page = someone.page
    reviewed(someone)
    someone.shot("review")
    assert someone.overflow() == (0, 0)
    assert not someone.serious()
    page.locator("summary").click()
    rows = page.locator("[data-choices] tbody tr")
    expect(rows.first).to_be_visible()
    assert not someone.serious()
    page.locator("[data-show]").first.click()
    expect(page.locator("[data-turn-card]")).to_be_visible()
    someone.shot("position")
    assert someone.overflow() == (0, 0)
    assert not someone.serious()


@pytest.mark.parametrize("language", languages())
def test_a_review_is_whole_in_every_language(come: Come, games: dict[str, str], language: str) -> None:
    someone = come(f"/replay/{games['lagranja']}?review", locale=language)
    reviewed(someone)
    walker = Walker(someone, language)
    someone.page.locator("summary").click()
    expect(someone.page.locator("[data-choices] tbody tr").first).to_be_visible()
    walker.look("all choices")
    someone.page.locator("[data-show]").first.click()
    expect(someone.page.locator("[data-turn-card]")).to_be_visible()
    walker.look("a turn")
    assert told(walker) == ""


def test_the_chart_by_keyboard(come: Come, games: dict[str, str]) -> None:
    someone = come(f"/replay/{games['everdell']}?review")
    page = someone.page
    reviewed(someone)
    handle = page.locator("[data-chart-handle]")
    handle.focus()
    page.keyboard.press("ArrowRight")
    expect(handle).to_have_attribute("aria-label", re.compile("^Action 1, Player"))
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(handle).to_have_attribute("aria-label", re.compile("^Action 2, Player"))
    expect(handle).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", "1")


def test_the_slider_by_keyboard(come: Come, games: dict[str, str]) -> None:
    someone = come(f"/replay/{games['lagranja']}")
    page = someone.page
    replay = page.locator("[data-replay]")
    slider = page.locator("input[type=range]")
    last = slider.get_attribute("max") or ""
    marks = page.locator("[data-mark]")
    assert marks.count() > 5
    expect(page.locator("[data-log-line]")).to_have_count(0)
    page.keyboard.press("End")
    expect(replay).to_have_attribute("data-step", last)
    # The whole log, though only two steps were visited.
    assert page.locator("[data-log-line]").count() > 100
    page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-step", "0")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "1")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.step) > 1")
    page.keyboard.press("PageUp")
    page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.step) <= 1")
    second = page.locator("[data-mark].main").first
    second.click()
    expect(replay).to_have_attribute("data-step", second.get_attribute("data-mark") or "")
    expect(page.locator("[data-stage]")).to_contain_text("Round 2")
    page.locator("[data-pace]").select_option("fast")
    page.locator("main").click(position={"x": 5, "y": 5})
    before = int(replay.get_attribute("data-step") or "")
    page.keyboard.press("Space")
    expect(page.locator("[data-run]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("(n) => Number(document.querySelector('[data-replay]').dataset.step) > n + 1", arg=before)
    page.keyboard.press("Space")
    expect(page.locator("[data-run]")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_position_is_shared_by_its_link(come: Come, games: dict[str, str], size: tuple[int, int]) -> None:
    someone = come(f"/replay/{games['lagranja']}?step=40&seat=1", size=size)
    page = someone.page
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", "40")
    expect(page.locator("[data-seen-from]")).to_have_value("1")
    page.locator("[data-step-to=on]").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-step", "41")
    assert page.url.endswith("?step=41&seat=1")
    other = come(page.url.removeprefix(someone.server.address), size=size)
    expect(other.page.locator("[data-replay]")).to_have_attribute("data-step", "41")
    other.go(f"/replay/{games['lagranja']}?step=99999&seat=7")
    last = other.page.locator("input[type=range]").get_attribute("max") or ""
    expect(other.page.locator("[data-replay]")).to_have_attribute("data-step", last)


def test_hands_are_open_or_hidden(come: Come, games: dict[str, str]) -> None:
    someone = come(f"/replay/{games['lagranja']}?step=40&seat=-1")
    page = someone.page
    hand = page.locator("section.hand")
    expect(hand).to_contain_text("Hands are secret")
    page.locator("[data-hands=hidden]").click()
    expect(page.locator("[data-hands=open]")).to_be_visible()
    expect(hand.locator(".card").first).to_be_visible()
    assert not someone.serious()


def test_a_running_game_has_no_review(come: Come, light: Server) -> None:
    table = light.table("me", "me")
    someone = come(f"/replay/{table.id}?review", foreseen="409")
    page = someone.page
    expect(page.locator("[data-review]")).to_have_attribute("data-review", "failed")
    expect(page.locator("[role=alert]")).to_contain_text("You can review it when it has ended.")
    assert not someone.serious()
    someone.go(f"/replay/{table.id}")
    expect(page.locator("[data-hands]")).to_be_disabled()
    expect(page.locator("[data-review-link], [data-play-on]")).to_have_count(0)
    lost = come("/replay/none?review", foreseen="404")
    expect(lost.page.locator("h1")).to_contain_text("no such replay")


def test_from_the_end_of_a_game_to_its_review(come: Come) -> None:
    someone = come("/new?game=toy&seats=bot:first,bot:random&seed=3")
    page = someone.page
    page.wait_for_selector("[data-state=over]")
    page.locator("dialog [data-review-link]").click()
    reviewed(someone)
    page.locator("[data-replay-link]").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    page.locator(".bar [data-review-link]").click()
    reviewed(someone)


def test_a_review_goes_on_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, MEADOWMARKET_REVIEW_SIMULATIONS="4").start()
    name = uploaded(server, "everdell", "two")
    someone = Visitor(browser, server, SHOTS / "restarted", foreseen="Failed to load resource|ERR_")
    someone.go(f"/replay/{name}?review")
    expect(someone.page.locator("[data-chart-handle]")).to_have_count(1)
    server.restart()
    reviewed(someone)
    someone.leave()
    server.stop()
