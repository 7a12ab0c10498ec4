"""Card text: every construct becomes exactly its tree, and nothing else is ever taken for one."""

# ruff: noqa: E501  (a card's text is one line)

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark, TextSlice, logger
from lark.exceptions import GrammarError

from saitei.adapters import card_text_tree
from saitei.adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    Alike,
    AllConditions,
    AllowAction,
    AmountCondition,
    Attach,
    AttachmentLimit,
    AutomaticAbility,
    Bound,
    ChosenCards,
    ChosenTarget,
    ContinuousAbility,
    CountAmount,
    CountCondition,
    CreateDelayedTrigger,
    CreateReplacement,
    DamageInstruction,
    Draw,
    EachPlayer,
    EventAmount,
    EventCard,
    EventPattern,
    FactAmount,
    FactChange,
    Filter,
    ForbidAction,
    GainAbility,
    GainEffect,
    GameAbility,
    GameInstruction,
    Heal,
    HostCard,
    IfInstruction,
    InvalidateAbilities,
    Keyword,
    KeywordAbility,
    Limit,
    Look,
    LoseAbilities,
    LoseGame,
    MatchCondition,
    MatchingCards,
    ModifyEvent,
    Move,
    NotCondition,
    NumberChange,
    OccurrenceAmount,
    OneOf,
    OptionalInstruction,
    PlayAbility,
    PreviousCards,
    Ready,
    RemainingCards,
    ReplacementAbility,
    Reroll,
    Rest,
    Reveal,
    Roll,
    RollAmount,
    SharedFactCondition,
    Shuffle,
    SourceCard,
    StatePattern,
    StepPattern,
    Switch,
    ThisCard,
    TopCards,
    TurnCondition,
    Usable,
    Value,
)
from saitei.steps.cardtext import AbilityLine, CardTextError, ability_lines
from saitei.steps.gotoubun import cardtext as gotoubun
from saitei.steps.hololive import cardtext as hololive
from saitei.steps.hololive.cardtext import parse
from saitei.steps.shared_card_text.cardtext_abilities import card_text_grammar
from saitei.steps.suite_game import load_game

LANGUAGES = {"hololive": hololive.card_text_language, "gotoubun": gotoubun.card_text_language}
DESCRIBED = {"hololive": hololive._DESCRIBED, "gotoubun": gotoubun._DESCRIBED}
KINDS = {"hololive": tuple(hololive._ALLOWED), "gotoubun": tuple(gotoubun._EXTRAS)}
PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"

STAGE = ("center", "collab", "back")
OFF_STAGE = ("oshi", "hand", "deck", "cheer deck", "archive", "holo power", "life", "resolution")
ANYONE = MatchingCards(STAGE, "both")
YOURS = MatchingCards(STAGE)
THEIRS = MatchingCards(STAGE, "opponent")
YOUR_CENTER = MatchingCards(("center",))
YOUR_BACK = MatchingCards(("back",))
THEIR_CENTER = MatchingCards(("center",), "opponent")
THEIR_BACK = MatchingCards(("back",), "opponent")
YOUR_HAND = MatchingCards(("hand",))
YOUR_LIFE = MatchingCards(("life",))
CHEER = Filter(kind=("cheer",))
DRAW = (Draw(),)
GIFT = (Keyword("gift"),)
DISCARD = Move(ChosenCards(YOUR_HAND), "archive")
COLLABS = EventPattern("collab", subject=ThisCard())
HURT = EventPattern("take-damage", subject=ThisCard())
SORA = Filter(name=("Sora",))


def shared(home: tuple[str, ...]) -> dict[str, Ability]:
    """Texts that every game understands alike, except for the zones in play."""
    here, yours = MatchingCards(home, "both", where=SORA), MatchingCards(home, where=SORA)
    return {
        "Activated: draw 1 card.": ActivatedAbility(DRAW),
        "Activated, once per turn: put 1 card from your hand on the bottom of your deck: draw 1 card.": ActivatedAbility(DRAW, (Move(ChosenCards(YOUR_HAND), "deck", bottom=True),), limit=Limit()),
        'Activated "Sing", only if it is your turn: draw 1 card.': ActivatedAbility(DRAW, condition=TurnCondition(), name="Sing"),
        "Activated (while you have no cards in hand): reveal this card and then shuffle your deck: draw 2 cards.": ActivatedAbility((Draw(2),), (Reveal(ThisCard()), Shuffle()), condition=CountCondition(YOUR_HAND, most=0)),
        "When you draw a card, shuffle your deck.": AutomaticAbility(EventPattern("draw", by="you"), (Shuffle(),)),
        "When you draw a card, you may put 1 card from your hand on top of your deck: draw 2 cards.": AutomaticAbility(EventPattern("draw", by="you"), (Draw(2),), cost=(Move(ChosenCards(YOUR_HAND), "deck"),)),
        "When your opponent draws a card, if it is your turn, draw 1 card.": AutomaticAbility(EventPattern("draw", by="opponent"), DRAW, condition=TurnCondition()),
        "When a player shuffles a deck, if it is your turn, you may put 1 card from your hand on top of your deck: draw 2 cards.": AutomaticAbility(EventPattern("shuffle", by="both"), (Draw(2),), cost=(Move(ChosenCards(YOUR_HAND), "deck"),), condition=TurnCondition()),
        "Once per turn, when this card is revealed, draw 1 card.": AutomaticAbility(EventPattern("reveal", subject=ThisCard()), DRAW, limit=Limit()),
        "While it is your opponent's turn, when you draw a card, draw 1 card.": AutomaticAbility(EventPattern("draw", by="you"), DRAW, valid=TurnCondition("opponent")),
        "In the hand: When you draw a card, reveal this card.": AutomaticAbility(EventPattern("draw", by="you"), (Reveal(ThisCard()),), zone=("hand",)),
        "When you have no cards in hand, draw 1 card.": AutomaticAbility(StatePattern(CountCondition(YOUR_HAND, most=0)), DRAW),
        "At the beginning of your turn, draw 1 card.": AutomaticAbility(StepPattern("turn", side="you"), DRAW),
        "At the beginning of each turn, draw 1 card.": AutomaticAbility(StepPattern("turn"), DRAW),
        "At the end of the turn, return this card to hand.": AutomaticAbility(StepPattern("turn", "ends"), (Move(ThisCard(), "hand"),)),
        "At the end of your opponent's turn, draw 1 card.": AutomaticAbility(StepPattern("turn", "ends", side="opponent"), DRAW),
        "This card is named <Sora>.": ContinuousAbility(ThisCard(), (FactChange("name", set="Sora"),)),
        "This card is also named <Sora> and cannot be moved.": ContinuousAbility(ThisCard(), (FactChange("name", add="Sora"), ForbidAction("move"))),
        "While it is your turn, your other <Sora> cannot be moved.": ContinuousAbility(MatchingCards(home, where=Filter(name=("Sora",), other=True)), (ForbidAction("move"),), condition=TurnCondition()),
        'This card gains "When you draw a card, draw 1 card.".': ContinuousAbility(ThisCard(), (GainAbility(AutomaticAbility(EventPattern("draw", by="you"), DRAW, text="When you draw a card, draw 1 card.")),)),
        'Each of your <Sora> gains [Activated "Sing": draw 1 card.] and loses the ability "Smile".': ContinuousAbility(yours, (GainAbility(ActivatedAbility(DRAW, name="Sing", text='Activated "Sing": draw 1 card.')), LoseAbilities("Smile"))),
        "All <Sora> lose all abilities.": ContinuousAbility(here, (LoseAbilities(),)),
        "When you would draw a card, instead shuffle your deck.": ReplacementAbility(EventPattern("draw", by="you"), (Shuffle(),)),
        "When this card would be revealed, draw 1 card instead.": ReplacementAbility(EventPattern("reveal", subject=ThisCard()), DRAW),
        "When you would shuffle a deck, if you have 2 or more cards in hand, draw 1 card instead.": ReplacementAbility(EventPattern("shuffle", by="you"), DRAW, condition=CountCondition(YOUR_HAND, least=2)),
        "When this card would be returned to your hand, put it into your deck instead.": ReplacementAbility(EventPattern("move", subject=ThisCard(), to=("hand",)), (ModifyEvent(to="deck"),)),
        "When this card would be put into your hand from the deck by an ability, you may draw 1 card instead.": ReplacementAbility(EventPattern("move", subject=ThisCard(), by="both", frm=("deck",), to=("hand",)), (), optional=True, first=DRAW),
        "When you would draw a card, you may reveal 1 card from your hand instead. If you do, draw 2 cards.": ReplacementAbility(EventPattern("draw", by="you"), (Draw(2),), optional=True, first=(Reveal(ChosenCards(YOUR_HAND)),)),
        "Extra: any number in a deck.": KeywordAbility("any-number"),
        "Activated: return 1 of your <Sora> to hand.": ActivatedAbility((Move(ChosenCards(yours), "hand"),)),
        "Activated: return up to 2 of any player's <Sora> or <Miko> to its player's hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(home, "both", where=Filter(name=("Sora", "Miko"))), 2, least=0), "hand"),)),
        "Activated: return each of your other <Sora> to hand.": ActivatedAbility((Move(MatchingCards(home, where=Filter(name=("Sora",), other=True)), "hand"),)),
        "Activated: return all <Sora> to hand.": ActivatedAbility((Move(here, "hand"),)),
        "Activated: reveal 1 of your opponent's <Sora> chosen by your opponent.": ActivatedAbility((Reveal(ChosenCards(MatchingCards(home, "opponent", where=SORA), by="opponent")),)),
        "Activated: reveal up to 2 cards named <Sora> from your hand.": ActivatedAbility((Reveal(ChosenCards(MatchingCards(("hand",), where=SORA), 2, least=0)),)),
        "Activated: reveal 1 to 2 cards from your hand.": ActivatedAbility((Reveal(ChosenCards(YOUR_HAND, 2, least=1)),)),
        "Activated: put your opponent's hand into the deck.": ActivatedAbility((Move(MatchingCards(("hand",), "opponent"), "deck"),)),
        "Activated: put the top 2 cards of your opponent's deck on the bottom of the deck in any order.": ActivatedAbility((Move(TopCards("deck", 2, side="opponent"), "deck", bottom=True),)),
        "Activated: put 1 card stacked under this card into your hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(side="both", on=ThisCard(), part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under your <Sora> into your hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(side="both", on=yours, part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under 1 of your <Sora> into your hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(side="both", on=yours, part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under a <Sora> into its player's hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(side="both", on=here, part="stacked")), "hand"),)),
        "Activated: reveal 1 card from your hand with the same name as this card.": ActivatedAbility((Reveal(ChosenCards(MatchingCards(("hand",), where=Filter(alike=(Alike("name", ThisCard()),))))),)),
        "Activated: choose 1 of your <Sora>. Return it to hand.": ActivatedAbility((Move(ChosenCards(yours), "hand"),)),
        "When another <Sora> is revealed, return that card to hand.": AutomaticAbility(EventPattern("reveal", subject=MatchingCards(side="both", where=Filter(name=("Sora",), other=True))), (Move(EventCard(), "hand"),)),
        "Activated: draw up to 3 cards, then draw 1 card for each card in your hand.": ActivatedAbility((Draw(3, up_to=True), Draw(CountAmount(YOUR_HAND)))),
        "Activated: draw 1 card for each of your <Sora>.": ActivatedAbility((Draw(CountAmount(yours)),)),
        "Activated: draw cards equal to 2 times the number of cards in your opponent's hand.": ActivatedAbility((Draw(CountAmount(MatchingCards(("hand",), "opponent"), 2)),)),
        "Activated: your opponent draws 1 card.": ActivatedAbility((Draw(side="opponent"),)),
        "Activated: look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck.": ActivatedAbility((Look(TopCards("deck", 3)), Move(ChosenCards(PreviousCards()), "hand"), Move(RemainingCards(), "deck", bottom=True))),
        "Activated: look at the top 3 cards of your deck. Reveal and put up to 1 of them into your hand, then put the rest on top of your deck.": ActivatedAbility((Look(TopCards("deck", 3)), Move(ChosenCards(PreviousCards(), least=0), "hand", reveal=True), Move(RemainingCards(), "deck"))),
        "Activated: look at up to the top 3 cards of your deck.": ActivatedAbility((Look(TopCards("deck", 3), up_to=True),)),
        "Activated: your opponent looks at your hand.": ActivatedAbility((Look(YOUR_HAND, "opponent"),)),
        "Activated: search your deck for 1 <Sora>, reveal it and put it into your hand, then shuffle your deck.": ActivatedAbility((Move(ChosenCards(MatchingCards(("deck",), where=SORA), least=0), "hand", reveal=True), Shuffle())),
        "Activated: search your deck for up to 2 cards named <Sora>, put them into your hand.": ActivatedAbility((Move(ChosenCards(MatchingCards(("deck",), where=SORA), 2, least=0), "hand"),)),
        "Activated: reveal the top card of your deck. If it is a <Sora>, put it into your hand. Otherwise, draw 1 card.": ActivatedAbility((Reveal(TopCards("deck")), IfInstruction(MatchCondition(PreviousCards(), SORA), (Move(PreviousCards(), "hand"),), otherwise=DRAW))),
        "Activated: you may shuffle your deck. If you do, draw 2 cards.": ActivatedAbility((OptionalInstruction((Shuffle(),), (Draw(2),)),)),
        "Activated: your opponent may draw 1 card.": ActivatedAbility((OptionalInstruction(DRAW, side="opponent"),)),
        "Activated: unless it is your turn, you may draw 1 card.": ActivatedAbility((IfInstruction(NotCondition(TurnCondition()), (OptionalInstruction(DRAW),)),)),
        "Activated: you win the game.": ActivatedAbility((LoseGame("opponent"),)),
        "Activated: you lose the game.": ActivatedAbility((LoseGame(),)),
        "Activated: your opponent loses the game.": ActivatedAbility((LoseGame("opponent"),)),
        "Activated: at the end of this turn, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(StepPattern("turn", "ends"), DRAW),)),
        "Activated: at the beginning of your next turn, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(StepPattern("turn", side="you"), DRAW),)),
        "Activated: at the beginning of the next turn, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(StepPattern("turn"), DRAW),)),
        "Activated: the next time you draw a card, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(EventPattern("draw", by="you"), DRAW),)),
        "Activated: the next time you draw a card this turn, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(EventPattern("draw", by="you"), DRAW, until="turn", once=True),)),
        "Activated: each time you draw a card this turn, draw 1 card.": ActivatedAbility((CreateDelayedTrigger(EventPattern("draw", by="you"), DRAW, until="turn"),)),
        "Activated: the next time you would draw a card this turn, shuffle your deck instead.": ActivatedAbility((CreateReplacement(ReplacementAbility(EventPattern("draw", by="you"), (Shuffle(),)), once=True),)),
        "Activated: until the end of the turn, when you would draw a card, you may shuffle your deck instead.": ActivatedAbility((CreateReplacement(ReplacementAbility(EventPattern("draw", by="you"), (), optional=True, first=(Shuffle(),))),)),
        "Activated: until the end of the turn, 1 of your <Sora> cannot be moved.": ActivatedAbility((GainEffect(ChosenCards(yours), (ForbidAction("move"),)),)),
        "Activated: for the rest of the game, your <Sora> are also named <Miko>.": ActivatedAbility((GainEffect(yours, (FactChange("name", add="Miko"),), until="game"),)),
        "Activated: as long as this ability is valid, your opponent's <Sora> lose all abilities.": ActivatedAbility((GainEffect(MatchingCards(home, "opponent", where=SORA), (LoseAbilities(),), until="always"),)),
        "Activated: if you have 2 or more cards in hand and your opponent has 1 or fewer cards in hand, draw 1 card.": ActivatedAbility((IfInstruction(AllConditions((CountCondition(YOUR_HAND, least=2), CountCondition(MatchingCards(("hand",), "opponent"), most=1))), DRAW),)),
        "Activated: if you have exactly 2 cards in hand, draw 1 card.": ActivatedAbility((IfInstruction(CountCondition(YOUR_HAND, least=2, most=2), DRAW),)),
        "Activated: if you have a <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(CountCondition(yours, least=1), DRAW),)),
        "Activated: if there are 2 or more <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(CountCondition(here, least=2), DRAW),)),
        "Activated: if there are no <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(CountCondition(here, most=0), DRAW),)),
        "Activated: if there is a <Sora> in your hand, draw 1 card.": ActivatedAbility((IfInstruction(CountCondition(MatchingCards(("hand",), where=SORA), least=1), DRAW),)),
        "Activated: if this card is named <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(MatchCondition(ThisCard(), SORA), DRAW),)),
        "Activated: if this card is <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(MatchCondition(ThisCard(), SORA), DRAW),)),
        "Activated: if this card is not a <Sora>, draw 1 card.": ActivatedAbility((IfInstruction(NotCondition(MatchCondition(ThisCard(), SORA)), DRAW),)),
        "Activated: if this card is in your hand, draw 1 card.": ActivatedAbility((IfInstruction(MatchCondition(ThisCard(), zone=("hand",)), DRAW),)),
        "Activated: if the number of cards in your hand is 3 or less, draw 1 card.": ActivatedAbility((IfInstruction(AmountCondition(CountAmount(YOUR_HAND), most=3), DRAW),)),
        "Activated: if the number of cards in your hand is even, draw 1 card.": ActivatedAbility((IfInstruction(AmountCondition(CountAmount(YOUR_HAND), odd=False), DRAW),)),
        "Activated: if it is not true that it is your turn, draw 1 card.": ActivatedAbility((IfInstruction(NotCondition(TurnCondition()), DRAW),)),
        "When a card is put into your hand from the deck, draw 1 card.": AutomaticAbility(EventPattern("move", subject=MatchingCards(), frm=("deck",), to=("hand",)), DRAW),
        "When this card is put into your hand by your opponent's ability, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), by="opponent", to=("hand",)), DRAW),
        "When a <Sora> is returned to hand by an ability, draw 1 card.": AutomaticAbility(EventPattern("move", subject=MatchingCards(side="both", where=SORA), by="both", to=("hand",)), DRAW),
        "When a <Sora> is revealed, draw 1 card.": AutomaticAbility(EventPattern("reveal", subject=MatchingCards(side="both", where=SORA)), DRAW),
    }  # fmt: skip


