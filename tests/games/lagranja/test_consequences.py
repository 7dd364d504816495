"""What the game warns of: the donkey tile, deliveries and cards left undone, a barrow that goes with its goods."""

from __future__ import annotations

from meadowmarket.core.playout import choose_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.lagranja.effects.programs import DELIVERY_ANYWHERE, PURCHASED
from meadowmarket.games.lagranja.rules.delivery import ChooseDelivery
from meadowmarket.texts import Catalogue
from tests.games.lagranja.position import Position, la_granja


def warning(position: Position, notation: str, language: str = "en") -> str | None:
    seat = position.state.seats_to_act()[0]
    assert notation in position.options()
    found = position.game.consequence(position.state, seat, position.game.actions.code(notation))
    return None if found is None else Catalogue(language, ["Ann", "Bob"], strict=True).text(found)


def test_lg_6_1_a_donkey_tile_is_gone_until_round_4() -> None:
    position = Position().round(2).phase("transport")
    assert warning(position, "donkey 3") == (
        "You make 3 deliveries this round and move your disc 1 step on the siesta track. "
        "You get this tile back in round 4."
    )
    assert warning(position, "donkey 1", "de") == (
        "Du lieferst in dieser Runde einmal und ziehst deine Scheibe 3 Schritte auf der Siestaleiste weiter. "
        "Du bekommst diesen Eselmarker in Runde 4 zurück."
    )
    late = Position().round(5).phase("transport")
    assert (warning(late, "donkey 4") or "").endswith(
        "don’t move your disc on the siesta track. You don’t get this tile back."
    )


def test_lg_6_1_a_used_tile_is_paid_for() -> None:
    position = Position().helper(0, "donkey-breeder").give(0, silver=5).round(2)
    position.farm(0).donkeys_used = 0b1
    position.phase("transport")
    assert (warning(position, "donkey 1") or "").startswith("You use the Donkey Breeder to choose this tile again")


def test_lg_6_4_deliveries_that_could_still_be_made() -> None:
    position = Position().give(0, olive=2).turn("deliveries", 0, 2)
    assert warning(position, "end") == "You can still make 2 deliveries. You will lose them."
    assert warning(Position().turn("deliveries", 0, 2), "end") is None, "there is nothing to deliver"
    position = position.play("deliver olive greengrocer")
    assert warning(position, "end") == "You can still make 1 delivery. You will lose it."
    assert warning(Position().give(0, olive=2).turn("deliveries", 0, 0), "end") is None, "all are made"


def test_lg_6_13_deliveries_that_are_paid_for() -> None:
    position = Position().give(0, grape=2, silver=3).turn("extra", 0, 0, 0)
    assert warning(position, "end") is None, "buying none is an ordinary choice"
    assert warning(position.play("extra"), "end") == (
        "You can still make 1 extra delivery that you bought. You will lose it."
    )


def test_lg_3_10_deliveries_of_an_effect() -> None:
    free = Position().give(0, grape=2, silver=3).ask(ChooseDelivery(0, DELIVERY_ANYWHERE, 1))
    assert warning(free, "done") == "You can still make 1 delivery. You will lose it."
    bought = Position().give(0, grape=2, silver=3).ask(ChooseDelivery(0, DELIVERY_ANYWHERE | PURCHASED, 1))
    assert warning(bought, "done") is None


def test_lg_4_1_a_card_that_could_still_be_played() -> None:
    position = Position().hand(0, 7).round(2).turn("cards", 0, 1)
    assert warning(position, "end") == "You can still play a card. You would end your turn without playing it."
    assert warning(position.play("field 7"), "end") is None
    assert warning(Position().round(2).turn("cards", 0, 1), "end") is None


def test_lg_4_3_a_barrow_goes_with_what_was_delivered_to_it() -> None:
    position = Position().barrow(0, 23, ("olive",)).barrow(0, 14, ("grain", "pig")).barrow(0, 48).hand(0, 7)
    position.turn("cards", 0, 1).play("barrow 7")
    assert warning(position, "replace barrow-2") == (
        "You discard the Olive Picker barrow (14) and the 2 goods already delivered to it."
    )
    assert warning(position, "replace barrow-3") is None


def test_warnings_are_rare_and_have_words() -> None:
    texts = [Catalogue(language, strict=True) for language in ("en", "de")]
    options = warned = 0
    game = la_granja(2, "deluxe", ())
    state = game.new(3)
    rng = Rng(3)
    while not state.is_over():
        seat = state.seats_to_act()[0]
        for action in state.options(seat):
            found = game.consequence(state, seat, action)
            options += 1
            warned += found is not None
            assert found is None or all(text.text(found) for text in texts)
        state.apply(seat, choose_random(state, seat, rng))
    assert warned < options / 10


def test_sides_are_named_by_their_card() -> None:
    """Two fields of one good are told apart."""
    position = Position().hand(0, 7, 8).turn("cards", 0, 1)
    text = Catalogue("en", strict=True)
    words = {
        option: text.text(position.game.describe(position.state, 0, position.game.actions.code(option)))
        for option in position.options()
        if option.split()[0] in ("field", "barrow", "extension")
    }
    assert len(words) >= 4
    assert len(set(words.values())) == len(words)
    for option, said in words.items():
        card = position.card(option.split()[1])
        assert text.text(position.game.game_data.helper_name(card)) in said
