"""The card data, card packs, and what is made from them."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import cast

import pytest

from meadowmarket.core.errors import BadCardPack, BadSetup
from meadowmarket.core.playout import play_random
from meadowmarket.core.rng import Rng
from meadowmarket.games.everdell import BOX, names
from meadowmarket.games.everdell.explain.card_book import card_book
from meadowmarket.games.everdell.pack.abilities import ABILITIES
from meadowmarket.games.everdell.pack.language import LANGUAGE, MEASURES, format_effects, parse_effects
from meadowmarket.games.everdell.pack.load import LAYOUTS, data_folder, load
from meadowmarket.games.everdell.rules import scoring
from meadowmarket.games.everdell.view.types import View
from meadowmarket.texts import Catalogue
from tests.games.everdell.position import position
from tests.support import told

ROOT = Path(__file__).parents[3]
ORCHARD = (
    "orchard,Orchard,4,construction,common,green,1,0,0,0,1,wanderer,no,1,,gain(berry);draw(1),,,"
    "Gain a berry and a card.,designed,a test"
)


def pack(folder: Path, *rows: str, file: str = "cards.csv") -> Path:
    """Write a card pack."""
    (folder / file).write_text("\n".join([",".join(LAYOUTS[file].columns), *rows]) + "\n", "utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    """Load a pack that must be refused."""
    with pytest.raises(BadCardPack) as caught:
        load(folder)
    return told(caught.value)


def test_every_wrong_cell_of_a_row_is_told(tmp_path: Path) -> None:
    pack(tmp_path, "farm,,x,construction,often,greem,1,2,3,y,1,husbnd|wif,no,9,,gain(z);drw(1),,,,me,")
    assert [line.partition("“")[2].partition("”")[0] for line in problems(tmp_path)] == [
        *("greem", "", "x", "often", "y", "husbnd", "wif", "9", "z", "drw(1)", "", "me", ""),
    ]


def test_every_wrong_step_of_a_cell_is_told(tmp_path: Path) -> None:
    steps = '"gain(gold+twig+silver);play-free(3);discard-for(x,1,2*crad);drw(1);draw(1"'
    found = problems(pack(tmp_path, ORCHARD.replace("gain(berry);draw(1)", steps)))
    assert [line.partition(" (")[0].partition("; ")[0] for line in found] == [
        "cards.csv:2:76: found “gold”",
        "cards.csv:2:86: found “silver”",
        "cards.csv:2:94: found “play-free(3)”",
        "cards.csv:2:119: found “x”",
        "cards.csv:2:125: found “crad”",
        "cards.csv:2:131: found “drw(1)”",
        "cards.csv:2:144: found “”",
    ]


def test_events_and_places_tell_all_that_is_wrong_too(tmp_path: Path) -> None:
    pack(tmp_path, "grand-tour,,basic,3*rd,pey(berry),gain(x),quack,,me,", file="events.csv")
    pack(tmp_path, "haven,haven,sharde,gain(x),,me,", file="locations.csv")
    assert [line.partition("“")[2].partition("”")[0] for line in problems(tmp_path)] == [
        *("rd", "", "pey(berry)", "x", "quack", "", "me", ""),
        *("sharde", "x", "", "me", ""),
    ]


def test_the_box_has_all_its_cards() -> None:
    box = load()
    assert (len(box.cards), len(box.events), len(box.locations)) == (48, 20, 24)
    assert all(card.provenance == "printed" for card in box.cards)
    assert load().digest == box.digest


def test_the_numbers_in_the_program_are_those_of_the_data() -> None:
    box = load()
    for number, place in enumerate(box.locations):
        assert getattr(names, place.id.upper().replace("-", "_")) == number
    assert (len(box.cards), len(box.locations), len(box.events)) == (names.BOX_CARDS, names.PLACES, names.EVENTS)
    assert [event.is_basic for event in box.events] == [i < names.BASIC_EVENTS for i in range(names.EVENTS)]
    assert MEASURES[scoring.CARD_UNDER] == "card-under"
    assert MEASURES[scoring.COMMON_CONSTRUCTION] == "common-construction"
    assert MEASURES[scoring.PAIR_ANYWHERE] == "pair-anywhere"


def test_steps_are_read_and_written_alike() -> None:
    box = load()
    for effects in [effect for card in box.cards for effect in (card.on_play, card.production, card.visit)]:
        assert parse_effects(format_effects(effects)) == effects
    used = {
        call.name for card in box.cards for effect in (card.on_play, card.production, card.visit) for call in effect
    }
    used |= {call.name for event in box.events for call in (*event.cost, *event.effect)}
    used |= {call.name for place in box.locations for call in place.effect}
    used |= {call.name for ability in box.abilities if not ability.name for call in ability.calls}
    assert used == set(LANGUAGE.signatures)


def test_a_pack_adds_a_card_made_of_known_steps(tmp_path: Path) -> None:
    cards = pack(tmp_path, ORCHARD)
    assert load(cards).digest != load().digest
    table = position(cards=cards, hand=["orchard"], resources="1 twig", pile=["king"]).do("play orchard hand")
    assert (table.city(), table.resources(), table.hand()) == (["orchard"], "1 berry", ["king"])
    table = position(cards=cards, city=["orchard", "orchard"], workers=0).do("season")
    assert (table.resources(), len(table.hand())) == ("2 berry", 2)
    table = position(cards=cards, hand=["wanderer"], city=["orchard"]).do("play wanderer hand")
    assert table.is_occupied("orchard")


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    with (data_folder() / "cards.csv").open(encoding="utf-8", newline="") as file:
        row = next(row for row in csv.reader(file) if row[0] == "farm")
    row[LAYOUTS["cards.csv"].columns.index("production")] = "gain(3*berry)"
    cards = pack(tmp_path, ",".join(f'"{cell}"' for cell in row))
    table = position(cards=cards, hand=["farm"], resources="2 twig 1 resin").do("play farm hand")
    assert table.resources() == "3 berry"


def test_games_with_a_pack_are_played_to_the_end(tmp_path: Path) -> None:
    cards = pack(tmp_path, ORCHARD)
    game = BOX.open(3, "base", {}, str(cards))
    for seed in range(10):
        state = game.new(seed)
        play_random(state, Rng(seed))
        assert state.is_over()
    texts = Catalogue("en", strict=True)
    assert texts.text(game.explain("orchard")[0]).startswith("Orchard: common construction")


@pytest.mark.parametrize(
    ("old", "new", "column", "allowed"),
    [
        (",4,construction", ",99,construction", 17, "from 0 to 15"),
        ("construction,common", "building,common", 19, "critter, construction"),
        ("green", "mauve", 39, "tan, green, red, blue, purple"),
        ("gain(berry)", "gian(berry)", 70, "did you mean “gain(goods)”"),
        ("gain(berry)", "gain(gold)", 75, "twig, resin, pebble, berry"),
        ("draw(1)", "play-free(3)", 82, "gain(goods)"),
        ("wanderer", "mine", 55, "a critter"),
        ("orchard", "twig", 1, "a name other than"),
        ("designed", "invented", 0, "printed, designed"),
    ],
)
def test_errors_name_file_line_and_column(tmp_path: Path, old: str, new: str, column: int, allowed: str) -> None:
    found = problems(pack(tmp_path, ORCHARD.replace(old, new, 1)))
    assert len(found) == 1
    assert found[0].startswith("cards.csv:2:" + (f"{column}:" if column else ""))
    assert allowed in found[0]


def quoted(row: list[str]) -> str:
    """Write a row as a file has it."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(row)
    return line.getvalue()


