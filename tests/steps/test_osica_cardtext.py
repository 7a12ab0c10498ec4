"""OSICA's card text: every construct becomes exactly its tree, and errors say where and how to mend them."""

# ruff: noqa: E501  (a card's text is one line)

from __future__ import annotations

import functools
import logging
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, logger
from lark.exceptions import GrammarError
from msgspec.structs import replace

from saitei.adapters.card_text_tree import (
    Ability,
    AdjustCounter,
    AmountCondition,
    AutomaticAbility,
    Bound,
    ChosenCards,
    ContinuousAbility,
    CountCondition,
    CounterAmount,
    Draw,
    EachPlayer,
    EventPattern,
    Filter,
    GainAbility,
    GainEffect,
    GameAbility,
    GameInstruction,
    IfInstruction,
    Instruction,
    Keyword,
    MatchingCards,
    Move,
    NumberChange,
    OneOf,
    OptionalInstruction,
    Places,
    PreviousCards,
    Ready,
    Rest,
    Side,
    StepPattern,
    Switch,
    ThisCard,
    TopCards,
    Value,
)
from saitei.steps.cardtext import AbilityLine, CardTextError
from saitei.steps.osica.cardtext import card_text_grammar, card_text_language, parse
from saitei.steps.suite_game import load_game

PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"

BOARD = ("stage", "assist")
CHARACTER = Filter(kind=("character",))
ONE_MORE = (NumberChange("ap", add=1000),)


def one(side: Side = "both", *zone: str, where: Filter = CHARACTER) -> ChosenCards:
    return ChosenCards(MatchingCards(zone or BOARD, side, where), least=1)


def all_of(side: Side) -> MatchingCards:
    return MatchingCards(BOARD, side, CHARACTER)


def numbered(what: str, number: int) -> GameAbility:
    return GameAbility(what, name="", values=(Value("number", number),))


def hand(count: int = 1) -> ChosenCards:
    return ChosenCards(MatchingCards(("hand",)), count)


DRAW = (Draw(1),)

