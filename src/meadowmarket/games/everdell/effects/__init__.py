"""Effects as steps: one module per family, and the table from names in the data to steps."""
