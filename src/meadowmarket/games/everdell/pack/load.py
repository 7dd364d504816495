"""The loader of Everdell's card data: the built-in tables, and what a card pack puts in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from meadowmarket.core.csv_tables import Cell, PackTables, Row, RowReader, TableLayout, complaint, read_all
from meadowmarket.core.effects.calls import Call
from meadowmarket.core.messages import Message
from meadowmarket.games.everdell.names import COLOURS, RESOURCES
from meadowmarket.games.everdell.pack import language
from meadowmarket.games.everdell.pack.abilities import AbilityData, ability_misfits, read_ability
from meadowmarket.games.everdell.pack.checks import steps
from meadowmarket.games.everdell.pack.components import CardData, EventData, LocationData, Pack
from meadowmarket.games.everdell.pack.language import Formula, format_effects

ORIGIN: Final = ("provenance", "source")
LAYOUTS: Final = {
    "cards.csv": TableLayout(
        (
            *("id", "name_en", "copies", "kind", "rarity", "colour", "twigs", "resin", "pebbles", "berries", "points"),
            *("partner", "open", "space", "on_play", "production", "visit", "scoring", "text_en", *ORIGIN),
        ),
        ("id",),
    ),
    "events.csv": TableLayout(
        ("id", "name_en", "kind", "requires", "cost", "effect", "points", "text_en", *ORIGIN),
        ("id",),
    ),
    "abilities.csv": TableLayout(("card", "when", "effect", *ORIGIN), ("card", "when")),
    "locations.csv": TableLayout(("id", "kind", "occupancy", "effect", "text_en", *ORIGIN), ("id",)),
}
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 300
LONGEST_SOURCE: Final = 300
MOST_COPIES: Final = 15
FEWEST_CARDS: Final = 60
MOST_KINDS: Final = 120
COLOURS_OF: Final = {
    "on_play": ("tan", "blue", "red", "purple"),
    "production": ("green",),
    "visit": ("red", "green"),
}
RESERVED: Final = (*RESOURCES, "pile", "discards", "gone", "plain", "token", "any")


def data_folder() -> Path:
    """Return the folder of the built-in tables."""
    return Path(str(files("meadowmarket.games.everdell").joinpath("data")))


def load(folder: Path | None = None) -> Pack:
    """Read the built-in data, with the rows of a card pack in place of those with the same id, and new cards added.

    Raises BadCardPack with all that is wrong.

    >>> sum(card.copies for card in load().cards)
    128
    """
    tables = PackTables(LAYOUTS, data_folder(), folder, fixed=("events.csv", "locations.csv"))
    ids = [row.key for row in tables.rows["cards.csv"]]
    special = {row.key: row["space"].text for row in tables.built_in["cards.csv"]}
    cards = tables.each("cards.csv", lambda row: read_card(row, ids, special), "cards.csv")
    events = tables.each("events.csv", lambda row: read_event(row, ids), "cards.csv")
    locations = tables.each("locations.csv", lambda row: read_location(row, ids), "cards.csv")
    abilities = tables.each("abilities.csv", lambda row: read_ability(row, ids), "cards.csv")
    boxed = tables.built_in["abilities.csv"]
    if not tables.problems:
        unique = {card.id for card in cards if card.is_unique}
        tables.problems.extend(_misfits(cards, tables.rows["cards.csv"]))
        tables.problems.extend(ability_misfits(abilities, tables.rows["abilities.csv"], unique, len(boxed)))
    for file in ("cards.csv", "events.csv", "locations.csv"):
        rows = tables.built_in[file]
        tables.problems.extend(_changed_kinds(tables.rows[file], [row["kind"].text for row in rows]))
    tables.raise_problems()
    changed = set(abilities) - {read_ability(row, ids) for row in boxed}
    digest = _digest(cards, events, locations, [ability for ability in abilities if ability in changed])
    return Pack(cards, events, locations, abilities, digest)


def _provenance(cell: Cell) -> str:
    return cell.one_of(("printed", "designed"))


def _source(cell: Cell) -> str:
    return cell.filled(LONGEST_SOURCE)


def _name(cell: Cell) -> str:
    return cell.filled(LONGEST_NAME)


def _text(cell: Cell) -> str:
    return cell.filled(LONGEST_TEXT)


def _amount(cell: Cell) -> int:
    return cell.integer(0, 9)


def read_card(row: Row, ids: list[str], special: Mapping[str, str]) -> CardData:
    """Read a row of cards.csv; `special` is the space that each card of the box takes up."""
    read = RowReader(row)
    name = read.get("id", _card_id, "")
    colour = read.get("colour", lambda cell: cell.one_of(COLOURS), "")
    is_critter = read.get("kind", lambda cell: cell.one_of(("critter", "construction")), "") == "critter"
    card = CardData(
        id=name,
        name=read.get("name_en", _name, ""),
        copies=read.get("copies", lambda cell: cell.integer(0, MOST_COPIES), 0),
        is_critter=is_critter,
        is_unique=read.get("rarity", lambda cell: cell.one_of(("common", "unique")), "") == "unique",
        colour=COLOURS.index(colour) if colour else 0,
        cost=(
            read.get("twigs", _amount, 0),
            read.get("resin", _amount, 0),
            read.get("pebbles", _amount, 0),
            read.get("berries", _amount, 0),
        ),
        points=read.get("points", lambda cell: cell.integer(-9, 20), 0),
        partners=read.get("partner", lambda cell: _partners(cell, ids, is_critter), ()),
        is_open=read.get("open", Cell.flag, False),
        space=read.get("space", lambda cell: cell.one_of(_spaces(special.get(name, "1"))), ""),
        on_play=read.get("on_play", lambda cell: _steps_of(cell, "on_play", ids, colour), ()),
        production=read.get("production", lambda cell: _steps_of(cell, "production", ids, colour), ()),
        visit=read.get("visit", lambda cell: _steps_of(cell, "visit", ids, colour), ()),
        scoring=read.get("scoring", lambda cell: _scoring(cell, ids, colour), None),
        text=read.get("text_en", _text, ""),
        provenance=read.get("provenance", _provenance, ""),
        source=read.get("source", _source, ""),
    )
    read.raise_problems()
    return card


def _card_id(cell: Cell) -> str:
    if cell.name() in RESERVED:
        raise cell.wrong(Message("everdell-pack-other-name", {"names": ", ".join(RESERVED)}))
    return cell.text


def _spaces(boxed: str) -> tuple[str, ...]:
    """List what a card may take up: pairs, Fool and Ruins have their own rules (EV-5.2) and stay as in the box."""
    return ("0", "1") if boxed in ("0", "1") else (boxed,)


def _partners(cell: Cell, ids: list[str], is_critter: bool) -> tuple[str, ...]:
    if not is_critter and cell.text == "any":
        return ("any",)
    return read_all(cell.different_items("|"), lambda item: item.one_of(ids)) if cell.text else ()


def _steps_of(cell: Cell, column: str, ids: list[str], colour: str) -> tuple[Call, ...]:
    """Read the steps of a card, which its colour must allow; no colour: it is not known."""
    if cell.text and colour and colour not in COLOURS_OF[column]:
        raise cell.wrong(_nothing_or(COLOURS_OF[column]))
    return steps(cell, column, ids)


def _nothing_or(colours: Sequence[str]) -> Message:
    allowed: str | Message = colours[-1]
    for colour in reversed(colours[:-1]):
        allowed = Message("everdell-pack-or", {"first": colour, "rest": allowed})
    return Message("everdell-pack-nothing-or-colour", {"colour": allowed})


def _scoring(cell: Cell, ids: list[str], colour: str) -> Formula | None:
    if not cell.text:
        return None
    if colour not in ("", "purple"):
        raise cell.wrong(_nothing_or(("purple",)))
    return language.formula(cell, ids)


def read_event(row: Row, ids: list[str]) -> EventData:
    """Read a row of events.csv."""
    read = RowReader(row)
    nothing: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())
    colours, cards = read.get("requires", lambda cell: _requirement(cell, ids), nothing)
    event = EventData(
        id=read.get("id", Cell.name, ""),
        name=read.get("name_en", _name, ""),
        is_basic=read.get("kind", lambda cell: cell.one_of(("basic", "special")), "") == "basic",
        colours=colours,
        cards=cards,
        requires=row["requires"].text,
        cost=read.get("cost", lambda cell: steps(cell, "cost", ids), ()),
        effect=read.get("effect", lambda cell: steps(cell, "effect", ids), ()),
        points=read.get("points", lambda cell: language.formula(cell, ids), Formula(())),
        text=read.get("text_en", _text, ""),
        provenance=read.get("provenance", _provenance, ""),
        source=read.get("source", _source, ""),
    )
    read.raise_problems()
    return event


def _requirement(cell: Cell, ids: list[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Read `3*blue`, `2*each-colour`, or cards joined by plus signs."""
    colours = [0] * len(COLOURS)
    cards: list[str] = []
    for item in cell.items("+") or [cell]:
        star = item.text.find("*")
        if star < 0:
            cards.append(item.one_of(ids))
            continue
        n = item.part(0, star).integer(1, 15)
        name = item.part(star + 1, len(item.text)).one_of((*COLOURS, "each-colour"))
        for i, colour in enumerate(COLOURS):
            if name in (colour, "each-colour"):
                colours[i] = n
    return tuple(colours), tuple(cards)


