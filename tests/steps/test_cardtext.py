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

from saitei.adapters import abilities
from saitei.adapters.abilities import (
    Ability,
    Act,
    Activated,
    Alike,
    All,
    Allow,
    AmountIs,
    AreAlike,
    Attach,
    Automatic,
    Bound,
    Cap,
    Cards,
    Choose,
    Continuous,
    Count,
    CountIs,
    Damage,
    Delay,
    Draw,
    Each,
    EventAmount,
    Extra,
    Fact,
    Filter,
    Forbid,
    Gain,
    GainAbility,
    Happen,
    Happened,
    Heal,
    Host,
    If,
    Info,
    Invalidate,
    It,
    Keyword,
    Limit,
    Look,
    Lose,
    LoseAbilities,
    Matches,
    May,
    Move,
    Not,
    Number,
    OneOf,
    Played,
    Ready,
    Remaining,
    Replace,
    Replacement,
    Reroll,
    Rest,
    Reveal,
    Roll,
    Rolled,
    Shuffle,
    Source,
    Special,
    Step,
    Switch,
    Target,
    That,
    This,
    Top,
    TurnOf,
    Usable,
    Value,
    When,
    While,
)
from saitei.steps.cardtext import CardTextError, Line, lines
from saitei.steps.game import load
from saitei.steps.gotoubun import cardtext as gotoubun
from saitei.steps.hololive import cardtext as hololive
from saitei.steps.hololive.cardtext import parse
from saitei.steps.template.abilities import grammar

LANGUAGES = {"hololive": hololive.language, "gotoubun": gotoubun.language}
DESCRIBED = {"hololive": hololive._DESCRIBED, "gotoubun": gotoubun._DESCRIBED}
KINDS = {"hololive": tuple(hololive._ALLOWED), "gotoubun": tuple(gotoubun._EXTRAS)}
PAGE = Path(__file__).parents[2] / "docs" / "card-text.md"

STAGE = ("center", "collab", "back")
OFF_STAGE = ("oshi", "hand", "deck", "cheer deck", "archive", "holo power", "life", "resolution")
ANYONE = Cards(STAGE, "both")
YOURS = Cards(STAGE)
THEIRS = Cards(STAGE, "opponent")
YOUR_CENTER = Cards(("center",))
YOUR_BACK = Cards(("back",))
THEIR_CENTER = Cards(("center",), "opponent")
THEIR_BACK = Cards(("back",), "opponent")
YOUR_HAND = Cards(("hand",))
YOUR_LIFE = Cards(("life",))
CHEER = Filter(kind=("cheer",))
DRAW = (Draw(),)
GIFT = (Keyword("gift"),)
DISCARD = Move(Choose(YOUR_HAND), "archive")
COLLABS = When("collab", subject=This())
HURT = When("take-damage", subject=This())
SORA = Filter(name=("Sora",))


