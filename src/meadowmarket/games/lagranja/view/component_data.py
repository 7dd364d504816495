"""Component data for those who draw them: what is printed on cards, tiles and board; names and texts as messages."""

from __future__ import annotations

from meadowmarket.core.api import Piece
from meadowmarket.games.lagranja.explain.describe import helper_text
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS
from meadowmarket.games.lagranja.pack.language import format_effects


def components(game_data: GameData) -> dict[str, Piece]:
    """Return cards, roof tiles, buildings, donkeys, prices and the board's tracks."""
    board = game_data.pack.board
    return {
        "cards": _cards(game_data),
        "roofs": _roofs(game_data),
        "buildings": _buildings(game_data),
        "donkeys": [
            {"number": i + 1, "donkeys": tile.donkeys, "hats": tile.hats}
            for i, tile in enumerate(game_data.pack.donkeys)
        ],
        "prices": [
            {
                "good": GOODS[price.good],
                "buy": price.buy,
                "sell": price.sell,
                "upgrade": price.upgrade,
                "into": GOODS[price.upgrades_to],
            }
            for price in game_data.pack.prices
        ],
        "trades": {option.id: game_data.trade_name(i) for i, option in enumerate(game_data.pack.trade_options)},
        "trade_effects": {option.id: format_effects(option.effect) for option in game_data.pack.trade_options},
        "dice": [{"number": die.number, "effect": format_effects(die.effect)} for die in game_data.pack.dice],
        "siesta_vp": list(board.siesta_vp),
        "roof_vp": list(board.roof_vp),
        "roof_vp_sixth": board.roof_vp_sixth,
        "extension_price": list(board.extension_price),
        "helper_places": board.helper_places,
        "rounds": board.rounds,
    }


def _cards(game_data: GameData) -> list[Piece]:
    found: list[Piece] = []
    for i, card in enumerate(game_data.pack.cards):
        if card.promo and not game_data.has_promo_cards:
            continue
        helper = card.helper
        found.append(
            {
                "number": card.number,
                "field": GOODS[card.field],
                "barrow": {
                    "goods": [GOODS[good] for good in card.barrow],
                    "vp": card.barrow_vp,
                    "market": card.market,
                },
                "extension": {
                    "pens": card.pens,
                    "deliveries": card.deliveries,
                    "silver": card.silver,
                    "hand": card.hand,
                },
                "helper": {
                    "id": helper.id,
                    "name": game_data.helper_name(i),
                    "text": helper_text(helper),
                    "timing": helper.timing,
                    "phases": list(helper.phases),
                    "once_a_round": helper.once_a_round,
                    "triggers": list(helper.triggers),
                    "effect": format_effects(helper.effect),
                },
                "provenance": card.provenance,
                "helper_provenance": helper.provenance,
            }
        )
    return found


def _roofs(game_data: GameData) -> list[Piece]:
    return [
        {
            "id": kind.id,
            "name": game_data.roof_name(i),
            "effect": format_effects(kind.effect),
            "phases": list(kind.phases),
            "provenance": kind.provenance,
        }
        for i, kind in enumerate(game_data.pack.roof_kinds)
    ]


def _buildings(game_data: GameData) -> list[Piece]:
    return [
        {
            "id": building.id,
            "number": building.number,
            "name": game_data.building_name(i),
            "row": [GOODS[good] for good in building.row],
            "immediate": format_effects(building.immediate),
            "lasting": format_effects(building.lasting),
            "provenance": building.provenance,
        }
        for i, building in enumerate(game_data.buildings)
    ]