def test_a_pack_cant_change_kinds_or_add_events_and_places(tmp_path: Path) -> None:
    with (data_folder() / "cards.csv").open(encoding="utf-8", newline="") as file:
        row = next(row for row in csv.reader(file) if row[0] == "crane")
    row[3], row[11] = "critter", ""
    assert any("construction, as in the box" in line for line in problems(pack(tmp_path, quoted(row))))
    (tmp_path / "cards.csv").unlink()
    event = "ball,Ball,basic,3*blue,,,3,A ball.,designed,a test"
    assert "city-monument" in problems(pack(tmp_path, event, file="events.csv"))[0]


def test_a_place_that_copies_itself_is_refused(tmp_path: Path) -> None:
    row = "forest-2-any,forest,exclusive,copy-location(any),Anything.,designed,a test"
    assert "never end" in problems(pack(tmp_path, row, file="locations.csv"))[0]


JOURNEY = "journey-5,journey,exclusive,{},Discard.,designed,a test"


@pytest.mark.parametrize("n", [2, 8])
def test_a_journey_is_worth_the_cards_that_it_asks_for(tmp_path: Path, n: int) -> None:
    cards = pack(tmp_path, JOURNEY.format(f"discard({n})"), file="locations.csv")
    short = position(cards=cards, hand=["farm"] * (n - 1), season="autumn")
    assert short.refused("worker journey-5") == "everdell-why-few-cards"
    table = position(cards=cards, hand=["farm"] * n, season="autumn")
    journey = table.game.actions.code("worker journey-5")
    cost = table.game.cost(table.state, 0, journey)
    assert cost is not None
    assert Catalogue("en", strict=True).text(cost).endswith(f"{n} cards from your hand")
    offer = cast("View", table.game.view(table.state, 0))["journey"][0]["offer"]
    assert offer == {"open": True, "why": None, "gives": {"resources": {}, "points": n, "discards": n}}
    table.do("worker journey-5")
    assert (table.hand(), table.score()["journey"]) == ([], n)


