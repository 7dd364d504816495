"""Lessons over HTTP. A lesson's file and a step's number say everything, so nothing is stored."""

from __future__ import annotations

import logging
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from meadowmarket import games
from meadowmarket.core.errors import IllegalAction, MeadowMarketError
from meadowmarket.core.messages import Message
from meadowmarket.lessons import Course, Lesson, StepPosition, course_of, lessons_of
from meadowmarket.server.http.reference import check_game
from meadowmarket.server.http.refusal import Refusal
from meadowmarket.server.http.routes import GameName, Language, refusals
from meadowmarket.server.localizer import Localizer
from meadowmarket.server.messages.answers import GameLessons, LessonAnswer, LessonInfo, Lessons, LessonStepInfo
from meadowmarket.server.messages.parts import Asked
from meadowmarket.server.messages.requests import LessonMove
from meadowmarket.server.tables.table import asked_of, game_info

LOGGER = logging.getLogger(__name__)
LessonName = Annotated[str, Parameter(max_length=64, description="The name of a lesson")]
StepNumber = Annotated[int, Parameter(ge=0, le=999, description="How many steps are done")]


class LearnRoutes(Controller):
    """Lessons, for anyone."""

    path = "/api/learn"
    tags = ("learn",)

    @get("/", responses=refusals(), sync_to_thread=False)
    def lessons(self, lang: Language = "") -> Lessons:
        """List the lessons of all games."""
        localizer = Localizer(lang)
        listed = [
            GameLessons(
                game, localizer.title("game", game), [_info(lesson, localizer) for lesson in _sound_lessons(game)]
            )
            for game in games.names()
        ]
        return Lessons([found for found in listed if found.lessons])

    @get("/{game:str}/{lesson:str}", responses=refusals(404), sync_to_thread=True)
    def step(self, game: GameName, lesson: LessonName, step: StepNumber = 0, lang: Language = "") -> LessonStepInfo:
        """Show a lesson after a number of steps; after all of them it is done."""
        return _shown(_course(game, lesson), step, lang)

    @post("/{game:str}/{lesson:str}/move", status_code=200, responses=refusals(403, 404, 413), sync_to_thread=True)
    def move(self, game: GameName, lesson: LessonName, data: LessonMove, lang: Language = "") -> LessonAnswer:
        """Judge a move of the learner; one that is not the step's is answered with the reason."""
        return _judged(_course(game, lesson), data, lang)


def _sound_lessons(game: str) -> tuple[Lesson, ...]:
    """List the lessons of a game; a game that is installed wrongly must not hide the others."""
    try:
        return lessons_of(game)
    except MeadowMarketError as error:
        LOGGER.warning("the lessons of %s can’t be read: %s", game, error)
        return ()


def _info(lesson: Lesson, localizer: Localizer) -> LessonInfo:
    title, about = localizer.say(lesson.key), localizer.say(lesson.about_key)
    return LessonInfo(lesson.name, title, about, lesson.minutes, len(lesson.steps))


def _course(game: str, lesson: str) -> Course:
    check_game(game)
    try:
        return course_of(game, lesson)
    except KeyError:
        allowed = ", ".join(found.name for found in lessons_of(game))
        raise Refusal(404, Message("no-such-lesson", {"lesson": lesson, "allowed": allowed or "–"})) from None


def _localizer(course: Course, language: str) -> Localizer:
    """Return the localizer of a language; the learner and the others have their own names."""
    plain = Localizer(language)
    names = [plain.say("lesson-neighbour", number=seat) for seat in range(course.game.players)]
    names[course.lesson.seat] = plain.say("lesson-learner")
    return plain.naming(course.game, names)


def _position(course: Course, step: int) -> StepPosition:
    if step >= len(course.positions):
        raise Refusal(404, Message("no-such-step", {"step": step, "count": len(course.positions) - 1}))
    return course.positions[step]


def _shown(course: Course, number: int, language: str) -> LessonStepInfo:
    lesson, localizer, position = course.lesson, _localizer(course, language), _position(course, number)
    step, seat = position.step, course.lesson.seat
    lines = []
    for number_of_line, entry in enumerate(position.entries, 1):
        seen = entry.seen_by(seat)
        lines.append(localizer.line(course.game, number_of_line, entry.seat, entry.forced, seen, entry.stage))
    key = lesson.learned_key if step is None else lesson.step_key(step)
    return LessonStepInfo(
        game=game_info(course.game, localizer),
        lesson=lesson.name,
        title=localizer.say(lesson.key),
        step=number,
        steps=len(lesson.steps),
        kind="done" if step is None else "move" if step.move else "look",
        text=localizer.say(key),
        rule=step.rule if step else "",
        show=list(step.show) if step else [],
        seat=seat,
        names=list(localizer.names[: course.game.players]),
        view=course.game.view(position.state, seat),
        asked=_asked(course, position, localizer),
        move=step.move if step else "",
        lines=lines,
        final=localizer.final(position.state),
        next=_next(lesson),
    )


def _asked(course: Course, position: StepPosition, localizer: Localizer) -> Asked | None:
    if position.step is None or not position.step.move:
        return None
    return asked_of(course.game, position.state, course.lesson.seat, localizer)


def _next(lesson: Lesson) -> str:
    names = [found.name for found in lessons_of(lesson.game)]
    return (*names, "")[names.index(lesson.name) + 1]


def _judged(course: Course, move: LessonMove, language: str) -> LessonAnswer:
    lesson, localizer, position = course.lesson, _localizer(course, language), _position(course, move.step)
    step = position.step
    if step is None or not step.move:
        raise IllegalAction(Message("lesson-no-move"))
    if course.is_right(move.step, move.action):
        return LessonAnswer(True, "", "")
    return LessonAnswer(False, localizer.say(lesson.answer_key(step, move.action)), step.rule)
