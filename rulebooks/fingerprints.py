"""Fingerprints: what the ledger keeps of a clause in place of the publisher's words.

Three values, all lower-case hexadecimal, recognise a text without holding it:

- `exact` says that the wording is the same, whatever the white space, width and quote marks;
- `masked` says the same when cross-references to other clauses are overlooked, so a clause
  whose references were merely renumbered is known again;
- `sketch` lies near the sketch of a similar wording, so a reworded clause can be found.

The fingerprinted text of a clause is its own sentences followed by the items it lists. Worked
examples, figure legends and the clause's own number are no part of it.
"""

import math
import re
import unicodedata
from hashlib import blake2b, sha256

import msgspec

HEX_DIGITS = 16
"""Length of every fingerprint, in hexadecimal digits (64 bits)."""

_BITS = 4 * HEX_DIGITS
_GRAM = 3
_QUOTES = str.maketrans(dict.fromkeys('‘’‚‛“”„‟`´′″"「」『』', "'"))
_INVISIBLE = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf"})
_EMPHASIS = "**"
_REFERENCE = re.compile(r"[0-9]+(?:\.[0-9]+)+|[0-9]+(?:-[0-9]+)+(?:\.[0-9]+)*|(?<=\()[0-9]{1,2}(?=\))")
_MASK = "§"


class Fingerprint(msgspec.Struct, frozen=True):
    """The three fingerprints of one text, each of 16 hexadecimal digits."""

    exact: str
    masked: str
    sketch: str


def normalise(text: str) -> str:
    """The text as it is compared: NFKC, quote marks folded into `'`, white space removed.

    Control and format characters count as white space; the emphasis mark `**` of extracted text is
    dropped. Normalising twice changes nothing.
    """
    # The accent U+00B4 would decompose into a space and a combining mark: fold before NFKC and after.
    folded = unicodedata.normalize("NFKC", text.translate(_QUOTES)).translate(_QUOTES)
    visible = "".join(c for c in folded if unicodedata.category(c) not in _INVISIBLE)
    # Characters that white space kept apart may now compose.
    return unicodedata.normalize("NFKC", visible.replace(_EMPHASIS, ""))


def mask_references(text: str) -> str:
    """The text with every clause number replaced by one mark.

    Clause numbers are dotted (`10.6.3`), hyphenated (`3-4-2.3`), or a chapter in brackets (`(8)`);
    a plain number, as in a count of cards, stays.
    """
    return _REFERENCE.sub(_MASK, text)


def fingerprint(text: str) -> Fingerprint:
    """The fingerprints of a clause's or heading's text."""
    exact = normalise(text)
    masked = mask_references(exact)
    return Fingerprint(exact=_digest(exact), masked=_digest(masked), sketch=_sketch(masked))


def similarity(sketch: str, other: str) -> float:
    """How alike two sketched texts are, estimated: 1.0 for the same grams, near 0.0 for unrelated ones.

    The estimate is the cosine between the two texts' counts of character 3-grams. With 64 bits its
    standard error is about 0.2 for unrelated texts and falls as they grow alike: enough to rank
    candidates, not to prove anything.

    Raises `ValueError` for anything that is no hexadecimal number.
    """
    distance = (int(sketch, 16) ^ int(other, 16)).bit_count()
    return max(0.0, math.cos(math.pi * distance / _BITS))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:HEX_DIGITS]


def _sketch(text: str) -> str:
    """A simhash: each gram's hash votes on every bit, and the majority decides."""
    grams = [text[i : i + _GRAM] for i in range(max(1, len(text) - _GRAM + 1))]
    hashes = [int.from_bytes(blake2b(g.encode(), digest_size=_BITS // 8).digest()) for g in grams]
    majority = (sum(h >> bit & 1 for h in hashes) * 2 > len(hashes) for bit in range(_BITS))
    return f"{sum(vote << bit for bit, vote in enumerate(majority)):0{HEX_DIGITS}x}"
