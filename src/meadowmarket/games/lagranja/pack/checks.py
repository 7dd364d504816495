"""Checks that the components of a pack fit together, so that every game with it can be played to its end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from meadowmarket.core.csv_tables import BUILT_IN, Row, complaint, nearest_to, place_of
from meadowmarket.core.messages import Args, Message
from meadowmarket.games.lagranja.names import NUM_BARROWS
from meadowmarket.games.lagranja.pack.components import ROOF_SETS, RULESETS, MarketUse, Pack

STALL_VALUES: Final = (2, 3, 4, 5, 6)
SOLO_DICE: Final = 5
# Tables that a pack can change but not make longer: the key column, and how many rows there are.
SIZES: Final = {
    "dice.csv": ("number", 6),
    "trade_options.csv": ("id", 5),
    "donkeys.csv": ("id", 4),
    "prices.csv": ("good", 4),
    "buildings.csv": ("id", 6),
}


def check_rows(rows: Mapping[str, Sequence[Row]], incomplete: Collection[str]) -> list[Message]:
    """List the rows that don't fit each other, whether or not all of them can be read."""
    return [
        *_check_sizes(rows),
        *_check_unique(rows["cards.csv"], "id"),
        *_check_unique(rows["cards.csv"], "helper"),
        *_check_unique(rows["helpers.csv"], "name_en"),
        *_check_unique(rows["buildings.csv"], "number"),
        *([] if "cards.csv" in incomplete else _check_helpers(rows["helpers.csv"], rows["cards.csv"])),
    ]


def _check_helpers(helpers: Sequence[Row], cards: Sequence[Row]) -> list[Message]:
    """List the helpers of a pack that no card has; one of the box may have lost its card to another."""
    used = {row["helper"].text for row in cards}
    problems: list[Message] = []
    for row in helpers:
        if not _is_built_in(row) and row.key not in used:
            allowed = Message("lagranja-pack-helper-of-card")
            problems += row["id"].wrong(allowed, nearest_to(row.key, used)).problems
    return problems


def check_pack(pack: Pack, rows: Mapping[str, Sequence[Row]]) -> list[Message]:
    """List what does not fit; `rows` are those that the components were read from."""
    return [
        *_check_board(pack, rows["board.csv"]),
        *_check_players(pack, rows["board.csv"]),
        *_check_places(rows["market.csv"]),
        *_check_uses(pack, rows["market_use.csv"]),
        *_check_layouts(pack, rows["market_use.csv"]),
        *_check_roofs(pack, rows["roof_tiles.csv"]),
    ]


def _check_sizes(rows: Mapping[str, Sequence[Row]]) -> list[Message]:
    problems: list[Message] = []
    for file, (key, size) in SIZES.items():
        known = ", ".join(row.key for row in rows[file][:size])
        allowed = Message("lagranja-pack-no-more", {"count": size, "known": known})
        for row in rows[file][size:]:
            problems += row[key].wrong(allowed).problems
    return problems


def _check_unique(rows: Sequence[Row], column: str) -> list[Message]:
    problems: list[Message] = []
    first: dict[str, Row] = {}
    for row in rows:
        text = row[column].text
        if text in first:
            other = first[text]
            # The row of the pack is the one to be changed, wherever it stands.
            at, other = (other, row) if _is_built_in(row) else (row, other)
            args: Args = {"column": column, "place": place_of(f"{other.file}:{other.line}")}
            problems += at[column].wrong(Message("lagranja-pack-each-once", args)).problems
        first.setdefault(text, row)
    return problems


def _check_board(pack: Pack, rows: Sequence[Row]) -> list[Message]:
    board = pack.board
    wanted = (
        ("players_min", board.players_min <= board.players_max, _at_most("players_max", board.players_max)),
        (
            "cards_played_round_1",
            board.cards_played_round_1 <= board.start_cards,
            _at_most("start_cards", board.start_cards),
        ),
        (
            "roof_vp",
            len(board.roof_vp) == board.roof_places,
            Message("lagranja-pack-roof-vp", {"count": board.roof_places}),
        ),
        (
            "solo_siesta_to_start",
            board.solo_siesta_to_start < len(board.siesta_vp),
            Message("lagranja-pack-siesta-space", {"last": len(board.siesta_vp) - 1}),
        ),
        # LG-9.2: the tile that is drawn names the space of the first stall.
        (
            "solo_order_tiles",
            board.solo_order_tiles == board.start_stalls[0],
            Message("lagranja-pack-solo-tiles", {"values": "+".join([str(value) for value in board.start_stalls[0]])}),
        ),
        (
            "barrow_places",
            board.barrow_places == NUM_BARROWS,
            Message("lagranja-pack-barrow-places", {"count": NUM_BARROWS}),
        ),
    )
    return [
        complaint(_value(rows, key), _text(rows, key), allowed) for key, is_right, allowed in wanted if not is_right
    ]


def _at_most(key: str, value: int) -> Message:
    return Message("lagranja-pack-at-most", {"key": key, "value": value})


