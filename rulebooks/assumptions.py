"""Assumptions: what we take the game to be where its document rests on another that is not to be had.

A game's assumptions are one file, `<game>/assumptions.toml`: a table `[[assumption]]` each, in our own words.
"""

from pathlib import Path

import msgspec

from .toml_tables import read_tables


class Assumption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the rulebook leaves to a document that we lack.

    `ours` is a short id of what the suite and the reference engine take it to be, `says` says that, and
    `why` why. An engine may declare that it takes it to be anything else.
    """

    id: str
    ours: str
    says: str
    why: str


def load_assumptions(path: Path) -> tuple[Assumption, ...]:
    """The assumptions of one file, in its order; none where there is no file.

    Raises `LedgerError` when the file is no TOML, lacks or misnames a field, or repeats an id.
    """
    return read_tables(path, "assumption", Assumption)