# What is done, in an Action: each instruction of the language.
DONE: dict[str, tuple[Instruction, ...]] = {
    "Draw 1 card.": DRAW,
    "Draw 2 cards.": (Draw(2),),
    "Your opponent draws 1 card.": (Draw(1, "opponent"),),
    "Gain 2 cost.": (GameInstruction("gain-cost", amount=2),),
    "Yell 2.": (GameInstruction("yell", amount=2),),
    "Steal 1 heart.": (GameInstruction("steal", amount=1),),
    "Steal 2 hearts.": (GameInstruction("steal", amount=2),),
    "Drop 2 cards from your hand, then gain 1 cost.": (Move(hand(2), "drop"), GameInstruction("gain-cost", amount=1)),
    "Your opponent drops 1 card from their hand.": (Move(ChosenCards(MatchingCards(("hand",), "opponent"), by="opponent"), "drop"),),
    "Drop the top 1 card of your deck.": (Move(TopCards("deck"), "drop"),),
    "Drop the top 2 cards of your deck. Draw 1 card.": (Move(TopCards("deck", 2), "drop"), Draw(1)),
    "Your opponent drops the top card of their deck.": (Move(TopCards("deck", side="opponent"), "drop"),),
    "Each player drops the top card of their deck.": (EachPlayer(Move(TopCards("deck"), "drop")),),
    "Put 1 card from your hand onto your hearts.": (Move(hand(), "hearts"),),
    "Put 1 card from your drop into your hand.": (Move(ChosenCards(MatchingCards(("drop",))), "hand"),),
    "Return this character to hand.": (Move(ThisCard(), "hand"),),
    "Keep 1 card from your hand.": (GameInstruction("keep", cards=hand()),),
    "You may play an event #Starter.": (OptionalInstruction((GameInstruction("play", cards=ChosenCards(MatchingCards(("hand",), where=Filter(kind=("event",), facts=(OneOf("tag", ("Starter",)),))))),)),),
    "Your Camp rank is +1.": (AdjustCounter("Camp rank", 1),),
    "Your Cook rank is -1.": (AdjustCounter("Cook rank", -1),),
    "Bring out an orb.": (AdjustCounter("orb"),),
    # what is chosen, and what is done with it
    "Choose 1 of your characters. It stands up. This turn, it has AP +4000.": (Ready(one("you")), GainEffect(PreviousCards(), (NumberChange("ap", add=4000),))),
    "Choose 1 opposing character. It rests.": (Rest(one("opponent")),),
    "Choose 1 resting character. Drop it.": (Move(one(where=Filter(kind=("character",), state=("resting",))), "drop"),),
    "Choose 1 opposing standing character. Return it to hand.": (Move(one("opponent", where=Filter(kind=("character",), state=("standing",))), "hand"),),
    "Choose 1 of your characters. It limit-breaks.": (GameInstruction("limit-break", cards=one("you")),),
    "Choose 1 of your other cards. Put it on top of your deck.": (Move(one("you", where=Filter(other=True)), "deck"),),
    "Choose 1 of your other characters. Put it onto your hearts.": (Move(one("you", where=Filter(kind=("character",), other=True)), "hearts"),),
    "Choose 1 of your characters. Put it into your cost area.": (Move(one("you"), "cost"),),
    "Choose 1 of your characters in the assist area. Move it to the right.": (Move(one("you", "assist"), "right"),),
    "Choose 1 opposing character on the stage. Drop it.": (Move(one("opponent", "stage"), "drop"),),
    "Choose 1 of your other characters in the center. Move it to the assist area.": (Move(one("you", "center", where=Filter(kind=("character",), other=True)), "assist"),),
    "Choose 1 character in your drop. Move it to the left.": (Move(one("you", "drop"), "left"),),
    "Exchange 2 of your other characters.": (Switch(one("you", where=Filter(kind=("character",), other=True)), one("you", where=Filter(kind=("character",), other=True))),),
    "Exchange 1 of your level 1 characters with 1 of your level 3 characters.": (Switch(*(one("you", where=Filter(kind=("character",), bounds=(Bound("level", n, n),))) for n in (1, 3))),),
    # what lasts for the turn
    "This turn, this character has Critical.": (GainEffect(ThisCard(), (GainAbility(GameAbility("critical", name="")),)),),
    "This turn, all your characters have AP +1000.": (GainEffect(all_of("you"), ONE_MORE),),
    "This turn, all opposing characters have AP -3000.": (GainEffect(all_of("opponent"), (NumberChange("ap", add=-3000),)),),
    "This turn, all characters have Charge 2000.": (GainEffect(all_of("both"), (GainAbility(numbered("charge", 2000)),)),),
    "This turn, your hand limit is +2.": (AdjustCounter("hand limit", 2, until="turn"),),
    "This turn, bring out an orb.": (AdjustCounter("orb", until="turn"),),
    # what depends
    "If your Camp rank is 2 or more, draw 1 card.": (IfInstruction(AmountCondition(CounterAmount("Camp rank"), least=2), DRAW),),
    "If you have an orb out, draw 1 card.": (IfInstruction(AmountCondition(CounterAmount("orb"), least=1), DRAW),),
    "If you have a kept card, draw 1 card.": (IfInstruction(CountCondition(MatchingCards(("oshi",), where=Filter(state=("kept",))), least=1), DRAW),),
}  # fmt: skip

