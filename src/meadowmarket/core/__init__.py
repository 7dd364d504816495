"""The engine that all games share. No input or output, no third-party package; compiled by mypyc."""
