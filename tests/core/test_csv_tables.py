"""Tables whose cells know their place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meadowmarket.core.csv_tables import Cell, Row, TableLayout, parse_table, read_table
from meadowmarket.core.errors import BadCardPack
from tests.support import told

LAYOUT = TableLayout(("id", "n", "text"), ("id",), ("note",))


def table(text: str) -> list[Row]:
    return parse_table("t.csv", text, LAYOUT)


def problems(text: str) -> list[str]:
    with pytest.raises(BadCardPack) as caught:
        table(text)
    return told(caught.value)


def test_cells_know_their_text_and_place() -> None:
    (row,) = table('id,n,text\none, 12 ,"a ""b"", c"\n')
    assert row.key == "one"
    assert row["n"] == Cell("t.csv", 2, 6, "12")
    assert row["text"].text == 'a "b", c'
    assert row["text"].place() == "t.csv:2:11"


def test_a_doubled_quote_takes_two_columns() -> None:
    line = 'one,1,"a ""b"",c"'
    (row,) = table(f"id,n,text\n{line}\n")
    text = row["text"]
    assert text.place(text.text.index("c")) == f"t.csv:2:{line.index('c') + 1}"
    assert [item.place() for item in text.items(",")] == ["t.csv:2:8", f"t.csv:2:{line.index('c') + 1}"]


def test_columns_may_come_in_any_order_and_optional_ones_may_be_missing() -> None:
    (row,) = table("text,id,n\nx,one,1")
    assert row["id"].text == "one"
    assert not row.has("note")
    (row,) = table("text,id,n,note\nx,one,1,y")
    assert row.has("note")


def test_what_spreadsheets_write_is_read() -> None:
    rows = table("\ufeffid,n,text\r\none,1,x\r\n,,\r\n\r\ntwo,2,y\r\n")
    assert [(row.key, row.line) for row in rows] == [("one", 2), ("two", 5)]
    assert rows[0]["id"].column == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["t.csv:1:1: found “”; allowed: a first line with the columns id,n,text"]),
        ("\n ,\n", ["t.csv:1:1: found “”; allowed: a first line with the columns id,n,text"]),
        ("id,text\n", ["t.csv:1:1: missing columns: n"]),
        (
            "id,n,txt\n",
            [
                "t.csv:1:6: found “txt” (did you mean “text”?); allowed: the columns id, n, text, note",
                "t.csv:1:1: missing columns: text",
            ],
        ),
        ("id,n,text,n\n", ["t.csv:1:11: found “n”; allowed: each column only once"]),
        (
            "id;n;text\none;1;x\n",
            ["t.csv:1:1: found “id;n;text”; allowed: cells separated by commas: id,n,text"],
        ),
        ("id,n,text\none,1\n", ["t.csv:2:5: found “2 cells”; allowed: 3 cells, as in the first line"]),
        ("id,n,text\none,1,x,y,z\n", ["t.csv:2:9: found “5 cells”; allowed: 3 cells, as in the first line"]),
        (
            "id,n,text\none,1,x\ntwo,1,x\none,1,x\none,2\n",
            [
                "t.csv:4:1: found “one”; allowed: id only once; see line 2",
                "t.csv:5:5: found “2 cells”; allowed: 3 cells, as in the first line",
            ],
        ),
        (
            'id,n,text\none,1,"x, y\ntwo,2,"z\n',
            [
                't.csv:2:7: found “"x, y”; allowed: a quoted cell that ends with " in the same line',
                't.csv:3:7: found “"z”; allowed: a quoted cell that ends with " in the same line',
            ],
        ),
        (
            'id,n,text\none,1,"x" y\n',
            ["t.csv:2:10: found “ y”; allowed: a comma or the line’s end after a quoted cell"],
        ),
    ],
)
def test_what_is_wrong_with_a_table_is_told_with_its_place(text: str, expected: list[str]) -> None:
    assert problems(text) == expected


@pytest.mark.parametrize(
    ("data", "place", "byte"),
    [
        ("id,n,text\näx,1,é".encode("latin-1"), "t.csv:2:1", "e4"),
        ("id,n,text\nä".encode() + b"\xff", "t.csv:2:2", "ff"),
        (b"\xef\xbb\xbfid\xff", "t.csv:1:3", "ff"),
        ("id,n,text".encode("utf-16"), "t.csv:1:1", "ff"),
    ],
)
def test_a_file_must_be_utf_8(tmp_path: Path, data: bytes, place: str, byte: str) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(data)
    with pytest.raises(BadCardPack) as caught:
        read_table(path, LAYOUT)
    assert told(caught.value) == [f"{place}: found “byte 0x{byte}”; allowed: text in UTF-8"]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "t.csv").mkdir()
    with pytest.raises(BadCardPack) as caught:
        read_table(tmp_path / "t.csv", LAYOUT)
    assert told(caught.value) == ["t.csv: can’t be read: Is a directory"]


def cell(text: str) -> Cell:
    return Cell("t.csv", 4, 10, text)


def test_cells_are_read_as_what_they_hold() -> None:
    assert cell("-3").integer(-9, 9) == -3
    assert cell("4.5").decimal(0, 9) == 4.5
    assert cell("b").one_of(("a", "b")) == "b"
    assert cell("yes").flag()
    assert not cell("no").flag()
    assert cell("two-names-3").name() == "two-names-3"
    assert cell("Some text").filled(9) == "Some text"
    assert [item.text for item in cell("a+b+a").items("+")] == ["a", "b", "a"]
    assert cell("").items("+") == []


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        (lambda: cell("7").integer(1, 6), "t.csv:4:10: found “7”; allowed: a whole number from 1 to 6"),
        (lambda: cell("x").integer(5, 5), "t.csv:4:10: found “x”; allowed: 5"),
        (lambda: cell("1_0").integer(0, 99), "t.csv:4:10: found “1_0”; allowed: a whole number from 0 to 99"),
        (lambda: cell("²").integer(0, 99), "t.csv:4:10: found “²”; allowed: a whole number from 0 to 99"),
        (lambda: cell("1e3").decimal(0, 2.5), "t.csv:4:10: found “1e3”; allowed: a number from 0 to 2.5"),
        (
            lambda: cell("oliv").one_of(("olive", "grain")),
            "t.csv:4:10: found “oliv” (did you mean “olive”?); allowed: olive, grain",
        ),
        (lambda: cell("true").flag(), "t.csv:4:10: found “true”; allowed: yes, no"),
        (
            lambda: cell("A b").name(),
            "t.csv:4:10: found “A b”; allowed: a name of small letters and digits, joined by -",
        ),
        (lambda: cell("").filled(3), "t.csv:4:10: found “”; allowed: a text, not nothing"),
        (lambda: cell("abcd").filled(3), "t.csv:4:10: found “abcd”; allowed: at most 3 characters, not 4"),
        (lambda: cell("a + b+a").different_items("+"), "t.csv:4:16: found “a”; allowed: each only once"),
        (lambda: cell("").different_items("+"), "t.csv:4:10: found “”; allowed: one or more, joined by +"),
        (lambda: cell("1+x").items("+")[1].integer(1, 2), "t.csv:4:12: found “x”; allowed: a whole number from 1 to 2"),
        (lambda: cell("a\tb").flag(), "t.csv:4:10: found “a\\x09b”; allowed: yes, no"),
        (lambda: cell("x" * 99).flag(), f"t.csv:4:10: found “{'x' * 79}…”; allowed: yes, no"),
    ],
)
def test_a_wrong_cell_says_what_was_found_and_what_is_allowed(read: Callable[[], object], expected: str) -> None:
    with pytest.raises(BadCardPack) as caught:
        read()
    assert told(caught.value) == [expected]