def shared(home: tuple[str, ...]) -> dict[str, Ability]:
    """What every game understands alike, but for where its cards are in play."""
    here, yours = Cards(home, "both", where=SORA), Cards(home, where=SORA)
    return {
        "Activated: draw 1 card.": Activated(DRAW),
        "Activated, once per turn: put 1 card from your hand on the bottom of your deck: draw 1 card.": Activated(DRAW, (Move(Choose(YOUR_HAND), "deck", bottom=True),), limit=Limit()),
        'Activated "Sing", only if it is your turn: draw 1 card.': Activated(DRAW, condition=TurnOf(), name="Sing"),
        "Activated (while you have no cards in hand): reveal this card and then shuffle your deck: draw 2 cards.": Activated((Draw(2),), (Reveal(This()), Shuffle()), condition=CountIs(YOUR_HAND, most=0)),
        "When you draw a card, shuffle your deck.": Automatic(When("draw", by="you"), (Shuffle(),)),
        "When you draw a card, you may put 1 card from your hand on top of your deck: draw 2 cards.": Automatic(When("draw", by="you"), (Draw(2),), cost=(Move(Choose(YOUR_HAND), "deck"),)),
        "When your opponent draws a card, if it is your turn, draw 1 card.": Automatic(When("draw", by="opponent"), DRAW, condition=TurnOf()),
        "When a player shuffles a deck, if it is your turn, you may put 1 card from your hand on top of your deck: draw 2 cards.": Automatic(When("shuffle", by="both"), (Draw(2),), cost=(Move(Choose(YOUR_HAND), "deck"),), condition=TurnOf()),
        "Once per turn, when this card is revealed, draw 1 card.": Automatic(When("reveal", subject=This()), DRAW, limit=Limit()),
        "While it is your opponent's turn, when you draw a card, draw 1 card.": Automatic(When("draw", by="you"), DRAW, valid=TurnOf("opponent")),
        "In the hand: When you draw a card, reveal this card.": Automatic(When("draw", by="you"), (Reveal(This()),), zone=("hand",)),
        "When you have no cards in hand, draw 1 card.": Automatic(While(CountIs(YOUR_HAND, most=0)), DRAW),
        "At the beginning of your turn, draw 1 card.": Automatic(Step("turn", side="you"), DRAW),
        "At the beginning of each turn, draw 1 card.": Automatic(Step("turn"), DRAW),
        "At the end of the turn, return this card to hand.": Automatic(Step("turn", "ends"), (Move(This(), "hand"),)),
        "At the end of your opponent's turn, draw 1 card.": Automatic(Step("turn", "ends", side="opponent"), DRAW),
        "This card is named <Sora>.": Continuous(This(), (Info("name", set="Sora"),)),
        "This card is also named <Sora> and cannot be moved.": Continuous(This(), (Info("name", add="Sora"), Forbid("move"))),
        "While it is your turn, your other <Sora> cannot be moved.": Continuous(Cards(home, where=Filter(name=("Sora",), other=True)), (Forbid("move"),), condition=TurnOf()),
        'This card gains "When you draw a card, draw 1 card.".': Continuous(This(), (GainAbility(Automatic(When("draw", by="you"), DRAW, text="When you draw a card, draw 1 card.")),)),
        'Each of your <Sora> gains [Activated "Sing": draw 1 card.] and loses the ability "Smile".': Continuous(yours, (GainAbility(Activated(DRAW, name="Sing", text='Activated "Sing": draw 1 card.')), LoseAbilities("Smile"))),
        "All <Sora> lose all abilities.": Continuous(here, (LoseAbilities(),)),
        "When you would draw a card, instead shuffle your deck.": Replacement(When("draw", by="you"), (Shuffle(),)),
        "When this card would be revealed, draw 1 card instead.": Replacement(When("reveal", subject=This()), DRAW),
        "When you would shuffle a deck, if you have 2 or more cards in hand, draw 1 card instead.": Replacement(When("shuffle", by="you"), DRAW, condition=CountIs(YOUR_HAND, least=2)),
        "When this card would be returned to your hand, put it into your deck instead.": Replacement(When("move", subject=This(), to=("hand",)), (Happen(to="deck"),)),
        "When this card would be put into your hand from the deck by an ability, you may draw 1 card instead.": Replacement(When("move", subject=This(), by="both", frm=("deck",), to=("hand",)), (), optional=True, first=DRAW),
        "When you would draw a card, you may reveal 1 card from your hand instead. If you do, draw 2 cards.": Replacement(When("draw", by="you"), (Draw(2),), optional=True, first=(Reveal(Choose(YOUR_HAND)),)),
        "Extra: any number in a deck.": Extra("any-number"),
        "Activated: return 1 of your <Sora> to hand.": Activated((Move(Choose(yours), "hand"),)),
        "Activated: return up to 2 of any player's <Sora> or <Miko> to its player's hand.": Activated((Move(Choose(Cards(home, "both", where=Filter(name=("Sora", "Miko"))), 2, least=0), "hand"),)),
        "Activated: return each of your other <Sora> to hand.": Activated((Move(Cards(home, where=Filter(name=("Sora",), other=True)), "hand"),)),
        "Activated: return all <Sora> to hand.": Activated((Move(here, "hand"),)),
        "Activated: reveal 1 of your opponent's <Sora> chosen by your opponent.": Activated((Reveal(Choose(Cards(home, "opponent", where=SORA), by="opponent")),)),
        "Activated: reveal up to 2 cards named <Sora> from your hand.": Activated((Reveal(Choose(Cards(("hand",), where=SORA), 2, least=0)),)),
        "Activated: reveal 1 to 2 cards from your hand.": Activated((Reveal(Choose(YOUR_HAND, 2, least=1)),)),
        "Activated: put your opponent's hand into the deck.": Activated((Move(Cards(("hand",), "opponent"), "deck"),)),
        "Activated: put the top 2 cards of your opponent's deck on the bottom of the deck in any order.": Activated((Move(Top("deck", 2, side="opponent"), "deck", bottom=True),)),
        "Activated: put 1 card stacked under this card into your hand.": Activated((Move(Choose(Cards(side="both", on=This(), part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under your <Sora> into your hand.": Activated((Move(Choose(Cards(side="both", on=yours, part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under 1 of your <Sora> into your hand.": Activated((Move(Choose(Cards(side="both", on=yours, part="stacked")), "hand"),)),
        "Activated: put 1 card stacked under a <Sora> into its player's hand.": Activated((Move(Choose(Cards(side="both", on=here, part="stacked")), "hand"),)),
        "Activated: reveal 1 card from your hand with the same name as this card.": Activated((Reveal(Choose(Cards(("hand",), where=Filter(alike=(Alike("name", This()),))))),)),
        "Activated: choose 1 of your <Sora>. Return it to hand.": Activated((Move(Choose(yours), "hand"),)),
        "When another <Sora> is revealed, return that card to hand.": Automatic(When("reveal", subject=Cards(side="both", where=Filter(name=("Sora",), other=True))), (Move(That(), "hand"),)),
        "Activated: draw up to 3 cards, then draw 1 card for each card in your hand.": Activated((Draw(3, up_to=True), Draw(Count(YOUR_HAND)))),
        "Activated: draw 1 card for each of your <Sora>.": Activated((Draw(Count(yours)),)),
        "Activated: draw cards equal to 2 times the number of cards in your opponent's hand.": Activated((Draw(Count(Cards(("hand",), "opponent"), 2)),)),
        "Activated: your opponent draws 1 card.": Activated((Draw(side="opponent"),)),
        "Activated: look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck.": Activated((Look(Top("deck", 3)), Move(Choose(It()), "hand"), Move(Remaining(), "deck", bottom=True))),
        "Activated: look at the top 3 cards of your deck. Reveal and put up to 1 of them into your hand, then put the rest on top of your deck.": Activated((Look(Top("deck", 3)), Move(Choose(It(), least=0), "hand", reveal=True), Move(Remaining(), "deck"))),
        "Activated: look at up to the top 3 cards of your deck.": Activated((Look(Top("deck", 3), up_to=True),)),
        "Activated: your opponent looks at your hand.": Activated((Look(YOUR_HAND, "opponent"),)),
        "Activated: search your deck for 1 <Sora>, reveal it and put it into your hand, then shuffle your deck.": Activated((Move(Choose(Cards(("deck",), where=SORA), least=0), "hand", reveal=True), Shuffle())),
        "Activated: search your deck for up to 2 cards named <Sora>, put them into your hand.": Activated((Move(Choose(Cards(("deck",), where=SORA), 2, least=0), "hand"),)),
        "Activated: reveal the top card of your deck. If it is a <Sora>, put it into your hand. Otherwise, draw 1 card.": Activated((Reveal(Top("deck")), If(Matches(It(), SORA), (Move(It(), "hand"),), otherwise=DRAW))),
        "Activated: you may shuffle your deck. If you do, draw 2 cards.": Activated((May((Shuffle(),), (Draw(2),)),)),
        "Activated: your opponent may draw 1 card.": Activated((May(DRAW, side="opponent"),)),
        "Activated: unless it is your turn, you may draw 1 card.": Activated((If(Not(TurnOf()), (May(DRAW),)),)),
        "Activated: you win the game.": Activated((Lose("opponent"),)),
        "Activated: you lose the game.": Activated((Lose(),)),
        "Activated: your opponent loses the game.": Activated((Lose("opponent"),)),
        "Activated: at the end of this turn, draw 1 card.": Activated((Delay(Step("turn", "ends"), DRAW),)),
        "Activated: at the beginning of your next turn, draw 1 card.": Activated((Delay(Step("turn", side="you"), DRAW),)),
        "Activated: at the beginning of the next turn, draw 1 card.": Activated((Delay(Step("turn"), DRAW),)),
        "Activated: the next time you draw a card, draw 1 card.": Activated((Delay(When("draw", by="you"), DRAW),)),
        "Activated: the next time you draw a card this turn, draw 1 card.": Activated((Delay(When("draw", by="you"), DRAW, until="turn", once=True),)),
        "Activated: each time you draw a card this turn, draw 1 card.": Activated((Delay(When("draw", by="you"), DRAW, until="turn"),)),
        "Activated: the next time you would draw a card this turn, shuffle your deck instead.": Activated((Replace(Replacement(When("draw", by="you"), (Shuffle(),)), once=True),)),
        "Activated: until the end of the turn, when you would draw a card, you may shuffle your deck instead.": Activated((Replace(Replacement(When("draw", by="you"), (), optional=True, first=(Shuffle(),))),)),
        "Activated: until the end of the turn, 1 of your <Sora> cannot be moved.": Activated((Gain(Choose(yours), (Forbid("move"),)),)),
        "Activated: for the rest of the game, your <Sora> are also named <Miko>.": Activated((Gain(yours, (Info("name", add="Miko"),), until="game"),)),
        "Activated: as long as this ability is valid, your opponent's <Sora> lose all abilities.": Activated((Gain(Cards(home, "opponent", where=SORA), (LoseAbilities(),), until="always"),)),
        "Activated: if you have 2 or more cards in hand and your opponent has 1 or fewer cards in hand, draw 1 card.": Activated((If(All((CountIs(YOUR_HAND, least=2), CountIs(Cards(("hand",), "opponent"), most=1))), DRAW),)),
        "Activated: if you have exactly 2 cards in hand, draw 1 card.": Activated((If(CountIs(YOUR_HAND, least=2, most=2), DRAW),)),
        "Activated: if you have a <Sora>, draw 1 card.": Activated((If(CountIs(yours, least=1), DRAW),)),
        "Activated: if there are 2 or more <Sora>, draw 1 card.": Activated((If(CountIs(here, least=2), DRAW),)),
        "Activated: if there are no <Sora>, draw 1 card.": Activated((If(CountIs(here, most=0), DRAW),)),
        "Activated: if there is a <Sora> in your hand, draw 1 card.": Activated((If(CountIs(Cards(("hand",), where=SORA), least=1), DRAW),)),
        "Activated: if this card is named <Sora>, draw 1 card.": Activated((If(Matches(This(), SORA), DRAW),)),
        "Activated: if this card is <Sora>, draw 1 card.": Activated((If(Matches(This(), SORA), DRAW),)),
        "Activated: if this card is not a <Sora>, draw 1 card.": Activated((If(Not(Matches(This(), SORA)), DRAW),)),
        "Activated: if this card is in your hand, draw 1 card.": Activated((If(Matches(This(), zone=("hand",)), DRAW),)),
        "Activated: if the number of cards in your hand is 3 or less, draw 1 card.": Activated((If(AmountIs(Count(YOUR_HAND), most=3), DRAW),)),
        "Activated: if the number of cards in your hand is even, draw 1 card.": Activated((If(AmountIs(Count(YOUR_HAND), odd=False), DRAW),)),
        "Activated: if it is not true that it is your turn, draw 1 card.": Activated((If(Not(TurnOf()), DRAW),)),
        "When a card is put into your hand from the deck, draw 1 card.": Automatic(When("move", subject=Cards(), frm=("deck",), to=("hand",)), DRAW),
        "When this card is put into your hand by your opponent's ability, draw 1 card.": Automatic(When("move", subject=This(), by="opponent", to=("hand",)), DRAW),
        "When a <Sora> is returned to hand by an ability, draw 1 card.": Automatic(When("move", subject=Cards(side="both", where=SORA), by="both", to=("hand",)), DRAW),
        "When a <Sora> is revealed, draw 1 card.": Automatic(When("reveal", subject=Cards(side="both", where=SORA)), DRAW),
    }  # fmt: skip


HOLOMEM: dict[str, Ability] = {
    'Activated: draw 1 card.': Activated(then=DRAW),
    'Activated, once per turn: archive 1 cheer attached to this holomem: draw 1 card.': Activated(then=DRAW, cost=(Move(Choose(Cards(side="both", where=CHEER, on=This())), to="archive"),), limit=Limit()),
    'Activated "Sing", twice per game (while you have 3 or less life): rest this holomem and then archive 1 card from your hand: draw 2 cards.': Activated(then=(Draw(2),), cost=(Rest(This()), DISCARD,), condition=CountIs(YOUR_LIFE, most=3), limit=Limit(count=2, per="game"), name="Sing"),
    'Activated, 3 times per turn, only if it is your turn: draw 1 card.': Activated(then=DRAW, condition=TurnOf(), limit=Limit(count=3)),
    'When this holomem collabs, draw 1 card.': Automatic(COLLABS, DRAW),
    'When this holomem collabs, you may archive 1 card from your hand: draw 2 cards.': Automatic(COLLABS, then=(Draw(2),), cost=(DISCARD,)),
    'When a holomem collabs, if it is red, draw 1 card.': Automatic(When("collab", subject=ANYONE), then=DRAW, condition=Matches(That(), where=Filter(facts=(OneOf("color", ("red",)),)))),
    'When a holomem collabs, if it is red, you may archive 1 card from your hand: draw 2 cards.': Automatic(When("collab", subject=ANYONE), then=(Draw(2),), cost=(DISCARD,), condition=Matches(That(), where=Filter(facts=(OneOf("color", ("red",)),)))),
    'Once per turn, when a holomem collabs, heal 10 HP from it.': Automatic(When("collab", subject=ANYONE), then=(Heal(That(), amount=10),), limit=Limit()),
    'While this holomem is in the center position, when a holomem collabs, draw 1 card.': Automatic(When("collab", subject=ANYONE), then=DRAW, valid=Matches(This(), zone=("center",))),
    'In the archive: When your holomem collabs, draw 1 card.': Automatic(When("collab", subject=YOURS), then=DRAW, zone=("archive",)),
    'Gift "Smile": When this holomem collabs, draw 1 card.': Automatic(COLLABS, then=DRAW, name="Smile", keywords=GIFT),
    'Bloom effect: draw 1 card.': Extra("bloom-effect", then=DRAW),
    'Collab effect "Hello", only if it is your turn: archive 1 card from your hand: draw 1 card.': Extra("collab-effect", then=DRAW, cost=(DISCARD,), condition=TurnOf(), name="Hello"),
    'Once per turn, collab effect: draw 1 card.': Extra("collab-effect", then=DRAW, limit=Limit()),
    'Ability addition: [Gift "Smile": When this holomem collabs, draw 1 card.].': Extra("ability-addition", gives=Automatic(COLLABS, then=DRAW, name="Smile", keywords=GIFT)),
    'Ability addition, only if the holomem this card is attached to is red: "Collab effect: draw 1 card.".': Extra("ability-addition", condition=Matches(Host(), Filter(facts=(OneOf("color", ("red",)),))), gives=Extra("collab-effect", then=DRAW)),
    'Once per turn, ability change, only if you have 3 or more cards in hand: [Gift "Smile": When this holomem collabs, draw 1 card.].': Extra("ability-change", condition=CountIs(YOUR_HAND, least=3), limit=Limit(), gives=Automatic(COLLABS, then=DRAW, name="Smile", keywords=GIFT)),
    'When you have no cards in hand, draw 1 card.': Automatic(While(condition=CountIs(YOUR_HAND, most=0)), DRAW),
    'At the beginning of your main step, draw 1 card.': Automatic(Step("main", side="you"), DRAW),
    'At the beginning of each performance step, draw 1 card.': Automatic(Step("performance"), DRAW),
    'At the end of the turn, archive this holomem.': Automatic(Step("turn", edge="ends"), then=(Move(This(), to="archive"),)),
    "At the end of your opponent's turn, draw 1 card.": Automatic(Step("turn", edge="ends", side="opponent"), DRAW),
    'When this holomem is downed, draw 1 card.': Automatic(When("down", subject=This()), then=DRAW),
    'When this holomem is downed, you may archive 1 card from your hand: draw 2 cards.': Automatic(When("down", subject=This()), then=(Draw(2),), cost=(DISCARD,)),
    "When 1 of your holomem is downed by an opponent's holomem, draw 1 card.": Automatic(When("down", subject=YOURS, source=THEIRS), then=DRAW),
    'When this holomem downs a holomem, draw 1 card.': Automatic(When("down", subject=ANYONE, source=This()), then=DRAW),
    'This holomem gets HP +20.': Continuous(This(), changes=(Number("hp", add=20),)),
    'Your red holomem get arts +10.': Continuous(Cards(zone=STAGE, where=Filter(facts=(OneOf("color", ("red",)),))), changes=(Number("arts", add=10),)),
    'While this holomem is in the center position, your other holomem get arts +20 for each fan attached to this holomem.': Continuous(Cards(zone=STAGE, where=Filter(other=True)), changes=(Number("arts", add=Count(Cards(side="both", where=Filter(facts=(OneOf("subtype", ("fan",)),)), on=This()), times=20)),), condition=Matches(This(), zone=("center",))),
    'This holomem gets arts named "Sing" +20.': Continuous(This(), changes=(Number("arts", add=20, named="Sing"),)),
    'This holomem gets baton pass cost +1.': Continuous(This(), changes=(Number("baton pass", add=1),)),
    "This holomem's HP is 50.": Continuous(This(), changes=(Number("hp", set=50),)),
    'Your back holomem have HP 50.': Continuous(YOUR_BACK, changes=(Number("hp", set=50),)),
    'This holomem is also red and gets HP +20 and arts +10.': Continuous(This(), changes=(Info("color", add="red"), Number("hp", add=20), Number("arts", add=10),)),
    'This holomem is red, and is also named <AZKi>.': Continuous(This(), changes=(Info("color", set="red"), Info("name", add="AZKi"),)),
    'This holomem is named <AZKi>.': Continuous(This(), changes=(Info("name", set="AZKi"),)),
    'This holomem has the tag #song.': Continuous(This(), changes=(Info("tag", add="#song"),)),
    'Each of your holomem has only the tag #song.': Continuous(YOURS, changes=(Info("tag", set="#song"),)),
    'This holomem is a 1st holomem.': Continuous(This(), changes=(Info("level", set="1st"),)),
    'This holomem is also a Debut holomem.': Continuous(This(), changes=(Info("level", add="Debut"),)),
    'Your center holomem gains "When this holomem collabs, draw 1 card.".': Continuous(YOUR_CENTER, changes=(GainAbility(ability=Automatic(COLLABS, then=DRAW)),)),
    'Your center holomem gains [Art "Sing", red, 50: this art deals +20 damage.].': Continuous(YOUR_CENTER, changes=(GainAbility(ability=Special("art", "Sing", values=(Value("cost", ("red",)), Value("damage", 50),), then=(Act("boost", amount=20),))),)),
    "Your opponent's center holomem loses all abilities.": Continuous(THEIR_CENTER, changes=(LoseAbilities(),)),
    'This holomem loses the ability "Smile".': Continuous(This(), changes=(LoseAbilities(named="Smile"),)),
    "Your opponent's center holomem's abilities are invalid.": Continuous(THEIR_CENTER, changes=(Invalidate(),)),
    'This holomem\'s ability "Smile" is invalid.': Continuous(This(), changes=(Invalidate(named="Smile"),)),
    'This holomem cannot bloom.': Continuous(This(), changes=(Forbid("bloom"),)),
    'This holomem cannot collab.': Continuous(This(), changes=(Forbid("collab"),)),
    'This holomem cannot baton pass.': Continuous(This(), changes=(Forbid("baton-pass"),)),
    "An opponent's holomem cannot use arts.": Continuous(THEIRS, changes=(Forbid("art"),)),
    'This holomem cannot become active.': Continuous(This(), changes=(Forbid("ready"),)),
    'This holomem cannot become resting.': Continuous(This(), changes=(Forbid("rest"),)),
    'This holomem cannot be moved.': Continuous(This(), changes=(Forbid("move"),)),
    'This holomem cannot be healed.': Continuous(This(), changes=(Forbid("heal"),)),
    'This holomem cannot be damaged.': Continuous(This(), changes=(Forbid("damage"),)),
    "This holomem can also use arts on your opponent's back holomem with damage.": Continuous(This(), changes=(Allow("target", Cards(zone=("back",), side="opponent", where=Filter(state=("damaged",)))),)),
    'Your oshi holomem can use "Idol" twice per turn.': Continuous(Cards(zone=("oshi",)), changes=(Number("ability uses", set=2, named="Idol"),)),
    "When you would take life damage by your opponent's ability, you take 0 instead.": Replacement(When("life-damage", source=Cards(side="opponent"), by="you", cause=("effect",)), (Happen(set=0),)),
    "When this holomem downs a holomem, draw cards equal to that holomem's excess damage divided by 30.": Automatic(When("down", subject=Cards(zone=STAGE, side="both"), source=This()), (Draw(Fact("excess damage", That(), over=30)),)),
    'This holomem cannot have its art damage reduced.': Continuous(This(), changes=(Forbid("reduce"),)),
    'When this holomem would deal art damage to a holomem with the same color as the cheers of your archive, it deals 20 more instead.': Replacement(When("deal-damage", subject=Cards(zone=STAGE, side="both", where=Filter(alike=(Alike("color", Cards(zone=("archive",), where=CHEER)),))), source=This(), cause=("art",)), (Happen(add=20),)),
    "At the end of your opponent's performance step, draw 1 card.": Automatic(Step("performance", edge="ends", side="opponent"), (Draw(1),)),
    'This holomem can bloom a second time in a turn.': Continuous(This(), changes=(Allow("second-bloom"),)),
    'Once per turn by name, bloom effect "Crew": draw 1 card.': Extra("bloom-effect", then=(Draw(1),), limit=Limit(per="name"), name="Crew"),
    'This holomem gets yellow arts cost -1.': Continuous(This(), changes=(Number("yellow arts cost", add=-1),)),
    'This holomem cannot have cards attached.': Continuous(This(), changes=(Forbid("attach"),)),
    "While it is your opponent's main step, this holomem cannot have its HP changed.": Continuous(This(), changes=(Forbid("hp"),), condition=TurnOf("opponent", "main")),
    'This holomem can have up to 2 tools attached.': Continuous(This(), changes=(Cap(what="tool", most=2),)),
    'When this holomem would take damage, it takes 20 less instead.': Replacement(HURT, instead=(Happen(add=-20),)),
    'When this holomem would take damage, it takes 10 less for each fan attached to this holomem instead.': Replacement(HURT, instead=(Happen(add=Count(Cards(side="both", where=Filter(facts=(OneOf("subtype", ("fan",)),)), on=This()), times=-10)),)),
    'When this holomem would take damage, it takes 10 more instead.': Replacement(HURT, instead=(Happen(add=10),)),
    'When this holomem would take damage, it takes half (round down) instead.': Replacement(HURT, instead=(Happen(over=2),)),
    'When this holomem would take damage, it takes twice as much instead.': Replacement(HURT, instead=(Happen(times=2),)),
    'When this holomem would take damage, it takes 3 times as much instead.': Replacement(HURT, instead=(Happen(times=3),)),
    'When this holomem would take damage, it takes damage equal to the number of cards in your hand instead.': Replacement(HURT, instead=(Happen(set=Count(YOUR_HAND)),)),
    "When this holomem would take art damage from an opponent's holomem, if it is in the center position, it takes 0 instead.": Replacement(When("take-damage", subject=This(), source=THEIRS, cause=("art",)), instead=(Happen(set=0),), condition=Matches(That(), zone=("center",))),
    "When this holomem would deal damage to an opponent's holomem, it deals 20 more instead.": Replacement(When("deal-damage", subject=THEIRS, source=This()), instead=(Happen(add=20),)),
    'When this holomem would take damage, you may archive 1 cheer attached to this holomem instead. If you do, it takes 0.': Replacement(HURT, instead=(Happen(set=0),), optional=True, first=(Move(Choose(Cards(side="both", where=CHEER, on=This())), to="archive"),)),
    'When your center holomem would take damage, you may rest this holomem instead. If you do, this holomem takes it.': Replacement(When("take-damage", subject=YOUR_CENTER), instead=(Happen(card=This()),), optional=True, first=(Rest(This()),)),
    "When a holomem would be archived, return it to its player's hand instead.": Replacement(When("move", subject=Cards(side="both", where=Filter(kind=("holomem",))), to=("archive",)), instead=(Happen(to="hand"),)),
    'When a holomem would be archived, return it to the bottom of the deck instead.': Replacement(When("move", subject=Cards(side="both", where=Filter(kind=("holomem",))), to=("archive",)), instead=(Move(That(), to="deck", bottom=True),)),
    'When a holomem would be put into your archive from the stage by an ability, return it to hand instead.': Replacement(When("move", subject=Cards(where=Filter(kind=("holomem",))), by="both", frm=STAGE, to=("archive",)), instead=(Happen(to="hand"),)),
    'When this holomem would be returned to hand, archive it instead.': Replacement(When("move", subject=This(), to=("hand",)), instead=(Happen(to="archive"),)),
    'When this holomem would leave the stage, rest it instead.': Replacement(When("move", subject=This(), frm=STAGE, to=OFF_STAGE), instead=(Rest(That()),)),
    'When a holomem would be downed, heal it fully instead.': Replacement(When("down", subject=ANYONE), instead=(Heal(That()),)),
    'When this holomem would become resting, instead draw 1 card.': Replacement(When("rest", subject=This()), instead=(Draw(),)),
    'When you would draw a card, instead archive the top card of your deck.': Replacement(When("draw", by="you"), instead=(Move(Top("deck"), to="archive"),)),
    'When you would take life damage, you take 1 less instead.': Replacement(When("life-damage", by="you"), instead=(Happen(add=-1),)),
    'When you roll a die, the result is 6 instead.': Replacement(When("roll", by="you"), instead=(Happen(set=6),)),
    'When you roll a die, the result is 1 more instead.': Replacement(When("roll", by="you"), instead=(Happen(add=1),)),
    'When you roll a die, you may roll the die again instead.': Replacement(When("roll", by="you"), instead=(Reroll(),), optional=True),
    'Art "Dance", no cheers, 30.': Special("art", "Dance", values=(Value("damage", 30),)),
    'Art "Sing", red red colorless, 50: deal 10 damage to 1 of your opponent\'s back holomem.': Special("art", "Sing", values=(Value("cost", ("red", "red", "colorless",)), Value("damage", 50),), then=(Damage(10, Choose(THEIR_BACK)),)),
    'Art "Beat", white, 40, +50 against red.': Special("art", "Beat", values=(Value("cost", ("white",)), Value("damage", 40), Value("against", "red"), Value("bonus", 50),)),
    'Art "Guard", white, 0, once per turn, usable when this holomem would take damage: it takes 0 instead.': Special("art", "Guard", values=(Value("cost", ("white",)),), then=(Happen(set=0),), usable=Usable(at=HURT, would=True), limit=Limit()),
    'Art "Answer", white, 0, usable when this holomem collabs: draw 1 card.': Special("art", "Answer", values=(Value("cost", ("white",)),), then=DRAW, usable=Usable(at=COLLABS)),
    'Art "Big", blue, 10: this art deals +20 damage for each cheer attached to this holomem.': Special("art", "Big", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Act("boost", amount=Count(Cards(side="both", where=CHEER, on=This()), times=20)),)),
    'Art "Deep", blue, 10: this art deals additional damage equal to this holomem\'s damage.': Special("art", "Deep", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Act("boost", amount=Fact(name="damage", card=This())),)),
    'Art "Roll", blue, 10: Roll a die. If the number rolled is odd, this art deals +20 damage; otherwise, use this art again.': Special("art", "Roll", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Roll(), If(condition=AmountIs(Rolled(), odd=True), then=(Act("boost", amount=20),), otherwise=(Act("use-again"),)),)),
    'Art "Comet", blue, 10: you may archive 2 blue cheers attached to this holomem. If you do, this art can also target your opponent\'s back holomem.': Special("art", "Comet", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(May(first=(Move(Choose(Cards(side="both", where=Filter(kind=("cheer",), facts=(OneOf("color", ("blue",)),)), on=This()), most=2), to="archive"),), then=(Act("also-target", Cards(zone=("back",), side="opponent")),)),)),
    'Art "Gone", blue, 10: archive 1 cheer attached to the target.': Special("art", "Gone", values=(Value("cost", ("blue",)), Value("damage", 10),), then=(Move(Choose(Cards(side="both", where=CHEER, on=Target())), to="archive"),)),
    'Extra: any number in a deck.': Extra("any-number"),
    'Extra: life -2 when downed.': Extra("life-2"),
    'Extra: also treated as <AZKi>, <Suisei>.': Extra("also", names=("AZKi", "Suisei",)),
    'Extra: cannot bloom.': Extra("no-bloom"),
    'When another holomem collabs, heal 10 HP from that holomem.': Automatic(When("collab", subject=Cards(zone=STAGE, side="both", where=Filter(other=True))), then=(Heal(That(), amount=10),)),
    "When this holomem takes damage from an opponent's holomem, deal 10 damage to the source.": Automatic(When("damage", subject=This(), source=THEIRS), then=(Damage(10, Source()),)),
    'Your oshi holomem gains "When you draw a card, heal 10 HP from your center holomem.".': Continuous(Cards(zone=("oshi",)), changes=(GainAbility(ability=Automatic(When("draw", by="you"), then=(Heal(YOUR_CENTER, amount=10),))),)),
    'When this holomem takes damage, draw cards equal to that amount.': Automatic(When("damage", subject=This()), then=(Draw(EventAmount()),)),
    'When a holomem collabs, at the end of this turn, archive it.': Automatic(When("collab", subject=ANYONE), then=(Look(That()), Delay(at=Step("turn", edge="ends"), then=(Move(It(), to="archive"),)),)),
    'When this holomem blooms, draw 1 card.': Automatic(When("bloom", subject=This()), DRAW),
    'When this holomem takes damage, draw 1 card.': Automatic(When("damage", subject=This()), DRAW),
    'When this holomem takes art damage, draw 1 card.': Automatic(When("damage", subject=This(), cause=("art",)), DRAW),
    'When this holomem takes effect damage, draw 1 card.': Automatic(When("damage", subject=This(), cause=("effect",)), DRAW),
    'When this holomem deals damage to a back holomem, draw 1 card.': Automatic(When("damage", subject=Cards(zone=("back",), side="both"), source=This()), DRAW),
    'When this holomem deals art damage, draw 1 card.': Automatic(When("damage", source=This(), cause=("art",)), DRAW),
    'When this holomem is healed, draw 1 card.': Automatic(When("heal", subject=This()), DRAW),
    'When this holomem becomes resting, draw 1 card.': Automatic(When("rest", subject=This()), DRAW),
    'When this holomem becomes active, draw 1 card.': Automatic(When("ready", subject=This()), DRAW),
    'When this holomem uses an art, draw 1 card.': Automatic(When("use-art", subject=This()), DRAW),
    'When this holomem uses an ability, draw 1 card.': Automatic(When("use-ability", subject=This()), DRAW),
    'When this holomem is switched, draw 1 card.': Automatic(When("switch", subject=This()), DRAW),
    'When this holomem baton passes, draw 1 card.': Automatic(When("baton-pass", subject=This()), DRAW),
    'When a holomem is revealed, draw 1 card.': Automatic(When("reveal", subject=Cards(side="both", where=Filter(kind=("holomem",)))), DRAW),
    'When this holomem is put onto the stage, draw 1 card.': Automatic(When("move", subject=This(), frm=OFF_STAGE, to=STAGE), DRAW),
    'When this holomem is put onto the collab position from the back position, draw 1 card.': Automatic(When("move", subject=This(), frm=("back",), to=("collab",)), DRAW),
    "When this holomem is returned to your hand from the stage by your opponent's ability, draw 1 card.": Automatic(When("move", subject=This(), by="opponent", frm=STAGE, to=("hand",)), DRAW),
    'When this holomem is archived from your hand, draw 1 card.': Automatic(When("move", subject=This(), frm=("hand",), to=("archive",)), DRAW),
    'When a red cheer is put into your archive, draw 1 card.': Automatic(When("move", subject=Cards(where=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),))), to=("archive",)), DRAW),
    'When a holomem leaves the stage, draw 1 card.': Automatic(When("move", subject=Cards(side="both", where=Filter(kind=("holomem",))), frm=STAGE, to=OFF_STAGE), DRAW),
    'When a cheer is sent to this holomem, draw 1 card.': Automatic(When("send", subject=Cards(side="both", where=CHEER, on=This())), DRAW),
    'When a tool is attached to 1 of your holomem, draw 1 card.': Automatic(When("attach", subject=Cards(side="both", where=Filter(facts=(OneOf("subtype", ("tool",)),)), on=YOURS)), DRAW),
    'When you draw a card, draw 1 card.': Automatic(When("draw", by="you"), DRAW),
    'When your opponent rolls a die, draw 1 card.': Automatic(When("roll", by="opponent"), DRAW),
    'When you shuffle a deck, draw 1 card.': Automatic(When("shuffle", by="you"), DRAW),
    'When a player takes life damage, draw 1 card.': Automatic(When("life-damage", by="both"), DRAW),
    'When you use a support card, draw 1 card.': Automatic(When("use-support", by="you"), DRAW),
    'When you use an event, draw 1 card.': Automatic(When("use-support", subject=Cards(side="both", where=Filter(facts=(OneOf("subtype", ("event",)),))), by="you"), DRAW),
    'When your opponent uses an oshi skill, draw 1 card.': Automatic(When("use-skill", by="opponent"), DRAW),
}  # fmt: skip

