"""Every lesson of every game, played through: its moves, its wrong moves, its texts and its rules."""

from __future__ import annotations

from functools import cache

import pytest

from meadowmarket import games
from meadowmarket.core.box import Box
from meadowmarket.core.errors import IllegalAction
from meadowmarket.lessons import Course, Lesson, lesson_files, read_lesson
from meadowmarket.texts import Catalogue, languages
from meadowmarket.texts.rulebook import read_rules, rules_text

BOXES = {box.name: box for box in games.own_boxes()}
LESSONS = [(name, path.name) for name, box in BOXES.items() for path in lesson_files(box)]
LEAST_MINUTES, MOST_MINUTES = 10, 15
LONGEST_TEXT = 320
TAUGHT = {
    "lagranja": ("goods", "cards", "roofs", "dice", "donkeys", "deliveries", "market", "end"),
    "everdell": ("workers", "cards", "occupied", "seasons", "events", "journey", "end"),
}
every_lesson = pytest.mark.parametrize(("game", "file"), LESSONS)


def lesson_in(game: str, file: str) -> Lesson:
    return read_lesson(game, next(path for path in lesson_files(BOXES[game]) if path.name == file))


@cache
def course_in(game: str, file: str) -> Course:
    return Course(lesson_in(game, file), BOXES[game])


@every_lesson
def test_a_lesson_is_played_through_by_its_right_moves(game: str, file: str) -> None:
    course = course_in(game, file)
    for number, position in enumerate(course.positions):
        if position.step is None:
            assert number == len(course.lesson.steps), "the end is reached"
        elif position.step.move:
            assert course.is_right(number, position.step.move)


@every_lesson
def test_every_wrong_move_is_answered_with_a_reason(game: str, file: str) -> None:
    course = course_in(game, file)
    keys = set(course.lesson.text_keys())
    for number, position in enumerate(course.positions):
        if position.step is None or not position.step.move:
            continue
        options = [course.game.actions.notation(code) for code in position.state.options(course.lesson.seat)]
        for option in options:
            if option != position.step.move:
                assert not course.is_right(number, option)
                assert course.lesson.answer_key(position.step, option) in keys


@every_lesson
def test_what_is_no_option_is_refused_and_changes_nothing(game: str, file: str) -> None:
    course = course_in(game, file)
    for number, position in enumerate(course.positions):
        before = position.state.actions_played
        options = position.state.options(course.lesson.seat) if position.step and position.step.move else []
        others = [code for code in range(len(course.game.actions)) if code not in options]
        if options:
            with pytest.raises(IllegalAction):
                course.is_right(number, course.game.actions.notation(others[0]))
        assert position.state.actions_played == before


@pytest.mark.parametrize(("game", "file"), [one for one in LESSONS if one[0] in games.names()])
@pytest.mark.parametrize("language", languages())
def test_a_lesson_has_all_its_texts_and_they_are_short(game: str, file: str, language: str) -> None:
    catalogue = Catalogue(language)
    for key in lesson_in(game, file).text_keys():
        assert catalogue.has(key), key
        assert len(catalogue.say(key)) <= LONGEST_TEXT, key


@every_lesson
def test_the_rules_that_a_step_names_are_there(game: str, file: str) -> None:
    paragraphs = read_rules(rules_text(BOXES[game], "en")).paragraphs
    for step in lesson_in(game, file).steps:
        assert step.rule in paragraphs


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lessons_of_a_game_teach_it_in_a_quarter_of_an_hour(game: str) -> None:
    lessons = [read_lesson(game, path) for path in lesson_files(BOXES[game])]
    assert tuple(lesson.name for lesson in lessons) == TAUGHT[game]
    assert LEAST_MINUTES <= sum(lesson.minutes for lesson in lessons) <= MOST_MINUTES


def test_there_are_boxes_to_look_at() -> None:
    assert set(TAUGHT) < set(BOXES)
    assert all(isinstance(box, Box) for box in BOXES.values())
