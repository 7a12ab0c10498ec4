"""Fingerprints overlook what a reader would, and nothing else."""

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saitei.rulebooks import fingerprint_text, normalise_text, sketch_similarity
from saitei.rulebooks.fingerprints import contains_masked, mask_references, masked_words, unify_marks

LONG = "A player who cannot draw loses; the other players go on until one of them is left on the stage."


@given(st.text())
def test_normalising_twice_changes_nothing(text: str) -> None:
    once = normalise_text(text)
    assert normalise_text(once) == once
    plain = "".join(character for character in once if unicodedata.category(character) != "No")
    assert unicodedata.is_normalized("NFKC", plain)
    assert not any(character.isspace() for character in once)


@given(st.lists(st.text(alphabet=st.characters(categories=["L", "N"], max_codepoint=0x24F)), min_size=2))
def test_white_space_is_overlooked(parts: list[str]) -> None:
    parts = [*filter(None, parts)] or [""]
    between = [
        "" if one[-1:].isnumeric() and two[:1].isnumeric() else " \n\u3000\u200b" for one, two in pairwise(parts)
    ]
    spaced = "".join(part + space for part, space in zip(parts, [*between, ""], strict=True))
    assert normalise_text("".join(parts)) == normalise_text(spaced)


@pytest.mark.parametrize("space", [" ", "  ", "\u3000", "\u00a0", " \u200b", "\u200b "])
def test_a_space_between_digits_counts(space: str) -> None:
    one, other = fingerprint_text(f"10{space}0枚"), fingerprint_text("100枚")
    assert one != other and one.exact == fingerprint_text("１０ ０枚").exact
    assert fingerprint_text(f"10{space}枚").exact == fingerprint_text("10枚").exact
    assert fingerprint_text("10\n0枚").exact == other.exact  # the end of a line may stand within a number


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
    assert fingerprint_text(one) == fingerprint_text(other)


@pytest.mark.parametrize(("one", "other"), [("a", "b"), ("1 card", "2 cards"), ("a.", "a"), ("a*b", "ab")])
def test_different_after_normalising(one: str, other: str) -> None:
    assert fingerprint_text(one).exact != fingerprint_text(other).exact


@given(st.lists(st.integers(1, 99), min_size=2, max_size=6), st.lists(st.integers(1, 99), min_size=2, max_size=6))
def test_renumbered_reference_changes_only_exact(one: list[int], other: list[int]) -> None:
    first, second = (fingerprint_text(f"See ({'.'.join(map(str, number))}) for it.") for number in (one, other))
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
        ("7.2から7.5で、7.2-7.5", "§から§で、§-§"),
        ("付ける(5.16)カード", "付ける(§)カード"),
        ("'回す'(8)が、(8.4、8.5)", "'回す'(§)が、(§、§)"),
        ("1.5倍", "1.5倍"),
        ("(3)枚", "(3)枚"),
        ("2-3枚", "2-3枚"),
        ("約1.5と×2.5", "約1.5と×2.5"),
        ("1.5%", "1.5%"),
        ("2026-01-30と2026.1.30", "2026-01-30と2026.1.30"),
    ],
)
def test_what_is_masked(text: str, masked: str) -> None:
    assert mask_references(text) == masked


@pytest.mark.parametrize(
    ("one", "other"),
    [("10²", "102"), ("①", "1"), ("①", "②"), ("1.5倍", "2.5倍"), ("(3)枚", "(4)枚"), ("½", "12"), ("x₂", "x2")],
)
def test_a_number_in_the_text_is_no_other(one: str, other: str) -> None:
    assert fingerprint_text(one).exact != fingerprint_text(other).exact
    assert fingerprint_text(one).masked != fingerprint_text(other).masked


@pytest.mark.parametrize(
    ("one", "other"),
    [("灯台～風車", "灯台〜風車"), ("灯台、風車", "灯台，風車"), ("回す。", "回す．"), ("灯台–風車", "灯台—風車")],
)
def test_another_look_of_a_mark_is_masked(one: str, other: str) -> None:
    assert fingerprint_text(one).exact != fingerprint_text(other).exact
    assert fingerprint_text(one).masked == fingerprint_text(other).masked


def test_the_points_and_commas_of_latin_text_are_its_own() -> None:
    assert fingerprint_text("Draw 1,000 cards.").masked == fingerprint_text("Draw 1,000 cards.").exact


@given(st.text())
def test_fingerprints_are_hexadecimal_digits(text: str) -> None:
    found = fingerprint_text(text)
    assert [len(value) for value in (found.exact, found.masked, found.sketch)] == [16, 16, 128]
    assert all(int(value, 16) >= 0 for value in (found.exact, found.masked, found.sketch))
    assert sketch_similarity(found.sketch, found.sketch) == 1.0


def test_sketches_rank_a_rewording_above_another_text() -> None:
    reworded = LONG.replace("loses", "has lost")
    other = "Cheer cards are sent from the top of the cheer deck, and attached to any holomem of that player."
    sketch = fingerprint_text(LONG).sketch
    assert sketch_similarity(sketch, fingerprint_text(reworded).sketch) > 0.6
    assert sketch_similarity(sketch, fingerprint_text(reworded).sketch) > sketch_similarity(
        sketch, fingerprint_text(other).sketch
    )


@given(st.text(), st.text(min_size=4), st.text())
def test_a_fingerprinted_text_is_found_in_the_words_around_it(before: str, text: str, after: str) -> None:
    found = fingerprint_text(text)
    words = masked_words(before) + masked_words(text) + masked_words(after)
    same_marks = unify_marks(masked_words(text)) in unify_marks(words)  # a comma at its end looks like its neighbours
    if same_marks and 3 < len(masked_words(text)) < 15:  # the sketch of a longer text may not tell its length
        assert contains_masked(words, found.masked, found.sketch)


def test_a_text_with_another_letter_is_not_found() -> None:
    found = fingerprint_text("灯台を2個回します(1.2.3)。")
    assert contains_masked(masked_words("朝に灯台を2個回します(4.5.6)。"), found.masked, found.sketch)
    assert not contains_masked(masked_words("朝に灯台を3個回します(1.2.3)。"), found.masked, found.sketch)


def test_fingerprints_stay_the_same_for_ever() -> None:
    found = fingerprint_text("Draw 1 card (10.6.3).")
    assert (found.exact, found.masked, found.sketch) == (
        "c63afc9161170715",
        "727decf25cde8c89",
        "0000000000000010000000020000010101000000000000001000100000000000000000000000000010000100000000000000000000000000"
        "0000010000000000",
    )