HOLOMEM: dict[str, Ability] = {
    'Activated: draw 1 card.': ActivatedAbility(then=DRAW),
    'Activated, once per turn: archive 1 cheer attached to this holomem: draw 1 card.': ActivatedAbility(then=DRAW, cost=(Move(ChosenCards(MatchingCards(side="both", where=CHEER, on=ThisCard())), to="archive"),), limit=Limit()),
    'Activated "Sing", twice per game (while you have 3 or less life): rest this holomem and then archive 1 card from your hand: draw 2 cards.': ActivatedAbility(then=(Draw(2),), cost=(Rest(ThisCard()), DISCARD,), condition=CountCondition(YOUR_LIFE, most=3), limit=Limit(count=2, per="game"), name="Sing"),
    'Activated, 3 times per turn, only if it is your turn: draw 1 card.': ActivatedAbility(then=DRAW, condition=TurnCondition(), limit=Limit(count=3)),
    'When this holomem collabs, draw 1 card.': AutomaticAbility(COLLABS, DRAW),
    'When this holomem collabs, you may archive 1 card from your hand: draw 2 cards.': AutomaticAbility(COLLABS, then=(Draw(2),), cost=(DISCARD,)),
    'When a holomem collabs, if it is red, draw 1 card.': AutomaticAbility(EventPattern("collab", subject=ANYONE), then=DRAW, condition=MatchCondition(EventCard(), where=Filter(facts=(OneOf("color", ("red",)),)))),
    'When a holomem collabs, if it is red, you may archive 1 card from your hand: draw 2 cards.': AutomaticAbility(EventPattern("collab", subject=ANYONE), then=(Draw(2),), cost=(DISCARD,), condition=MatchCondition(EventCard(), where=Filter(facts=(OneOf("color", ("red",)),)))),
    'Once per turn, when a holomem collabs, heal 10 HP from it.': AutomaticAbility(EventPattern("collab", subject=ANYONE), then=(Heal(EventCard(), amount=10),), limit=Limit()),
    'While this holomem is in the center position, when a holomem collabs, draw 1 card.': AutomaticAbility(EventPattern("collab", subject=ANYONE), then=DRAW, valid=MatchCondition(ThisCard(), zone=("center",))),
    'In the archive: When your holomem collabs, draw 1 card.': AutomaticAbility(EventPattern("collab", subject=YOURS), then=DRAW, zone=("archive",)),
    'Gift "Smile": When this holomem collabs, draw 1 card.': AutomaticAbility(COLLABS, then=DRAW, name="Smile", keywords=GIFT),
    'Bloom effect: draw 1 card.': KeywordAbility("bloom-effect", then=DRAW),
    'Collab effect "Hello", only if it is your turn: archive 1 card from your hand: draw 1 card.': KeywordAbility("collab-effect", then=DRAW, cost=(DISCARD,), condition=TurnCondition(), name="Hello"),
    'Once per turn, collab effect: draw 1 card.': KeywordAbility("collab-effect", then=DRAW, limit=Limit()),
    'Ability addition: [Gift "Smile": When this holomem collabs, draw 1 card.].': KeywordAbility("ability-addition", gives=AutomaticAbility(COLLABS, then=DRAW, name="Smile", keywords=GIFT)),
    'Ability addition, only if the holomem this card is attached to is red: "Collab effect: draw 1 card.".': KeywordAbility("ability-addition", condition=MatchCondition(HostCard(), Filter(facts=(OneOf("color", ("red",)),))), gives=KeywordAbility("collab-effect", then=DRAW)),
    'Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When this holomem collabs, draw 1 card.].': KeywordAbility("ability-change", condition=CountCondition(YOUR_HAND, least=3), limit=Limit(), gives=AutomaticAbility(COLLABS, then=DRAW, name="Smile", keywords=GIFT)),
    'When you have no cards in hand, draw 1 card.': AutomaticAbility(StatePattern(condition=CountCondition(YOUR_HAND, most=0)), DRAW),
    'At the beginning of your main step, draw 1 card.': AutomaticAbility(StepPattern("main", side="you"), DRAW),
    'At the beginning of each performance step, draw 1 card.': AutomaticAbility(StepPattern("performance"), DRAW),
    'At the end of the turn, archive this holomem.': AutomaticAbility(StepPattern("turn", edge="ends"), then=(Move(ThisCard(), to="archive"),)),
    "At the end of your opponent's turn, draw 1 card.": AutomaticAbility(StepPattern("turn", edge="ends", side="opponent"), DRAW),
    'When this holomem is downed, draw 1 card.': AutomaticAbility(EventPattern("down", subject=ThisCard()), then=DRAW),
    'When this holomem is downed, you may archive 1 card from your hand: draw 2 cards.': AutomaticAbility(EventPattern("down", subject=ThisCard()), then=(Draw(2),), cost=(DISCARD,)),
    "When 1 of your holomem is downed by an opponent's holomem, draw 1 card.": AutomaticAbility(EventPattern("down", subject=YOURS, source=THEIRS), then=DRAW),
    'When this holomem downs a holomem, draw 1 card.': AutomaticAbility(EventPattern("down", subject=ANYONE, source=ThisCard()), then=DRAW),
    'This holomem gets HP +20.': ContinuousAbility(ThisCard(), changes=(NumberChange("hp", add=20),)),
    'Your red holomem get arts +10.': ContinuousAbility(MatchingCards(zone=STAGE, where=Filter(facts=(OneOf("color", ("red",)),))), changes=(NumberChange("arts", add=10),)),
    'While this holomem is in the center position, your other holomem get arts +20 for each fan attached to this holomem.': ContinuousAbility(MatchingCards(zone=STAGE, where=Filter(other=True)), changes=(NumberChange("arts", add=CountAmount(MatchingCards(side="both", where=Filter(facts=(OneOf("subtype", ("fan",)),)), on=ThisCard()), times=20)),), condition=MatchCondition(ThisCard(), zone=("center",))),
    'This holomem gets arts named "Sing" +20.': ContinuousAbility(ThisCard(), changes=(NumberChange("arts", add=20, named="Sing"),)),
    'This holomem gets baton pass cost +1.': ContinuousAbility(ThisCard(), changes=(NumberChange("baton pass", add=1),)),
    "This holomem's HP is 50.": ContinuousAbility(ThisCard(), changes=(NumberChange("hp", set=50),)),
    'Your back holomem have HP 50.': ContinuousAbility(YOUR_BACK, changes=(NumberChange("hp", set=50),)),
    'This holomem is also red and gets HP +20 and arts +10.': ContinuousAbility(ThisCard(), changes=(FactChange("color", add="red"), NumberChange("hp", add=20), NumberChange("arts", add=10),)),
    'This holomem is red, and is also named <AZKi>.': ContinuousAbility(ThisCard(), changes=(FactChange("color", set="red"), FactChange("name", add="AZKi"),)),
    'This holomem is named <AZKi>.': ContinuousAbility(ThisCard(), changes=(FactChange("name", set="AZKi"),)),
    'This holomem has the tag #song.': ContinuousAbility(ThisCard(), changes=(FactChange("tag", add="#song"),)),
    'Each of your holomem has only the tag #song.': ContinuousAbility(YOURS, changes=(FactChange("tag", set="#song"),)),
    'This holomem is a 1st holomem.': ContinuousAbility(ThisCard(), changes=(FactChange("level", set="1st"),)),
    'This holomem is also a Debut holomem.': ContinuousAbility(ThisCard(), changes=(FactChange("level", add="Debut"),)),
    'Your center holomem gains "When this holomem collabs, draw 1 card.".': ContinuousAbility(YOUR_CENTER, changes=(GainAbility(ability=AutomaticAbility(COLLABS, then=DRAW)),)),
    'Your center holomem gains [Art "Sing", red, 50: this art deals +20 damage.].': ContinuousAbility(YOUR_CENTER, changes=(GainAbility(ability=GameAbility("art", "Sing", values=(Value("cost", ("red",)), Value("damage", 50),), then=(GameInstruction("boost", amount=20),))),)),
    "Your opponent's center holomem loses all abilities.": ContinuousAbility(THEIR_CENTER, changes=(LoseAbilities(),)),
    'This holomem loses the ability "Smile".': ContinuousAbility(ThisCard(), changes=(LoseAbilities(named="Smile"),)),
    "Your opponent's center holomem's abilities are invalid.": ContinuousAbility(THEIR_CENTER, changes=(InvalidateAbilities(),)),
    'This holomem\'s ability "Smile" is invalid.': ContinuousAbility(ThisCard(), changes=(InvalidateAbilities(named="Smile"),)),
    'This holomem cannot bloom.': ContinuousAbility(ThisCard(), changes=(ForbidAction("bloom"),)),
    'This holomem cannot collab.': ContinuousAbility(ThisCard(), changes=(ForbidAction("collab"),)),
    'This holomem cannot baton pass.': ContinuousAbility(ThisCard(), changes=(ForbidAction("baton-pass"),)),
    "An opponent's holomem cannot use arts.": ContinuousAbility(THEIRS, changes=(ForbidAction("art"),)),
    'This holomem cannot become active.': ContinuousAbility(ThisCard(), changes=(ForbidAction("ready"),)),
    'This holomem cannot become resting.': ContinuousAbility(ThisCard(), changes=(ForbidAction("rest"),)),
    'This holomem cannot be moved.': ContinuousAbility(ThisCard(), changes=(ForbidAction("move"),)),
    'This holomem cannot be healed.': ContinuousAbility(ThisCard(), changes=(ForbidAction("heal"),)),
    'This holomem cannot be damaged.': ContinuousAbility(ThisCard(), changes=(ForbidAction("damage"),)),
    "This holomem can also use arts on your opponent's back holomem with damage.": ContinuousAbility(ThisCard(), changes=(AllowAction("target", MatchingCards(zone=("back",), side="opponent", where=Filter(state=("damaged",)))),)),
    'Your oshi holomem can use "Idol" twice per turn.': ContinuousAbility(MatchingCards(zone=("oshi",)), changes=(NumberChange("ability uses", set=2, named="Idol"),)),
    "When you would take life damage by your opponent's ability, you take 0 instead.": ReplacementAbility(EventPattern("life-damage", source=MatchingCards(side="opponent"), by="you", cause=("effect",)), (ModifyEvent(set=0),)),
    "When this holomem downs a holomem, draw cards equal to that holomem's excess damage divided by 30.": AutomaticAbility(EventPattern("down", subject=MatchingCards(zone=STAGE, side="both"), source=ThisCard()), (Draw(FactAmount("excess damage", EventCard(), over=30)),)),
    'This holomem cannot have its art damage reduced.': ContinuousAbility(ThisCard(), changes=(ForbidAction("reduce"),)),
    'When this holomem would deal art damage to a holomem with the same color as the cheers of your archive, it deals 20 more instead.': ReplacementAbility(EventPattern("deal-damage", subject=MatchingCards(zone=STAGE, side="both", where=Filter(alike=(Alike("color", MatchingCards(zone=("archive",), where=CHEER)),))), source=ThisCard(), cause=("art",)), (ModifyEvent(add=20),)),
    "At the end of your opponent's performance step, draw 1 card.": AutomaticAbility(StepPattern("performance", edge="ends", side="opponent"), (Draw(1),)),
    'This holomem can use the arts of your other <Sora>.': ContinuousAbility(ThisCard(), changes=(AllowAction("arts-of", MatchingCards(STAGE, where=Filter(name=("Sora",), other=True))),)),
    'This holomem can bloom a second time in a turn.': ContinuousAbility(ThisCard(), changes=(AllowAction("second-bloom"),)),
    'Once per turn by name, bloom effect "Crew": draw 1 card.': KeywordAbility("bloom-effect", then=(Draw(1),), limit=Limit(per="name"), name="Crew"),
    'This holomem gets yellow arts cost -1.': ContinuousAbility(ThisCard(), changes=(NumberChange("yellow arts cost", add=-1),)),
    'This holomem cannot have cards attached.': ContinuousAbility(ThisCard(), changes=(ForbidAction("attach"),)),
    "While it is your opponent's main step, this holomem cannot have its HP changed.": ContinuousAbility(ThisCard(), changes=(ForbidAction("hp"),), condition=TurnCondition("opponent", "main")),
    'This holomem can have up to 2 tools attached.': ContinuousAbility(ThisCard(), changes=(AttachmentLimit(what="tool", most=2),)),
    'When this holomem would take damage, it takes 20 less instead.': ReplacementAbility(HURT, instead=(ModifyEvent(add=-20),)),
    'When this holomem would take damage, it takes 10 less for each fan attached to this holomem instead.': ReplacementAbility(HURT, instead=(ModifyEvent(add=CountAmount(MatchingCards(side="both", where=Filter(facts=(OneOf("subtype", ("fan",)),)), on=ThisCard()), times=-10)),)),
    'When this holomem would take damage, it takes 10 more instead.': ReplacementAbility(HURT, instead=(ModifyEvent(add=10),)),
    'When this holomem would take damage, it takes half (round down) instead.': ReplacementAbility(HURT, instead=(ModifyEvent(over=2),)),
    'When this holomem would take damage, it takes twice as much instead.': ReplacementAbility(HURT, instead=(ModifyEvent(times=2),)),
    'When this holomem would take damage, it takes 3 times as much instead.': ReplacementAbility(HURT, instead=(ModifyEvent(times=3),)),
    'When this holomem would take damage, it takes damage equal to the number of cards in your hand instead.': ReplacementAbility(HURT, instead=(ModifyEvent(set=CountAmount(YOUR_HAND)),)),
    "When this holomem would take art damage from an opponent's holomem, if it is in the center position, it takes 0 instead.": ReplacementAbility(EventPattern("take-damage", subject=ThisCard(), source=THEIRS, cause=("art",)), instead=(ModifyEvent(set=0),), condition=MatchCondition(EventCard(), zone=("center",))),
    "When this holomem would deal damage to an opponent's holomem, it deals 20 more instead.": ReplacementAbility(EventPattern("deal-damage", subject=THEIRS, source=ThisCard()), instead=(ModifyEvent(add=20),)),
    'When this holomem would take damage, you may archive 1 cheer attached to this holomem instead. If you do, it takes 0.': ReplacementAbility(HURT, instead=(ModifyEvent(set=0),), optional=True, first=(Move(ChosenCards(MatchingCards(side="both", where=CHEER, on=ThisCard())), to="archive"),)),
    'When your center holomem would take damage, you may rest this holomem instead. If you do, this holomem takes it.': ReplacementAbility(EventPattern("take-damage", subject=YOUR_CENTER), instead=(ModifyEvent(card=ThisCard()),), optional=True, first=(Rest(ThisCard()),)),
    "When a holomem would be archived, return it to its player's hand instead.": ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("holomem",))), to=("archive",)), instead=(ModifyEvent(to="hand"),)),
    'When a holomem would be archived, return it to the bottom of the deck instead.': ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("holomem",))), to=("archive",)), instead=(Move(EventCard(), to="deck", bottom=True),)),
    'When a holomem would be put into your archive from the stage by an ability, return it to hand instead.': ReplacementAbility(EventPattern("move", subject=MatchingCards(where=Filter(kind=("holomem",))), by="both", frm=STAGE, to=("archive",)), instead=(ModifyEvent(to="hand"),)),
    'When this holomem would be returned to hand, archive it instead.': ReplacementAbility(EventPattern("move", subject=ThisCard(), to=("hand",)), instead=(ModifyEvent(to="archive"),)),
    'When this holomem would leave the stage, rest it instead.': ReplacementAbility(EventPattern("move", subject=ThisCard(), frm=STAGE, to=OFF_STAGE), instead=(Rest(EventCard()),)),
    'When a holomem would be downed, heal it fully instead.': ReplacementAbility(EventPattern("down", subject=ANYONE), instead=(Heal(EventCard()),)),
    'When this holomem would become resting, instead draw 1 card.': ReplacementAbility(EventPattern("rest", subject=ThisCard()), instead=(Draw(),)),
    'When you would draw a card, instead archive the top card of your deck.': ReplacementAbility(EventPattern("draw", by="you"), instead=(Move(TopCards("deck"), to="archive"),)),
    'When you would take life damage, you take 1 less instead.': ReplacementAbility(EventPattern("life-damage", by="you"), instead=(ModifyEvent(add=-1),)),
    'When you roll a die, the result is 6 instead.': ReplacementAbility(EventPattern("roll", by="you"), instead=(ModifyEvent(set=6),)),
    'When you roll a die, the result is 1 more instead.': ReplacementAbility(EventPattern("roll", by="you"), instead=(ModifyEvent(add=1),)),
    'When you roll a die, you may roll the die again instead.': ReplacementAbility(EventPattern("roll", by="you"), instead=(Reroll(),), optional=True),
    'Art "Dance", no cheers, 30.': GameAbility("art", "Dance", values=(Value("damage", 30),)),
    'Art "Sing", red red colorless, 50: deal 10 damage to 1 of your opponent\'s back holomem.': GameAbility("art", "Sing", values=(Value("cost", ("red", "red", "colorless",)), Value("damage", 50),), then=(DamageInstruction(10, ChosenCards(THEIR_BACK)),)),
    'Art "Beat", white, 40, +50 against red.': GameAbility("art", "Beat", values=(Value("cost", ("white",)), Value("damage", 40), Value("against", "red"), Value("bonus", 50),)),
    'Art "Guard", white, 0, once per turn, usable when this holomem would take damage: it takes 0 instead.': GameAbility("art", "Guard", values=(Value("cost", ("white",)),), then=(ModifyEvent(set=0),), usable=Usable(at=HURT, would=True), limit=Limit()),
    'Art "Answer", white, 0, usable when this holomem collabs: draw 1 card.': GameAbility("art", "Answer", values=(Value("cost", ("white",)),), then=DRAW, usable=Usable(at=COLLABS)),
    'Art "Big", blue, 10: this art deals +20 damage for each cheer attached to this holomem.': GameAbility("art", "Big", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(GameInstruction("boost", amount=CountAmount(MatchingCards(side="both", where=CHEER, on=ThisCard()), times=20)),)),
    'Art "Deep", blue, 10: this art deals additional damage equal to this holomem\'s damage.': GameAbility("art", "Deep", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(GameInstruction("boost", amount=FactAmount(name="damage", card=ThisCard())),)),
    'Art "Roll", blue, 10: Roll a die. If the number rolled is odd, this art deals +20 damage; otherwise, use this art again.': GameAbility("art", "Roll", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Roll(), IfInstruction(condition=AmountCondition(RollAmount(), odd=True), then=(GameInstruction("boost", amount=20),), otherwise=(GameInstruction("use-again"),)),)),
    'Art "Comet", blue, 10: you may archive 2 blue cheers attached to this holomem. If you do, this art can also target your opponent\'s back holomem.': GameAbility("art", "Comet", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(OptionalInstruction(first=(Move(ChosenCards(MatchingCards(side="both", where=Filter(kind=("cheer",), facts=(OneOf("color", ("blue",)),)), on=ThisCard()), most=2), to="archive"),), then=(GameInstruction("also-target", MatchingCards(zone=("back",), side="opponent")),)),)),
    'Art "Gone", blue, 10: archive 1 cheer attached to the target.': GameAbility("art", "Gone", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Move(ChosenCards(MatchingCards(side="both", where=CHEER, on=ChosenTarget())), to="archive"),)),
    'Extra: any number in a deck.': KeywordAbility("any-number"),
    'Extra: life -2 when downed.': KeywordAbility("life-2"),
    'Extra: also treated as <AZKi>, <Suisei>.': KeywordAbility("also", names=("AZKi", "Suisei",)),
    'Extra: cannot bloom.': KeywordAbility("no-bloom"),
    'When another holomem collabs, heal 10 HP from that holomem.': AutomaticAbility(EventPattern("collab", subject=MatchingCards(zone=STAGE, side="both", where=Filter(other=True))), then=(Heal(EventCard(), amount=10),)),
    "When this holomem takes damage from an opponent's holomem, deal 10 damage to the source.": AutomaticAbility(EventPattern("damage", subject=ThisCard(), source=THEIRS), then=(DamageInstruction(10, SourceCard()),)),
    'Your oshi holomem gains "When you draw a card, heal 10 HP from your center holomem.".': ContinuousAbility(MatchingCards(zone=("oshi",)), changes=(GainAbility(ability=AutomaticAbility(EventPattern("draw", by="you"), then=(Heal(YOUR_CENTER, amount=10),))),)),
    'When this holomem takes damage, draw cards equal to that amount.': AutomaticAbility(EventPattern("damage", subject=ThisCard()), then=(Draw(EventAmount()),)),
    'When a holomem collabs, at the end of this turn, archive it.': AutomaticAbility(EventPattern("collab", subject=ANYONE), then=(Look(EventCard()), CreateDelayedTrigger(at=StepPattern("turn", edge="ends"), then=(Move(PreviousCards(), to="archive"),)),)),
    'When this holomem blooms, draw 1 card.': AutomaticAbility(EventPattern("bloom", subject=ThisCard()), DRAW),
    'When this holomem takes damage, draw 1 card.': AutomaticAbility(EventPattern("damage", subject=ThisCard()), DRAW),
    'When this holomem takes art damage, draw 1 card.': AutomaticAbility(EventPattern("damage", subject=ThisCard(), cause=("art",)), DRAW),
    'When this holomem takes effect damage, draw 1 card.': AutomaticAbility(EventPattern("damage", subject=ThisCard(), cause=("effect",)), DRAW),
    'When this holomem deals damage to a back holomem, draw 1 card.': AutomaticAbility(EventPattern("damage", subject=MatchingCards(zone=("back",), side="both"), source=ThisCard()), DRAW),
    'When this holomem deals art damage, draw 1 card.': AutomaticAbility(EventPattern("damage", source=ThisCard(), cause=("art",)), DRAW),
    'When this holomem is healed, draw 1 card.': AutomaticAbility(EventPattern("heal", subject=ThisCard()), DRAW),
    'When this holomem becomes resting, draw 1 card.': AutomaticAbility(EventPattern("rest", subject=ThisCard()), DRAW),
    'When this holomem becomes active, draw 1 card.': AutomaticAbility(EventPattern("ready", subject=ThisCard()), DRAW),
    'When this holomem uses an art, draw 1 card.': AutomaticAbility(EventPattern("use-art", subject=ThisCard()), DRAW),
    'When this holomem uses an ability, draw 1 card.': AutomaticAbility(EventPattern("use-ability", subject=ThisCard()), DRAW),
    'When this holomem is switched, draw 1 card.': AutomaticAbility(EventPattern("switch", subject=ThisCard()), DRAW),
    'When this holomem baton passes, draw 1 card.': AutomaticAbility(EventPattern("baton-pass", subject=ThisCard()), DRAW),
    'When a holomem is revealed, draw 1 card.': AutomaticAbility(EventPattern("reveal", subject=MatchingCards(side="both", where=Filter(kind=("holomem",)))), DRAW),
    'When this holomem is put onto the stage, draw 1 card.': AutomaticAbility(EventPattern("move", subject=ThisCard(), frm=OFF_STAGE, to=STAGE), DRAW),
    'When this holomem is put onto the collab position from the back position, draw 1 card.': AutomaticAbility(EventPattern("move", subject=ThisCard(), frm=("back",), to=("collab",)), DRAW),
    "When this holomem is returned to your hand from the stage by your opponent's ability, draw 1 card.": AutomaticAbility(EventPattern("move", subject=ThisCard(), by="opponent", frm=STAGE, to=("hand",)), DRAW),
    'When this holomem is archived from your hand, draw 1 card.': AutomaticAbility(EventPattern("move", subject=ThisCard(), frm=("hand",), to=("archive",)), DRAW),
    'When a red cheer is put into your archive, draw 1 card.': AutomaticAbility(EventPattern("move", subject=MatchingCards(where=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),))), to=("archive",)), DRAW),
    'When a holomem leaves the stage, draw 1 card.': AutomaticAbility(EventPattern("move", subject=MatchingCards(side="both", where=Filter(kind=("holomem",))), frm=STAGE, to=OFF_STAGE), DRAW),
    'When a cheer is sent to this holomem, draw 1 card.': AutomaticAbility(EventPattern("send", subject=MatchingCards(side="both", where=CHEER, on=ThisCard())), DRAW),
    'When a tool is attached to 1 of your holomem, draw 1 card.': AutomaticAbility(EventPattern("attach", subject=MatchingCards(side="both", where=Filter(facts=(OneOf("subtype", ("tool",)),)), on=YOURS)), DRAW),
    'When you draw a card, draw 1 card.': AutomaticAbility(EventPattern("draw", by="you"), DRAW),
    'When your opponent rolls a die, draw 1 card.': AutomaticAbility(EventPattern("roll", by="opponent"), DRAW),
    'When you shuffle a deck, draw 1 card.': AutomaticAbility(EventPattern("shuffle", by="you"), DRAW),
    'When a player takes life damage, draw 1 card.': AutomaticAbility(EventPattern("life-damage", by="both"), DRAW),
    'When you use a support card, draw 1 card.': AutomaticAbility(EventPattern("use-support", by="you"), DRAW),
    'When you use an event, draw 1 card.': AutomaticAbility(EventPattern("use-support", subject=MatchingCards(side="both", where=Filter(facts=(OneOf("subtype", ("event",)),))), by="you"), DRAW),
    'When your opponent uses an oshi skill, draw 1 card.': AutomaticAbility(EventPattern("use-skill", by="opponent"), DRAW),
}  # fmt: skip

