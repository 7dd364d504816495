"""The rules, one module per subject of the rulebook."""
