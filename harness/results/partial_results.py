"""What a run that is cut off leaves behind: beside the file of results, a side file with a line a case.

``verdicts.json.part`` begins with a line that says what is judged, and that it is not complete; each case
follows when it is judged. A run that ends, or is interrupted and can still say so, writes ``verdicts.json``
and takes the side file away. Only a run that was killed leaves it. While a run judges, the file is its own.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from ..base.command_errors import WrongUse
from ..base.sanitize import make_all_printable
from ..base.user_files import is_regular_file, lock_output_file, remove_old_outputs, write_atomically
from ..judging.cases import Case
from .result_files import results_to_document
from .run_results import Results


class VerdictConditions(Struct, frozen=True, kw_only=True):
    """What has to be known of scenarios before cases make a verdict, by their ids.

    Of a ``contested`` one a failure says nothing before the engine's readings are found out; one that is ``suspect``
    says nothing at all; ``cases`` are how many those have that have several.
    """

    contested: tuple[str, ...]
    suspect: tuple[str, ...]
    cases: dict[str, int]


def header_record(results: Results, unsure: VerdictConditions) -> dict[str, Any]:
    """The first line: the results of a run that found nothing yet, and what has to be known of its cases."""
    return {**results_to_document(results), "unsure": msgspec.to_builtins(unsure), "complete": False}


class PartialResults:
    """The file of results of a run, and its side file. What is no ordinary file, as a pipe, has no side file.

    It is a context: who leaves it before judging began leaves no file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._side = path.with_name(path.name + ".part")
        self._file: BinaryIO | None = None
        self._begun = False

    def __enter__(self) -> PartialResults:
        """Take the file, and what an earlier run left there away. Raises :class:`WrongUse` where no file can be."""
        if is_regular_file(self._path):
            self._file = lock_output_file(self._side, f"another run is writing {self._path}")
            remove_old_outputs([self._path])
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            if not self._begun:
                with contextlib.suppress(OSError):
                    self._side.unlink()
            self._file.close()

    def begin_judging(self, head: dict[str, Any]) -> None:
        """Judging begins; ``head`` says of what."""
        self._begun = True
        self._write(head)

    def add_case(self, case: Case) -> None:
        """A case has been judged."""
        self._write(msgspec.to_builtins(msgspec.structs.replace(case, played=())))

    def finish_results(self, text: str) -> str:
        """Write the file of results, all of it or nothing, in place of the side file; what stands there then."""
        write_atomically(self._path, text)
        if self._file is None:
            return text
        try:
            self._side.unlink()
            return self._path.read_text("utf-8")
        except OSError as error:
            raise WrongUse(f"{self._path} cannot be written: {error.strerror}") from error

    def _write(self, record: Any) -> None:
        """A line, at once and in ASCII: it is to be readable wherever the run ends."""
        if self._file:
            self._file.write(json.dumps(make_all_printable(record)).encode("ascii") + b"\n")
