"""Actions, cards and reasons in words."""
