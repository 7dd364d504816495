"""The keys of texts that are made at run time: for each template, all values of its placeholder, from the data."""

from __future__ import annotations

from typing import Final

from meadowmarket.games.lagranja.explain.describe import EFFECTS_IN_WORDS, SIMPLE
from meadowmarket.games.lagranja.explain.piece_rules import PIECE_RULES
from meadowmarket.games.lagranja.game_data import GameData
from meadowmarket.games.lagranja.names import GOODS, PHASES, POINT_SOURCES, WILD_GOODS
from meadowmarket.games.lagranja.rules.ranks import RANKS

SIDES: Final = ("field", "barrow", "extension", "helper")
OTHER_FARM: Final = ("goods", "fields", "helpers", "roofs", "crafts", "extensions-short", "cards", "donkeys")


def text_keys(game_data: GameData) -> dict[str, list[str]]:
    """List the keys by template; for the texts that select on a helper's id, the ids."""
    buildings = [building.id for building in game_data.buildings]
    roofs = [kind.id for kind in game_data.pack.roof_kinds]
    trades = [option.id for option in game_data.pack.trade_options]
    named = [f"{kind}-{one}" for kind, ids in (("building", buildings), ("roof", roofs)) for one in ids]
    holes: dict[str, list[str]] = {
        "lagranja-about-building-{}": buildings,
        "lagranja-building-{}": buildings,
        "lagranja-roof-{}": roofs,
        "lagranja-trade-{}": trades,
        "lagranja-side-{}": list(SIDES),
        "lagranja-good-{}": [*GOODS, *WILD_GOODS, "same"],
        "lagranja-do-{}": list(SIMPLE),
        "lagranja-phase-{}": list(PHASES),
        "lagranja-piece-{}": list(PIECE_RULES),
        "lagranja-do-die-{}": [str(die.number) for die in game_data.pack.dice],
        "lagranja-effect-{}": list(EFFECTS_IN_WORDS),
        "lagranja-solo-rank-{}": [str(rank) for rank in range(len(RANKS) + 1)],
        # the board in the terminal
        "lagranja-{}-{}": [*named, *[f"trade-{one}" for one in trades]],
        "lagranja-board-phase-{}": list(PHASES),
        "lagranja-board-good-{}": list(GOODS),
        "lagranja-board-adds-{}": ["pen", "delivery", "silver"],
        "lagranja-board-{}": list(OTHER_FARM),
        # the board on the page
        "lagranja-page-side-{}": [*SIDES, "discard"],
        "lagranja-page-gives-{}": [*SIDES, "discard"],
        "lagranja-page-phase-{}": list(PHASES),
        "lagranja-page-source-{}": list(POINT_SOURCES),
        "lagranja-page-tab-{}": ["village", "farm", "hand", "others", "log"],
    }
    keys = {template: [template.split("{}")[0] + hole for hole in holes[template]] for template in holes}
    helpers = [card.helper.id for card in game_data.pack.cards]
    keys["card-name[{}]"] = helpers
    keys["card-text[{}]"] = helpers
    return keys
