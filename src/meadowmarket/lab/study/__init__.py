"""Studies for designers: what a change to the cards does, on the same deals."""
