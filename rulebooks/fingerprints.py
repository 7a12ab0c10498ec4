"""Fingerprints: the ledger's record of a clause in place of the publisher's words.

Three values, all lower-case hexadecimal, identify a text without containing it:

- `exact` is equal for the same wording, whatever the white space (except between numbers), width and quote marks;
- `masked` is also equal if only cross-references to other clauses and the style of marks (`～` or `~`, `、` or `，`)
  differ, so a clause whose references were merely renumbered is recognised;
- `sketch` counts the text's grams, so that a reworded clause can be found, and one that was split: the sketches of its
  parts add up to its own.

The fingerprinted text of a clause is its own sentences followed by the items it lists. It does not include worked
examples, figure legends or the clause's own number; examples with a verdict have their own exact fingerprints.
"""

import functools
import math
import re
import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from operator import mul
from zlib import crc32

import msgspec

HEX_DIGITS = 16
"""Length of the exact and the masked fingerprint, in hexadecimal digits (64 bits)."""

SKETCH_DIGITS = 128
"""Length of a sketch: each digit is the number (at most 15) of grams with that hash."""

_MOST = 15
_GRAM = 3
_QUOTES = str.maketrans(dict.fromkeys('‘’‚‛“”„‟`´′″"「」『』', "'"))
_INVISIBLE = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf"})
_EMPHASIS = "**"
_BETWEEN_NUMBERS = re.compile(r"(?<=[0-9]) +(?=[0-9])")
_SPACE = "\N{OPEN BOX}"
_AMOUNT = r"(?<![0-9.×+*/=±約])(?<![0-9]{4}-)"
"""The lookbehinds before a number that exclude an amount, which is not a reference."""

_COUNTED = r"(?:[%^A-Za-z]|\s?(?:(?![以参項章節条前後内等及又並記])[\u30a1-\u30fa\u3400-\u9fff]|つ))"
"""The pattern right after a number that counts something and is not a reference: a counter, a unit, a name."""

REFERENCE = re.compile(
    r"(?<![0-9.])[0-9]{1,3}(?:\.[0-9]+){2,}(?:(?![0-9])|[a-z]{1,2}(?![0-9A-Za-z]))"
    r"|(?<![0-9.])[1-9][0-9]{2}\.[0-9]+[a-z]{1,2}(?![0-9A-Za-z])"
    r"|(?<=[Rr]ule\s)[0-9]{1,3}(?![0-9.])|(?<=[Rr]ules\s)[0-9]{1,3}(?![0-9.])|(?<=\[)[0-9]{1,2}(?=\])"
    r"|(?<![0-9.-])[0-9]{1,3}(?:-[0-9]{1,3}){2,}(?:\.[0-9]+)*(?![0-9-])"
    rf"|{_AMOUNT}[0-9]{{1,3}}(?:\.[0-9]+|-[0-9]{{1,3}}(?:\.[0-9]+)*(?!-))(?![0-9]|{_COUNTED})"
    rf"|(?<=\()[0-9]{{1,2}}(?=\)(?!{_COUNTED}))"
)
"""The pattern of a clause number in a text, for any rulebook."""

_MASK = "§"
_POWERS = str.maketrans(
    {sign: f"{mark}{n}" for mark, signs in (("^", "⁰¹²³⁴⁵⁶⁷⁸⁹"), ("_", "₀₁₂₃₄₅₆₇₈₉")) for n, sign in enumerate(signs)}
)
_CIRCLED = re.compile("([①-⓿❶-➓]+)")
_MARKS = str.maketrans({"〜": "~", "∼": "~", "〈": "<", "〉": ">", **dict.fromkeys("‐‑‒–—―−", "-")})
_COMMA = re.compile(r"(?<=[^\x00-\x7f]),|,(?=[^\x00-\x7f])")
_SPACED = re.compile(r"[A-Za-z]{2,}[ \n][A-Za-z]{2,}")
_STOP = re.compile(r"(?<=[^\x00-\x7f])\.")


class Fingerprint(msgspec.Struct, frozen=True):
    """The fingerprints of one text: two of 16 hexadecimal digits, and a sketch of 128."""

    exact: str
    masked: str
    sketch: str


def normalise_text(text: str) -> str:
    """The text in its form for comparison: NFKC, quote marks folded into `'`, white space removed.

    A space between two digits becomes a mark, because `10 0` is not 100. The end of a line is no such space.

    A power stays separate from its base (`10²` does not become 102), and a circled number differs from a plain one.
    Control and format characters count as white space; the emphasis mark `**` of extracted text is
    dropped. Normalising twice changes nothing.
    """
    # The accent U+00B4 would decompose into a space and a combining mark: fold before NFKC and after.
    folded = _compatible(text.translate(_QUOTES)).translate(_QUOTES)
    visible = "".join(c for c in folded if c == " " or unicodedata.category(c) not in _INVISIBLE)
    joined = _BETWEEN_NUMBERS.sub(_SPACE, visible.replace(_EMPHASIS, "")).replace(" ", "")
    # Characters that white space kept apart may now compose.
    return _compatible(joined.replace(_EMPHASIS, ""))


