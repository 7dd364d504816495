"""Information set Monte Carlo tree search; `tree` names the papers it follows."""
