"""Ratings: one number per bot, from the results of all matches.

They follow the model of Bradley & Terry (1952, "Rank analysis of incomplete block designs"), fitted by maximum
likelihood. Bots don't learn, so all games count the same, in any order. Ratings that are updated from game to game,
such as OpenSkill's, would depend on the order.

One `a` against n others, all `b`, wins with probability A / (A + nB), as in the model of Luce (1959) and Plackett
(1975): the log-odds are the difference of the two strengths, less log n.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from meadowmarket.bots.intervals import SURE, Interval
from meadowmarket.lab.arena.results import Result

ELO: Final = 400 / log(10)
"""Rating points for one unit of log-odds: 400 points are odds of ten to one."""

PRIOR: Final = 1.0
"""The fairly shared games that are added to each match: a bot that won all is not infinitely strong."""

LONGEST_STEP: Final = 2.0
MOST_STEPS: Final = 200
SMALL: Final = 1e-9


class Rating(NamedTuple):
    """A bot's rating: its points above the weakest bot, which has no interval."""

    bot: str
    points: float
    interval: Interval | None


class _Score(NamedTuple):
    """The result of a match: the bots, the number of others, the decided games and the share of `a`."""

    a: int
    b: int
    others: int
    games: float
    wins: float


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Rate all bots that have met, the strongest first; solo games rate nobody."""
    bots: list[str] = []
    scores: list[_Score] = []
    for result in results:
        a, b = result.match
        if b is None or b == a:  # a bot against itself says nothing about its strength
            continue
        bots += [bot for bot in (a, b) if bot not in bots]
        games = PRIOR + result.a.wins + result.b.wins
        wins = PRIOR * result.fair_share + result.a.wins
        scores.append(_Score(bots.index(a), bots.index(b), result.players - 1, games, wins))
    return _rated(bots, scores) if scores else []


def _rated(bots: list[str], scores: list[_Score]) -> list[Rating]:
    strengths, covariance = _fit(len(bots), scores)
    weakest = strengths.index(min(strengths))
    rated: list[Rating] = []
    for i, bot in enumerate(bots):
        points = ELO * (strengths[i] - strengths[weakest])
        variance = covariance[i][i] + covariance[weakest][weakest] - 2 * covariance[i][weakest]
        reach = SURE * ELO * sqrt(max(0.0, variance))
        rated.append(Rating(bot, points, None if i == weakest else Interval(points - reach, points + reach)))
    return sorted(rated, key=lambda rating: -rating.points)


def _fit(count: int, scores: list[_Score]) -> tuple[list[float], list[list[float]]]:
    """Return the likeliest strengths, by Newton's method, and their covariances."""
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        # All strengths could be shifted alike; the ones keep their sum where it is.
        information = [[1.0] * count for _ in range(count)]
        slope = [0.0] * count
        for score in scores:
            chance = 1 / (1 + score.others * exp(strengths[score.b] - strengths[score.a]))
            surplus = score.wins - score.games * chance
            slope[score.a] += surplus
            slope[score.b] -= surplus
            weight = score.games * chance * (1 - chance)
            information[score.a][score.a] += weight
            information[score.b][score.b] += weight
            information[score.a][score.b] -= weight
            information[score.b][score.a] -= weight
        covariance = _inverse(information)
        steps = [sum([row[j] * slope[j] for j in range(count)]) for row in covariance]
        longest = max([abs(step) for step in steps])
        shortened = min(1.0, LONGEST_STEP / longest) if longest > 0 else 1.0
        strengths = [strengths[i] + shortened * steps[i] for i in range(count)]
        if longest < SMALL:
            break
    return strengths, covariance


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * above for value, above in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]
