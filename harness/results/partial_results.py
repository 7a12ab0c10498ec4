"""Partial results: a side file next to the file of results, with a line for each case, for runs that are killed.

``verdicts.json.part`` begins with a line that says which scenarios are judged, and that the results are not complete.
Each case follows when it is judged. A run that ends, or is interrupted, writes ``verdicts.json`` and deletes the side
file; only a killed run leaves it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from ..base.command_errors import WrongUse
from ..base.file_lock import close_locked_file, delete_locked_file
from ..base.sanitize import make_all_printable
from ..base.user_files import is_regular_file, remove_old_outputs, write_atomically
from ..judging.cases import Case
from .result_files import results_to_document
from .run_results import Results


class VerdictConditions(Struct, frozen=True, kw_only=True):
    """Conditions that decide how cases become verdicts, by ids of scenarios.

    A failure of a ``contested`` scenario means nothing until the readings of the engine are known. A ``suspect``
    scenario means nothing at all. ``cases`` are the numbers of cases of the scenarios with several.
    """

    contested: tuple[str, ...]
    suspect: tuple[str, ...]
    cases: dict[str, int]


def header_record(results: Results, unsure: VerdictConditions) -> dict[str, Any]:
    """The first line: the results of a run without cases, and the conditions for the verdicts."""
    return {**results_to_document(results), "unsure": msgspec.to_builtins(unsure), "complete": False}


def side_file(path: Path) -> Path:
    """The side file of a file of results."""
    return path.with_name(path.name + ".part")


class PartialResults:
    """The file of results of a run, and its side file, as a context manager.

    A path that is not a regular file, such as a pipe, has no side file. If the context ends before judging began, no
    file is left.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._side = side_file(path)
        self._file: BinaryIO | None = None
        self._begun = False

    def __enter__(self) -> PartialResults:
        """Open the side file, and delete the results of an earlier run. Raises :class:`WrongUse` if this fails."""
        if is_regular_file(self._path):
            try:
                self._file = open(self._side, "wb", buffering=0)
            except OSError as error:
                raise WrongUse(f"{self._path} cannot be written: {error.strerror}") from error
            remove_old_outputs([self._path])
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            if not self._begun:
                close_locked_file(self._file, self._side)
            self._file.close()

    def begin_judging(self, head: dict[str, Any]) -> None:
        """Write the first line, ``head``, when judging begins."""
        self._begun = True
        self._write(head)

    def add_case(self, case: Case) -> None:
        """Write a line for a case that has been judged."""
        self._write(msgspec.to_builtins(msgspec.structs.replace(case, played=())))

    def finish_results(self, text: str) -> str:
        """Write the file of results, all of it or nothing, and delete the side file; the text in the file."""
        write_atomically(self._path, text)
        if self._file is None:
            return text
        try:
            delete_locked_file(self._file, self._side)
            return self._path.read_text("utf-8")
        except OSError as error:
            raise WrongUse(f"{self._path} cannot be written: {error.strerror}") from error

    def _write(self, record: Any) -> None:
        """Write a line at once and in ASCII, so that it can be read wherever the run ends."""
        if self._file:
            self._file.write(json.dumps(make_all_printable(record)).encode("ascii") + b"\n")
