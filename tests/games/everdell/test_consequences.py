"""What the game warns of: steps that can't be taken back and are easily done by mistake."""

from __future__ import annotations

from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import Position, everdell, position


def warning(table: Position, notation: str, language: str = "en") -> str | None:
    seat = table.to_act
    assert notation in table.options()
    found = table.game.consequence(table.state, seat, table.game.actions.code(notation))
    names = ["Ann", "Bob", "Cleo"]
    return None if found is None else Catalogue(language, names, strict=True).text(found)


def test_ev_9_5_passing_names_what_stays_unused() -> None:
    table = position(workers=2, hand=["farm"] * 5, resources="1 twig 2 berry")
    assert warning(table, "pass") == (
        "You pass for the rest of the game. You have no more turns. Unused: "
        "2 workers to place, 3 seasons, 5 cards in hand, 3 resources."
    )
    assert warning(table, "pass", "de") == (
        "Du passt für den Rest des Spiels und hast keinen Zug mehr. Ungenutzt: "
        "2 freie Arbeiter, 3 Jahreszeiten, 5 Handkarten, 3 Rohstoffe."
    )


def test_ev_9_5_the_last_who_passes_ends_the_game() -> None:
    table = position(season="autumn", workers=1, others=[{"passed": True}])
    assert warning(table, "pass") == "You pass, and the game ends. Unused: 1 worker to place."
    alone = position(players=1, season="autumn", workers=0, city=["farm"], hand=["husband"])
    assert warning(alone, "pass") == "You pass, and the game ends. Unused: 1 card in hand."


def test_ev_8_1_a_worker_that_never_comes_back() -> None:
    table = position(city=["monastery"], resources="2 twig", season="spring")
    assert warning(table, "worker monastery") == (
        "The worker stays there for the rest of the game (Monastery). 2 other workers still come back to you."
    )
    autumn = position(city=["monastery"], resources="2 twig", season="autumn")
    assert warning(autumn, "worker monastery") is None, "in autumn no worker comes back"


def test_a_worker_that_gets_nothing() -> None:
    table = position(city=["storehouse", "storehouse twig=3"], hand=["farm"])
    assert warning(table, "worker storehouse") == "Your worker would get nothing there now: Storehouse (no. 1)."
    assert warning(table, "worker storehouse-2") is None
    assert warning(table, "worker haven") == "Your worker would get nothing there now: Haven."
    assert warning(table, "worker basic-1-berry") is None


def test_ev_8_4_what_is_lost_with_a_card() -> None:
    table = position(
        hand=["ruins"], city=["storehouse berry=2 pebble=1", "farm", "dungeon"], prisoners=["wife"], resources="1 twig"
    ).do("play ruins hand")
    assert warning(table, "remove farm") is None
    assert warning(table, "remove storehouse") == "Storehouse leaves your city. You also lose: 1 pebble, 2 berries."
    assert warning(table, "remove dungeon") == "Dungeon leaves your city. You also lose: 1 prisoner."


def test_warnings_are_rare_and_have_words() -> None:
    """Passing always warns; of all the rest, few options do."""
    texts = [Catalogue(language, strict=True) for language in ("en", "de")]
    options = warned = 0
    for seed in range(4):
        game = everdell(2)
        state = game.new(seed)
        rng = Rng(seed)
        while not state.is_over():
            seat = state.seats_to_act()[0]
            for action in state.options(seat):
                found = game.consequence(state, seat, action)
                options += action != game.last_resort()
                warned += found is not None and action != game.last_resort()
                assert found is None or all(text.text(found) for text in texts)
                assert action != game.last_resort() or found is not None
            state.apply(seat, choose_random(state, seat, rng))
    assert options > 2000
    assert warned < options / 25


# -- copies in words


def words(table: Position, notation: str) -> str:
    game = table.game
    described = game.describe(table.state, table.to_act, game.actions.code(notation))
    return Catalogue("en", ["Ann", "Bob"], strict=True).text(described)


def test_two_storehouses_are_told_apart_in_options_and_log() -> None:
    table = position(city=["storehouse twig=3", "storehouse resin=2 berry=2"])
    assert words(table, "worker storehouse") == "Place a worker: Storehouse (no. 1, on it: 3 twigs)"
    assert words(table, "worker storehouse-2") == "Place a worker: Storehouse (no. 2, on it: 2 resin, 2 berries)"
    table.do("worker storehouse-2")
    told = Catalogue("en", ["Ann", "Bob"], strict=True).event(table.told("everdell-log-places")[0])
    assert told == "Ann places a worker on “Storehouse (no. 2, on it: 2 resin, 2 berries)”."


def test_a_single_card_is_called_by_its_name_alone() -> None:
    table = position(city=["storehouse twig=3"])
    assert words(table, "worker storehouse") == "Place a worker: Storehouse"


def test_copies_in_another_city_are_told_apart_too() -> None:
    table = position(resources="9 twig 9 resin 9 pebble", others=[{"city": ["inn occupied", "inn"]}])
    assert words(table, "worker inn p2") == "Place a worker: Bob’s Inn (no. 1, on it: occupied token)"
    assert words(table, "worker inn-2 p2") == "Place a worker: Bob’s Inn (no. 2)"


def test_copies_that_differ_are_told_apart_when_they_go_or_produce() -> None:
    table = position(hand=["ruins"], city=["storehouse twig=3", "storehouse"], resources="1 twig").do("play ruins hand")
    assert words(table, "remove storehouse") == "Discard Storehouse (no. 1, on it: 3 twigs) from the city"
    table.do("remove storehouse-2")
    told = Catalogue("en", ["Ann", "Bob"], strict=True).event(table.told("everdell-log-leaves-city")[0])
    assert told == "Storehouse (no. 2) leaves Ann’s city."
