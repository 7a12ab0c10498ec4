"""Assumptions: our substitute for parts of a game that its document leaves to another one that is not available.

A game's assumptions are one file, `<game>/assumptions.toml`: one table `[[assumption]]` each, in our own words.
"""

from pathlib import Path

import msgspec

from .toml_tables import read_tables


class Assumption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A subject that the rulebook leaves to a document that we lack.

    `ours` is a short id of the assumption of the suite and the reference engine, `says` its content, and `why` its
    reason. An engine may declare another assumption.
    """

    id: str
    ours: str
    says: str
    why: str


def load_assumptions(path: Path) -> tuple[Assumption, ...]:
    """The assumptions of one file, in its order; none if the file does not exist.

    Raises `LedgerError` if the file is not TOML, lacks or misnames a field, or repeats an id.
    """
    return read_tables(path, "assumption", Assumption)
