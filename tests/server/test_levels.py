"""Bots by level: offered by name, shown in the reader's language, and kept."""

from __future__ import annotations

import pytest

from meadowmarket.bots.bot import LEVELS
from tests.server.support import Server, TableClient

pytestmark = pytest.mark.compiled_only


def test_levels_come_first_and_say_what_they_are_like(server: Server) -> None:
    for lang, title in (("en", "hard"), ("de", "schwer")):
        bots = server.get(f"/api/games?lang={lang}")["bots"]
        assert [bot["name"] for bot in bots if bot["level"]] == list(LEVELS)
        assert [bot["name"] for bot in bots][: len(LEVELS)] == list(LEVELS)
        assert {"random", "greedy", "search", "first"} <= {bot["name"] for bot in bots if not bot["level"]}
        assert all(bot["about"] for bot in bots if bot["level"])
        assert bots[LEVELS.index("hard")]["title"] == title


def new_table(server: Server, query: str) -> TableClient:
    response = server.http.get(f"/new?{query}")
    assert response.status_code == 303, response.text
    path, _, fragment = response.headers["location"].partition("#seat=")
    created = {"table": path.removeprefix("/table/"), "seats": [{"seat": 0, "secret": fragment}], "invite": None}
    return TableClient(server, created)


@pytest.mark.parametrize("level", LEVELS)
def test_a_link_seats_a_level_and_it_plays(server: Server, level: str) -> None:
    table = new_table(server, f"game=toy&seats=me,bot:{level}&seed=1")
    with table.sit(0) as anna:
        assert anna.view["seats"][1]["bot"] == level
        anna.click(anna.options[0])
        anna.until(lambda view: any(line["seat"] == 1 for line in anna.log))


def test_levels_are_named_in_the_language_of_the_reader(server: Server) -> None:
    table = new_table(server, "game=lagranja&seats=me,bot:hard&seed=1")
    for lang, name in (("en", "Bot 2 (hard)"), ("de", "Bot 2 (schwer)")):
        with table.sit(0, lang=lang) as anna:
            assert anna.view["seats"][1]["name"] == name
            anna.until(lambda view: bool(view["asked"]))
            acted = [event for line in anna.log for event in line["events"] if event["seat"] == 1]
            assert all(name in event["text"] for event in acted)


def test_without_seats_one_plays_against_a_normal_bot(server: Server) -> None:
    assert server.get(f"/api/tables/{new_table(server, 'game=toy').id}")["seats"][1]["bot"] == "normal"


def test_a_rematch_keeps_the_level(server: Server) -> None:
    table = server.table("me", "bot:expert")
    server.post(f"/api/tables/{table.id}/abandon", {"abandon": True}, table.secrets[0])
    again = server.post(f"/api/tables/{table.id}/rematch", None, table.secrets[0], 201)["table"]
    server.patch(f"/api/tables/{again}", {"name": "Anna", "title": "Again"}, table.secrets[0])
    seat = server.get(f"/api/tables/{again}?lang=de")["seats"][1]
    assert (seat["bot"], seat["name"]) == ("expert", "Bot 2 (Experte)")
