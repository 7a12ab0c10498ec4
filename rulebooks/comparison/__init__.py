"""Editions compared: what became of each clause.

    compare(load("hololive"), read(Path("1.9.0.pdf"), "hololive")).clauses

Either side may be a document with its words or a ledger with fingerprints alone.
"""

from ..documents import Document
from ..ledger import Ledger
from .announced import Announcement, Held, held
from .changes import KEPT, KINDS, Change, Comparison, Kind, became, changes
from .parts import parts
from .wording import FLAGS, Flag, Piece, Rename, Wording, renames, wordings

__all__ = [
    "FLAGS",
    "KEPT",
    "KINDS",
    "Announcement",
    "Change",
    "Comparison",
    "Flag",
    "Held",
    "Kind",
    "Piece",
    "Rename",
    "Wording",
    "became",
    "compare",
    "held",
    "renames",
    "wordings",
]


def compare(old: Document | Ledger, new: Document | Ledger) -> Comparison:
    """What became of each clause from the old edition to the new one."""
    return changes(parts(old), parts(new))
