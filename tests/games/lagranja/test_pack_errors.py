"""What is wrong with a card pack is told with its place, and all at once: every cell, every row, every table."""

from pathlib import Path

import pytest

from meadowmarket.games.lagranja.pack.load import load
from tests.games.lagranja.test_pack import BUILT_IN, problems, write


def test_every_wrong_cell_of_a_row_is_told(tmp_path: Path) -> None:
    write(
        tmp_path,
        "helpers.csv",
        "chef,,pasive,farm+ferm+x,often,sell:olives|buy:grape|buy:x,3*x,gain(y),,me,",
    )
    found = problems(tmp_path)
    assert [line.partition("“")[2].partition("”")[0] for line in found] == [
        *("", "", "pasive", "ferm", "x", "often", "sell:olives", "buy:x", "x", "y", "me", ""),
    ]


def test_every_misfit_of_a_helper_is_told(tmp_path: Path) -> None:
    write(tmp_path, "helpers.csv", "chef,Chef,passive,any,ongoing,,silver,gain(same);gain(vp),Text.,designed,me")
    assert [line.partition(" (")[0].partition("; ")[0] for line in problems(tmp_path)] == [
        "helpers.csv:2:39: found “gain”",
        "helpers.csv:2:32: found “silver”",
        "helpers.csv:2:31: found “”",
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
        "helpers.csv:2:1: found “cheff” (did you mean “chef”?); "
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


def test_a_folder_holds_known_files_only(tmp_path: Path) -> None:
    write(tmp_path, "cards.csv")
    (tmp_path / "helper.csv").write_text("", encoding="utf-8")
    assert problems(tmp_path) == [
        f"{tmp_path}: found “helper.csv” (did you mean “helpers.csv”?); allowed: board.csv, prices.csv, dice.csv, "
        "trade_options.csv, donkeys.csv, buildings.csv, market.csv, market_use.csv, roof_kinds.csv, roof_tiles.csv, "
        "helpers.csv, cards.csv, README, *.md, *.ftl"
    ]


def test_a_pack_is_a_folder_with_a_table(tmp_path: Path) -> None:
    assert problems(tmp_path / "none")[0].startswith(f"{tmp_path / 'none'}: not a folder; allowed: a folder with one")
    assert problems(tmp_path)[0].startswith(f"{tmp_path}: found “no table”; allowed: one or more of board.csv, ")


def test_all_problems_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    write(
        tmp_path,
        "cards.csv",
        "1,card-01,olve,olive,4,yes,hand,chef,designed,me",
        "2,card-02,olive,olive,9,yes,hand,chef,d,m",
    )
    write(tmp_path, "helpers.csv", "chef,Chef,passive,any,ongoing,,,gain(x),Text.,designed,me")
    write(tmp_path, "board.csv", "pens,many,designed,me", "dice,5+5,designed,me", "penz,1,designed,me")
    (tmp_path / "prices.csv").write_text("good,buy\n", encoding="utf-8")
    found = problems(tmp_path)
    assert found[0] == "prices.csv:1:1: missing columns: sell, upgrade, upgrades_to, provenance, source"
    assert [line.partition(": ")[0] for line in found[1:]] == [
        "board.csv:3:6",
        "board.csv:2:6",
        "helpers.csv:2:38",
        "cards.csv:2:11",
        "cards.csv:3:23",
        "cards.csv:3:39",
        "board.csv:4:1",
        "cards.csv:3:34",
    ]


WRONG_ROWS = [
    (
        "cards.csv",
        "0,x,olive,olive,2,yes,hand,chef,designed,me",
        "2:1: found “0”; allowed: 1 to 999, or P1 to P99 for a promo card",
    ),
    (
        "cards.csv",
        "67,X,olive,olive,2,yes,hand,chef,designed,me",
        "2:4: found “X”; allowed: a name of small letters and digits, joined by -",
    ),
    ("cards.csv", "67,x,pig,olive,2,yes,hand,chef,designed,me", "2:6: found “pig”; allowed: olive, grain, grape"),
    (
        "cards.csv",
        "67,x,olive,olive+trade-good,2,yes,hand,chef,designed,me",
        "2:18: found “trade-good”; allowed: silver, vp, olive, grain, grape, pig, food, wine, meat",
    ),
    ("cards.csv", "67,x,olive,,2,yes,hand,chef,designed,me", "2:12: found “”; allowed: 1 to 6 items joined by +"),
    (
        "cards.csv",
        "67,x,olive,olive,1,yes,hand,chef,designed,me",
        "2:18: found “1”; allowed: a whole number from 2 to 6",
    ),
    ("cards.csv", "67,x,olive,olive,2,maybe,hand,chef,designed,me", "2:20: found “maybe”; allowed: yes, no"),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand+pn,chef,designed,me",
        "2:29: found “pn” (did you mean “pen”?); allowed: hand, pen, delivery, silver",
    ),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand,cheff,designed,me",
        "2:29: found “cheff” (did you mean “chef”?); allowed: the id of a helper in helpers.csv",
    ),
    (
        "cards.csv",
        "1,card-01,olive,olive,2,yes,hand,chef,guessed,me",
        "2:39: found “guessed”; allowed: printed, designed, or by part as in buy:designed+upgrade:printed",
    ),
    ("cards.csv", "1,card-01,olive,olive,2,yes,hand,chef,printed,", "2:47: found “”; allowed: a text, not nothing"),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand,chef,designed,me",
        "2:29: found “chef”; allowed: each helper only once; see built-in cards.csv:2",
    ),
    (
        "cards.csv",
        "1,card-02,olive,olive,2,yes,hand,chef,designed,me",
        "2:3: found “card-02”; allowed: each id only once; see built-in cards.csv:3",
    ),
    (
        "helpers.csv",
        'new,,passive,any,ongoing,,,"capacity(pen,1)",T,designed,me',
        "2:5: found “”; allowed: a text, not nothing",
    ),
    (
        "helpers.csv",
        'new,Chef,passive,any,ongoing,,,"capacity(pen,1)",T,designed,me',
        "2:5: found “Chef”; allowed: each name_en only once; see built-in helpers.csv:2",
    ),
    (
        "helpers.csv",
        "new,N,pasive,any,ongoing,,,draw(1),T,designed,me",
        "2:7: found “pasive” (did you mean “passive”?); allowed: passive, action, reaction",
    ),
    (
        "helpers.csv",
        "new,N,action,any,often,,,draw(1),T,designed,me",
        "2:18: found “often”; allowed: ongoing, once-a-round",
    ),
    (
        "helpers.csv",
        "new,N,action,any,ongoing,,,draw(1),T,designed,me",
        "2:18: found “ongoing”; allowed: once-a-round, for an action",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,,,draw(1),T,designed,me",
        "2:28: found “”; allowed: one or more triggers, for a reaction",
    ),
    (
        "helpers.csv",
        "new,N,passive,any,ongoing,,,draw(1),T,designed,me",
        "2:29: found “draw”; allowed: discount, capacity, substitute or custom, for a passive helper",
    ),
    (
        "helpers.csv",
        'new,N,passive,any,ongoing,,vp,"capacity(pen,1)",T,designed,me',
        "2:28: found “vp”; allowed: nothing, for a passive helper",
    ),
    (
        "helpers.csv",
        'new,N,reaction,any,ongoing,income,,"capacity(pen,1)",T,designed,me',
        "2:7: found “reaction”; allowed: passive, for a standing effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,gain(same),T,designed,me",
        "2:28: found “income”; allowed: play-card:field, upgrade:…, buy:…, sell:…, for same in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,adjust-die(1),T,designed,me",
        "2:28: found “income”; allowed: take-die:…, for adjust-die in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,take-die:any|last-die,,extra-use(last-die),T,designed,me",
        "2:28: found “take-die:any|last-die”; allowed: last-die, for extra-use(last-die) in the effect",
    ),
    (
        "helpers.csv",
        'new,N,reaction,any,ongoing,income,,"if(barrow-vp>=5,gain(vp))",T,designed,me',
        "2:28: found “income”; allowed: complete-barrow, for if(barrow-vp) in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,take-income,T,designed,me",
        "2:28: found “income”; allowed: a trigger other than income: take-income would set it off forever",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,complete-barrow,,custom(stall-shift),T,designed,me",
        "2:7: found “reaction”; allowed: passive, for custom(stall-shift)",
    ),
    (
        "helpers.csv",
        "new,N,passive,any,ongoing,,,custom(stall-shift),T,designed,me",
        "2:27: found “”; allowed: complete-barrow, for custom(stall-shift)",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,draw(1);double-roof-vp,T,designed,me",
        "2:44: found “double-roof-vp”; allowed: what is possible here: gain, pay, free-upgrade, delivery, "
        "purchased-delivery, draw, play-card, siesta, discount, capacity, move, substitute, extra-use, per, if, "
        "choose, both, regrow, adjust-die, flip-roof, take-income, place-stall, custom",
    ),
    ("prices.csv", "olive,3,3,2,food,designed,me", "2:9: found “3”; allowed: a whole number from 0 to 2"),
    (
        "prices.csv",
        "food,3,2,2,food,designed,me",
        "2:1: found “food”; allowed: olive, grain, grape, pig",
    ),
    ("prices.csv", "olive,3,1,2,olive,designed,me", "2:13: found “olive”; allowed: food, wine, meat"),
    ("dice.csv", "7,draw(1),designed,me", "2:1: found “7”; allowed: a whole number from 1 to 6"),
    ("dice.csv", "1,gain(same),designed,me", "2:8: found “same”; allowed: a good that is known here"),
    (
        "dice.csv",
        '1,"if(barrow-vp=2,draw(1))",designed,me',
        "2:7: found “barrow-vp”; allowed: a condition that is known here",
    ),
    (
        "trade_options.csv",
        "more,draw(1),designed,me",
        "2:1: found “more”; allowed: no more than the 5 of the game: silver, harvest, card, pig, upgrades",
    ),
    ("donkeys.csv", "donkey-1,x,1,designed,me", "2:10: found “x”; allowed: a whole number from 0 to 9"),
    (
        "buildings.csv",
        "merchant,Merchant,2,olive,draw(1),income,draw(1),designed,me",
        "2:19: found “2”; allowed: each number only once; see built-in buildings.csv:3",
    ),
    (
        "buildings.csv",
        "merchant,Merchant,1,olive,draw(1),growth,draw(1),designed,me",
        "2:35: found “growth”; allowed: income, donkeys-revealed, complete-building, complete-barrow",
    ),
    ("market.csv", "main,7a,1,-1,7,centre,no,no,designed,me", "2:14: found “7”; allowed: a whole number from 2 to 6"),
    (
        "market.csv",
        "main,4f,9,9,3,outer,no,no,designed,me",
        "2:6: found “4f”; allowed: the value and a small letter: 3a, 3b, …",
    ),
    ("market.csv", "left,3f,9,9,3,outer,no,no,designed,me", "2:1: found “left”; allowed: main, small"),
    (
        "market.csv",
        "main,3f,0,0,3,outer,no,no,designed,me",
        "2:9: found “main 0,0”; allowed: a place that 2a does not have",
    ),
    (
        "market_use.csv",
        "deluxe-4,deluxe,4,small,none,designed,me",
        "2:17: found “4”; allowed: at most 2, the rows_small of board.csv",
    ),
    (
        "market_use.csv",
        "classic-4,classic,4,main,none,designed,me",
        "2:19: found “0 rows for classic-promo with 4 players”; allowed: one row",
    ),
    (
        "market_use.csv",
        "more,deluxe,4,main,none,designed,me",
        "2:13: found “2 rows for deluxe with 4 players”; allowed: one row",
    ),
    (
        "roof_kinds.csv",
        "vp,gain(vp),night,deluxe,designed,me",
        "2:13: found “night”; allowed: farm, revenue, transport, scoring, or any on its own",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,1,stall,designed,me",
        "2:25: found “stall”; allowed: a kind of the ruleset classic",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,1,pigs,designed,me",
        "2:25: found “pigs” (did you mean “pig”?); allowed: the id of a kind in roof_kinds.csv",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,2,pig,designed,me",
        "2:23: found “3 classic tiles for round 1”; allowed: 4 or more",
    ),
    ("board.csv", "rounds,7,designed,me", "2:8: found “7”; allowed: a whole number from 1 to 6"),
    ("board.csv", "dice,5+5+x+9,designed,me", "2:10: found “x”; allowed: a whole number from 3 to 20"),
    ("board.csv", "dice,5+5+7,designed,me", "2:6: found “5+5+7”; allowed: 4 numbers joined by +"),
    ("board.csv", "dice,5+5+7+8,designed,me", "2:6: found “5+5+7+8”; allowed: 9 with 4 players"),
    ("board.csv", "players_max,0,designed,me", "2:13: found “0”; allowed: a whole number from 1 to 4"),
    (
        "board.csv",
        "barrow_places,4,designed,me",
        "2:15: found “4”; allowed: 3: the notation names as many places",
    ),
    (
        "board.csv",
        "craft_markers,1+2+4+4,designed,me",
        "2:15: found “1+2+4+4”; allowed: 3 with 3 players: nobody takes two of a building",
    ),
    (
        "board.csv",
        "solo_order_tiles,3+4,designed,me",
        "2:18: found “3+4”; allowed: the values of start_stalls_1, 2+3",
    ),
    ("board.csv", "players_min,5,designed,me", "2:13: found “5”; allowed: a whole number from 1 to 4"),
    ("board.csv", "roof_tiles,2+2+3+3,designed,me", "2:12: found “2+2+3+3”; allowed: at least 4 with 4 players"),
    ("board.csv", "roof_vp,0+1,designed,me", "2:9: found “0+1”; allowed: one number for each of 5 roof_places"),
    ("board.csv", "start_cards,2,designed,", "2:24: found “”; allowed: a text, not nothing"),
    ("board.csv", "start_stalls_4,2+3+4+4,designed,me", "2:16: found “2+3+4+4”; allowed: different values"),
    ("board.csv", "solo_siesta_to_start,5,designed,me", "2:22: found “5”; allowed: a space of siesta_vp, 0 to 4"),
]


