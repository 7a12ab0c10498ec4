"""Files of TOML tables that each have an id, such as readings and assumptions."""

import re
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from .bounded_file import MIB, read_bounded_bytes
from .rulebook_errors import LedgerError


class _Named(Protocol):
    @property
    def id(self) -> str: ...


_Table = TypeVar("_Table", bound=_Named)


def read_tables(path: Path, name: str, kind: type[_Table]) -> tuple[_Table, ...]:
    """The tables `[[name]]` of a file, in its order; none if the file does not exist.

    Raises `LedgerError` if the file is not TOML, holds anything else, lacks or misnames a field, or
    repeats an id.
    """
    if not path.exists():
        return ()
    file = msgspec.defstruct("_File", [(name, tuple[kind, ...], ())], frozen=True, forbid_unknown_fields=True)  # type: ignore[valid-type]
    try:
        content = read_bounded_bytes(path, 4 * MIB).decode("utf-8-sig", "replace")
    except OSError as error:
        raise LedgerError.at_line(path, None, f"the file cannot be read: {error.strerror}", "correct it") from error
    try:
        found: tuple[_Table, ...] = getattr(msgspec.toml.decode(content, type=file), name)
    except msgspec.DecodeError as error:
        raise LedgerError.at_line(
            path, _line_of_error(content, name, str(error)), str(error), "correct it there"
        ) from error
    seen: set[str] = set()
    for index, table in enumerate(found):
        if table.id in seen:
            problem = f"{name} {table.id} is defined twice", "delete one of the two"
            raise LedgerError.at_line(path, _line_of_table(content, name, index), *problem)
        seen.add(table.id)
    return found


def line_of_table(path: Path, id: str) -> int | None:
    """The line that gives a table its id, or None."""
    lines = path.read_bytes().decode("utf-8-sig", "replace").splitlines()
    return next((n for n, line in enumerate(lines, 1) if re.match(rf'id\s*=\s*"{re.escape(id)}"', line.strip())), None)


def _line_of_table(content: str, name: str, index: int) -> int | None:
    """The line of the index-th `[[name]]` (0 is the first), or None."""
    lines = [n for n, line in enumerate(content.splitlines(), 1) if line.strip() == f"[[{name}]]"]
    return lines[index] if index < len(lines) else None


def _line_of_error(content: str, name: str, message: str) -> int | None:
    """The line number in a decoder's message, or of the path in it, or None."""
    if by_line := re.search(r"at line (\d+)", message):
        return int(by_line[1])
    if by_path := re.search(rf"\$\.{name}\[(\d+)\]", message):
        return _line_of_table(content, name, int(by_path[1]))
    return None
