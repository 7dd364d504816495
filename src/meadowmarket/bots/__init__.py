"""Bots, their search and their hints. They reach a game only through `core.api`."""
