"""One module per subject of the rules."""