OSHI: dict[str, Ability] = {
    'Oshi skill "Idol", 2 holo power, once per turn: draw 1 card.': GameAbility("oshi-skill", "Idol", values=(Value("cost", 2),), limit=Limit(), then=DRAW),
    'SP oshi skill "Finale", 3 holo power, once per game, only if you have 3 or less life: draw 1 card.': GameAbility("sp-oshi-skill", "Finale", values=(Value("cost", 3),), limit=Limit(per="game"), then=DRAW, condition=CountCondition(YOUR_LIFE, most=3)),
    'Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 0.': GameAbility("oshi-skill", "Guard", values=(Value("cost", 1),), limit=Limit(), then=(ModifyEvent(set=0),), usable=Usable(at=EventPattern("take-damage", subject=YOURS), would=True)),
    'Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card.': GameAbility("oshi-skill", "Cry", values=(Value("cost", 1),), limit=Limit(), then=DRAW, usable=Usable(at=EventPattern("down", subject=YOURS))),
    'Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs while you have 2 or more life: heal 20 HP from it.': GameAbility("oshi-skill", "Hi", values=(Value("cost", 1),), limit=Limit(), then=(Heal(EventCard(), amount=20),), usable=Usable(at=EventPattern("collab", subject=YOURS), condition=CountCondition(YOUR_LIFE, least=2))),
}  # fmt: skip