@pytest.mark.parametrize(("file", "line", "expected"), WRONG_ROWS)
def test_a_wrong_row_is_told_with_its_place(tmp_path: Path, file: str, line: str, expected: str) -> None:
    assert f"{file}:{expected}" in [
        problem.removeprefix("built-in ") for problem in problems(write(tmp_path, file, line))
    ]


def test_every_layout_has_its_central_spaces_and_all_values(tmp_path: Path) -> None:
    write(tmp_path, "market.csv", "main,2a,0,0,2,ring,no,no,designed,me")
    found = problems(tmp_path)
    assert len(found) == 6  # classic with one to four players, deluxe with three and four
    assert found[0].endswith(
        "found “0 central spaces of 2 with 4 players”; allowed: one central space for each first stall"
    )


def test_a_closed_value_is_told(tmp_path: Path) -> None:
    sixes = [space for space in BUILT_IN.spaces("main") if space.value == 6]
    lines = [f"main,{six.label},{six.q},{six.r},6,{six.zone},yes,no,designed,me" for six in sixes]
    found = problems(write(tmp_path, "market.csv", *lines))
    said = "found “no open space of 6 on the main side”; allowed: one or more of each value 2 to 6"
    assert found == [f"built-in market_use.csv:3:44: {said}", f"built-in market_use.csv:4:40: {said}"]
