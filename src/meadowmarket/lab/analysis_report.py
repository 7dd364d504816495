"""Report of an analysis: in words, as data, and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from meadowmarket.bots.hints.analysis import Verdict
from meadowmarket.bots.hints.hint import Hint
from meadowmarket.bots.hints.summary import accuracy, final_margins
from meadowmarket.core.api import Game
from meadowmarket.core.codec import loads
from meadowmarket.core.messages import Message
from meadowmarket.core.table import Option, Table
from meadowmarket.lab.charts import Chart, Curve, drawn
from meadowmarket.terminal.hint_lines import hint_lines, move_text
from meadowmarket.terminal.screen import board
from meadowmarket.texts import Catalogue


class TurningPoint(NamedTuple):
    """A turning point: the move taken and, behind it, better ones."""

    verdict: Verdict
    moves: Sequence[Hint]


class Analysis(NamedTuple):
    """A verdict on each choice of a game, and its turning points, the worst first."""

    table: Table
    verdicts: Sequence[Verdict]
    turns: Sequence[TurningPoint]


def show(analysis: Analysis, console: Console, catalogue: Catalogue) -> None:
    """Print how the game went, its turning points and the better moves there."""
    table = analysis.table
    title = catalogue.title("game", table.game.name)
    about: dict[str, int | str | Message] = {"game": title, "seed": str(table.seed), "count": len(analysis.verdicts)}
    console.print(Text(catalogue.say("analyse-summary", about)))
    console.print(drawn(chart_of(analysis, catalogue), console, catalogue))
    for seat, reached in enumerate(accuracies(analysis)):
        if reached is not None:
            console.print(Text(catalogue.say("analyse-accuracy", {"seat": seat, "percent": round(reached)})))
    console.print(Text(catalogue.say("analyse-turning-points" if analysis.turns else "analyse-no-turning-points")))
    for turn in analysis.turns:
        for line in _turn_lines(turn, table.game, catalogue):
            console.print(Text(line))


def _turn_lines(turn: TurningPoint, game: Game, catalogue: Catalogue) -> list[str]:
    taken, *better = turn.moves
    choice = turn.verdict.choice
    state = loads(game, choice.state)
    drawing = board(game, game.view(state, choice.seat), catalogue)

    def name(action: int) -> str:
        description = game.describe(state, choice.seat, action)
        return drawing.option_label(Option(action, game.actions.notation(action), description))

    heading = catalogue.say(
        "analyse-turning-point",
        {
            "number": choice.number,
            "seat": choice.seat,
            "loss": catalogue.decimal(turn.verdict.loss),
            "error": catalogue.decimal(turn.verdict.error),
            "move": move_text(taken, name, catalogue),
        },
    )
    return ["", heading, catalogue.say("analyse-better"), *hint_lines(better, name, catalogue)]


def chart_of(analysis: Analysis, catalogue: Catalogue) -> Chart:
    """Return the expected margin of each seat at its choices and, at last, the margin it came to."""
    table = analysis.table
    finals = final_margins(table)
    turns = [turn.verdict.choice.number for turn in analysis.turns]
    curves: list[Curve] = []
    for seat in range(table.game.players):
        points = [(found.choice.number, found.margin) for found in analysis.verdicts if found.choice.seat == seat]
        marked = [point for point in points if point[0] in turns]
        if points:
            last = [(len(table.history), finals[seat])] if finals else []
            curves.append(Curve(catalogue.player(seat), points + last, marked))
    return Chart(
        catalogue.say("analyse-title"),
        catalogue.say("analyse-actions"),
        catalogue.say("analyse-margin"),
        catalogue.say("analyse-marks"),
        curves,
    )


def accuracies(analysis: Analysis) -> list[float | None]:
    """List how close each seat's choices came to the best ones, from 0 to 100; None for a seat that had none."""
    closer = {turn.verdict.choice.number: turn.verdict for turn in analysis.turns}
    verdicts = [closer.get(found.choice.number, found) for found in analysis.verdicts]
    return [accuracy(verdicts, seat) for seat in range(analysis.table.game.players)]


def data_of(analysis: Analysis) -> dict[str, object]:
    """Return the analysis as plain data; moves are notations, seats count from 0."""
    table = analysis.table
    return {
        "game": table.game.id,
        "names": list(table.names),
        "actions": len(table.history),
        "final_margins": final_margins(table),
        "accuracies": accuracies(analysis),
        "choices": [_verdict_data(verdict, table.game) for verdict in analysis.verdicts],
        "turning_points": [
            {
                **_verdict_data(turn.verdict, table.game),
                "error": turn.verdict.error,
                "reasons": _reasons_data(turn.moves[0]),
                "better": [_move_data(move, table.game) for move in turn.moves[1:]],
            }
            for turn in analysis.turns
        ],
    }


def _verdict_data(verdict: Verdict, game: Game) -> dict[str, object]:
    choice = verdict.choice
    return {
        "number": choice.number,
        "seat": choice.seat,
        "action": game.actions.notation(choice.action),
        "best": game.actions.notation(verdict.margins[0][0]),
        "margin": verdict.margin,
        "loss": verdict.loss,
    }


def _move_data(move: Hint, game: Game) -> dict[str, object]:
    return {"action": game.actions.notation(move.action), "margin": move.margin, "reasons": _reasons_data(move)}


def _reasons_data(move: Hint) -> list[dict[str, object]]:
    return [
        {"key": reason.what.key, "args": dict(reason.what.args), "points": reason.points} for reason in move.reasons
    ]
