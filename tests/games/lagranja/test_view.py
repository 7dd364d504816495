"""What is open and what is secret (LG-2.11): views, events, and redealing what a seat can't know."""

from collections.abc import Iterator

import pytest

from meadowmarket.core.api import NOBODY, Json
from meadowmarket.core.codec import encode
from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.core.tuples import replaced
from meadowmarket.games.lagranja.rules.round import ChooseDonkey
from meadowmarket.games.lagranja.settings import RULESETS
from meadowmarket.games.lagranja.state import LaGranjaState
from tests.games.lagranja.position import Position, set_up

TABLES = [(ruleset, players) for ruleset in RULESETS for players in (2, 4)]


def view(position: Position, seat: int) -> dict[str, Json]:
    return position.game.view(position.state, seat)


def farm(position: Position, owner: int, seat: int) -> dict[str, Json]:
    """Return what a seat sees of a farm."""
    farms = view(position, seat)["farms"]
    assert isinstance(farms, list)
    found = farms[owner]
    assert isinstance(found, dict)
    return found


def donkeys(position: Position, owner: int, seat: int) -> dict[str, Json]:
    found = farm(position, owner, seat)["donkeys"]
    assert isinstance(found, dict)
    return found


def villages(ruleset: str, players: int, every: int = 7) -> Iterator[tuple[Position, int]]:
    """Plays a game at random; gives it and its length before every n-th action."""
    position = set_up(players, ruleset, 4)
    rng = Rng(8)
    while not position.state.is_over():
        if position.state.actions_played % every == 0:
            yield position, position.state.actions_played
        seats = position.state.seats_to_act()
        seat = seats[rng.below(len(seats))]
        position.state.apply(seat, choose_random(position.state, seat, rng))


def with_secrets_changed(position: Position, seat: int) -> list[LaGranjaState]:
    """List villages that differ from the real one in one thing each that is always secret to a seat."""
    changed: list[LaGranjaState] = []
    real = position.state
    others = [other for other in range(len(real.farms)) if other != seat]
    state = real.clone()
    state.deck.reverse()
    changed.append(state)
    if real.deck:
        state = real.clone()
        for other in others:
            farm = state.farms[other]
            if farm.hand:
                first = farm.hand[0]
                farm.hand = replaced(farm.hand, 0, state.deck[0])
                state.deck[0] = first
        changed.append(state)
    if real.round < 6:
        state = real.clone()
        state.later_roofs = [*real.later_roofs[: real.round], *[(0,) * len(real.roofs)] * (6 - real.round)]
        changed.append(state)
    state = real.clone()
    state.rng = 12345
    changed.append(state)
    return changed


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_lg_2_11_secrets_change_no_view(ruleset: str, players: int) -> None:
    for position, count in villages(ruleset, players):
        for seat in (NOBODY, *range(players)):
            seen = view(position, seat)
            for state in with_secrets_changed(position, seat):
                assert position.game.view(state, seat) == seen, count


# -- hands


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_hand_is_secret_its_size_open(ruleset: str) -> None:
    position = Position(ruleset=ruleset).hand(0, 7, 8).turn("cards", 0, 1)
    assert (farm(position, 0, 0)["hand"], farm(position, 0, 0)["hand_count"]) == (["7", "8"], 2)
    for seat in (1, NOBODY):
        assert (farm(position, 0, seat)["hand"], farm(position, 0, seat)["hand_count"]) == (None, 2)


# -- deck and discards


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_deck_is_secret_and_discards_are_open(ruleset: str) -> None:
    position = Position(ruleset=ruleset).turn("cards", 0, 0)
    state = position.state
    state.discards = (state.deck.pop(), state.deck.pop())
    for seat in (0, 1, NOBODY):
        assert view(position, seat)["deck"] == len(state.deck)
        assert view(position, seat)["discards"] == position.numbers(state.discards)


# -- roofs


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_only_the_tiles_of_this_round_are_seen(ruleset: str) -> None:
    position = set_up(3, ruleset)
    for seat in (0, 1, NOBODY):
        seen = view(position, seat)
        assert seen["roofs"] == [position.game.game_data.pack.roof_kinds[kind].id for kind in position.state.roofs]
        assert not [key for key in seen if "roof" in key and key != "roofs"]


