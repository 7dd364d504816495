"""The data language: effects in the tables of a game, read into calls, written back, and made into steps."""