@pytest.mark.parametrize(
    ("steps", "found", "allowed"),
    [
        ("discard(9)", "9", "a whole number from 1 to 8"),
        ("discard(0)", "0", "a whole number from 1 to 8"),
        ("", "", "discard(n)"),
        ("discard(1);discard(2)", "discard(1);discard(2)", "discard(n)"),
        ("draw(1)", "draw(1)", "discard(n)"),
    ],
)
def test_a_journey_asks_for_cards_that_a_hand_can_hold(tmp_path: Path, steps: str, found: str, allowed: str) -> None:
    complaints = problems(pack(tmp_path, JOURNEY.format(steps), file="locations.csv"))
    assert len(complaints) == 1
    assert (complaints[0].partition("“")[2].partition("”")[0], allowed in complaints[0]) == (found, True), complaints


@pytest.mark.parametrize("steps", ["give-cards(2);give-cards(1)", "discard-for(all,1,point);give-cards(2)"])
def test_cards_that_are_gone_need_not_be_given(tmp_path: Path, steps: str) -> None:
    row = f'stall,Stall,2,construction,unique,red,1,0,0,0,1,,no,1,,,"{steps}",,Gives.,designed,a test'
    table = position(cards=pack(tmp_path, row), city=["stall"], hand=["farm", "mine"], others=[{}])
    table.do("worker stall")
    while table.to_act == 0:
        table.do(table.options()[0])
    assert table.hand() == []


@pytest.mark.parametrize("step", ["gain-any(0)", "discard-for(all,0,point)", "discard-from-meadow(0)"])
def test_nobody_picks_none(tmp_path: Path, step: str) -> None:
    row = f'forest-2-any,forest,exclusive,"{step}",Picks none.,designed,a test'
    assert "from 1 to 9" in problems(pack(tmp_path, row, file="locations.csv"))[0]


def test_a_shared_forest_card_and_an_exclusive_haven(tmp_path: Path) -> None:
    rows = (
        "forest-2-any,forest,shared,gain-any(2),Gain 2.,designed,a test",
        "haven,haven,exclusive,gain-any(1),Gain 1.,designed,a test",
    )
    cards = pack(tmp_path, *rows, file="locations.csv")
    table = position(cards=cards, forest=["forest-2-any"], on={"forest-2-any": [0, 1, 1], "haven": [1]})
    assert "worker forest-2-any" in table.options()
    assert table.refused("worker haven") == "everdell-why-taken"


