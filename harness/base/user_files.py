"""Files that a command reads and writes for its user: whole or not at all, and nobody else's while they are written."""

from __future__ import annotations

import contextlib
import fcntl
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from .command_errors import WrongUse
from .streams import TolerantStream

STANDARD_OUTPUT = Path("-")
"""What a user names in place of a file to have it on standard output."""


def write_output(path: Path, text: str) -> None:
    """Write a result to a file, or to standard output where that is named; raises :class:`WrongUse`."""
    if path == STANDARD_OUTPUT:
        TolerantStream(sys.stdout).write(text)
    else:
        write_atomically(path, text)


def read_user_file(path: Path) -> str:
    """What a file of the user's holds; raises :class:`WrongUse` where that cannot be read, or is no UTF-8."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is no UTF-8 ({error.reason} at byte {error.start})") from error


def write_atomically(path: Path, text: str) -> None:
    """Write a result, all of it or nothing; raises :class:`WrongUse` where that cannot be."""
    whole = path.with_name(path.name + ".new") if is_regular_file(path) else path
    try:
        whole.write_text(text, "utf-8", errors="replace")
        if whole != path:
            whole.replace(path)
    except OSError as error:
        if whole != path:
            with contextlib.suppress(OSError):
                whole.unlink()
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def ensure_directory(path: Path) -> None:
    """See that a directory is there; raises :class:`WrongUse` where none can be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def is_regular_file(path: Path) -> bool:
    """Whether a file stands there or can: no pipe, say. Raises :class:`WrongUse` for what can be no path."""
    try:
        return not path.is_symlink() and (not path.exists() or path.is_file())
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def remove_old_outputs(paths: Iterable[Path | None]) -> None:
    """Take away what an earlier run wrote, so that nothing of it looks like what this one finds."""
    for path in paths:
        if path is not None and is_regular_file(path):
            try:
                path.unlink(missing_ok=True)
            except NotADirectoryError:
                continue  # it is said of the directory
            except OSError as error:
                raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def lock_output_file(path: Path, what: str) -> BinaryIO:
    """The file, open and empty, and ours until it is closed; raises :class:`WrongUse` while it is another's.

    ``what`` is what the other is said to be doing.
    """
    while True:
        try:
            file = open(path, "ab", buffering=0)  # noqa: SIM115 (the caller's)
        except OSError as error:
            raise WrongUse(f"{path} cannot be written: {error.strerror}") from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _there(file, path):
                file.truncate(0)
                return file
        except BlockingIOError:
            file.close()
            raise WrongUse(f"{what}; wait for it, or name another file") from None
        except OSError:
            return file  # no locks there: nobody can be told
        file.close()


def _there(file: BinaryIO, path: Path) -> bool:
    """Whether the file still stands there: whoever had it may have taken it away."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False
