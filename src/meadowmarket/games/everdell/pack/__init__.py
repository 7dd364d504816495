"""The card data: components, how they are loaded, and their checks."""
