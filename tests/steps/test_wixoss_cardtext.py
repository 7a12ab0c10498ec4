"""WIXOSS's card text: the page shows the whole language, no line has two readings, and errors say where."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from lark import Lark, logger
from lark.exceptions import GrammarError

from saitei.adapters.card_text_tree import (
    ActivatedAbility,
    ChosenCards,
    CountCondition,
    Draw,
    Filter,
    GainEffect,
    GameAbility,
    GameInstruction,
    IfInstruction,
    Instruction,
    KeywordAbility,
    MatchingCards,
    Move,
    NumberChange,
    PlayAbility,
    PreviousCards,
    Rest,
    Side,
    ThisCard,
    Value,
)
from saitei.steps.cardtext import AbilityLine, CardTextError
from saitei.steps.suite_game import load_game
from saitei.steps.wixoss.cardtext import card_text_grammar, card_text_language, parse

PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"
BLOCKS = re.findall(r"^```wixoss:(\w+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
SHOWN = [(kind, text) for kind, block in BLOCKS for text in block.strip().split("\n")]


@pytest.mark.parametrize(("kind", "text"), SHOWN)
def test_what_the_page_shows_is_one_ability_that_keeps_its_text(kind: str, text: str) -> None:
    (ability,) = parse(text, card_kind=kind)
    assert ability.text == text


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
    torn = f'{card_text_grammar()}\n%extend instruction: "draw" INTEGER CARDS -> twice\n'
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


def test_some_trees() -> None:
    opposing = ChosenCards(MatchingCards(("field",), "opponent", Filter(kind=("signi",)), part="attached"))
    (weak,) = parse("Action: target 1 opposing SIGNI. This turn, it has power -3000.", card_kind="signi")
    assert isinstance(weak, ActivatedAbility)
    assert weak.then == (
        GameInstruction("target", cards=opposing),
        GainEffect(PreviousCards(), (NumberChange("power", add=-3000),)),
    )
    (entering,) = parse("Enter (exceed 2): draw 1 card.", card_kind="lrig")
    assert isinstance(entering, KeywordAbility)
    assert (entering.what, entering.cost, entering.then) == (
        "enter",
        (GameInstruction("exceed", amount=2),),
        (Draw(1),),
    )
    (bet,) = parse("Bet 2.", card_kind="arts")
    assert bet == GameAbility("bet", name="Bet", values=(Value("number", 2),), text="Bet 2.")


def test_a_pronoun_means_the_same_card_after_a_gained_ability_that_has_an_event() -> None:
    text = "Target 1 SIGNI. This turn, it has [When this SIGNI attacks, draw 1 card.] and power -2000. Down it."
    (spell,) = parse(text, card_kind="spell")
    assert isinstance(spell, PlayAbility)
    _, gained, down = spell.then
    assert isinstance(gained, GainEffect)
    assert gained.cards == PreviousCards()
    assert down == Rest(PreviousCards())


@pytest.mark.parametrize(
    ("text", "side", "other"),
    [
        ("If there is a SIGNI, draw 1 card.", "both", False),
        ("If there is another SIGNI, draw 1 card.", "both", True),
        ("If you have another SIGNI, draw 1 card.", "you", True),
        ("If your opponent has a SIGNI, draw 1 card.", "opponent", False),
    ],
)
def test_a_condition_says_whose_cards_it_is_about(text: str, side: Side, other: bool) -> None:
    (ability,) = parse(text, card_kind="spell")
    cards = MatchingCards(("field",), side, Filter(kind=("signi",), other=other))
    assert isinstance(ability, PlayAbility)
    assert ability.then == (IfInstruction(CountCondition(cards, least=1), (Draw(1),)),)


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("wixoss").card_text is parse


@pytest.mark.parametrize(
    ("where", "put"),
    [
        ("under this SIGNI", GameInstruction("put-under", cards=PreviousCards(), to=ThisCard())),
        ("onto the field as a Seed", GameInstruction("seed", cards=PreviousCards())),
        ("into a SIGNI zone as a Trap", GameInstruction("trap", cards=PreviousCards())),
        ("on the bottom of the deck", Move(PreviousCards(), "deck", bottom=True)),
    ],
)
def test_what_is_searched_for_is_put_wherever_cards_are_put(where: str, put: Instruction) -> None:
    (ability,) = parse(f"Action: search your deck for 1 SIGNI and put it {where}.", card_kind="signi")
    assert isinstance(ability, ActivatedAbility)
    assert ability.then[1] == put


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        ("signi", "Draw 1 card.", "only a card that is used can do this; write when"),
        ("spell", "Enter: draw 1 card.", "a card of the kind 'spell' cannot have such an ability"),
        ("signi", "Encore (pay red).", "a card of the kind 'signi' cannot have such an ability; write it on an arts"),
        ("spell", "Layer: Draw 1 card.", "a card of the kind 'spell' cannot have Layer; write it on a SIGNI"),
        ("signi", "Enter: draw a card.", "'a' is not understood here; expected 'a number'"),
        ("signi", "Once per turn, Lancer.", "this ability cannot have such a limit; leave the limit out"),
        ("signi", "Action: if you do, draw 1 card.", "this has no optional instruction before it"),
        ("signi", 'Action: gain a bond with "Nobody".', "there is not a student"),
        ("spell", "Target 1 your SIGNI. Up it.", "'your' is not understood here; expected 'a class"),
        ("spell", "Freeze 1 of your LRIG.", "'LRIG' cannot follow 'of your'; write 'LRIGs'"),
        ("spell", "If there is a your SIGNI, draw 1 card.", "'your' is not understood here"),
    ],
)
def test_what_is_not_understood_is_told(kind: str, text: str, says: str) -> None:
    with pytest.raises(CardTextError, match=re.escape(says)):
        parse(text, card_kind=kind)
