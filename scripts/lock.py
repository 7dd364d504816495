"""Writes the lock files with all hashes: `requirements.lock` for playing, `requirements-dev.lock` for tests, too.

Run it in the environment of `./setup --dev`: `.venv/bin/python -m scripts.lock`. It asks pip for the newest versions
that `pyproject.toml` allows, and the package index for the hashes of all their files.
"""

import json
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, parse_sdist_filename, parse_wheel_filename

from scripts.steps import DEV_LOCK, PLAY_LOCK, ROOT

PLAYING = ("server", "plots", "build")
"""The extras that ./play installs."""

TESTING = ("research", "cluster", "learn", "dev")
"""The extras that the tests need beyond those."""

LINK = re.compile(r'href="([^"]+)#sha256=([0-9a-f]{64})"')
USUAL_INDEX = "https://pypi.org/simple"
ABOUT = """\
# {about} Written by `.venv/bin/python -m scripts.lock`: see "New versions" in CONTRIBUTING.md.
"""


def main() -> None:
    """Write both locks; the second has the versions of the first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    playing = [*project["dependencies"], *(one for extra in PLAYING for one in extras[extra])]
    testing = [*playing, *(one for extra in TESTING for one in extras[extra])]
    _write(PLAY_LOCK, "What ./play installs.", resolved(playing))
    _write(DEV_LOCK, "What ./test installs.", resolved(testing, PLAY_LOCK))


def resolved(requirements: list[str], constraints: Path | None = None) -> list[tuple[str, str]]:
    """List names and versions of all packages that some requirements need, in the order of their names."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        limits = Path(folder, "constraints.txt")
        known = re.findall(r"^[\w.-]+==[^ \\]+", constraints.read_text("utf-8"), re.MULTILINE) if constraints else []
        limits.write_text("\n".join(known))
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed")
        subprocess.run((*pip, "--report", report, "--constraint", limits, *requirements), check=True)
        found = json.loads(report.read_text("utf-8"))["install"]
    packages = [(one["metadata"]["name"], one["metadata"]["version"]) for one in found]
    return sorted(packages, key=lambda package: package[0].lower())


def hashes(name: str, version: str) -> list[str]:
    """List the hashes of all files of a version, so that every platform finds its own."""
    page = f"{_index()}/{re.sub(r'[-_.]+', '-', name).lower()}/"
    with urllib.request.urlopen(urllib.request.Request(page, headers={"Accept": "text/html"})) as answer:
        text = answer.read().decode("utf-8")
    found = sorted({digest for link, digest in LINK.findall(text) if _version(link) == version})
    if not found:
        sys.exit(f"{page} has no files of {name} {version}")
    return found


def _version(link: str) -> str | None:
    file = unquote(urlsplit(unescape(link)).path.rpartition("/")[2])
    try:
        return str(parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1])
    except (InvalidWheelFilename, InvalidSdistFilename):  # something of an older kind
        return None


def _index() -> str:
    pip = (sys.executable, "-m", "pip", "config", "get", "global.index-url")
    return subprocess.run(pip, capture_output=True, text=True, check=False).stdout.strip().rstrip("/") or USUAL_INDEX


def _write(path: Path, about: str, packages: list[tuple[str, str]]) -> None:
    lines = [
        " \\\n    --hash=sha256:".join([f"{name}=={version}", *hashes(name, version)]) for name, version in packages
    ]
    path.write_text(ABOUT.format(about=about) + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
