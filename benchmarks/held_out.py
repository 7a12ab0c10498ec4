"""Measures how well next editions are compared: made from the published documents, by edits with known answers.

    python benchmarks/held_out.py DIRECTORY --seeds 2000 2020 [GAME]...

DIRECTORY holds the documents, a text for each game. Each is compared with its words, and in the form of its ledger,
with fingerprints only. If each clause has its number, it is also compared with the next edition printed as text, PDF
and HTML, and read again.
Prints the number of changes that are reported as they were made, the false reports about unchanged clauses, and each
miss.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "rulebooks")]

from sample_rulebooks.heldout import Tally, compared, filed, held_out  # noqa: E402 (stands beside the tests)

from saitei.rulebooks.documents import Document, read_document  # noqa: E402
from saitei.rulebooks.documents.document_form import load_form  # noqa: E402

GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")


def main() -> None:
    """Measure each game in each form, and print a row of a table for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("directory", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 11), metavar=("FIRST", "LAST"))
    options = parser.parse_args()
    print("| game | next edition | changes | told rightly | wrong of unedited clauses | s |")
    print("|---|---|---:|---:|---:|---:|")
    for game in options.games:
        document = read_document(options.directory / f"{game}.txt", game)
        for form in document_forms(document):
            begun = time.monotonic()
            tally = measure_form(document, form, range(*options.seeds))
            made, right = sum(tally.made.values()), sum(tally.right.values())
            seconds = time.monotonic() - begun
            print(
                f"| {game} | {form} | {made} | {right / made:.2%} | {len(tally.beside)} | {seconds:.0f} |", flush=True
            )
            for miss in (*tally.missed, *tally.beside):
                print(f"  {miss}", file=sys.stderr)


def document_forms(document: Document) -> Iterator[str]:
    """How the next edition is given, and the old one where that has no words."""
    yield from ("words", "fingerprints")
    if document.numbered:
        yield from ("text", "PDF", "HTML")


def measure_form(document: Document, form: str, seeds: range) -> Tally:
    """The reports about the edition of each seed."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as home:
        for seed in seeds:
            edition, made = held_out(document, seed)
            new = edition.rendered()
            if form in ("text", "PDF", "HTML"):
                path = filed(Path(home) / "next", new, form, load_form(document.game).terms)
                new = read_document(path, document.game)
            tally.take(seed, edition, made, compared(edition, new, words=form != "fingerprints"))
    return tally


if __name__ == "__main__":
    main()
