"""The effects of goods: one module per family of effects, and the table from name to class."""
