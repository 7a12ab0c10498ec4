"""Readings: what we take a clause to mean where the rulebook is misprinted, silent or at odds with itself.

A game's readings are one file, `<game>/readings.toml`: a table `[[reading]]` each, in our own words.
A reading with one admissible option settles a misprint; one with several names what an engine may
choose between, and which of them is ours. Scenarios show each option that can be seen in play.
The file speaks of the default edition; for an older one its numbers are followed back.
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
"""What is wrong with the rulebook there."""


class ReadingOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One admissible way to read the clauses: a short id, and what it says.

    `unseen` is why no play can tell it from the others; empty where play can.
    """

    id: str
    says: str
    unseen: str = ""


class Reading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where the rulebook must be interpreted.

    `clauses` are numbers of clauses or headings of the ledger, the chief one first. `ours` is the
    id of the option that the suite and the reference engine take, and `why` says why.
    """

    id: str
    kind: Kind
    clauses: tuple[str, ...]
    admissible: tuple[ReadingOption, ...]
    ours: str
    why: str

    @property
    def visible_options(self) -> tuple[str, ...]:
        """The ids of the options that play can tell."""
        return tuple(option.id for option in self.admissible if not option.unseen)

    @property
    def is_contested(self) -> bool:
        """Whether engines may be seen to differ here: play can tell more than one option."""
        return len(self.visible_options) > 1

    def option_text(self, option: str) -> str:
        """What an option says; nothing for one that is not admissible."""
        return next((admissible.says for admissible in self.admissible if admissible.id == option), "")


def load_readings(path: Path, numbers: Collection[str], back: Sequence[EditionLineage] = ()) -> tuple[Reading, ...]:
    """The readings of one file, in its order; none where there is no file.

    `numbers` are those of the edition's clauses and headings, `back` the steps to it from the default
    one; a reading of clauses that were not yet there is left out. Raises `LedgerError` when the file is
    no TOML, lacks or misnames a field, repeats an id, names a clause that the edition lacks, or
    calls ours what it does not admit.
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
    """What is wrong with a well-formed reading and how to mend it, or None."""
    options = [option.id for option in reading.admissible]
    lacking = [number for number in reading.clauses if number not in numbers]
    if not reading.clauses:
        return f"reading {reading.id} names no clause", "name the clauses it is about"
    if lacking:
        return f"reading {reading.id} names {lacking[0]}, which the edition lacks", "correct the number"
    if len(set(options)) < len(options):
        return f"reading {reading.id} has two options of one id", "give each its own id"
    if reading.ours not in options:
        return f'reading {reading.id} calls "{reading.ours}" ours', f"name one of: {', '.join(options)}"
    return None
