"""The card book: the text of each card, event and place beside its steps, as Markdown."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.effects.calls import format_goods
from meadowmarket.games.everdell.names import COLOURS
from meadowmarket.games.everdell.pack.abilities import AbilityData
from meadowmarket.games.everdell.pack.components import CardData, EventData, LocationData, Pack
from meadowmarket.games.everdell.pack.language import LANGUAGE, counted_resources, format_effects

HEADINGS: Final = (
    ("tan", "Tan: travelers", "They work once, when they are played."),
    ("green", "Green: production", "They work when they are played, and in spring and autumn."),
    ("red", "Red: destinations", "They work when a worker is placed on them."),
    ("blue", "Blue: governance", "They work as long as they are in the city."),
    ("purple", "Purple: prosperity", "They give points at the end."),
)
INTRODUCTION: Final = """# Everdell: cards, events and places

Made from the tables in `src/meadowmarket/games/everdell/data` by `meadowmarket cards book everdell --data >
docs/games/everdell/cards.md`; a test says when it is out of date. To change or add a card, see
[the card guide](../../guides/card.md).

Every value is printed on the component; texts are in our own words. *Steps* is what the program does: the language of
card packs. What stands after a colon, or has no brackets of a step, is an ability of `abilities.csv`.
"""


def card_book(pack: Pack) -> str:
    """Return the whole document."""
    parts = [INTRODUCTION]
    for colour, heading, what in HEADINGS:
        cards = [card for card in pack.cards if COLOURS[card.colour] == colour]
        parts.append(f"## {heading}\n\n{what}\n")
        columns = ("card", "kind", "copies", "cost", "points", "belongs to", "text", "steps")
        parts.append(_table(columns, _cards(cards, pack.abilities)))
    parts.append("## Events\n")
    parts.append(_table(("event", "kind", "asks for", "text", "steps", "points"), _events(pack.events)))
    parts.append("## Places\n")
    parts.append(_table(("place", "workers", "text", "steps"), _places(pack.locations)))
    parts.append("## All steps\n\nA card pack may use these; `goods` are written as `2*twig+berry`.\n")
    parts.append("\n".join(f"- `{LANGUAGE.signature(name)}`" for name in LANGUAGE.signatures) + "\n")
    return "\n".join(parts)


def _table(columns: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [" | ".join(columns), " | ".join("---" for _ in columns)]
    lines += [" | ".join(cell.replace("|", "\\|") or "–" for cell in row) for row in rows]
    return "\n".join(f"| {line} |" for line in lines) + "\n"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _cards(cards: list[CardData], abilities: tuple[AbilityData, ...]) -> list[list[str]]:
    rows: list[list[str]] = []
    for card in cards:
        steps = [format_effects(calls) for calls in (card.on_play, card.production, card.visit) if calls]
        if card.scoring:
            steps.append(str(card.scoring))
        steps += [str(ability) for ability in abilities if ability.card == card.id]
        kind = ("unique" if card.is_unique else "common") + (" critter" if card.is_critter else " construction")
        cost = format_goods(counted_resources(card.cost)).replace("+", " + ").replace("*", " ")
        partners = ", ".join(card.partners)
        code = ", ".join(_code(step) for step in steps)
        rows.append([f"{card.name} {_code(card.id)}", kind, str(card.copies), cost, str(card.points), partners])
        rows[-1] += [card.text, code]
    return rows


def _events(events: tuple[EventData, ...]) -> list[list[str]]:
    rows: list[list[str]] = []
    for event in events:
        steps = ", ".join(_code(format_effects(calls)) for calls in (event.cost, event.effect) if calls)
        kind = "basic" if event.is_basic else "special"
        rows.append([f"{event.name} {_code(event.id)}", kind, _code(event.requires), event.text, steps])
        rows[-1].append(_code(str(event.points)))
    return rows


def _places(places: tuple[LocationData, ...]) -> list[list[str]]:
    return [
        [_code(place.id), "shared" if place.is_shared else "exclusive", place.text, _code(format_effects(place.effect))]
        for place in places
    ]
