"""Files of one JSON object a line, as ledgers are: a change is a line in version control."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from .rulebook_errors import LedgerError

Record = TypeVar("Record", bound=msgspec.Struct)

RESTORE = "restore that line from version control, or correct it"


def read_records(path: Path, kind: type[Record]) -> Iterator[tuple[int, Record]]:
    """The records of a file, each with its line (1 is the first); raises `LedgerError` for one that is none."""
    if not path.exists():
        raise LedgerError.at_line(path, None, "there is no such file", "restore it from version control")
    decoder = msgspec.json.Decoder(kind)
    for line, content in enumerate(path.read_bytes().splitlines(), 1):
        try:
            yield line, decoder.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise LedgerError.at_line(path, line, str(error), RESTORE) from error


def render_records(kept: Iterable[msgspec.Struct]) -> str:
    """The text of such a file: one JSON object a line, each line ended."""
    return "".join(msgspec.json.encode(record).decode() + "\n" for record in kept)
