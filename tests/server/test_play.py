"""Playing over real sockets: two seats and a spectator, stale and foreign actions, undo, questions."""

from __future__ import annotations

import pytest

from tests.server.support import Json, Player, Server, play_on

pytestmark = pytest.mark.compiled_only


def both(server: Server, seed: int = 1) -> tuple[Player, Player]:
    table = server.table("me", "me", seed=seed)
    return table.sit(0), table.sit(1)


def acting(*players: Player) -> Player:
    n = max(player.view["n"] for player in players)
    return next(player for player in players if player.reach(n)["asked"])


def test_two_seats_and_a_spectator_play_a_whole_game(either: Server) -> None:
    table = either.table("me", "me", names=["Anna", "Ben"])
    with table.sit(0) as anna, table.sit(1) as ben, table.watch() as connection:
        play_on([anna, ben, connection])
        for player in (anna, ben, connection):
            assert player.view["state"] == "over"
            assert player.view["final"] == anna.view["final"]
            assert [line["step"] for line in player.log] == list(range(1, player.view["step"] + 1))
            ns = [message["n"] for message in player.told if message["type"] == "view"]
            assert ns == sorted(ns)
        assert [seat["name"] for seat in connection.view["seats"]] == ["Anna", "Ben"]
        totals = [score["total"] for score in anna.view["final"]["scores"]]
        for score in anna.view["final"]["scores"]:
            assert sum(source["points"] for source in score["sources"]) == score["total"]
        assert anna.view["final"]["winners"] == [seat for seat in (0, 1) if totals[seat] == max(totals)]
        assert all(message["asked"] is None for message in connection.told if message["type"] == "view")


