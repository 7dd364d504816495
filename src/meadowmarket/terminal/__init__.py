"""Games at the terminal: sessions, screens and saves. A game's board is in the game's own `terminal` folder.

A board is a function `draw(game, view, catalogue)` that returns a `board.Board`: its parts in full and in short, and
its options in words. It sees what its seat sees.
"""
