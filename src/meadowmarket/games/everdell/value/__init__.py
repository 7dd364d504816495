"""The valuation: what a position is worth."""
