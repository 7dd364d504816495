"""Builds the package, and compiles it with mypyc where there is a C compiler (`MEADOWMARKET_COMPILE=0`: nowhere).

`pyproject.toml` says what is built, `src/meadowmarket/_build.py` which modules are compiled.
"""

import os
import runpy
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_py import build_py  # type: ignore[import-untyped]

# isort: split
# Only now: setuptools brings its own distutils.
from distutils.ccompiler import new_compiler
from distutils.errors import CompileError, LinkError
from distutils.sysconfig import customize_compiler, get_python_inc
from distutils.unixccompiler import UnixCCompiler

BUILD = runpy.run_path("src/meadowmarket/_build.py")


WHOLE_PROGRAM = ["-O3", "-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
"""Compiles across modules, where the compiler can: a sixth more simulations per second. -O3 alone brought nothing.

Nothing outside the library calls its functions. Hidden, they are inlined more often and called directly: 3 to 5 %.
"""


TYPE_CHECK = ["--config-file=pyproject.toml", "--follow-imports=silent"]
"""What mypyc checks is what it compiles. What that imports for types alone may need packages that are not installed."""


def can_compile(*options: str) -> bool:
    """Whether there is a C compiler that finds Python's headers and makes a library, with some options."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            objects = compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[get_python_inc()], extra_postargs=list(options)
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_postargs=list(options))
        except (CompileError, LinkError):
            return False
    return True


def compile_changed(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """Compile on all cores, and only what is older than its source, than any header or than this file."""
    _, objects, postargs, options, jobs = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)
    headers = (path for option in options if option.startswith("-I") for path in Path(option[2:]).rglob("*.h"))
    newest_for_all = max(path.stat().st_mtime for path in (Path(__file__), *headers))

    def compile_one(target: str) -> None:
        source, suffix = jobs[target]
        needed_since = max(newest_for_all, Path(source).stat().st_mtime)
        if not Path(target).exists() or Path(target).stat().st_mtime <= needed_since:
            self._compile(target, source, suffix, arguments, postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, objects))
    return list(objects)


def extensions() -> list[Extension]:
    """List what to compile: nothing unless this run builds, for pip calls this file for other answers too."""
    builds = {"build_ext", "bdist_wheel", "editable_wheel"} & set(sys.argv)
    if not builds or os.environ.get("MEADOWMARKET_COMPILE") == "0" or not can_compile():
        return []
    from mypyc.build import mypycify

    more = WHOLE_PROGRAM if can_compile(*WHOLE_PROGRAM) else []
    UnixCCompiler.compile = compile_changed  # type: ignore[method-assign, assignment]
    paths = [str(path) for path in BUILD["sources"]()]
    # One C file for each module, so that a change compiles one of them again.
    options = {"multi_file": True, "opt_level": "2", "debug_level": "0", "group_name": BUILD["GROUP"]}
    found = mypycify([*TYPE_CHECK, *paths], **options)
    for extension in found:
        extension.depends.append("setup.py")
        extension.extra_compile_args += more
        extension.extra_link_args += more
    return found


class BuildWithPage(build_py):  # type: ignore[misc]
    """Copies the Python modules and their data, and beside them the page, if it is built: only a server needs it."""

    PAGE = Path("web", "dist")

    def run(self) -> None:
        """Copy all of it."""
        super().run()
        if self.editable_mode:  # a checkout has them where they are
            return
        target = Path(self.build_lib, "meadowmarket", "server", "page")
        shutil.rmtree(target, ignore_errors=True)
        if (self.PAGE / "index.html").is_file():
            shutil.copytree(self.PAGE, target)
        else:
            self.warn("the page is not built, so this package serves none: ./setup builds it")


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
