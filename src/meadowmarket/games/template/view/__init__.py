"""What a seat may see, and what is redealt since it can't."""