def _check_players(pack: Pack, rows: Sequence[Row]) -> list[Message]:
    """Everybody needs two dice and one is left over (LG-2.7); a roof tile (LG-2.3); a craft marker (LG-2.4)."""
    board = pack.board
    problems: list[Message] = []
    for players in range(1, 5):
        dice = 2 * players + 1 if players > 1 else SOLO_DICE
        stalls = board.start_stalls[players - 1]
        wanted = (
            (
                "dice",
                board.dice[players - 1] == dice,
                Message("lagranja-pack-dice", {"dice": dice, "players": players}),
            ),
            (
                "roof_tiles",
                board.roof_tiles[players - 1] >= players,
                Message("lagranja-pack-roof-tiles", {"players": players}),
            ),
            (
                "craft_markers",
                board.craft_markers[players - 1] == players,
                Message("lagranja-pack-craft-markers", {"players": players}),
            ),
            (f"start_stalls_{players}", len(set(stalls)) == len(stalls), Message("lagranja-pack-different-values")),
        )
        for key, is_right, allowed in wanted:
            if not is_right:
                problems.append(complaint(_value(rows, key), _text(rows, key), allowed))
    return problems


def _check_places(rows: Sequence[Row]) -> list[Message]:
    problems: list[Message] = []
    first: dict[str, Row] = {}
    for row in rows:
        place = f"{row['side'].text} {int(row['q'].text)},{int(row['r'].text)}"
        if place in first:
            allowed = Message("lagranja-pack-free-place", {"label": first[place]["label"].text})
            problems.append(complaint(row["q"].place(), place, allowed))
        first.setdefault(place, row)
    return problems


def _check_uses(pack: Pack, rows: Sequence[Row]) -> list[Message]:
    """Each ruleset and number of players has one layout of the market, and a row for each player there."""
    problems: list[Message] = []
    for ruleset in RULESETS:
        for players in range(1, 5):
            used = [row for use, row in zip(pack.market_uses, rows, strict=True) if _is_for(use, ruleset, players)]
            if len(used) != 1:
                at = (used or [_changed(rows)])[-1]["players"].place()
                args: Args = {"count": len(used), "ruleset": ruleset, "players": players}
                problems.append(complaint(at, Message("lagranja-pack-rows", args), Message("lagranja-pack-one-row")))
    for use, row in zip(pack.market_uses, rows, strict=True):
        building_rows = pack.board.rows_main if use.side == "main" else pack.board.rows_small
        if max(use.players) > building_rows:
            allowed = Message("lagranja-pack-building-rows", {"count": building_rows, "key": f"rows_{use.side}"})
            problems += row["players"].wrong(allowed).problems
    return problems


def _is_for(use: MarketUse, ruleset: str, players: int) -> bool:
    return ruleset in use.rulesets and players in use.players


def _check_layouts(pack: Pack, rows: Sequence[Row]) -> list[Message]:
    """Each number of a barrow has a space; each first stall has its central one (LG-2.8)."""
    problems: list[Message] = []
    for use, row in zip(pack.market_uses, rows, strict=True):
        spaces = [space for space in pack.spaces(use.side) if use.is_open(space)]
        missing = [str(value) for value in STALL_VALUES if not any(space.value == value for space in spaces)]
        if missing:
            found = Message("lagranja-pack-no-space", {"values": ", ".join(missing), "side": use.side})
            problems.append(complaint(row["closed"].place(), found, Message("lagranja-pack-every-value")))
        centre = [space.value for space in spaces if space.zone == "centre"]
        for players in use.players:
            for value in pack.board.start_stalls[players - 1]:
                if centre.count(value) != 1:
                    spaces_found = _central_spaces(centre.count(value), value, players)
                    allowed = Message("lagranja-pack-one-central-space")
                    problems.append(complaint(row["players"].place(), spaces_found, allowed))
    return problems


def _central_spaces(count: int, value: int, players: int) -> Message:
    return Message("lagranja-pack-central-spaces", {"count": count, "value": value, "players": players})


def _check_roofs(pack: Pack, rows: Sequence[Row]) -> list[Message]:
    needed = max(pack.board.roof_tiles)
    problems: list[Message] = []
    for roof_set in ROOF_SETS:
        for number in range(1, pack.board.rounds + 1):
            tiles = sum(tile.roof_set == roof_set and tile.round == number for tile in pack.roof_tiles)
            if tiles < needed:
                found = Message("lagranja-pack-tiles", {"count": tiles, "set": roof_set, "round": number})
                allowed = Message("lagranja-pack-or-more", {"count": needed})
                problems.append(complaint(_changed(rows)["round"].place(), found, allowed))
    return problems


def _changed(rows: Sequence[Row]) -> Row:
    """Return the last row that a pack brought, or else the last one."""
    brought = [row for row in rows if not _is_built_in(row)]
    return (brought or rows)[-1]


def _is_built_in(row: Row) -> bool:
    return row.file.startswith(BUILT_IN)


def _value(rows: Sequence[Row], key: str) -> str:
    return next(row["value"].place() for row in rows if row.key == key)


def _text(rows: Sequence[Row], key: str) -> str:
    return next(row["value"].text for row in rows if row.key == key)
