"""Loading the card data: the built-in tables, card packs in their place, and what is wrong with those."""

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from meadowmarket.core.csv_tables import read_table
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.games.lagranja import BOX
from meadowmarket.games.lagranja.names import FOOD, GRAIN, GRAPE, MEAT, OLIVE, PIG, SILVER, WINE
from meadowmarket.games.lagranja.pack import language
from meadowmarket.games.lagranja.pack.board import LISTS, NUMBERS
from meadowmarket.games.lagranja.pack.components import BoardNumbers
from meadowmarket.games.lagranja.pack.language import format_effects, parse_effects
from meadowmarket.games.lagranja.pack.load import LAYOUTS, data_folder, load
from tests.support import told

HEADERS = {file: ",".join(layout.columns) for file, layout in LAYOUTS.items()}
BUILT_IN = load()


def write(folder: Path, file: str, *lines: str) -> Path:
    """Write a table of a pack, below its usual first line."""
    (folder / file).write_text("\n".join((HEADERS[file], *lines, "")), encoding="utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadCardPack) as caught:
        load(folder)
    return told(caught.value)


# -- the built-in data


def test_the_built_in_data_is_complete() -> None:
    numbers = [card.number for card in BUILT_IN.cards]
    assert numbers == [*(str(n) for n in range(1, 67)), *(f"P{n}" for n in range(1, 7))]
    assert [card.number for card in BUILT_IN.cards if card.promo] == numbers[66:]
    assert len(BUILT_IN.helpers) == 72
    assert {card.helper.id for card in BUILT_IN.cards} == {helper.id for helper in BUILT_IN.helpers}
    assert [building.number for building in BUILT_IN.buildings] == [1, 2, 3, 4, 5, 6]
    assert [die.number for die in BUILT_IN.dice] == [1, 2, 3, 4, 5, 6]
    assert [option.id for option in BUILT_IN.trade_options] == ["silver", "harvest", "card", "pig", "upgrades"]
    assert [(donkey.donkeys, donkey.hats) for donkey in BUILT_IN.donkeys] == [(1, 3), (2, 2), (3, 1), (4, 0)]
    assert [price.good for price in BUILT_IN.prices] == [OLIVE, GRAIN, GRAPE, PIG]
    assert [price.upgrades_to for price in BUILT_IN.prices] == [FOOD, FOOD, WINE, MEAT]
    assert len(BUILT_IN.roof_kinds) == 24
    assert [sum(tile.roof_set == name for tile in BUILT_IN.roof_tiles) for name in ("classic", "deluxe")] == [24, 24]
    assert (len(BUILT_IN.spaces("main")), len(BUILT_IN.spaces("small"))) == (24, 14)
    assert {value.key for value in BUILT_IN.board_values} == {*NUMBERS, *LISTS}


def test_a_card_has_four_sides() -> None:
    card = next(card for card in BUILT_IN.cards if card.number == "11")
    assert (card.field, card.barrow, card.barrow_vp, card.market) == (GRAPE, (WINE, SILVER), 2, True)
    assert (card.hand, card.silver, card.pens, card.deliveries) == (1, 1, 1, 0)
    helper = card.helper
    assert (helper.id, helper.name, helper.timing, helper.once_a_round) == (
        "auctioneer",
        "Auctioneer",
        "reaction",
        False,
    )
    assert (helper.phases, helper.triggers, helper.cost) == ((), ("sell:any-resource",), ())
    assert helper.effect == (Call("gain", goods=((1, "silver"),)),)


def test_market_uses_by_ruleset_and_players() -> None:
    sizes = {}
    for ruleset in ("classic", "classic-promo", "deluxe"):
        for players in (1, 2, 3, 4):
            use = BUILT_IN.market_use(ruleset, players)
            sizes[ruleset, players] = sum(use.is_open(space) for space in BUILT_IN.spaces(use.side))
    assert [sizes["classic", players] for players in (1, 2, 3, 4)] == [14, 14, 14, 24]
    assert [sizes["classic-promo", players] for players in (1, 2, 3, 4)] == [14, 14, 14, 24]
    assert [sizes["deluxe", players] for players in (1, 2, 3, 4)] == [14, 14, 18, 24]
    with pytest.raises(ValueError, match="no market use for classic with 5 players"):
        BUILT_IN.market_use("classic", 5)


@pytest.mark.parametrize("file", LAYOUTS)
def test_every_row_says_where_it_comes_from(file: str) -> None:
    for row in read_table(data_folder() / file, LAYOUTS[file]):
        assert "printed" in row["provenance"].text or "designed" in row["provenance"].text
        assert row["source"].text


def test_effects_stand_in_the_data_in_their_shortest_form() -> None:
    columns = {"helpers.csv": ["effect"], "dice.csv": ["effect"], "trade_options.csv": ["effect"]}
    columns |= {"roof_kinds.csv": ["effect"], "buildings.csv": ["immediate", "lasting"]}
    for file, names in columns.items():
        for row in read_table(data_folder() / file, LAYOUTS[file]):
            for name in names:
                assert format_effects(parse_effects(row[name].text)) == row[name].text


# -- the digest


def test_the_digest_is_the_same_in_every_process() -> None:
    assert len(BUILT_IN.digest) == 16
    code = "from meadowmarket.games.lagranja.pack.load import load; print(load().digest)"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == BUILT_IN.digest


CHANGES = {
    "board.csv": "hand_limit,4,designed,me",
    "prices.csv": "olive,4,1,2,food,designed,me",
    "dice.csv": "1,gain(olive),designed,me",
    "trade_options.csv": "silver,gain(5*silver),designed,me",
    "donkeys.csv": "donkey-1,2,3,designed,me",
    "buildings.csv": "merchant,Merchant,1,olive,gain(3*silver),income,gain(3*silver),designed,me",
    "market.csv": "main,6d,-1,3,6,outer,no,no,designed,me",
    "market_use.csv": "classic-1,classic+classic-promo,1,main,none,designed,me",
    "roof_kinds.csv": "vp,gain(2*vp),any,classic+classic-promo+deluxe,designed,me",
    "roof_tiles.csv": "classic-1-pig,classic,1,vp,designed,me",
    "helpers.csv": 'chef,Chef,passive,any,ongoing,,,"discount(upgrade:any,2)",Cheaper upgrades.,designed,me',
    "cards.csv": "1,card-01,olive,olive,4,yes,hand,chef,designed,me",
}


@pytest.mark.parametrize("file", LAYOUTS)
def test_every_value_counts_for_the_digest(tmp_path: Path, file: str) -> None:
    assert load(write(tmp_path, file, CHANGES[file])).digest != BUILT_IN.digest


def test_names_texts_and_origins_do_not_count_for_the_digest(tmp_path: Path) -> None:
    write(
        tmp_path, "helpers.csv", 'chef,Cook,passive,any,ongoing,,,"discount( upgrade:any, 1 )",Other words.,designed,me'
    )
    write(tmp_path, "board.csv", "hand_limit,03,designed,me")
    pack = load(tmp_path)
    assert pack.helpers[0].name == "Cook"
    assert pack.digest == BUILT_IN.digest


# -- packs


def test_a_pack_replaces_exactly_one_card(tmp_path: Path) -> None:
    pack = load(
        write(
            tmp_path,
            "cards.csv",
            "23,card-23,olive,vp+pig,4,yes,hand+pen,farm-servant,printed,my box",
        )
    )
    changed = [(old, new) for old, new in zip(BUILT_IN.cards, pack.cards, strict=True) if old != new]
    ((old, new),) = changed
    assert (old.number, new.number, new.field, new.pens, new.deliveries) == ("23", "23", OLIVE, 1, 0)
    assert (new.provenance, new.source) == ("printed", "my box")
    assert pack.helpers == BUILT_IN.helpers
    assert pack.board == BUILT_IN.board


def test_a_pack_replaces_a_helper_on_its_card(tmp_path: Path) -> None:
    line = "baker,Baker,action,revenue,once-a-round,,2*silver,gain(food),Pay 2 silver for a food.,designed,me"
    pack = load(write(tmp_path, "helpers.csv", line))
    changed = [new for old, new in zip(BUILT_IN.cards, pack.cards, strict=True) if old != new]
    assert [card.number for card in changed] == ["26"]
    assert changed[0].helper.cost == ((2, "silver"),)


def test_a_pack_adds_a_card_with_its_helper(tmp_path: Path) -> None:
    write(tmp_path, "cards.csv", "67,card-67,olive,grain+pig,3,yes,hand+pen,vet,designed,me")
    write(
        tmp_path, "helpers.csv", "vet,Vet,reaction,farm,ongoing,offspring,,gain(vp),Take 1 VP at offspring.,designed,me"
    )
    (tmp_path / "README.md").write_text("My first card.", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("", encoding="utf-8")
    pack = load(tmp_path)
    assert len(pack.cards) == 73
    assert pack.cards[-1].helper is pack.helpers[-1]
    assert pack.helpers[-1].estimate_vp == 0


def test_the_extension_symbols_are_worth_what_the_board_says(tmp_path: Path) -> None:
    pack = load(write(tmp_path, "board.csv", "extension_silver,2,designed,me"))
    assert {card.silver for card in pack.cards} == {0, 2}


def test_a_folder_holds_known_files_only(tmp_path: Path) -> None:
    write(tmp_path, "cards.csv")
    (tmp_path / "helper.csv").write_text("", encoding="utf-8")
    assert problems(tmp_path) == [
        f"{tmp_path}: found 'helper.csv' (did you mean 'helpers.csv'?); allowed: board.csv, prices.csv, dice.csv, "
        "trade_options.csv, donkeys.csv, buildings.csv, market.csv, market_use.csv, roof_kinds.csv, roof_tiles.csv, "
        "helpers.csv, cards.csv, README, *.md, *.ftl"
    ]


def test_a_pack_is_a_folder_with_a_table(tmp_path: Path) -> None:
    assert problems(tmp_path / "none")[0].startswith(f"{tmp_path / 'none'}: not a folder; allowed: a folder with one")
    assert problems(tmp_path)[0].startswith(f"{tmp_path}: found 'no table'; allowed: one or more of board.csv, ")


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
        "2:1: found '0'; allowed: 1 to 999, or P1 to P99 for a promo card",
    ),
    (
        "cards.csv",
        "67,X,olive,olive,2,yes,hand,chef,designed,me",
        "2:4: found 'X'; allowed: a name of small letters and digits, joined by -",
    ),
    ("cards.csv", "67,x,pig,olive,2,yes,hand,chef,designed,me", "2:6: found 'pig'; allowed: olive, grain, grape"),
    (
        "cards.csv",
        "67,x,olive,olive+trade-good,2,yes,hand,chef,designed,me",
        "2:18: found 'trade-good'; allowed: silver, vp, olive, grain, grape, pig, food, wine, meat",
    ),
    ("cards.csv", "67,x,olive,,2,yes,hand,chef,designed,me", "2:12: found ''; allowed: 1 to 6 items joined by +"),
    (
        "cards.csv",
        "67,x,olive,olive,1,yes,hand,chef,designed,me",
        "2:18: found '1'; allowed: a whole number from 2 to 6",
    ),
    ("cards.csv", "67,x,olive,olive,2,maybe,hand,chef,designed,me", "2:20: found 'maybe'; allowed: yes, no"),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand+pn,chef,designed,me",
        "2:29: found 'pn' (did you mean 'pen'?); allowed: hand, pen, delivery, silver",
    ),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand,cheff,designed,me",
        "2:29: found 'cheff' (did you mean 'chef'?); allowed: the id of a helper in helpers.csv",
    ),
    (
        "cards.csv",
        "1,card-01,olive,olive,2,yes,hand,chef,guessed,me",
        "2:39: found 'guessed'; allowed: printed, designed, or by part as in buy:designed+upgrade:printed",
    ),
    ("cards.csv", "1,card-01,olive,olive,2,yes,hand,chef,printed,", "2:47: found ''; allowed: a text, not nothing"),
    (
        "cards.csv",
        "67,x,olive,olive,2,yes,hand,chef,designed,me",
        "2:29: found 'chef'; allowed: each helper only once; see built-in cards.csv:2",
    ),
    (
        "cards.csv",
        "1,card-02,olive,olive,2,yes,hand,chef,designed,me",
        "2:3: found 'card-02'; allowed: each id only once; see built-in cards.csv:3",
    ),
    (
        "helpers.csv",
        'new,,passive,any,ongoing,,,"capacity(pen,1)",T,designed,me',
        "2:5: found ''; allowed: a text, not nothing",
    ),
    (
        "helpers.csv",
        'new,Chef,passive,any,ongoing,,,"capacity(pen,1)",T,designed,me',
        "2:5: found 'Chef'; allowed: each name_en only once; see built-in helpers.csv:2",
    ),
    (
        "helpers.csv",
        "new,N,pasive,any,ongoing,,,draw(1),T,designed,me",
        "2:7: found 'pasive' (did you mean 'passive'?); allowed: passive, action, reaction",
    ),
    (
        "helpers.csv",
        "new,N,action,any,often,,,draw(1),T,designed,me",
        "2:18: found 'often'; allowed: ongoing, once-a-round",
    ),
    (
        "helpers.csv",
        "new,N,action,any,ongoing,,,draw(1),T,designed,me",
        "2:18: found 'ongoing'; allowed: once-a-round, for an action",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,,,draw(1),T,designed,me",
        "2:28: found ''; allowed: one or more triggers, for a reaction",
    ),
    (
        "helpers.csv",
        "new,N,passive,any,ongoing,,,draw(1),T,designed,me",
        "2:29: found 'draw'; allowed: discount, capacity, substitute or custom, for a passive helper",
    ),
    (
        "helpers.csv",
        'new,N,passive,any,ongoing,,vp,"capacity(pen,1)",T,designed,me',
        "2:28: found 'vp'; allowed: nothing, for a passive helper",
    ),
    (
        "helpers.csv",
        'new,N,reaction,any,ongoing,income,,"capacity(pen,1)",T,designed,me',
        "2:7: found 'reaction'; allowed: passive, for an effect that only stands",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,gain(same),T,designed,me",
        "2:28: found 'income'; allowed: play-card:field, upgrade:…, buy:…, sell:…, for same in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,adjust-die(1),T,designed,me",
        "2:28: found 'income'; allowed: take-die:…, for adjust-die in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,take-die:any|last-die,,extra-use(last-die),T,designed,me",
        "2:28: found 'take-die:any|last-die'; allowed: last-die, for extra-use(last-die) in the effect",
    ),
    (
        "helpers.csv",
        'new,N,reaction,any,ongoing,income,,"if(barrow-vp>=5,gain(vp))",T,designed,me',
        "2:28: found 'income'; allowed: complete-barrow, for if(barrow-vp) in the effect",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,take-income,T,designed,me",
        "2:28: found 'income'; allowed: another trigger than income, for take-income would set it off forever",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,complete-barrow,,custom(stall-shift),T,designed,me",
        "2:7: found 'reaction'; allowed: passive, for custom(stall-shift)",
    ),
    (
        "helpers.csv",
        "new,N,passive,any,ongoing,,,custom(stall-shift),T,designed,me",
        "2:27: found ''; allowed: complete-barrow, for custom(stall-shift)",
    ),
    (
        "helpers.csv",
        "new,N,reaction,any,ongoing,income,,draw(1);double-roof-vp,T,designed,me",
        "2:44: found 'double-roof-vp'; allowed: what is possible here: gain, pay, free-upgrade, delivery, "
        "purchased-delivery, draw, play-card, siesta, discount, capacity, move, substitute, extra-use, per, if, "
        "choose, both, regrow, adjust-die, flip-roof, take-income, place-stall, custom",
    ),
    ("prices.csv", "olive,3,3,2,food,designed,me", "2:9: found '3'; allowed: a whole number from 0 to 2"),
    (
        "prices.csv",
        "food,3,2,2,food,designed,me",
        "2:1: found 'food'; allowed: olive, grain, grape, pig",
    ),
    ("prices.csv", "olive,3,1,2,olive,designed,me", "2:13: found 'olive'; allowed: food, wine, meat"),
    ("dice.csv", "7,draw(1),designed,me", "2:1: found '7'; allowed: a whole number from 1 to 6"),
    ("dice.csv", "1,gain(same),designed,me", "2:8: found 'same'; allowed: a good that is known here"),
    (
        "dice.csv",
        '1,"if(barrow-vp=2,draw(1))",designed,me',
        "2:7: found 'barrow-vp'; allowed: a condition that is known here",
    ),
    (
        "trade_options.csv",
        "more,draw(1),designed,me",
        "2:1: found 'more'; allowed: no more than the 5 of the game: silver, harvest, card, pig, upgrades",
    ),
    ("donkeys.csv", "donkey-1,x,1,designed,me", "2:10: found 'x'; allowed: a whole number from 0 to 9"),
    (
        "buildings.csv",
        "merchant,Merchant,2,olive,draw(1),income,draw(1),designed,me",
        "2:19: found '2'; allowed: each number only once; see built-in buildings.csv:3",
    ),
    (
        "buildings.csv",
        "merchant,Merchant,1,olive,draw(1),growth,draw(1),designed,me",
        "2:35: found 'growth'; allowed: income, donkeys-revealed, complete-building, complete-barrow",
    ),
    ("market.csv", "main,7a,1,-1,7,centre,no,no,designed,me", "2:14: found '7'; allowed: a whole number from 2 to 6"),
    (
        "market.csv",
        "main,4f,9,9,3,outer,no,no,designed,me",
        "2:6: found '4f'; allowed: the value and a small letter: 3a, 3b, …",
    ),
    ("market.csv", "left,3f,9,9,3,outer,no,no,designed,me", "2:1: found 'left'; allowed: main, small"),
    (
        "market.csv",
        "main,3f,0,0,3,outer,no,no,designed,me",
        "2:9: found 'main 0,0'; allowed: a place that 2a does not have",
    ),
    (
        "market_use.csv",
        "deluxe-4,deluxe,4,small,none,designed,me",
        "2:17: found '4'; allowed: at most 2, the rows_small of board.csv",
    ),
    (
        "market_use.csv",
        "classic-4,classic,4,main,none,designed,me",
        "2:19: found '0 rows for classic-promo with 4 players'; allowed: one row",
    ),
    (
        "market_use.csv",
        "more,deluxe,4,main,none,designed,me",
        "2:13: found '2 rows for deluxe with 4 players'; allowed: one row",
    ),
    (
        "roof_kinds.csv",
        "vp,gain(vp),night,deluxe,designed,me",
        "2:13: found 'night'; allowed: farm, revenue, transport, scoring, or any alone",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,1,stall,designed,me",
        "2:25: found 'stall'; allowed: a kind of the ruleset classic",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,1,pigs,designed,me",
        "2:25: found 'pigs' (did you mean 'pig'?); allowed: the id of a kind in roof_kinds.csv",
    ),
    (
        "roof_tiles.csv",
        "classic-1-pig,classic,2,pig,designed,me",
        "2:23: found '3 classic tiles for round 1'; allowed: 4 or more",
    ),
    ("board.csv", "rounds,7,designed,me", "2:8: found '7'; allowed: a whole number from 1 to 6"),
    ("board.csv", "dice,5+5+x+9,designed,me", "2:10: found 'x'; allowed: a whole number from 3 to 20"),
    ("board.csv", "dice,5+5+7,designed,me", "2:6: found '5+5+7'; allowed: 4 numbers joined by +"),
    ("board.csv", "dice,5+5+7+8,designed,me", "2:6: found '5+5+7+8'; allowed: 9 with 4 players"),
    ("board.csv", "players_max,0,designed,me", "2:13: found '0'; allowed: a whole number from 1 to 4"),
    (
        "board.csv",
        "barrow_places,4,designed,me",
        "2:15: found '4'; allowed: 3: the notation names as many places",
    ),
    (
        "board.csv",
        "craft_markers,1+2+4+4,designed,me",
        "2:15: found '1+2+4+4'; allowed: 3 with 3 players: nobody takes two of a building",
    ),
    (
        "board.csv",
        "solo_order_tiles,3+4,designed,me",
        "2:18: found '3+4'; allowed: the values of start_stalls_1, 2+3",
    ),
    ("board.csv", "players_min,5,designed,me", "2:13: found '5'; allowed: a whole number from 1 to 4"),
    ("board.csv", "roof_tiles,2+2+3+3,designed,me", "2:12: found '2+2+3+3'; allowed: at least 4 with 4 players"),
    ("board.csv", "roof_vp,0+1,designed,me", "2:9: found '0+1'; allowed: one number for each of 5 roof_places"),
    ("board.csv", "start_cards,2,designed,", "2:24: found ''; allowed: a text, not nothing"),
    ("board.csv", "start_stalls_4,2+3+4+4,designed,me", "2:16: found '2+3+4+4'; allowed: different values"),
    ("board.csv", "solo_siesta_to_start,5,designed,me", "2:22: found '5'; allowed: a space of siesta_vp, 0 to 4"),
]


