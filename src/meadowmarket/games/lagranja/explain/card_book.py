"""The card book: all that is on the components, the texts of the helpers beside their steps, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadowmarket.core.effects.calls import format_goods
from meadowmarket.games.lagranja.names import GOODS
from meadowmarket.games.lagranja.pack.components import SIDES, Card, Helper, Pack, Space
from meadowmarket.games.lagranja.pack.language import format_effects

HEAD: Final = """\
# La Granja: the card book

Made from the tables in `src/meadowmarket/games/lagranja/data` by `meadowmarket cards book lagranja --data >
docs/games/lagranja/cards.md`; a test says when it is out of date. To change or add a card, see
[the card guide](../../guides/card.md).

*Steps* is what the program does, in the language of the data's README. *Origin* says whether a value is printed on the
component or designed for this project because the printed one is not known; by part where a row has both."""

HALF_STEP: Final = 3


def card_book(pack: Pack) -> str:
    """Write the book of a pack."""
    parts = [HEAD, _cards(pack), _buildings(pack), _roofs(pack), _dice(pack), _prices(pack), _market(pack)]
    return "\n\n".join([*parts, _board(pack)]) + "\n"


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") or "–" for cell in line]) + " |" for line in lines])


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _origin(provenance: str, source: str) -> str:
    """Write `market:printed+rest:designed` as a person would."""
    return f"{provenance.replace(':', ' ').replace('+', ', ')}; {source}"


def _named(goods: Sequence[int]) -> str:
    return ", ".join([GOODS[good] for good in goods])


# -- cards


def _cards(pack: Pack) -> str:
    base = [_card(card) for card in pack.cards if not card.promo]
    promo = [_card(card) for card in pack.cards if card.promo]
    return "\n\n".join([f"## The {len(base)} farm cards", *base, f"## The {len(promo)} promo cards", *promo])


def _card(card: Card) -> str:
    helper = card.helper
    stall = "" if card.market else ", no market number"
    lines = [
        f"### {card.number} · {helper.name} `{helper.id}`",
        "",
        f"- Field: {GOODS[card.field]}",
        f"- Barrow: {_named(card.barrow)}; {card.barrow_vp} VP{stall}",
        f"- Extension: {', '.join(_extension(card))}",
        f"- Helper: {helper.text}",
        f"- Steps: {_steps(helper)}",
        f"- When: {_when(helper)}",
        f"- Origin of the helper: {_origin(helper.provenance, helper.source)}",
        f"- Origin of the other sides: {_origin(card.provenance, card.source)}",
    ]
    return "\n".join(lines)


def _extension(card: Card) -> list[str]:
    parts = [f"hand limit +{card.hand}"]
    if card.pens:
        parts.append(f"{card.pens} pen")
    if card.deliveries:
        parts.append(f"{card.deliveries} extra delivery")
    if card.silver:
        parts.append(f"{card.silver} silver at income")
    return parts


def _steps(helper: Helper) -> str:
    paid = f"pay `{format_goods(helper.cost)}`, then " if helper.cost else ""
    return paid + _code(format_effects(helper.effect))


def _when(helper: Helper) -> str:
    parts = [helper.timing, "once a round" if helper.once_a_round else "ongoing"]
    if helper.triggers:
        parts.append("at " + " or ".join([_code(trigger) for trigger in helper.triggers]))
    parts.append(f"phases: {_phases(helper.phases)}")
    return "; ".join(parts)


def _phases(phases: Sequence[str]) -> str:
    return ", ".join(phases) or "any"


# -- the village


def _buildings(pack: Pack) -> str:
    columns = ("no.", "building", "a row asks for", "at once", "later, at", "later", "origin")
    rows = [
        [
            str(building.number),
            f"{building.name} {_code(building.id)}",
            _named(building.row),
            _code(format_effects(building.immediate)),
            _code(building.lasting_trigger),
            _code(format_effects(building.lasting)),
            _origin(building.provenance, building.source),
        ]
        for building in sorted(pack.buildings, key=lambda building: building.number)
    ]
    return "## Craft buildings\n\n" + _table(columns, rows)


def _roofs(pack: Pack) -> str:
    kinds = [
        [
            _code(kind.id),
            _code(format_effects(kind.effect)),
            _phases(kind.phases),
            ", ".join(kind.rulesets),
            _origin(kind.provenance, kind.source),
        ]
        for kind in pack.roof_kinds
    ]
    sets = list(dict.fromkeys([tile.roof_set for tile in pack.roof_tiles]))
    rounds = range(1, pack.board.rounds + 1)
    tiles = [[roof_set, str(number), _tiles_of(pack, roof_set, number)] for roof_set in sets for number in rounds]
    origins = sorted({tile.provenance for tile in pack.roof_tiles})
    return "\n\n".join(
        [
            "## Roof tiles",
            _table(("kind", "steps", "phases", "rulesets", "origin"), kinds),
            f"Which tiles there are in each round ({', '.join(origins)}):",
            _table(("set", "round", "tiles"), tiles),
        ]
    )


def _tiles_of(pack: Pack, roof_set: str, number: int) -> str:
    kinds = [tile.kind.id for tile in pack.roof_tiles if tile.roof_set == roof_set and tile.round == number]
    return ", ".join([_code(kind) for kind in kinds])


def _dice(pack: Pack) -> str:
    dice = [[str(die.number), _code(format_effects(die.effect)), die.provenance] for die in pack.dice]
    options = pack.trade_options
    trades = [[_code(option.id), _code(format_effects(option.effect)), option.provenance] for option in options]
    donkeys = [[_code(tile.id), str(tile.donkeys), str(tile.hats), tile.provenance] for tile in pack.donkeys]
    return "\n\n".join(
        [
            "## Revenue spaces",
            _table(("die", "steps", "origin"), dice),
            "## What a trade good is returned for",
            _table(("option", "steps", "origin"), trades),
            "## Donkey tiles",
            _table(("tile", "donkeys", "hats", "origin"), donkeys),
        ]
    )


def _prices(pack: Pack) -> str:
    rows = [
        [
            GOODS[price.good],
            str(price.buy),
            str(price.sell),
            str(price.upgrade),
            GOODS[price.upgrades_to],
            _origin(price.provenance, price.source),
        ]
        for price in pack.prices
    ]
    return "## Prices\n\n" + _table(("resource", "buy", "sell", "upgrade", "becomes", "origin"), rows)


def _market(pack: Pack) -> str:
    uses = [
        [
            ", ".join(use.rulesets),
            ", ".join([str(players) for players in use.players]),
            use.side,
            use.closed,
            _origin(use.provenance, use.source),
        ]
        for use in pack.market_uses
    ]
    parts = ["## Market", _table(("rulesets", "players", "side", "closed spaces", "origin"), uses)]
    for side in SIDES:
        spaces = pack.spaces(side)
        centre = " ".join([space.label for space in spaces if space.zone == "centre"])
        closed = any([space.x or space.x_deluxe for space in spaces])
        signs = " `x` marks what `x` closes; `X`, what `x` and `x-deluxe` close." if closed else ""
        parts.append(f"The {side} side, with {centre} in the centre.{signs}")
        parts.append(f"```\n{_map(spaces)}\n```")
    printed = [
        f"{side} {space.label}: {_origin(space.provenance, space.source)}"
        for side in SIDES
        for space in pack.spaces(side)
        if space.provenance != "designed"
    ]
    parts.append("Numbers and places are designed, except:")
    parts.append("\n".join([f"- {line}" for line in printed]))
    return "\n\n".join(parts)


def _map(spaces: Sequence[Space]) -> str:
    left = min([2 * space.q + space.r for space in spaces])
    lines: list[str] = []
    for r in sorted({space.r for space in spaces}):
        line = ""
        for space in sorted([space for space in spaces if space.r == r], key=lambda space: space.q):
            line = line.ljust((2 * space.q + r - left) * HALF_STEP) + space.label
            line += "X" if space.x_deluxe else "x" if space.x else ""
        lines.append(line)
    return "\n".join(lines)


def _board(pack: Pack) -> str:
    rows = [[_code(value.key), value.value, _origin(value.provenance, value.source)] for value in pack.board_values]
    return "## Numbers of setup, farm, tracks and scoring\n\n" + _table(("number", "value", "origin"), rows)
