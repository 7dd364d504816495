"""Hints, the value of single moves, and the analysis of whole games."""