@pytest.mark.parametrize(("file", "line", "expected"), WRONG_ROWS)
def test_a_wrong_row_is_told_with_its_place(tmp_path: Path, file: str, line: str, expected: str) -> None:
    assert f"{file}:{expected}" in [
        problem.removeprefix("built-in ") for problem in problems(write(tmp_path, file, line))
    ]


def test_a_pack_may_allow_fewer_players(tmp_path: Path) -> None:
    write(tmp_path, "board.csv", "players_min,2,designed,me", "players_max,3,designed,me")
    for players in (2, 3):
        assert BOX.open(players, cards=str(tmp_path)).players == players
    for players in (1, 4):
        with pytest.raises(BadSetup) as caught:
            BOX.open(players, cards=str(tmp_path))
        assert caught.value.message.args == {"players": players, "min": 2, "max": 3}


def test_every_number_of_the_board_is_read() -> None:
    """A key that nobody reads would load and change nothing."""
    folder = data_folder().parent
    readers = [path for path in folder.rglob("*.py") if path.name not in ("board.py", "components.py")]
    sources = "\n".join([path.read_text(encoding="utf-8") for path in readers])
    read = set(re.findall(r"board\.(\w+)", sources))
    assert [field.name for field in fields(BoardNumbers) if field.name not in read] == []


