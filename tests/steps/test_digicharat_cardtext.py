"""Di Gi Charat's card text: every construct becomes exactly its tree, and errors say where and how to mend them."""

# ruff: noqa: E501  (a card's text is one line)

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, logger
from lark.exceptions import GrammarError

from saitei.adapters.card_text_tree import (
    Ability,
    ChosenCards,
    CreateDelayedTrigger,
    DamageInstruction,
    Draw,
    Filter,
    GainEffect,
    GameInstruction,
    Instruction,
    KeywordAbility,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    PlayAbility,
    PreviousCards,
    Ready,
    Rest,
    Side,
    StepPattern,
)
from saitei.steps.cardtext import AbilityLine, CardTextError
from saitei.steps.digicharat.cards import COLORS, PERSONS
from saitei.steps.digicharat.cardtext import card_text_grammar, card_text_language, parse
from saitei.steps.suite_game import load_game

PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"

DISCARDED = "discard pile"
ONE = ChosenCards(MatchingCards(("field",), "both"))
YOUR_ONE = ChosenCards(MatchingCards(("field",)))
ASLEEP = Filter(state=("asleep",))


def field(side: Side = "both", *state: str, **facts: tuple[str, ...]) -> MatchingCards:
    return MatchingCards(
        ("field",), side, Filter(facts=tuple(OneOf(*each) for each in sorted(facts.items())), state=state)
    )


def coming(side: Side = "both", **facts: tuple[str, ...]) -> MatchingCards:
    where = Filter(kind=("character",), facts=tuple(OneOf(*each) for each in sorted(facts.items())))
    return MatchingCards(("coming",), side, where)


def events(side: Side = "both") -> MatchingCards:
    return MatchingCards(("event",), side)


def power(add: int) -> tuple[NumberChange]:
    return (NumberChange("power", add=add),)


def guard(add: int) -> tuple[NumberChange]:
    return (NumberChange("guard", add=add),)


CHARACTERS = {"Cover.": KeywordAbility("cover"), "Pierce.": KeywordAbility("pierce")}

EVENTS: dict[str, tuple[Instruction, ...]] = {
    "Discard 1 character.": (Move(ONE, DISCARDED),),
    "Discard 1 event.": (Move(ChosenCards(events()), DISCARDED),),
    "Return 1 character to hand.": (Move(ONE, "hand"),),
    "Put 1 character to sleep.": (Rest(ONE),),
    "Wake 1 character.": (Ready(ONE),),
    "Deal 3 damage to 1 character.": (DamageInstruction(3, ONE),),
    "Deal 2 damage to your opponent.": (GameInstruction("hit", amount=2, side="opponent"),),
    "Deal 2 damage to you.": (GameInstruction("hit", amount=2, side="you"),),
    "Deal 1 damage to each player.": (GameInstruction("hit", amount=1, side="both"),),
    "Draw 1 card.": (Draw(1),),
    "Draw 2 cards.": (Draw(2),),
    "Wake 1 of your characters. Deal 2 damage to each asleep character. Draw 1 card.": (Ready(YOUR_ONE), DamageInstruction(2, field("both", "asleep")), Draw(1)),
    # which cards
    "Discard 1 of your awake Dejiko characters.": (Move(ChosenCards(field("you", "awake", person=("Dejiko",))), DISCARDED),),
    "Discard 2 opposing characters.": (Move(ChosenCards(field("opponent"), 2), DISCARDED),),
    "Discard each asleep blue character.": (Move(field("both", "asleep", color=("blue",)), DISCARDED),),
    "Return 1 opposing attacking character to hand.": (Move(ChosenCards(field("opponent", "attacking")), "hand"),),
    "Put 1 attacked character to sleep.": (Rest(ChosenCards(field("both", "attacked"))),),
    "Discard 1 coming character.": (Move(ChosenCards(coming()), DISCARDED),),
    "Discard each opposing coming character.": (Move(coming("opponent"), DISCARDED),),
    "Return 1 of your white coming characters to hand.": (Move(ChosenCards(coming("you", color=("white",))), "hand"),),
    "Return 2 coming characters to hand.": (Move(ChosenCards(coming(), 2), "hand"),),
    "Discard 1 opposing event.": (Move(ChosenCards(events("opponent")), DISCARDED),),
    "Discard 2 events.": (Move(ChosenCards(events(), 2), DISCARDED),),
    "Discard each of your events.": (Move(events("you"), DISCARDED),),
    # what lasts
    "This turn, 1 character has power +2.": (GainEffect(ONE, power(2), "turn"),),
    "This turn, 2 of your Gema characters have guard -1.": (GainEffect(ChosenCards(field("you", person=("Gema",)), 2), guard(-1), "turn"),),
    "This turn, each opposing character has power -1.": (GainEffect(field("opponent"), power(-1), "turn"),),
    "While this is in effect, your characters have power +2.": (GainEffect(field("you"), power(2), "always"),),
    "While this is in effect, opposing Usada characters have guard -2.": (GainEffect(field("opponent", person=("Usada",)), guard(-2), "always"),),
    "While this is in effect, all red characters have power +1.": (GainEffect(field(color=("red",)), power(1), "always"),),
    "While this is in effect, 1 of your Puchiko characters has guard +2.": (GainEffect(ChosenCards(field("you", person=("Puchiko",))), guard(2), "always"),),
    "This turn, 1 of your characters has power +3. At the end of the turn, discard it.": (GainEffect(YOUR_ONE, power(3), "turn"), CreateDelayedTrigger(StepPattern("turn", edge="ends", side="both"), (Move(PreviousCards(), DISCARDED),))),
    # battles
    "Your character in the battle reflects.": (GameInstruction("reflect"),),
    "Your attacking character strikes your opponent.": (GameInstruction("strike"),),
    "This battle deals 2 more damage to your opponent.": (GameInstruction("boost", amount=2),),
}  # fmt: skip

