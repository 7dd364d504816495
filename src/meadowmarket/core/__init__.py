"""The engine that all games share. No I/O, no third-party packages; compiled by mypyc."""
