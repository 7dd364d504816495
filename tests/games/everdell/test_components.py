"""What is printed on the components, as data for a board: complete, and with words in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadowmarket.games.everdell.explain.rulings import RULINGS
from meadowmarket.server.http.reference import topics
from meadowmarket.server.localizer import Localizer
from meadowmarket.texts import Catalogue, languages
from tests.games.everdell.position import everdell
from tests.support import ROOT

FIXTURES = ROOT / "web" / "src" / "games" / "everdell" / "card" / "fixtures"


def printed(language: str) -> dict[str, Any]:
    words = Localizer(language)
    return {name: words.piece(piece) for name, piece in everdell(2).components().items()}


def test_a_card_has_everything_that_is_printed_on_it() -> None:
    cards = {card["id"]: card for card in printed("en")["cards"]}
    assert len(cards) == 48
    assert sum(card["copies"] for card in cards.values()) == 128
    husband = cards["husband"]
    assert (husband["name"], husband["colour"], husband["critter"], husband["unique"]) == (
        "Husband",
        "green",
        True,
        False,
    )
    assert (husband["cost"], husband["points"], husband["copies"]) == ({"berry": 3}, 2, 4)
    assert (husband["partners"], husband["hosts"], husband["space"]) == (["farm"], ["ever-tree", "farm"], "pair")
    assert cards["farm"]["partners"] == ["husband", "wife"]
    assert (cards["monastery"]["visited"], cards["monastery"]["keeps_workers"]) == (True, True)
    assert (cards["inn"]["open"], cards["lookout"]["open"]) == (True, False)
    assert cards["castle"]["effects"]["scoring"] == "common-construction"


def test_events_and_places_have_everything_too() -> None:
    found = printed("en")
    assert (len(found["events"]), len(found["places"])) == (20, 24)
    monument = next(event for event in found["events"] if event["id"] == "city-monument")
    assert (monument["basic"], monument["colours"], monument["points"]) == (True, {"blue": 3}, "3")
    assert [place["shared"] for place in found["places"] if place["kind"] == "journey"] == [False, False, False, True]


@pytest.mark.parametrize("language", languages())
def test_every_component_has_name_and_text(language: str) -> None:
    """A text that is missing shows as its key."""
    text = Catalogue(language, strict=True)
    assert text.say("everdell-card-farm")
    for rows in ("cards", "events", "places"):
        for row in printed(language)[rows]:
            for field in ("name", "text", "short"):
                assert row[field], (row["id"], field)
                assert "everdell-" not in row[field], (row["id"], field)


def test_rulings_name_their_card() -> None:
    found = {topic.topic: topic.rulings for topic in topics("everdell", Localizer("en")).topics}
    husband = {ruling.paragraph: ruling.text for ruling in found["husband"] or []}
    assert {"EV-5.11", "EV-7.11"} <= set(husband)
    assert husband["EV-7.11"].startswith("A Husband fires only when played")
    cemetery = [ruling.paragraph for ruling in found["cemetery"] or []]
    assert "EV-8.1" in cemetery, "by the glossary"


@pytest.mark.parametrize("language", languages())
def test_the_page_is_tested_with_what_is_printed_today(language: str) -> None:
    """If not, run web/scripts/everdell_components.py."""
    stored = json.loads((FIXTURES / f"components.{language}.json").read_text("utf-8"))
    assert stored == json.loads(json.dumps(printed(language)))


def test_short_rulings_name_cards_and_paragraphs_that_exist() -> None:
    rules = (ROOT / "src" / "meadowmarket" / "games" / "everdell" / "data" / "rules.md").read_text("utf-8")
    cards = {card["id"]: card for card in printed("en")["cards"]}
    for name, rule, named in RULINGS:
        assert f"**{rule}**" in rules, name
        assert set(named) <= set(cards), name
    assert [one["rule"] for one in cards["wanderer"]["rulings"]] == ["EV-5.2"]


def test_words_say_all_that_is_printed() -> None:
    for card in printed("en")["cards"]:
        words = " ".join(card["words"])
        for said in (card["name"], card["text"], card["kind"], card["colour_name"], card["partner_names"]):
            assert said in words, card["id"]