def test_steps_that_look_at_their_card_come_before_those_that_change_the_city(tmp_path: Path) -> None:
    row = "shrine,Shrine,2,construction,unique,red,1,0,0,0,1,,no,1,,,play-free(2);put-points(1),,Free.,designed,a test"
    assert "before the steps" in problems(pack(tmp_path, row))[0]


def test_folders_without_tables_are_refused(tmp_path: Path) -> None:
    assert "no table" in problems(tmp_path)[0]
    assert "not a folder" in problems(tmp_path / "nowhere")[0]
    (tmp_path / "crads.csv").write_text("")
    assert "did you mean “cards.csv”" in problems(tmp_path)[0]


def test_the_card_document_is_current() -> None:
    text = (ROOT / "docs" / "games" / "everdell" / "cards.md").read_text("utf-8")
    assert text == card_book(load()), "meadowmarket cards book everdell --data"


def test_english_names_and_texts_are_those_of_the_data() -> None:
    texts = Catalogue("en", strict=True)
    box = load()
    for card in box.cards:
        assert texts.say(f"everdell-card-{card.id}") == card.name
        assert texts.say(f"everdell-card-{card.id}-text") == card.text
    for event in box.events:
        assert texts.say(f"everdell-event-{event.id}") == event.name
        assert texts.say(f"everdell-event-{event.id}-text") == event.text
    for place in box.locations:
        assert texts.say(f"everdell-place-{place.id}")
        assert texts.say(f"everdell-place-{place.id}-text") == place.text


def test_the_box_refuses_what_it_does_not_know() -> None:
    for players, ruleset in ((0, "base"), (5, "base"), (2, "pearlbrook")):
        with pytest.raises(BadSetup):
            BOX.open(players, ruleset, {}, None)
    with pytest.raises(BadSetup):
        BOX.open(1, "base", {"solo_year": "4"}, None)
    with pytest.raises(BadSetup):
        BOX.open(2, "base", {"moon": "full"}, None)
    assert BOX.defaults("base") == {"solo_year": "1"}
    assert [setting.name for setting in BOX.settings()] == ["solo_year"]


def test_the_id_of_a_game_names_its_year() -> None:
    assert "solo_year=3" in BOX.open(1, "base", {"solo_year": "3"}, None).id
    assert BOX.open(2, "base", {"solo_year": "3"}, None).id == BOX.open(2, "base", {}, None).id


def test_the_readme_explains_every_step_measure_and_column() -> None:
    readme = (data_folder() / "README.md").read_text("utf-8")
    for language in (LANGUAGE, ABILITIES):
        assert [name for name in language.signatures if f"`{language.signature(name)}`" not in readme] == []
    assert [measure for measure in MEASURES if measure not in readme] == []
    columns = {column for layout in LAYOUTS.values() for column in layout.columns}
    assert [column for column in sorted(columns) if f"`{column}`" not in readme] == []


# -- abilities: what a card does while it stands in a city

WEAVER = "weaver,Weaver,3,critter,unique,blue,0,0,0,2,1,farm,no,1,,,,,Reacts.,designed,a test"


def test_the_digest_of_the_box_is_older_than_the_abilities() -> None:
    assert load().digest == "67a3e5d1c598337f"


def test_a_card_of_a_pack_reacts_to_what_is_played(tmp_path: Path) -> None:
    """Its reactions come after those of the box, but before the Courthouse asks (EV-5.7)."""
    pack(tmp_path, WEAVER)
    pack(tmp_path, "weaver,construction-played,gain(2*twig);points(1),designed,a test", file="abilities.csv")
    assert load(tmp_path).digest != load().digest
    table = position(
        cards=tmp_path, city=["weaver", "courthouse"], hand=["farm", "wanderer"], resources="2 twig 1 resin"
    )
    table.do("play farm hand")
    assert (table.resources(), table.points()) == ("2 twig 1 berry", 1)
    table.do("gain pebble")
    assert table.resources() == "2 twig 1 pebble 1 berry"
    table.do("pass", "worker basic-1-berry", "play wanderer hand")
    assert table.points() == 1  # a critter is no construction


