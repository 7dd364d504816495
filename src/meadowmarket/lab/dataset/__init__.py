"""Data sets: many games as Parquet files. Needs `meadowmarket[research]`."""