OSHI: dict[str, Ability] = {
    'Oshi skill "Idol", 2 holo power, once per turn: draw 1 card.': Special("oshi-skill", "Idol", values=(Value("cost", 2),), limit=Limit(), then=DRAW),
    'SP oshi skill "Finale", 3 holo power, once per game, only if you have 3 or less life: draw 1 card.': Special("sp-oshi-skill", "Finale", values=(Value("cost", 3),), limit=Limit(per="game"), then=DRAW, condition=CountIs(YOUR_LIFE, most=3)),
    'Oshi skill "Guard", 1 holo power, once per turn, usable when your holomem would take damage: it takes 0.': Special("oshi-skill", "Guard", values=(Value("cost", 1),), limit=Limit(), then=(Happen(set=0),), usable=Usable(at=When("take-damage", subject=YOURS), would=True)),
    'Oshi skill "Cry", 1 holo power, once per turn, usable when your holomem is downed: draw 1 card.': Special("oshi-skill", "Cry", values=(Value("cost", 1),), limit=Limit(), then=DRAW, usable=Usable(at=When("down", subject=YOURS))),
    'Oshi skill "Hi", 1 holo power, once per turn, usable when your holomem collabs while you have 2 or more life: heal 20 HP from it.': Special("oshi-skill", "Hi", values=(Value("cost", 1),), limit=Limit(), then=(Heal(That(), amount=20),), usable=Usable(at=When("collab", subject=YOURS), condition=CountIs(YOUR_LIFE, least=2))),
}  # fmt: skip

