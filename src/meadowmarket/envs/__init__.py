"""Games as environments for other libraries: PettingZoo, Gymnasium, OpenSpiel. Needs `meadowmarket[research]`."""

try:
    import gymnasium  # noqa: F401 (it comes with the extra, as the other libraries do)
except ModuleNotFoundError as error:
    raise ImportError('environments need more than the base install: pip install "meadowmarket[research]"') from error
