"""The rulebooks: per game and edition a ledger of its clauses, and how we read the unclear ones.

    ledger = load("hololive")               # the default edition
    ledger["10.6.3.2"].title                # a clause, by its printed number
    ledger.section("10.6")                  # all clauses under a heading or clause
    ledger.chapter_of("10.6.3.2")           # the number of its chapter; so section_of
    ledger.readings_of("8.5.1.1")           # where the document leaves a choice
    ledger.rulings_of("10.6.3.2")           # what the publisher has answered about it
    ledger.assumptions                      # what is taken from no document, for we lack it

Nothing here is imported from another room.
"""

from .assumptions import Assumption
from .errors import (
    LedgerError,
    RulebookError,
    UnknownAssumption,
    UnknownClause,
    UnknownEdition,
    UnknownGame,
    UnknownReading,
    UnknownRuling,
)
from .fingerprints import Fingerprint, fingerprint, normalise, similarity
from .jsonlines import render
from .ledger import AMBIGUOUS, ID, Clause, Heading, Ledger, Verdict, ancestry, editions, games, lineages, load
from .lineage import Descent, Lineage, render_lineage
from .readings import Option, Reading
from .rulings import Became, Ruling

__all__ = [
    "AMBIGUOUS",
    "ID",
    "Assumption",
    "Became",
    "Clause",
    "Descent",
    "Fingerprint",
    "Heading",
    "Ledger",
    "LedgerError",
    "Lineage",
    "Option",
    "Reading",
    "RulebookError",
    "Ruling",
    "UnknownAssumption",
    "UnknownClause",
    "UnknownEdition",
    "UnknownGame",
    "UnknownReading",
    "UnknownRuling",
    "Verdict",
    "ancestry",
    "editions",
    "fingerprint",
    "games",
    "lineages",
    "load",
    "normalise",
    "render",
    "render_lineage",
    "similarity",
]