SUPPORT: dict[str, Ability] = {
    'Draw 2 cards. Heal 10 HP from your center holomem.': Played((Draw(2), Heal(YOUR_CENTER, amount=10),)),
    'Archive 1 card from your hand or this cannot be used. Draw 2 cards.': Played((Draw(2),), must=(DISCARD,)),
    'Archive 1 card from your hand or this cannot be used.': Played(must=(DISCARD,)),
    'Only if you have 3 or less life: Draw 2 cards.': Played((Draw(2),), condition=CountIs(YOUR_LIFE, most=3)),
    'Can only be attached to <Sora>.': Played(only_on=Filter(name=("Sora",))),
    'Can only be attached to a red holomem.': Played(only_on=Filter(facts=(OneOf("color", ("red",)),))),
    'The holomem this card is attached to gets arts +10.': Continuous(Host(), changes=(Number("arts", add=10),)),
    'When the holomem this card is attached to collabs, draw 1 card.': Automatic(When("collab", subject=Host()), DRAW),
    'When a cheer attached to 1 of your holomem would be archived by your ability, you may archive this fan instead.': Replacement(When("move", subject=Cards(side="both", where=CHEER, on=YOURS), by="you", to=("archive",)), instead=(), optional=True, first=(Move(This(), to="archive"),)),
    "Rest each of your opponent's back holomem.": Played((Rest(THEIR_BACK),)),
    "Archive 1 of your opponent's back holomem with damage chosen by your opponent.": Played((Move(Choose(Cards(zone=("back",), side="opponent", where=Filter(state=("damaged",))), by="opponent"), to="archive"),)),
    'Archive up to 2 red or blue holomem cards with the tag #song named <Sora> or <Miko> from your hand.': Played((Move(Choose(Cards(zone=("hand",), where=Filter(kind=("holomem",), name=("Sora", "Miko"), facts=(OneOf("color", ("red", "blue")), OneOf("tag", ("#song",))))), most=2, least=0), to="archive"),)),
    'Archive all cards in your hand.': Played((Move(YOUR_HAND, to="archive"),)),
    "Archive your opponent's hand.": Played((Move(Cards(zone=("hand",), side="opponent"), to="archive"),)),
    'Heal 10 HP from all holomem.': Played((Heal(ANYONE, amount=10),)),
    "Heal 10 HP from 1 of any player's Debut or Spot holomem.": Played((Heal(Choose(Cards(zone=STAGE, side="both", where=Filter(facts=(OneOf("level", ("Debut", "Spot")),)))), amount=10),)),
    'Heal 10 HP from 1 of your center or collab holomem.': Played((Heal(Choose(Cards(zone=("center", "collab",))), amount=10),)),
    "Down 1 of your opponent's holomem with 50 or less HP remaining.": Played((Act("down", Choose(Cards(zone=STAGE, side="opponent", where=Filter(bounds=(Bound("hp", most=50),))))),)),
    "Down 1 of your opponent's holomem with 60 or more HP remaining.": Played((Act("down", Choose(Cards(zone=STAGE, side="opponent", where=Filter(bounds=(Bound("hp", least=60),))))),)),
    'Rest 1 of your active holomem with no damage.': Played((Rest(Choose(Cards(zone=STAGE, where=Filter(state=("active", "undamaged"))))),)),
    'Archive 1 limited support card from your hand.': Played((Move(Choose(Cards(zone=("hand",), where=Filter(kind=("support",), state=("limited",)))), to="archive"),)),
    'Put 1 Buzz holomem from your archive into your hand.': Played((Move(Choose(Cards(zone=("archive",), where=Filter(kind=("holomem",), state=("buzz",)))), to="hand"),)),
    "Archive 1 of your opponent's holomem that has a red cheer attached.": Played((Move(Choose(Cards(zone=STAGE, side="opponent", where=Filter(with_attached=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),))))), to="archive"),)),
    "Archive 1 of your opponent's holomem with a tool attached.": Played((Move(Choose(Cards(zone=STAGE, side="opponent", where=Filter(with_attached=Filter(facts=(OneOf("subtype", ("tool",)),))))), to="archive"),)),
    'Archive 1 tool attached to 1 of your #song holomem.': Played((Move(Choose(Cards(side="both", where=Filter(facts=(OneOf("subtype", ("tool",)),)), on=Cards(zone=STAGE, where=Filter(facts=(OneOf("tag", ("#song",)),))))), to="archive"),)),
    'Archive 1 cheer attached to a holomem.': Played((Move(Choose(Cards(side="both", where=CHEER, on=ANYONE)), to="archive"),)),
    'Archive 1 cheer attached to your center holomem.': Played((Move(Choose(Cards(side="both", where=CHEER, on=YOUR_CENTER)), to="archive"),)),
    'Put 1 holomem from your archive with the same name as your center holomem into your hand.': Played((Move(Choose(Cards(zone=("archive",), where=Filter(kind=("holomem",), alike=(Alike("name", YOUR_CENTER),)))), to="hand"),)),
    'Put 1 holomem from your archive with the same color as your center holomem into your hand.': Played((Move(Choose(Cards(zone=("archive",), where=Filter(kind=("holomem",), alike=(Alike("color", YOUR_CENTER),)))), to="hand"),)),
    'Put 1 card stacked under your center holomem into your hand.': Played((Move(Choose(Cards(side="both", on=YOUR_CENTER, part="stacked")), to="hand"),)),
    "Put the top 2 cards of your opponent's deck into the archive.": Played((Move(Top("deck", count=2, side="opponent"), to="archive"),)),
    'Choose 1 of your holomem. Heal 30 HP from it.': Played((Heal(Choose(YOURS), amount=30),)),
    'Choose 1 of your holomem. If it is red, heal 20 HP from it.': Played((Look(Choose(YOURS)), If(condition=Matches(It(), where=Filter(facts=(OneOf("color", ("red",)),))), then=(Heal(It(), amount=20),)),)),
    'Draw up to 3 cards.': Played((Draw(3, up_to=True),)),
    'Draw up to 1 card for each of your holomem.': Played((Draw(Count(YOURS), up_to=True),)),
    'Draw 1 card for each of your holomem.': Played((Draw(Count(YOURS)),)),
    'Your opponent draws 1 card.': Played((Draw(side="opponent"),)),
    'Each player archives 1 card from their hand.': Played((Each(Move(Choose(YOUR_HAND), to="archive")),)),
    'Archive 1 to 2 cards from your hand.': Played((Move(Choose(YOUR_HAND, most=2, least=1), to="archive"),)),
    "Deal 10 damage to your opponent's center holomem and deal 10 damage to 1 of your opponent's back holomem.": Played((Damage(10, THEIR_CENTER), Damage(10, Choose(THEIR_BACK)),)),
    'This mascot counts as a red cheer for arts.': Continuous(This(), changes=(Info("arts cheer", add="red"),)),
    'Until the end of the turn, you can use 2 LIMITED support cards.': Played((Gain(Cards(zone=("oshi",)), (Number("limited", set=2),)),)),
    'Only one #magic event can be used per turn.': Played(limit=Limit(among=Filter(facts=(OneOf("subtype", ("event",)), OneOf("tag", ("#magic",)))))),
    'Your opponent loses 1 life.': Played((Act("lose-life", amount=1, side="opponent"),)),
    "Draw cards equal to your oshi holomem's printed life.": Played((Draw(Fact("printed life", Cards(zone=("oshi",)))),)),
    "Until the end of the turn, 1 of your opponent's 1st holomem cannot cost life.": Played((Gain(Choose(Cards(zone=STAGE, side="opponent", where=Filter(facts=(OneOf("level", ("1st",)),)))), (Forbid("life"),)),)),
    'Rest 1 of your holomem of one color.': Played((Rest(Choose(Cards(zone=STAGE, where=Filter(state=("one color",))))),)),
    'Rest 1 of your holomem with a different color than your center holomem.': Played((Rest(Choose(Cards(zone=STAGE, where=Filter(alike=(Alike("color", YOUR_CENTER, differs=True),))))),)),
    'Take another turn after this one.': Played((Act("another-turn"),)),
    'Heal your center holomem fully.': Played((Heal(YOUR_CENTER),)),
    "Set your opponent's center holomem's remaining HP to 50.": Played((Act("set-hp", THEIR_CENTER, amount=50),)),
    'Return 1 of your back holomem to hand.': Played((Move(Choose(YOUR_BACK), to="hand"),)),
    "Return 1 of your opponent's holomem to Debut.": Played((Act("return-to-debut", cards=Choose(THEIRS)),)),
    'Return 1 of your back holomem to the bottom of the deck.': Played((Move(Choose(YOUR_BACK), to="deck", bottom=True),)),
    'Put the top card of your deck into holo power.': Played((Move(Top("deck"), to="holo power"),)),
    'Put 1 card from your hand on top of your deck.': Played((Move(Choose(YOUR_HAND), to="deck"),)),
    'Put 1 Debut holomem from your archive onto the stage resting.': Played((Move(Choose(Cards(zone=("archive",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),)))), to="stage", resting=True),)),
    'Put 1 Debut holomem from your archive onto the collab position.': Played((Move(Choose(Cards(zone=("archive",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),)))), to="collab"),)),
    "Put the top card of your cheer deck into your opponent's life.": Played((Move(Top("cheer deck"), to="life", side="opponent"),)),
    'Send the top card of your cheer deck to 1 of your holomem.': Played((Attach(Top("cheer deck"), to=Choose(YOURS)),)),
    'Send 1 cheer from your archive to 1 of your <Sora>.': Played((Attach(Choose(Cards(zone=("archive",), where=CHEER)), to=Choose(Cards(zone=STAGE, where=Filter(name=("Sora",))))),)),
    'Attach 1 tool from your hand to your center holomem.': Played((Attach(Choose(Cards(zone=("hand",), where=Filter(facts=(OneOf("subtype", ("tool",)),)))), to=YOUR_CENTER),)),
    'Rest 1 of your back holomem, then make it active.': Played((Rest(Choose(YOUR_BACK)), Ready(It()),)),
    'Make your center holomem resting.': Played((Rest(YOUR_CENTER),)),
    "Down 1 of your opponent's back holomem.": Played((Act("down", Choose(THEIR_BACK)),)),
    'Switch your center holomem with 1 of your back holomem.': Played((Switch(cards=YOUR_CENTER, others=Choose(YOUR_BACK)),)),
    'Collab 1 of your back holomem.': Played((Act("collab", cards=Choose(YOUR_BACK)),)),
    'Bloom 1 of your Debut holomem with 1 1st holomem from your hand.': Played((Act("bloom", cards=Choose(Cards(zone=STAGE, where=Filter(facts=(OneOf("level", ("Debut",)),)))), using=Choose(Cards(zone=("hand",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("1st",)),))))),)),
    'Shuffle your cheer deck.': Played((Shuffle(zone="cheer deck"),)),
    'Look at the top 3 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck in any order.': Played((Look(Top("deck", count=3)), Move(Choose(It()), to="hand"), Move(Remaining(), to="deck", bottom=True),)),
    'Look at the top 4 cards of your deck. Reveal and put up to 1 of them into your hand and the rest on the bottom of your deck.': Played((Look(Top("deck", count=4)), Move(Choose(It(), least=0), to="hand", reveal=True), Move(Remaining(), to="deck", bottom=True),)),
    'Look at the top 3 cards of your deck. Put 1 of them into your hand, then archive the rest.': Played((Look(Top("deck", count=3)), Move(Choose(It()), to="hand"), Move(Remaining(), to="archive"),)),
    'Look at up to the top 3 cards of your deck, then shuffle your deck.': Played((Look(Top("deck", count=3), up_to=True), Shuffle(),)),
    "Look at your opponent's hand.": Played((Look(Cards(zone=("hand",), side="opponent")),)),
    'Your opponent looks at your hand.': Played((Look(YOUR_HAND, by="opponent"),)),
    'Search your deck for 1 Debut holomem, reveal it and put it into your hand, then shuffle your deck.': Played((Move(Choose(Cards(zone=("deck",), where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), least=0), to="hand", reveal=True), Shuffle(),)),
    'Search your deck for up to 2 holomem, put them onto the stage resting, then shuffle your deck.': Played((Move(Choose(Cards(zone=("deck",), where=Filter(kind=("holomem",))), most=2, least=0), to="stage", resting=True), Shuffle(),)),
    'Reveal the top card of your deck. If it is a red holomem, put it into your hand.': Played((Reveal(cards=Top("deck")), If(condition=Matches(It(), where=Filter(kind=("holomem",), facts=(OneOf("color", ("red",)),))), then=(Move(It(), to="hand"),)),)),
    'Roll a die. Draw cards equal to the number rolled.': Played((Roll(), Draw(Rolled()),)),
    "Roll a die. Deal damage equal to 10 times the number rolled to your opponent's center holomem.": Played((Roll(), Damage(amount=Rolled(times=10), to=THEIR_CENTER),)),
    'Roll a die. Heal 1 of your holomem by 10 times the number rolled.': Played((Roll(), Heal(Choose(YOURS), amount=Rolled(times=10)),)),
    "Deal damage equal to your center holomem's HP to 1 of your opponent's back holomem.": Played((Damage(amount=Fact(name="hp", card=YOUR_CENTER), to=Choose(THEIR_BACK)),)),
    'You may archive 1 card from your hand. If you do, draw 2 cards.': Played((May(first=(DISCARD,), then=(Draw(2),)),)),
    'Your opponent may archive 1 card from their hand.': Played((May(first=(Move(Choose(Cards(zone=("hand",), side="opponent")), to="archive"),), side="opponent"),)),
    'If you have <Sora> on the stage, you may draw 1 card. If you do, archive 1 card from your hand.': Played((If(condition=CountIs(Cards(zone=STAGE, where=Filter(name=("Sora",))), least=1), then=(May(first=(Draw(),), then=(DISCARD,)),)),)),
    'If it is your turn, draw 1 card. Otherwise, draw 2 cards.': Played((If(condition=TurnOf(), then=DRAW, otherwise=(Draw(2),)),)),
    'Unless your center holomem is resting, draw 1 card.': Played((If(condition=Not(Matches(YOUR_CENTER, where=Filter(state=("resting",)))), then=DRAW),)),
    'You win the game.': Played((Lose(side="opponent"),)),
    'You lose the game.': Played((Lose(),)),
    'Your opponent loses the game.': Played((Lose(side="opponent"),)),
    'Until the end of the turn, 1 of your holomem gets arts +20 and HP +10, then draw 1 card.': Played((Gain(Choose(YOURS), changes=(Number("arts", add=20), Number("hp", add=10),)), Draw(),)),
    'For the rest of the game, your holomem cannot collab.': Played((Gain(YOURS, changes=(Forbid("collab"),), until="game"),)),
    "As long as this ability is valid, your opponent's center holomem's abilities are invalid.": Played((Gain(THEIR_CENTER, changes=(Invalidate(),), until="always"),)),
    'Until the end of the turn, when your holomem would take damage, it takes 20 less instead.': Played((Replace(replacement=Replacement(When("take-damage", subject=YOURS), instead=(Happen(add=-20),))),)),
    'The next time your holomem would take damage this turn, it takes 0 instead.': Played((Replace(replacement=Replacement(When("take-damage", subject=YOURS), instead=(Happen(set=0),)), once=True),)),
    'The next time your holomem would take damage, it takes 0 instead.': Played((Replace(replacement=Replacement(When("take-damage", subject=YOURS), instead=(Happen(set=0),)), until="game", once=True),)),
    'At the end of this turn, draw 1 card.': Played((Delay(at=Step("turn", edge="ends"), then=DRAW),)),
    'At the beginning of your next main step, draw 1 card.': Played((Delay(at=Step("main", side="you"), then=DRAW),)),
    'At the beginning of the next turn, draw 1 card.': Played((Delay(at=Step("turn"), then=DRAW),)),
    'The next time a holomem collabs, draw 1 card.': Played((Delay(at=When("collab", subject=ANYONE), then=DRAW),)),
    'The next time a holomem collabs this turn, draw 1 card.': Played((Delay(at=When("collab", subject=ANYONE), then=DRAW, until="turn", once=True),)),
    'Each time a holomem collabs this turn, draw 1 card.': Played((Delay(at=When("collab", subject=ANYONE), then=DRAW, until="turn"),)),
    'If you have 2 or more cards in hand, draw 1 card.': Played((If(condition=CountIs(YOUR_HAND, least=2), then=DRAW),)),
    'If you have 1 or fewer cards in hand, draw 1 card.': Played((If(condition=CountIs(YOUR_HAND, most=1), then=DRAW),)),
    'If you have exactly 2 cards in hand, draw 1 card.': Played((If(condition=CountIs(YOUR_HAND, least=2, most=2), then=DRAW),)),
    'If you have a red holomem, draw 1 card.': Played((If(condition=CountIs(Cards(zone=STAGE, where=Filter(facts=(OneOf("color", ("red",)),))), least=1), then=DRAW),)),
    'If you have no <Sora>, draw 1 card.': Played((If(condition=CountIs(Cards(zone=STAGE, where=Filter(name=("Sora",))), most=0), then=DRAW),)),
    'If you have no life, draw 1 card.': Played((If(condition=CountIs(YOUR_LIFE, most=0), then=DRAW),)),
    'If your opponent has 3 or less life, draw 1 card.': Played((If(condition=CountIs(Cards(zone=("life",), side="opponent"), most=3), then=DRAW),)),
    "If there are 2 or more holomem on your stage and it is your opponent's turn, draw 1 card.": Played((If(condition=All(conditions=(CountIs(YOURS, least=2), TurnOf(side="opponent"),)), then=DRAW),)),
    "If there is a resting holomem on your opponent's stage, draw 1 card.": Played((If(condition=CountIs(Cards(zone=STAGE, side="opponent", where=Filter(state=("resting",))), least=1), then=DRAW),)),
    'If there are no red holomem, draw 1 card.': Played((If(condition=CountIs(Cards(zone=STAGE, side="both", where=Filter(facts=(OneOf("color", ("red",)),))), most=0), then=DRAW),)),
    'If your center holomem is in the center position, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, zone=("center",)), then=DRAW),)),
    'If your center holomem is not resting, draw 1 card.': Played((If(condition=Not(Matches(YOUR_CENTER, where=Filter(state=("resting",)))), then=DRAW),)),
    'If your center holomem is <Sora> or <Miko>, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(name=("Sora", "Miko"))), then=DRAW),)),
    'If your center holomem is named <Sora>, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(name=("Sora",))), then=DRAW),)),
    'If your center holomem is a Debut holomem, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(kind=("holomem",), facts=(OneOf("level", ("Debut",)),))), then=DRAW),)),
    'If your center holomem has 50 or less HP remaining, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(bounds=(Bound("hp", most=50),))), then=DRAW),)),
    'If your center holomem has damage, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(state=("damaged",))), then=DRAW),)),
    'If your center holomem has no damage, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(state=("undamaged",))), then=DRAW),)),
    'If your center holomem has the tag #song, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(facts=(OneOf("tag", ("#song",)),))), then=DRAW),)),
    'If your center holomem has a red cheer attached, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(with_attached=Filter(kind=("cheer",), facts=(OneOf("color", ("red",)),)))), then=DRAW),)),
    'If your center holomem has 2 or more cheers attached, draw 1 card.': Played((If(condition=CountIs(Cards(side="both", where=CHEER, on=YOUR_CENTER), least=2), then=DRAW),)),
    'If your center holomem has no cheers attached, draw 1 card.': Played((If(condition=CountIs(Cards(side="both", where=CHEER, on=YOUR_CENTER), most=0), then=DRAW),)),
    "If your center holomem's remaining HP is 50 or more, draw 1 card.": Played((If(condition=AmountIs(Fact(name="hp", card=YOUR_CENTER), least=50), then=DRAW),)),
    'Roll a die. If the number rolled is 4 or more, draw 1 card.': Played((Roll(), If(condition=AmountIs(Rolled(), least=4), then=DRAW),)),
    'Roll a die. If the number rolled is even, draw 1 card.': Played((Roll(), If(condition=AmountIs(Rolled(), odd=False), then=DRAW),)),
    'If it is not true that it is your turn, draw 1 card.': Played((If(condition=Not(TurnOf()), then=DRAW),)),
    'If your center holomem has bloomed from a Buzz holomem, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(upon=Filter(kind=("holomem",), state=("buzz",)))), then=DRAW),)),
    'If your center holomem has risen in level, draw 1 card.': Played((If(condition=Matches(YOUR_CENTER, where=Filter(state=("risen",))), then=DRAW),)),
    'Rest 1 of your <Sora> bloomed from a Buzz holomem.': Played((Rest(Choose(Cards(zone=STAGE, where=Filter(name=("Sora",), upon=Filter(kind=("holomem",), state=("buzz",)))))),)),
    'Send 1 to 3 cheers from your archive to up to 3 of your holomem, one each.': Played((Attach(Choose(Cards(zone=("archive",), where=CHEER), most=3, least=1), to=Choose(YOURS, most=3, least=0), share="each"),)),
    'Send up to 2 cheers from your archive to your holomem, divided as you like.': Played((Attach(Choose(Cards(zone=("archive",), where=CHEER), most=2, least=0), to=YOURS, share="will"),)),
    'Draw cards until you have 4 in hand.': Played((Draw(4, until=True),)),
    'Roll a die. Draw cards until you have as many in hand as the number rolled.': Played((Roll(), Draw(Rolled(), until=True))),
    'Draw 2 cards from the bottom of your deck.': Played((Draw(2, bottom=True),)),
    'Return 1 of your holomem and the cards stacked under it to the bottom of your deck in any order.': Played((Move(Choose(YOURS), to="deck", bottom=True, stack=True),)),
    'Put 1 card in the stack of your center holomem into your hand.': Played((Move(Choose(Cards(side="both", on=YOUR_CENTER, part="stack")), to="hand"),)),
    'Look at the top 7 cards of your deck. Put up to 1 staff among them into your hand, then archive the rest.': Played((Look(Top("deck", count=7)), Move(Choose(Remaining(Filter(facts=(OneOf("subtype", ("staff",)),))), least=0), to="hand"), Move(Remaining(), to="archive"))),
    'Archive 1 to 4 cards from your hand or holo power.': Played((Move(Choose(Cards(("hand", "holo power")), most=4, least=1), to="archive"),)),
    'Archive the top 1 to 5 cards of your deck. Heal 10 HP from your center holomem for each of them.': Played((Move(Top("deck", 5, least=1), to="archive"), Heal(YOUR_CENTER, amount=Count(It(), 10)))),
    'When a cheer attached to 1 of your holomem would be archived by an ability of the holomem this card is attached to, you may archive this fan instead.': Replacement(When("move", subject=Cards(side="both", where=CHEER, on=YOURS), source=Host(), to=("archive",)), (), optional=True, first=(Move(This(), "archive"),)),
    'If 1 of your holomem has bloomed this turn, draw 1 card.': Played((If(condition=AmountIs(Happened(When("bloom", subject=YOURS)), least=1), then=DRAW),)),
    'If your center holomem has become active by an ability of your oshi holomem this turn, draw 1 card.': Played((If(condition=AmountIs(Happened(When("ready", subject=YOUR_CENTER, source=Cards(("oshi",)))), least=1), then=DRAW),)),
    'If you have used a support card this turn, draw 1 card.': Played((If(condition=AmountIs(Happened(When("use-support", by="you")), least=1), then=DRAW),)),
    'If you have rolled a die this turn, draw 1 card.': Played((If(condition=AmountIs(Happened(When("roll", by="you")), least=1), then=DRAW),)),
    'Draw cards equal to the number of times you have rolled a die this turn.': Played((Draw(Happened(When("roll", by="you"))),)),
    'Roll 3 dice. Draw cards equal to the number rolled.': Played((Roll(3), Draw(Rolled()))),
    'Roll dice equal to the number of holomem on your stage. If the number rolled is 12 or more, draw 1 card.': Played((Roll(Count(YOURS)), If(AmountIs(Rolled(), least=12), DRAW))),
    'Archive 2 holomem from your hand that share a tag.': Played((Move(Choose(Cards(("hand",), where=Filter(kind=("holomem",))), 2, alike="tag"), "archive"),)),
    'Look at the top 4 cards of your deck. Put up to 3 holomem with different names among them into your hand.': Played((Look(Top("deck", 4)), Move(Choose(Remaining(Filter(kind=("holomem",))), 3, 0, unlike="name"), "hand"))),
    'Reveal the top 3 cards of your deck. If they have the same level, draw 1 card.': Played((Reveal(Top("deck", 3)), If(AreAlike(It(), "level"), DRAW))),
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
    """What the page shows that a game understands: the kind of card, and the text."""
    kind = SHARED[game][0]
    return [(kind if said == "any" else said, text) for said, text in SHOWN if said in ("any", *KINDS[game])]