def test_a_spectator_cannot_act(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna, table.watch() as connection:
        n = anna.view["n"]
        for said in ({"type": "click", "n": n, "action": anna.options[0]}, {"type": "undo", "n": n}):
            assert connection.refused(**said)["key"] == "spectators-watch"
        assert connection.refused(type="why", action=anna.options[0])["key"] == "spectators-watch"
        assert server.get(f"/api/tables/{table.id}")["n"] == n


def test_a_foreign_action_is_refused_and_changes_nothing(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna, table.sit(1) as ben:
        n = anna.view["n"]
        foreign = next(option for option in ben.options if option not in anna.options)
        error = anna.refused(type="click", n=n, action=foreign)
        assert error["key"] in ("not-an-option", "not-an-option-because")
        assert anna.refused(type="click", n=n, action="fly away")["key"] == "no-such-action"
        assert server.get(f"/api/tables/{table.id}")["n"] == n


def test_a_stale_click_gets_the_fresh_view(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        n = anna.view["n"]
        first, second = anna.options[0], anna.options[1]
        anna.click(first)
        after = anna.view["n"]
        anna.say(type="click", n=n, action=second)
        assert anna.next("stale")["n"] == n
        assert anna.next("view")["n"] == after


def test_a_double_click_counts_once(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        n = anna.view["n"]
        for _ in range(2):
            anna.say(type="click", n=n, action=anna.options[0])
        anna.next("stale")
        assert server.get(f"/api/tables/{anna.view['table']}")["n"] == n + 1


def test_at_a_secret_choice_others_do_not_make_a_click_stale(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        n = ben.view["n"]
        assert n == anna.view["n"]
        anna.click(anna.options[0])
        ben.say(type="click", n=n, action=ben.options[0])
        ben.reach(n + 2)
        assert all(message["type"] != "stale" for message in ben.told)


def test_an_n_from_the_future_is_stale(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        anna.say(type="click", n=anna.view["n"] + 5, action=anna.options[0])
        assert anna.next("stale")


def test_undo_takes_back_ones_own_choice_for_all(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        before = anna.view["view"]
        n = anna.view["n"]
        anna.click(anna.options[0])
        assert anna.view["undo"] == {"allowed": True, "why": None}
        ben.reach(n + 1)
        assert not ben.view["undo"]["allowed"]
        assert ben.refused(type="undo", n=n + 1)["key"] == "undo-other-seat"
        anna.say(type="undo", n=n + 1)
        anna.reach(n + 2)
        assert anna.view["view"] == before
        assert anna.view["step"] == 0
        ben.reach(n + 2)
        assert ben.log == []
        anna.click(anna.options[1])
        assert [line["step"] for line in anna.log] == [1]


def test_chance_ends_undo(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        for _ in range(60):
            player = acting(anna, ben)
            option = "roll" if "roll" in player.options else player.options[0]
            player.click(option)
            if option == "roll":
                break
        assert player.refused(type="undo", n=player.view["n"])["key"] == "undo-chance"


def test_asking_first_changes_nothing_until_it_is_confirmed(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        n = anna.view["n"]
        action = anna.options[0]
        anna.say(type="click", n=n, action=action, ask="turn")
        asked = anna.next("confirm")
        assert (asked["n"], asked["action"], asked["why"]) == (n, action, "turn")
        assert server.get(f"/api/tables/{anna.view['table']}")["n"] == n
        anna.click(action)
        assert anna.view["n"] == n + 1


def test_why_not(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        impossible = next(option for option in ben.options if option not in anna.options)
        anna.say(type="why", action=impossible)
        assert impossible in anna.next("why")["lines"][0]


def test_why_a_piece_can_not_be_used(server: Server) -> None:
    """In turn, out of turn and for spectators; every answer names the paragraph."""
    table = server.table("me", "me", game="lagranja")
    with table.sit(0) as anna, table.sit(1) as ben, table.watch() as watcher:
        acting, waiting = (anna, ben) if anna.view["asked"] else (ben, anna)

        def why(player: Player, piece: str) -> Json:
            player.say(type="why", piece=piece)
            return player.next("why")

        die = why(acting, "die-9")
        assert (die["piece"], die["action"], die["rule"]) == ("die-9", None, "LG-5.2")
        assert die["lines"][0].startswith("First answer this: Play 2 cards")
        card = acting.view["view"]["farms"][acting.view["seat"]]["hand"][0]
        assert why(acting, f"hand-{card}")["lines"][0] == "You can do something with this now."
        assert why(waiting, f"hand-{card}")["lines"][0] == f"It is Player {acting.view['seat'] + 1}’s turn."
        seen = why(watcher, "siesta-3")
        assert (seen["lines"][0], seen["rule"]) == ("You are watching.", "LG-6.2")
        assert why(watcher, "no-such-piece") == {
            **seen,
            "piece": "no-such-piece",
            "lines": seen["lines"][:2],
            "rule": None,
        }
        assert acting.refused(type="why")["key"] == "bad-message"
        assert acting.refused(type="why", action="end", piece="deck")["key"] == "bad-message"


@pytest.mark.parametrize("seats", [["me"], ["me", "me"], ["me", "me", "me", "me"]], ids=len)
def test_why_a_piece_of_everdell_can_not_be_used(server: Server, seats: list[str]) -> None:
    """The codes know four seats; fewer may sit there."""
    table = server.table(*seats, game="everdell")
    players = [table.sit(seat) for seat in range(len(seats))]
    acting = next(player for player in players if player.view["asked"])
    acting.say(type="why", piece="journey-journey-5")
    assert acting.next("why")["lines"] == ["The Journey is open only in your autumn."]
    acting.say(type="why", piece="cards-inn-0@1")
    assert acting.next("why")["rule"] == "EV-4.5"
    for player in players:
        player.socket.close()


def test_each_line_of_the_log_has_its_heading(server: Server) -> None:
    table = server.table("me", game="lagranja")
    with table.sit(0) as anna:
        while all(line["heading"] == "Round 1 of 6: farm" for line in anna.view["log"]["lines"]):
            anna.click(anna.options[0])
        assert anna.view["log"]["lines"][-1]["heading"] == "Round 1 of 6: revenue"
        again = table.sit(0)
        with again:
            assert {line["heading"] for line in again.view["log"]["lines"]} == {
                "Round 1 of 6: farm",
                "Round 1 of 6: revenue",
            }
    step = server.get(f"/api/replays/{table.id}/steps/1")
    assert step["line"]["heading"] == "Round 1 of 6: farm"


def test_a_phone_and_a_desk_hold_the_same_seat(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as admin, table.sit(0) as phone, table.sit(1) as ben:
        n = admin.view["n"]
        phone.click(phone.options[0])
        assert admin.reach(n + 1)["view"] == phone.view["view"]
        assert ben.reach(n + 1)


def test_a_reconnected_player_misses_nothing(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna, table.sit(1) as ben:
        play_on([anna, ben], most=5)
        known, lines = ben.view["n"], list(ben.log)
        ben.socket.close()
        for _ in range(3):
            anna.click(anna.options[0]) if anna.options else None
        with table.sit(1, n=known) as again, table.sit(1) as fresh:
            kept = [line for line in lines if line["step"] <= again.view["log"]["from"]]
            assert kept + again.log == fresh.log
            assert again.view["view"] == fresh.view["view"]


def test_presence_is_told(server: Server) -> None:
    table = server.table("me", "me")
    with table.sit(0) as anna:
        ben = table.sit(1)
        while not anna.next("seats")["seats"][1]["connected"]:
            pass
        ben.socket.close()
        while anna.next("seats")["seats"][1]["connected"]:
            pass


def test_bots_play_on_by_themselves(server: Server) -> None:
    table = server.table("me", "bot:random", "bot:first")
    with table.sit(0) as anna:
        play_on([anna])
        assert anna.view["state"] == "over"
        assert {line["seat"] for line in anna.log} == {0, 1, 2}


def test_another_language_can_be_asked_for(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        anna.click(anna.options[0])
        anna.say(type="lang", lang="en")
        anna.next("view")
        assert anna.view["log"]["from"] == 0
        assert len(anna.view["log"]["lines"]) == 1


def test_ping(server: Server) -> None:
    anna, ben = both(server)
    with anna, ben:
        anna.say(type="ping")
        assert anna.next("pong") == {"type": "pong"}


def test_options_that_make_something_final_name_it(server: Server) -> None:
    table = server.table("me", "me", game="everdell", seed=1)
    with table.sit(0) as anna, table.sit(1) as ben:
        options = {option["action"]: option for option in acting(anna, ben).view["asked"]["options"]}
        assert options["pass"]["confirm"].startswith("You pass for the rest of the game.")
        assert "confirm" not in options["worker basic-3-twigs"]
