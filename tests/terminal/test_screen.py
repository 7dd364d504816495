"""How the end of a game is told, in the terminal and to the browser."""

from meadowmarket.server.localizer import Localizer
from meadowmarket.terminal.screen import winners_text
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import position as everdell_position
from tests.games.lagranja.position import Position


def test_lg_9_7_a_solo_game_ends_with_a_rank() -> None:
    state = Position(1).give(0, vp=40).round(6).phase("scoring").state
    text = "Ann finishes with 40 VP: a good farm. An estate takes 50 VP."
    assert winners_text(state, Catalogue("en", names=["Ann"])) == text
    final = Localizer("en", ["Ann"]).final(state)
    assert final is not None
    assert (final.winners, final.verdict) == ([], text)


def test_ev_10_13_a_solo_game_ends_with_rugworts_points() -> None:
    meadow = everdell_position(players=1).do("pass").state
    text = "Rugwort wins with 12 points. Ann has 0."
    assert winners_text(meadow, Catalogue("en", names=["Ann"])) == text
    final = Localizer("en", ["Ann"]).final(meadow)
    assert final is not None
    assert (final.winners, final.verdict) == ([], text)


def test_lg_8_2_with_others_the_winner_is_named() -> None:
    state = Position(2).give(0, vp=40).round(6).phase("scoring").state
    assert winners_text(state, Catalogue("en", names=["Ann", "Bob"])) == "Ann wins."
    final = Localizer("en", ["Ann", "Bob"]).final(state)
    assert final is not None
    assert (final.winners, final.verdict) == ([0], None)
