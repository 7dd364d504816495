"""The abilities of cards that stand in a city: the rows of abilities.csv."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, Row, RowReader, nearest_to, place_of
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.pack.checks import steps
from meadowmarket.games.everdell.pack.language import format_effects

ALWAYS: Final = "always"
PLAYED: Final = ("card-played", "critter-played", "construction-played")
"""The moments at which a card reacts, after another one has been played (EV-5.7).

A critter or construction must have come into the owner's city; any card is enough for `card-played`.
"""

ABILITIES: Final = {
    "discard-to-save": "n",
    "discard-to-save-berries": "n",
    "imprison-to-save": "n",
    "swap-resource": "",
    "second-cell": "",
    "activate-location": "",
    "produce-beside": "card",
    "pay-to-opponent": "",
    "keep-workers": "",
    "second-spot": "card",
}
"""What holds as long as a card stands there, and the parameter of each."""

OF_ONE_CARD: Final = tuple(ABILITIES)[:7]
"""Those that belong to one card of the box: their actions name it, or the rules do."""


@final
@dataclass(frozen=True)
class AbilityData:
    """One ability: a reaction with its steps, or one that always holds, with its name and parameter."""

    card: str
    when: str
    steps: tuple[Call, ...]
    name: str
    n: int
    other: str

    def __str__(self) -> str:
        if self.when != ALWAYS:
            return f"{self.when}: {format_effects(self.steps)}"
        parameter = self.other or (str(self.n) if ABILITIES[self.name] else "")
        return f"{self.name}({parameter})" if parameter else self.name


def read_ability(row: Row, ids: Sequence[str]) -> AbilityData:
    """Read a row of abilities.csv; whoever reads all rows checks how they fit together."""
    read = RowReader(row)
    card = read.get("card", lambda cell: cell.one_of(ids), "")
    when = read.get("when", lambda cell: cell.one_of((*PLAYED, ALWAYS)), "")
    reaction: tuple[Call, ...] = ()
    found = ("", 0, "")
    if when == ALWAYS:
        found = read.get("effect", lambda cell: _ability(cell, ids), found)
    elif when:
        reaction = read.get("effect", lambda cell: _reaction(cell, ids), ())
    read.get("provenance", lambda cell: cell.one_of(("printed", "designed")), "")
    read.get("source", lambda cell: cell.filled(300), "")
    read.raise_problems()
    return AbilityData(card, when, reaction, *found)


def _reaction(cell: Cell, ids: Sequence[str]) -> tuple[Call, ...]:
    cell.filled(300)
    return steps(cell, "reaction", list(ids))


def _ability(cell: Cell, ids: Sequence[str]) -> tuple[str, int, str]:
    bracket = cell.text.find("(")
    name = cell.text if bracket < 0 else cell.text[:bracket]
    if name not in ABILITIES:
        raise cell.wrong(", ".join(signature(known) for known in ABILITIES), nearest_to(name, ABILITIES))
    if (bracket >= 0) != bool(ABILITIES[name]) or (bracket >= 0 and not cell.text.endswith(")")):
        raise cell.wrong(signature(name))
    if bracket < 0:
        return name, 0, ""
    parameter = cell.part(bracket + 1, len(cell.text) - 1)
    if ABILITIES[name] == "n":
        return name, parameter.integer(1, 9), ""
    return name, 0, parameter.one_of(ids)


def signature(name: str) -> str:
    """Return an ability with its parameter, as messages and documentation show it.

    >>> signature("second-spot")
    'second-spot(card)'
    """
    return f"{name}({ABILITIES[name]})" if ABILITIES[name] else name


def ability_misfits(
    abilities: Sequence[AbilityData], rows: Sequence[Row], unique: set[str], boxed: int
) -> list[Message]:
    """Check how abilities fit together; the first `boxed` rows are those of the box, or stand in their place."""
    problems: list[Message] = []
    for i, ability in enumerate(abilities):
        cell = rows[i]["effect"]
        if ability.when != ALWAYS and ability.card not in unique:
            problems.extend(rows[i]["card"].wrong(Message("everdell-pack-unique-card")).problems)
        elif i >= boxed and ability.name in OF_ONE_CARD:
            others = [signature(name) for name in ABILITIES if name not in OF_ONE_CARD]
            problems.extend(cell.wrong(", ".join(others)).problems)
    for i in range(boxed):
        name = abilities[i].name
        if sum(ability.name == name for ability in abilities[:boxed]) > 1 and name in OF_ONE_CARD:
            problems.extend(rows[i]["effect"].wrong(Message("everdell-pack-other-ability")).problems)
    for name in OF_ONE_CARD:
        if not any(ability.name == name for ability in abilities):
            args: Args = {"file": place_of(rows[0].file), "ability": signature(name)}
            problems.append(Message("everdell-pack-no-card-has", args))
    return problems
