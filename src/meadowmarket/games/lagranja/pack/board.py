"""The reader of board.csv: the numbers of setup, farm, tracks and scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from meadowmarket.core.csv_tables import Cell, Row, RowReader, read_all
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message
from meadowmarket.games.lagranja.pack.components import BoardNumbers, BoardValue
from meadowmarket.games.lagranja.pack.origin import provenance, source

# The lowest and highest value of each number.
NUMBERS: Final = {
    "rounds": (1, 6),
    "players_min": (1, 4),
    "players_max": (1, 4),
    "start_vp": (0, 99),
    "start_silver": (0, 99),
    "start_trade_goods": (0, 9),
    "start_cards": (2, 9),
    "markers": (1, 99),
    "cards_played_round_1": (0, 4),
    "cards_played_later": (0, 4),
    "first_at_building_vp": (0, 9),
    "order_markers": (0, 5),
    "order_marker_vp": (0, 9),
    "donkeys_return_in_round": (3, 5),  # four tiles must last until then, and from then on
    "pens": (0, 9),
    "hand_limit": (0, 9),
    "extra_deliveries": (0, 9),
    "extra_delivery_price": (0, 9),
    "barrow_places": (1, 9),
    "helper_places": (1, 9),
    "roof_places": (1, 9),
    "extension_hand": (0, 9),
    "extension_pen": (0, 9),
    "extension_delivery": (0, 9),
    "extension_silver": (0, 9),
    "rows_main": (1, 9),
    "rows_small": (1, 9),
    "solo_siesta_to_start": (0, 9),
    "roof_vp_sixth": (0, 99),
    "silver_per_vp": (1, 99),
    "trade_good_silver": (0, 99),
    "stall_vp": (0, 9),
    "removed_stall_vp": (0, 9),
}
# The same for each item of a list, then the fewest and the most items.
LISTS: Final = {
    "dice": (3, 20, 4, 4),
    "start_stalls_1": (2, 6, 2, 2),
    "start_stalls_2": (2, 6, 2, 2),
    "start_stalls_3": (2, 6, 3, 3),
    "start_stalls_4": (2, 6, 4, 4),
    "roof_tiles": (1, 9, 4, 4),
    "craft_markers": (1, 4, 4, 4),
    "extension_price": (0, 9, 1, 9),
    "solo_order_tiles": (2, 6, 2, 2),
    "roof_vp": (0, 99, 1, 9),
    "roof_price": (0, 99, 6, 6),
    "siesta_vp": (0, 99, 2, 9),
    "building_vp": (0, 99, 6, 6),
}


def read_board(rows: Sequence[Row], problems: list[Message]) -> BoardNumbers:
    """Read the board; note what can't be read and go on with the lowest allowed."""
    reader = _BoardReader(rows, problems)
    number, numbers = reader.number, reader.numbers
    return BoardNumbers(
        rounds=number("rounds"),
        players_min=number("players_min"),
        players_max=number("players_max"),
        start_vp=number("start_vp"),
        start_silver=number("start_silver"),
        start_trade_goods=number("start_trade_goods"),
        start_cards=number("start_cards"),
        markers=number("markers"),
        cards_played_round_1=number("cards_played_round_1"),
        cards_played_later=number("cards_played_later"),
        dice=numbers("dice"),
        start_stalls=tuple(numbers(f"start_stalls_{players}") for players in range(1, 5)),
        roof_tiles=numbers("roof_tiles"),
        craft_markers=numbers("craft_markers"),
        first_at_building_vp=number("first_at_building_vp"),
        order_markers=number("order_markers"),
        order_marker_vp=number("order_marker_vp"),
        donkeys_return_in_round=number("donkeys_return_in_round"),
        pens=number("pens"),
        hand_limit=number("hand_limit"),
        extra_deliveries=number("extra_deliveries"),
        extra_delivery_price=number("extra_delivery_price"),
        barrow_places=number("barrow_places"),
        helper_places=number("helper_places"),
        roof_places=number("roof_places"),
        extension_price=numbers("extension_price"),
        extension_hand=number("extension_hand"),
        extension_pen=number("extension_pen"),
        extension_delivery=number("extension_delivery"),
        extension_silver=number("extension_silver"),
        rows_main=number("rows_main"),
        rows_small=number("rows_small"),
        solo_order_tiles=numbers("solo_order_tiles"),
        solo_siesta_to_start=number("solo_siesta_to_start"),
        roof_vp=numbers("roof_vp"),
        roof_vp_sixth=number("roof_vp_sixth"),
        roof_price=numbers("roof_price"),
        siesta_vp=numbers("siesta_vp"),
        silver_per_vp=number("silver_per_vp"),
        trade_good_silver=number("trade_good_silver"),
        building_vp=numbers("building_vp"),
        stall_vp=number("stall_vp"),
        removed_stall_vp=number("removed_stall_vp"),
    )


def read_board_value(row: Row) -> BoardValue:
    """Read a row as it stands; leading zeros go, so that equal values look alike."""
    read = RowReader(row)
    value = BoardValue(
        read.get("key", lambda cell: cell.one_of((*NUMBERS, *LISTS)), ""),
        "+".join([item.text.lstrip("0") or "0" for item in row["value"].items("+")]),
        read.get("provenance", provenance, ""),
        read.get("source", source, ""),
    )
    read.raise_problems()
    return value


@final
class _BoardReader:
    """Finds values by their key, and notes those that can't be read."""

    def __init__(self, rows: Sequence[Row], problems: list[Message]) -> None:
        self.cells: Final[dict[str, Cell]] = {row.key: row["value"] for row in rows}
        self.problems: Final = problems

    def number(self, key: str) -> int:
        low, high = NUMBERS[key]
        try:
            return self.cells[key].integer(low, high)
        except BadCardPack as error:
            self.problems.extend(error.problems)
            return low

    def numbers(self, key: str) -> tuple[int, ...]:
        low, high, fewest, most = LISTS[key]
        cell = self.cells[key]
        try:
            read = read_all(cell.items("+"), lambda item: item.integer(low, high))
            if not fewest <= len(read) <= most:
                if fewest == most:
                    raise cell.wrong(Message("lagranja-pack-numbers", {"count": most}))
                raise cell.wrong(Message("lagranja-pack-numbers-between", {"fewest": fewest, "most": most}))
        except BadCardPack as error:
            self.problems.extend(error.problems)
            return (low,)
        return read
