"""What every game is made of. No input or output, no third-party package; compiled by mypyc."""