# -- VP and silver


@pytest.mark.parametrize(("ruleset", "shown"), [("classic", None), ("classic-promo", None), ("deluxe", 7)])
def test_lg_2_11_vp_are_secret_or_open(ruleset: str, shown: int | None) -> None:
    position = Position(ruleset=ruleset).give(0, vp=7, silver=3).turn("cards", 0, 0)
    assert farm(position, 0, 0)["vp"] == 7
    for seat in (1, NOBODY):
        assert farm(position, 0, seat)["vp"] == shown
        assert (farm(position, 0, seat)["points"] is None) == (shown is None)


@pytest.mark.parametrize("ruleset", ["classic", "classic-promo"])
def test_lg_2_11_secret_vp_change_no_view_of_others(ruleset: str) -> None:
    position = Position(ruleset=ruleset).give(0, vp=7).turn("cards", 0, 0)
    seen = [view(position, seat) for seat in (1, NOBODY)]
    position.give(0, vp=9)
    assert [view(position, seat) for seat in (1, NOBODY)] == seen


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_silver_and_goods_are_open(ruleset: str) -> None:
    position = Position(ruleset=ruleset).give(0, silver=3, olive=2, trade_good=1).turn("cards", 0, 0)
    for seat in (0, 1, NOBODY):
        goods = farm(position, 0, seat)["goods"]
        assert isinstance(goods, dict)
        assert (goods["silver"], goods["olive"], goods["trade-good"]) == (3, 2, 1)
        assert "vp" not in goods


def test_lg_2_11_vp_are_shown_at_the_end() -> None:
    position = Position().give(0, vp=7)
    assert position.state.is_over()
    assert farm(position, 0, 1)["vp"] == 7


# -- donkeys


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_chosen_donkey_is_secret_until_the_reveal(ruleset: str) -> None:
    position = Position(3, ruleset).give(0, olive=1).ask(ChooseDonkey(-1), "transport").play("0: donkey 3")
    assert donkeys(position, 0, 0)["chosen"] == 3
    for seat in (1, 2, NOBODY):
        assert donkeys(position, 0, seat)["chosen"] is None
        assert donkeys(position, 0, seat)["has_chosen"] is True
        assert donkeys(position, 1, seat)["has_chosen"] is False
    position.play("2: donkey 1", "1: donkey 2")
    for seat in (0, 1, 2, NOBODY):
        assert [donkeys(position, owner, seat)["chosen"] for owner in range(3)] == [3, 2, 1]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_chosen_donkey_changes_no_view_of_others(ruleset: str) -> None:
    seen = []
    for tile in (1, 4):
        position = Position(3, ruleset).ask(ChooseDonkey(-1), "transport").play(f"0: donkey {tile}")
        seen.append([view(position, seat) for seat in (1, 2, NOBODY)])
    assert seen[0] == seen[1]


def test_lg_2_11_used_donkeys_are_open() -> None:
    position = Position().turn("cards", 0, 0)
    position.farm(0).donkeys_used = 0b0101
    for seat in (0, 1, NOBODY):
        assert donkeys(position, 0, seat)["used"] == [1, 3]


def test_lg_2_11_all_seats_choose_at_once() -> None:
    position = Position(3).ask(ChooseDonkey(-1), "transport").play("1: donkey 2")
    assert position.state.seats_to_act() == [0, 2]


# -- determinize


@pytest.mark.parametrize(("ruleset", "players"), [*TABLES, ("classic", 1), ("deluxe", 1)])
def test_lg_2_11_dealing_anew_keeps_the_view(ruleset: str, players: int) -> None:
    rng = Rng(3)
    for position, count in villages(ruleset, players):
        for seat in range(players):
            other = position.game.determinize(position.state, seat, rng)
            assert position.game.view(other, seat) == view(position, seat), count
            assert other.options(other.seats_to_act()[0]) if other.seats_to_act() else other.is_over()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_dealing_anew_changes_what_is_hidden(ruleset: str) -> None:
    position = set_up(3, ruleset)
    other = position.game.determinize(position.state, 0, Rng(3))
    real = position.state
    assert other.farms[0].hand == real.farms[0].hand
    assert other.farms[1].hand != real.farms[1].hand
    assert other.farms[2].hand != real.farms[2].hand
    assert other.deck != real.deck
    assert other.later_roofs[0] == real.later_roofs[0]
    assert other.later_roofs[1:] != real.later_roofs[1:]
    assert other.rng != real.rng


