"""Matches between bots: pairings, games, results and ratings."""
