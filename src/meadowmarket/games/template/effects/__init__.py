"""What goods do: one module per family of effects, and the table from name to class."""
