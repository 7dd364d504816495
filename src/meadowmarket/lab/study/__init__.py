"""Studies for designers: the same deals with other cards, and what that changes."""