def test_every_layout_has_its_central_spaces_and_all_values(tmp_path: Path) -> None:
    write(tmp_path, "market.csv", "main,2a,0,0,2,ring,no,no,designed,me")
    found = problems(tmp_path)
    assert len(found) == 6  # classic with one to four players, deluxe with three and four
    assert found[0].endswith(
        "found '0 central spaces of 2 with 4 players'; allowed: one central space for each first stall"
    )


def test_a_closed_value_is_told(tmp_path: Path) -> None:
    sixes = [space for space in BUILT_IN.spaces("main") if space.value == 6]
    lines = [f"main,{six.label},{six.q},{six.r},6,{six.zone},yes,no,designed,me" for six in sixes]
    found = problems(write(tmp_path, "market.csv", *lines))
    said = "found 'no open space of 6 on the main side'; allowed: one or more of each value 2 to 6"
    assert found == [f"built-in market_use.csv:3:44: {said}", f"built-in market_use.csv:4:40: {said}"]


def test_the_readme_of_the_data_names_every_word() -> None:
    text = (data_folder() / "README.md").read_text(encoding="utf-8")
    for name in (
        *language.LANGUAGE.signatures,
        *LAYOUTS,
        *language.WORDS["key"],
        *language.MEASURES,
        *language.STATES,
    ):
        assert name in text
