"""The rulebooks: a ledger of clauses for each game and edition, with our readings of the unclear ones.

    ledger = load_ledger("hololive")        # the default edition
    ledger["10.6.3.2"].title                # a clause, by its printed number
    ledger.section_clauses("10.6")          # all clauses under a heading or clause
    ledger.chapter_of("10.6.3.2")           # the number of its chapter; section_of is similar
    ledger.readings_of("8.5.1.1")           # the readings where the document leaves a choice
    ledger.rulings_of("10.6.3.2")           # the publisher's answers about it
    ledger.assumptions                      # assumptions in place of documents that we lack

This package imports nothing from another room.
"""

from .assumptions import Assumption
from .fingerprints import Fingerprint, fingerprint_text, normalise_text, sketch_similarity
from .jsonlines import render_records
from .ledger import (
    AMBIGUOUS,
    ID,
    Clause,
    Heading,
    Ledger,
    Verdict,
    edition_ancestry,
    games_with_rulebook,
    lineages_to_edition,
    list_editions,
    load_ledger,
)
from .lineage import ClauseDescent, EditionLineage, render_lineage
from .readings import Reading, ReadingOption
from .rulebook_errors import (
    LedgerError,
    RulebookError,
    UnknownAssumption,
    UnknownClause,
    UnknownEdition,
    UnknownGame,
    UnknownReading,
    UnknownRuling,
)
from .rulings import Became, Ruling

__all__ = [
    "AMBIGUOUS",
    "ID",
    "Assumption",
    "Became",
    "Clause",
    "ClauseDescent",
    "EditionLineage",
    "Fingerprint",
    "Heading",
    "Ledger",
    "LedgerError",
    "Reading",
    "ReadingOption",
    "RulebookError",
    "Ruling",
    "UnknownAssumption",
    "UnknownClause",
    "UnknownEdition",
    "UnknownGame",
    "UnknownReading",
    "UnknownRuling",
    "Verdict",
    "edition_ancestry",
    "fingerprint_text",
    "games_with_rulebook",
    "lineages_to_edition",
    "list_editions",
    "load_ledger",
    "normalise_text",
    "render_lineage",
    "render_records",
    "sketch_similarity",
]
