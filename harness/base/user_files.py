"""Files that a command reads and writes for its user: writing is all or nothing, and locked against other processes."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from .command_errors import WrongUse
from .file_lock import try_lock_file
from .streams import TolerantStream

STANDARD_OUTPUT = Path("-")
"""The path by which a user asks for standard output instead of a file."""


def write_output(path: Path, text: str) -> None:
    """Write a result to a file, or to standard output for ``-``. Raises :class:`WrongUse` if it cannot be written."""
    if path == STANDARD_OUTPUT:
        TolerantStream(sys.stdout).write(text)
    else:
        write_atomically(path, text)


def read_user_file(path: Path) -> str:
    """The text of a user's file. Raises :class:`WrongUse` if it cannot be read, or is not UTF-8."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is not UTF-8 ({error.reason} at byte {error.start})") from error


def write_atomically(path: Path, text: str) -> None:
    """Write a result, all of it or nothing. Raises :class:`WrongUse` if it cannot be written."""
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
    """Create the directory if it does not exist. Raises :class:`WrongUse` if it cannot be created."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def is_regular_file(path: Path) -> bool:
    """Whether the path is or can become a regular file, unlike a pipe. Raises :class:`WrongUse` for an invalid path."""
    try:
        return not path.is_symlink() and (not path.exists() or path.is_file())
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def remove_old_outputs(paths: Iterable[Path | None]) -> None:
    """Delete the files of an earlier run, so that they are not mistaken for the results of this one.

    Raises :class:`WrongUse` if a file cannot be deleted.
    """
    for path in paths:
        if path is not None and is_regular_file(path):
            try:
                path.unlink(missing_ok=True)
            except NotADirectoryError:
                continue  # the error about the directory is raised elsewhere
            except OSError as error:
                raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def lock_output_file(path: Path, what: str) -> BinaryIO:
    """The file, open, empty and locked until it is closed.

    Raises :class:`WrongUse` while another process holds it; ``what`` is the message about the other process.
    """
    while True:
        try:
            file = open(path, "ab", buffering=0)  # noqa: SIM115 (the caller's)
        except OSError as error:
            raise WrongUse(f"{path} cannot be written: {error.strerror}") from error
        try:
            is_locked = try_lock_file(file)
        except OSError:
            return file  # the file system has no locks
        if is_locked and _there(file, path):
            file.truncate(0)
            return file
        file.close()
        if not is_locked:
            raise WrongUse(f"{what}; wait for it, or name another file")


def _there(file: BinaryIO, path: Path) -> bool:
    """Whether the open file is still the one at this path: its previous owner may have deleted it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False
