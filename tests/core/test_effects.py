"""The data language: what is read, what is written, and where an error is."""

from __future__ import annotations

import pytest

from meadowmarket.core.csv_tables import Cell
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import (
    CountedWord,
    FixedWord,
    GoodsList,
    Id,
    InnerCall,
    InnerCalls,
    Number,
    NumberOrAll,
    Parameter,
    Word,
)
from meadowmarket.core.effects.table import EffectTable
from meadowmarket.core.errors import BadCardPack
from tests.support import told

LANGUAGE = Language(
    {
        "gain": (GoodsList("goods", ("bread", "milk")),),
        "rest": (),
        "walk": (FixedWord("to"), Word("place", ("field", "market")), Number("n", 1, 9, is_optional=True)),
        "sell": (NumberOrAll("many", 9, all_is=0), CountedWord("price", ("coin", "stone"))),
        "use": (Id("card"),),
        "repeat": (Number("n", 2, 3), InnerCall()),
        "both": (InnerCalls(),),
        "glow": (),
    },
    outer=("glow",),
)


def problems(text: str, ids: tuple[str, ...] | None = None) -> list[str]:
    with pytest.raises(BadCardPack) as caught:
        LANGUAGE.read(Cell("t.csv", 1, 1, text), ids)
    return told(caught.value)


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("gain(milk+2*bread)", Call("gain", goods=((1, "milk"), (2, "bread")))),
        ("rest", Call("rest")),
        ("walk(to,market)", Call("walk", ("market",))),
        ("walk(to,market,3)", Call("walk", ("market",), (3,))),
        ("sell(all,coin)", Call("sell", ("coin",), (0, 1))),
        ("sell(2,3*stone)", Call("sell", ("stone",), (2, 3))),
        ("use(red-hen)", Call("use", ("red-hen",))),
        ("repeat(2,both(rest,use(x)))", Call("repeat", (), (2,), (), LANGUAGE.parse("both(rest,use(x))"))),
    ],
)
def test_a_call_is_read_and_written(text: str, call: Call) -> None:
    assert LANGUAGE.parse(text) == (call,)
    assert LANGUAGE.format([call]) == text


def test_the_number_of_a_call_is_its_first() -> None:
    assert [call.n for call in LANGUAGE.parse("sell(2,3*stone);rest")] == [2, 0]


def test_signatures_show_what_may_be_left_out() -> None:
    assert [LANGUAGE.signature(name) for name in LANGUAGE.signatures] == [
        *("gain(goods)", "rest", "walk(to,place[,n])", "sell(many,price)", "use(card)", "repeat(n,call)"),
        *("both(call,call,…)", "glow"),
    ]


def test_only_ids_that_are_known_may_be_named() -> None:
    assert LANGUAGE.read(Cell("t.csv", 1, 1, "use(hen)"), ("hen", "fox")) == (Call("use", ("hen",)),)
    assert problems("both(use(hen),use(foxx))", ("hen", "fox")) == [
        "t.csv:1:19: found “foxx” (did you mean “fox”?); allowed: hen, fox"
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("both(rest,rest)rest", "t.csv:1:16: found “rest”; allowed: ; or the end of the effect"),
        ("both(rest,rest", "t.csv:1:15: found “”; allowed: a comma or a closing bracket in both(call,call,…)"),
        ("both(use(x)y,rest)", "t.csv:1:12: found “y”; allowed: a comma or a closing bracket in both(call,call,…)"),
        ("both(rest)", "t.csv:1:1: found “both(rest)”; allowed: both(call,call,…)"),
        ("repeat(2,glow)", "t.csv:1:10: found “glow”; allowed: no such call inside another"),
        ("walk(to,field,1,2)", "t.csv:1:1: found “walk(to,field,1,2)”; allowed: walk(to,place[,n])"),
        ("repeat(2(3),rest)", "t.csv:1:8: found “2(3)”; allowed: a whole number from 2 to 3"),
        ("rest)", "t.csv:1:5: found “)”; allowed: ; or the end of the effect"),
    ],
)
def test_an_error_is_told_to_the_column(text: str, expected: str) -> None:
    assert problems(text) == [expected]


def test_a_quote_in_a_quoted_cell_takes_two_columns() -> None:
    cell = Cell("t.csv", 1, 2, 'gain("milk");rest(1)', True)
    with pytest.raises(BadCardPack) as caught:
        LANGUAGE.read(cell)
    assert [problem.partition(" ")[0] for problem in told(caught.value)] == ["t.csv:1:7:", "t.csv:1:17:"]


def test_all_that_is_wrong_is_told_at_once() -> None:
    found = problems("gain(egg+milk+ham);both(rst,repeat(4,walk(to,fild)));;sell(0,0*coin)")
    assert [problem.partition("“")[2].partition("”")[0] for problem in found] == [
        "egg",
        "ham",
        "rst",
        "4",
        "fild",
        "",
        "0",
        "0",
    ]


def test_a_kind_of_parameter_without_reader_or_writer_is_no_kind() -> None:
    language = Language({"do": (Parameter("what"),)})
    with pytest.raises(NotImplementedError):
        language.parse("do(it)")
    with pytest.raises(NotImplementedError):
        language.format([Call("do", ("it",))])


def test_a_table_of_effects_has_every_call_and_no_other() -> None:
    language = Language({"rest": (), "nap": (Number("n", 1, 9),)})
    table: EffectTable[str, str] = EffectTable(
        language, {"rest": lambda who, call: [f"{who} rests"], "nap": lambda who, call: [f"{who} naps"] * call.n}
    )
    assert table.steps("Ann", language.parse("nap(2);rest")) == ["Ann naps", "Ann naps", "Ann rests"]
    with pytest.raises(ValueError, match=r"without an entry: \['nap'\]; .* no calls: \['sleep'\]"):
        EffectTable[str, str](language, {"rest": lambda who, call: [], "sleep": lambda who, call: []})
