"""The abilities of cards that stand in a city: the rows of abilities.csv."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, Row, RowReader, place_of
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.effects.language import Language
from meadowmarket.core.effects.parameters import Number
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.everdell.pack.checks import steps
from meadowmarket.games.everdell.pack.language import CARD, MOST, format_effects

ALWAYS: Final = "always"
CARD_PLAYED: Final = "card-played"
CRITTER_PLAYED: Final = "critter-played"
CONSTRUCTION_PLAYED: Final = "construction-played"
PLAYED: Final = (CARD_PLAYED, CRITTER_PLAYED, CONSTRUCTION_PLAYED)
"""The moments at which a card reacts, after another one has been played (EV-5.7).

A critter or construction must have come into the owner's city; any card is enough for `card-played`.
"""

SAVED: Final = Number("n", 1, MOST)
ABILITIES: Final = Language(
    {
        "discard-to-save": (SAVED,),
        "discard-to-save-berries": (SAVED,),
        "imprison-to-save": (SAVED,),
        "swap-resource": (),
        "second-cell": (),
        "activate-location": (),
        "produce-beside": (CARD,),
        "pay-to-opponent": (),
        "keep-workers": (),
        "second-spot": (CARD,),
    }
)
"""What holds as long as a card stands in a city, each with its parameters."""

OF_ONE_CARD: Final = (
    *("discard-to-save", "discard-to-save-berries", "imprison-to-save", "swap-resource"),
    *("second-cell", "activate-location", "produce-beside"),
)
"""Those that belong to one card of the box: their actions name it, or the rules do."""


@final
@dataclass(frozen=True)
class AbilityData:
    """One ability: a reaction with its steps, or one that always holds, as its only call."""

    card: str
    when: str
    calls: tuple[Call, ...]

    def __str__(self) -> str:
        if self.when != ALWAYS:
            return f"{self.when}: {format_effects(self.calls)}"
        return ABILITIES.format(self.calls)

    @property
    def name(self) -> str:
        """The ability that always holds; nothing: it is a reaction."""
        return self.calls[0].name if self.when == ALWAYS else ""


def read_ability(row: Row, ids: Sequence[str]) -> AbilityData:
    """Read a row of abilities.csv; `ability_misfits` checks how all rows fit together."""
    read = RowReader(row)
    card = read.get("card", lambda cell: cell.one_of(ids), "")
    when = read.get("when", lambda cell: cell.one_of((*PLAYED, ALWAYS)), "")
    calls: tuple[Call, ...] = ()
    if when == ALWAYS:
        calls = read.get("effect", lambda cell: (ABILITIES.read_call(cell, ids),), ())
    elif when:
        calls = read.get("effect", lambda cell: _reaction(cell, ids), ())
    read.get("provenance", lambda cell: cell.one_of(("printed", "designed")), "")
    read.get("source", lambda cell: cell.filled(300), "")
    read.raise_problems()
    return AbilityData(card, when, calls)


def _reaction(cell: Cell, ids: Sequence[str]) -> tuple[Call, ...]:
    cell.filled(300)
    return steps(cell, "reaction", list(ids))


def ability_misfits(
    abilities: Sequence[AbilityData], rows: Sequence[Row], unique: set[str], boxed: int
) -> list[Message]:
    """Check how abilities fit together; the first `boxed` rows are those of the box, or replace them."""
    problems: list[Message] = []
    for i, ability in enumerate(abilities):
        cell = rows[i]["effect"]
        if ability.when != ALWAYS and ability.card not in unique:
            problems.extend(rows[i]["card"].wrong(Message("everdell-pack-unique-card")).problems)
        elif i >= boxed and ability.name in OF_ONE_CARD:
            others = [ABILITIES.signature(name) for name in ABILITIES.signatures if name not in OF_ONE_CARD]
            problems.extend(cell.wrong(", ".join(others)).problems)
    for i in range(boxed):
        name = abilities[i].name
        if sum(ability.name == name for ability in abilities[:boxed]) > 1 and name in OF_ONE_CARD:
            problems.extend(rows[i]["effect"].wrong(Message("everdell-pack-other-ability")).problems)
    for name in OF_ONE_CARD:
        if not any(ability.name == name for ability in abilities):
            args: Args = {"file": place_of(rows[0].file), "ability": ABILITIES.signature(name)}
            problems.append(Message("everdell-pack-no-card-has", args))
    return problems
