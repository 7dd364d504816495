"""The view: what a seat sees and knows."""
