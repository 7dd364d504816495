"""The language of the card data."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadowmarket.core.csv_tables import Cell
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.errors import BadCardPack
from meadowmarket.games.lagranja.pack import language
from meadowmarket.games.lagranja.pack.language import (
    LANGUAGE,
    MEASURES,
    STATES,
    SWAPPED,
    Condition,
    FarmGoods,
    Swap,
    format_effects,
    parse_effects,
)
from tests.games.calls import Drawn, calls_of
from tests.support import told

ALL_CALLS = (
    "gain(goods), pay(goods), free-upgrade(n), delivery(n[,target]), purchased-delivery(n), draw(n), play-card, "
    "siesta(n), discount(saving,n), capacity(room,n), move(field->storage,harvest,n-or-all), substitute(swap,deliver), "
    "extra-use(again), per(count,call[,n]), if(condition,call), choose(call,call,…), both(call,call,…), regrow(n), "
    "adjust-die(n), flip-roof(n), take-income, place-stall(any), double-roof-vp, custom(key)"
)


def problem(text: str) -> str:
    with pytest.raises(BadCardPack) as caught:
        LANGUAGE.read(Cell("helpers.csv", 12, 34, text))
    (only,) = told(caught.value)
    return only


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("gain(same+2*silver)", Call("gain", goods=((1, "same"), (2, "silver")))),
        ("free-upgrade(2)", Call("free-upgrade", numbers=(2,))),
        ("delivery(1)", Call("delivery", numbers=(1,))),
        ("delivery(1,barrow)", Call("delivery", ("barrow",), (1,))),
        ("play-card", Call("play-card")),
        ("discount(upgrade:any,1)", Call("discount", ("upgrade:any",), (1,))),
        ("capacity(pen,2)", Call("capacity", ("pen",), (2,))),
        ("move(field->storage,olive,all)", Call("move", ("olive",), (0,))),
        ("move(field->storage,olive,2)", Call("move", ("olive",), (2,))),
        ("substitute(silver->any-harvest,deliver)", Call("substitute", ("silver", "any-harvest"))),
        ("extra-use(round)", Call("extra-use", ("round",))),
        ("place-stall(any)", Call("place-stall")),
        ("custom(keep-stall)", Call("custom", ("keep-stall",))),
        ("per(fields:grape,draw(1))", Call("per", ("fields:grape",), calls=(Call("draw", numbers=(1,)),))),
        ("per(stalls,draw(1),4)", Call("per", ("stalls",), (4,), calls=(Call("draw", numbers=(1,)),))),
        ("if(siesta<=1,draw(1))", Call("if", ("siesta", "<="), (1,), calls=(Call("draw", numbers=(1,)),))),
        ("if(fields=0,draw(1))", Call("if", ("fields", "="), (0,), calls=(Call("draw", numbers=(1,)),))),
        ("if(most-stalls,draw(1))", Call("if", ("most-stalls",), calls=(Call("draw", numbers=(1,)),))),
        (
            "choose(play-card,both(siesta(1),draw(1)))",
            Call(
                "choose",
                calls=(
                    Call("play-card"),
                    Call("both", calls=(Call("siesta", numbers=(1,)), Call("draw", numbers=(1,)))),
                ),
            ),
        ),
    ],
)
def test_a_call_is_read_and_written(text: str, call: Call) -> None:
    assert parse_effects(text) == (call,)
    assert LANGUAGE.format_call(call) == text


def test_blanks_and_ones_are_left_out_when_written() -> None:
    assert format_effects(parse_effects(" gain( 1*olive + 2 * vp ) ; per( stalls , draw(1) , 2 ) ")) == (
        "gain(olive+2*vp);per(stalls,draw(1),2)"
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("frea-upgrade(1)", f"34: found “frea-upgrade(1)” (did you mean “free-upgrade(n)”?); allowed: {ALL_CALLS}"),
        ("draw(1);x(y,(z)),2", f"42: found “x(y,(z))”; allowed: {ALL_CALLS}"),
        ("", f"34: found “”; allowed: {ALL_CALLS}"),
        ("draw(1);", f"42: found “”; allowed: {ALL_CALLS}"),
        ("draw", "34: found “draw”; allowed: draw(n)"),
        ("draw()", "39: found “”; allowed: a whole number from 1 to 99"),
        ("draw(0)", "39: found “0”; allowed: a whole number from 1 to 99"),
        ("draw(1,2)", "34: found “draw(1,2)”; allowed: draw(n)"),
        ("draw(1", "40: found “”; allowed: a comma or a closing bracket in draw(n)"),
        ("draw(1))", "41: found “)”; allowed: ; or the end of the effect"),
        ("draw(1)draw(1)", "41: found “draw(1)”; allowed: ; or the end of the effect"),
        ("play-card()", "34: found “play-card()”; allowed: play-card"),
        ("delivery(1,barow)", "45: found “barow” (did you mean “barrow”?); allowed: building, barrow"),
        ("delivery(1,barrow,2)", "34: found “delivery(1,barrow,2)”; allowed: delivery(n[,target])"),
        ("discount(roof)", "34: found “discount(roof)”; allowed: discount(saving,n)"),
        ("capacity(pens,1)", "43: found “pens” (did you mean “pen”?); allowed: pen, hand, extra-delivery, roof"),
        ("move(storage->field,olive,1)", "39: found “storage->field”; allowed: field->storage"),
        ("move(field->storage,pig,1)", "54: found “pig”; allowed: olive, grain, grape"),
        ("substitute(olive,deliver)", "45: found “olive”; allowed: two goods: delivered->asked for"),
        (
            "substitute(olive->grane,deliver)",
            "52: found “grane” (did you mean “grape”?); allowed: silver, vp, olive, grain, grape, pig, food, wine, "
            "meat, trade-good, any-harvest, any-resource, any-upgraded",
        ),
        ("substitute(olive->grain,sell)", "58: found “sell”; allowed: deliver"),
        ("choose(draw(1))", "34: found “choose(draw(1))”; allowed: choose(call,call,…)"),
        ("choose(draw(1),gain(10*vp))", "54: found “10”; allowed: a whole number from 1 to 9"),
        (
            "gain(olive+silber)",
            "45: found “silber” (did you mean “silver”?); allowed: silver, vp, olive, grain, grape, pig, food, wine, "
            "meat, trade-good, any-harvest, any-resource, any-upgraded, different-harvest, same",
        ),
        (
            "gain(different-harvest)",
            "39: found “different-harvest”; allowed: 2*different-harvest, 3*different-harvest",
        ),
        (
            "per(field,draw(1))",
            "38: found “field” (did you mean “fields”?); allowed: fields, field-sets, extensions, craft-markers, "
            "stalls, barrows, siesta-vp, upgraded-goods, fields:olive, fields:grain, fields:grape",
        ),
        (
            "if(pig>=2,draw(1))",
            "37: found “pig>=2” (did you mean “pigs”?); allowed: first-player, last-player, most-stalls, or one of "
            "fields, pigs, silver, siesta, donkeys, barrow-vp with >=, <= or = and a number",
        ),
        (
            "if(pigs>2,draw(1))",
            "37: found “pigs>2” (did you mean “pigs”?); allowed: first-player, last-player, most-stalls, or one of "
            "fields, pigs, silver, siesta, donkeys, barrow-vp with >=, <= or = and a number",
        ),
        ("if(pigs>=2,capacity(pen,1))", "45: found “capacity(pen,1)”; allowed: no such call inside another"),
        ("both(" * 9 + "draw(1)", "74: found “both”; allowed: at most 8 calls inside one another"),
        (
            "custom(fly)",
            "41: found “fly”; allowed: reserve-die, sell-from-field, deliver-to-closed, keep-stall, stall-shift, "
            "reuse-donkey, lock-trade-option",
        ),
    ],
)
def test_a_wrong_effect_is_told_to_the_column(text: str, expected: str) -> None:
    assert problem(text) == f"helpers.csv:12:{expected}"


def test_all_that_is_wrong_with_an_effect_is_told() -> None:
    with pytest.raises(BadCardPack) as caught:
        parse_effects(
            "gain(x+vp+y);drw(1);choose(draw(0),if(pigs>=2,capacity(pen,1)),delivery(0,barow));siesta(1,2);gain(vp"
        )
    assert [problem.partition(" (")[0].partition("; ")[0] for problem in told(caught.value)] == [
        "effect:1:6: found “x”",
        "effect:1:11: found “y”",
        "effect:1:14: found “drw(1)”",
        "effect:1:33: found “0”",
        "effect:1:47: found “capacity(pen,1)”",
        "effect:1:73: found “0”",
        "effect:1:75: found “barow”",
        "effect:1:83: found “siesta(1,2)”",
        "effect:1:102: found “”",
    ]


def test_triggers_phases_and_costs() -> None:
    assert language.triggers(Cell("h", 1, 1, "take-die:2|take-die:6")) == ("take-die:2", "take-die:6")
    assert language.triggers(Cell("h", 1, 1, "")) == ()
    assert language.phases(Cell("h", 1, 1, "any")) == ()
    assert language.phases(Cell("h", 1, 1, "revenue+transport")) == ("revenue", "transport")
    assert language.cost(Cell("h", 1, 1, "2*silver+vp")) == ((2, "silver"), (1, "vp"))
    assert language.cost(Cell("h", 1, 1, "")) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take-die:7", "h:1:1: found “take-die:7” (did you mean “take-die:6”?); allowed: take-die:1, take-die:2, "),
        ("growth|grow", "h:1:8: found “grow” (did you mean “growth”?); allowed: "),
        ("growth|growth", "h:1:8: found “growth”; allowed: each only once"),
        ("growth|", "h:1:8: found “”; allowed: "),
    ],
)
def test_wrong_triggers(text: str, expected: str) -> None:
    with pytest.raises(BadCardPack) as caught:
        language.triggers(Cell("h", 1, 1, text))
    assert told(caught.value)[0].startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("revenue+any", "h:1:9: found “any”; allowed: farm, revenue, transport, scoring, or any on its own"),
        ("", "h:1:1: found “”; allowed: one or more, joined by +"),
        ("harvest", "h:1:1: found “harvest”; allowed: farm, revenue, transport, scoring, or any on its own"),
    ],
)
def test_wrong_phases(text: str, expected: str) -> None:
    with pytest.raises(BadCardPack) as caught:
        language.phases(Cell("h", 1, 1, text))
    assert told(caught.value) == [expected]


def test_a_cost_is_paid_in_goods_that_are_known() -> None:
    with pytest.raises(BadCardPack) as caught:
        language.cost(Cell("h", 1, 1, "silver+same"))
    assert told(caught.value) == [
        "h:1:8: found “same”; allowed: a good that can be paid: no same, no different-harvest"
    ]


def farm_goods() -> st.SearchStrategy[Drawn]:
    name = st.sampled_from([good for good in language.GOOD_NAMES if good != "different-harvest"])
    good = st.one_of(st.tuples(st.integers(1, 9), name), st.tuples(st.integers(2, 3), st.just("different-harvest")))
    return st.lists(good, min_size=1, max_size=3).map(lambda goods: Drawn(goods=tuple(goods)))


def swaps() -> st.SearchStrategy[Drawn]:
    return st.tuples(st.sampled_from(SWAPPED), st.sampled_from(SWAPPED)).map(lambda ends: Drawn(words=ends))


def conditions() -> st.SearchStrategy[Drawn]:
    compared = st.tuples(st.sampled_from(MEASURES), st.sampled_from((">=", "<=", "=")))
    comparison = st.builds(lambda words, n: Drawn(words=words, numbers=(n,)), compared, st.integers(0, 99))
    return st.one_of(comparison, st.sampled_from(STATES).map(lambda state: Drawn(words=(state,))))


OWN_KINDS = {FarmGoods: farm_goods(), Swap: swaps(), Condition: conditions()}


@given(st.lists(calls_of(LANGUAGE, OWN_KINDS), min_size=1, max_size=3))
def test_reading_undoes_writing(written: list[Call]) -> None:
    assert parse_effects(format_effects(written)) == tuple(written)


@given(st.text(st.sampled_from("gain(olive);,+*2->=perifdraw1choose \t\"'é")))
def test_any_text_is_read_or_told_to_be_wrong(text: str) -> None:
    try:
        read = parse_effects(text)
    except BadCardPack as error:
        said = told(error)[0]
    else:
        said = "effect:1:"
        assert parse_effects(format_effects(read)) == read
    assert said.startswith("effect:1:")


def test_signatures_are_shown_with_what_may_be_left_out() -> None:
    assert ", ".join(LANGUAGE.signature(name) for name in LANGUAGE.signatures) == ALL_CALLS
