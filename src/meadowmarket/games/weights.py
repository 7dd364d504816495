"""The weights of a game's value of a position: a table beside its cards, written by hand or by the tuner."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from meadowmarket.core.csv_tables import Cell, TableLayout, read_table
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message

WEIGHTS: Final = TableLayout(("term", "weight", "provenance", "source"), ("term",))
PROVENANCES: Final = ("hand", "tuned")
NUMBER: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,6})?")


def read_weights(path: Path, names: Sequence[str]) -> list[float]:
    """Read the weight of each named term; raise BadCardPack unless the table has each of them exactly once."""
    problems: list[Message] = []
    found: dict[str, float] = {}
    for row in read_table(path, WEIGHTS):
        try:
            term = row["term"].one_of(names)
            row["provenance"].one_of(PROVENANCES)
            found[term] = _number(row["weight"])
        except BadCardPack as error:
            problems += error.problems
    missing = [name for name in names if name not in found]
    if missing and not problems:
        problems.append(Message("pack-missing-terms", {"file": path.name, "terms": ", ".join(missing)}))
    if problems:
        raise BadCardPack(problems)
    return [found[name] for name in names]


def weights_table(names: Sequence[str], weights: Sequence[float], scored: int, how: str) -> str:
    """Write the table of tuned weights, with how they were obtained; those of what is scored are never tuned."""
    origins = ["hand,the rules count them so"] * scored + [f"tuned,{how}"] * (len(names) - scored)
    lines = [",".join(WEIGHTS.columns)]
    lines += [f"{name},{weight:g},{origin}" for name, weight, origin in zip(names, weights, origins)]
    return "\n".join(lines) + "\n"


def _number(cell: Cell) -> float:
    if NUMBER.fullmatch(cell.text):
        return float(cell.text)
    raise cell.wrong(Message("pack-decimal"))