SUPPORT: dict[str, Ability] = {
    'Draw 2 cards. Heal 10 HP from your center holomem.': PlayAbility((Draw(2), Heal(YOUR_CENTER, amount=10),)),
    'Archive 1 card from your hand or this cannot be used. Draw 2 cards.': PlayAbility((Draw(2),), must=(DISCARD,)),
    'Archive 1 card from your hand or this cannot be used.': PlayAbility(must=(DISCARD,)),
    'Only if you have 3 or less life: Draw 2 cards.': PlayAbility((Draw(2),), condition=CountCondition(YOUR_LIFE, most=3)),
    'Can only be attached to <Sora>.': PlayAbility(only_on=Filter(name=("Sora",))),
    'Can only be attached to a red holomem.': PlayAbility(only_on=Filter(facts=(OneOf("color", ("red",)),))),
    'The holomem this card is attached to gets arts +10.': ContinuousAbility(HostCard(), changes=(NumberChange("arts", add=10),)),
    'When the holomem this card is attached to collabs, draw 1 card.': AutomaticAbility(EventPattern("collab", subject=HostCard()), DRAW),
    'When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead.': ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both", where=CHEER, on=YOURS), by="you", to=("archive",)), instead=(), optional=True, first=(Move(ThisCard(), to="archive"),)),
    "Rest each of your opponent's back holomem.": PlayAbility((Rest(THEIR_BACK),)),
    "Archive 1 of your opponent's back holomem with damage chosen by your opponent.": PlayAbility((Move(ChosenCards(MatchingCards(zone=("back",), side="opponent", where=Filter(state=("damaged",))), by="opponent"), to="archive"),)),
    'Archive up to 2 red or blue holomem cards with the tag #song named <Sora> or <Miko> from your hand.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("hand",), where=Filter(kind=("holomem",), name=("Sora", "Miko"), facts=(OneOf("color", ("red", "blue")), OneOf("tag", ("#song",))))), most=2, least=0), to="archive"),)),
    'Archive all cards in your hand.': PlayAbility((Move(YOUR_HAND, to="archive"),)),
    "Archive your opponent's hand.": PlayAbility((Move(MatchingCards(zone=("hand",), side="opponent"), to="archive"),)),
    'Heal 10 HP from all holomem.': PlayAbility((Heal(ANYONE, amount=10),)),
    "Heal 10 HP from 1 of any player's Debut or Spot holomem.": PlayAbility((Heal(ChosenCards(MatchingCards(zone=STAGE, side="both", where=Filter(facts=(OneOf("level", ("Debut", "Spot")),)))), amount=10),)),
    'Heal 10 HP from 1 of your center or collab holomem.': PlayAbility((Heal(ChosenCards(MatchingCards(zone=("center", "collab",))), amount=10),)),
    "Down 1 of your opponent's holomem with 50 or less HP remaining.": PlayAbility((GameInstruction("down", ChosenCards(MatchingCards(zone=STAGE, side="opponent", where=Filter(bounds=(Bound("hp", most=50),))))),)),
    "Down 1 of your opponent's holomem with 60 or more HP remaining.": PlayAbility((GameInstruction("down", ChosenCards(MatchingCards(zone=STAGE, side="opponent", where=Filter(bounds=(Bound("hp", least=60),))))),)),
    'Rest 1 of your active holomem with no damage.': PlayAbility((Rest(ChosenCards(MatchingCards(zone=STAGE, where=Filter(state=("active", "undamaged"))))),)),
    'Archive 1 limited support card from your hand.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("hand",), where=Filter(kind=("support",), state=("limited",)))), to="archive"),)),
    'Put 1 Buzz holomem from your archive into your hand.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("archive",), where=Filter(kind=("holomem",), state=("buzz",)))), to="hand"),)),
    "Archive 1 of your opponent's holomem that has a red cheer attached.": PlayAbility((Move(ChosenCards(MatchingCards(zone=STAGE, side="opponent", where=Filter(with_attached=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),))))), to="archive"),)),
    "Archive 1 of your opponent's holomem with a tool attached.": PlayAbility((Move(ChosenCards(MatchingCards(zone=STAGE, side="opponent", where=Filter(with_attached=Filter(facts=(OneOf("subtype", ("tool",)),))))), to="archive"),)),
    'Archive 1 tool attached to 1 of your #song holomem.': PlayAbility((Move(ChosenCards(MatchingCards(side="both", where=Filter(facts=(OneOf("subtype", ("tool",)),)), on=MatchingCards(zone=STAGE, where=Filter(facts=(OneOf("tag", ("#song",)),))))), to="archive"),)),
    'Archive 1 cheer attached to a holomem.': PlayAbility((Move(ChosenCards(MatchingCards(side="both", where=CHEER, on=ANYONE)), to="archive"),)),
    'Archive 1 cheer attached to your center holomem.': PlayAbility((Move(ChosenCards(MatchingCards(side="both", where=CHEER, on=YOUR_CENTER)), to="archive"),)),
    'Put 1 holomem from your archive with the same name as your center holomem into your hand.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("archive",), where=Filter(kind=("holomem",), alike=(Alike("name", YOUR_CENTER),)))), to="hand"),)),
    'Put 1 holomem from your archive with the same color as your center holomem into your hand.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("archive",), where=Filter(kind=("holomem",), alike=(Alike("color", YOUR_CENTER),)))), to="hand"),)),
    'Put 1 card stacked under your center holomem into your hand.': PlayAbility((Move(ChosenCards(MatchingCards(side="both", on=YOUR_CENTER, part="stacked")), to="hand"),)),
    "Put the top 2 cards of your opponent's deck into the archive.": PlayAbility((Move(TopCards("deck", count=2, side="opponent"), to="archive"),)),
    'Choose 1 of your holomem. Heal 30 HP from it.': PlayAbility((Heal(ChosenCards(YOURS), amount=30),)),
    'Choose 1 of your holomem. If it is red, heal 20 HP from it.': PlayAbility((Look(ChosenCards(YOURS)), IfInstruction(condition=MatchCondition(PreviousCards(), where=Filter(facts=(OneOf("color", ("red",)),))), then=(Heal(PreviousCards(), amount=20),)),)),
    'Draw up to 3 cards.': PlayAbility((Draw(3, up_to=True),)),
    'Draw up to 1 card for each of your holomem.': PlayAbility((Draw(CountAmount(YOURS), up_to=True),)),
    'Draw 1 card for each of your holomem.': PlayAbility((Draw(CountAmount(YOURS)),)),
    'Your opponent draws 1 card.': PlayAbility((Draw(side="opponent"),)),
    'Each player archives 1 card from their hand.': PlayAbility((EachPlayer(Move(ChosenCards(YOUR_HAND), to="archive")),)),
    'Archive 1 to 2 cards from your hand.': PlayAbility((Move(ChosenCards(YOUR_HAND, most=2, least=1), to="archive"),)),
    "Deal 10 damage to your opponent's center holomem and deal 10 damage to 1 of your opponent's back holomem.": PlayAbility((DamageInstruction(10, THEIR_CENTER), DamageInstruction(10, ChosenCards(THEIR_BACK)),)),
    'This mascot counts as a red cheer for arts.': ContinuousAbility(ThisCard(), changes=(FactChange("arts cheer", add="red"),)),
    'Until the end of the turn, you can use 2 LIMITED support cards.': PlayAbility((GainEffect(MatchingCards(zone=("oshi",)), (NumberChange("limited", set=2),)),)),
    'Only one #magic event can be used per turn.': PlayAbility(limit=Limit(among=Filter(facts=(OneOf("subtype", ("event",)), OneOf("tag", ("#magic",)))))),
    'Your opponent loses 1 life.': PlayAbility((GameInstruction("lose-life", amount=1, side="opponent"),)),
    "Draw cards equal to your oshi holomem's printed life.": PlayAbility((Draw(FactAmount("printed life", MatchingCards(zone=("oshi",)))),)),
    "Until the end of the turn, 1 of your opponent's 1st holomem cannot cost life.": PlayAbility((GainEffect(ChosenCards(MatchingCards(zone=STAGE, side="opponent", where=Filter(facts=(OneOf("level", ("1st",)),)))), (ForbidAction("life"),)),)),
    'Rest 1 of your holomem of one color.': PlayAbility((Rest(ChosenCards(MatchingCards(zone=STAGE, where=Filter(state=("one color",))))),)),
    'Rest 1 of your holomem with a different color than your center holomem.': PlayAbility((Rest(ChosenCards(MatchingCards(zone=STAGE, where=Filter(alike=(Alike("color", YOUR_CENTER, differs=True),))))),)),
    'Take another turn after this one.': PlayAbility((GameInstruction("another-turn"),)),
    'Heal your center holomem fully.': PlayAbility((Heal(YOUR_CENTER),)),
    "Set your opponent's center holomem's remaining HP to 50.": PlayAbility((GameInstruction("set-hp", THEIR_CENTER, amount=50),)),
    'Return 1 of your back holomem to hand.': PlayAbility((Move(ChosenCards(YOUR_BACK), to="hand"),)),
    "Return 1 of your opponent's holomem to Debut.": PlayAbility((GameInstruction("return-to-debut", cards=ChosenCards(THEIRS)),)),
    'Return 1 of your back holomem to the bottom of the deck.': PlayAbility((Move(ChosenCards(YOUR_BACK), to="deck", bottom=True),)),
    'Put the top card of your deck into holo power.': PlayAbility((Move(TopCards("deck"), to="holo power"),)),
    'Put 1 card from your hand on top of your deck.': PlayAbility((Move(ChosenCards(YOUR_HAND), to="deck"),)),
    'Put 1 Debut holomem from your archive onto the stage resting.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("archive",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),)))), to="stage", resting=True),)),
    'Put 1 Debut holomem from your archive onto the collab position.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("archive",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),)))), to="collab"),)),
    "Put the top card of your cheer deck into your opponent's life.": PlayAbility((Move(TopCards("cheer deck"), to="life", side="opponent"),)),
    'Send the top card of your cheer deck to 1 of your holomem.': PlayAbility((Attach(TopCards("cheer deck"), to=ChosenCards(YOURS)),)),
    'Send 1 cheer from your archive to 1 of your <Sora>.': PlayAbility((Attach(ChosenCards(MatchingCards(zone=("archive",), where=CHEER)), to=ChosenCards(MatchingCards(zone=STAGE, where=Filter(name=("Sora",))))),)),
    'Attach 1 tool from your hand to your center holomem.': PlayAbility((Attach(ChosenCards(MatchingCards(zone=("hand",), where=Filter(facts=(OneOf("subtype", ("tool",)),)))), to=YOUR_CENTER),)),
    'Rest 1 of your back holomem, then make it active.': PlayAbility((Rest(ChosenCards(YOUR_BACK)), Ready(PreviousCards()),)),
    'Make your center holomem resting.': PlayAbility((Rest(YOUR_CENTER),)),
    "Down 1 of your opponent's back holomem.": PlayAbility((GameInstruction("down", ChosenCards(THEIR_BACK)),)),
    'Switch your center holomem with 1 of your back holomem.': PlayAbility((Switch(cards=YOUR_CENTER, others=ChosenCards(YOUR_BACK)),)),
    'Collab 1 of your back holomem.': PlayAbility((GameInstruction("collab", cards=ChosenCards(YOUR_BACK)),)),
    'Bloom 1 of your Debut holomem with 1 1st holomem from your hand.': PlayAbility((GameInstruction("bloom", cards=ChosenCards(MatchingCards(zone=STAGE, where=Filter(facts=(OneOf("level", ("Debut",)),)))), using=ChosenCards(MatchingCards(zone=("hand",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("1st",)),))))),)),
    'Shuffle your cheer deck.': PlayAbility((Shuffle(zone="cheer deck"),)),
    'Look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck in any order.': PlayAbility((Look(TopCards("deck", count=3)), Move(ChosenCards(PreviousCards()), to="hand"), Move(RemainingCards(), to="deck", bottom=True),)),
    'Look at the top 4 cards of your deck. Reveal and put up to 1 of them into your hand and the rest on the bottom of your deck.': PlayAbility((Look(TopCards("deck", count=4)), Move(ChosenCards(PreviousCards(), least=0), to="hand", reveal=True), Move(RemainingCards(), to="deck", bottom=True),)),
    'Look at the top 3 cards of your deck. Put 1 of them into your hand, then archive the rest.': PlayAbility((Look(TopCards("deck", count=3)), Move(ChosenCards(PreviousCards()), to="hand"), Move(RemainingCards(), to="archive"),)),
    'Look at up to the top 3 cards of your deck, then shuffle your deck.': PlayAbility((Look(TopCards("deck", count=3), up_to=True), Shuffle(),)),
    "Look at your opponent's hand.": PlayAbility((Look(MatchingCards(zone=("hand",), side="opponent")),)),
    'Your opponent looks at your hand.': PlayAbility((Look(YOUR_HAND, by="opponent"),)),
    'Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("deck",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), least=0), to="hand", reveal=True), Shuffle(),)),
    'Search your deck for up to 2 holomem, put them onto the stage resting, then shuffle your deck.': PlayAbility((Move(ChosenCards(MatchingCards(zone=("deck",), where=Filter(kind=("holomem",))), most=2, least=0), to="stage", resting=True), Shuffle(),)),
    'Reveal the top card of your deck. If it is a red holomem, put it into your hand.': PlayAbility((Reveal(cards=TopCards("deck")), IfInstruction(condition=MatchCondition(PreviousCards(), where=Filter(kind=("holomem",), facts=(OneOf("color", ("red",)),))), then=(Move(PreviousCards(), to="hand"),)),)),
    'Roll a die. Draw cards equal to the number rolled.': PlayAbility((Roll(), Draw(RollAmount()),)),
    "Roll a die. Deal damage equal to 10 times the number rolled to your opponent's center holomem.": PlayAbility((Roll(), DamageInstruction(amount=RollAmount(times=10), to=THEIR_CENTER),)),
    'Roll a die. Heal 1 of your holomem by 10 times the number rolled.': PlayAbility((Roll(), Heal(ChosenCards(YOURS), amount=RollAmount(times=10)),)),
    "Deal damage equal to your center holomem's HP to 1 of your opponent's back holomem.": PlayAbility((DamageInstruction(amount=FactAmount(name="hp", card=YOUR_CENTER), to=ChosenCards(THEIR_BACK)),)),
    'You may archive 1 card from your hand. If you do, draw 2 cards.': PlayAbility((OptionalInstruction(first=(DISCARD,), then=(Draw(2),)),)),
    'Your opponent may archive 1 card from their hand.': PlayAbility((OptionalInstruction(first=(Move(ChosenCards(MatchingCards(zone=("hand",), side="opponent")), to="archive"),), side="opponent"),)),
    'If you have <Sora> on the stage, you may draw 1 card. If you do, archive 1 card from your hand.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=STAGE, where=Filter(name=("Sora",))), least=1), then=(OptionalInstruction(first=(Draw(),), then=(DISCARD,)),)),)),
    'If it is your turn, draw 1 card. Otherwise, draw 2 cards.': PlayAbility((IfInstruction(condition=TurnCondition(), then=DRAW, otherwise=(Draw(2),)),)),
    'Unless your center holomem is resting, draw 1 card.': PlayAbility((IfInstruction(condition=NotCondition(MatchCondition(YOUR_CENTER, where=Filter(state=("resting",)))), then=DRAW),)),
    'You win the game.': PlayAbility((LoseGame(side="opponent"),)),
    'You lose the game.': PlayAbility((LoseGame(),)),
    'Your opponent loses the game.': PlayAbility((LoseGame(side="opponent"),)),
    'Until the end of the turn, 1 of your holomem gets arts +20 and HP +10, then draw 1 card.': PlayAbility((GainEffect(ChosenCards(YOURS), changes=(NumberChange("arts", add=20), NumberChange("hp", add=10),)), Draw(),)),
    'For the rest of the game, your holomem cannot collab.': PlayAbility((GainEffect(YOURS, changes=(ForbidAction("collab"),), until="game"),)),
    "As long as this ability is valid, your opponent's center holomem's abilities are invalid.": PlayAbility((GainEffect(THEIR_CENTER, changes=(InvalidateAbilities(),), until="always"),)),
    'Until the end of the turn, when your holomem would take damage, it takes 20 less instead.': PlayAbility((CreateReplacement(replacement=ReplacementAbility(EventPattern("take-damage", subject=YOURS), instead=(ModifyEvent(add=-20),))),)),
    'The next time your holomem would take damage this turn, it takes 0 instead.': PlayAbility((CreateReplacement(replacement=ReplacementAbility(EventPattern("take-damage", subject=YOURS), instead=(ModifyEvent(set=0),)), once=True),)),
    'The next time your holomem would take damage, it takes 0 instead.': PlayAbility((CreateReplacement(replacement=ReplacementAbility(EventPattern("take-damage", subject=YOURS), instead=(ModifyEvent(set=0),)), until="game", once=True),)),
    'At the end of this turn, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=StepPattern("turn", edge="ends"), then=DRAW),)),
    'At the beginning of your next main step, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=StepPattern("main", side="you"), then=DRAW),)),
    'At the beginning of the next turn, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=StepPattern("turn"), then=DRAW),)),
    'The next time a holomem collabs, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=EventPattern("collab", subject=ANYONE), then=DRAW),)),
    'The next time a holomem collabs this turn, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=EventPattern("collab", subject=ANYONE), then=DRAW, until="turn", once=True),)),
    'Each time a holomem collabs this turn, draw 1 card.': PlayAbility((CreateDelayedTrigger(at=EventPattern("collab", subject=ANYONE), then=DRAW, until="turn"),)),
    'If you have 2 or more cards in hand, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(YOUR_HAND, least=2), then=DRAW),)),
    'If you have 1 or fewer cards in hand, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(YOUR_HAND, most=1), then=DRAW),)),
    'If you have exactly 2 cards in hand, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(YOUR_HAND, least=2, most=2), then=DRAW),)),
    'If you have a red holomem, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=STAGE, where=Filter(facts=(OneOf("color", ("red",)),))), least=1), then=DRAW),)),
    'If you have no <Sora>, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=STAGE, where=Filter(name=("Sora",))), most=0), then=DRAW),)),
    'If you have no life, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(YOUR_LIFE, most=0), then=DRAW),)),
    'If your opponent has 3 or less life, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=("life",), side="opponent"), most=3), then=DRAW),)),
    "If there are 2 or more holomem on your stage and it is your opponent's turn, draw 1 card.": PlayAbility((IfInstruction(condition=AllConditions(conditions=(CountCondition(YOURS, least=2), TurnCondition(side="opponent"),)), then=DRAW),)),
    "If there is a resting holomem on your opponent's stage, draw 1 card.": PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=STAGE, side="opponent", where=Filter(state=("resting",))), least=1), then=DRAW),)),
    'If there are no red holomem, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(zone=STAGE, side="both", where=Filter(facts=(OneOf("color", ("red",)),))), most=0), then=DRAW),)),
    'If your center holomem is in the center position, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, zone=("center",)), then=DRAW),)),
    'If your center holomem is not resting, draw 1 card.': PlayAbility((IfInstruction(condition=NotCondition(MatchCondition(YOUR_CENTER, where=Filter(state=("resting",)))), then=DRAW),)),
    'If your center holomem is <Sora> or <Miko>, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(name=("Sora", "Miko"))), then=DRAW),)),
    'If your center holomem is named <Sora>, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(name=("Sora",))), then=DRAW),)),
    'If your center holomem is a Debut holomem, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), then=DRAW),)),
    'If your center holomem has 50 or less HP remaining, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(bounds=(Bound("hp", most=50),))), then=DRAW),)),
    'If your center holomem has damage, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(state=("damaged",))), then=DRAW),)),
    'If your center holomem has no damage, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(state=("undamaged",))), then=DRAW),)),
    'If your center holomem has the tag #song, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(facts=(OneOf("tag", ("#song",)),))), then=DRAW),)),
    'If your center holomem has a red cheer attached, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(with_attached=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),)))), then=DRAW),)),
    'If your center holomem has 2 or more cheers attached, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(side="both", where=CHEER, on=YOUR_CENTER), least=2), then=DRAW),)),
    'If your center holomem has no cheers attached, draw 1 card.': PlayAbility((IfInstruction(condition=CountCondition(MatchingCards(side="both", where=CHEER, on=YOUR_CENTER), most=0), then=DRAW),)),
    "If your center holomem's remaining HP is 50 or more, draw 1 card.": PlayAbility((IfInstruction(condition=AmountCondition(FactAmount(name="hp", card=YOUR_CENTER), least=50), then=DRAW),)),
    'Roll a die. If the number rolled is 4 or more, draw 1 card.': PlayAbility((Roll(), IfInstruction(condition=AmountCondition(RollAmount(), least=4), then=DRAW),)),
    'Roll a die. If the number rolled is even, draw 1 card.': PlayAbility((Roll(), IfInstruction(condition=AmountCondition(RollAmount(), odd=False), then=DRAW),)),
    'If it is not true that it is your turn, draw 1 card.': PlayAbility((IfInstruction(condition=NotCondition(TurnCondition()), then=DRAW),)),
    'If your center holomem has bloomed from a Buzz holomem, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(upon=Filter(kind=("holomem",), state=("buzz",)))), then=DRAW),)),
    'If your center holomem has risen in level, draw 1 card.': PlayAbility((IfInstruction(condition=MatchCondition(YOUR_CENTER, where=Filter(state=("risen",))), then=DRAW),)),
    'Rest 1 of your <Sora> bloomed from a Buzz holomem.': PlayAbility((Rest(ChosenCards(MatchingCards(zone=STAGE, where=Filter(name=("Sora",), upon=Filter(kind=("holomem",), state=("buzz",)))))),)),
    'Send 1 to 3 cheers from your archive to up to 3 of your holomem, one each.': PlayAbility((Attach(ChosenCards(MatchingCards(zone=("archive",), where=CHEER), most=3, least=1), to=ChosenCards(YOURS, most=3, least=0), share="each"),)),
    'Send up to 2 cheers from your archive to your holomem, divided as you like.': PlayAbility((Attach(ChosenCards(MatchingCards(zone=("archive",), where=CHEER), most=2, least=0), to=YOURS, share="will"),)),
    'Draw cards until you have 4 in hand.': PlayAbility((Draw(4, until=True),)),
    'Roll a die. Draw cards until you have as many in hand as the number rolled.': PlayAbility((Roll(), Draw(RollAmount(), until=True))),
    'Draw 2 cards from the bottom of your deck.': PlayAbility((Draw(2, bottom=True),)),
    'Return 1 of your holomem and the cards stacked under it to the bottom of your deck in any order.': PlayAbility((Move(ChosenCards(YOURS), to="deck", bottom=True, stack=True),)),
    'Put 1 card in the stack of your center holomem into your hand.': PlayAbility((Move(ChosenCards(MatchingCards(side="both", on=YOUR_CENTER, part="stack")), to="hand"),)),
    'Look at the top 7 cards of your deck. Put up to 1 staff among them into your hand, then archive the rest.': PlayAbility((Look(TopCards("deck", count=7)), Move(ChosenCards(RemainingCards(Filter(facts=(OneOf("subtype", ("staff",)),))), least=0), to="hand"), Move(RemainingCards(), to="archive"))),
    'Archive 1 to 4 cards from your hand or holo power.': PlayAbility((Move(ChosenCards(MatchingCards(("hand", "holo power")), most=4, least=1), to="archive"),)),
    'Archive the top 1 to 5 cards of your deck. Heal 10 HP from your center holomem for each of them.': PlayAbility((Move(TopCards("deck", 5, least=1), to="archive"), Heal(YOUR_CENTER, amount=CountAmount(PreviousCards(), 10)))),
    'When a cheer attached to 1 of your holomem would be archived by an ability of the holomem this card is attached to, you may archive this fan instead.': ReplacementAbility(EventPattern("move", subject=MatchingCards(side="both", where=CHEER, on=YOURS), source=HostCard(), to=("archive",)), (), optional=True, first=(Move(ThisCard(), "archive"),)),
    'If 1 of your holomem has bloomed this turn, draw 1 card.': PlayAbility((IfInstruction(condition=AmountCondition(OccurrenceAmount(EventPattern("bloom", subject=YOURS)), least=1), then=DRAW),)),
    'If your center holomem has become active by an ability of your oshi holomem this turn, draw 1 card.': PlayAbility((IfInstruction(condition=AmountCondition(OccurrenceAmount(EventPattern("ready", subject=YOUR_CENTER, source=MatchingCards(("oshi",)))), least=1), then=DRAW),)),
    'If you have used a support card this turn, draw 1 card.': PlayAbility((IfInstruction(condition=AmountCondition(OccurrenceAmount(EventPattern("use-support", by="you")), least=1), then=DRAW),)),
    'If you have rolled a die this turn, draw 1 card.': PlayAbility((IfInstruction(condition=AmountCondition(OccurrenceAmount(EventPattern("roll", by="you")), least=1), then=DRAW),)),
    'Draw cards equal to the number of times you have rolled a die this turn.': PlayAbility((Draw(OccurrenceAmount(EventPattern("roll", by="you"))),)),
    'Roll 3 dice. Draw cards equal to the number rolled.': PlayAbility((Roll(3), Draw(RollAmount()))),
    'Roll dice equal to the number of holomem on your stage. If the number rolled is 12 or more, draw 1 card.': PlayAbility((Roll(CountAmount(YOURS)), IfInstruction(AmountCondition(RollAmount(), least=12), DRAW))),
    'Archive 2 holomem from your hand that share a tag.': PlayAbility((Move(ChosenCards(MatchingCards(("hand",), where=Filter(kind=("holomem",))), 2, alike="tag"), "archive"),)),
    'Look at the top 4 cards of your deck. Put up to 3 holomem with different names among them into your hand.': PlayAbility((Look(TopCards("deck", 4)), Move(ChosenCards(RemainingCards(Filter(kind=("holomem",))), 3, 0, unlike="name"), "hand"))),
    'Reveal the top 3 cards of your deck. If they have the same level, draw 1 card.': PlayAbility((Reveal(TopCards("deck", 3)), IfInstruction(SharedFactCondition(PreviousCards(), "level"), DRAW))),
}  # fmt: skip


