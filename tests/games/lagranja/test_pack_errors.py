"""All that is wrong with a card pack is told at once: every cell of a row, every row, every table."""

from pathlib import Path

from meadowmarket.games.lagranja.pack.load import load
from tests.games.lagranja.test_pack import problems, write


def test_every_wrong_cell_of_a_row_is_told(tmp_path: Path) -> None:
    write(
        tmp_path,
        "helpers.csv",
        "chef,,pasive,farm+ferm+x,often,sell:olives|buy:grape|buy:x,3*x,gain(y),,me,",
    )
    found = problems(tmp_path)
    assert [line.split("'")[1] for line in found] == [
        *("", "", "pasive", "ferm", "x", "often", "sell:olives", "buy:x", "x", "y", "me", ""),
    ]


def test_every_misfit_of_a_helper_is_told(tmp_path: Path) -> None:
    write(tmp_path, "helpers.csv", "chef,Chef,passive,any,ongoing,,silver,gain(same);gain(vp),Text.,designed,me")
    assert [line.partition(" (")[0].partition("; ")[0] for line in problems(tmp_path)] == [
        "helpers.csv:2:39: found 'gain'",
        "helpers.csv:2:32: found 'silver'",
        "helpers.csv:2:31: found ''",
    ]


def test_lines_of_a_wrong_form_do_not_hide_wrong_cells(tmp_path: Path) -> None:
    write(tmp_path, "helpers.csv", "chef,Chef", "negotiator,Negotiator,never,any,ongoing,,,gain(vp),Text.,designed,me")
    write(tmp_path, "donkeys.csv", "donkey-1,x,3,designed,me")
    found = problems(tmp_path)
    assert [line.partition(": ")[0] for line in found] == ["helpers.csv:2:6", "helpers.csv:3:23", "donkeys.csv:2:10"]


def test_a_helper_that_no_card_has(tmp_path: Path) -> None:
    row = '{},{},passive,any,ongoing,,,"discount(upgrade:any,1)",Cheaper upgrades.,designed,me'
    write(tmp_path, "helpers.csv", row.format("cheff", "Cook"))
    assert problems(tmp_path) == [
        "helpers.csv:2:1: found 'cheff' (did you mean 'chef'?); "
        "allowed: a helper that a card has, in the column helper of cards.csv"
    ]
    write(tmp_path, "cards.csv", "1,card-01,olive,olive,4,yes,hand,cheff,designed,me")
    assert load(tmp_path).cards[0].helper.name == "Cook"  # now the Chef of the box has no card, which is no mistake
    write(tmp_path, "cards.csv", "1,card-01,olive")
    assert [line.partition(": ")[0] for line in problems(tmp_path)] == ["cards.csv:2:11"]


def test_cards_are_not_blamed_for_helpers_that_could_not_be_read(tmp_path: Path) -> None:
    write(tmp_path, "helpers.csv", "olive-trader,Olive Trader")
    write(tmp_path, "cards.csv", "67,card-67,olive,olive,4,yes,hand,olive-trader,designed,me")
    assert [line.partition(": ")[0] for line in problems(tmp_path)] == ["helpers.csv:2:14"]
