"""Files with one JSON object per line, such as ledgers: each change is one line in version control."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from .bounded_file import read_bounded_bytes
from .rulebook_errors import LedgerError

Record = TypeVar("Record", bound=msgspec.Struct)

RESTORE = "restore that line from version control, or correct it"


def read_records(path: Path, kind: type[Record]) -> Iterator[tuple[int, Record]]:
    """The records of a file, each with its line number (1 is the first); raises `LedgerError` for an invalid line."""
    if not path.exists():
        raise LedgerError.at_line(path, None, "the file does not exist", "restore it from version control")
    decoder = msgspec.json.Decoder(kind)
    try:
        lines = read_bounded_bytes(path).splitlines()
    except OSError as error:
        raise LedgerError.at_line(
            path, None, f"the file cannot be read: {error.strerror}", "restore it from version control"
        ) from error
    for line, content in enumerate(lines, 1):
        try:
            yield line, decoder.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise LedgerError.at_line(path, line, str(error), RESTORE) from error


def render_records(kept: Iterable[msgspec.Struct]) -> str:
    """The text of such a file: one JSON object per line, with a newline after each."""
    return "".join(msgspec.json.encode(record).decode() + "\n" for record in kept)
