"""The view: what a seat may see; the rest is redealt."""