ABILITIES: dict[str, Ability] = {
    # frames
    "Entry: Draw 1 card.": GameAbility("entry", name="", then=DRAW),
    "Entry 2: Draw 1 card.": GameAbility("entry", name="", values=(Value("cost", 2),), then=DRAW),
    "Appeal 1: Draw 1 card.": GameAbility("appeal", name="", values=(Value("cost", 1),), then=DRAW),
    "Action 1: Draw 1 card.": GameAbility("action", name="", values=(Value("cost", 1),), then=DRAW),
    "Counter 1: Draw 1 card.": GameAbility("counter", name="", values=(Value("cost", 1),), then=DRAW),
    # keywords
    "Charge 3000.": numbered("charge", 3000),
    "Power Up 1000.": numbered("power-up", 1000),
    "Destroy 2.": numbered("destroy", 2),
    "Cheer 2.": numbered("cheer", 2),
    "Mix 1.": numbered("mix", 1),
    "Decode 1.": numbered("decode", 1),
    "Perform 2.": numbered("perform", 2),
    "Contact 1.": numbered("contact", 1),
    "Through.": GameAbility("through", name=""),
    "Critical.": GameAbility("critical", name=""),
    "Stop.": GameAbility("stop", name=""),
    "Double.": GameAbility("double", name=""),
    # what follows
    "When this card has cheered, draw 1 card.": AutomaticAbility(EventPattern("cheered", subject=ThisCard()), DRAW),
    "When this card has mixed, draw 1 card.": AutomaticAbility(EventPattern("mixed", subject=ThisCard()), DRAW),
    "When this card has decoded, draw 1 card.": AutomaticAbility(EventPattern("decoded", subject=ThisCard()), DRAW),
    "When this card has performed, draw 1 card.": AutomaticAbility(EventPattern("performed", subject=ThisCard()), DRAW),
    "When this card has contacted, draw 1 card.": AutomaticAbility(EventPattern("contacted", subject=ThisCard()), DRAW),
    "When you have stolen a heart, draw 1 card.": AutomaticAbility(EventPattern("steal", by="you"), DRAW),
    "At the end of the turn, draw 1 card.": AutomaticAbility(StepPattern("turn", edge="ends"), DRAW),
    # what is so
    "This character has AP +1000.": ContinuousAbility(ThisCard(), ONE_MORE),
    "This character has Double.": ContinuousAbility(ThisCard(), (GainAbility(GameAbility("double", name="")),)),
    "This card has yell symbol +1.": ContinuousAbility(ThisCard(), (NumberChange("yell", add=1),)),
    "This card has Cheer 5.": ContinuousAbility(ThisCard(), (GainAbility(numbered("cheer", 5)),)),
    "Your characters have AP +1000.": ContinuousAbility(all_of("you"), ONE_MORE),
    "Opposing characters have AP -1000.": ContinuousAbility(all_of("opponent"), (NumberChange("ap", add=-1000),)),
    "All characters have AP +1000.": ContinuousAbility(all_of("both"), ONE_MORE),
    "The character in front has AP -2000.": ContinuousAbility(MatchingCards(("stage",), "opponent", place=Places(of=ThisCard(), at="front")), (NumberChange("ap", add=-2000),)),
    "Your hand limit is +2.": ContinuousAbility(ThisCard(), (NumberChange("hand limit", add=2),)),
    "While your Camp rank is 2 or more, this character has AP +1000.": ContinuousAbility(ThisCard(), ONE_MORE, condition=AmountCondition(CounterAmount("Camp rank"), least=2)),
    "While you have an orb out, this character has AP +1000.": ContinuousAbility(ThisCard(), ONE_MORE, condition=AmountCondition(CounterAmount("orb"), least=1)),
    "[This card has Cheer 2.]": ContinuousAbility(ThisCard(), (GainAbility(numbered("cheer", 2)),), zone=("anywhere",)),
    # what stands in front
    "Unity 3 #Camp: This character has AP +1000.": ContinuousAbility(ThisCard(), ONE_MORE, keywords=(Keyword("unity-tag", ("Camp",), 3),)),
    'Unity 2 "Rin": Double.': GameAbility("double", name="", keywords=(Keyword("unity-name", ("Rin",), 2),)),
    "Unity 3 #Starter: Entry: Draw 1 card.": GameAbility("entry", name="", then=DRAW, keywords=(Keyword("unity-tag", ("Starter",), 3),)),
    "Design 10: When you have stolen a heart, draw 1 card.": AutomaticAbility(EventPattern("steal", by="you"), DRAW, keywords=(Keyword("design", number=10),)),
}  # fmt: skip

PLAYS: dict[str, Ability] = {
    "Play: Draw 1 card.": GameAbility("play", name="", then=DRAW),
    "Play 2: Choose 1 opposing character. Drop it.": GameAbility("play", name="", values=(Value("cost", 2),), then=(Move(one("opponent"), "drop"),)),
    "Design 3: Counter: Draw 1 card.": GameAbility("counter", name="", then=DRAW, keywords=(Keyword("design", number=3),)),
}  # fmt: skip

SHOWN = [
    *(("character", text) for text in ABILITIES),
    *(("character", f"Action: {text}") for text in DONE),
    *(("event", text) for text in PLAYS),
]


def tree(text: str) -> Ability:
    """The tree that a text has to become."""
    done = DONE.get(text.removeprefix("Action: "))
    found = GameAbility("action", name="", then=done) if done is not None else {**ABILITIES, **PLAYS}[text]
    assert isinstance(found, GameAbility | AutomaticAbility | ContinuousAbility)
    return replace(found, text=text)


# --- what is understood --------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "text"), SHOWN)
def test_a_text_becomes_its_tree(kind: str, text: str) -> None:
    assert parse(text, card_kind=kind) == (tree(text),)


def test_the_page_and_these_trees_show_the_same_texts() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```osica:(\w+)\n(.*?)^```", page, re.M | re.S)
    shown = [(kind, text) for kind, block in blocks for text in block.strip().split("\n")]
    assert sorted(shown) == sorted(SHOWN)


def test_each_line_is_an_ability() -> None:
    charge, double = parse("Charge 3000. / Double.", card_kind="character")
    assert (charge, double) == (tree("Charge 3000."), tree("Double."))
    assert len(parse("Through.\nStop.", card_kind="support")) == 2


