"""Locks on open files, against other processes: by ``fcntl`` where the system has it, or else by ``msvcrt``."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ModuleNotFoundError:
    import msvcrt

    _LOCKED_BYTE = 0x7FFFFFF0
    """The position of the byte that is locked: far behind the content, since others cannot read what is locked."""

    def try_lock_file(file: BinaryIO) -> bool:
        """Lock a file, open for appending, until it is closed. False while another process holds it."""
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except PermissionError:
            return False
        return True
else:

    def try_lock_file(file: BinaryIO) -> bool:
        """Lock a file, open for appending, until it is closed. False while another process holds it.

        Raises ``OSError`` if its file system has no locks.
        """
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def delete_locked_file(file: BinaryIO, path: Path) -> None:
    """Delete a locked file before anybody else can lock it, and close it.

    Raises ``OSError`` if it cannot be deleted.
    """
    try:
        with file:
            path.unlink(missing_ok=True)
    except PermissionError:  # Windows deletes no open file, and so none that somebody else has locked by now
        path.unlink(missing_ok=True)


def close_locked_file(file: BinaryIO, path: Path) -> None:
    """Delete a locked file if possible, and close it in any case."""
    with contextlib.suppress(OSError):
        delete_locked_file(file, path)
