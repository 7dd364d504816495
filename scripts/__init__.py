"""What `./setup`, `./play`, `./test` and `./bench` share.

They run before anything is installed: only the standard library; and this file must run on older Pythons, too.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    found = "{}.{}".format(*sys.version_info)
    sys.exit(
        f"Meadow & Market needs Python 3.11 or later, and this is {found}: "
        f"install a newer one, or name the one to use, as in `python3.12 {sys.argv[0]}`."
    )
if os.name != "posix":
    sys.exit("Meadow & Market runs on Linux and macOS; on Windows, run it inside WSL.")
