"""A reader of files that somebody else wrote: only regular files, and only up to a size."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

MIB = 1024 * 1024

_KINDS = (
    (stat.S_ISDIR, "it is a directory"),
    (stat.S_ISFIFO, "it is a pipe"),
    (stat.S_ISSOCK, "it is a socket"),
    (stat.S_ISCHR, "it is a device"),
    (stat.S_ISBLK, "it is a device"),
)


def read_bounded_bytes(path: Path, most: int = 16 * MIB) -> bytes:
    """The content of a regular file of at most ``most`` bytes. Raises ``OSError``, with the reason as its text."""
    _require_regular(os.stat(path).st_mode)
    with open(path, "rb", opener=_open_at_once) as file:
        _require_regular(os.fstat(file.fileno()).st_mode)
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // MIB} MiB")
    return content


def read_bounded_text(path: Path, most: int = 16 * MIB) -> str:
    """The text of such a file in UTF-8, with ``\\n`` at the end of each line, and without a byte order mark.

    Raises ``OSError`` and ``UnicodeDecodeError``.
    """
    return read_bounded_bytes(path, most).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def _require_regular(mode: int) -> None:
    for is_kind, said in _KINDS:
        if is_kind(mode):
            raise OSError(errno.EINVAL, said)


def _open_at_once(path: str, flags: int) -> int:
    """Open a file without waiting, even if it has become a pipe by now."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
