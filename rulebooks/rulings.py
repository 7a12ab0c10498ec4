"""Rulings: the publisher's dated answers to questions about play, and what became of each in the suite.

A game's rulings are one file, `<game>/rulings.jsonl`, a line a ruling. Nothing of the publisher's text is in it: the
case is told in a line of our words, and fingerprints stand for question and answer. The file speaks of the default
edition; for an older one its numbers are followed back.
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
"""What a ruling is to the suite:

- `rule`: it shows a rule, and a scenario with its tag has the case;
- `card`: it is about the data or the wording of single cards, or about no play at all;
- `later`: it rests on a later edition of the rulebook;
- `unsayable`: a rule, but what the case needs cannot be said in scenarios; `why` says what that is;
- `contested`: the rulebook's text says otherwise; `readings` name where both are admitted;
- `new`: nobody has looked at it yet.
"""


class Ruling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer of the publisher.

    - `id`: what the publisher calls it: `Q445`; `date`: the day of the answer that the fingerprints are of.
    - `title`: the case and what was ruled, in a line of our words.
    - `clauses`: those that it speaks of, the most specific first.
    - `readings`: the readings on whose options it has something to say.
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
    """The rulings of one file, in its order; none where there is no file.

    `numbers` are those of the edition's clauses and headings, `readings` the ids of its readings, `back` the steps to
    it from the default edition. Raises `LedgerError` for a line that is no ruling, repeats an id, names a clause or a
    reading that the edition lacks, or leaves out why.
    """
    if not path.exists():
        return ()
    found: dict[str, Ruling] = {}
    for line, ruling in read_records(path, Ruling):
        if ruling.id in found:
            raise LedgerError.at_line(path, line, f"ruling {ruling.id} is here a second time", "delete one of the two")
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
    """What is wrong with a well-formed ruling and how to mend it, or None."""
    if lacking := [number for number in ruling.clauses if number not in numbers]:
        return f"ruling {ruling.id} names {lacking[0]}, which the edition lacks", "correct the number"
    if lacking := [reading for reading in ruling.readings if reading not in readings]:
        return f"ruling {ruling.id} names the reading {lacking[0]}, which is not there", "correct its id"
    if ruling.became == "contested" and not ruling.readings:
        return f"ruling {ruling.id} is contested, and names no reading", "name the reading that admits both"
    if ruling.became in ("unsayable", "later") and not ruling.why:
        return f"ruling {ruling.id} is {ruling.became}, and does not say why", "say why"
    if ruling.became == "rule" and not ruling.clauses:
        return f"ruling {ruling.id} shows a rule, and names no clause", RESTORE
    return None