TREES: dict[tuple[str, str], Ability] = {
    **{("character", text): KeywordAbility(tree.what, text=text) for text, tree in CHARACTERS.items()},
    **{("event", text): PlayAbility(then, text=text) for text, then in EVENTS.items()},
}


# --- what is understood --------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "text"), list(TREES))
def test_a_text_becomes_its_tree(kind: str, text: str) -> None:
    assert parse(text, card_kind=kind) == (TREES[kind, text],)


def test_the_page_and_these_trees_show_the_same_texts() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```digicharat:(\w+)\n(.*?)^```", page, re.M | re.S)
    shown = [(kind, text) for kind, block in blocks for text in block.strip().split("\n")]
    assert shown == list(TREES)


def test_the_page_names_every_person_and_colour() -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## digicharat")[2]
    for words in (PERSONS, COLORS):
        assert f"| {', '.join(f'`{word}`' for word in words)} |" in section


@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("color", COLORS)
def test_persons_and_colours_in_either_order(person: str, color: str) -> None:
    then = (Move(ChosenCards(field(person=(person,), color=(color,))), "hand"),)
    for words in (f"{person} {color}", f"{color} {person.upper()}"):
        text = f"Return 1 {words} character to hand."
        assert parse(text, card_kind="event") == (PlayAbility(then, text=text),)


def test_each_line_is_an_ability() -> None:
    cover, pierce = parse("Cover. / Pierce.", card_kind="character")
    assert (cover, pierce) == (KeywordAbility("cover", text="Cover."), KeywordAbility("pierce", text="Pierce."))
    assert len(parse("Draw 1 card.\nDraw 2 cards.", card_kind="event")) == 2


@pytest.mark.parametrize(("kind", "text"), list(TREES))
def test_case_and_blanks_do_not_matter(kind: str, text: str) -> None:
    for other in (text.upper(), text.lower(), text.replace(" ", "\t  ")):
        (ability,) = parse(other, card_kind=kind)
        tree = TREES[kind, text]
        assert isinstance(ability, KeywordAbility | PlayAbility)
        assert ability == type(tree)(**{**_fields(tree), "text": other})


def _fields(tree: Ability) -> dict[str, Any]:
    return {name: getattr(tree, name) for name in tree.__struct_fields__}


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("digicharat").card_text is parse


# --- the grammar ---------------------------------------------------------------------------------


def test_the_page_shows_every_rule_of_the_grammar() -> None:
    rules = set(re.findall(r"->\s*(\w+)$", card_text_grammar(), re.M))
    used = {
        str(part.data)
        for _, text in TREES
        for part in card_text_language().parse_line(AbilityLine(0, text)).iter_subtrees()
    }
    assert rules - used == set()


def test_no_text_has_two_readings(caplog: pytest.LogCaptureFixture) -> None:
    """Conflicts are what lark only logs, and decides by itself."""
    torn = f'{card_text_grammar()}\n%extend instruction: "discard" ONE "character" -> twice\n'
    assert _conflicts(torn, caplog)
    assert _conflicts(card_text_grammar(), caplog) == []