def read_location(row: Row, ids: list[str]) -> LocationData:
    """Read a row of locations.csv."""
    read = RowReader(row)
    kind = read.get("kind", lambda cell: cell.one_of(("basic", "forest", "haven", "journey")), "")
    column = "journey" if kind == "journey" else "place"
    place = LocationData(
        id=read.get("id", Cell.name, ""),
        kind=kind,
        is_shared=read.get("occupancy", lambda cell: cell.one_of(("shared", "exclusive")), "") == "shared",
        effect=read.get("effect", lambda cell: steps(cell, column, ids), ()),
        text=read.get("text_en", _text, ""),
        provenance=read.get("provenance", _provenance, ""),
        source=read.get("source", _source, ""),
    )
    read.raise_problems()
    return place


def _changed_kinds(rows: list[Row], box_kinds: list[str]) -> list[Message]:
    """Check that nothing changes its kind: tokens, prisoners, basic events and much else hang on it."""
    problems: list[Message] = []
    for i, kind in enumerate(box_kinds):
        if rows[i]["kind"].text != kind and rows[i]["kind"].text in box_kinds:
            problems.extend(rows[i]["kind"].wrong(Message("everdell-pack-as-in-box", {"kind": kind})).problems)
    return problems


def _misfits(cards: tuple[CardData, ...], rows: list[Row]) -> list[Message]:
    """Check how the cards fit together."""
    problems: list[Message] = []
    total = sum(card.copies for card in cards)
    if total < FEWEST_CARDS:
        cards_found = Message("everdell-pack-cards", {"count": total})
        allowed = Message("everdell-pack-at-least", {"count": FEWEST_CARDS})
        problems.append(complaint(rows[0].file, cards_found, allowed))
    if len(cards) > MOST_KINDS:
        kinds_found = Message("everdell-pack-kinds", {"count": str(len(cards))})
        problems.append(complaint(rows[-1].file, kinds_found, Message("everdell-pack-at-most", {"count": MOST_KINDS})))
    critters = {card.id: card.is_critter for card in cards}
    for i, card in enumerate(cards):
        for partner in card.partners:
            if partner != "any" and critters[partner] == card.is_critter:
                allowed = Message("everdell-pack-construction" if card.is_critter else "everdell-pack-critter")
                problems.extend(rows[i]["partner"].wrong(allowed).problems)
    return problems


def _digest(
    cards: tuple[CardData, ...],
    events: tuple[EventData, ...],
    locations: tuple[LocationData, ...],
    changed: list[AbilityData],
) -> str:
    """Sum up all that matters in play: not names, texts and origins, and of the abilities only what a pack changed.

    The digest of the box is older than the table of abilities.
    """
    lines: list[str] = []
    for card in cards:
        lines.append(f"card {card.id} {card.copies} {card.is_critter} {card.is_unique} {card.colour} {card.cost}")
        lines.append(f"{card.points} {card.partners} {card.is_open} {card.space} {card.scoring or ''}")
        lines.append(f"{format_effects(card.on_play)}|{format_effects(card.production)}|{format_effects(card.visit)}")
    for event in events:
        lines.append(f"event {event.id} {event.is_basic} {event.requires} {event.points}")
        lines.append(f"{format_effects(event.cost)}|{format_effects(event.effect)}")
    for place in locations:
        lines.append(f"place {place.id} {place.kind} {place.is_shared} {format_effects(place.effect)}")
    lines += [f"ability {ability.card} {ability}" for ability in changed]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()