TREES: dict[tuple[str, str], Ability] = {
    **{("holomem", text): tree for text, tree in HOLOMEM.items()},
    **{("oshi holomem", text): tree for text, tree in OSHI.items()},
    **{("support", text): tree for text, tree in SUPPORT.items()},
}
SHARED = {"hololive": ("holomem", shared(STAGE)), "gotoubun": ("character", shared(("lane",)))}


def blocks(heading: str) -> list[tuple[str, str]]:
    """The texts that the page shows in blocks of such headings, each with what the heading's group says."""
    found = re.findall(rf"^```{heading}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return [(said, text) for said, block in found for text in block.strip().split("\n")]


SHOWN = blocks("([a-z -]+)")


def page(game: str) -> list[tuple[str, str]]:
    """The card texts on the page that a game understands: the kind of card, and the text."""
    kind = SHARED[game][0]
    return [(kind if said == "any" else said, text) for said, text in SHOWN if said in ("any", *KINDS[game])]


CASES = [("hololive", *case) for case in TREES] + [(game, *case) for game in LANGUAGES for case in page(game)]
CASES += [(game, *case) for game in ("digicharat", "osica", "wixoss") for case in blocks(f"{game}:([a-z]+)")]
CASES = list(dict.fromkeys(CASES))


def parse_for(text: str, *, game: str, card_kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a game."""
    card_text = load_game(game).card_text
    assert card_text is not None
    return card_text(text, card_kind=card_kind)


def plain(tree: Any) -> Any:
    """The tree without the texts that its abilities keep."""
    if isinstance(tree, tuple):
        return tuple(plain(item) for item in tree)
    if not isinstance(tree, msgspec.Struct):
        return tree
    fields = {name: plain(getattr(tree, name)) for name in tree.__struct_fields__ if name != "text"}
    return type(tree)(**fields)


def inside(tree: object) -> list[msgspec.Struct]:
    """Every node of a tree."""
    if isinstance(tree, tuple):
        return [node for item in tree for node in inside(item)]
    if not isinstance(tree, msgspec.Struct):
        return []
    return [tree, *(node for name in tree.__struct_fields__ for node in inside(getattr(tree, name)))]


# --- what is understood --------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "text"), list(TREES))
def test_a_text_becomes_its_tree(kind: str, text: str) -> None:
    (ability,) = parse(text, card_kind=kind)
    assert plain(ability) == TREES[kind, text]
    assert ability.text == text


@pytest.mark.parametrize("game", list(SHARED))
@pytest.mark.parametrize("text", list(shared(())))
def test_what_games_share_becomes_the_same_tree(game: str, text: str) -> None:
    kind, trees = SHARED[game]
    (ability,) = parse_for(text, game=game, card_kind=kind)
    assert plain(ability) == plain(trees[text])


def louder(text: str) -> str:
    """A text in capitals and with wider gaps, but for what is a name or a number of a card in it."""
    if "#" in text:
        return text.replace(" ", "  ")
    parts = re.split(r'("[^"]*"|<[^>]*>|\{[^}]*\}|\[.*\])', text)
    said = "".join(p if i % 2 else p.upper().replace(" ", "   ") for i, p in enumerate(parts))
    return said.replace("}'S", "}'s")


of_every_game = pytest.mark.parametrize("game", sorted({game for game, *_ in CASES}))


def cases(game: str) -> Iterator[tuple[str, str]]:
    """The texts of a game, each with a kind of card that it can be on."""
    return ((kind, text) for each, kind, text in CASES if each == game)


@of_every_game
def test_case_and_blanks_do_not_matter(game: str) -> None:
    for kind, text in cases(game):
        spoken, loud = (parse_for(said, game=game, card_kind=kind) for said in (text, louder(text)))
        assert loud and ("#" in text or plain(loud) == plain(spoken)), text


@of_every_game
def test_a_tree_survives_json(game: str) -> None:
    for kind, text in cases(game):
        (ability,) = parse_for(text, game=game, card_kind=kind)
        assert msgspec.json.decode(msgspec.json.encode(ability), type=Ability) == ability, text


@of_every_game
def test_a_text_without_its_end_is_refused(game: str) -> None:
    for kind, text in cases(game):
        with pytest.raises(CardTextError) as caught:
            assert not parse_for(text[:-1], game=game, card_kind=kind), text
        assert caught.value.column == len(text), text


def test_the_page_shows_texts_whose_trees_are_known() -> None:
    shown = [case for case in SHOWN if case[0] not in KINDS["gotoubun"]]
    assert {text for said, text in shown if said == "any"} == set(shared(()))
    assert [case for case in shown if case[0] != "any" and case not in TREES] == []
    assert {said for said, _ in SHOWN} <= {"any", *KINDS["hololive"], *KINDS["gotoubun"]}


@pytest.mark.parametrize("game", list(LANGUAGES))
def test_the_page_shows_every_rule_of_the_grammar(game: str) -> None:
    rules = set(re.findall(r"->\s*(\w+)$", _grammar(game), re.M))
    used = {"untimed", "bare_persons"}  # which are errors with a mend
    for _, text in page(game):
        for line in (text, *re.findall(r"\[(.*)\]", text)):
            used |= {str(part.data) for part in LANGUAGES[game]().parse_line(AbilityLine(0, line)).iter_subtrees()}
    assert rules - used == set()


def test_every_node_of_the_tree_has_a_text() -> None:
    unions = (
        card_text_tree.Reference,
        card_text_tree.Amount,
        card_text_tree.Condition,
        card_text_tree.Pattern,
        card_text_tree.Instruction,
        card_text_tree.Change,
        card_text_tree.Ability,
    )
    nodes = {node for union in unions for node in get_args(union)} - {int}
    read = (parse_for(text, game=game, card_kind=kind) for game, kind, text in CASES)
    reached = {type(node) for trees in read for node in inside(trees)}
    assert nodes - reached == set()


@pytest.mark.long_run
def test_a_game_does_not_understand_what_is_of_the_other() -> None:
    for game, other in (("hololive", "gotoubun"), ("gotoubun", "hololive")):
        theirs = [text for said, text in SHOWN if said in KINDS[other]]
        understood = [text for text in theirs for kind in KINDS[game] if _understood(text, game, kind)]
        assert understood == []


def _understood(text: str, game: str, kind: str) -> bool:
    try:
        parse_for(text, game=game, card_kind=kind)
    except CardTextError:
        return False
    return True


# --- the grammar ---------------------------------------------------------------------------------


def _grammar(game: str) -> str:
    return card_text_grammar(f"saitei.steps.{game}")


@pytest.mark.long_run
@pytest.mark.parametrize("game", list(LANGUAGES))
def test_no_text_has_two_readings(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Conflicts are what lark only logs, and decides by itself."""
    whole = _grammar(game)
    torn = whole + '\n%extend instruction: "look" "at" ref "in" "front" -> look\n%extend core: chain "." -> does\n'
    assert _conflicts(torn, caplog)
    assert _conflicts(whole, caplog) == []


def _conflicts(grammar: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    logger.addHandler(caplog.handler)
    try:
        with caplog.at_level(logging.DEBUG, logger="lark"):
            Lark(grammar, parser="lalr", start="line", maybe_placeholders=True, debug=True)
    except GrammarError as error:  # two ways to reduce, which lark does not decide
        return [str(error)]
    finally:
        logger.removeHandler(caplog.handler)
    return [record.message for record in caplog.records if "conflict" in record.message]


@pytest.mark.parametrize("game", list(LANGUAGES))
def test_each_word_is_read_as_itself_wherever_it_may_stand(game: str) -> None:
    frontend: Any = LANGUAGES[game]()._lark.parser
    words = LANGUAGES[game]()._words
    wrong, tried = [], 0
    for lexer in frontend.lexer.lexers.values():
        for terminal in lexer.terminals:
            for phrase in words.get(terminal.name, ()):
                if terminal.name not in DESCRIBED[game]:
                    tried += 1
                    found = lexer.match(TextSlice.cast_from(phrase + " "), 0)
                    if found != (phrase, terminal.name):
                        wrong.append((phrase, terminal.name, found))
    assert wrong == []
    assert tried > 1000


# --- a card's whole text -------------------------------------------------------------------------


@pytest.mark.parametrize("between", ["\n", "\n\n  ", " / ", "\r\n"])
def test_abilities_are_separated_by_lines_or_strokes(between: str) -> None:
    first, second = "When this holomem collabs, draw 1 card.", 'Art "Dance", no cheers, 30.'
    abilities_read = parse(f"{first}{between}{second}", card_kind="holomem")
    assert [ability.text for ability in abilities_read] == [first, second]


def test_lines_know_where_they_begin() -> None:
    text = "  a b.\n\n c.  /  d. / e.\n"
    assert [line.text for line in ability_lines(text)] == ["a b.", "c.", "d.", "e."]
    assert all(text[line.start :].startswith(line.text) for line in ability_lines(text))


def test_a_text_is_read_once() -> None:
    text = "When this holomem collabs, draw 1 card."
    assert parse(text, card_kind="holomem") is parse(text, card_kind="holomem")


def test_a_given_ability_keeps_its_own_text() -> None:
    inner = 'Art "Sing", red, 50: draw 1 card.'
    (ability,) = parse(f"Your center holomem gains [ {inner} ].", card_kind="holomem")
    assert isinstance(ability, ContinuousAbility)
    (change,) = ability.changes
    assert isinstance(change, GainAbility)
    assert change.ability.text == inner


def test_the_game_is_found_by_its_name() -> None:
    assert load_game("hololive").card_text is parse


# --- what is refused -----------------------------------------------------------------------------

REFUSED = [
    # words, and their nearest
    ("holomem", "When this holomem colabs, draw 1 card.", 19, "'colabs' is not understood here; did you mean 'collabs'?"),
    ("holomem", "When this holomem collabs, drew 1 card.", 28, "did you mean 'draw'?"),
    ("support", "Draw 2 cardz.", 8, "did you mean 'card'?"),
    ("support", "Deal 10 damage to 1 of your opponents holomem.", 29, "did you mean 'your opponent's'?"),
    ("holomem", "When this holomem collabs draw 1 card.", 27, "expected ','"),
    ("holomem", "When this holomem collabs, draw 1 card", 39, "the text ends too early; end the sentence with '.'"),
    ("holomem", 'Art "Sing", pink, 50.', 13, "expected 'no cheers', 'white' and the like"),
    ("holomem", 'Art "Sing, red, 50.', 5, "a text in quotation marks"),
    ("support", "Heal 10 HP from 1 of your <Sora.", 27, "'<Sora' is not understood"),
    ("support", "Draw 12345 cards.", 6, "'12345' is not understood"),
    ("support", "Draw ٣ cards.", 6, "'٣' is not understood"),
    ("support", "Draw 1 card. Draw 1 card. Dance.", 27, "'Dance' is not understood"),
    ("support", "Draw 1 card.Draw 1 card!", 24, "'!' is not understood"),
    ("support", "\tDraw 1 kard.", 9, "did you mean 'card'?"),
    # references that are not clear
    ("support", "Heal 10 HP from it.", 1, "'it' has no meaning: nothing was chosen"),
    ("holomem", "At the end of the turn, archive it.", 1, "'it' has no meaning: nothing was chosen"),
    ("holomem", "It gets arts +10.", 1, "this has no meaning: nothing was chosen"),
    ("support", "Archive a card from your hand.", 9, "'a' does not say who chooses"),
    ("support", "Archive 1 card.", 11, "these cards could be anywhere"),
    ("support", "Deal 10 damage to 1 holomem.", 19, "this does not say whose"),
    ("support", "Archive 1 of your holomem in your opponent's archive.", 19, "two owners"),
    ("support", "Archive 1 back holomem in your archive.", 11, "there are two places for one card"),
    ("support", "Archive 1 red blue card from your hand.", 11, "there are two words for the color"),
    ("support", "Archive 0 cards from your hand.", 9, "this chooses no cards"),
    ("support", "Archive 1 cheer attached to 2 of your holomem.", 29, "one card cannot be attached to several"),
    ("support", "Choose your center holomem. Heal 10 HP from it.", 8, "nothing to choose"),
    ("holomem", "1 of your holomem gets arts +10.", 1, "a continuous effect does not choose cards"),
    ("holomem", "When 2 of your holomem collabs, draw 1 card.", 6, "one card at a time"),
    ("holomem", "When a tool is attached to this holomem, archive this tool and archive 1 tool.", 74, "could be anywhere"),
    ("holomem", "When this card is attached to your holomem, draw 1 card.", 6, "attached to one card at most"),
    ("support", "Can only be attached to a holomem in your archive.", 27, "a place has no meaning here"),
    ("support", "Search your deck for 1 holomem from your hand, put it into your hand.", 24, "cards can only be searched for in the deck"),
    ("support", "If your center holomem is in your opponent's archive, draw 1 card.", 27, "its own player's zones"),
    ("support", "Put 1 card from your hand on the bottom of your archive.", 27, "has no bottom"),
    ("support", "If your center holomem has art damage, draw 1 card.", 4, "no card keeps art damage"),
    ("holomem", "When this holomem takes no damage, draw 1 card.", 6, "'no damage' is not an event"),
    # words in the wrong kind of ability
    ("holomem", "Draw 1 card.", 1, "instructions alone are a support card's text"),
    ("support", 'Art "Sing", red, 50.', 1, "an art belongs to a holomem"),
    ("holomem", 'Oshi skill "Idol", 2 holo power: draw 1 card.', 1, "belongs to an oshi holomem"),
    ("holomem", "When this holomem would take damage, draw 1 card.", 1, "'would' needs a replacement"),
    ("holomem", "When this holomem takes damage, draw 1 card instead.", 1, "an event that has happened cannot be replaced"),
    ("holomem", "At the end of the turn, draw 1 card instead.", 1, "no event to replace"),
    ("holomem", "When this holomem takes damage, it takes 0.", 1, "no event whose amount could change"),
    ("support", "Roll the die again.", 1, "no event whose amount could change"),
    ("support", "This art deals +20 damage.", 1, "no art that this could mean"),
    ("support", "Archive 1 cheer attached to the target.", 1, "no art that this could mean"),
    ("holomem", "When this holomem would take damage, your opponent may draw 1 card instead.", 38, "write 'you may'"),
    ("support", "Once per turn, draw 1 card.", 1, "this ability cannot have a limit"),
    ("holomem", "Once per turn, once per game, when this holomem collabs, draw 1 card.", 1, "the limit is stated twice"),
    # within another ability, and in another line
    ("holomem", 'Your holomem gain "When this holomem colabs, draw 1 card.".', 38, "did you mean 'collabs'?"),
    ("holomem", "Your holomem gain [Draw 1 card.].", 20, "instructions alone"),
    ("holomem", "This holomem cannot bloom. / This holomem can not collab.", 43, "'can' is not understood"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "column", "said"), REFUSED)
def test_a_text_that_is_not_understood_says_where_and_how(kind: str, text: str, column: int, said: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text, card_kind=kind)
    error = caught.value
    problem, shown, caret = str(error).split("\n")
    assert said in problem
    assert (error.line, error.column) == (1, column)
    assert problem.startswith(f"card text, line 1, column {column}: ")
    assert error.mend
    assert shown == f"  {text}"
    assert caret == " " * (column + 1) + "^"


def test_the_error_names_the_line() -> None:
    text = "This holomem cannot bloom.\n  This holomem cannot flie.\nThis holomem cannot collab."
    with pytest.raises(CardTextError) as caught:
        parse(text, card_kind="holomem")
    error = caught.value
    assert (error.line, error.column, error.text) == (2, 16, text)
    assert "cannot bloom" in error.expected
    assert str(error).split("\n")[1:] == ["    This holomem cannot flie.", " " * 17 + "^"]


@pytest.mark.parametrize("text", ["", "  ", "\n", " / "])
def test_a_text_without_an_ability_is_refused(text: str) -> None:
    with pytest.raises(CardTextError, match="the text is empty"):
        parse(text, card_kind="holomem")


def test_a_line_that_is_too_long_is_refused() -> None:
    with pytest.raises(CardTextError, match="more than 2000 characters"):
        parse("Draw 1 card. " * 200, card_kind="support")


def test_another_kind_of_card_is_refused() -> None:
    with pytest.raises(ValueError, match="no card is of the kind 'tool'; the kinds are: holomem, oshi"):
        parse("Draw 1 card.", card_kind="tool")


# --- mutations -----------------------------------------------------------------------------------

WORDS = sorted({word for _, _, text in CASES for word in re.findall(r"[\w#<>{}'+-]+|[^\w\s]", text)})


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, str, str]:
    """A text with a few words or characters dropped, doubled, put in, exchanged or cut off."""
    game, kind, text = draw(st.sampled_from(CASES))
    for _ in range(draw(st.integers(1, 4))):
        pieces = re.findall(r"\s+|[\w']+|.", text) if draw(st.booleans()) else list(text)
        at = draw(st.integers(0, len(pieces)))
        other = draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)))
        until = at + draw(st.integers(0, 2))
        text = "".join([*pieces[:at], other, *pieces[until:]])
    return game, kind, text


