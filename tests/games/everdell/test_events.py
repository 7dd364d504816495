"""The basic and special events, clause by clause."""

from __future__ import annotations

import pytest

from meadowmarket.texts import Catalogue
from tests.games.everdell.position import Position, Seat, position


def achieve(event: str, *cards: str, hand: list[str] | None = None, resources: str = "", players: int = 2) -> Position:
    """Places a worker on a special event in a city that has some cards."""
    others: list[Seat] = [{} for _ in range(players - 1)]
    table = position(
        players=players, city=cards, hand=hand or [], resources=resources, events=[event], others=others, points=0
    )
    return table.do(f"worker {event}")


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("city-monument", ["crane", "judge", "historian"]),
        ("grand-tour", ["inn", "queen", "chapel"]),
        ("harvest-festival", ["farm", "farm", "storehouse", "monk"]),
        ("cartographers-expedition", ["wanderer", "ruins", "fool"]),
    ],
)
def test_basic_events_ask_for_cards_of_a_colour_and_give_3(event: str, cards: list[str]) -> None:
    assert not position(city=cards[1:]).options(f"worker {event}")
    table = position(city=cards).do(f"worker {event}")
    assert table.score()["events"] == 3


def test_event_city_monument_asks_for_3_blue_cards() -> None:
    assert position(city=["crane", "judge", "historian"]).options("worker city-monument")


def test_event_grand_tour_counts_the_queen_but_no_storehouse() -> None:
    assert not position(city=["inn", "chapel", "storehouse"]).options("worker grand-tour")
    assert position(city=["inn", "chapel", "queen"]).options("worker grand-tour")


def test_event_harvest_festival_asks_for_4() -> None:
    assert not position(city=["farm"] * 3).options("worker harvest-festival")


def test_event_cartographers_expedition_counts_wanderer_ruins_and_fool() -> None:
    assert position(city=["wanderer", "ruins", "fool"]).options("worker cartographers-expedition")


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("a-brilliant-marketing-plan", ["shopkeeper", "post-office"]),
        ("a-well-run-city", ["chip-sweep", "clock-tower"]),
        ("an-evening-of-fireworks", ["lookout", "miner-mole"]),
        ("ancient-scrolls-discovered", ["historian", "ruins"]),
        ("capture-of-the-acorn-thieves", ["courthouse", "ranger"]),
        ("flying-doctor-service", ["doctor", "postal-pigeon"]),
        ("graduation-of-scholars", ["teacher", "university"]),
        ("ministering-to-miscreants", ["monk", "dungeon"]),
        ("path-of-the-pilgrims", ["monastery", "wanderer"]),
        ("performer-in-residence", ["inn", "bard"]),
        ("pristine-chapel-ceiling", ["woodcarver", "chapel"]),
        ("remembering-the-fallen", ["cemetery", "shepherd"]),
        ("tax-relief", ["judge", "queen"]),
        ("under-new-management", ["peddler", "general-store"]),
    ],
)
def test_special_events_ask_for_both_cards(event: str, cards: list[str]) -> None:
    assert position(city=cards, events=[event]).options(f"worker {event}")
    for card in cards:
        table = position(city=[card, "farm"], events=[event])
        assert not table.options(f"worker {event}")
        assert table.refused(f"worker {event}") == "everdell-why-requirement"


def test_event_croak_wart_cure_names_the_resources_that_are_missing() -> None:
    event = "croak-wart-cure"
    table = position(city=["undertaker", "barge-toad"], events=[event], resources="1 berry")
    assert table.refused(f"worker {event}") == "everdell-why-event-cost"
    reason = table.state.decision().why_not(table.state, 0, table.game.actions.code(f"worker {event}"))
    assert reason is not None
    assert Catalogue("en").text(reason) == "You can’t pay for this event. Missing: 1 berry."
    assert Catalogue("de").text(reason) == "Du kannst dieses Ereignis nicht bezahlen. Noch nötig: 1 Beere."
    table = position(city=["undertaker", "barge-toad"], events=[event], resources="2 berry")
    assert table.options(f"worker {event}")


