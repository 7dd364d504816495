"""Results of a study: as plain data, and as rows for tables and plots."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from meadowmarket import build
from meadowmarket.bots.intervals import SURE
from meadowmarket.core.api import Game
from meadowmarket.core.messages import Message
from meadowmarket.lab.card_use import ways_of
from meadowmarket.lab.simulation import GameSetup, setup_data
from meadowmarket.lab.study.card_pairs import Arms
from meadowmarket.lab.study.cards import DRAWN, KINDS, PLAYED, WIN, CardRate
from meadowmarket.lab.study.moments import Estimate, difference_of
from meadowmarket.lab.study.play import LENGTH, MARGIN, POINTS, SOURCE, USE, WHOLE, WINS, Findings
from meadowmarket.terminal.screen import source_label
from meadowmarket.texts import Catalogue


@dataclass
class Study:
    """A finished study: both games, the question, and the findings."""

    base: Game
    changed: Game
    setup: GameSetup
    findings: Findings
    changes: tuple[str, ...] = ()
    """The single values that were changed, where there is no pack."""

    @property
    def cards(self) -> list[str]:
        """List all cards, the changed ones first."""
        rows = dict.fromkeys(row for game in (self.base, self.changed) for row in _cards(game))
        changed = self.changed_topics
        return sorted(rows, key=lambda card: card not in changed)

    @property
    def changed_topics(self) -> list[str]:
        """List what has changed: cards and places with another text, new ones, and removed ones."""
        before, after = ({topic: _said(game, topic) for topic in game.topics()} for game in (self.base, self.changed))
        return [topic for topic in dict.fromkeys([*after, *before]) if before.get(topic) != after.get(topic)]


class ReportLine(NamedTuple):
    """One measurement, without and with the change."""

    name: str
    kind: str
    before: Estimate
    after: Estimate
    difference: Estimate


class CardLine(NamedTuple):
    """A card without and with the change: how often it was played, and how the seats that drew or played it did."""

    card: str
    name: str
    use: ReportLine
    before: dict[str, CardRate | None]
    after: dict[str, CardRate | None]
    differences: dict[str, Estimate | None]
    """By kind: the difference of the corrected win rates; None if one is missing."""


def _cards(game: Game) -> list[str]:
    return list(game.usage([0] * len(game.actions)).rows)


def _said(game: Game, topic: str) -> list[str]:
    return [str(line) for line in (*game.explain(topic), *game.details(topic))]


def card_name(game: Game, card: str, catalogue: Catalogue) -> str:
    """Return what a card is called, with its id where that is a number."""
    message = game.topic_name(card) if card in game.topics() else None
    name = card if message is None else catalogue.text(message)
    return f"{card} {name}" if card.isdigit() and card not in name.split() else name


# -- lines


def lines(study: Study, catalogue: Catalogue) -> list[ReportLine]:
    """List what was measured of whole games and of seats."""
    found = [_line(study, catalogue.say("study-length"), LENGTH)]
    for seat in range(study.base.players):
        who = f"{catalogue.player(seat)} ({study.setup.bots[seat]})"
        found.append(_line(study, catalogue.say("study-wins", {"who": who}), WINS, seat=seat))
        found.append(_line(study, catalogue.say("study-points", {"who": who}), POINTS, seat=seat))
        if study.base.players > 1:
            found.append(_line(study, catalogue.say("study-margin", {"who": who}), MARGIN, seat=seat))
    return found


def source_lines(study: Study, catalogue: Catalogue, seat: int) -> list[ReportLine]:
    """List where the points of a seat came from."""
    names = study.findings.names(SOURCE)
    return [_line(study, source_label(name, catalogue), SOURCE, name, seat) for name in names]


def card_lines(study: Study, catalogue: Catalogue) -> list[CardLine]:
    """List all cards that were drawn or played, the changed ones first."""
    fair_share = 1 / study.base.players
    arms = study.findings.base_cards, study.findings.changed_cards
    before, after = (cards.rates(fair_share) for cards in arms)
    both = {kind: Arms(kind, *arms, study.findings.card_pairs) for kind in KINDS}
    found: list[CardLine] = []
    for card in study.cards:
        game = study.changed if card in study.changed.topics() else study.base
        rates = [{kind: arm.get((kind, card)) for kind in KINDS} for arm in (before, after)]
        if any(rate for arm in rates for rate in arm.values()):
            name = card_name(game, card, catalogue)
            differences = {kind: _difference(card, both[kind], *(arm[kind] for arm in rates)) for kind in KINDS}
            found.append(CardLine(card, name, _line(study, name, USE, card), rates[0], rates[1], differences))
    return found


def _difference(card: str, arms: Arms, before: CardRate | None, after: CardRate | None) -> Estimate | None:
    if before is None or after is None:
        return None
    middle = after.corrected - before.corrected
    return difference_of(middle, middle, SURE * sqrt(arms.variance(card)))


def _line(study: Study, title: str, kind: str, name: str = "", seat: int = WHOLE) -> ReportLine:
    pairs = study.findings.of(kind, name, seat)
    if kind == WINS:
        return ReportLine(title, kind, *pairs.win_rates(WIN))
    return ReportLine(title, kind, pairs.before(), pairs.after(), pairs.difference())


# -- plain data


def study_data(study: Study) -> dict[str, object]:
    """Return question and findings as plain data; seats count from 0."""
    base, findings = study.base, study.findings
    seats = range(base.players)
    return {
        **setup_data(study.changed, study.setup),
        "base_pack": base.pack_digest,
        "changes": list(study.changes),
        "changed": study.changed_topics,
        "deals": findings.deals,
        "unfinished": findings.unfinished,
        "differing": findings.differing,
        "length": _pair_data(study, LENGTH),
        "wins": [_pair_data(study, WINS, seat=seat) for seat in seats],
        "points": [_pair_data(study, POINTS, seat=seat) for seat in seats],
        "margins": [_pair_data(study, MARGIN, seat=seat) for seat in seats] if base.players > 1 else [],
        "sources": [{name: _pair_data(study, SOURCE, name, seat) for name in findings.names(SOURCE)} for seat in seats],
        "ways": ways_of(base),
        "cards": {line.card: _card_data(study, line) for line in card_lines(study, Catalogue())},
        "build": build().kind,
    }


def _pair_data(study: Study, kind: str, name: str = "", seat: int = WHOLE) -> dict[str, object]:
    line = _line(study, "", kind, name, seat)
    return {"without": line.before.data(), "with": line.after.data(), "difference": line.difference.data()}


def _card_data(study: Study, line: CardLine) -> dict[str, object]:
    found: dict[str, object] = {"plays": _pair_data(study, USE, line.card)}
    for kind in (DRAWN, PLAYED):
        before, after, difference = line.before[kind], line.after[kind], line.differences[kind]
        found[kind] = {
            "without": None if before is None else before.data(),
            "with": None if after is None else after.data(),
            "corrected_difference": None if difference is None else difference.data(),
        }
    return found


def summary(study: Study, catalogue: Catalogue) -> str:
    """Describe what was played."""
    findings = study.findings
    changed = ", ".join(card_name(study.changed, topic, catalogue) for topic in study.changed_topics)
    args: dict[str, int | str | Message] = {
        "game": catalogue.title("game", study.base.name),
        "deals": findings.deals - findings.unfinished,
        "bots": ", ".join(study.setup.bots),
        "changed": changed or "–",
        "differing": findings.differing,
    }
    return catalogue.say("study-summary", args)