@pytest.mark.parametrize(("kind", "text"), SHOWN)
def test_case_and_blanks_do_not_matter(kind: str, text: str) -> None:
    names = set(re.findall(r'#\w+|"\w+"', text))
    for other in (text.upper(), text.lower(), text.replace(" ", "\t  ")):
        named = functools.reduce(lambda said, name: re.sub(re.escape(name), name, said, flags=re.I), names, other)
        (ability,) = parse(named, card_kind=kind)
        assert isinstance(ability, GameAbility | AutomaticAbility | ContinuousAbility)
        assert replace(ability, text=text) == tree(text)


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("osica").card_text is parse


# --- the grammar ---------------------------------------------------------------------------------


def test_the_page_shows_every_rule_of_the_grammar() -> None:
    rules = set(re.findall(r"->\s*(\w+)$", card_text_grammar(), re.M))
    used = {
        str(part.data)
        for _, text in SHOWN
        for part in card_text_language().parse_line(AbilityLine(0, text)).iter_subtrees()
    }
    assert rules - used == set()


def test_no_text_has_two_readings(caplog: pytest.LogCaptureFixture) -> None:
    """Conflicts are what lark only logs, and decides by itself."""
    torn = f'{card_text_grammar()}\n%extend instruction: "gain" INTEGER "cost" -> twice\n'
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

REFUSED = [
    # words, and their nearest
    ("character", "Etnry: Draw 1 card.", 1, "did you mean 'entry'?"),
    ("character", "Entry: Darw 1 card.", 8, "did you mean 'draw'?"),
    ("character", "Chargee 3000.", 1, "did you mean 'charge'?"),
    ("character", "Action: Choose 1 oposing character. It rests.", 18, "did you mean 'opposing'?"),
    ("character", "Action: Choose 1 of your holomem. It rests.", 26, "'holomem' is not understood here"),
    ("character", "This character has AP 1000.", 23, "expected 'a number with a sign, as +1000'"),
    ("character", "Unity 3 Camp: Double.", 9, "expected 'a name, as \"Rin\"', 'a tag, as #Camp'"),
    ("character", "Action: Your Sing rank is +1.", 14, "'Sing' is not understood here; expected 'Camp rank'"),
    ("character", "Action: Draw 1 card", 20, "end the sentence with '.'"),
    ("character", "Charge.", 7, "expected 'a number'"),
    ("character", "Double 2.", 8, "'2' is not understood here; expected '.'"),
    # numbers
    ("character", "Action: Draw 1 cards.", 16, "did you mean 'card'?"),
    ("character", "Action: Steal 2 heart.", 17, "did you mean 'hearts'?"),
    ("character", "Entry 0: Draw 1 card.", 7, "expected"),
    ("character", "Action: Exchange 3 of your characters.", 18, "3 characters cannot be exchanged; write 2"),
    # it
    ("character", "Action: It rests.", 9, "'it' has no meaning: no card was chosen; begin with 'Choose 1 ...'"),
    ("character", "Action: Draw 1 card. Drop it.", 22, "no card was chosen"),
    ("character", "Action: Choose 1 of your characters.", 9, "the card that is chosen here is not used; go on with 'It ...'"),
    ("character", "Action: Choose 1 of your characters. Draw 1 card. Choose 1 opposing character. Drop it.", 9, "the card that is chosen here is not used"),
    ("character", "Action: If you have an orb out, choose 1 of your characters. It rests.", 9, "choose first: 'Choose 1 ... If ...'"),
    # which cards
    ("character", "Action: Choose 1 of your opposing characters. It rests.", 26, "'opposing' is not understood here"),
    ("character", "Action: Choose 1 level 1 level 2 character. It rests.", 16, "two words of the same sort"),
    # texts on the wrong card
    ("character", "Play: Draw 1 card.", 1, "'Play' belongs to an event; give it to an event, or write 'Entry' or 'Action'"),
    ("support", "Play 2: Draw 1 card.", 1, "'Play' belongs to an event"),
    ("event", "Action: Draw 1 card.", 1, "an event needs 'Play' or 'Counter'; write one of these"),
    ("event", "Entry 1: Draw 1 card.", 1, "an event needs 'Play' or 'Counter'"),
    ("character", "[Entry: Draw 1 card.]", 2, "'Entry' is not understood here"),
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
    with pytest.raises(ValueError, match="the kinds are: character, support, event"):
        parse("Draw 1 card.", card_kind="point")


@given(st.sampled_from(SHOWN), st.data())
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
        assert isinstance(ability, GameAbility | AutomaticAbility | ContinuousAbility)
        assert replace(ability, text=text) != tree(text)