@pytest.mark.long_run
@settings(max_examples=400, deadline=None)
@given(mutated())
def test_mutations_are_read_or_refused(mutation: tuple[str, str, str]) -> None:
    game, kind, text = mutation
    try:
        read = parse_for(text, game=game, card_kind=kind)
    except CardTextError as error:
        shown = text.split("\n")[error.line - 1]
        assert 1 <= error.column <= len(shown) + 1
        assert error.mend
    else:
        joined = re.sub(r"\s+|/", "", "".join(ability.text for ability in read))
        assert joined == re.sub(r"\s+|/", "", text)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(CASES), st.data())
def test_a_word_less_or_more_is_never_the_same_text(case: tuple[str, str, str], data: st.DataObject) -> None:
    """Nothing is skipped: a strange word anywhere is refused."""
    game, kind, text = case
    gaps = [gap.start() for gap in re.finditer(" ", re.sub(r'"[^"]*"|<[^>]*>|\{[^}]*\}|\[.*\]', _blanked, text))]
    at = data.draw(st.sampled_from([*gaps, len(text)]))
    with pytest.raises(CardTextError):
        parse_for(f"{text[:at]} zyzzyva{text[at:]}", game=game, card_kind=kind)


def _blanked(found: re.Match[str]) -> str:
    return "_" * len(found.group())