def _conflicts(rules: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    logger.addHandler(caplog.handler)
    try:
        with caplog.at_level(logging.DEBUG, logger="lark"):
            Lark(rules, parser="lalr", start="line", maybe_placeholders=True, debug=True)
    except GrammarError as error:  # two ways to reduce, which lark does not decide
        return [str(error)]
    finally:
        logger.removeHandler(caplog.handler)
    return [record.message for record in caplog.records if "conflict" in record.message]


# --- what is refused -----------------------------------------------------------------------------

CHOSEN = "no character was chosen that 'it' could mean"
REFUSED = [
    # words, and their nearest
    ("event", "Discrad 1 character.", 1, "did you mean 'discard'?"),
    ("event", "Discard 1 charcter.", 11, "did you mean 'character'?"),
    ("event", "Discard 1 Dejico character.", 11, "did you mean 'dejiko'?"),
    ("event", "Discard 1 bleu character.", 11, "did you mean 'blue'?"),
    ("event", "Discard 1 holomem.", 11, "'holomem' is not understood here; expected 'character', 'coming', 'event'"),
    ("event", "Discard 1 character", 20, "end the sentence with '.'"),
    ("event", "Deal 2 damage to opponent.", 18, "did you mean 'your opponent'?"),
    ("event", "This turn, 1 character has power 2.", 34, "expected 'a number with a sign, as +2'"),
    ("event", "Your character in the battle reflect.", 1, "did you mean 'your character in the battle reflects'?"),
    ("event", "This battle deals 2 damage to your opponent.", 21, "did you mean 'more damage to your opponent'?"),
    ("character", "Covers.", 1, "did you mean 'cover'?"),
    # numbers
    ("event", "Discard 1 characters.", 11, "did you mean 'character'?"),
    ("event", "Discard 2 character.", 11, "did you mean 'characters'?"),
    ("event", "Discard each events.", 14, "did you mean 'event'?"),
    ("event", "Draw 1 cards.", 8, "did you mean 'card'?"),
    ("event", "This turn, 1 character have power +2.", 24, "expected 'has'"),
    ("event", "While this is in effect, your characters has power +2.", 42, "expected 'have'"),
    ("event", "Discard a character.", 9, "expected 'each', 'a number', '1'"),
    ("event", "Deal 0 damage to you.", 6, "expected 'a number', '1'"),
    # which cards
    ("event", "Discard 1 of your opposing characters.", 19, "a card cannot be both 'of your' and 'opposing'; leave one out"),
    ("event", "Wake 1 awake asleep character.", 14, "a card cannot be both 'awake' and 'asleep'"),
    ("event", "Discard 1 Gema blue Usada character.", 21, "a card cannot be both 'Gema' and 'Usada'"),
    ("event", "Discard each red red character.", 18, "a card cannot be both 'red' and 'red'"),
    ("event", "Discard 1 attacking attacked character.", 21, "leave one out"),
    ("event", "While this is in effect, your opposing characters have power +2.", 31, "leave one out"),
    ("event", "While this is in effect, characters have power +2.", 26, "expected 'all'"),
    ("event", "Discard 1 asleep coming character.", 11, "a coming character is not asleep yet; leave 'asleep' out"),
    ("event", "Discard 1 blue attacked coming character.", 16, "a coming character is not attacked yet"),
    ("event", "Wake 1 coming character.", 8, "'coming' is not understood here"),
    ("event", "Return 1 event to hand.", 10, "'event' is not understood here"),
    ("event", "Discard 1 coming event.", 18, "expected 'character'"),
    ("event", "Discard 1 blue event.", 16, "'event' is not understood here"),
    ("event", "At the end of the turn, discard it.", 1, CHOSEN),
    ("event", "Wake 1 character. Draw 1 card. At the end of the turn, discard it.", 32, CHOSEN),
    ("event", "Wake 2 characters. At the end of the turn, discard it.", 20, CHOSEN),
    ("event", "Wake each character. At the end of the turn, discard it.", 22, CHOSEN),
    ("event", "Return 1 character to hand. At the end of the turn, discard it.", 29, CHOSEN),
    # texts on the wrong card
    ("event", "Cover.", 1, "'Cover.' belongs to a character; give it to a character, or write a sentence"),
    ("character", "Draw 1 card.", 1, "sentences belong to an event; give it to an event, or write 'Cover.' or 'Pierce.'"),
    ("character", "Cover. / Pierce. Cover.", 18, "there are two abilities in one line; separate them with ' / '"),
    ("character", "Cover. Draw 1 card.", 8, "'Draw' is not understood here"),
    ("event", " / ", 1, "the text is empty"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "column", "said"), REFUSED)
def test_a_text_that_is_not_understood_says_where_and_how(kind: str, text: str, column: int, said: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text, card_kind=kind)
    error = caught.value
    problem, shown, caret = str(error).split("\n")
    assert said in problem
    assert (error.line, error.column) == (1, column)
    assert error.mend
    assert (shown, caret) == (f"  {text}", " " * (column + 1) + "^")


def test_another_kind_of_card_is_refused() -> None:
    with pytest.raises(ValueError, match="the kinds are: character, event"):
        parse("Draw 1 card.", card_kind="episode")


@given(st.sampled_from(list(TREES)), st.data())
@settings(max_examples=100, deadline=None)
def test_a_word_less_or_more_is_never_the_same_text(case: tuple[str, str], data: st.DataObject) -> None:
    """Nothing is skipped: a word left out changes the tree or is refused, a strange word is refused."""
    kind, text = case
    words = text.split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    with pytest.raises(CardTextError):
        parse(" ".join([*words[:at], "zyzzyva", *words[at:]]), card_kind=kind)
    try:
        (ability,) = parse(" ".join([*words[:at], *words[at + 1 :]]), card_kind=kind)
    except CardTextError as error:
        assert error.mend
    else:
        assert isinstance(ability, PlayAbility)
        assert ability.then != EVENTS[text]
