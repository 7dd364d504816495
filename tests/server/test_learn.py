"""Lessons over HTTP: listed, stepped through and judged, without an account and without anything stored."""

from __future__ import annotations

import pytest

from tests.server.support import Json, Server


def test_all_lessons_are_listed(server: Server) -> None:
    found = {game["name"]: game["lessons"] for game in server.get("/api/learn?lang=de")["games"]}
    assert {"lagranja", "everdell"} <= set(found)
    assert [lesson["title"] for lesson in found["lagranja"]][:2] == ["Güter und Marker", "Die vier Seiten einer Karte"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_lesson_is_played_to_its_end(server: Server, language: str) -> None:
    played = 0
    for game in server.get(f"/api/learn?lang={language}")["games"]:
        for lesson in game["lessons"]:
            address = f"/api/learn/{game['name']}/{lesson['lesson']}"
            assert play(server, address, language)["kind"] == "done"
            played += 1
    assert played >= 15


def play(server: Server, address: str, language: str) -> Json:
    """Take each step as a learner would, with a wrong move before each right one; return the end."""
    step = server.get(f"{address}?lang={language}")
    while step["kind"] != "done":
        assert step["text"]
        if step["kind"] == "move":
            options = [option["action"] for option in step["asked"]["options"]]
            for wrong in [option for option in options if option != step["move"]][:1]:
                answer = judged(server, address, step, wrong, language)
                assert (answer["right"], answer["rule"]) == (False, step["rule"])
                assert answer["text"]
            assert judged(server, address, step, step["move"], language)["right"]
        else:
            assert step["asked"] is None
        step = server.get(f"{address}?step={step['step'] + 1}&lang={language}")
    return step


def judged(server: Server, address: str, step: Json, action: str, language: str) -> Json:
    return server.post(f"{address}/move?lang={language}", {"step": step["step"], "action": action})


def test_the_lessons_of_a_game_follow_each_other(server: Server) -> None:
    names = [lesson["lesson"] for lesson in server.get("/api/learn")["games"][0]["lessons"]]
    game = server.get("/api/learn")["games"][0]["name"]
    assert [server.get(f"/api/learn/{game}/{name}")["next"] for name in names] == [*names[1:], ""]


def test_a_neighbours_hand_stays_hidden(server: Server) -> None:
    farms = server.get("/api/learn/lagranja/cards")["view"]["farms"]
    assert len(farms[0]["hand"]) == 4
    assert farms[1]["hand"] is None


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/api/learn/lagranja/cooking", "“cooking”; the lessons are: goods, cards"),
        ("/api/learn/chess/goods", "chess"),
        ("/api/learn/lagranja/goods?step=99", "99"),
    ],
)
def test_what_is_not_there_is_refused(server: Server, address: str, said: str) -> None:
    assert said in server.get(address, status=404)["error"]["text"]


def test_a_bad_move_is_refused_with_the_reason(server: Server) -> None:
    address = "/api/learn/lagranja/goods/move"
    assert server.post(address, {"step": 1, "action": "sell pig"}, status=400)["error"]["key"].startswith(
        "not-an-option"
    )
    assert server.post(address, {"step": 1, "action": "dance"}, status=400)["error"]["text"]
    assert server.post(address, {"step": 0, "action": "grow"}, status=400)["error"]["key"] == "lesson-no-move"
    assert server.post(address, {"step": 7, "action": "grow"}, status=400)["error"]["key"] == "lesson-no-move"
    assert server.post(address, {"step": 1}, status=400)["error"]["key"] == "bad-request"