def _compatible(text: str) -> str:
    """The text in NFKC, except for powers and circled numbers."""
    parts = _CIRCLED.split(text.translate(_POWERS))
    return "".join(part if at % 2 else unicodedata.normalize("NFKC", part) for at, part in enumerate(parts))


def mask_references(text: str, reference: re.Pattern[str] = REFERENCE) -> str:
    """The text with every clause number replaced by one mark.

    Clause numbers are dotted (`10.6.3`), hyphenated (`3-4-2.3`), or a chapter in brackets (`(8)`). A number
    that counts something stays: a plain one, one with its counter (`1.5倍`, `(3)枚`, `2-3枚`), a date. `reference`
    is the pattern of clause numbers in a rulebook with other numbers.
    """
    return reference.sub(_MASK, text)


def unify_marks(text: str) -> str:
    """A normalised text whose marks have one form: `~` for `〜`, `<` for `〈`, `-` for every dash, Japanese points."""
    return _STOP.sub("。", _COMMA.sub("、", text.translate(_MARKS)))


def find_references(text: str, reference: re.Pattern[str] = REFERENCE) -> tuple[str, ...]:
    """The clause numbers that a text prints, in order; for a range, its two ends."""
    return tuple(reference.findall(_readable(text)))


def masked_words(text: str, reference: re.Pattern[str] = REFERENCE) -> str:
    """The normalised text with every clause number replaced by one mark."""
    return normalise_text(mask_references(_readable(text), reference))


def _readable(text: str) -> str:
    """The text in which clause numbers are searched: normalised, but with its spaces if they separate words."""
    if not _SPACED.search(text):
        return normalise_text(text)
    return " ".join(_compatible(text.translate(_QUOTES)).replace(_EMPHASIS, "").split())


def fingerprint_text(text: str, reference: re.Pattern[str] = REFERENCE) -> Fingerprint:
    """The fingerprints of a clause's or heading's text."""
    exact = normalise_text(text)
    masked = masked_words(text, reference)
    return Fingerprint(exact=_digest(exact), masked=_digest(unify_marks(masked)), sketch=_sketch(masked))


def sketch_similarity(sketch: str, other: str) -> float:
    """The estimated similarity of two sketched texts: 1.0 for the same grams, about 0.0 for unrelated ones.

    The estimate is the correlation of the two texts' counts of character 3-grams. Its standard error
    for unrelated texts is about 0.1: enough to rank candidates, not to prove anything.

    Raises `ValueError` for a text that is not a sketch.
    """
    ours, theirs = _counts(sketch), _counts(other)
    if ours == theirs:
        return 1.0
    mean, their_mean = sum(ours) / SKETCH_DIGITS, sum(theirs) / SKETCH_DIGITS
    shared = sum(map(mul, ours, theirs)) / SKETCH_DIGITS - mean * their_mean
    spread = sum(map(mul, ours, ours)) / SKETCH_DIGITS - mean * mean
    their_spread = sum(map(mul, theirs, theirs)) / SKETCH_DIGITS - their_mean * their_mean
    return max(0.0, shared / math.sqrt(spread * their_spread)) if spread and their_spread else 0.0


def sketch_containment(whole: str, piece: str) -> float:
    """The share of a piece's grams that the whole may contain, estimated by their sketches: 1.0 for a part of it."""
    counts = _counts(piece)
    return sum(map(min, _counts(whole), counts)) / max(1, sum(counts))


def contains_masked(words: str, masked: str, sketch: str) -> bool:
    """Whether masked words contain a fingerprinted text, letter for letter except for references and marks.

    The sketch tells its length. A text of three letters or fewer, or of many hundreds, is not found.
    """
    length = sketch_length(sketch) + _GRAM - 1
    text = unify_marks(words)
    starts = range(len(text) - length + 1) if length > _GRAM else ()
    return any(_digest(text[start : start + length]) == masked for start in starts)


def sketch_length(sketch: str) -> int:
    """The approximate number of grams of a sketched text."""
    return sum(_counts(sketch))


def combine_sketches(sketches: Iterable[str]) -> str:
    """The approximate sketch of concatenated texts: the grams across their seams are missing."""
    sums = (min(_MOST, sum(counts)) for counts in zip(*map(_counts, sketches), strict=True))
    return "".join(f"{count:x}" for count in sums)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:HEX_DIGITS]


def _sketch(text: str) -> str:
    counts = [0] * SKETCH_DIGITS
    for start in range(max(1, len(text) - _GRAM + 1)):
        counts[crc32(text[start : start + _GRAM].encode()) % SKETCH_DIGITS] += 1
    return "".join(f"{min(_MOST, count):x}" for count in counts)


@functools.lru_cache(maxsize=20_000)
def _counts(sketch: str) -> tuple[int, ...]:
    if len(sketch) != SKETCH_DIGITS:
        raise ValueError(f"a sketch has {SKETCH_DIGITS} hexadecimal digits, not {len(sketch)}")
    return tuple(int(digit, 16) for digit in sketch)
