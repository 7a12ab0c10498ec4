"""Files that a command reads and writes for its user: writing is all or nothing, and locked against other processes."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ...rulebooks.bounded_file import MIB, read_bounded_text
from .command_errors import WrongUse
from .file_lock import close_locked_file, try_lock_file
from .streams import TolerantStream

STANDARD_OUTPUT = Path("-")
"""The path by which a user asks for standard output instead of a file."""


def write_output(path: Path, text: str) -> None:
    """Write a result to a file, or to standard output for ``-``. Raises :class:`WrongUse` if it cannot be written."""
    if path == STANDARD_OUTPUT:
        TolerantStream(sys.stdout).write(text)
    else:
        write_atomically(path, text)


def read_user_file(path: Path, most: int = 16 * MIB) -> str:
    """The text of a user's file of at most ``most`` bytes.

    Raises :class:`WrongUse` if it cannot be read, is not a regular file, is larger, or is not UTF-8.
    """
    try:
        return read_bounded_text(path, most)
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is not UTF-8 ({error.reason} at byte {error.start})") from error


def write_atomically(path: Path, text: str) -> None:
    """Write a file, all of it or nothing. A file that exists keeps its mode, owner, group and line ends.

    Raises :class:`WrongUse` if it cannot be written.
    """
    content, place = text.encode("utf-8", "replace"), _linked_file(path)
    try:
        if is_regular_file(place) and place.exists() and _has_windows_lines(place):
            content = content.replace(b"\n", b"\r\n")
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error
    write_bytes_atomically(path, content)


def write_bytes_atomically(path: Path, content: bytes) -> None:
    """Write a file, all of it or nothing. A file that exists keeps its mode, owner and group.

    Raises :class:`WrongUse` if it cannot be written.
    """
    place = _linked_file(path)
    try:
        if is_regular_file(place):
            _replace_file(place, content)
        else:
            place.write_bytes(content)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def _replace_file(path: Path, content: bytes) -> None:
    """Write the content into a new file, and put it in place of the old one. Raises ``OSError``."""
    new = path.with_name(f".saitei-{os.urandom(8).hex()}.new")
    try:
        exists = path.exists()
        with open(new, "xb") as file:
            file.write(content)
        if exists:
            _copy_mode_and_owner(path, new)
        new.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def _copy_mode_and_owner(old: Path, new: Path) -> None:
    before, now = old.stat(), new.stat()
    if (before.st_uid, before.st_gid) != (now.st_uid, now.st_gid):
        os.chown(new, before.st_uid, before.st_gid)
    new.chmod(stat.S_IMODE(before.st_mode))


def _has_windows_lines(path: Path) -> bool:
    """Whether most of the first lines of a file end with a carriage return and a line feed."""
    with open(path, "rb") as file:
        beginning = file.read(64 * 1024)
    return 2 * beginning.count(b"\r\n") > beginning.count(b"\n")


def _linked_file(path: Path) -> Path:
    """The file to which a symbolic link leads, or the path itself, for example for ``/dev/stdout``."""
    if not path.is_symlink() or path.absolute().parts[:2] in ((os.sep, "dev"), (os.sep, "proc")):
        return path
    place = path.resolve()
    return place if place.is_file() else path


def ensure_directory(path: Path) -> None:
    """Create the directory if it does not exist. Raises :class:`WrongUse` if it cannot be created."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error


def refuse_used_directory(path: Path) -> None:
    """Raise :class:`WrongUse` unless a new directory can be made at the path: nothing is there, or it is empty."""
    try:
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            what = "not empty" if path.is_dir() else "not a directory"
            raise WrongUse(f"{path} is {what}; name a new directory")
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error


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


class OutputClaim(NamedTuple):
    """An output of a command: the option that names it, its path, and whether it is a directory."""

    option: str
    path: Path
    is_directory: bool


@contextlib.contextmanager
def claim_outputs(claims: Iterable[OutputClaim]) -> Iterator[None]:
    """Lock the outputs of a command until the context ends.

    A directory that does not exist is created; it is removed at the end if it is still empty. Raises
    :class:`WrongUse` if two options name the same output, if another command writes it, or if it cannot be written.
    """
    options: dict[Path, str] = {}
    with contextlib.ExitStack() as held:
        for option, path, is_directory in claims:
            if path == STANDARD_OUTPUT:
                continue
            place = path.resolve()
            if place in options:
                raise WrongUse(f"{options[place]} and {option} both write {path}; name two different files")
            options[place] = option
            if is_directory:
                held.enter_context(_created_directory(path))
                held.enter_context(_locked_output(place / ".saitei.lock", path))
            elif place.parent.is_dir() and is_regular_file(place):
                held.enter_context(_locked_output(place.with_name(f".{place.name}.lock"), path))
        yield


@contextlib.contextmanager
def _created_directory(path: Path) -> Iterator[None]:
    missing = [place for place in (path, *path.parents) if not place.exists()]
    ensure_directory(path)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            for place in missing:
                place.rmdir()


@contextlib.contextmanager
def _locked_output(lock: Path, output: Path) -> Iterator[None]:
    file = lock_output_file(lock, output)
    try:
        yield
    finally:
        close_locked_file(file, lock)


def lock_output_file(lock: Path, output: Path) -> BinaryIO:
    """The file ``lock``, which guards the output, open, empty and locked until it is closed.

    Raises :class:`WrongUse` while another process holds it.
    """
    while True:
        try:
            file = open(lock, "ab", buffering=0)  # noqa: SIM115 (the caller's)
        except OSError as error:
            raise WrongUse(f"{output} cannot be written: {error.strerror}") from error
        try:
            is_locked = try_lock_file(file)
        except OSError:
            return file  # the file system has no locks
        if is_locked and _there(file, lock):
            file.truncate(0)
            return file
        file.close()
        if not is_locked:
            raise WrongUse(f"another command is writing {output}; wait for it, or name another file")


def _there(file: BinaryIO, path: Path) -> bool:
    """Whether the open file is still the one at this path: its previous owner may have deleted it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False
