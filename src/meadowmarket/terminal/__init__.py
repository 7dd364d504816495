"""Boards for the terminal, one module per game, found by the entry point group `meadowmarket.boards`.

A board is a function `draw(game, view, catalogue)` that returns a `board.Board`: its parts in full and in short, and
its options in words. It sees what its seat sees.
"""
