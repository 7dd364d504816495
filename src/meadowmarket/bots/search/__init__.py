"""Monte Carlo tree search over hidden information."""