def test_event_a_brilliant_marketing_plan_gives_resources_for_2_points_each() -> None:
    event = "a-brilliant-marketing-plan"
    table = achieve(event, "shopkeeper", "post-office", resources="2 twig 2 berry", players=3)
    table.do("give twig", "to p2", "give berry", "to p3", "give twig", "to p2")
    assert (table.points(), table.resources()) == (6, "1 berry")
    assert (table.resources(1), table.resources(2)) == ("2 twig", "1 berry")
    assert table.score()["events"] == 0


def test_event_a_brilliant_marketing_plan_may_stop_and_works_without_receivers() -> None:
    event = "a-brilliant-marketing-plan"
    table = achieve(event, "shopkeeper", "post-office", resources="2 twig").do("give twig", "done")
    assert (table.points(), table.resources(1)) == (2, "1 twig")
    table = position(
        city=["shopkeeper", "post-office"], resources="1 twig", events=[event], others=[{"passed": True}]
    ).do(f"worker {event}", "give twig")
    assert (table.points(), table.resources(1)) == (2, "")


def test_event_a_well_run_city_brings_a_worker_back() -> None:
    table = position(
        city=["chip-sweep", "clock-tower"],
        events=["a-well-run-city"],
        workers=1,
        on={"basic-3-twigs": [0], "journey-2": [0]},
    ).do("worker a-well-run-city")
    assert table.options() == ["recall basic-3-twigs", "recall a-well-run-city"]
    table.do("recall basic-3-twigs")
    assert (table.free(), table.workers_on("basic-3-twigs")) == (1, 0)
    assert table.score()["events"] == 4


def test_event_a_well_run_city_may_bring_back_its_own_worker() -> None:
    table = achieve("a-well-run-city", "chip-sweep", "clock-tower")
    assert (table.free(), table.to_act) == (2, 1)  # the only one that is out


def test_event_an_evening_of_fireworks_takes_up_to_3_twigs_2_points_each() -> None:
    table = achieve("an-evening-of-fireworks", "lookout", "miner-mole", resources="4 twig 1 berry")
    assert table.options() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    table.do("spend 3")
    assert (table.resources(), table.score()["events"], table.points()) == ("1 twig 1 berry", 6, 0)


def test_event_ancient_scrolls_discovered_keeps_or_tucks_5_revealed_cards() -> None:
    table = position(
        city=["historian", "ruins"],
        events=["ancient-scrolls-discovered"],
        pile=["farm", "mine", "inn", "bard", "king"],
    ).do("worker ancient-scrolls-discovered")
    table.do("keep farm", "tuck mine", "keep inn", "tuck bard", "tuck king")
    assert table.hand() == ["farm", "inn"]
    assert table.under("ancient-scrolls-discovered") == ["mine", "bard", "king"]
    assert table.score()["events"] == 3


def test_event_ancient_scrolls_discovered_tucks_what_does_not_fit() -> None:
    table = position(
        city=["historian", "ruins"], events=["ancient-scrolls-discovered"], hand=["farm"] * 7, pile=["mine"] * 3
    ).do("worker ancient-scrolls-discovered", "keep mine")
    assert len(table.hand()) == 8
    assert table.score()["events"] == 4
    assert table.to_act == 1


def test_event_capture_of_the_acorn_thieves_takes_up_to_2_critters_of_the_city() -> None:
    table = achieve("capture-of-the-acorn-thieves", "courthouse", "ranger", "fool")
    assert table.options() == ["remove ranger", "remove fool", "done"]
    table.do("remove ranger", "remove fool")
    assert table.city() == ["courthouse"]
    assert table.score()["events"] == 6
    table = achieve("capture-of-the-acorn-thieves", "courthouse", "ranger").do("done")
    assert table.score()["events"] == 0


def test_event_croak_wart_cure_costs_2_berries_and_2_cards_of_the_city() -> None:
    cards = ["undertaker", "barge-toad", "farm", "chapel points=2"]
    assert not position(city=cards, events=["croak-wart-cure"], resources="1 berry").options("worker croak-wart-cure")
    table = achieve("croak-wart-cure", *cards, resources="3 berry").do("remove undertaker", "remove chapel")
    assert (table.resources(), table.city(), table.score()["events"]) == ("1 berry", ["barge-toad", "farm"], 6)
    assert table.discards() == ["undertaker", "chapel"]
    assert table.score()["tokens"] == 0


