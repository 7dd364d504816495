"""The table of a valuation's weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadowmarket.core.errors import BadCardPack
from meadowmarket.games.weights import read_weights, weights_table
from tests.support import told

HEADER = "term,weight,provenance,source\n"


def written(folder: Path, *rows: str) -> Path:
    """Write a table of weights."""
    path = folder / "weights.csv"
    path.write_text(HEADER + "".join(f"{row}\n" for row in rows), "utf-8")
    return path


def test_weights_come_in_the_order_of_the_names(tmp_path: Path) -> None:
    path = written(tmp_path, "berries,0.75,hand,estimate", "points,1,hand,rules", "fools,-2.5,tuned,self-play")
    assert read_weights(path, ["points", "fools", "berries"]) == [1.0, -2.5, 0.75]


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (["points,1,hand,rules"], "weights.csv: missing terms: berries"),
        (["points,1,hand,a", "berries,2,hand,b", "points,3,hand,c"], "weights.csv:4:1: found “points”"),
        (["points,1,hand,a", "berrys,2,hand,b"], "did you mean “berries”?"),
        (["points,much,hand,a", "berries,2,hand,b"], "weights.csv:2:8: found “much”; allowed: a number"),
        (["points,1,guess,a", "berries,2,hand,b"], "found “guess”; allowed: hand, tuned"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(tmp_path: Path, rows: list[str], problem: str) -> None:
    with pytest.raises(BadCardPack) as caught:
        read_weights(written(tmp_path, *rows), ["points", "berries"])
    (line,) = told(caught.value)
    assert problem in line


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCardPack) as caught:
        read_weights(tmp_path / "weights.csv", ["points"])
    assert told(caught.value) == ["weights.csv: can’t be read: No such file or directory"]


def test_a_table_that_is_written_says_which_weights_the_rules_give(tmp_path: Path) -> None:
    path = tmp_path / "weights.csv"
    path.write_text(weights_table(["points", "fools", "berries"], [1.0, -2.0, 0.75], 2, "self-play"), "utf-8")
    assert read_weights(path, ["points", "fools", "berries"]) == [1.0, -2.0, 0.75]
    _, *rows = path.read_text("utf-8").splitlines()
    assert [row.split(",")[2] for row in rows] == ["hand", "hand", "tuned"]