def test_two_reactions_with_a_choice_ask_in_the_order_of_the_table(tmp_path: Path) -> None:
    pack(tmp_path, WEAVER)
    pack(tmp_path, "weaver,card-played,gain-one-of(resin+berry),designed,a test", file="abilities.csv")
    table = position(cards=tmp_path, city=["weaver", "courthouse"], hand=["mine"], resources="1 twig 1 resin 1 pebble")
    table.do("play mine hand")
    assert table.options() == ["gain twig", "gain resin", "gain pebble"]
    table.do("gain twig")
    assert table.options() == ["gain resin", "gain berry"]
    table.do("gain berry")
    assert table.resources() == "1 twig 1 pebble 1 berry"


def test_a_pack_changes_what_a_discount_saves(tmp_path: Path) -> None:
    pack(tmp_path, "crane,always,discard-to-save(5),designed,a test", file="abilities.csv")
    table = position(
        cards=tmp_path, city=["crane"], hand=["resin-refinery", "castle"], resources="1 twig 1 resin 1 pebble"
    )
    assert "play castle hand" in table.options()
    table.do("play castle hand")
    assert table.city() == ["castle"]


def test_a_card_of_a_pack_keeps_workers_and_opens_a_second_spot(tmp_path: Path) -> None:
    pack(
        tmp_path,
        "shrine,Shrine,3,construction,unique,red,0,0,0,0,1,weaver,no,1,,,points(1),,Points.,designed,a test",
        WEAVER,
    )
    rows = ("shrine,always,keep-workers,designed,a test", "weaver,always,second-spot(shrine),designed,a test")
    pack(tmp_path, *rows, file="abilities.csv")
    table = position(cards=tmp_path, city=["shrine", "weaver"], workers=2)
    table.do("worker shrine", "pass")
    assert "worker shrine" in table.options()
    table.do("worker shrine")
    assert (table.points(), table.state.cities[0].permanent) == (2, 2)


def test_every_ability_of_the_box_belongs_to_a_card_of_the_box() -> None:
    box = load()
    assert len(box.abilities) == 15
    assert {ability.card for ability in box.abilities} <= {card.id for card in box.cards}


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("nobody,always,keep-workers,designed,a test", "nobody"),
        ("farm,sometimes,keep-workers,designed,a test", "sometimes"),
        ("farm,always,keep-worker,designed,a test", "keep-worker"),
        ("farm,always,second-spot,designed,a test", "second-spot"),
        ("farm,always,second-spot(nobody),designed,a test", "nobody"),
        ("farm,always,swap-resource,designed,a test", "swap-resource"),
        ("crane,always,swap-resource,designed,a test", "swap-resource"),
        ("crane,always,discard-to-save(x),designed,a test", "x"),
        ("crane,always,discard-to-save(2,designed,a test", ""),
        ("farm,always,keep-workers;second-cell,designed,a test", "keep-workers;second-cell"),
        ("king,card-played,play-free(3),designed,a test", "play-free(3)"),
        ("king,card-played,,designed,a test", ""),
        ("farm,card-played,gain(berry),designed,a test", "farm"),
    ],
)
def test_wrong_abilities_are_told(tmp_path: Path, row: str, found: str) -> None:
    pack(tmp_path, row, file="abilities.csv")
    assert problems(tmp_path)[0].partition("“")[2].partition("”")[0] == found


def test_a_cost_asks_for_each_thing_once(tmp_path: Path) -> None:
    row = "grand-tour,Grand Tour,basic,3*red,pay(berry);remove-from-city(1);pay(2*berry),,3,Dear.,designed,a test"
    assert problems(pack(tmp_path, row, file="events.csv"))[0].partition("“")[2].partition("”")[0] == "pay(2*berry)"