def test_event_flying_doctor_service_counts_pairs_in_every_city() -> None:
    table = position(
        city=["doctor", "postal-pigeon", "husband", "wife"],
        events=["flying-doctor-service"],
        others=[{"city": ["husband", "wife", "husband", "wife"]}],
    ).do("worker flying-doctor-service")
    assert table.score()["events"] == 9


def test_event_graduation_of_scholars_takes_up_to_3_critters_of_the_hand() -> None:
    hand = ["king", "farm", "bard", "wife", "wife"]
    table = achieve("graduation-of-scholars", "teacher", "university", hand=hand)
    assert table.options() == ["tuck king", "tuck bard", "tuck wife", "done"]
    table.do("tuck king", "tuck wife", "tuck wife")
    assert (table.hand(), table.score()["events"]) == (["bard", "farm"], 6)
    table = achieve("graduation-of-scholars", "teacher", "university", hand=hand).do("tuck king", "done")
    assert table.score()["events"] == 2


def test_event_ministering_to_miscreants_gives_3_for_each_prisoner_in_the_end() -> None:
    table = position(city=["monk", "dungeon"], prisoners=["wife", "fool"], events=["ministering-to-miscreants"])
    assert table.do("worker ministering-to-miscreants").score()["events"] == 6
    table = position(city=["monk", "dungeon"], prisoners=["wife"], hand=["ruins"], events=["ministering-to-miscreants"])
    table.do("worker ministering-to-miscreants", "pass", "play ruins hand")
    assert table.score()["events"] == 0


def test_event_path_of_the_pilgrims_gives_3_for_each_worker_in_the_monastery() -> None:
    table = achieve("path-of-the-pilgrims", "monastery worker=0 second=0", "wanderer", "monk")
    assert table.score()["events"] == 6


def test_event_performer_in_residence_takes_up_to_3_berries() -> None:
    table = achieve("performer-in-residence", "inn", "bard", resources="2 berry").do("spend 2")
    assert (table.resources(), table.score()["events"]) == ("", 4)


def test_event_pristine_chapel_ceiling_draws_and_gains_for_each_point_on_the_chapel() -> None:
    table = position(
        city=["woodcarver", "chapel points=2"], events=["pristine-chapel-ceiling"], pile=["farm", "mine"]
    ).do("worker pristine-chapel-ceiling", "gain twig", "gain pebble")
    assert (table.hand(), table.resources()) == (["farm", "mine"], "1 twig 1 pebble")
    assert table.score()["events"] == 4
    assert table.score()["tokens"] == 2


def test_event_pristine_chapel_ceiling_with_an_empty_chapel_gives_nothing() -> None:
    assert achieve("pristine-chapel-ceiling", "woodcarver", "chapel").to_act == 1


def test_event_remembering_the_fallen_gives_3_for_each_worker_in_the_cemetery() -> None:
    table = achieve("remembering-the-fallen", "cemetery worker=0", "shepherd")
    assert table.score()["events"] == 3


def test_event_tax_relief_activates_production() -> None:
    table = achieve("tax-relief", "judge", "queen", "mine", "farm", "storehouse").do("store twig")
    assert (table.resources(), table.goods_on("storehouse")) == ("1 pebble 1 berry", "3 twig")
    assert table.score()["events"] == 3


def test_event_the_everdell_games_asks_for_2_cards_of_each_colour() -> None:
    city = ["wanderer", "fool", "farm", "mine", "inn", "queen", "crane", "judge", "king", "wife"]
    table = position(city=city, events=["the-everdell-games"])
    assert table.do("worker the-everdell-games").score()["events"] == 9
    assert not position(city=[*city[:9], "farm"], events=["the-everdell-games"]).options("worker the-everdell-games")


def test_event_under_new_management_takes_up_to_3_resources_of_any_kind() -> None:
    table = achieve("under-new-management", "peddler", "general-store", resources="1 twig 1 resin 2 pebble")
    table.do("give twig", "give resin", "give pebble")
    assert (table.resources(), table.score()["events"]) == ("1 pebble", 1 + 2 + 2)
    table = achieve("under-new-management", "peddler", "general-store", resources="1 berry").do("give berry")
    assert table.score()["events"] == 1