CASES = [("hololive", *case) for case in TREES] + [(game, *case) for game in LANGUAGES for case in page(game)]
CASES += [(game, *case) for game in ("digicharat", "osica", "wixoss") for case in blocks(f"{game}:([a-z]+)")]
CASES = list(dict.fromkeys(CASES))


def parse_for(text: str, *, game: str, card_kind: str) -> tuple[Ability, ...]:
    """The abilities of a card of a game."""
    card_text = load(game).card_text
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
            used |= {str(part.data) for part in LANGUAGES[game]().tree(Line(0, line)).iter_subtrees()}
    assert rules - used == set()


def test_every_node_of_the_tree_has_a_text() -> None:
    unions = (
        abilities.Reference,
        abilities.Amount,
        abilities.Condition,
        abilities.Pattern,
        abilities.Instruction,
        abilities.Change,
        abilities.Ability,
    )
    nodes = {node for union in unions for node in get_args(union)} - {int}
    read = (parse_for(text, game=game, card_kind=kind) for game, kind, text in CASES)
    reached = {type(node) for trees in read for node in inside(trees)}
    assert nodes - reached == set()


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
    return grammar(f"saitei.steps.{game}")


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
    assert [line.text for line in lines(text)] == ["a b.", "c.", "d.", "e."]
    assert all(text[line.start :].startswith(line.text) for line in lines(text))


