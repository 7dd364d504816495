"""Research with many games: matches, ratings, simulations, tuning and benchmarks."""
