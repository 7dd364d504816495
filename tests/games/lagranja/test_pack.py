"""Loading the card data: the built-in tables, and card packs in their place."""

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
