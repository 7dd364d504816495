"""Meadow & Market: play, learn, simulate and study La Granja and Everdell."""

from meadowmarket._build import Build, build, select

__all__ = ["Build", "__version__", "build"]
__version__ = "0.1.0"

select()  # before anything that may be compiled is imported