def test_a_text_is_read_once() -> None:
    text = "When this holomem collabs, draw 1 card."
    assert parse(text, card_kind="holomem") is parse(text, card_kind="holomem")


def test_a_given_ability_keeps_its_own_text() -> None:
    inner = 'Art "Sing", red, 50: draw 1 card.'
    (ability,) = parse(f"Your center holomem gains [ {inner} ].", card_kind="holomem")
    assert isinstance(ability, Continuous)
    (change,) = ability.changes
    assert isinstance(change, GainAbility)
    assert change.ability.text == inner


def test_the_game_is_found_by_its_name() -> None:
    assert load("hololive").card_text is parse


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
    ("support", "Heal 10 HP from it.", 1, "nothing was chosen that 'it' could mean"),
    ("holomem", "At the end of the turn, archive it.", 1, "nothing was chosen that 'it' could mean"),
    ("holomem", "It gets arts +10.", 1, "nothing was chosen that this could mean"),
    ("support", "Archive a card from your hand.", 9, "'a' does not say who chooses"),
    ("support", "Archive 1 card.", 11, "these cards could be anywhere"),
    ("support", "Deal 10 damage to 1 holomem.", 19, "this does not say whose"),
    ("support", "Archive 1 of your holomem in your opponent's archive.", 19, "two players"),
    ("support", "Archive 1 back holomem in your archive.", 11, "two places for one card"),
    ("support", "Archive 1 red blue card from your hand.", 11, "two words for the color"),
    ("support", "Archive 0 cards from your hand.", 9, "a choice of no card"),
    ("support", "Archive 1 cheer attached to 2 of your holomem.", 29, "one card is not attached to several"),
    ("support", "Choose your center holomem. Heal 10 HP from it.", 8, "nothing to choose"),
    ("holomem", "1 of your holomem gets arts +10.", 1, "a continuous effect chooses nothing"),
    ("holomem", "When 2 of your holomem collabs, draw 1 card.", 6, "one card at a time"),
    ("holomem", "When a tool is attached to this holomem, archive this tool and archive 1 tool.", 74, "could be anywhere"),
    ("holomem", "When this card is attached to your holomem, draw 1 card.", 6, "one holder at most"),
    ("support", "Can only be attached to a holomem in your archive.", 27, "a place is no use here"),
    ("support", "Search your deck for 1 holomem from your hand, put it into your hand.", 24, "a search is in the deck"),
    ("support", "If your center holomem is in your opponent's archive, draw 1 card.", 27, "its own player's zones"),
    ("support", "Put 1 card from your hand on the bottom of your archive.", 27, "has no bottom"),
    ("support", "If your center holomem has art damage, draw 1 card.", 4, "no card keeps art damage"),
    ("holomem", "When this holomem takes no damage, draw 1 card.", 6, "no damage is no event"),
    # words in the wrong kind of ability
    ("holomem", "Draw 1 card.", 1, "instructions alone are a support card's text"),
    ("support", 'Art "Sing", red, 50.', 1, "an art belongs to a holomem"),
    ("holomem", 'Oshi skill "Idol", 2 holo power: draw 1 card.', 1, "belongs to an oshi holomem"),
    ("holomem", "When this holomem would take damage, draw 1 card.", 1, "'would' asks for something else"),
    ("holomem", "When this holomem takes damage, draw 1 card instead.", 1, "what has happened is not replaced"),
    ("holomem", "At the end of the turn, draw 1 card instead.", 1, "no event here to replace"),
    ("holomem", "When this holomem takes damage, it takes 0.", 1, "no event here whose amount could change"),
    ("support", "Roll the die again.", 1, "no event here whose amount could change"),
    ("support", "This art deals +20 damage.", 1, "no art here that this could mean"),
    ("support", "Archive 1 cheer attached to the target.", 1, "no art here that this could mean"),
    ("holomem", "When this holomem would take damage, your opponent may draw 1 card instead.", 38, "write 'you may'"),
    ("support", "Once per turn, draw 1 card.", 1, "no limit can be said of this ability"),
    ("holomem", "Once per turn, once per game, when this holomem collabs, draw 1 card.", 1, "the limit is said twice"),
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
    with pytest.raises(CardTextError, match="there is no text"):
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
