"""Matches between bots: who plays whom, the games played, what they say, and ratings."""
