"""The command line as a module: `python -m meadowmarket`."""

import sys

from meadowmarket.cli import main

if __name__ == "__main__":
    sys.exit(main())
