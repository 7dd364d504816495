"""The rulesets of La Granja and what a table can choose beyond them (LG-1.6)."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.box import Setting

RULESETS: Final = ("classic", "classic-promo", "deluxe")

SETTINGS: Final = (
    Setting("promo_cards", ("no", "yes")),  # LG-6.10: the six promo cards are in the deck
    Setting("roof_set", ("classic", "deluxe")),  # LG-4.12
    Setting("market", ("classic", "deluxe")),  # LG-2.10
    Setting("open_vp", ("no", "yes")),  # LG-2.11
    Setting("helper_mark", ("marker", "token")),  # LG-3.8
    Setting("extra_deliveries_at_once", ("no", "yes")),  # LG-6.13
    Setting("redraw_without_market", ("no", "yes")),  # LG-9.4, solo
    Setting("marker_limit", ("25", "none")),  # LG-1.4
)

DEFAULTS: Final = {
    "classic": ("no", "classic", "classic", "no", "marker", "yes", "no", "25"),
    "classic-promo": ("yes", "classic", "classic", "no", "marker", "no", "yes", "25"),
    "deluxe": ("no", "deluxe", "deluxe", "yes", "token", "no", "no", "25"),
}


def defaults(ruleset: str) -> dict[str, str]:
    """Return the value of each setting in a ruleset."""
    return {setting.name: value for setting, value in zip(SETTINGS, DEFAULTS[ruleset], strict=True)}
