"""The valuation: what a position is worth, for bots and hints."""
