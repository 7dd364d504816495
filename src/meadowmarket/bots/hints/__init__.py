"""Hints, the expected margin of single moves, and the analysis of recorded games."""
