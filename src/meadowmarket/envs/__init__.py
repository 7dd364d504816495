"""Games as environments of other libraries: PettingZoo, Gymnasium, OpenSpiel. Needs `meadowmarket[research]`."""
