"""Reading of untrusted files: limited in size, and never blocked by a pipe or device."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from meadowmarket.core.messages import Message

REASONS: Final = {
    errno.EACCES: "system-no-permission",
    errno.EPERM: "system-no-permission",
    errno.ENOENT: "system-no-such-file",
    errno.EISDIR: "system-is-a-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EFBIG: "system-too-large",
    errno.ENOSPC: "system-disk-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-address-in-use",
    errno.ECONNREFUSED: "system-connection-refused",
    errno.ETIMEDOUT: "system-timed-out",
}
"""What the operating system refuses most often, in words that have a translation; it would say it in English."""

MOST_BYTES: Final = 10_000_000
"""No game that ends and no table of cards comes near it."""

PIECE: Final = 1 << 20


@mypyc_attr(native_class=False)  # mypyc makes no native class of a built-in one
class FileTooLarge(OSError):
    """A file is larger than the limit."""

    def __init__(self, most: int) -> None:
        super().__init__(errno.EFBIG, f"{os.strerror(errno.EFBIG)} (> {most / 1e6:g} MB)")
        self.most: Final = most


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the bytes of a file; raise OSError if it can't be read, or if it holds more than `most`."""
    try:
        # A pipe that nobody writes to would keep this waiting; opened so, it is empty.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except ValueError as error:  # a name that no file can have
        raise OSError(errno.EINVAL, str(error)) from error
    try:
        os.set_blocking(descriptor, True)
        pieces: list[bytes] = []
        left = most + 1
        while left > 0:
            piece = os.read(descriptor, min(left, PIECE))
            if not piece:
                return b"".join(pieces)
            pieces.append(piece)
            left -= len(piece)
    finally:
        os.close(descriptor)
    raise FileTooLarge(most)


def reason_of(error: Exception) -> str | Message:
    """Return why the operating system has refused something; rare reasons stay in its own words."""
    if isinstance(error, FileTooLarge):
        return Message("system-too-large-to-read", {"most": error.most // 1_000_000})
    number = error.errno if isinstance(error, OSError) else None
    if number in REASONS:
        return Message(REASONS[number])
    return getattr(error, "strerror", None) or str(error)


def folder_content(folder: str) -> dict[str, bytes]:
    """Return the files of a folder by name, without hidden ones and folders in it."""
    paths = [path for path in sorted(Path(folder).iterdir()) if path.is_file() and not path.name.startswith(".")]
    return {path.name: read_bytes(path) for path in paths}
