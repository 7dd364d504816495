"""Lessons: positions and steps as files of the games, played through without storing anything."""

from meadowmarket.lessons.course import Course, StepPosition, course_of, lesson_files, lessons_of
from meadowmarket.lessons.lesson import BadLesson, Lesson, LessonStep, Move, Wrong, read_lesson

__all__ = [
    "BadLesson",
    "Course",
    "Lesson",
    "LessonStep",
    "Move",
    "StepPosition",
    "Wrong",
    "course_of",
    "lesson_files",
    "lessons_of",
    "read_lesson",
]
