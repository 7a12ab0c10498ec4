"""What a run that is cut off leaves behind: beside the file of results, a side file with a line a case.

``verdicts.json.part`` begins with a line that says what is judged, and that it is not complete; each case
follows when it is judged. A run that ends, or is interrupted and can still say so, writes ``verdicts.json``
and takes the side file away. Only a run that was killed leaves it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import BinaryIO

import msgspec

from ..base.errors import WrongUse
from ..base.version import version
from ..judging.cases import Case
from .formats import VERSION


class Partial:
    """The file of results of a run, and its side file. What is no ordinary file, as a pipe, has no side file."""

    def __init__(self, path: Path, spec: str) -> None:
        self._path = path
        self._side = path.with_name(path.name + ".part")
        self._head = {"saitei": version(), "format": VERSION, "engine": {"spec": spec}, "complete": False}
        self._ordinary = not path.exists() or path.is_file()
        self._file: BinaryIO | None = None

    def begin(self) -> None:
        """Judging begins; an older file of results is taken away. Raises :class:`WrongUse` where no file can be."""
        if not self._ordinary:
            return
        try:
            self._file = self._side.open("wb", buffering=0)
            self._path.unlink(missing_ok=True)
        except OSError as error:
            raise WrongUse(f"{self._path} cannot be written: {error.strerror}") from error
        self._write(self._head)

    def add(self, case: Case) -> None:
        """A case has been judged."""
        if self._file:
            self._write(msgspec.to_builtins(msgspec.structs.replace(case, played=())))

    def finish(self, text: str) -> None:
        """Write the file of results, all of it or nothing, in place of the side file."""
        whole = self._path.with_name(self._path.name + ".new") if self._file else self._path
        try:
            whole.write_text(text, "utf-8", errors="replace")  # an engine can say what UTF-8 cannot
            if self._file:
                self._file.close()
                whole.replace(self._path)
                self._side.unlink()
        except OSError as error:
            raise WrongUse(f"{self._path} cannot be written: {error.strerror}") from error

    def _write(self, record: object) -> None:
        """A line, at once and in ASCII: it is to be readable wherever the run ends."""
        assert self._file
        self._file.write(json.dumps(record).encode("ascii") + b"\n")
