"""A table that can be followed: pace, why not, what is asked before it is done, the log, the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.server.support import Player, Server, play_on
from tests.web.support import DESK, MOVED, PHONE, SOON, Visitor, expect_state
from tests.web.test_games import secret_of

Visit = Callable[..., Visitor]

# The page is the same with both builds of the engine.
pytestmark = pytest.mark.compiled_only

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
ONE_BOT = "/new?game=lagranja&seats=me,bot:random&seed=1&name=Anna"
THREE_BOTS = "/new?game=lagranja&seats=me,bot:random,bot:random,bot:random&seed=3&name=Anna"
CAUGHT_UP = "() => !document.querySelector('[data-waiting]')"


PIECES = "[data-piece]:visible:not([data-piece=disc])"
"""What explains itself when it is clicked: a disc of the siesta track leaves its clicks to the space below it."""


def why(someone: Visitor, nth: int = 0) -> str:
    """Clicks a piece with which nothing can be done, and returns the reason."""
    piece = someone.page.locator(PIECES).nth(nth)
    reason = someone.page.locator("[data-why]")
    piece.click()
    try:
        reason.wait_for(timeout=SOON)
    except TimeoutError:  # where all choose at once, the choice of another closes what is open
        piece.click()
        reason.wait_for()
    words = reason.inner_text()
    assert "did not answer" not in words
    someone.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    return words


# -- pace


def wait_for_bots(anna: Visitor, server: Server) -> str:
    """Wait until the server asks this person, so that all that the bots did can be shown; return its number."""
    with Player(server, *secret_of(anna), None, "en") as player:
        return str(player.until(lambda view: view["asked"] is not None)["n"])


def test_moves_of_others_come_one_by_one_and_a_key_skips(visit: Visit, server: Server) -> None:
    anna = visit(THREE_BOTS, pace="calm")
    anna.wait_for_turn()
    while not anna.page.locator("[data-waiting]").count():
        anna.choose(random.Random(1))
        anna.page.wait_for_selector("[data-waiting], [data-turn=me]")
    n = anna.attribute("n")
    assert anna.attribute("turn") == "other"
    assert not anna.visible("action")
    expect(anna.page.locator("[data-moment]")).to_contain_text("Round 1 of 6")
    anna.shot("moment")
    anna.page.wait_for_function(f"(n) => {MOVED}", arg=n)  # the next view comes by itself
    wait_for_bots(anna, server)
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_function(CAUGHT_UP)
    anna.wait_for_turn()


def test_a_click_skips_and_does_nothing_else(visit: Visit, server: Server) -> None:
    anna = visit(THREE_BOTS, pace="calm")
    anna.wait_for_turn()
    while not anna.page.locator("[data-waiting]").count():
        anna.choose(random.Random(1))
        anna.page.wait_for_selector("[data-waiting], [data-turn=me]")
    n = wait_for_bots(anna, server)
    anna.page.mouse.click(500, 300)
    anna.page.wait_for_function(CAUGHT_UP)
    assert anna.attribute("n") == n


def test_what_has_been_told_is_told_once(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me&seed=1", pace="quick")
    told = anna.page.locator("[data-moment]")
    while not told.count():
        anna.wait_for_turn()
        anna.choose(random.Random(1))
    expect(told).to_have_count(0)  # it closes by itself
    while not told.count():
        anna.wait_for_turn()
        anna.choose(random.Random(1))
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_at_once_nothing_waits(visit: Visit) -> None:
    anna = visit(THREE_BOTS)
    anna.play(random.Random(1), most=6)
    assert not anna.page.locator("[data-waiting], [data-moment]").count()


# -- why not


@SIZES
def test_why_not_in_each_phase_of_la_granja(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(ONE_BOT, size=size)
    rng = random.Random(4)
    asked: dict[str, str] = {}
    while len(asked) < 9 or not {"farm", "revenue", "transport"} <= {stage.split(": ")[0] for stage in asked}:
        assert anna.wait_for_turn() == "playing"
        phase = anna.page.locator(".status").inner_text().replace("\xa0", " ").split(" · ")[-1]
        question = f"{phase}: {anna.page.locator('[data-prompt]').inner_text()}"
        if question not in asked and anna.page.locator(PIECES).count():
            asked[question] = why(anna, rng.randrange(anna.page.locator(PIECES).count()))
            assert len(asked[question]) > 10
            assert "{" not in asked[question]
        anna.choose(rng)


def test_why_not_in_everdell_for_each_kind_of_question(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me,bot:random&seed=2&name=Anna")
    rng = random.Random(4)
    asked: dict[str, str] = {}
    while len(asked) < 5 and anna.wait_for_turn() == "playing":
        question = re.sub(r"\d+", "", anna.page.locator("[data-prompt]").inner_text())
        if question not in asked:
            asked[question] = why(anna, rng.randrange(anna.page.locator(PIECES).count()))
            assert len(asked[question]) > 10
        anna.choose(rng)
    assert len(asked) > 1


def test_why_not_out_of_turn_by_focus_and_for_spectators(visit: Visit) -> None:
    anna = visit("/")
    anna.page.locator("[data-seat-choice='1']").select_option("open")
    anna.page.locator("form.panel button[type=submit]").click()
    expect_state(anna.page, "waiting")
    invite = anna.page.locator("input[readonly]").first.input_value().removeprefix(anna.server.address)
    ben = visit(invite)
    ben.page.locator("[data-join]").click()
    watcher = visit(invite.partition("#")[0])
    for someone in (anna, ben, watcher):
        someone.page.wait_for_selector("[data-piece]:visible")
    acting, waiting = (anna, ben) if anna.attribute("turn") == "me" else (ben, anna)
    assert "turn" in why(waiting)
    assert why(watcher).startswith("You are watching.")
    # By keyboard: the focus alone asks, Escape puts the answer away.
    piece = acting.page.locator("[data-piece]:visible:not([tabindex='-1'])").first
    piece.evaluate("element => element.focus({focusVisible: true})")
    expect(acting.page.locator("[data-why]")).to_be_visible()
    rule = acting.page.locator("[data-note] [data-rule]")
    assert re.fullmatch(r"(LG|EV)-\d+\.\d+", rule.get_attribute("data-rule") or "")
    acting.shot("why")
    assert not acting.serious()


# -- what can't be taken back


def test_a_donkey_tile_is_confirmed_in_a_dialog(visit: Visit) -> None:
    anna = visit(ONE_BOT)
    page = anna.page
    rng = random.Random(5)
    while not any(action.startswith("donkey") for action in anna.visible("action")):
        assert anna.wait_for_turn() == "playing"
        if any(action.startswith("donkey") for action in anna.visible("action")):
            break
        anna.choose(rng)
    donkey = next(action for action in anna.visible("action") if action.startswith("donkey"))
    anna.click("action", donkey)
    expect(page.locator("dialog [data-consequence]")).not_to_be_empty()
    anna.shot("confirm")
    assert not anna.serious()
    page.locator("[data-cancel]").click()
    expect(page.locator("dialog")).to_have_count(0)
    # By keyboard: Enter opens, Escape leaves, Enter twice confirms.
    button = page.locator(f"[data-bar] [data-action='{donkey}']")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_have_count(0)


def test_a_double_click_confirms_nothing(visit: Visit) -> None:
    anna = visit("/new?game=everdell&seats=me,bot:random&seed=2&name=Anna")
    anna.wait_for_turn()
    n = anna.attribute("n")
    anna.page.locator("[data-bar] [data-action=pass]").dblclick()
    expect(anna.page.locator("[data-consequence]")).to_be_visible()
    assert anna.attribute("n") == n
    anna.page.keyboard.press("Escape")
    declines = anna.page.locator("[data-bar] [data-action=pass]")
    assert "strong" not in (declines.get_attribute("class") or "")


# -- trivial questions


def test_the_table_moves_by_hats_unless_someone_wants_to_click(visit: Visit) -> None:
    hats = "Your hats move your siesta disc: move it, or do something else first."
    deliveries = re.compile("deliver(y|ies) left: where to|All deliveries are made")

    def is_asked_for_hats(someone: Visitor) -> bool:
        """Plays until the disc has moved."""
        rng = random.Random(7)
        while True:
            someone.wait_for_turn()
            asked = someone.page.locator("[data-prompt]").inner_text()
            if asked == hats or deliveries.search(asked):
                return asked == hats
            someone.choose(rng)

    assert is_asked_for_hats(visit(ONE_BOT))
    assert not is_asked_for_hats(visit(ONE_BOT, automatic=True))


# -- the log


def test_the_log_is_complete_after_a_reload_by_round_and_with_cards(visit: Visit) -> None:
    anna = visit(ONE_BOT)
    anna.play(random.Random(1), most=70)
    anna.wait_for_turn()
    lines = anna.page.locator("[data-log-line]")
    before = lines.count()
    headings = anna.page.locator("[data-log-heading]").all_inner_texts()
    assert before > 80
    assert len(headings) == len(set(headings)) > 3
    assert "card 1" not in anna.page.locator("[data-log]").inner_text().lower()
    anna.page.reload()
    anna.wait_for_turn()
    expect(lines).to_have_count(before)
    assert anna.page.locator("[data-log-heading]").all_inner_texts() == headings
    card = anna.page.locator("[data-log-card]").first
    card.scroll_into_view_if_needed()
    card.hover()
    expect(anna.page.locator("[data-note]")).to_be_visible()
    anna.shot("log")
    anna.page.mouse.move(5, 5)
    expect(anna.page.locator("[data-note]")).to_have_count(0)


def test_what_is_new_since_my_last_move_is_marked(visit: Visit) -> None:
    anna = visit(THREE_BOTS)
    rng = random.Random(1)
    anna.play(rng, most=8)
    while True:
        anna.wait_for_turn()
        if anna.page.locator("[data-log-since]").count():
            break
        anna.choose(rng)
    newest = anna.page.locator("[data-log-line]").first
    expect(newest).to_have_class(re.compile("new"))


# -- the end


@pytest.fixture(scope="module")
def game_of_four(server: Server) -> str:
    """Plays a game without a browser, and returns the link to a seat of it."""
    table = server.table("me", "bot:random", "bot:random", "bot:random", game="lagranja", seed=3, names=["Anna"])
    with table.sit(0) as anna:
        play_on([anna])
    return f"/table/{table.id}#seat={table.secrets[0]}"


@SIZES
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("de-DE", "dark")])
def test_the_points_of_four_fit(
    visit: Visit, game_of_four: str, size: tuple[int, int], locale: str, scheme: str
) -> None:
    anna = visit(game_of_four, size=size, locale=locale, scheme=scheme)
    expect_state(anna.page, "over")
    expect(anna.page.locator("[data-over] tfoot td")).to_have_count(4)
    anna.shot("end")
    fits = anna.page.evaluate(
        """() => {
            const table = document.querySelector('[data-over] table'), around = table.parentElement
            const dialog = document.querySelector('dialog')
            return [around.scrollWidth - around.clientWidth, dialog.scrollHeight - dialog.clientHeight]
        }"""
    )
    assert fits[0] <= 0
    assert size == PHONE or fits[1] <= 0
    winner = anna.page.locator("[data-won]")
    expect(winner.first).to_contain_text("★")
    assert not anna.serious()


def test_a_solo_game_reports_its_result_as_its_rules_do(visit: Visit) -> None:
    everdell = visit("/new?game=everdell&seats=me&seed=1&name=Anna")
    everdell.wait_for_turn()
    everdell.act("pass")
    everdell.page.locator("[data-confirm]").click()
    expect(everdell.page.locator("[data-verdict]")).to_contain_text("Rugwort")
    everdell.shot("solo")


def test_settings_hold_all_and_overlap_with_nothing(visit: Visit) -> None:
    for size in (DESK, PHONE):
        anna = visit(ONE_BOT, size=size)
        anna.wait_for_turn()
        anna.page.locator("[data-panel=settings]").click()
        boxes = anna.page.evaluate(
            """() => [...document.querySelectorAll('dialog label')].map((element) => {
                const {left, top, right, bottom} = element.getBoundingClientRect()
                return [left, top, right, bottom]
            })"""
        )
        assert len(boxes) == 9
        for i, one in enumerate(boxes):
            for other in boxes[i + 1 :]:
                apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
                assert apart, (one, other)
        anna.shot("settings")
        assert not anna.serious()
        anna.page.locator("[data-setting=pace]").select_option("calm")
        anna.page.reload()
        anna.wait_for_turn()
        anna.page.locator("[data-panel=settings]").click()
        expect(anna.page.locator("[data-setting=pace]")).to_have_value("calm")
