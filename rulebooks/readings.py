"""Readings: our interpretation of clauses where the rulebook is misprinted, silent or at odds with itself.

A game's readings are one file, `<game>/readings.toml`: one table `[[reading]]` each, in our own words.
A reading with one admissible option settles a misprint. One with several options lists the interpretations that an
engine may choose, and marks ours. Scenarios show each option that is visible in play. The file refers to the default
edition; for an older one its numbers are followed back.
"""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from .lineage import EditionLineage
from .rulebook_errors import LedgerError
from .toml_tables import line_of_table, read_tables

Kind = Literal["typo", "number", "reference", "stale", "extraction", "duplicate", "contradiction", "ambiguity", "gap"]
"""The kind of fault in the rulebook."""


class ReadingOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One admissible way to read the clauses: a short id, and its content.

    `unseen` is the reason why play cannot distinguish it from the others; empty if it can.
    """

    id: str
    says: str
    unseen: str = ""


class Reading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where the rulebook must be interpreted.

    `clauses` are numbers of clauses or headings of the ledger, the main one first. `ours` is the
    id of the option that the suite and the reference engine use, and `why` gives the reason. `until` is the last
    edition in which the rulebook leaves the choice, empty for the default one.
    """

    id: str
    kind: Kind
    clauses: tuple[str, ...]
    admissible: tuple[ReadingOption, ...]
    ours: str
    why: str
    until: str = ""

    @property
    def visible_options(self) -> tuple[str, ...]:
        """The ids of the options that play can distinguish."""
        return tuple(option.id for option in self.admissible if not option.unseen)

    @property
    def is_contested(self) -> bool:
        """Whether engines may visibly differ: play can distinguish more than one option."""
        return len(self.visible_options) > 1

    def option_text(self, option: str) -> str:
        """The content of an option; empty if it is not admissible."""
        return next((admissible.says for admissible in self.admissible if admissible.id == option), "")


def load_readings(path: Path, numbers: Collection[str], back: Sequence[EditionLineage] = ()) -> tuple[Reading, ...]:
    """The readings of one file, in its order; none if the file does not exist.

    `numbers` are those of the edition's clauses and headings, `back` the lineages to it from the default
    one; a reading of clauses that did not exist yet is left out. Raises `LedgerError` if the file is not
    TOML, lacks or misnames a field, repeats an id, names a clause that the edition lacks, or if `ours` is
    not admissible.
    """
    readings = read_tables(path, "reading", Reading)
    for step in back:
        then = (replace(r, clauses=tuple(old for n in r.clauses for old in step.old_numbers_of(n))) for r in readings)
        readings = tuple(reading for reading in then if reading.clauses)
    for reading in readings:
        if found := _problem(reading, numbers):
            raise LedgerError.at_line(path, line_of_table(path, reading.id), *found)
    return readings


def _problem(reading: Reading, numbers: Collection[str]) -> tuple[str, str] | None:
    """The problem with a well-formed reading and its remedy, or None."""
    options = [option.id for option in reading.admissible]
    lacking = [number for number in reading.clauses if number not in numbers]
    if not reading.clauses:
        return f"reading {reading.id} names no clause", "name the clauses that it is about"
    if lacking:
        return f"reading {reading.id} names {lacking[0]}, which the edition lacks", "correct the number"
    if len(set(options)) < len(options):
        return f"reading {reading.id} has two options with the same id", "give each its own id"
    if reading.ours not in options:
        return (
            f'the option "{reading.ours}" of reading {reading.id} does not exist',
            f"name one of: {', '.join(options)}",
        )
    return None
