"""npm with the Node of the set-up, in `web`: `.venv/bin/python -m scripts.npm run check`."""

from __future__ import annotations

import os
import subprocess
import sys

from scripts.steps import WEB, node


def main(arguments: list[str]) -> int:
    """Run npm with some arguments; return its exit status."""
    command, path = node("npm", *arguments)
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
