"""Fingerprints overlook what a reader would, and nothing else."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saitei.rulebooks import fingerprint, normalise, similarity
from saitei.rulebooks.fingerprints import mask_references

LONG = "A player who cannot draw loses; the other players go on until one of them is left on the stage."


@given(st.text())
def test_normalising_twice_changes_nothing(text: str) -> None:
    once = normalise(text)
    assert normalise(once) == once
    assert unicodedata.is_normalized("NFKC", once)
    assert not any(character.isspace() for character in once)


@given(st.lists(st.text(alphabet=st.characters(categories=["L", "N"], max_codepoint=0x24F)), min_size=2))
def test_white_space_is_overlooked(parts: list[str]) -> None:
    assert normalise("".join(parts)) == normalise(" \n\u3000\u200b".join(parts))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("HP", "\uff28\uff30"),  # full width
        ("\u30ac", "\u30ab\u3099"),  # a voiced kana, composed and not
        ("\u30ac", "\uff76\uff9e"),  # half width
        ("'a'", "\u2018a\u2019"),
        ("'a'", '"a"'),
        ("'a'", "\u300ca\u300d"),
        ("'a'", "\uff62a\uff63"),
        ("bold", "**bold**"),
    ],
)
def test_same_after_normalising(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(("one", "other"), [("a", "b"), ("1 card", "2 cards"), ("a.", "a"), ("a*b", "ab")])
def test_different_after_normalising(one: str, other: str) -> None:
    assert fingerprint(one).exact != fingerprint(other).exact


@given(st.lists(st.integers(1, 99), min_size=2, max_size=6), st.lists(st.integers(1, 99), min_size=2, max_size=6))
def test_renumbered_reference_changes_only_exact(one: list[int], other: list[int]) -> None:
    first, second = (fingerprint(f"See ({'.'.join(map(str, number))}) for it.") for number in (one, other))
    assert first.masked == second.masked
    assert first.sketch == second.sketch
    assert (first.exact == second.exact) == (one == other)


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("10.6.3.2", "§"),
        ("10.10.1.1-10.10.1.4", "§-§"),
        ("3-4-2.3", "§"),
        ("go on (8)", "go on (§)"),
        ("draw 7 cards, at most 20", "draw 7 cards, at most 20"),
    ],
)
def test_what_is_masked(text: str, masked: str) -> None:
    assert mask_references(text) == masked


@given(st.text())
def test_fingerprints_are_hexadecimal_digits(text: str) -> None:
    found = fingerprint(text)
    assert [len(value) for value in (found.exact, found.masked, found.sketch)] == [16, 16, 128]
    assert all(int(value, 16) >= 0 for value in (found.exact, found.masked, found.sketch))
    assert similarity(found.sketch, found.sketch) == 1.0


def test_sketches_rank_a_rewording_above_another_text() -> None:
    reworded = LONG.replace("loses", "has lost")
    other = "Cheer cards are sent from the top of the cheer deck, and attached to any holomem of that player."
    sketch = fingerprint(LONG).sketch
    assert similarity(sketch, fingerprint(reworded).sketch) > 0.6
    assert similarity(sketch, fingerprint(reworded).sketch) > similarity(sketch, fingerprint(other).sketch)


def test_fingerprints_stay_the_same_for_ever() -> None:
    found = fingerprint("Draw 1 card (10.6.3).")
    assert (found.exact, found.masked, found.sketch) == (
        "c63afc9161170715",
        "727decf25cde8c89",
        "0000000000000010000000020000010101000000000000001000100000000000000000000000000010000100000000000000000000000000"
        "0000010000000000",
    )
