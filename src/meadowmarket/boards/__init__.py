"""Boards for the terminal, one module a game, found by the entry point group `meadowmarket.boards`.

A board is a function `draw(game, view, catalogue)` that returns something rich can print. It sees what its seat sees.
"""
