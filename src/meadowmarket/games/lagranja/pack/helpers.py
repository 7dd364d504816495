"""Checks that the parts of a helper fit together, so that the engine knows when and how it is used."""

from __future__ import annotations

from typing import Final

from meadowmarket.core.csv_tables import Cell, Row
from meadowmarket.core.effects.calls import Call, walk
from meadowmarket.core.errors import BadCardPack
from meadowmarket.core.messages import Message
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


def helper_problems(row: Row, helper: Helper) -> list[Message]:
    """List where timing, frequency, trigger, cost and effect do not fit together."""
    found = _timing_problems(row, helper)
    for call in walk(helper.effect):
        found += _call_problems(row, helper, call)
    return list(dict.fromkeys([problem for error in found for problem in error.problems]))


def _call_problems(row: Row, helper: Helper, call: Call) -> list[BadCardPack]:
    found: list[BadCardPack] = []
    if call.name == "custom":
        custom = f"custom({call.words[0]})"
        timing, trigger = CUSTOM_TIMING[call.words[0]]
        if helper.timing != timing:
            found.append(row["timing"].wrong(_for_call(timing, custom)))
        if helper.triggers != ((trigger,) if trigger else ()):
            found.append(row["trigger"].wrong(_for_call(trigger or Message("lagranja-pack-no-trigger"), custom)))
    needed = _triggers_needed(call)
    if needed and not (helper.triggers and all(trigger.startswith(needed) for trigger in helper.triggers)):
        allowed = ", ".join(f"{start}…" if start.endswith(":") else start for start in needed)
        in_effect = Message("lagranja-pack-for-effect", {"allowed": allowed, "call": _shown(call)})
        found.append(row["trigger"].wrong(in_effect))
    if call.name == "take-income" and "income" in helper.triggers:
        found.append(row["trigger"].wrong(Message("lagranja-pack-forever")))
    return found


def _for_call(allowed: str | Message, call: str) -> Message:
    return Message("lagranja-pack-for-call", {"allowed": allowed, "call": call})


def _timing_problems(row: Row, helper: Helper) -> list[BadCardPack]:
    does_something = [call for call in helper.effect if call.name not in LASTING_CALLS]
    found: list[BadCardPack] = []
    if helper.timing == "passive":
        for call in does_something:
            if call.name != "custom":
                allowed = Message("lagranja-pack-passive-calls", {"calls": ", ".join(LASTING_CALLS)})
                found.append(_at(row["effect"], call).wrong(allowed))
        if helper.cost:
            found.append(row["cost"].wrong(Message("lagranja-pack-passive-cost")))
        return found
    if not does_something:
        found.append(row["timing"].wrong(Message("lagranja-pack-only-stands")))
    if helper.timing == "action" and not helper.once_a_round:
        found.append(row["frequency"].wrong(Message("lagranja-pack-action-frequency")))
    if helper.timing == "reaction" and not helper.triggers:
        found.append(row["trigger"].wrong(Message("lagranja-pack-reaction-triggers")))
    return found


def _triggers_needed(call: Call) -> tuple[str, ...]:
    """Return how the triggers must begin for a call to make sense."""
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
