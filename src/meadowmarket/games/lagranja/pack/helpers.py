"""Checks that the parts of a helper fit together, so that the engine knows when and how it is used."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.csv_tables import Cell, Row
from meadowmarket.core.effects.calls import Call, walk
from meadowmarket.core.errors import BadCardPack
from meadowmarket.games.lagranja.pack.components import Helper
from meadowmarket.games.lagranja.pack.language import LASTING_CALLS

# The helpers with logic of their own: the timing and trigger that it is made for.
CUSTOM_TIMING: Final = {
    "reserve-die": ("action", "before-roll"),
    "sell-from-field": ("passive", ""),
    "deliver-to-closed": ("passive", ""),
    "keep-stall": ("reaction", "stall-removed-own"),
    "stall-shift": ("passive", "complete-barrow"),
    "reuse-donkey": ("action", ""),
    "lock-trade-option": ("reaction", "trade-good-used"),
}
EVENTS_WITH_A_GOOD: Final = ("play-card:field", "upgrade:", "buy:", "sell:")


def helper_problems(row: Row, helper: Helper) -> list[str]:
    """List where timing, frequency, trigger, cost and effect do not fit together."""
    found = _timing_problems(row, helper)
    for call in walk(helper.effect):
        found += _call_problems(row, helper, call)
    return list(dict.fromkeys([problem for error in found for problem in error.problems]))


def _call_problems(row: Row, helper: Helper, call: Call) -> list[BadCardPack]:
    found: list[BadCardPack] = []
    if call.name == "custom":
        timing, trigger = CUSTOM_TIMING[call.words[0]]
        if helper.timing != timing:
            found.append(row["timing"].wrong(f"{timing}, for custom({call.words[0]})"))
        if helper.triggers != ((trigger,) if trigger else ()):
            found.append(row["trigger"].wrong(f"{trigger or 'no trigger'}, for custom({call.words[0]})"))
    needed = _triggers_needed(call)
    if needed and not (helper.triggers and all(trigger.startswith(needed) for trigger in helper.triggers)):
        allowed = ", ".join(f"{start}…" if start.endswith(":") else start for start in needed)
        found.append(row["trigger"].wrong(f"{allowed}, for {_shown(call)} in the effect"))
    if call.name == "take-income" and "income" in helper.triggers:
        found.append(row["trigger"].wrong("another trigger than income, for take-income would set it off forever"))
    return found


def _timing_problems(row: Row, helper: Helper) -> list[BadCardPack]:
    does_something = [call for call in helper.effect if call.name not in LASTING_CALLS]
    found: list[BadCardPack] = []
    if helper.timing == "passive":
        for call in does_something:
            if call.name != "custom":
                allowed = f"{', '.join(LASTING_CALLS)} or custom, for a passive helper"
                found.append(_at(row["effect"], call).wrong(allowed))
        if helper.cost:
            found.append(row["cost"].wrong("nothing, for a passive helper"))
        return found
    if not does_something:
        found.append(row["timing"].wrong("passive, for an effect that only stands"))
    if helper.timing == "action" and not helper.once_a_round:
        found.append(row["frequency"].wrong("once-a-round, for an action"))
    if helper.timing == "reaction" and not helper.triggers:
        found.append(row["trigger"].wrong("one or more triggers, for a reaction"))
    return found


def _triggers_needed(call: Call) -> tuple[str, ...]:
    """Give how the triggers must begin for a call to make sense."""
    if call.name == "adjust-die":
        return ("take-die:",)
    if call.name == "extra-use":
        return ("last-die",) if call.words[0] == "last-die" else ("take-die:",)
    if call.name == "if" and call.words[0] == "barrow-vp":
        return ("complete-barrow",)
    if any(good == "same" for _, good in call.goods):
        return EVENTS_WITH_A_GOOD
    return ()


def _shown(call: Call) -> str:
    return "same" if call.goods else f"{call.name}({call.words[0]})" if call.words else call.name


def _at(cell: Cell, call: Call) -> Cell:
    start = cell.text.find(call.name)
    return cell.part(start, start + len(call.name))
