"""Rulings: the publisher's dated answers to questions about play, and the use of each in the suite.

A game's rulings are one file, `<game>/rulings.jsonl`, with one line per ruling. It contains none of the publisher's
text: a line of our words describes the case, and fingerprints represent question and answer. The file refers to the
default edition; for an older one its numbers are followed back.
"""

import datetime
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from .fingerprints import HEX_DIGITS
from .jsonlines import RESTORE, read_records
from .lineage import EditionLineage
from .rulebook_errors import LedgerError

RULINGS = "rulings.jsonl"
"""The file of a game that accounts for its publisher's rulings."""

Hex = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{HEX_DIGITS}}}$")]

Became = Literal["rule", "card", "later", "unsayable", "contested", "new"]
"""The use of a ruling in the suite:

- `rule`: it shows a rule, and a scenario with its tag has the case;
- `card`: it is about the data or the wording of single cards, or not about play;
- `later`: it rests on a later edition of the rulebook;
- `unsayable`: it shows a rule, but scenarios cannot express the case; `why` gives the reason;
- `contested`: the rulebook's text contradicts it; `readings` name a reading that admits both;
- `new`: it has not been reviewed yet.
"""


class Ruling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer of the publisher.

    - `id`: the publisher's id: `Q445`; `date`: the day of the answer that the fingerprints are of.
    - `title`: the case and its ruling, in one line of our words.
    - `clauses`: the clauses that it is about, the most specific first.
    - `readings`: the readings whose options it concerns.
    - `question`, `answer`: the exact fingerprints of the two.
    """

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]*\d+$")]
    date: datetime.date
    title: str
    became: Became
    why: str = ""
    clauses: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    question: Hex
    answer: Hex


def load_rulings(
    path: Path, numbers: Collection[str], readings: Collection[str], back: Sequence[EditionLineage] = ()
) -> tuple[Ruling, ...]:
    """The rulings of one file, in its order; none if the file does not exist.

    `numbers` are those of the edition's clauses and headings, `readings` the ids of its readings, `back` the lineages
    to it from the default edition. Raises `LedgerError` for a line that is not a ruling, repeats an id, names a clause
    or a reading that the edition lacks, or leaves out why.
    """
    if not path.exists():
        return ()
    found: dict[str, Ruling] = {}
    for line, ruling in read_records(path, Ruling):
        if ruling.id in found:
            raise LedgerError.at_line(path, line, f"ruling {ruling.id} is defined twice", "delete one of the two")
        found[ruling.id] = then = _as_of(ruling, back)
        if wrong := _problem(then, numbers, readings if not back else ruling.readings):
            raise LedgerError.at_line(path, line, *wrong)
    return tuple(found.values())


def _as_of(ruling: Ruling, back: Sequence[EditionLineage]) -> Ruling:
    """The ruling with the numbers of an older edition."""
    clauses = ruling.clauses
    for step in back:
        clauses = tuple(old for number in clauses for old in step.old_numbers_of(number))
    return replace(ruling, clauses=clauses)


def _problem(ruling: Ruling, numbers: Collection[str], readings: Collection[str]) -> tuple[str, str] | None:
    """The problem with a well-formed ruling and its remedy, or None."""
    if lacking := [number for number in ruling.clauses if number not in numbers]:
        return f"ruling {ruling.id} names {lacking[0]}, which the edition lacks", "correct the number"
    if lacking := [reading for reading in ruling.readings if reading not in readings]:
        return f"ruling {ruling.id} names the reading {lacking[0]}, which does not exist", "correct its id"
    if ruling.became == "contested" and not ruling.readings:
        return f"ruling {ruling.id} is contested, but names no reading", "name the reading that admits both"
    if ruling.became in ("unsayable", "later") and not ruling.why:
        return f"ruling {ruling.id} is {ruling.became}, but gives no reason", 'give it in "why"'
    if ruling.became == "rule" and not ruling.clauses:
        return f"ruling {ruling.id} shows a rule, but names no clause", RESTORE
    return None