@pytest.mark.parametrize("ruleset", RULESETS)
def test_lg_2_11_dealing_anew_keeps_all_cards_in_the_game(ruleset: str) -> None:
    position = set_up(4, ruleset)
    cards = sorted(position.state.deck + [card for farm in position.state.farms for card in farm.hand])
    other = position.game.determinize(position.state, 2, Rng(5))
    assert sorted(other.deck + [card for farm in other.farms for card in farm.hand]) == cards
    assert [len(farm.hand) for farm in other.farms] == [4, 4, 4, 4]


def test_lg_2_11_dealing_anew_draws_later_tiles_of_their_round() -> None:
    position = set_up(2)
    for seed in range(10):
        other = position.game.determinize(position.state, 0, Rng(seed))
        for number, tiles in enumerate(other.later_roofs, start=1):
            printed = [tile.kind.id for tile in position.game.game_data.pack.roof_tiles if tile.roof_set == "classic"][
                4 * number - 4 : 4 * number
            ]
            assert len(tiles) == 2
            assert {position.game.game_data.pack.roof_kinds[kind].id for kind in tiles} <= set(printed)


def test_lg_2_11_dealing_anew_chooses_secret_donkeys_among_the_unused() -> None:
    position = Position(3)
    position.farm(0).donkeys_used = 0b0011
    position.ask(ChooseDonkey(-1), "transport").play("0: donkey 3", "1: donkey 2")
    seen = {position.game.determinize(position.state, 2, Rng(seed)).farms[0].donkey for seed in range(20)}
    assert seen == {2, 3}
    own = {position.game.determinize(position.state, 0, Rng(seed)).farms[0].donkey for seed in range(20)}
    assert own == {2}


def test_lg_2_11_dealing_anew_leaves_the_real_game_alone() -> None:
    position = set_up(3)
    before = encode(position.state)
    other = position.game.determinize(position.state, 1, Rng(1))
    other.apply(other.seats_to_act()[0], other.options(other.seats_to_act()[0])[0])
    assert encode(position.state) == before


# -- events


def keys(position: Position, seat: int) -> list[str]:
    return [event.message.key for event in position.events() if event.is_visible_to(seat)]


def test_lg_2_11_drawn_card_is_told_to_its_owner_only() -> None:
    position = Position(3).give(0, trade_good=1).turn("cards", 0, 0).play("trade card", "choose draw 1")
    assert "lagranja-log-draw-card" in keys(position, 0)
    assert "lagranja-log-draw" not in keys(position, 0), "it would be told twice"
    for seat in (1, 2, NOBODY):
        assert "lagranja-log-draw-card" not in keys(position, seat)
        assert "lagranja-log-draw" in keys(position, seat)


def test_lg_2_11_chosen_donkey_is_told_to_its_owner_only() -> None:
    position = Position(3).ask(ChooseDonkey(-1), "transport").play("0: donkey 3")
    assert keys(position, 0) == ["lagranja-log-donkey-chosen", "lagranja-log-donkey"]
    for seat in (1, 2, NOBODY):
        assert keys(position, seat) == ["lagranja-log-donkey-chosen"]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_lg_2_11_no_event_tells_others_a_secret_card(ruleset: str, players: int) -> None:
    for position, _ in villages(ruleset, players, every=40):
        for event in position.events():
            if event.message.key in ("lagranja-log-draw-card", "lagranja-log-donkey"):
                assert event.audience == 1 << event.seat
            elif "card" in event.message.args:
                assert event.message.key in (
                    "lagranja-log-play",
                    "lagranja-log-discard",
                    "lagranja-log-barrow-complete",
                    "lagranja-log-replace-barrow",
                )


def test_lg_2_11_discarded_cards_are_open() -> None:
    position = Position().hand(0, 1, 2, 3, 4).begin_round(2).play("end", "end", "discard 2")
    told = [event for event in position.events() if event.message.key == "lagranja-log-discard"]
    assert [event.message.args["card"] for event in told if event.is_visible_to(1)] == ["2"]
